import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/e2e/**/*.e2e.ts'],
    globalSetup: 'test/e2e/setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Of a machine that is busy with something else: a test waits for what comes, and for how long decides nothing.
    expect: { poll: { timeout: 30_000 } },
    fileParallelism: false,
    // A browser that dies or a machine that stalls once is no fault of the product; what is fails twice.
    retry: process.env.CI ? 1 : 0,
  },
});
