// All that is measured, or the parts that are named: npm run bench -- quota memory
import * as check from './check.mjs';
import * as functions from './functions.mjs';
import * as pane from './pane.mjs';

/** @type {Record<string, () => unknown>} */
const parts = { ...functions, ...check, ...pane };
const asked = process.argv.filter((arg) => arg in parts);
for (const [name, measure] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name)) await measure();
