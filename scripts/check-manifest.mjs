// npm run check:manifest: the built manifest against the rules offline, then against Microsoft's validator where it answers.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { addinUrl } from './manifest/editions.mjs';
import { complaints, pngSize } from './manifest/rules.mjs';

const FILE = 'dist/manifest.xml';
if (!existsSync(FILE)) {
  console.error(`${FILE} is missing: run \`npm run build\` first.`);
  process.exit(1);
}
const found = complaints(readFileSync(FILE, 'utf8'), (url) => {
  const file = url.replace(addinUrl(), 'dist/');
  return existsSync(file) ? pngSize(readFileSync(file)) : null;
});
found.forEach((complaint) => console.error(`${FILE}: ${complaint}`));
console.log(found.length === 0 ? `${FILE}: the offline rules hold.` : `${found.length} complaints`);
if (found.length > 0) process.exit(1);

// Microsoft's validator needs its service: its word counts where it speaks, its silence does not.
const { stdout, error } = spawnSync('npx', ['--no-install', 'office-addin-manifest', 'validate', FILE], {
  encoding: 'utf8',
  timeout: 20_000,
  shell: process.platform === 'win32',
});
const answer = error ? '' : (stdout ?? '');
if (/The manifest is valid/i.test(answer)) console.log("Microsoft's validator: valid.");
else if (/The manifest is not valid/i.test(answer)) {
  console.error(`Microsoft's validator:\n${answer}`);
  process.exitCode = 1;
} else console.log("Microsoft's validator could not be reached: not asked.");
