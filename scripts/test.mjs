// npm test: everything, on a machine with nothing but Node. The last line is 'N passed, N failed'.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, ensureLibreOffice } from './chromium.mjs';
import { install, top } from './install.mjs';

install();
process.env.CHROMIUM = await ensureChromium();
if (process.env.CI) ensureLibreOffice();

const counts = { passed: 0, failed: 0, skipped: 0 };
const reports = mkdtempSync(join(tmpdir(), 'dbf-test-'));

/**
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 */
function step(name, program, args) {
  const started = performance.now();
  console.log(`\n— ${name}`);
  const { status } = spawnSync(program, args, {
    cwd: top,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  console.log(
    `  ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${Math.round((performance.now() - started) / 1000)} s)`,
  );
  return status === 0;
}

/** @param {boolean} ok */
const count = (ok) => void counts[ok ? 'passed' : 'failed']++;

/**
 * @param {string} name
 * @param {string[]} args
 */
function tests(name, args) {
  const report = join(reports, `${name}.json`);
  const ok = step(name, 'npx', [
    '--no-install',
    'vitest',
    'run',
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTotalTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    counts.passed += numPassedTests;
    counts.failed += numFailedTests;
    counts.skipped += numPendingTests;
    // A suite that broke before its first test, or ran none, has failed whatever its tests say.
    if ((!ok && numFailedTests === 0) || numTotalTests === 0) count(false);
  } catch {
    count(false);
  }
}

count(step('format', 'npx', ['--no-install', 'prettier', '--check', '--log-level=warn', '.']));
count(step('lint', 'npx', ['--no-install', 'eslint', '--max-warnings=0', '.']));
count(
  step('types', 'npx', ['--no-install', 'tsc', '-p', 'tsconfig.json']) &&
    step('types of tests and tools', 'npx', ['--no-install', 'tsc', '-p', 'tsconfig.node.json']),
);
const built =
  step('build', 'npx', ['--no-install', 'webpack']) &&
  step('sample', process.execPath, ['scripts/sample/make.mjs']);
count(built);
if (built) count(step('manifest', process.execPath, ['scripts/check-manifest.mjs']));
tests('unit', []);
if (built) tests('end-to-end', ['--config', 'vitest.e2e.config.ts']);
rmSync(reports, { recursive: true, force: true });

const { passed, failed, skipped } = counts;
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
