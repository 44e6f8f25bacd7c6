/** The record of a game as a chain: what an edited file is told by, what may change, what a seat's links may not show. */
import { describe, expect, test } from 'vitest';
import {
  act,
  begin,
  type Chain,
  canonicalJson,
  chainOf,
  chainWords,
  checkedBy,
  closedRecord,
  type Game,
  type GameHead,
  type GameRecord,
  linkedRecord,
  type Move,
  NO_SEALS,
  originWords,
  type Rules,
  randomGame,
  readRecord,
  recordFor,
  recordOf,
  replay,
  resume,
  seeded,
  soundPart,
  stateAt,
  stateOf,
  undo,
  type Verdict,
  withMade,
  writeRecord,
} from '../src/index.ts';
import { cutAt, EDITS, type Edited } from './edits.ts';
import { DARE_RULES } from './fakeSystem.ts';
import { PATROL_RULES } from './patrol/rules.ts';
import { RACE_RULES } from './raceRules.ts';
import { SEALED_RULES } from './sealedRules.ts';
import { unlinked } from './unlinked.ts';

const HEAD: GameHead = {
  ...{ scenario: 'fake/x', system: 'fake', rulesVersion: '1', houseRules: {} },
  ...{ title: 'A Sunday', started: '1862-05-01', seed: 'known' },
};

function must<T>(verdict: Verdict<T>): T {
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}
const played = (rules: Rules, seed: string): Game => randomGame(rules, seeded(seed), 100, HEAD);
const raced = (seed = 'r'): Game => played(RACE_RULES as Rules, seed);
const readBack = (record: GameRecord): GameRecord => must(readRecord(JSON.parse(writeRecord(record))));

/** What is told of a text: that it is no file, why it is refused, or what its chain shows; null if nothing is. */
function told(text: string): string | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return 'no JSON';
  }
  const read = readRecord(raw);
  return read.refused ? read.refused.text : chainWords(chainOf(read.value)) || null;
}

/** Whether a text says the same as another: blanks and the like are no edit. */
function saysTheSame(text: string, as: string): boolean {
  try {
    return canonicalJson(JSON.parse(text)) === canonicalJson(JSON.parse(as));
  } catch {
    return false;
  }
}

const RULES: readonly Rules[] = [RACE_RULES, DARE_RULES, PATROL_RULES].map((rules) => rules as Rules);

/** With clocks and names, as an application would have them. */
function noted(game: Game): Game {
  const said = { by: 'Ann', reason: 'It is late.', clock: { at: '1862-05-01', used: 900 }, reveal: 'salt' };
  const begun = must(begin(game.rules, game.head));
  return game.moves.slice().reduce(
    (now, { link: _, ...move }, at) =>
      withMade(now, {
        ...move,
        ...(at % 2 ? said : {}),
        notes: [],
        draws: [],
        state: stateAt(game, at + 1),
      }),
    begun,
  );
}

const GAMES = 8;
/** So many games of each of the rules, each beside another of the same. */
const FILES: readonly Omit<Edited, 'rng'>[] = RULES.flatMap((rules) => {
  const records = Array.from({ length: GAMES }, (_, n) => recordOf(noted(played(rules, `file ${n}`))));
  return records.map((record, n) => {
    return { record, text: writeRecord(record), other: records[(n + 1) % GAMES]! };
  });
});

describe('two thousand edited files', () => {
  const KINDS = Object.entries(EDITS);
  const EACH = 72;
  const counts = { edits: 0, told: 0 };

  test.each(KINDS)('%s is told every time', (kind, edit) => {
    const rng = seeded(`edits ${kind}`);
    const untold: string[] = [];
    for (let n = 0, made = 0; made < EACH; n++) {
      expect(n, 'there is something to edit').toBeLessThan(50 * EACH);
      const of = { ...FILES[n % FILES.length]!, rng };
      const text = edit(of);
      if (text === null || saysTheSame(text, of.text)) continue;
      made++;
      counts.edits++;
      if (told(text) === null) untold.push(text);
      else counts.told++;
    }
    expect(untold).toEqual([]);
  });

  test('cut off at any place is told', () => {
    for (const of of FILES.slice(0, 2 * GAMES)) {
      for (let moves = 0; moves < of.record.moves.length; moves++) {
        counts.edits++;
        if (told(cutAt(of, moves)) !== null) counts.told++;
      }
    }
  });

  test('are all of them told, and there are as many', () => {
    expect(counts.edits).toBeGreaterThanOrEqual(2000);
    expect(counts.told).toBe(counts.edits);
  });

  test('none that is saved and read again is told', () => {
    for (const { text, record } of FILES) {
      expect(told(text)).toBeNull();
      expect(chainOf(readBack(readBack(record)))).toEqual({ state: 'whole', brokenAt: null, why: null });
    }
  });

  test('blanks and the order of fields are no edit', () => {
    const backwards = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(backwards);
      if (typeof value !== 'object' || value === null) return value;
      const fields = Object.entries(value).reverse();
      return Object.fromEntries(fields.map(([key, one]) => [key, backwards(one)]));
    };
    const record = recordOf(raced());
    expect(told(JSON.stringify(backwards(record), null, 7))).toBeNull();
  });
});

describe('the first link that breaks is named', () => {
  const record = recordOf(raced());
  const all = record.moves.length;
  const at = record.moves.findIndex((move) => (move as Move).journal.length > 0);
  const die = { ...(record.moves[at] as Move), journal: [{ draw: 'step', faces: [1, 1] }] };
  const SEAL = 'its seal does not fit it and what stands before it.';
  test.each<readonly [string, GameRecord, Chain['brokenAt'], string]>([
    [
      'an edited die',
      { ...record, moves: record.moves.with(at, die) },
      at,
      `Move ${at + 1} is not as it was written: ${SEAL}`,
    ],
    [
      'a dropped move',
      { ...record, moves: record.moves.toSpliced(2, 1) },
      2,
      `Move 3 is not as it was written: ${SEAL}`,
    ],
    [
      'a move without a link',
      { ...record, moves: record.moves.with(1, { ...record.moves[1]!, link: undefined } as never) },
      1,
      'Move 2 is not as it was written: it has no seal.',
    ],
    [
      'changed house rules',
      { ...record, houseRules: { turns: 9 } },
      'head',
      'The head of the game is not as it was written: its seal does not fit its scenario, rules, house rules, beginning and luck.',
    ],
    [
      'a file cut short',
      { ...record, moves: record.moves.slice(0, 1) },
      'end',
      'The file does not end as it was written: its last seal does not fit this one move and what else it says.',
    ],
    [
      'a file without its end',
      { ...record, end: undefined } as never,
      'end',
      `The file has no last seal after these ${all} moves: it was cut off, or added to.`,
    ],
  ])('%s', (_, edited, brokenAt, text) => {
    expect(chainOf(edited)).toEqual({
      ...{ state: 'broken', brokenAt },
      why: { code: 'not-as-written', cite: 'T.6', text },
    });
    const { ok, chain } = must(replay(RACE_RULES, edited));
    expect({ ok, brokenAt: chain.brokenAt }).toEqual({ ok: false, brokenAt });
  });

  test('and what came before it can be played on from', () => {
    const broken = { ...record, moves: record.moves.with(at, die) };
    const part = soundPart(must(replay(RACE_RULES as Rules, broken)));
    expect(part.moves.slice()).toEqual(record.moves.slice(0, at));
    expect(stateOf(part)).toEqual(stateAt(raced(), at));
    const on = must(act(part, 'east', { kind: 'rest' }, seeded('on')));
    expect(chainOf(readBack(recordOf(on))).state).toBe('whole');
    expect(recordOf(on)).not.toHaveProperty('unsealed');
  });

  test('all moves of a file with another end stand, and those under another head without their seals', () => {
    const cut = soundPart(must(replay(RACE_RULES as Rules, { ...record, moves: record.moves.slice(0, 4) })));
    expect(cut.moves.slice()).toEqual(record.moves.slice(0, 4));
    const other = soundPart(must(replay(RACE_RULES as Rules, { ...record, started: '1861' })));
    expect(other.moves).toHaveLength(all);
    expect(other.head).toMatchObject({ unsealed: all, started: '1861' });
    expect(chainOf(recordOf(other)).state).toBe('whole');
  });

  test('a game on a device goes on without an end', () => {
    const { end: _, ...kept } = record;
    expect(chainOf(kept, false).state).toBe('whole');
    expect(chainOf(kept).brokenAt).toBe('end');
  });
});

describe('a running game', () => {
  test('may change its title, its seats and its orders', () => {
    const rest = (game: Game) => must(act(game, 'east', { kind: 'rest' }, seeded('x')));
    const game = rest(must(begin(RACE_RULES as Rules, HEAD)));
    const seats = [{ side: 'east', kind: 'open' }] as const;
    const next = rest({ ...game, head: { ...game.head, title: 'Another', seats, orders: [] } });
    expect(chainOf(readBack(recordOf(next))).state).toBe('whole');
    expect(recordOf(next)).toMatchObject({ title: 'Another', link: game.head.link });
  });

  test('drops the links of what is taken back', () => {
    const begun = must(begin(RACE_RULES, HEAD));
    const rest = (game: typeof begun) => must(act(game, 'east', { kind: 'rest' }, seeded('x')));
    const back = must(undo(rest(rest(begun)), 'east'));
    expect(back.moves.slice()).toEqual(rest(begun).moves.slice());
    expect(chainOf(recordOf(rest(back) as Game)).state).toBe('whole');
    expect(recordOf(rest(back) as Game)).toEqual(recordOf(rest(rest(begun)) as Game));
  });

  test('that is checked by newer rules keeps its links, and the version by which it was begun', () => {
    const game = checkedBy(checkedBy(raced(), '2'), '3');
    expect(game.head).toMatchObject({ begunBy: '1', rulesVersion: '3', link: raced().head.link });
    expect(checkedBy(game, '3')).toBe(game);
    const record = readBack(recordOf(game));
    expect(chainOf(record).state).toBe('whole');
    expect(chainOf({ ...record, rulesVersion: '4' }).brokenAt).toBe('end');
    expect(chainOf({ ...record, begunBy: '2' }).brokenAt).toBe('head');
  });
});

describe('a file without links', () => {
  const old = unlinked(recordOf(raced()));

  test.each([1, 2])('of version %s opens and is not refused, but says that it has no seals', (version) => {
    const record = must(readRecord(JSON.parse(JSON.stringify({ ...old, version }))));
    expect(chainWords(chainOf(record))).toBe(NO_SEALS);
    const again = must(replay(RACE_RULES, record));
    expect(again).toMatchObject({ ok: true, chain: { state: 'none', brokenAt: null, why: null } });
    expect(stateOf(again.game)).toEqual(stateOf(raced()));
  });

  test.each([
    ['replayed', (record: GameRecord) => must(replay(RACE_RULES as Rules, record)).game],
    ['resumed', (record: GameRecord) => must(resume(RACE_RULES as Rules, record)).game],
  ])('that is %s has links from then on, and says how many moves came without', (_, take) => {
    const game = take(old);
    const record = recordOf(game);
    expect(chainOf(readBack(record)).state).toBe('whole');
    expect(record.unsealed).toBe(old.moves.length);
    expect(originWords(record)).toEqual([
      'It was begun with known luck: its dice follow from the seed "known".',
      `The first ${old.moves.length} moves came without seals that fit: nothing shows whether they were edited before.`,
    ]);
  });

  test('that goes only so far counts only the moves that were taken', () => {
    const moves = old.moves.with(3, { side: 'east', action: { kind: 'fly' }, journal: [] });
    const part = soundPart(must(replay(RACE_RULES as Rules, { ...old, moves })));
    expect(part.head.unsealed).toBe(3);
    expect(chainOf(recordOf(part)).state).toBe('whole');
  });

  test('whose moves have links but whose head has none is one without', () => {
    const { link: _, end: __, ...half } = recordOf(raced());
    const record = must(readRecord(JSON.parse(JSON.stringify({ ...half, version: 2 }))));
    expect(chainOf(record).state).toBe('none');
    expect(chainOf(recordOf(must(replay(RACE_RULES as Rules, record)).game)).state).toBe('whole');
  });
});

describe('the links of what a seat holds', () => {
  const die = { int: () => 3 };
  const bidding = (bid: number): Game =>
    must(act(must(begin(SEALED_RULES, HEAD)), 'red', { bid }, die)) as Game;
  const digest = () => 'salted';

  test('are over what is in its file and show nothing of what is sealed', () => {
    const files = [1, 2, 3].map((bid) => must(recordFor(bidding(bid), 'blue', digest)));
    expect(chainOf(readBack(files[0]!)).state).toBe('whole');
    expect(files[1]).toEqual(files[0]);
    expect(files[2]).toEqual(files[0]);
    expect(must(recordFor(bidding(1), 'red')).moves).not.toEqual(must(recordFor(bidding(2), 'red')).moves);
  });

  test('do not have the seed among them, from which hidden dice follow', () => {
    const file = must(recordFor(bidding(1), 'blue', digest));
    expect(JSON.stringify(file)).not.toContain('known');
    expect(chainOf(file).state).toBe('whole');
  });

  test('break when the file is edited', () => {
    const file = must(recordFor(bidding(1), 'blue', digest));
    expect(chainOf({ ...file, holder: 'red' }).brokenAt).toBe('end');
    const sealed = { ...file.moves[0]!, sealed: { seal: 'bid of red', digest: 'other' } } as never;
    expect(chainOf({ ...file, moves: [sealed] }).brokenAt).toBe(0);
  });

  test('are those of the whole file where nothing is secret', () => {
    const game = raced();
    expect(must(recordFor(game, null))).toEqual(closedRecord(recordOf(game)));
    expect(linkedRecord(unlinked(recordOf(game)))).toEqual(recordOf(game));
  });
});
