/** The scripted cases that mutants of the sequence of play must not survive (npm run mutate). */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A mutant of the kernel must be met by the systems too, not the kernel that the workspace links to.
  resolve: {
    alias: { '@longroll/kernel': fileURLToPath(new URL('packages/kernel/src/index.ts', import.meta.url)) },
  },
  test: {
    testTimeout: 120_000,
    include: [
      'packages/gcacw/test/play*.test.ts',
      'packages/gcacw/test/{field,marching,scoring,setup}.test.ts',
      'packages/kernel/test/sequence*.test.ts',
    ],
    // Whole games cost seconds each: vitest.mutateGames.config.ts.
    exclude: [
      'packages/gcacw/test/play{Citations,Fuzz,Laws,Odds,Plans,Reach,Refusals,Search,Unlisted}.test.ts',
    ],
  },
});
