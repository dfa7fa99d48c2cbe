import { build } from 'esbuild';

/**
 * Imports a TypeScript module of the project in Node, bundled on the fly.
 * @param {string} entry path from the project's top
 * @returns {Promise<any>} the module's exports
 */
export async function bundled(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import'],
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
