// How the check does on a season of made-up workbooks: recall and precision per clause.
//   npm run season -- [--seeds 20] [--chapter rosters] [--clauses 303C1,321D1] [--show tables|all|covered] [--faults 3]
import { parseArgs } from 'node:util';
import { bundled } from '../scripts/bundled.mjs';

const { values } = parseArgs({
  // After the name of this file, whichever way it was started.
  args: process.argv.slice(process.argv.findIndex((arg) => arg.endsWith('season.mjs')) + 1),
  options: {
    seeds: { type: 'string', default: '20' },
    chapter: { type: 'string', default: '' },
    clauses: { type: 'string', default: '' },
    show: { type: 'string', default: '' },
    faults: { type: 'string', default: '1' },
  },
});
const { season } = await bundled('test/season/run.ts');
season(
  Number(values.seeds),
  values.chapter,
  values.clauses.split(',').filter(Boolean),
  values.show,
  Number(values.faults),
);
