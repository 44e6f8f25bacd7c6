/** The save file, its replay, and the names of states. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  act,
  begin,
  canonicalJson,
  fnv1a,
  type GameRecord,
  hashOf,
  jsonCopy,
  type Move,
  noMoreLuck,
  randomGame,
  readRecord,
  recordOf,
  replay,
  sameJson,
  seeded,
  stateOf,
  type Verdict,
  writeRecord,
} from '../src/index.ts';
import { DARE_RULES } from './fakeSystem.ts';
import { RACE_RULES } from './raceRules.ts';

const HEAD = { scenario: 'fake/x', system: 'fake', rulesVersion: '1', houseRules: {} };

function must<T>(verdict: Verdict<T>): T {
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}
const raced = (seed: string) => randomGame(RACE_RULES, seeded(seed), 100, HEAD);
const recorded = (seed = 'r'): GameRecord => recordOf(raced(seed));
const refusal = (raw: unknown) => readRecord(raw).refused;

/** A race that is sure to have a run in it, and the place of the first one. */
function withRun(): { readonly record: GameRecord; readonly at: number } {
  const record = recorded();
  const at = record.moves.findIndex(({ journal }) => journal.length > 0);
  expect(at).toBeGreaterThanOrEqual(0);
  return { record, at };
}
const edited = (record: GameRecord, at: number, change: Partial<Move>): GameRecord => ({
  ...record,
  moves: record.moves.map((move, i) => (i === at ? { ...move, ...change } : move)),
});

describe('a record', () => {
  test('written and read is the same, and a move stands on a line', () => {
    const record = { ...recorded(), title: 'A Sunday', started: '1862' };
    const text = writeRecord(record);
    expect(must(readRecord(JSON.parse(text)))).toEqual(record);
    expect(text.split('\n').filter((line) => line.includes('"journal"'))).toHaveLength(record.moves.length);
    const empty = { ...record, moves: [] };
    expect(must(readRecord(JSON.parse(writeRecord(empty))))).toEqual(empty);
  });

  test.each([
    ['a word', 'x', 'not-a-game'],
    ['nothing', null, 'not-a-game'],
    ['a list', [], 'not-a-game'],
    ['another file', { format: 'map' }, 'not-a-game'],
    ['a later version', { format: 'longroll-game', version: 2 }, 'unknown-version'],
    ['a bare head', { format: 'longroll-game', version: 1 }, 'missing-field'],
  ])('%s is refused', (_, raw, code) => {
    expect(refusal(raw)).toMatchObject({
      code,
      cite: expect.any(String),
      text: expect.stringMatching(/\.$/),
    });
  });

  const move = { side: 'east', action: { kind: 'rest' }, journal: [] };
  const answers = (...journal: readonly unknown[]) => ({ moves: [{ ...move, journal }] });
  test.each([
    ['moves that are no list', { moves: {} }, 'moves'],
    ['a move without a side', { moves: [{ action: 1, journal: [] }] }, 'moves.0.side'],
    ['a move without an action', { moves: [{ side: 'east', journal: [] }] }, 'moves.0.action'],
    ['a field that is none', { moves: [{ ...move, note: 1 }] }, 'moves.0.note'],
    ['an answer that is none', answers({ fell: 6 }), 'moves.0.journal.0'],
    ['faces in words', answers({ draw: 'step', faces: ['six'] }), 'moves.0.journal.0'],
    ['a decision without a side', answers({ ask: 'x', option: 'y' }), 'moves.0.journal.0'],
    ['a title that is a book', { title: 'x'.repeat(1000) }, 'title'],
    ['house rules that are records', { houseRules: { turns: {} } }, 'houseRules.turns'],
    ['a strange field', { states: [] }, 'states'],
    ['too many moves', { moves: Array.from({ length: 200_001 }, () => move) }, 'moves'],
  ])('with %s is refused, naming the field', (_, change, field) => {
    expect(refusal({ ...recorded(), ...change })).toMatchObject({ field, text: expect.any(String) });
  });

  test('broken a thousand times is told a few times', () => {
    const moves = Array.from({ length: 1000 }, () => ({ side: 1 }));
    expect(refusal({ ...recorded(), moves })?.also?.length).toBeLessThan(10);
  });

  test('whatever is read, the answer is a verdict', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (moves, rules) => {
        const raw = { ...recorded(), moves, houseRules: rules };
        expect(readRecord(raw).refused === null || readRecord(raw).refused?.text).toBeTruthy();
      }),
    );
  });
});

describe('a replay', () => {
  test('of any random game ends in the same state, with the same notes and dice', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(RACE_RULES, DARE_RULES), (seed, rules) => {
        const game = randomGame(rules as typeof RACE_RULES, seeded(seed), 100, HEAD);
        const record = must(readRecord(JSON.parse(writeRecord(recordOf(game)))));
        const again = must(replay(rules as typeof RACE_RULES, record));
        expect(again).toMatchObject({ ok: true, divergedAt: null, why: null, moves: game.turned.length });
        expect(again.game).toEqual(game);
        expect(hashOf(stateOf(again.game))).toBe(hashOf(stateOf(game)));
      }),
    );
  });

  test.each([
    ['faces that the dice do not have', { journal: [{ draw: 'step', faces: [7, 1] }] }],
    ['faces of fewer dice', { journal: [{ draw: 'step', faces: [6] }] }],
    ['a die of another name', { journal: [{ draw: 'jump', faces: [6, 1] }] }],
    ['no dice at all', { journal: [] }],
    [
      'dice left over',
      {
        journal: [
          { draw: 'step', faces: [6, 1] },
          { draw: 'step', faces: [6, 1] },
        ],
      },
    ],
    ['another action with these dice', { action: { kind: 'rest' } }],
  ])('stops at a move with %s', (_, change) => {
    const { record, at } = withRun();
    const stopped = must(replay(RACE_RULES, edited(record, at, change)));
    expect(stopped).toMatchObject({ ok: false, moves: at, divergedAt: at, why: { code: 'diverged' } });
    expect(stopped.game.turned).toHaveLength(at);
  });

  test.each([
    ['an action that the rules do not list', { action: { kind: 'fly' } }],
    ['an action of somebody else', { side: 'north' }],
  ])('stops at a move with %s, by the rule that refuses it', (_, change) => {
    const { record, at } = withRun();
    const stopped = must(replay(RACE_RULES, edited(record, at, change)));
    expect(stopped).toMatchObject({ ok: false, divergedAt: at, why: { code: 'no-such-action', cite: '1' } });
  });

  test('sees who decided', () => {
    const journal = [{ ask: 'reply', side: 'north', option: 'yield' }];
    const moves = [{ side: 'north', action: { kind: 'dare' }, journal }];
    expect(must(replay(DARE_RULES, { ...recorded(), moves }))).toMatchObject({ ok: false, divergedAt: 0 });
  });

  test('goes on where a decision was open, but only at the end', () => {
    const dare = { kind: 'dare' };
    const asked = must(act(must(begin(DARE_RULES, HEAD)), 'north', dare, noMoreLuck));
    const record = recordOf(asked);
    expect(record.moves).toEqual([{ side: 'north', action: dare, journal: [] }]);
    const again = must(replay(DARE_RULES, record));
    expect(again).toMatchObject({ ok: true, moves: 0 });
    expect(again.game).toEqual(asked);
    const pass = { side: 'south', action: { kind: 'pass' }, journal: [] };
    const gone = must(replay(DARE_RULES, { ...record, moves: [...record.moves, pass] }));
    expect(gone).toMatchObject({ ok: false, divergedAt: 0 });
    expect(gone.why?.text).toContain('south has not decided');
  });

  test('of a game that cannot begin is refused', () => {
    const record = { ...recorded(), houseRules: { turns: 0 } };
    expect(replay(DARE_RULES, record).refused).toMatchObject({ code: 'bad-value' });
  });

  test('does not swallow a mistake of the rules', () => {
    const { record } = withRun();
    const broken: typeof RACE_RULES = {
      ...RACE_RULES,
      apply: () => {
        throw new TypeError('ours');
      },
    };
    expect(() => replay(broken, record)).toThrow('ours');
  });
});

describe('names of states', () => {
  test.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('fnv1a of "%s" is as published', (text, hash) => {
    expect(fnv1a(text)).toBe(hash);
  });

  test('do not hang on the order of keys, but on everything else', () => {
    expect(hashOf({ a: 1, b: [1, 2] })).toBe(hashOf({ b: [1, 2], a: 1 }));
    const others = [{ a: 1, b: [2, 1] }, { a: 1 }, { a: '1', b: [1, 2] }, { a: 1, b: [1, 2], c: null }];
    const hashes = others.map(hashOf);
    expect(new Set([...hashes, hashOf({ a: 1, b: [1, 2] })]).size).toBe(5);
  });

  test('are written in ASCII and read back as the same JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(text).toMatch(/^[\x20-\x7e]*$/);
        expect(sameJson(JSON.parse(text), jsonCopy(value))).toBe(true);
        expect(hashOf(jsonCopy(value))).toBe(hashOf(value));
      }),
    );
  });
});

describe('the same JSON', () => {
  test('is what a copy is, and nothing that was changed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(sameJson(jsonCopy(a), jsonCopy(a))).toBe(true);
        expect(sameJson(jsonCopy(a), jsonCopy(b))).toBe(canonicalJson(a) === canonicalJson(b));
      }),
    );
  });

  test.each([
    ['a field without a value', { a: undefined }, {}],
    ['the other way round', {}, { a: undefined }],
    ['a Map', new Map([[1, 2]]), {}],
    ['NaN', Number.NaN, null],
    ['a list and a record', [], {}],
    ['a hole', [undefined], [null]],
    ['a typed list', new Uint8Array(2), { 0: 0, 1: 0 }],
    ['an inherited field', { toString: 1 }, {}],
  ])('is not %s', (_, a, b) => {
    expect(sameJson(a, b)).toBe(false);
  });
});
