import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's top folder. */
export const top = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a program from the project's top with its output shown; ends the script when it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function run(program, args, env = {}) {
  const windows = process.platform === 'win32';
  const { status, error } = spawnSync(program, args, {
    cwd: top,
    stdio: 'inherit',
    shell: windows,
    env: { ...process.env, ...env },
  });
  if (error) console.error(`${program}: ${error.message}`);
  if (status !== 0) process.exit(status || 1);
}

/** Installs the packages of the lock file where they are missing or of another version. Needs Node alone. */
export function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old: 20.19 or later is needed (https://nodejs.org).`);
    process.exit(1);
  }
  if (installed()) return;
  console.log('Installing packages (once, a few minutes) ...');
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
}

/** Whether each package of the lock file lies in node_modules with its version. */
function installed() {
  if (!existsSync(`${top}/node_modules/.package-lock.json`)) return false;
  /** @param {string} file */
  const packages = (file) => JSON.parse(readFileSync(`${top}/${file}`, 'utf8')).packages;
  const there = packages('node_modules/.package-lock.json');
  return Object.entries(packages('package-lock.json')).every(
    ([path, { version, optional }]) => path === '' || optional || there[path]?.version === version,
  );
}
