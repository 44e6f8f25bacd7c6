/** Whole games, played against the mutants that the scripted cases have let live (npm run mutate). */
import { defineConfig, mergeConfig } from 'vitest/config';
import scripted from './vitest.mutate.config.ts';

export default mergeConfig(
  { ...scripted, test: { testTimeout: scripted.test?.testTimeout } },
  defineConfig({
    test: {
      include: ['packages/gcacw/test/{golden,playLaws,playOdds,playPlans,playReach,playRefusals}.test.ts'],
    },
  }),
);
