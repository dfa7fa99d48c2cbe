/**
 * Plain http on this machine only: the host page with the grid, the production build of the add-in, and office.js
 * from its package. The add-in's page is served as it ships but for the one tag that loads office.js.
 */
import { createReadStream, existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { built, bundle } from './bundle.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const office = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@microsoft/office-js/package.json')),
  'dist',
);

const OFFICE_TAG =
  /<script\b[^>]*\bsrc\s*=\s*["']?https:\/\/appsforoffice\.microsoft\.com\/lib\/[^"'>\s]*\/office(?:\.debug)?\.js["']?[^>]*>\s*<\/script>/i;

/**
 * The page as published, with the bridge before the office.js of the package.
 * @param {string} html
 */
export const swapOfficeTag = (html) =>
  html.replace(
    OFFICE_TAG,
    '<script src="/bridge/agave-bridge.js"></script><script src="/office/office.js"></script>',
  );

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xml': 'text/xml; charset=utf-8',
};

/**
 * @param {[prefix: string, folder: string][]} mounts
 * @param {string} pathname
 */
function locate(mounts, pathname) {
  for (const [prefix, folder] of mounts) {
    if (!pathname.startsWith(prefix)) continue;
    const file = path.resolve(folder, `.${path.sep}${pathname.slice(prefix.length) || 'index.html'}`);
    const inside = file.startsWith(path.resolve(folder) + path.sep);
    return inside && existsSync(file) && statSync(file).isFile() ? file : null;
  }
  return null;
}

/**
 * @param {{ port?: number, log?: ((line: string) => void) | null, dist?: string }} [options] `port` 0 takes a free one;
 *   `dist` is the folder of the add-in's build.
 * @returns {Promise<{ server: http.Server, url: string }>}
 */
export async function start({ port = 0, log = null, dist = path.join(here, '..', 'dist') } = {}) {
  await bundle();
  /** @type {[string, string][]} */
  const mounts = [
    ['/office/', office],
    ['/addin/', dist],
    ['/bridge/', path.join(here, 'bridge')],
    ['/sample/', built],
    ['/host/', built],
    ['/', path.join(here, 'page')],
  ];
  const server = http.createServer((request, response) => {
    let pathname;
    try {
      pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    } catch {
      response.writeHead(400).end();
      return;
    }
    const file = locate(mounts, pathname);
    log?.(`${file ? 200 : 404} ${pathname}`);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    });
    if (pathname.startsWith('/addin/') && file.endsWith('.html'))
      response.end(swapOfficeTag(readFileSync(file, 'utf8')));
    else createReadStream(file).pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { server, url: `http://localhost:${address.port}/` };
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  const { url } = await start({ port: Number(process.env.PORT ?? 3000) });
  console.log(`Workbench on ${url}`);
}
