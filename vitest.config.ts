import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Half of a browser test is waiting for the browser: two at a time, also on a machine with two cores.
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', include: ['packages/*/test/**/*.test.ts', 'test/*.test.ts'] } },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
