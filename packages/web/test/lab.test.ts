/** The Lab without its page: batches played by several hands, held, stopped, kept within bounds, and what is said of them. */
import {
  type Batch,
  batchId,
  compared,
  type Doctrine,
  type GameRow,
  gamesIn,
  type Rules,
  readRecord,
  replay,
  spreadOf,
} from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { PATROL_DOCTRINE } from '../../kernel/test/patrol/doctrine.ts';
import { PATROL_RULES } from '../../kernel/test/patrol/rules.ts';
import type { Shelf } from '../src/keep/shelf.ts';
import { dropBatch, isThrough, keepBatch, keptBatches, MOST_KEPT, readBatch } from '../src/lab/batches.ts';
import { Crew, type Hire, recordOf, spareCores } from '../src/lab/crew.ts';
import type { Done } from '../src/lab/errands.ts';
import {
  binsOf,
  differenceWords,
  gistOf,
  hottest,
  meanInterval,
  seriesOf,
  shareOf,
  shareWords,
} from '../src/lab/figures.ts';
import { Hand } from '../src/lab/hand.ts';
import { labRoute } from '../src/lab/labRoute.ts';
import { batchWords } from '../src/lab/words.ts';

const RULES = { ...PATROL_RULES, doctrine: async () => PATROL_DOCTRINE as Doctrine } as Rules;

const batchOf = (part: Partial<Batch> = {}): Batch => ({
  ...{
    scenario: 'p/p',
    rulesVersion: '1',
    houseRules: {},
    seed: 'a',
    games: 8,
    duplicate: false,
    limit: 5000,
  },
  seated: [
    { side: 'west', opponent: 'captain' },
    { side: 'east', opponent: 'random' },
  ],
  ...part,
});

/** Played by hands beside this one, as workers would. */
const hired: Hire = (heard) => {
  const hand = new Hand(() => Promise.resolve(RULES), heard);
  return { send: (errand) => void hand.run(errand), close: () => undefined };
};

interface Wishes {
  readonly hire?: Hire;
  readonly hands?: number;
  readonly rules?: Rules;
  readonly played?: ReadonlySet<number>;
  watch?(crew: () => Crew, rows: readonly GameRow[]): void;
}

const playedBy = (batch: Batch, wishes: Wishes = {}) =>
  new Promise<{ rows: readonly GameRow[]; wrong: string }>((done) => {
    const { hire = hired, hands = 3, rules = RULES, played = new Set<number>(), watch } = wishes;
    const rows: GameRow[] = [];
    const crew: Crew = new Crew({
      ...{ batch, played, rules, hands, hire },
      row: (row) => {
        rows.push(row);
        watch?.(() => crew, rows);
      },
      ended: (wrong) => done({ rows: rows.sort((a, b) => a.game - b.game), wrong }),
    });
  });

function memory(): Shelf {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => texts.set(key, text) !== undefined,
    drop: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

describe('a crew', () => {
  test('plays every game once, and the same whoever plays it', async () => {
    const batch = batchOf({ duplicate: true });
    const many = await playedBy(batch);
    expect(many.wrong).toBe('');
    expect(many.rows.map(({ game }) => game)).toEqual(
      Array.from({ length: gamesIn(batch) }, (_, i) => i + 1),
    );
    expect((await playedBy(batch, { hands: 1 })).rows).toEqual(many.rows);
    expect((await playedBy(batch, { hire: () => null })).rows).toEqual(many.rows);
  });

  test('leaves out what is played, and is through at once where all is', async () => {
    const { rows } = await playedBy(batchOf(), { played: new Set([1, 2, 3, 5, 8]) });
    expect(rows.map(({ game }) => game)).toEqual([4, 6, 7]);
    expect((await playedBy(batchOf({ games: 1 }), { played: new Set([1]) })).rows).toEqual([]);
  });

  test('held after a game it begins no other until it is told to', async () => {
    let held = -1;
    const { rows } = await playedBy(batchOf(), {
      hands: 1,
      watch: (crew, all) => {
        if (all.length !== 2) return;
        queueMicrotask(() => {
          crew().pause(true);
          setTimeout(() => {
            held = all.length;
            crew().pause(false);
          }, 50);
        });
      },
    });
    expect(held).toBeLessThanOrEqual(3);
    expect(rows.length).toBe(8);
  });

  test('plays on the page what hands leave undone that break', async () => {
    let hires = 0;
    const breaking: Hire = (_, broken) => {
      hires++;
      return { send: () => queueMicrotask(broken), close: () => undefined };
    };
    const { rows, wrong } = await playedBy(batchOf(), { hire: breaking, hands: 2 });
    expect([rows.length, wrong, hires]).toEqual([8, '', 2]);
  });

  test('says which game could not be played', async () => {
    const failing: Rules = { ...RULES, doctrine: () => Promise.reject(new Error('no doctrine came')) };
    const { wrong } = await playedBy(batchOf(), { hire: () => null, rules: failing, hands: 1 });
    expect(wrong).toBe('Game 1 could not be played: no doctrine came');
  });

  test('takes the cores that there are to spare', () => {
    expect([undefined, 1, 2, 4, 64].map(spareCores)).toEqual([1, 1, 1, 3, 8]);
  });
});

describe('a game of a batch', () => {
  test('is a game like any other, with who played it and why', async () => {
    const batch = batchOf();
    const done = (await recordOf(batch, 3, RULES, hired)) as Extract<Done, { record: unknown }>;
    const record = readRecord(JSON.parse(JSON.stringify(done.record)));
    if (record.refused) throw new Error(record.refused.text);
    const again = replay(RULES, record.value);
    expect(!again.refused && again.value.ok).toBe(true);
    expect(record.value.seats).toContainEqual({ side: 'west', kind: 'computer', name: 'captain' });
    for (const move of record.value.moves)
      expect(move).toMatchObject({ by: expect.any(String), reason: expect.stringMatching(/\.$/) });
    const [row] = (await playedBy(batch, { played: new Set([1, 2, 4, 5, 6, 7, 8]) })).rows;
    expect(record.value.moves.length).toBe(row!.actions);
  });
});

describe('batches on the device', () => {
  test('are found under their id, the latest first, and only as they were written', async () => {
    const shelf = memory();
    const { rows } = await playedBy(batchOf({ games: 2 }));
    const [one, other] = [batchOf({ games: 2 }), batchOf({ games: 2, seed: 'b' })];
    expect(keepBatch({ batch: one, rows }, '2026-01-01', shelf)).toBe(true);
    expect(keepBatch({ batch: other, rows: [] }, '2026-01-02', shelf)).toBe(true);
    expect(keptBatches(shelf).map(({ batch }) => batch.seed)).toEqual(['b', 'a']);
    const kept = readBatch(batchId(one), shelf)!;
    expect(kept.rows).toEqual(rows);
    expect([isThrough(kept), isThrough(readBatch(batchId(other), shelf)!)]).toEqual([true, false]);
    shelf.write(`lab.batch.${batchId(other)}`, '{"batch":{}}');
    expect(readBatch(batchId(other), shelf)).toBeNull();
    dropBatch(batchId(one), shelf);
    expect(keptBatches(shelf)).toEqual([]);
  });

  test('are only so many: the one untouched for longest goes', () => {
    const shelf = memory();
    for (let i = 0; i < MOST_KEPT + 3; i++)
      keepBatch({ batch: batchOf({ seed: `s${i}` }), rows: [] }, `2026-01-${10 + i}`, shelf);
    const seeds = keptBatches(shelf).map(({ batch }) => batch.seed);
    expect(seeds.length).toBe(MOST_KEPT);
    expect(seeds).not.toContain('s2');
    expect(seeds).toContain('s3');
  });

  test('what is too large for the device is not kept, and others stay', () => {
    const shelf = memory();
    keepBatch({ batch: batchOf(), rows: [] }, '2026-01-01', shelf);
    const rows = [{ seed: 'x'.repeat(3_000_000) }] as unknown as readonly GameRow[];
    expect(keepBatch({ batch: batchOf({ seed: 'b' }), rows }, '2026-01-02', shelf)).toBe(false);
    expect(keptBatches(shelf).length).toBe(1);
  });
});

describe('what is said of a batch', () => {
  test('a share has its interval, and a batch its gist', async () => {
    expect(shareWords(shareOf('x', 34, 100))).toBe('34.0 % (25.5 to 43.7 %)');
    expect(gistOf('west', [], spreadOf([]))).toBe('No game has been played yet.');
    const { rows } = await playedBy(batchOf());
    const words = gistOf('west', rows, spreadOf(rows.map(({ margin }) => margin)));
    expect(words).toMatch(/^West wins \d of 8 games: [\d.]+ % \([\d.]+ to [\d.]+ %\)\. Its margin is \+/);
    expect(batchWords(batchOf({ duplicate: true }))).toBe(
      'West: Captain; East: Random; each seed twice, with the opponents exchanged; all as we read the card; seed “a”.',
    );
  });

  test('the interval of a mean grows narrow with games', () => {
    const width = ([low, high]: readonly [number, number]) => high - low;
    const spread = (games: number) => meanInterval({ games, mean: 1, sd: 2 });
    expect(width(spread(1))).toBe(0);
    expect(width(spread(400))).toBeCloseTo(2 * 1.966 * 0.1, 2);
    expect(width(spread(10))).toBeGreaterThan(width(spread(100)));
  });

  test('bars hold every value once, and are few', () => {
    for (const values of [[3], [-4, -4, 0, 5], Array.from({ length: 300 }, (_, i) => i - 150)]) {
      const bins = binsOf(values);
      expect(bins.reduce((sum, { games }) => sum + games, 0)).toBe(values.length);
      expect(bins.length).toBeLessThanOrEqual(21);
    }
    expect(binsOf([-1, 1]).map(({ from, games }) => [from, games])).toEqual([
      [-1, 1],
      [0, 0],
      [1, 1],
    ]);
    expect(binsOf([])).toEqual([]);
  });

  test('lines are by side and kind, places by their heat', () => {
    const loss = { side: 'west', title: 'Men', games: 2 };
    expect(
      seriesOf([
        { ...loss, turn: 1, mean: 1 },
        { ...loss, turn: 2, mean: 3 },
      ]),
    ).toEqual([
      {
        side: 'west',
        title: 'Men',
        points: [
          { turn: 1, mean: 1, games: 2 },
          { turn: 2, mean: 3, games: 2 },
        ],
      },
    ]);
    expect(
      hottest(
        {
          fought: [
            [1, 1],
            [2, 3],
          ],
        },
        1,
      ),
    ).toEqual([{ cell: 2, moves: 3, share: 0.75 }]);
  });

  test('a difference is more than chance, or may be chance', async () => {
    const strong = { batch: batchOf({ games: 30 }), rows: (await playedBy(batchOf({ games: 30 }))).rows };
    const exchanged = batchOf({
      games: 30,
      seated: [
        { side: 'west', opponent: 'random' },
        { side: 'east', opponent: 'captain' },
      ],
    });
    const weak = { batch: exchanged, rows: (await playedBy(exchanged)).rows };
    expect(differenceWords('west', compared(strong, weak))).toMatch(
      /^The two settings differ by more than chance\. In the first West wins [\d.]+ games in 100 more .* points greater .* That is more than chance\.$/,
    );
    expect(differenceWords('west', compared(strong, strong))).toMatch(
      /^No difference between the two settings is more than chance\. .* That may be chance\.$/,
    );
    const one = { ...strong, rows: strong.rows.slice(0, 1) };
    expect(differenceWords('west', compared(one, weak))).toContain('too few games');
  });

  test('has an address', () => {
    expect(labRoute([])).toEqual({ page: 'lab', batch: null });
    expect(labRoute(['abc'])).toEqual({ page: 'lab', batch: 'abc' });
    expect(labRoute(['abc', 'more'])).toBeNull();
  });
});
