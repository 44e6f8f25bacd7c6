/** Random games, and that every kind of fault is seen and counted. */
import { describe, expect, test } from 'vitest';
import {
  type Fault,
  type FuzzResult,
  fuzz,
  luckOfTrial,
  NO_GAMES,
  pickAction,
  type Rules,
  randomGame,
  seeded,
  stateOf,
} from '../src/index.ts';
import { DARE_RULES } from './fakeSystem.ts';
import { RACE_RULES, type RaceAction, type RaceState } from './raceRules.ts';

type Race = Rules<RaceState, RaceAction>;
const HEAD = { scenario: 'fake/race', system: 'fake', rulesVersion: '1', houseRules: {} };
const fuzzed = (rules: Rules, more: object = {}) =>
  fuzz(rules, { scenario: 'fake/race', games: 10, seed: 's', ...more });

describe('a random game', () => {
  test('comes to its end by legal moves of both sides, the same for the same luck', () => {
    const game = randomGame(RACE_RULES, seeded('a'), 1000);
    expect(RACE_RULES.toMove(stateOf(game))).toEqual([]);
    expect(new Set(game.turned.map(({ side }) => side))).toEqual(new Set(['east', 'west']));
    expect(randomGame(RACE_RULES, seeded('a'), 1000)).toEqual(game);
    expect(randomGame(RACE_RULES, seeded('b'), 1000).turned).not.toEqual(game.turned);
  });

  test('answers questions on its way', () => {
    const games = ['a', 'b', 'c', 'd'].map((seed) => randomGame(DARE_RULES, seeded(seed), 100));
    const answers = games.flatMap(({ turned }) => turned).flatMap(({ journal }) => journal);
    const options = answers.flatMap((one) => ('ask' in one ? [one.option] : []));
    expect(new Set(options)).toEqual(new Set(['stand', 'yield']));
  });

  test('stops at its limit', () => {
    expect(randomGame(RACE_RULES, seeded('a'), 3).turned).toHaveLength(3);
  });

  test('takes every action of every side equally often', () => {
    const uneven: Race = {
      ...RACE_RULES,
      legal: (_, side) => (side === 'east' ? [{ kind: 'run' }] : [{ kind: 'run' }, { kind: 'rest' }]),
    };
    const state = stateOf(randomGame(RACE_RULES, seeded('a'), 0));
    const picked = [0, 1, 2].map((n) => pickAction(uneven, state, ['east', 'west'], { int: () => n }));
    expect(picked).toEqual([
      { side: 'east', action: { kind: 'run' } },
      { side: 'west', action: { kind: 'run' } },
      { side: 'west', action: { kind: 'rest' } },
    ]);
    expect(pickAction({ ...uneven, legal: () => [] }, state, ['east'], seeded('x'))).toBeNull();
  });
});

describe('fuzz', () => {
  test.each([
    ['race', RACE_RULES],
    ['dare', DARE_RULES],
  ])('finds nothing wrong with the %s', (_, rules) => {
    const { games, finished, actions, firstFailure } = fuzzed(rules as Rules, { games: 25 });
    expect({ games, finished, firstFailure }).toEqual({ games: 25, finished: 25, firstFailure: undefined });
    expect(actions).toBeGreaterThan(25);
  });

  test('tells how far it is after each game', () => {
    const seen: FuzzResult[] = [];
    const result = fuzzed(RACE_RULES, { games: 3, onProgress: (soFar: FuzzResult) => seen.push(soFar) });
    expect(seen.map(({ games }) => games)).toEqual([1, 2, 3]);
    expect(seen[2]).toEqual(result);
  });

  test('of no games has nothing to tell', () => {
    expect(fuzzed(RACE_RULES, { games: 0 })).toEqual(NO_GAMES);
  });
});

/** What luck of the process, not of the umpire, would be: it differs from call to call. */
function counting(): () => number {
  let calls = 0;
  return () => calls++;
}
const applying = (change: (after: RaceState, before: RaceState) => RaceState): Race => ({
  ...RACE_RULES,
  apply: (s, side, action, u) => change(RACE_RULES.apply(s, side, action, u), s),
});
const call = counting();

const BROKEN: readonly (readonly [string, Fault, Race, RegExp])[] = [
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
    { ...RACE_RULES, begin: () => ({ refused: { code: 'x', cite: '1', text: 'Not today.' } }) },
    /cannot begin: Not today/,
  ],
  [
    'words that cannot be found',
    'crashes',
    {
      ...RACE_RULES,
      tell: () => {
        throw new RangeError('wordless');
      },
    },
    /wordless/,
  ],
  [
    'a question without options',
    'crashes',
    {
      ...RACE_RULES,
      apply(_s, side, _a, u) {
        return u.choose({ id: 'which', side, options: [] });
      },
    },
    /"which" is asked without options/,
  ],
  [
    'a turn without actions',
    'deadEnds',
    { ...RACE_RULES, legal: (s, side) => (s.moves < 3 ? RACE_RULES.legal(s, side) : []) },
    /east and west may act/,
  ],
  [
    'an end that is none',
    'deadEnds',
    { ...RACE_RULES, table: (s, side) => ({ ...RACE_RULES.table(s, side), over: false }) },
    /not over/,
  ],
  [
    'a game without end',
    'endless',
    { ...RACE_RULES, toMove: () => ['east'], legal: () => [{ kind: 'rest' }] },
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
    applying((after) => ({ ...after, seen: new Map([[1, 2]]) }) as RaceState),
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
      ...RACE_RULES,
      apply: (s, side, action, u) =>
        RACE_RULES.apply(s, side, call() % 2 === 0 ? action : { kind: 'rest' }, u),
    },
    /differs|more dice/,
  ],
  [
    'a check that refuses what is legal',
    'replayFailures',
    { ...RACE_RULES, check: () => ({ refused: { code: 'x', cite: '1', text: 'Never.' } }) },
    /move 1: Never/,
  ],
  [
    'steps that come from nowhere',
    'leaks',
    applying((after) => ({ ...after, run: after.run + 1 })),
    /steps are lost/,
  ],
];

describe('fuzz counts', () => {
  test.each(BROKEN)('%s as %s', (_, kind, rules, message) => {
    const result = fuzzed(rules, { limit: 100 });
    const { games, finished, firstFailure, [kind]: counted } = result;
    expect(games).toBe(10);
    expect(counted).toBeGreaterThan(0);
    expect(finished + counted).toBe(10);
    expect(firstFailure).toMatchObject({ kind, scenario: 'fake/race', seed: 's' });
    expect(firstFailure?.message).toMatch(message);
  });

  test('a fault that can be found again by its number', () => {
    const rules = applying((after) => {
      if (after.at['west']! > 9) throw new Error('too far');
      return after;
    });
    const { firstFailure } = fuzzed(rules, { games: 50 });
    const { game, move } = firstFailure!;
    expect(game).toBeGreaterThan(1);
    const alone = fuzzed(rules, { games: 1, from: game });
    expect(alone).toMatchObject({ games: 1, crashes: 1, firstFailure: { game, move } });
    expect(firstFailure?.stack?.[0]).toContain('too far');
    const same = randomGame(RACE_RULES, luckOfTrial('s', 'fake/race', game), move, HEAD);
    expect(same.turned).toHaveLength(move);
    expect(stateOf(same).at['west']).toBeLessThanOrEqual(9);
  });
});
