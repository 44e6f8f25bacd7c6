/** Games on the device: what a move writes, how a game opens, and what is told when the storage fails or is damaged. */
import {
  firstMoment,
  type Game,
  type GameRecord,
  type Rules,
  readRecord,
  recordOf,
  stateAt,
  stateOf,
  undo,
} from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { unlinked } from '../../kernel/test/unlinked.ts';
import { keepSeen, movesSeen, seenKey } from '../src/field/absence.ts';
import { bringBack, foundGame, keepChecked, keepGame, keptGames, strikeGame } from '../src/field/games.ts';
import {
  type FoundCourse,
  fileOf,
  findCourse,
  isBehind,
  keepCourse,
  NOTHING_KEPT,
  SHEAF,
} from '../src/field/keptCourse.ts';
import { checkedWords, type Opening, openGame } from '../src/field/opening.ts';
import { tableOf } from '../src/field/seat.ts';
import type { Shelf } from '../src/keep/shelf.ts';
import { applied, begun, FakeShelf, HEAD, long, moved, must, rest, rules, run } from './race.ts';

const KEY = 'abc';
const at = (part: string): string => `field.game.${KEY}${part}`;

/** The game kept move by move, as the page does. */
function kept(shelf: FakeShelf, moves: number): { readonly game: Game; readonly perMove: readonly number[] } {
  let [game, on] = [begun(), keepCourse(shelf, KEY, begun(), NOTHING_KEPT).on];
  const perMove: number[] = [];
  while (game.moves.length < moves) {
    game = moved(game, game.moves.length % 9 === 0 ? run : rest);
    const before = shelf.written;
    on = keepCourse(shelf, KEY, game, on).on;
    perMove.push(shelf.written - before);
  }
  return { game, perMove };
}
const found = (shelf: Shelf, expected = 0): FoundCourse => findCourse(shelf, KEY, expected)!;
const readFrom = (one: FoundCourse): GameRecord => must(readRecord(one.record));
const opened = (shelf: Shelf, version = '1', by: Rules = rules, expected = 0): Opening => {
  const one = found(shelf, expected);
  return openGame(by, version, one, readFrom(one));
};
function gameIn(opening: Opening): Game {
  if (!('game' in opening)) throw new Error(opening.wrong);
  return opening.game;
}

describe('a move', () => {
  test('writes no more in a long game than in a short one', () => {
    const shelf = new FakeShelf();
    const { perMove } = kept(shelf, 1000);
    const most = (moves: readonly number[]) => Math.max(...moves);
    const short = most(perMove.slice(0, 2 * SHEAF));
    // Numbers in the state have more digits by then.
    expect(most(perMove.slice(-2 * SHEAF))).toBeLessThan(short + 50);
  });

  test('comes back as it was made, however many were made at once or taken back', () => {
    const shelf = new FakeShelf();
    let [game, on] = [begun(), NOTHING_KEPT];
    const keep = (next: Game) => {
      game = next;
      on = keepCourse(shelf, KEY, game, on).on;
      expect(readFrom(found(shelf)).moves).toEqual(recordOf(game).moves);
      expect(stateOf(gameIn(opened(shelf)))).toEqual(stateOf(game));
      expect(opened(shelf)).toMatchObject({ told: '' });
    };
    keep(moved(game));
    keep(long(SHEAF - 1, game));
    keep(moved(game));
    keep(moved(game));
    keep(must(undo(game, 'east')));
    keep(must(undo(game, 'east')));
    keep(moved(game, run));
    keep(moved(moved(moved(game))));
    keep(must(undo(must(undo(must(undo(game, 'east')), 'east')), 'east')));
    keep(long(3 * SHEAF + 5, game));
  });
});

describe('a kept game', () => {
  test('opens from its last state: only the moves since are played', () => {
    const shelf = new FakeShelf();
    const { game } = kept(shelf, 10 * SHEAF + 3);
    const [opening, plays] = applied(() => opened(shelf));
    expect(plays).toBe(3);
    expect(stateOf(gameIn(opening))).toEqual(stateOf(game));
    expect(recordOf(gameIn(opening)).moves).toEqual(recordOf(game).moves);
    expect(stateAt(gameIn(opening), 100)).toEqual(stateAt(game, 100));
    const [, back] = applied(() => stateAt(gameIn(opened(shelf)), 9 * SHEAF - 1));
    expect(back).toBeLessThan(3 + SHEAF);
  });

  test('shows any moment of a long course without playing far', () => {
    const shelf = new FakeShelf();
    const { game } = kept(shelf, 3000);
    for (const at of [1, 700, 1500, 2600]) {
      const one = gameIn(opened(shelf));
      const [state, plays] = applied(() => stateAt(one, at));
      expect(state).toEqual(stateAt(game, at));
      expect(plays).toBeLessThan(256 + SHEAF);
    }
    const one = gameIn(opened(shelf));
    const ran = (state: unknown) => (state as { readonly moves: number }).moves;
    const [sought, plays] = applied(() => must(firstMoment(one, (state) => ran(state) >= 1700)));
    expect(sought).toBe(1700);
    expect(plays).toBeLessThan(256 + SHEAF);
    expect(must(firstMoment(one, () => false))).toBe(3000);
    expect(must(firstMoment(one, () => true))).toBe(0);
  });

  test('that has no room gives up its milestones before its moves', () => {
    const shelf = new FakeShelf();
    const { game } = kept(shelf, 2000);
    const states = () => shelf.keys().filter((name) => name.startsWith(at('.state'))).length;
    expect(states()).toBe(3 + 7);
    shelf.room = [...shelf.texts.values()].reduce((sum, text) => sum + text.length, 0) + 10;
    const further = long(2003, game);
    expect(keepCourse(shelf, KEY, further, found(shelf).on).kept).toBe(true);
    expect(states()).toBe(3);
    expect(stateOf(gameIn(opened(shelf)))).toEqual(stateOf(further));
  });

  test('of version 1 opens and is moved over', () => {
    const shelf = new FakeShelf();
    const game = long(2 * SHEAF + 1);
    const old = { ...unlinked(recordOf(game)), version: 1 };
    shelf.write(at(''), JSON.stringify(old));
    const opening = opened(shelf);
    expect(unlinked(recordOf(gameIn(opening))).moves).toEqual(old.moves);
    if (!('on' in opening)) throw new Error('not opened');
    expect(isBehind(opening.on, opening.game)).toBe(true);
    const { kept: isKept, on } = keepCourse(shelf, KEY, opening.game, opening.on);
    expect({ isKept, behind: isBehind(on, opening.game) }).toEqual({ isKept: true, behind: false });
    expect(JSON.parse(shelf.read(at(''))!)).not.toHaveProperty('moves');
    const [again, plays] = applied(() => opened(shelf));
    expect(plays).toBeLessThan(SHEAF);
    expect(stateOf(gameIn(again))).toEqual(stateOf(game));
  });

  test('of version 1 stays as it is if there is no room to move it', () => {
    const shelf = new FakeShelf();
    const text = JSON.stringify({ ...unlinked(recordOf(long(SHEAF))), version: 1 });
    shelf.write(at(''), text);
    shelf.room = text.length + 100;
    const opening = opened(shelf);
    expect(keepCourse(shelf, KEY, gameIn(opening), NOTHING_KEPT).kept).toBe(false);
    expect(shelf.read(at(''))).toBe(text);
    expect(gameIn(opened(shelf)).moves).toHaveLength(SHEAF);
  });

  test('of other rules is played again whole, and is by these rules from then on', () => {
    const shelf = new FakeShelf();
    const { game } = kept(shelf, 2 * SHEAF);
    const [opening, plays] = applied(() => opened(shelf, '2'));
    expect(plays).toBe(2 * SHEAF);
    expect(gameIn(opening).head.rulesVersion).toBe('2');
    expect(opening).toMatchObject({
      told: 'This game was made by version 1 of the rules; this page has version 2. All 64 moves were checked one by one: nothing differs.',
    });
    if (!('on' in opening)) throw new Error('not opened');
    keepCourse(shelf, KEY, opening.game, opening.on);
    const [again, few] = applied(() => opened(shelf, '2'));
    expect(few).toBe(0);
    expect(again).toMatchObject({ told: '' });
    expect(stateOf(gameIn(again))).toEqual(stateOf(game));
  });

  test('that other rules do not allow is told from where on, and can be had up to there', () => {
    const shelf = new FakeShelf();
    kept(shelf, 2 * SHEAF);
    const sleepless: Rules = {
      ...rules,
      check: (view, action) =>
        (view as { readonly state: { readonly moves: number } }).state.moves < 40
          ? rules.check(view, action)
          : { refused: { code: 'x', cite: '9', text: 'Nobody rests any more.' } },
    };
    const opening = opened(shelf, '0.3', sleepless);
    if (!('upTo' in opening)) throw new Error('it was opened');
    expect(opening.wrong).toBe(
      'It was made by version 1 of the rules; by version 0.3 it differs from move 41 of 64 on: Nobody rests any more.',
    );
    expect(opening.upTo.moves).toHaveLength(40);
    expect(opening.upTo.head.rulesVersion).toBe('0.3');
  });

  test('is not opened by rules that fail, and nothing is touched', () => {
    const shelf = new FakeShelf();
    kept(shelf, 3);
    const failing: Rules = {
      ...rules,
      apply: () => {
        throw new TypeError('ours');
      },
    };
    expect(opened(shelf, '1', failing)).toEqual({ wrong: 'The rules failed: ours' });
    expect(gameIn(opened(shelf)).moves).toHaveLength(3);
  });

  test('is checked whole when somebody asks', () => {
    const game = long(5);
    expect(checkedWords(game, recordOf(game))).toBe('All 5 moves are as the rules have them.');
    const broken = recordOf(game);
    const moves = broken.moves.with(2, { side: 'east', action: { kind: 'fly' }, journal: [] });
    expect(checkedWords(game, { ...broken, moves })).toContain('differs from move 3 of 5 on');
  });
});

describe('a shelf that refuses', () => {
  test('keeps what it had, says so, and all is written when there is room again', () => {
    const shelf = new FakeShelf();
    const { game } = kept(shelf, SHEAF - 2);
    const { on } = found(shelf);
    const before = new Map(shelf.texts);
    shelf.room = 0;
    const more = moved(moved(moved(moved(game))));
    const refused = keepCourse(shelf, KEY, more, on);
    expect(refused.kept).toBe(false);
    expect(shelf.texts).toEqual(before);
    shelf.room = Number.POSITIVE_INFINITY;
    const other = moved(must(undo(must(undo(more, 'east')), 'east')), run);
    expect(keepCourse(shelf, KEY, other, refused.on).kept).toBe(true);
    expect(recordOf(gameIn(opened(shelf))).moves).toEqual(recordOf(other).moves);
  });

  test('only the state still has the game', () => {
    const shelf = new FakeShelf();
    const { game } = kept(shelf, SHEAF - 1);
    const full = moved(game);
    const size = (part: string) => shelf.read(at(part))!.length;
    shelf.room = size('') + size('.moves.0') + 110;
    const keeping = keepCourse(shelf, KEY, full, found(shelf).on);
    expect(keeping).toMatchObject({ kept: true, on: { states: NOTHING_KEPT.states } });
    expect(stateOf(gameIn(opened(shelf)))).toEqual(stateOf(full));
  });
});

describe('what is broken', () => {
  const MOVES = 5 * SHEAF + 7;
  const shelfWith = (): FakeShelf => {
    const shelf = new FakeShelf();
    kept(shelf, MOVES);
    return shelf;
  };

  test('in a state is told, and the state before it is taken', () => {
    const shelf = shelfWith();
    const newest = [0, 1, 2].find((slot) =>
      shelf.read(at(`.state.${slot}`))!.includes(`"moves":${5 * SHEAF}`),
    );
    shelf.change(at(`.state.${newest}`), (text) => text.replace('"run":', '"run":1'));
    const [opening, plays] = applied(() => opened(shelf));
    expect(plays).toBe(SHEAF + 7);
    expect(opening).toMatchObject({
      told: 'The state kept after move 160 is damaged: it is not the one that was written.',
    });
    if (!('on' in opening)) throw new Error('not opened');
    keepCourse(shelf, KEY, opening.game, opening.on);
    expect(opened(shelf)).toMatchObject({ told: '' });
  });

  test('beyond reading in a state is told, and goes with the next move', () => {
    const shelf = shelfWith();
    shelf.change(at('.state.0'), () => '{');
    const opening = opened(shelf);
    expect(opening).toMatchObject({ told: 'A state that was kept beside the moves cannot be read.' });
    if (!('on' in opening)) throw new Error('not opened');
    keepCourse(shelf, KEY, moved(opening.game), opening.on);
    expect(opened(shelf)).toMatchObject({ told: '' });
  });

  test('because another window played on is seen by the moves', () => {
    const [shelf, other] = [shelfWith(), new FakeShelf()];
    let game = long(5 * SHEAF - 1);
    game = moved(must(undo(game, 'east')), run);
    game = moved(game);
    keepCourse(other, KEY, game, NOTHING_KEPT);
    shelf.texts.set(at('.moves.4'), other.read(at('.moves.4'))!);
    shelf.drop(at('.moves.5'));
    expect(found(shelf).unsound).toEqual(['The state kept after move 160 is of other moves.']);
    expect(stateOf(gameIn(opened(shelf)))).toEqual(stateOf(game));
  });

  test('in a sheaf is told; if every move is as it was written, the game goes on', () => {
    const shelf = shelfWith();
    shelf.change(at('.moves.1'), (text) => text.replace(/"hash":"./, '"hash":"x'));
    const [opening, plays] = applied(() => opened(shelf));
    expect(plays).toBe(MOVES);
    expect(opening).toMatchObject({
      told: `Moves 33 to 64 are not as they were written. All ${MOVES} moves are legal and were played again.`,
    });
  });

  test.each([
    ['cannot be read', (shelf: FakeShelf) => shelf.change(at('.moves.2'), (text) => text.slice(0, -5))],
    ['are gone', (shelf: FakeShelf) => shelf.drop(at('.moves.2'))],
  ])('so that moves %s is told; the game goes up to there, and all else can be had', (words, damage) => {
    const shelf = shelfWith();
    damage(shelf);
    const opening = opened(shelf, '1', rules, MOVES);
    if (!('upTo' in opening)) throw new Error('it was opened');
    expect(opening.wrong).toBe(`Moves 65 to 96 ${words}.`);
    expect(opening.upTo.moves).toHaveLength(2 * SHEAF);
    const file = JSON.parse(fileOf(found(shelf, MOVES))) as { texts: Record<string, string> };
    expect(file.texts).toEqual(Object.fromEntries(shelf.texts));
  });

  test('at the end is seen by the list of games', () => {
    const shelf = shelfWith();
    shelf.drop(at('.moves.5'));
    expect(opened(shelf, '1', rules, MOVES)).toMatchObject({ wrong: 'Moves 161 to 192 are gone.' });
    const short = new FakeShelf();
    kept(short, 5);
    expect(opened(short, '1', rules, 7)).toMatchObject({ wrong: 'Only 5 of 7 moves are there.' });
  });

  test('in the head leaves the moves to be had as they are', () => {
    const shelf = shelfWith();
    shelf.change(at(''), () => '{');
    expect(found(shelf).record).toBeNull();
    expect(findCourse(shelf, 'other')).toBeNull();
    const file = JSON.parse(fileOf(found(shelf))) as { texts: Record<string, string> };
    expect(file.texts).toEqual(Object.fromEntries(shelf.texts));
  });

  test('not at all, and a file of it can be read', () => {
    const shelf = shelfWith();
    expect(must(readRecord(JSON.parse(fileOf(found(shelf))))).moves).toHaveLength(MOVES);
  });
});

describe('the list of games', () => {
  const named = { key: KEY, title: 'A race' };

  test('says of each what it stands at; a game is struck off and brought back whole', () => {
    const shelf = new FakeShelf();
    const game = long(SHEAF + 3);
    expect(keepGame(named, game, tableOf(game, game.now), NOTHING_KEPT, shelf).kept).toBe(true);
    const [line] = keptGames(shelf);
    expect(line).toMatchObject({ ...named, moves: SHEAF + 3, scenario: 'fake/race', over: false });
    const all = new Map(shelf.texts);
    const struck = strikeGame(line!, shelf);
    expect(keptGames(shelf)).toEqual([]);
    expect([...shelf.texts.keys()]).toEqual([]);
    bringBack(struck, shelf);
    expect(shelf.texts).toEqual(all);
  });

  test('is made of what lies there: without any list, by the names of its games', () => {
    const shelf = new FakeShelf();
    const game = long(2 * SHEAF + 3);
    keepGame(named, game, tableOf(game, game.now), NOTHING_KEPT, shelf);
    keepGame({ key: 'def', title: 'Another' }, begun(), tableOf(game, game.now), NOTHING_KEPT, shelf);
    expect(
      keptGames(shelf)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['A race', 'Another']);
    shelf.drop(at('.line'));
    shelf.write('field.games', '[{"key":');
    const lines = keptGames(shelf);
    expect(lines).toHaveLength(2);
    expect(lines.find(({ key }) => key === KEY)).toMatchObject({
      scenario: 'fake/race',
      moves: 2 * SHEAF + 3,
    });
    expect(foundGame(KEY, shelf)!.record).toMatchObject({ moves: recordOf(game).moves });
  });

  test('takes the words of an older list for games that have no line of their own', () => {
    const shelf = new FakeShelf();
    const game = long(3);
    keepGame(named, game, tableOf(game, game.now), NOTHING_KEPT, shelf);
    const { stamp: _, ...line } = JSON.parse(shelf.read(at('.line'))!);
    shelf.drop(at('.line'));
    shelf.write(
      'field.games',
      JSON.stringify([
        { ...line, verdict: 'as it was' },
        { ...line, key: 'gone' },
      ]),
    );
    expect(keptGames(shelf)).toEqual([{ ...line, verdict: 'as it was' }]);
    strikeGame(keptGames(shelf)[0]!, shelf);
    expect(shelf.read('field.games')).not.toContain(KEY);
  });

  test('has a game that cannot be read, as it is; with its head gone its moves are still there', () => {
    const shelf = new FakeShelf();
    const game = long(SHEAF + 3);
    keepGame(named, game, tableOf(game, game.now), NOTHING_KEPT, shelf);
    shelf.change(at(''), () => '{"scen');
    expect(keptGames(shelf)).toMatchObject([{ key: KEY, title: 'A race', unreadable: true }]);
    shelf.drop(at(''));
    shelf.drop(at('.line'));
    expect(keptGames(shelf)).toMatchObject([{ key: KEY, unreadable: true }]);
    expect(fileOf(foundGame(KEY, shelf)!)).toContain('rest');
    const struck = strikeGame(keptGames(shelf)[0]!, shelf);
    expect(shelf.texts.size).toBe(0);
    bringBack(struck, shelf);
    expect([...shelf.keys()].sort()).toEqual([at('.moves.0'), at('.moves.1'), at('.state.1')].sort());
  });

  test('forgets with a game also how much of it was seen, unless there is a copy of it', () => {
    const shelf = new FakeShelf();
    const dated = { ...long(3), head: { ...HEAD, started: '1863-05-16' } };
    const seen = seenKey(KEY, dated.head);
    for (const key of [KEY, 'copy'])
      keepGame({ key, title: 'A race' }, dated, tableOf(dated, dated.now), NOTHING_KEPT, shelf);
    keepSeen(seen, 3, shelf);
    const [first, second] = keptGames(shelf);
    strikeGame(first!, shelf);
    expect(movesSeen(seen, shelf)).toBe(3);
    const struck = strikeGame(second!, shelf);
    expect(shelf.texts.size).toBe(0);
    bringBack(struck, shelf);
    expect(movesSeen(seen, shelf)).toBe(3);
  });

  test('does not take moves for all there are because nobody says how many', () => {
    const shelf = new FakeShelf();
    kept(shelf, 3 * SHEAF);
    shelf.drop(at('.moves.0'));
    expect(opened(shelf)).toMatchObject({ wrong: 'Moves 1 to 32 are gone.' });
  });

  test('takes a game from a file, to be opened where it ended', () => {
    const shelf = new FakeShelf();
    const game = long(SHEAF);
    const checked = { record: recordOf(game), now: game.now, title: 'A race' };
    expect(keepChecked(KEY, checked, shelf)).toBe(true);
    const one = foundGame(KEY, shelf)!;
    const [opening, plays] = applied(() => openGame(rules, '1', one, readFrom(one)));
    expect(plays).toBe(0);
    expect(gameIn(opening).moves).toHaveLength(SHEAF);
    shelf.room = 0;
    expect(keepChecked('def', checked, shelf)).toBe(false);
  });
});
