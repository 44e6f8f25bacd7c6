/** What is told of a move, what it changed on the map, what one who comes back is offered, and moves that are forced. */
import { readFileSync } from 'node:fs';
import {
  act,
  begin,
  type Game,
  momentAt,
  parseMap,
  type Rng,
  readRecord,
  replay,
  type SeenMove,
  type SeenOpen,
  stateOf,
  storyOf,
} from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from '../../registry/src/index.ts';
import { keepSeen, movesSeen, offerFor, seenKey } from '../src/field/absence.ts';
import { changesAt, changesBetween, turnBegan } from '../src/field/changes.ts';
import { afterForced, pressedOn, takenBack } from '../src/field/forced.ts';
import { optionsOf } from '../src/field/options.ts';
import { offeredAt, playableOf } from '../src/field/scenarios.ts';
import { seenAt, tableAfter, tableOf } from '../src/field/seat.ts';
import { chaptersOf, sentenceOf, toldOf } from '../src/field/story.ts';
import type { Shelf } from '../src/keep/shelf.ts';

const map = parseMap(readFileSync(new URL('../../gcacw/maps/vicksburg.map.txt', import.meta.url), 'utf8'));
const cell = (id: string): number => map.cells.get(id)!;

/** A finished game: the assault of its move 218 fails, and much else happens in it. */
const file = new URL('../../gcacw/fixtures/games/29-champion-hill.json', import.meta.url);
const record = readRecord(JSON.parse(readFileSync(file, 'utf8')));
if (record.refused) throw new Error(record.refused.text);
const playable = await playableOf(offeredAt(registry, record.value.scenario)!);
const rules = await playable.entry.open(map);
const replayed = replay(rules, record.value);
if (replayed.refused) throw new Error(replayed.refused.text);
const { game } = replayed.value;
const moves = game.moves.length;

const seen = (move: number): SeenOpen => seenAt(game, move, null) as SeenOpen;
const all = Array.from({ length: moves }, (_, i) => seen(i));
const sentence = (move: number): string => sentenceOf(playable, seen(move));
/** The first move whose own words are these. */
const moveCalled = (words: RegExp): number => all.findIndex(({ told }) => words.test(told.text));

/** Every die shows its best side. */
const high: Rng = { int: (n) => n - 1 };
const luck = () => high;

function newGame(): Game {
  const { id } = playable.entry;
  const begun = begin(rules, { scenario: id, system: 'gcacw', rulesVersion: '', houseRules: {} });
  if (begun.refused) throw new Error(begun.refused.text);
  return begun.value;
}

function done(now: Game, words: RegExp): Game {
  const option = optionsOf(now).find(({ told }) => words.test(told.text))!;
  const next = act(now, option.side, option.action, high);
  if (next.refused) throw new Error(next.refused.text);
  return next.value;
}

describe('the sentence of a move', () => {
  test('is the story that the rules tell of its dice, and does not say the deed twice', () => {
    const march = moveCalled(/^Logan-B marches/);
    expect(sentence(march)).toBe('Logan-B marches with 1 MP. Logan-B tires to fatigue 1.');
    const failed = all.findIndex(({ notes }) => storyOf(notes).some((words) => words.includes('fails')));
    expect(seen(failed).told.text).toMatch(/roll the command die/);
    expect(sentence(failed)).toMatch(/^McClernand's assault fails: 4 − 6, so nobody attacks\. /);
  });

  test('says first what was done where the story only tells what followed', () => {
    expect(sentence(moveCalled(/^AJ Smith-A digs in/))).toBe(
      'AJ Smith-A digs in: abatis. AJ Smith-A tires to fatigue 1. The Union side wins the initiative.',
    );
    expect(sentence(moveCalled(/^Logan-B ends its march/))).toMatch(
      /^Logan-B ends its march\. The \w+ side wins the initiative\.$/,
    );
  });

  test('of a night is no list of everybody who rests', () => {
    const nights = all.map((_, move) => sentence(move)).filter((words) => /\brests?\b/.test(words));
    expect(nights).toEqual(['Tilghman-C ends its march. 16 units rest.']);
  });

  test('without a story is what was done, and says by whom', () => {
    expect(sentence(moveCalled(/^Pass$/))).toBe('Confederate: pass.');
    expect(sentence(moveCalled(/^Bowen is activated/))).toBe('Bowen is activated.');
    expect(sentence(moveCalled(/^Logan-B to E2524/))).toBe('Logan-B to E2524: its one hex, all MP.');
  });

  test('is whole sentences, without a code that has no meaning beside it', () => {
    for (const one of all) {
      const words = sentenceOf(playable, one);
      expect(words).toMatch(/^[A-Z0-9].*\.$/s);
      expect(words).not.toMatch(/undefined|\bnone\b|\.\.|\. \./);
    }
  });

  test('under seal says only that there is one', () => {
    const sealed: SeenMove = { move: 3, side: 'union', sealed: true };
    expect(sentenceOf(playable, sealed)).toBe('Union has given an order under seal.');
  });

  test('of several at one go leaves out the steps on the way, and has all their dice', () => {
    const from = moveCalled(/^AW Reynolds marches/);
    const told = toldOf(game, playable, { from, to: from + 4 }, null)!;
    expect(told.text).toMatch(/^AW Reynolds marches with 5 MP\..* AW Reynolds ends its march\./);
    expect(told.text).not.toContain('E2431');
    expect(told).toMatchObject({ side: 'confederate', move: from + 3 });
    expect(told.draws).toHaveLength(seen(from).draws.length + seen(from + 3).draws.length);
    expect(toldOf(game, playable, { from: 0, to: 0 }, null)).toBeNull();
  });

  test('stands in the report under its turn', () => {
    const chapters = chaptersOf(game, playable, null);
    expect(chapters.map(({ turn }) => turn)).toEqual(
      Array.from({ length: chapters.length }, (_, i) => chapters[0]!.turn + i),
    );
    expect(chapters.at(-1)!.sentences.at(-1)!.text).toContain('The game is over');
    const told = chapters.flatMap(({ sentences }) => sentences.map(({ text }) => text));
    expect(told).not.toContain('Bowen is activated.');
  });
});

describe('what a move changed', () => {
  test('is where pieces went, one track for those who went together', () => {
    const step = moveCalled(/^Barton to E2730/);
    const { tracks, cells } = changesAt(game, step + 1, null);
    expect(tracks).toEqual([{ side: 'confederate', from: expect.any(Number), to: cell('E2730') }]);
    expect(tableAfter(game, step, null)!.pieces.some(({ cell: at }) => at === tracks[0]!.from)).toBe(true);
    expect(cells).toEqual([cell('E2730')]);
  });

  test('is where a unit was marked or lost, and whom dice were aimed at', () => {
    const attack = moveCalled(/: (hasty|normal|column of route) attack on/);
    const { blow, cells } = changesAt(game, attack + 1, null);
    expect(blow).toEqual({ from: expect.any(Number), to: seen(attack).told.cell });
    expect(cells).toContain(blow!.from);
    const table = tableOf(game, stateOf(game));
    const gone = table.pieces.find((piece) => !piece.gone && piece.cell >= 0)!;
    const pieces = table.pieces.map((one) => (one === gone ? { ...one, gone: true, cell: -1 } : one));
    expect(changesBetween(table, { ...table, pieces })).toEqual({
      tracks: [],
      cells: [gone.cell],
      blow: null,
    });
    expect(changesBetween(table, table).cells).toEqual([]);
    expect(changesAt(game, 0, null)).toEqual({ tracks: [], cells: [], blow: null });
  });

  test('the turn of a moment began where the last one ended', () => {
    const began = turnBegan(game, moves, null);
    const turn = (at: number) => tableAfter(game, at, null)!.turn;
    expect(turn(began)).toBe(turn(moves));
    expect(began === 0 || turn(began - 1) < turn(began)).toBe(true);
    expect(turnBegan(game, 5, null)).toBe(0);
  });
});

describe('one who comes back', () => {
  const shelf = (): Shelf => {
    const texts = new Map<string, string>();
    return {
      read: (key) => texts.get(key) ?? null,
      write: (key, text) => !!texts.set(key, text),
      drop: (key) => void texts.delete(key),
      keys: () => [...texts.keys()],
    };
  };

  test('is offered the moves that were made elsewhere, else the turn so far', () => {
    expect(offerFor(3, 10, false)).toEqual({ what: 'missed', from: 3 });
    expect(offerFor(10, 10, false)).toEqual({ what: 'turn' });
    expect(offerFor(null, 10, false)).toEqual({ what: 'turn' });
    expect(offerFor(12, 10, false)).toEqual({ what: 'turn' });
    expect(offerFor(null, 0, false)).toBeNull();
    expect(offerFor(3, 10, true)).toBeNull();
  });

  test('is known by the game, whatever name a file of it has here', () => {
    const here = shelf();
    const head = { ...game.head, started: '1863-05-16' };
    keepSeen(seenKey('a', head), 7, here);
    expect(movesSeen(seenKey('b', head), here)).toBe(7);
    expect(movesSeen(seenKey('b', { ...head, started: '1863-05-17' }), here)).toBeNull();
    const { started: _, ...undated } = head;
    expect(seenKey('a', undated)).not.toBe(seenKey('b', undated));
    here.write(seenKey('a', head), '"many"');
    expect(movesSeen(seenKey('a', head), here)).toBeNull();
  });
});

describe('a forced move', () => {
  test('is made where there is but one, and goes back with the move before it', () => {
    const begun = newGame();
    expect(optionsOf(begun)).toHaveLength(1);
    const after = afterForced(begun, luck)!;
    expect(after.moves).toHaveLength(1);
    expect(optionsOf(after).length).toBeGreaterThan(1);
    expect(afterForced(after, luck)).toBeNull();
    expect(pressedOn(begun, luck).moves).toHaveLength(1);
  });

  test('is not made where dice would fall, though the words do not say so', () => {
    const leaders = done(done(newGame(), /^Begin/), /^No more leaders/);
    const only = { ...rules, legal: (view: unknown) => rules.legal(view).slice(-1) };
    const forced = { ...leaders, rules: only };
    expect(optionsOf(forced).map(({ told }) => [told.text, told.rolls])).toEqual([
      ['No more leaders transfer', false],
    ]);
    expect(afterForced(forced, luck)).toBeNull();
  });

  test('is not made where the turn or the game would end', () => {
    const ends = (move: number): boolean => {
      const [before, after] = [move, move + 1].map((at) => tableAfter(game, at, null)!);
      return after!.over || before!.turn !== after!.turn;
    };
    const last = all.findLastIndex(({ draws }, move) => ends(move) && draws.length === 0);
    expect(last).toBeGreaterThan(0);
    const before = momentAt(game, last);
    if (before.refused) throw new Error(before.refused.text);
    const { side, action } = game.moves.at(last)!;
    const only = { ...newGame(), now: before.value, rules: { ...rules, legal: () => [action] } };
    expect(act(only, side, action, high).refused).toBeNull();
    expect(afterForced(only, luck)).toBeNull();
  });

  test('and the one that led to it are taken back together', () => {
    const leaders = done(newGame(), /^Begin/);
    const [side] = rules.toMove(leaders.now);
    const first = optionsOf(leaders)[0]!;
    // Nothing but the first thing on the list can be done, so each is forced by the one before it.
    const narrow = { ...rules, legal: (view: unknown) => rules.legal(view).slice(0, 1) };
    const after = act({ ...leaders, rules: narrow }, side!, first.action, high);
    if (after.refused) throw new Error(after.refused.text);
    const back = takenBack(after.value, luck);
    expect(back.refused).toBeNull();
    expect(back.refused ? -1 : back.value.moves.length).toBe(0);
  });
});
