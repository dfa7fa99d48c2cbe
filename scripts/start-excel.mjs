// npm run start:excel: the development edition (DBFDEV) in a real Excel on this machine. --stop takes it out again.
import { spawn } from 'node:child_process';
import { createServer } from 'node:https';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { install, run, top } from './install.mjs';

const MANIFEST = 'dist-dev/manifest.xml';
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.xml': 'text/xml',
};

if (process.platform !== 'win32' && process.platform !== 'darwin') {
  console.error(
    'Desktop Excel runs on Windows and Mac only. Here, `npm start` shows the add-in in the workbench;\n' +
      'for Excel on the web, deploy `dist/` as docs/deployment.md says.',
  );
  process.exit(1);
}
install();
if (process.argv.includes('--stop')) {
  run('npx', ['--no-install', 'office-addin-debugging', 'stop', MANIFEST, 'desktop']);
  process.exit(0);
}
run('npx', ['--no-install', 'webpack', '--env', 'edition=dev'], { ADDIN_URL: 'https://localhost:3000/' });
const { getHttpsServerOptions } = await import('office-addin-dev-certs');
createServer(await getHttpsServerOptions(), (request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'https://localhost').pathname));
  const file = join(top, 'dist-dev', path);
  const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(file))];
  if (path.includes('..') || !type || !existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  });
  response.end(readFileSync(file));
}).listen(3000, 'localhost', () => {
  // Not waited for here: Excel asks this server for the add-in's files meanwhile.
  spawn('npx', ['--no-install', 'office-addin-debugging', 'start', MANIFEST, 'desktop', '--no-debug'], {
    cwd: top,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  console.log(
    'The add-in is served at https://localhost:3000/. Ctrl+C stops it; `npm run stop:excel` takes it out of Excel.',
  );
});
