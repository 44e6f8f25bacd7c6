/** Games from files on the page: what was edited is told, can be looked at and played on from; luck that was known. */
import {
  act,
  begin,
  chainOf,
  type Game,
  type GameHead,
  type GameRecord,
  Growing,
  headOf,
  linkedRecord,
  type Move,
  originWords,
  type Rules,
  randomGame,
  readRecord,
  recordOf,
  seeded,
  stateAt,
  stateOf,
  writeRecord,
} from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { RACE_RULES } from '../../kernel/test/raceRules.ts';
import { unlinked } from '../../kernel/test/unlinked.ts';
import { foundGame, keepGame } from '../src/field/games.ts';
import { fileOf, keepCourse, NOTHING_KEPT } from '../src/field/keptCourse.ts';
import { luckFor, namedLuck } from '../src/field/luck.ts';
import { checkedWords, type Opening, openGame } from '../src/field/opening.ts';
import { tableOf } from '../src/field/seat.ts';
import type { Shelf } from '../src/keep/shelf.ts';

const rules = RACE_RULES as Rules;
const HEAD: GameHead = {
  ...{ scenario: 'fake/race', system: 'fake', rulesVersion: '1', houseRules: {}, started: '1863' },
};
const KEY = 'abc';

function must<T>(verdict: { readonly refused: unknown; readonly value?: T }): T {
  if (verdict.refused) throw new Error(JSON.stringify(verdict.refused));
  return verdict.value!;
}

function newShelf(): Shelf {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => texts.set(key, text) !== undefined,
    drop: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

const game = randomGame(rules, seeded('page'), 100, HEAD);
const record = recordOf(game);
const all = record.moves.length;

/** A file that lies on a shelf as it was written, and is opened there. */
function opened(file: GameRecord, shelf = newShelf(), version = '1'): Opening {
  const read = must(readRecord(JSON.parse(writeRecord(file))));
  const unplayed = { head: headOf(read), moves: Growing.of(read.moves as readonly Move[]) };
  keepCourse(shelf, KEY, unplayed, NOTHING_KEPT);
  return openedAgain(shelf, version);
}
function openedAgain(shelf: Shelf, version = '1'): Opening {
  const found = foundGame(KEY, shelf)!;
  return openGame(rules, version, found, must(readRecord(found.record)));
}

const at = record.moves.findIndex((move) => (move as Move).journal.length > 0);
const die = { ...(record.moves[at] as Move), journal: [{ draw: 'step', faces: [1, 1] }] };

describe('a file', () => {
  test('that is as it was written opens, and its links are those of the game', () => {
    const shelf = newShelf();
    const opening = opened(record, shelf);
    expect(opening).toMatchObject({ told: '' });
    if (!('game' in opening)) throw new Error(opening.wrong);
    expect(recordOf(opening.game)).toEqual(record);
    expect(openedAgain(shelf)).toMatchObject({ told: '' });
    expect(checkedWords(game, record)).toBe(`All ${all} moves are as the rules have them.`);
  });

  test.each<readonly [string, GameRecord, RegExp, number]>([
    [
      'with an edited die',
      { ...record, moves: record.moves.with(at, die) },
      new RegExp(`^Move ${at + 1} is not as it was written: its seal does not fit`),
      at,
    ],
    [
      'with another beginning',
      { ...record, started: '1864' },
      /^The head of the game is not as it was written/,
      all,
    ],
  ])('%s says so at every opening, and can be had up to there', (_, file, words, moves) => {
    const shelf = newShelf();
    for (const opening of [opened(file, shelf), openedAgain(shelf)]) {
      if (!('upTo' in opening)) throw new Error('it was opened');
      expect(opening.wrong).toMatch(words);
      expect(opening.upTo.moves).toHaveLength(moves);
      expect(stateOf(opening.upTo)).toEqual(stateAt(game, moves));
      expect(chainOf(recordOf(opening.upTo)).state).toBe('whole');
    }
    expect(checkedWords(game, file)).toMatch(words);
  });

  test('that is broken and illegal says both', () => {
    const moves = record.moves.with(2, { ...(record.moves[2] as Move), action: { kind: 'fly' } });
    const opening = opened({ ...record, moves });
    expect(opening).toMatchObject({
      wrong: expect.stringMatching(/^Move 3 is not as it was written: .* It differs from move 3 of/),
    });
  });

  test('that is played on from before the break is a whole game of its own', () => {
    const opening = opened({ ...record, moves: record.moves.with(at, die) });
    if (!('upTo' in opening)) throw new Error('it was opened');
    const on = must(act(opening.upTo, 'east', { kind: 'rest' }, seeded('on')));
    const shelf = newShelf();
    keepGame({ key: KEY, title: 'On' }, on, tableOf(on, on.now), NOTHING_KEPT, shelf);
    expect(openedAgain(shelf)).toMatchObject({ told: '' });
  });

  test('of an older version says that it has no seals; on the device it has them from then on', () => {
    const shelf = newShelf();
    const opening = opened(unlinked(record), shelf);
    expect(opening).toMatchObject({ told: 'It has no seals: nothing shows whether it was edited.' });
    if (!('game' in opening)) throw new Error(opening.wrong);
    expect(opening.on.moves).toBe(0);
    keepGame(
      { key: KEY, title: 'Old' },
      opening.game,
      tableOf(opening.game, opening.game.now),
      opening.on,
      shelf,
    );
    const again = openedAgain(shelf);
    expect(again).toMatchObject({ told: '', game: { head: { unsealed: all } } });
  });

  test('of which the moves were linked anew and not its head, when the device was full, opens all the same', () => {
    const shelf = newShelf();
    const { link: _, ...head } = HEAD;
    keepGame({ key: KEY, title: 'Half' }, { ...game, head }, tableOf(game, game.now), NOTHING_KEPT, shelf);
    expect(openedAgain(shelf)).toMatchObject({ told: expect.stringContaining('It has no seals') });
  });

  test('of other rules keeps its links when these rules have checked it', () => {
    const shelf = newShelf();
    const opening = opened(record, shelf, '2');
    if (!('game' in opening)) throw new Error(opening.wrong);
    expect(opening.told).toBe(
      `This game was made by version 1 of the rules; this page has version 2. All ${all} moves were checked one by one: nothing differs.`,
    );
    expect(opening.game.head).toMatchObject({ rulesVersion: '2', begunBy: '1', link: record.link });
    keepGame(
      { key: KEY, title: 'New' },
      opening.game,
      tableOf(opening.game, opening.game.now),
      opening.on,
      shelf,
    );
    expect(openedAgain(shelf, '2')).toMatchObject({ told: '' });
    expect(chainOf(recordOf(opening.game)).state).toBe('whole');
  });

  test('saved as it lies on the device is closed', () => {
    const shelf = newShelf();
    const saved = () => must(readRecord(JSON.parse(fileOf(foundGame(KEY, shelf)!))));
    opened(record, shelf);
    expect(chainOf(saved()).state).toBe('whole');
  });

  test('written by another program in other words than ours is kept as the rules read it', () => {
    const shelf = newShelf();
    const loud = record.moves.map((move) => {
      const { action } = move as Move;
      return { ...(move as Move), action: { ...(action as object), loudly: true } };
    });
    const opening = opened(linkedRecord({ ...record, moves: loud }), shelf);
    if (!('game' in opening)) throw new Error(opening.wrong);
    keepGame(
      { key: KEY, title: 'Loud' },
      opening.game,
      tableOf(opening.game, opening.game.now),
      opening.on,
      shelf,
    );
    expect(openedAgain(shelf)).toMatchObject({ told: '' });
  });
});

describe('known luck', () => {
  test('is named by the address where the game is begun', () => {
    expect(namedLuck('?seed=a%20day')).toEqual({ seed: 'a day' });
    expect(namedLuck('?other=1')).toEqual({});
    const { seed } = namedLuck(`?seed=${'x'.repeat(9000)}`);
    const long = must(begin(rules, { ...HEAD, seed: seed! }));
    expect(readRecord(JSON.parse(writeRecord(recordOf(long)))).refused).toBeNull();
  });

  test('falls the same for the same game, and is in its record', () => {
    const fated = must(begin(rules, { ...HEAD, seed: 'x' }));
    const faces = (one: Game) => Array.from({ length: 20 }, () => luckFor(one).int(1000));
    expect(new Set(faces(fated)).size).toBe(1);
    expect(luckFor(fated).int(1000)).toBe(seeded('x 0').int(1000));
    expect(new Set(faces(must(begin(rules, HEAD)))).size).toBeGreaterThan(1);
    expect(recordOf(fated).seed).toBe('x');
  });

  test('is told with the record, as are moves that came without seals', () => {
    expect(originWords(HEAD)).toEqual([]);
    expect(originWords({ ...HEAD, seed: 'x', unsealed: 1 })).toEqual([
      'It was begun with known luck: its dice follow from the seed "x".',
      'The first move came without seals that fit: nothing shows whether it was edited before.',
    ]);
  });
});
