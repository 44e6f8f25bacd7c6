/** Two players at one screen whose tables are closed to each other: who looks, what is covered, what a list may say. */
import { act, begin, type Game, happened, type Rules, type SeenOpen } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { PATROL_RULES } from '../../kernel/test/patrol/rules.ts';
import { choosing, chosenValue, chosenWords } from '../src/field/chosen.ts';
import { guardedFor } from '../src/field/curtain.ts';
import { offersOf } from '../src/field/options.ts';
import { alongOf } from '../src/field/paint/paintLine.ts';
import type { Playable } from '../src/field/scenarios.ts';
import { lookAt, openTable, tableFor } from '../src/field/seat.ts';
import { linesOf, sealedWords, showOf } from '../src/field/story.ts';
import { sceneChanges } from '../src/field/usePlayback.ts';
import { opened } from './portGibson.ts';

const open = PATROL_RULES as Rules;
/** Patrols at one screen: the table of each side is for its own eyes. */
const closed: Rules = { ...open, table: (view) => ({ ...open.table(view), closed: true }) };

const dice = { int: () => 0 };
function begun(rules: Rules): Game {
  const game = begin(rules, { scenario: 'p/p', system: 'p', rulesVersion: '1', houseRules: {} });
  if (game.refused) throw new Error(game.refused.text);
  return game.value;
}
function done(game: Game, side: string, action: object): Game {
  const next = act(game, side, action, dice);
  if (next.refused) throw new Error(next.refused.text);
  return next.value;
}
const written = (game: Game): Game => done(done(game, 'west', { do: 'done' }), 'east', { do: 'done' });

describe('a closed table', () => {
  test('is covered until he lifts the curtain whose turn it is', () => {
    const game = begun(closed);
    expect(guardedFor(game, null)).toEqual({ is: 'covered', next: 'west' });
    expect(guardedFor(game, 'west')).toEqual({ is: 'open', seat: 'west' });
    // Both may write orders at once: whoever sits there goes on.
    expect(guardedFor(game, 'east')).toEqual({ is: 'open', seat: 'east' });
  });

  test('is covered again when another is to decide', () => {
    const game = done(begun(closed), 'west', { do: 'done' });
    expect(guardedFor(game, 'west')).toEqual({ is: 'covered', next: 'east' });
    expect(guardedFor(written(begun(closed)), 'east')).toMatchObject({ next: 'west' });
  });

  test('stays with him who has still to read what came of his move', () => {
    const telling: Rules = {
      ...closed,
      apply: (state, side, action, u) => {
        u.note(() => [{ ...happened('1.1', 'They were heard.'), only: 'west' }]);
        return closed.apply(state, side, action, u);
      },
    };
    const game = done(begun(telling), 'west', { do: 'done' });
    expect(guardedFor(game, 'west')).toEqual({ is: 'done', seat: 'west', next: 'east' });
    expect(guardedFor(game, null)).toEqual({ is: 'covered', next: 'east' });
    const both = done(game, 'east', { do: 'done' });
    // It was told to the other only.
    expect(guardedFor(both, 'east')).toEqual({ is: 'covered', next: 'west' });
  });

  test('is open to everybody where nothing is hidden', () => {
    expect(guardedFor(begun(open), null)).toEqual({ is: 'open', seat: undefined });
    expect(guardedFor(opened(), null)).toEqual({ is: 'open', seat: undefined });
  });

  test('offers the actions of him who sits there, and nobody else’s', () => {
    const texts = (seat?: string) =>
      offersOf(begun(closed), seat)
        .around(null)
        .map(({ side }) => side);
    expect(new Set(texts('east'))).toEqual(new Set(['east']));
    expect(new Set(texts())).toEqual(new Set(['west', 'east']));
  });

  test('is told of in a list as one knows it who only watches', () => {
    const game = begun(closed);
    expect(openTable(game, game.now)).toEqual(tableFor(game, game.now, null));
    expect(openTable(game, game.now).pieces).not.toEqual(tableFor(game, game.now, 'west').pieces);
    const plain = begun(open);
    expect(openTable(plain, plain.now)).toEqual(tableFor(plain, plain.now, 'west'));
  });
});

describe('a sealed order', () => {
  const plotted = done(begun(closed), 'west', { do: 'plot', patrol: 'w1', order: 'advance' });

  test('is not told to the other side while the game goes on', () => {
    expect(lookAt(plotted, 0, 'east')).toMatchObject({ value: { sealed: true } });
    expect(lookAt(plotted, 0, 'west')).toMatchObject({ value: { sealed: false } });
  });

  test('is one line with those after it, and a line of its own for him who gave it', () => {
    const orders = ['w2', 'w3'].reduce(
      (game, patrol) => done(game, 'west', { do: 'plot', patrol, order: 'advance' }),
      plotted,
    );
    const game = done(done(orders, 'west', { do: 'done' }), 'east', {
      ...{ do: 'plot', patrol: 'e1', order: 'about' },
    });
    const newestFirst = [4, 3, 2, 1, 0];
    expect(linesOf(game, newestFirst, 'west')).toHaveLength(5);
    const [own, ...others] = linesOf(game, newestFirst, 'east');
    expect(own).toEqual({ from: 4, to: 5 });
    expect(others.at(-1)).toMatchObject({ from: 0 });
    expect(others.length).toBeLessThan(4);
    const words = { sheet: { sides: [{ id: 'west', title: 'West' }] } } as unknown as Playable;
    expect(sealedWords(words, 'west', 3)).toBe('West has given 3 orders under seal.');
    expect(sealedWords(words, 'west', 1)).toBe('West has given an order under seal.');
  });

  test('is told to everybody when it is over', () => {
    const over: Game = { ...plotted, rules: { ...closed, toMove: () => [] } };
    expect(lookAt(over, 0, null)).toMatchObject({ value: { sealed: false, told: { text: 'w1: advance' } } });
  });
});

describe('a story that has places', () => {
  const seen = (...cells: readonly (readonly number[])[]): SeenOpen => ({
    ...{ move: 0, side: 'west', sealed: false, action: null, draws: [], journal: [] },
    told: { text: '', cite: '', group: '', rolls: true },
    notes: cells.map((at, i) => ({ ...happened('1', `Shot ${i}.`), cells: at })),
  });

  test('is shown sentence by sentence; one without places is told at once', () => {
    expect(showOf(seen([1, 2], [3], []))).toEqual([
      { text: 'Shot 0.', cells: [1, 2] },
      { text: 'Shot 1.', cells: [3] },
      { text: 'Shot 2.', cells: [] },
    ]);
    expect(showOf(seen([1, 2], []))).toEqual([]);
    expect(showOf({ move: 0, side: 'west', sealed: true })).toEqual([]);
  });

  test('is marked on the map by a ring, or an arrow from one cell to another', () => {
    expect(sceneChanges({ text: '', cells: [4] })).toEqual({ tracks: [], cells: [4], blow: null });
    expect(sceneChanges({ text: '', cells: [4, 6] })).toEqual({
      tracks: [],
      cells: [6],
      blow: { from: 4, to: 6 },
    });
    expect(sceneChanges({ text: '', cells: [] })).toBeNull();
    expect(sceneChanges(null)).toBeNull();
  });
});

describe('a line of sight', () => {
  test('ends beside the cell that is in its way, however far off the line that lies', () => {
    expect(alongOf([0, 0], [10, 0], [4, 1])).toBe(0.4);
    expect(alongOf([0, 0], [10, 0], [14, 1])).toBe(1);
    expect(alongOf([3, 3], [3, 3], [9, 9])).toBe(0);
  });
});

describe('what a scenario leaves to the players', () => {
  const hidden = { id: 'hidden', title: 'Hidden units', values: [true, false], default: true };
  const level = {
    id: 'level',
    title: 'Level',
    values: ['basic', 'quite-full'],
    default: 'basic',
    names: { basic: 'Plain' },
  };

  test('is kept only where it differs, and as the value that it is', () => {
    const chosen = choosing({}, hidden, 'false');
    expect(chosen).toEqual({ hidden: false });
    expect(chosenValue(hidden, chosen)).toBe(false);
    expect(choosing(chosen, hidden, 'true')).toEqual({});
    expect(choosing({ other: 1 }, hidden, 'nonsense')).toEqual({ other: 1 });
  });

  test('is told in words, one line for all of it', () => {
    expect(chosenWords([hidden, level], { hidden: false })).toEqual(['Hidden units: no. Level: Plain.']);
    expect(chosenWords([level], { level: 'quite-full' })).toEqual(['Level: quite full.']);
    expect(chosenWords([], {})).toEqual([]);
  });
});
