/** Batches: however they are cut and put together, the same comes of them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Batch,
  batchId,
  compared,
  detailOf,
  type GameRow,
  gamesIn,
  headIn,
  matchIn,
  merged,
  pairsOf,
  playSlice,
  type Rules,
  recordOfMatch,
  replay,
  type Seating,
  sheetOf,
  slicesOf,
  summaryOf,
} from '../src/index.ts';
import { randomPlayer } from './randomPlayer.ts';
import { TUG_RULES } from './tugRules.ts';

const RULES = TUG_RULES as Rules;

/** `always` tugs, `random` does anything. */
const seat: Seating = (opponent, _, seed) =>
  opponent === 'always'
    ? { decide: () => ({ action: { kind: 'tug' }, value: 0, reason: '', others: () => [] }) }
    : randomPlayer(seed);

const batchOf = (more: Partial<Batch> = {}): Batch => ({
  ...{ scenario: 'fake/tug', rulesVersion: '1', houseRules: {}, seed: 'x', games: 10, duplicate: false },
  seated: [
    { side: 'east', opponent: 'always' },
    { side: 'west', opponent: 'random' },
  ],
  limit: 1000,
  ...more,
});

const played = (batch: Batch, from = 1, to = gamesIn(batch)): readonly GameRow[] => [
  ...playSlice(RULES, seat, batch, { from, to }),
];

const DUPLICATE = batchOf({ duplicate: true, games: 12 });
const WHOLE = played(DUPLICATE);

describe('a batch', () => {
  test('numbers its games; those of a pair have one seed and exchanged opponents', () => {
    expect(WHOLE.map(({ game }) => game)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
    const [first, second, third] = WHOLE;
    expect(second!.seed).toBe(first!.seed);
    expect(third!.seed).not.toBe(first!.seed);
    expect(first!.seated.map(({ opponent }) => opponent)).toEqual(['always', 'random']);
    expect(second!.seated.map(({ opponent }) => opponent)).toEqual(['random', 'always']);
  });

  test('comes to the same however it is cut and put together', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 23 }), { maxLength: 6 });
    fc.assert(
      fc.property(cuts, fc.infiniteStream(fc.nat(1000)), (at, order) => {
        const ends = [...at.sort((a, b) => a - b), 24];
        const slices = ends.map((to, i) => played(DUPLICATE, (ends[i - 1] ?? 0) + 1, to));
        const shuffled = slices
          .map((rows) => [order.next().value, rows] as const)
          .sort(([a], [b]) => a - b)
          .map(([, rows]) => rows);
        const [head = [], ...tail] = shuffled;
        const left = shuffled.reduce(merged, []);
        const right = merged(
          head,
          tail.reduceRight<readonly GameRow[]>((all, rows) => merged(rows, all), []),
        );
        expect(left).toEqual(WHOLE);
        expect(right).toEqual(WHOLE);
        expect(merged(left, head)).toEqual(WHOLE);
        expect(summaryOf(DUPLICATE, left)).toEqual(summaryOf(DUPLICATE, WHOLE));
        expect(detailOf(left)).toEqual(detailOf(WHOLE));
      }),
      { numRuns: 40 },
    );
  });

  test('is not put together of games that contradict each other', () => {
    expect(() => merged(WHOLE, [{ ...WHOLE[3]!, margin: 99 }])).toThrow('game 4 was played twice');
  });

  test('has slices that hold every open game once', () => {
    expect(slicesOf(DUPLICATE, 10)).toEqual([
      { from: 1, to: 10 },
      { from: 11, to: 20 },
      { from: 21, to: 24 },
    ]);
    expect(slicesOf(batchOf({ games: 6 }), 3, new Set([1, 3, 6]))).toEqual([
      { from: 2, to: 2 },
      { from: 4, to: 5 },
    ]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 24 })),
        (size, done) => {
          const slices = slicesOf(DUPLICATE, size, new Set(done));
          const games = slices.flatMap(({ from, to }) =>
            Array.from({ length: to - from + 1 }, (_, i) => from + i),
          );
          const open = WHOLE.map(({ game }) => game).filter((game) => !done.includes(game));
          expect(games).toEqual(open);
          expect(slices.every(({ from, to }) => to - from < size)).toBe(true);
        },
      ),
    );
  });

  test('goes by one name for the same setting', () => {
    expect(batchId(batchOf())).toBe(batchId(batchOf()));
    const others = [
      batchOf({ seed: 'y' }),
      batchOf({ rulesVersion: '2' }),
      batchOf({ houseRules: { a: 1 } }),
    ];
    expect(new Set([batchOf(), ...others].map(batchId)).size).toBe(4);
  });

  test('gives any of its games as a file', () => {
    const match = matchIn(RULES, seat, DUPLICATE, 2);
    const record = recordOfMatch(headIn(DUPLICATE, 2), match);
    expect(record).toMatchObject({ seed: WHOLE[1]!.seed, scenario: 'fake/tug' });
    expect(record.seats?.map(({ name }) => name)).toEqual(['random', 'always']);
    expect(replay(RULES, record)).toMatchObject({ value: { ok: true, moves: WHOLE[1]!.actions } });
  });
});

describe('what it comes to', () => {
  const rowOf = (game: number, margin: number, more: Partial<GameRow> = {}): GameRow => ({
    ...{ game, margin, seated: batchOf().seated, seed: 's', points: { east: margin, west: 0 }, over: true },
    ...{ winner: margin === 0 ? null : margin > 0 ? 'east' : 'west', level: '', turns: 1, actions: 2 },
    ...{ losses: [], fought: [], luck: [] },
    ...more,
  });

  test('wins, margin, levels', () => {
    const rows = [rowOf(1, 3, { level: 'great' }), rowOf(2, -1, { level: 'West marginal' }), rowOf(3, 0)];
    expect(summaryOf(batchOf(), rows)).toEqual({
      games: 3,
      wins: { east: 1, west: 1, draw: 1 },
      margin: { mean: 2 / 3, sd: expect.closeTo(2.0817, 4) },
      levels: { 'East great': 1, 'West marginal': 1, draw: 1 },
    });
    expect(summaryOf(batchOf(), [])).toMatchObject({ games: 0, margin: { mean: 0, sd: 0 } });
  });

  test('pairs: the higher margin wins, and half a pair is none', () => {
    const rows = [
      rowOf(1, 3),
      rowOf(2, 1),
      rowOf(3, -2),
      rowOf(4, -2),
      rowOf(5, -3),
      rowOf(6, 0),
      rowOf(7, 9),
    ];
    const batch = batchOf({ duplicate: true });
    expect(pairsOf(batch, rows)).toHaveLength(3);
    expect(summaryOf(batch, rows)).toMatchObject({
      pairs: 3,
      first: { won: 1, drawn: 1, lost: 1 },
      rate: 0.5,
    });
  });

  test('who always tugs beats who does anything', () => {
    expect(summaryOf(DUPLICATE, WHOLE).rate).toBeGreaterThan(0.7);
  });

  test('lengths, losses, places and luck', () => {
    const loss = (turn: number, value: number) => ({ turn, side: 'east', title: 'Men', value });
    const die = { side: 'east', die: 'arm', thrown: 2, sum: 9, expected: 7, variance: 5 };
    const a = rowOf(1, 1, { losses: [loss(1, 2), loss(2, 4)], fought: [[5, 1]], luck: [die], turns: 2 });
    const b = rowOf(2, 1, {
      losses: [loss(1, 4)],
      fought: [
        [3, 1],
        [5, 2],
      ],
      luck: [die],
      over: false,
    });
    expect(detailOf([a, b])).toEqual({
      unfinished: 1,
      turns: { games: 2, mean: 1.5, sd: expect.closeTo(Math.SQRT1_2, 4) },
      actions: { games: 2, mean: 2, sd: 0 },
      losses: [
        { turn: 1, side: 'east', title: 'Men', games: 2, mean: 3 },
        { turn: 2, side: 'east', title: 'Men', games: 1, mean: 4 },
      ],
      fought: [
        [3, 1],
        [5, 3],
      ],
      luck: [{ ...die, thrown: 4, sum: 18, expected: 14, variance: 10 }],
    });
  });

  test('two batches differ, or only seem to', () => {
    const many = (margin: (i: number) => number) => ({
      batch: batchOf(),
      rows: Array.from({ length: 100 }, (_, i) => rowOf(i + 1, margin(i))),
    });
    const even = many((i) => (i % 2 === 0 ? 4 : -4));
    const better = many((i) => (i % 4 === 0 ? -4 : 4));
    const same = compared(
      even,
      many((i) => (i % 2 === 0 ? -4 : 4)),
    );
    expect(same).toMatchObject({
      isReal: false,
      wins: { by: 0, test: 'two proportions' },
      margin: { test: 'Welch' },
    });
    const { wins, margin, isReal } = compared(better, even);
    expect({ isReal, wins: wins.by, margin: margin.by }).toEqual({ isReal: true, wins: 0.25, margin: 2 });
    expect(wins.interval[0]).toBeGreaterThan(0);
  });

  test('as a sheet: a line to a game, quoted where it must be', () => {
    const [head, first, second, none] = sheetOf([
      rowOf(1, 3, { seed: 'a, "b"', losses: [{ turn: 1, side: 'east', title: 'Men', value: 2 }] }),
      rowOf(2, -1, { luck: [{ side: 'west', die: 'arm', thrown: 1, sum: 6, expected: 3.5, variance: 3 }] }),
    ]).split('\r\n');
    expect(head).toBe(
      'game,seed,east,west,winner,level,margin,points east,points west,turns,actions,over,east: Men,dice of west arm: above the mean',
    );
    expect(first).toBe('1,"a, ""b""",always,random,east,,3,3,0,1,2,true,2,');
    expect(second).toBe('2,s,always,random,west,,-1,-1,0,1,2,true,,2.5');
    expect(none).toBe('');
  });
});
