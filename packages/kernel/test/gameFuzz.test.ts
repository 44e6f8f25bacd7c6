/** Random games, and that every kind of fault is seen and counted. */
import { describe, expect, test } from 'vitest';
import {
  allow,
  type Fault,
  type FuzzResult,
  fuzz,
  NO_GAMES,
  pickAction,
  type Rules,
  randomGame,
  recordOf,
  refuse,
  sameJson,
  seeded,
  stateOf,
} from '../src/index.ts';
import { PATROL_RULES } from './patrol/rules.ts';
import { TUG_RULES, type TugAction, type TugState, type TugView } from './tugRules.ts';

type Tug = Rules<TugState, TugAction, TugView>;
const fuzzed = <S, A, V>(rules: Rules<S, A, V>, more: object = {}) =>
  fuzz(rules as Rules, { scenario: 'fake/tug', games: 10, seed: 's', ...more });

describe('a random game', () => {
  test('comes to its end by legal moves of both sides, the same for the same luck', () => {
    const game = randomGame(TUG_RULES, seeded('a'), 1000);
    expect(TUG_RULES.toMove(stateOf(game))).toEqual([]);
    expect(new Set([...game.moves].map(({ side }) => side))).toEqual(new Set(['east', 'west']));
    const moves = (seed: string) => recordOf(randomGame(TUG_RULES, seeded(seed), 1000)).moves;
    expect(moves('a')).toEqual(recordOf(game).moves);
    expect(moves('b')).not.toEqual(recordOf(game).moves);
  });

  test('stops at its limit', () => {
    expect(randomGame(TUG_RULES, seeded('a'), 3).moves).toHaveLength(3);
  });

  test('takes every action of every side equally often', () => {
    const uneven: Tug = {
      ...TUG_RULES,
      legal: ({ seat }) => (seat === 'east' ? [{ kind: 'tug' }] : [{ kind: 'tug' }, { kind: 'rest' }]),
    };
    const state = stateOf(randomGame(TUG_RULES, seeded('a'), 0));
    const picked = [0, 1, 2].map((n) => pickAction(uneven, state, ['east', 'west'], { int: () => n }));
    expect(picked).toEqual([
      { side: 'east', action: { kind: 'tug' } },
      { side: 'west', action: { kind: 'tug' } },
      { side: 'west', action: { kind: 'rest' } },
    ]);
    expect(pickAction({ ...uneven, legal: () => [] }, state, ['east'], seeded('x'))).toBeNull();
  });
});

describe('fuzz', () => {
  test.each([
    ['tug', TUG_RULES as Rules],
    ['patrols', PATROL_RULES as Rules],
  ])('finds nothing wrong with the %s', (_, rules) => {
    const { games, finished, actions, firstFailure } = fuzzed(rules, { games: 10 });
    expect({ games, finished, firstFailure }).toEqual({ games: 10, finished: 10, firstFailure: undefined });
    expect(actions).toBeGreaterThan(10);
  });

  test('tells how far it is after each game', () => {
    const seen: FuzzResult[] = [];
    const result = fuzzed(TUG_RULES, { games: 3, onProgress: (soFar: FuzzResult) => seen.push(soFar) });
    expect(seen.map(({ games }) => games)).toEqual([1, 2, 3]);
    expect(seen[2]).toEqual(result);
  });

  test('of no games has nothing to tell', () => {
    expect(fuzzed(TUG_RULES, { games: 0 })).toEqual(NO_GAMES);
  });
});

/** What luck of the process, not of the umpire, would be: it differs from call to call. */
function counting(): () => number {
  let calls = 0;
  return () => calls++;
}
const applying = (change: (after: TugState, before: TugState) => TugState): Tug => ({
  ...TUG_RULES,
  apply: (s, side, action, u) => change(TUG_RULES.apply(s, side, action, u), s),
});
const call = counting();
const REST: TugAction = { kind: 'rest' };

const BROKEN: readonly (readonly [string, Fault, Tug, RegExp])[] = [
  [
    'an apply that throws',
    'crashes',
    applying(() => {
      throw new TypeError('no such unit');
    }),
    /TypeError: no such unit, doing .*"kind"/,
  ],
  [
    'a game that cannot begin',
    'crashes',
    { ...TUG_RULES, begin: () => ({ refused: { code: 'x', cite: '1', text: 'Not today.' } }) },
    /cannot begin: Not today/,
  ],
  [
    'words that cannot be found',
    'crashes',
    {
      ...TUG_RULES,
      tell: () => {
        throw new RangeError('wordless');
      },
    },
    /wordless/,
  ],
  [
    'a decision that is no stage',
    'crashes',
    {
      ...TUG_RULES,
      apply(_s, side, _a, u) {
        return u.choose({ id: 'which', side, options: ['this'] }) as never;
      },
    },
    /must decide: which/,
  ],
  [
    'a turn without actions',
    'deadEnds',
    { ...TUG_RULES, legal: (view) => (view.moves < 3 ? TUG_RULES.legal(view) : []) },
    /east and west may act/,
  ],
  [
    'an end that is none',
    'deadEnds',
    { ...TUG_RULES, result: (s) => ({ ...TUG_RULES.result(s), over: false }) },
    /not over/,
  ],
  [
    'a game without end',
    'endless',
    {
      ...TUG_RULES,
      toMove: () => ['east'],
      legal: ({ seat }) => (seat === 'east' ? [REST] : []),
      check: ({ seat }, action) =>
        seat === 'east' && sameJson(action, REST) ? allow(REST) : refuse('rest', '1', 'East rests.'),
    },
    /no end after 100 actions/,
  ],
  [
    'a state with a hole in it',
    'roundTripFailures',
    applying((after) => ({ ...after, at: { ...after.at, north: undefined as never } })),
    /differs at "at\.north"/,
  ],
  [
    'a state with a Map in it',
    'roundTripFailures',
    applying((after) => ({ ...after, seen: new Map([[1, 2]]) }) as TugState),
    /differs at "seen"/,
  ],
  [
    'luck that is in no journal',
    'replayFailures',
    applying((after) => ({ ...after, moves: after.moves + (call() % 2) })),
    /differs at "moves"/,
  ],
  [
    'a state that is changed in place',
    'replayFailures',
    applying((after, before) => {
      (before as { moves: number }).moves++;
      return after;
    }),
    /state before the action differs at "moves"/,
  ],
  [
    'dice that hang on more than the state',
    'replayFailures',
    {
      ...TUG_RULES,
      apply: (s, side, action, u) =>
        TUG_RULES.apply(s, side, call() % 2 === 0 ? action : { kind: 'rest' }, u),
    },
    /differs|more dice/,
  ],
  [
    'a check that refuses what is legal',
    'unlisted',
    { ...TUG_RULES, check: () => ({ refused: { code: 'x', cite: '1', text: 'Never.' } }) },
    /is listed but refused: Never/,
  ],
  [
    'a check that lets the other side act',
    'unlisted',
    {
      ...TUG_RULES,
      toMove: (state) => TUG_RULES.toMove(state).slice(0, 1),
      legal: (view) => (view.seat === 'east' ? TUG_RULES.legal(view) : []),
    },
    /of west is allowed but not listed/,
  ],
  [
    'a refusal without words',
    'unlisted',
    {
      ...TUG_RULES,
      check: (view, action) => {
        const checked = TUG_RULES.check(view, action);
        return checked.refused ? refuse('no', '1', '') : checked;
      },
    },
    /is refused without a rule or without words/,
  ],
  [
    'a check that throws',
    'crashes',
    {
      ...TUG_RULES,
      check: (view, action) => {
        if (typeof action !== 'object') throw new TypeError('not an object');
        return TUG_RULES.check(view, action);
      },
    },
    /TypeError: not an object/,
  ],
  [
    'tugs that come from nowhere',
    'leaks',
    applying((after) => ({ ...after, tugged: after.tugged + 1 })),
    /tugs are lost/,
  ],
  [
    'a table that is not the same for all, though there are no secrets',
    'leaks',
    { ...TUG_RULES, table: (view) => ({ ...TUG_RULES.table(view), verdict: view.seat ?? '' }) },
    /table: .* no secrets, but its table differs at "verdict"/,
  ],
];

describe('fuzz counts', () => {
  test.each(BROKEN)('%s as %s', (_, kind, rules, message) => {
    const result = fuzzed(rules, { limit: 100 });
    const { games, finished, firstFailure, [kind]: counted } = result;
    expect(games).toBe(10);
    expect(counted).toBeGreaterThan(0);
    expect(finished + counted).toBe(10);
    expect(firstFailure).toMatchObject({ kind, scenario: 'fake/tug', seed: 's' });
    expect(firstFailure?.message).toMatch(message);
  });

  test('a fault that can be found again by its number', () => {
    const rules = applying((after) => {
      if (after.at['west']! > 14) throw new Error('too far');
      return after;
    });
    const { firstFailure } = fuzzed(rules, { games: 50 });
    const { game, move } = firstFailure!;
    expect(game).toBeGreaterThan(1);
    const alone = fuzzed(rules, { games: 1, from: game });
    expect(alone).toMatchObject({ games: 1, crashes: 1, firstFailure: { game, move } });
    expect(firstFailure?.stack?.[0]).toContain('too far');
  });
});
