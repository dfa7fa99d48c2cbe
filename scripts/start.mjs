// npm start: the production add-in in the workbench, on the sample workbook.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { install, run } from './install.mjs';

install();
run('npx', ['--no-install', 'webpack']);
run(process.execPath, ['scripts/sample/make.mjs']);
const { start } = await import('../workbench/server.mjs');
const { url } = await start({ port: await freePort(Number(process.env.PORT ?? 3000)) });
console.log(
  `\nArbejdsbordet kører på  ${url}\nThe workbench runs at   ${url}\n(Ctrl+C stops it / stopper det)`,
);
if (!process.env.CI) openBrowser(url);

/**
 * The port asked for, or the next free one.
 * @param {number} port
 * @returns {Promise<number>}
 */
function freePort(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort(port + 1)));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(port)));
  });
}

/** @param {string} url */
function openBrowser(url) {
  const { platform, env } = process;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return;
  const [program, args] =
    platform === 'darwin'
      ? ['open', [url]]
      : platform === 'win32'
        ? ['cmd', ['/c', 'start', '', url]]
        : ['xdg-open', [url]];
  spawn(program, args, { stdio: 'ignore', detached: true }).on('error', () => {});
}
