/** Starts a Chromium: the one named by CHROMIUM, else the first that stands in the usual places. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of a Chromium on this machine, or null. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) =>
      NAMES.flatMap((name) => [path.join(folder, name), path.join(folder, `${name}.exe`)]),
    );
  const downloaded = chromium.executablePath();
  return [...onPath, ...PLACES, downloaded].find((file) => file && existsSync(file)) ?? null;
}

/** @param {import('playwright-core').LaunchOptions} [options] */
export function launch(options = {}) {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error(
      'No Chromium found. Install Chromium or Google Chrome, or name one in the variable CHROMIUM.',
    );
  return chromium.launch({
    executablePath,
    ...options,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      '--disable-sync',
      '--disable-component-update',
      ...(options.args ?? []),
    ],
  });
}
