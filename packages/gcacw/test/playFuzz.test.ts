/** Games at random under watch: after every action all that the contract of rules promises is checked. */
import { fuzz, NO_GAMES, type Rules, readingsOf, TEMPERS } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { rulesFor } from '../src/play/rules.ts';
import { RULINGS } from '../src/rulings/index.ts';
import { otherReadings } from './otherReadings.ts';
import { BASIC, VICKSBURG } from './playing.ts';

const READINGS = readingsOf(RULINGS, {});
const CLEAN = {
  ...{ ...NO_GAMES, games: 1, finished: 1, actions: expect.any(Number), refused: expect.any(Number) },
  ...{ ruled: expect.any(Number), agreed: expect.any(Number), stages: expect.any(Object) },
};

describe('random games end, keep their books, survive being saved and replay', () => {
  const met = { combat: 0, retreat: 0, 'assault-names': 0, ruled: 0, agreed: 0 };
  // Each scenario is played by another temper; those that are long by plain luck, which takes nothing back.
  const gameOf = (turns: number, at: number): number => (turns > 2 ? TEMPERS.length : at + 2);
  test.each(BASIC.map((scenario, at) => [scenario.id, scenario, gameOf(scenario.turns, at)] as const))(
    '%s',
    (id, scenario, from) => {
      const rules = rulesFor(scenario, VICKSBURG) as Rules;
      const watched = { map: VICKSBURG, readings: READINGS };
      const result = fuzz(rules, { ...watched, scenario: id, games: 1, from, seed: 'suite' });
      expect(result).toEqual(CLEAN);
      const { stages, ruled, agreed } = result;
      for (const stage of ['combat', 'retreat', 'assault-names'] as const) met[stage] += stages[stage]!;
      met.ruled += ruled;
      met.agreed += agreed;
    },
  );

  test('and they fight, by house rules and agreements among others', () => {
    for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(0);
    expect(met.combat).toBeGreaterThan(100);
  });
});

const SHORT = BASIC.filter(({ turns }) => turns === 1);

describe.each([0, -1] as const)('so do they by house rules, alternative %i of each', (at) => {
  test.each(SHORT.map((scenario) => [scenario.id, scenario] as const))('%s', (id, scenario) => {
    const ours = rulesFor(scenario, VICKSBURG) as Rules;
    const rules = { ...ours, begin: () => ours.begin(otherReadings(at)) };
    expect(fuzz(rules, { scenario: id, games: 1, from: TEMPERS.length, seed: 'house' })).toEqual(CLEAN);
  });
});
