/** Games at random under watch: after every action all that the contract of rules promises is checked. */
import { bookOf, fuzz, NO_GAMES, type Rules, readingsOf, TEMPERS, tryUnlisted } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import type { StandingOrders } from '../src/field/state.ts';
import type { PlayState } from '../src/play/state/stage.ts';
import { RULEBOOK } from '../src/rules/index.ts';
import { RULINGS } from '../src/rulings/index.ts';
import { MAPS, rulesNamed, scenarioNamed } from './playing.ts';

const CLEAN = {
  ...{ ...NO_GAMES, games: 1, finished: 1, actions: expect.any(Number), refused: expect.any(Number) },
  ...{ ruled: expect.any(Number), agreed: expect.any(Number), stages: expect.any(Object) },
};

/** The evening's scenario; `longroll fuzz huzzah` plays the others. */
const scenario = scenarioNamed('redoubt');
const MAP = MAPS[scenario.map]!;

/** Rules under which both sides begin with these standing orders. */
function ordered(orders: Partial<StandingOrders>): Rules {
  const ours = rulesNamed('redoubt') as Rules;
  return {
    ...ours,
    begin: (held) => {
      const begun = ours.begin({ ...(held as object) });
      if (begun.refused) return begun;
      const state = begun.value as PlayState;
      const all = { ...state.orders.union, ...orders };
      return { ...begun, value: { ...state, orders: { union: all, confederate: all } } };
    },
  };
}

const ORDERS: readonly (readonly [Partial<StandingOrders>, game: number])[] = [
  [{}, TEMPERS.length],
  [{ preAssault: 'ask' }, 1],
  [{ advance: 'always', enPassant: 'first', preAssault: 'first', onDisrupt: 'try' }, 3],
  [{ advance: 'first', enPassant: 'never', preAssault: 'never', onDisrupt: 'accept' }, TEMPERS.length + 1],
];

describe('random games end, keep their books, survive being saved and replay', () => {
  test.each(ORDERS)('%j, game %i', (orders, from) => {
    const watched = { map: MAP, readings: readingsOf(RULINGS, {}) };
    const result = fuzz(ordered(orders), {
      ...watched,
      scenario: scenario.id,
      games: 1,
      from,
      seed: 'suite',
    });
    expect(result).toEqual(CLEAN);
    expect(result.stages['segment-start']).toBeGreaterThanOrEqual(6 * 15);
  });
});

test('what is not listed is refused by a rule of the book', () => {
  const { contents } = bookOf(RULEBOOK);
  const resolves = (id: string): boolean => contents.line(id) !== undefined;
  const result = tryUnlisted(rulesNamed('redoubt') as Rules, {
    scenario: scenario.id,
    seed: 'suite',
    actions: 1500,
    resolves,
  });
  expect(result).toMatchObject({ faults: 0, tried: 1500 });
});
