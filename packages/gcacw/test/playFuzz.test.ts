/** Games at random under watch: after every action all that the contract of rules promises is checked. */
import { fuzz, NO_GAMES, type Rules } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { rulesFor } from '../src/play/rules.ts';
import { otherReadings } from './otherReadings.ts';
import { BASIC, VICKSBURG } from './playing.ts';

const GAMES = 2;
const CLEAN = { ...NO_GAMES, games: GAMES, finished: GAMES, actions: expect.any(Number) };

describe('random games end, keep their books, survive being saved and replay', () => {
  test.each(BASIC.map((scenario) => [scenario.id, scenario] as const))('%s', (id, scenario) => {
    const rules = rulesFor(scenario, VICKSBURG) as Rules;
    expect(fuzz(rules, { scenario: id, games: GAMES, seed: 'suite' })).toEqual(CLEAN);
  });
});

describe.each([0, -1] as const)('so do they by house rules, alternative %i of each', (at) => {
  test.each(BASIC.map((scenario) => [scenario.id, scenario] as const))('%s', (id, scenario) => {
    const ours = rulesFor(scenario, VICKSBURG) as Rules;
    const rules = { ...ours, begin: () => ours.begin(otherReadings(at)) };
    const games = { ...CLEAN, games: 1, finished: 1 };
    expect(fuzz(rules, { scenario: id, games: 1, seed: 'house' })).toEqual(games);
  });
});
