/** The save file, its replay, a game taken up again, what a seat may hold, and the names of states. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  act,
  anyFace,
  begin,
  canonicalJson,
  closedRecord,
  d6,
  differenceWords,
  fnv1a,
  type Game,
  type GameRecord,
  hashOf,
  isSealed,
  jsonCopy,
  linkedRecord,
  type Move,
  madeAt,
  momentAt,
  moveAt,
  type Replayed,
  randomGame,
  readRecord,
  recordFor,
  recordOf,
  replay,
  resume,
  type Snapshot,
  sameJson,
  secretly,
  seeded,
  seenMove,
  seenMoves,
  stateAt,
  stateOf,
  sumOfDice,
  type Verdict,
  writeRecord,
} from '../src/index.ts';
import { DARE_RULES } from './fakeSystem.ts';
import { RACE_RULES } from './raceRules.ts';
import { SEALED_RULES } from './sealedRules.ts';
import { unlinked } from './unlinked.ts';

const HEAD = { scenario: 'fake/x', system: 'fake', rulesVersion: '1', houseRules: {} };

function must<T>(verdict: Verdict<T>): T {
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}
const raced = (seed: string) => randomGame(RACE_RULES, seeded(seed), 100, HEAD);
const recorded = (seed = 'r'): GameRecord => recordOf(raced(seed) as Game);
const refusal = (raw: unknown) => readRecord(raw).refused;

/** A race that is sure to have a run in it, and the place of the first one. */
function withRun(): { readonly record: GameRecord; readonly at: number } {
  const record = recorded();
  const at = record.moves.findIndex((move) => !isSealed(move) && move.journal.length > 0);
  expect(at).toBeGreaterThanOrEqual(0);
  return { record, at };
}
const edited = (record: GameRecord, at: number, change: Partial<Move>): GameRecord => ({
  ...record,
  moves: record.moves.map((move, i) => (i === at ? { ...(move as Move), ...change } : move)),
});

describe('a record', () => {
  test('written and read is the same, and a move stands on a line', () => {
    const record = linkedRecord({ ...recorded(), title: 'A Sunday', started: '1862' });
    const text = writeRecord(record);
    expect(must(readRecord(JSON.parse(text)))).toEqual(record);
    expect(text.split('\n').filter((line) => line.includes('"journal"'))).toHaveLength(record.moves.length);
    expect(JSON.parse(text)).toMatchObject({ format: 'longroll-game', version: 3 });
    const empty = linkedRecord({ ...record, moves: [] });
    expect(must(readRecord(JSON.parse(writeRecord(empty))))).toEqual(empty);
  });

  test.each([
    ['a word', 'x', 'not-a-game'],
    ['nothing', null, 'not-a-game'],
    ['a list', [], 'not-a-game'],
    ['another file', { format: 'map' }, 'not-a-game'],
    ['a later version', { format: 'longroll-game', version: 4 }, 'unknown-version'],
    ['version 3 without a seal', { format: 'longroll-game', version: 3 }, 'not-as-written'],
    ['a seal in version 2', { format: 'longroll-game', version: 2, link: 'x' }, 'not-as-written'],
    ['no version', { format: 'longroll-game' }, 'unknown-version'],
    ['half a version', { format: 'longroll-game', version: 1.5 }, 'unknown-version'],
    ['a bare head', { format: 'longroll-game', version: 2 }, 'missing-field'],
    ['a bare head of version 1', { format: 'longroll-game', version: 1 }, 'missing-field'],
  ])('%s is refused', (_, raw, code) => {
    expect(refusal(raw)).toMatchObject({
      code,
      cite: expect.any(String),
      text: expect.stringMatching(/\.$/),
    });
  });

  const move = { side: 'east', action: { kind: 'rest' }, journal: [] };
  const sealed = { seal: 'x', digest: 'y' };
  const answers = (...journal: readonly unknown[]) => ({ moves: [{ ...move, journal }] });
  test.each([
    ['moves that are no list', { moves: {} }, 'moves'],
    ['a move without a side', { moves: [{ action: 1, journal: [] }] }, 'moves.0.side'],
    ['a move without an action', { moves: [{ side: 'east', journal: [] }] }, 'moves.0.action'],
    ['a move without a journal', { moves: [{ side: 'east', action: 1 }] }, 'moves.0.journal'],
    ['a sealed move that shows its action', { moves: [{ ...move, sealed }] }, 'moves.0.sealed'],
    ['a seal without digest', { moves: [{ side: 'east', sealed: { seal: 'x' } }] }, 'moves.0.sealed.digest'],
    ['a clock that runs backwards', { moves: [{ ...move, clock: { used: -1 } }] }, 'moves.0.clock.used'],
    ['a sitter of no kind', { seats: [{ side: 'east', kind: 'ghost' }] }, 'seats.0.kind'],
    ['an order to do nothing', { orders: [{ side: 'east', decides: 'x' }] }, 'orders.0.action'],
    ['a snapshot without state', { snapshots: [{ moves: 1, hash: '' }] }, 'snapshots.0.state'],
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
        expect(again).toMatchObject({ ok: true, divergedAt: null, why: null, moves: game.moves.length });
        expect(recordOf(again.game as Game)).toEqual(recordOf(game as Game));
        for (let move = 0; move < game.moves.length; move++)
          expect(madeAt(again.game, move)).toEqual(madeAt(game, move));
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
    expect(stopped.game.moves).toHaveLength(at);
  });

  test.each([
    ['an action that the rules do not list', { action: { kind: 'fly' } }],
    ['an action of somebody else', { side: 'north' }],
  ])('stops at a move with %s, by the rule that refuses it', (_, change) => {
    const { record, at } = withRun();
    const stopped = must(replay(RACE_RULES, edited(record, at, change)));
    expect(stopped).toMatchObject({ ok: false, divergedAt: at, why: { code: 'no-such-action', cite: '1' } });
  });

  test('stops at a sealed move: what is not in the file cannot be played', () => {
    const { record, at } = withRun();
    const moves = record.moves.with(at, { side: 'east', sealed: { seal: 'x', digest: 'y' } });
    const stopped = must(replay(RACE_RULES, { ...record, moves }));
    expect(stopped).toMatchObject({ ok: false, divergedAt: at, why: { code: 'sealed' } });
  });

  test('says where and why a game of other rules differs', () => {
    const { record, at } = withRun();
    const stopped = must(replay(RACE_RULES, edited(record, at, { action: { kind: 'fly' } })));
    const all = record.moves.length;
    const on = `differs from move ${at + 1} of ${all} on: One may run or rest.`;
    expect(differenceWords(stopped as Replayed, all, '1')).toBe(`It ${on}`);
    expect(differenceWords(stopped as Replayed, all, '2')).toBe(
      `It was made by version 1 of the rules; by version 2 it ${on}`,
    );
    expect(differenceWords(must(replay(RACE_RULES, record)) as Replayed, all, '2')).toBe('');
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

describe('any record', () => {
  const name = fc.string({ maxLength: 20 });
  const optional = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
  /** Fields that are not there are left out, as in a file. */
  const record = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
    fc.record(fields).map((made) => jsonCopy(made) as T);
  const action = fc.jsonValue().map((value) => ({ value }));
  const said = {
    by: optional(name),
    clock: optional(record({ at: optional(name), used: optional(fc.nat()) })),
  };
  const answer = fc.oneof(
    record({ draw: name, faces: fc.array(fc.nat(9)), only: optional(name) }),
    record({ ask: name, side: name, option: name }),
  );
  const open = record({
    ...said,
    side: name,
    action,
    journal: fc.array(answer),
    reveal: optional(name),
    reason: optional(name),
  });
  const closed = record({ ...said, side: name, sealed: record({ seal: name, digest: name }) });
  const records = record({
    ...{ format: fc.constant('longroll-game'), version: fc.constant(2) },
    ...{ scenario: name, system: name, rulesVersion: name, title: optional(name), started: optional(name) },
    houseRules: fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.oneof(name, fc.integer(), fc.boolean())),
    seats: optional(
      fc.array(
        record({ side: name, name: optional(name), kind: fc.constantFrom('person', 'computer', 'open') }),
      ),
    ),
    orders: optional(fc.array(record({ side: name, decides: name, action }))),
    dice: optional(record({ commitment: name })),
    holder: optional(fc.option(name)),
    moves: fc.array(fc.oneof(open, closed)),
    snapshots: optional(fc.array(record({ moves: fc.nat(), hash: name, state: fc.jsonValue() }))),
  });

  test('that is written is read back the same', () => {
    fc.assert(
      fc.property(records, (one) => {
        const written = one as unknown as GameRecord;
        expect(must(readRecord(JSON.parse(writeRecord(written))))).toEqual(written);
      }),
    );
  });

  test('of version 1 opens, and is of version 2 as long as it has no links', () => {
    const first = { ...unlinked(recorded()), version: 1 };
    const read = must(readRecord(jsonCopy(first)));
    expect(read).toEqual({ ...first, version: 2 });
    expect(must(replay(RACE_RULES, read)).ok).toBe(true);
    expect(JSON.parse(writeRecord(read)).version).toBe(2);
  });

  test('of a version to come is refused plainly', () => {
    expect(refusal({ ...recorded(), version: 7 })?.text).toBe(
      'The saved game is of version 7 and this program reads versions 1 to 3: a newer program wrote it and can open it.',
    );
  });
});

describe('a game taken up again', () => {
  const played = raced('resumed');
  const whole = recordOf(played as Game);
  const after = (moves: number): Snapshot => {
    const state = stateAt(played, moves);
    return { moves, hash: hashOf(state), state: jsonCopy(state) };
  };
  const counted = () => {
    const seen = { applied: 0 };
    const rules: typeof RACE_RULES = {
      ...RACE_RULES,
      apply: (...given) => {
        seen.applied++;
        return RACE_RULES.apply(...given);
      },
    };
    return { seen, rules };
  };
  const last = whole.moves.length;

  test('plays only the moves since its last snapshot, and the rest when it is looked at', () => {
    const { seen, rules } = counted();
    const snapshots = [after(last - 2), after(3)];
    const { game, ok, trusted, unsound } = must(resume(rules, closedRecord({ ...whole, snapshots })));
    expect({ ok, trusted, unsound, applied: seen.applied }).toEqual({
      ...{ ok: true, trusted: last - 2, unsound: [], applied: 2 },
    });
    expect(stateOf(game)).toEqual(stateOf(played));
    expect(recordOf(game as Game)).toEqual(whole);
    expect(stateAt(game, last - 3)).toEqual(stateAt(played, last - 3));
    expect(madeAt(game, 1)).toEqual(madeAt(played, 1));
  });

  test('is the same as replayed, whatever snapshots lie beside it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(last), { maxLength: 4 }), fc.nat(last), (at, looked) => {
        const { game, ok } = must(resume(RACE_RULES, closedRecord({ ...whole, snapshots: at.map(after) })));
        expect(ok).toBe(true);
        expect(stateAt(game, looked)).toEqual(stateAt(played, looked));
        expect(stateOf(game)).toEqual(stateOf(played));
      }),
    );
  });

  test.each([
    [
      'is not as it was written',
      { ...after(4), hash: hashOf(stateAt(played, 3)) },
      /after move 4 is damaged/,
    ],
    ['is of moves that are gone', { ...after(4), moves: last + 1 }, /moves that are not there/],
    [
      'does not keep its books',
      wrong({ ...stateAt(played, 4), run: 99 }),
      /none of this game: steps are lost/,
    ],
    ['these rules cannot read', wrong(null), /cannot be read by these rules/],
  ])('sets a snapshot aside that %s, says so, and takes the one before', (_, bad, words) => {
    const { seen, rules } = counted();
    const { game, unsound, trusted } = must(resume(rules, { ...whole, snapshots: [after(2), bad] }));
    expect(unsound).toMatchObject([{ code: 'unsound-snapshot', text: expect.stringMatching(words) }]);
    expect({ trusted, applied: seen.applied }).toEqual({ trusted: 2, applied: last - 2 });
    expect(stateOf(game)).toEqual(stateOf(played));
  });

  test('tells when the moves do not lead to the snapshot that it was built on', () => {
    const lie = wrong({ ...stateAt(played, 4), moves: 5 });
    const { game } = must(resume(RACE_RULES, { ...whole, moves: whole.moves.slice(0, 4), snapshots: [lie] }));
    expect(stateOf(game)).toMatchObject({ moves: 5 });
    expect(moveAt(game, 3).refused).toMatchObject({ code: 'untrue-snapshot' });
    expect(moveAt(game, 3).refused?.text).toContain('Move 4 cannot be shown again as it is written');
    expect(momentAt(game, 2).refused).toBeNull();
  });

  test('stops where a move since cannot be, as a replay does', () => {
    const moves = edited(whole, last - 1, { action: { kind: 'fly' } }).moves;
    const resumed = must(resume(RACE_RULES, { ...whole, moves, snapshots: [after(2)] }));
    expect(resumed).toMatchObject({ ok: false, divergedAt: last - 1, why: { code: 'no-such-action' } });
  });
});

function wrong(state: unknown): Snapshot {
  return { moves: 4, hash: hashOf(state), state };
}

describe('what a seat may hold', () => {
  const begun = must(begin(SEALED_RULES, HEAD));
  const die = (face: number) => ({ int: () => face - 1 });
  const bid = must(
    act(begun, 'red', { bid: 2 }, die(4), { by: 'Ann', reason: 'They bid low.', reveal: 'salt' }),
  );
  const both = must(act(bid, 'blue', { bid: 3 }, die(6)));

  test('of a sealed move is that it was made, and no more', () => {
    expect(must(seenMove(bid, 0, 'blue'))).toEqual({ move: 0, side: 'red', sealed: true, by: 'Ann' });
    expect(must(seenMove(bid, 0, null))).toMatchObject({ sealed: true });
    expect(must(seenMove(bid, 0, 'red'))).toMatchObject({
      reason: 'They bid low.',
      ...{ sealed: false, action: { bid: 2 }, told: { text: '{"bid":2}' }, draws: [{ faces: [4] }] },
      notes: [{ text: 'red has bidden' }, { text: 'with luck', value: 4 }],
    });
  });

  test('of a seal that is broken is the action, but not what was for one side only', () => {
    expect(seenMoves(both, 'blue')).toMatchObject([
      { action: { bid: 2 }, draws: [], journal: [], notes: [{ text: 'red has bidden' }] },
      { action: { bid: 3 }, draws: [{ faces: [6], only: 'blue' }], notes: [{}, { text: 'with luck' }] },
    ]);
    // Why it was done tells what he knew who did it.
    expect(seenMoves(both, 'blue')[0]).not.toHaveProperty('reason');
    expect(must(recordFor(both, 'blue')).moves[0]).not.toHaveProperty('reason');
  });

  test('as a file holds nothing else, and is read back', () => {
    const file = must(recordFor(bid, 'blue', (_, place) => `digest ${place}`));
    expect(file.holder).toBe('blue');
    expect(file.moves).toEqual([
      {
        side: 'red',
        by: 'Ann',
        sealed: { seal: 'bid of red', digest: 'digest 0' },
        link: expect.any(String),
      },
    ]);
    expect(must(readRecord(JSON.parse(writeRecord(file))))).toEqual(file);
    expect(JSON.stringify(file)).not.toContain('salt');
    const own = must(recordFor(bid, 'red'));
    expect(own.moves).toEqual(recordOf(bid as Game).moves);
    expect(must(replay(SEALED_RULES, own)).ok).toBe(true);
    const later = must(recordFor(both, 'blue'));
    expect(later.moves).toMatchObject([{ action: { bid: 2 }, journal: [] }, { journal: [{ faces: [6] }] }]);
  });

  test('leaves out the orders of others', () => {
    const orders = ['red', 'blue'].map((side) => ({ side, decides: 'bid', action: { bid: 1 } }));
    const game = must(begin(SEALED_RULES, { ...HEAD, orders }));
    expect(must(recordFor(game, 'blue')).orders).toEqual([orders[1]]);
  });

  test('is everything where nothing is secret', () => {
    const game = raced('open');
    expect(must(recordFor(game, null))).toEqual(recordOf(game as Game));
  });

  test('a secret draw has the chances of the open one', () => {
    const open = anyFace('luck', sumOfDice(d6('die')));
    const secret = secretly('red', open);
    expect(secret).toMatchObject({ id: 'luck', only: 'red', ways: 6, countable: true });
    expect(secret.branches).toBe(open.branches);
    expect([secret.value(3), secret.faces(3), secret.at([7])]).toEqual([4, [4], undefined]);
    expect(secret.dice).toBe(open.dice);
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

describe('a long file', () => {
  const move = { side: 'east', action: { kind: 'rest' }, journal: [] };
  const fileOf = (moves: readonly unknown[]) => ({ ...recorded(), moves });

  test('is refused for the first of its faults: the rest is not gone through', () => {
    const why = refusal(fileOf(Array(50_000).fill({ ...move, journal: [1, 2, 3] })))!;
    expect(why.field).toBe('moves.0.journal.0');
    expect(why.also).toHaveLength(4);
    expect(why.more).toBeLessThan(2_000);
    expect(why.atLeast).toBe(true);
    const readings = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`r${i}`, null]));
    const other = refusal({ ...recorded(), houseRules: readings })!;
    expect(other.field).toBe('houseRules.r0');
    expect(other.more).toBeLessThan(3_000);
  });

  test('says the right place of a fault far behind', () => {
    const moves = Array(20_000)
      .fill(move)
      .with(12_345, { ...move, side: 7 });
    expect(refusal(fileOf(moves))).toMatchObject({ field: 'moves.12345.side' });
    expect(refusal(fileOf(Array(20_000).fill(move)))).toBeNull();
  });

  test('is refused for what stands beside its moves, and for too many of them', () => {
    const moves = Array(20_000).fill(move);
    expect(refusal({ ...fileOf(moves), scenario: 7 })).toMatchObject({ field: 'scenario' });
    expect(refusal({ ...fileOf(moves), extra: 7 })).toMatchObject({ field: 'extra' });
    expect(refusal(fileOf(Array(200_001).fill(1)))).toMatchObject({ field: 'moves' });
  });
});
