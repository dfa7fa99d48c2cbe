import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { start } from '../../workbench/server.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the workbench with the production build answers. */
    workbenchUrl: string;
  }
}

/** Serves the production build in the workbench for all end-to-end tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  for (const file of ['dist/taskpane.html', 'workbench/built/Eksempel.xlsx'])
    if (!existsSync(file))
      throw new Error(`${file} is missing: run \`npm run build && npm run sample\` first.`);
  const { server, url } = await start({ port: 0 });
  project.provide('workbenchUrl', url);
  return () => new Promise((done) => server.close(() => done()));
}
