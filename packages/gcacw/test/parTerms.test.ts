/** The sentence that tells from where the Union wins says what the levels of victory do. */
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { termsOf } from '../src/scenarios/terms.ts';
import { levelOf } from '../src/scenarios/victory.ts';

/** Points of the Union less those of the Confederates, as the sentence has them. */
function parIn(terms: readonly string[]): number {
  const ahead = terms[0]!.match(/its points less the Confederates' come to (\d+) or more;/);
  if (ahead) return Number(ahead[1]);
  return -Number(terms[0]!.match(/the Confederates' points less its own come to (\d+) or less;/)![1]);
}

describe('how it is won', () => {
  const withPar = SCENARIOS.flatMap((scenario) =>
    scenario.par === null || scenario.step === null
      ? []
      : [[scenario.title, scenario, scenario.par, scenario.step] as const],
  );

  test.each(withPar)('%s: the Union wins from just there', (_, scenario, par, step) => {
    const told = parIn(termsOf(scenario));
    expect(levelOf(told, par, step)).toMatch(/^Union/);
    expect(levelOf(told - 1, par, step)).toMatch(/^Confederate/);
  });

  test('some are told from either side', () => {
    const pars = withPar.map(([, , par]) => par);
    expect([Math.min(...pars) < 0, Math.max(...pars) > 0]).toEqual([true, true]);
  });
});
