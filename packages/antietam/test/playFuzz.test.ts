/** Games at random under watch: after every action all that the contract of rules promises is checked, secrets included. */
import { fuzz, NO_GAMES, type Rules, readingsOf, TEMPERS } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { rulesFor } from '../src/play/rules.ts';
import { RULINGS } from '../src/rulings/index.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import type { Options } from '../src/scenarios/scenario.ts';
import { MAP } from './operating.ts';

const CLEAN = {
  ...{ ...NO_GAMES, games: 1, finished: 1, actions: expect.any(Number), refused: expect.any(Number) },
  ...{ ruled: expect.any(Number), agreed: expect.any(Number), stages: expect.any(Object) },
};

/** The smallest scenario at every level; `longroll fuzz antietam --options …` plays the others. */
const GAMES: readonly (readonly [Partial<Options>, game: number])[] = [
  [{ level: 'basic', hidden: false, commitment: 'free' }, TEMPERS.length],
  [{ level: 'intermediate', hidden: true, arrival: 'variable' }, 2],
  [{ level: 'advanced', hidden: true, ammunition: 'scarce' }, TEMPERS.length + 1],
];

describe('random games end, keep their books and their secrets, survive being saved and replay', () => {
  const [sunkenRoad] = SCENARIOS;
  test.each(GAMES)('%j, game %i', (options, from) => {
    const ours = rulesFor(sunkenRoad!, MAP) as Rules;
    const rules: Rules = { ...ours, begin: (held) => ours.begin({ ...options, ...(held as object) }) };
    const watched = { map: MAP, readings: readingsOf(RULINGS, {}) };
    const result = fuzz(rules, { ...watched, scenario: sunkenRoad!.id, games: 1, from, seed: 'suite' });
    expect(result).toEqual(CLEAN);
    expect(result.stages['fire']).toBeGreaterThanOrEqual(16);
  });
});
