import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** A Chromium of this machine: the one that CHROMIUM names, on the path, in the usual places or Playwright's own. */
export async function findChromium() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const named = [process.env.CHROMIUM, ...onPath, ...PLACES].find((file) => file && existsSync(file));
  if (named) return named;
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/**
 * Finds a Chromium or installs one; says what to do where it cannot.
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  if (!debian(['chromium'])) playwrights();
  const installed = await findChromium();
  if (installed) return installed;
  console.error(
    'The end-to-end tests need Chromium, and none was found or could be installed.\n' +
      'Install Chromium, Chrome or Edge, or set CHROMIUM to the path of one, and run the command again.',
  );
  process.exit(1);
}

/** LibreOffice for the test of the sample workbook; without it the test says that it was skipped. */
export function ensureLibreOffice() {
  if (spawnSync('soffice', ['--version']).status !== 0) debian(['libreoffice-calc-nogui']);
}

/**
 * Installs Debian packages where this is a Debian and we may.
 * @param {string[]} packages
 */
function debian(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} ...`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  /** @param {string[]} args */
  const apt = (args) => spawnSync('apt-get', args, options).status === 0;
  return apt(['update']) && apt(['install', '-y', '--no-install-recommends', ...packages]);
}

function playwrights() {
  console.log("Downloading Playwright's Chromium ...");
  return (
    spawnSync('npx', ['--no-install', 'playwright-core', 'install', 'chromium'], {
      shell: process.platform === 'win32',
    }).status === 0
  );
}
