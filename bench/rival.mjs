// apportionment is CommonJS and says its example aloud when it is loaded.
import { createRequire } from 'node:module';

const { log } = console;
console.log = () => {};
/** @type {{ hamilton(votes: number[], seats: number): unknown }} */
export const { hamilton } = createRequire(import.meta.url)('apportionment');
console.log = log;
