/** Bundles the host page into workbench/built/, once: again only when a source or a package has changed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = path.dirname(fileURLToPath(import.meta.url));
export const built = path.join(here, 'built');

/** When and what was bundled: the newest source and the pinned packages. */
function fingerprint() {
  const sources = readdirSync(path.join(here, 'host'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const newest = Math.max(...sources.map((file) => statSync(file).mtimeMs));
  return `${newest} ${sources.length} ${readFileSync(path.join(here, '..', 'package.json'), 'utf8').length}`;
}

export async function bundle() {
  const stamp = path.join(built, 'host.stamp');
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  mkdirSync(built, { recursive: true });
  await build({
    entryPoints: [path.join(here, 'host', 'main.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    outdir: built,
    loader: { '.woff2': 'dataurl', '.svg': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  writeFileSync(stamp, now);
}
