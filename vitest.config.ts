import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

/**
 * How long a test may wait before it counts as stuck. No test is about time: on a machine with its cores full of other
 * work everything takes many times as long, and is as right as ever.
 */
const PATIENCE = { testTimeout: 10 * MINUTE, hookTimeout: 10 * MINUTE, teardownTimeout: MINUTE };

export default defineConfig({
  test: {
    // Much of a test with a browser or a server is waiting for it: three at a time, also on a machine with two cores.
    maxWorkers: 3,
    // Rules are pure and files share nothing that changes: what one file has imported serves the next.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts', 'test/*.test.ts'],
          setupFiles: ['test/seed.ts'],
          globalSetup: ['test/seed.ts'],
          ...PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          expect: { poll: { timeout: MINUTE } },
          ...PATIENCE,
        },
      },
    ],
  },
});
