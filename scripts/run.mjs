// node scripts/run.mjs FILE: installs what is missing, then runs FILE.
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { install } from './install.mjs';

install();
await import(pathToFileURL(resolve(process.argv[2] ?? '')).href);
