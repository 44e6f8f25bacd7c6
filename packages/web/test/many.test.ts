/** A game in which very many may act: what is told of them, orders to all of them at once, and what stops those. */
import { type Game, lastMover, type Piece, type Rules, type Told, undo, whyNotUndo } from '@longroll/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { carriedOut, formationsOf, prospectOf, unitTakenBack } from '../src/field/many.ts';
import { newsAmong } from '../src/field/news.ts';
import { endingOf, offersOf, optionsOf } from '../src/field/options.ts';
import { tableFor } from '../src/field/seat.ts';
import { meaningOf, type TapScene } from '../src/field/tapping.ts';
import { walked } from '../src/field/walking.ts';
import { opened } from './portGibson.ts';
import {
  cellOf,
  FOE_ROW,
  MEN,
  noLuck,
  RANKS,
  type RanksState,
  ranks,
  ranksBegun,
  tellings,
} from './ranks.ts';

const rowsOf = (game: Game): readonly number[] => (game.now as RanksState).rows;
const tableOf = (game: Game) => tableFor(game, game.now, 'union');
const rules = RANKS as Rules;
const goTo = (pieces: readonly string[], row: number) => ({ kind: 'go', pieces, cell: cellOf(0, row) });
const actionsOf = (game: Game, pieces: readonly string[], row: number) =>
  prospectOf(rules, rules.view(game.now, 'union'), goTo(pieces, row)).actions;
const carry = (game: Game, pieces: readonly string[], row: number) => {
  const given = { side: 'union', title: 'All forward', actions: actionsOf(game, pieces, row) };
  const done = carriedOut(game, given, noLuck, ranks);
  if (done.refused) throw new Error(done.refused.text);
  return done.value;
};

beforeEach(() => {
  tellings.count = 0;
});

describe('very many actions', () => {
  test('are told only for the piece that is asked for, and once', () => {
    const offers = offersOf(ranksBegun());
    expect(offers.pieces()).toHaveLength(MEN);
    expect(tellings.count).toBe(0);
    const around = offers.around('m7');
    expect(around.map(({ told }) => told.text)).toEqual(['m7 steps', 'm7 kneels', 'Halt']);
    expect(offers.around('m7')).toBe(around);
    expect(offers.around(null).map(({ told }) => told.text)).toEqual(['Halt']);
    expect(tellings.count).toBe(3);
  });

  test('have their end among those of no piece, and know their own', () => {
    const offers = offersOf(ranksBegun());
    expect(endingOf(offers.around(null))?.told.text).toBe('Halt');
    const [first] = offers.of('m3');
    expect(offers.has(first!)).toBe(true);
    expect(offersOf(ranksBegun()).has(first!)).toBe(false);
  });

  test('are all told where the rules do not say whose an action is', () => {
    const game = opened();
    const offers = offersOf(game);
    const texts = (all: readonly { readonly told: Told }[]) => all.map(({ told }) => told.text);
    expect(offers.isByPiece).toBe(false);
    expect(texts(offers.around('nobody'))).toEqual(texts(optionsOf(game)));
    expect(texts(offers.of(null))).toContain('Pass');
  });

  test('cost a walk no more than the steps of him who walks', () => {
    const game = ranksBegun();
    const after = walked(
      game,
      'm150',
      [0, 1, 2, 3].map((row) => cellOf(150, row)),
      noLuck,
    );
    expect(rowsOf(after)[150]).toBe(3);
    expect(tellings.count).toBeLessThan(10);
  });
});

describe('a walk', () => {
  const path = [0, 1, 2, 3, 4, 5, 6].map((row) => cellOf(9, row));

  test('stops where somebody comes into sight, and not for ground that does', () => {
    const after = walked(ranksBegun(), 'm9', path, noLuck);
    expect(rowsOf(after)[9]).toBe(FOE_ROW - 1);
    expect(tableOf(after).pieces.some(({ id }) => id === 'foe')).toBe(true);
  });

  test('goes on once he is known', () => {
    const met = walked(ranksBegun(), 'm9', path, noLuck);
    const after = walked(met, 'm9', path.slice(FOE_ROW - 1), noLuck);
    expect(rowsOf(after)[9]).toBe(6);
  });
});

describe('news', () => {
  const own: Piece = {
    ...{ id: 'a', side: 'union', known: 'seen', cell: 4, off: '', gone: false },
    ...{ record: {}, remarks: ['held'] },
  };
  const foe: Piece = { ...own, id: 'b', side: 'confederate' };

  test('is an enemy who comes, goes or moves, and other words beside one’s own', () => {
    expect(newsAmong([own], [own, foe], 'union', null)).toEqual([foe]);
    expect(newsAmong([own, foe], [own], 'union', null).map(({ known }) => known)).toEqual(['there']);
    expect(newsAmong([foe], [{ ...foe, cell: 5 }], 'union', null)).toHaveLength(1);
    expect(newsAmong([own], [{ ...own, remarks: [] }], 'union', null)).toHaveLength(1);
  });

  test('is not what the mover himself does, nor who goes along with him', () => {
    expect(newsAmong([own], [{ ...own, remarks: [], cell: 5 }], 'union', 'a')).toEqual([]);
    expect(newsAmong([own, foe], [{ ...own, cell: 9 }, foe], 'union', null)).toEqual([]);
  });
});

describe('an order to many', () => {
  test('is for those of a command who are there', () => {
    const formations = formationsOf(ranks, tableOf(ranksBegun()), 'union');
    expect(formations.map(({ title, pieces }) => [title, pieces.length])).toEqual([
      ['Left', 100],
      ['Right', 100],
    ]);
    expect(formationsOf(ranks, tableOf(ranksBegun()), 'confederate')).toEqual([]);
  });

  test('says beforehand whom it moves and how often', () => {
    const game = ranksBegun();
    const view = rules.view(game.now, 'union');
    expect(prospectOf(rules, view, goTo(['m1', 'm2'], 2)).text).toBe('2 units: March 4.');
    const ahead = carry(game, ['m1'], 2).game;
    const one = prospectOf(rules, rules.view(ahead.now, 'union'), goTo(['m1', 'm2'], 2));
    expect(one.text).toBe('1 of 2 units: March 2.');
    expect(prospectOf(rules, view, goTo(['m1'], 0)).text).toBe('None of them could do that now.');
  });

  test('is done by single moves and told in one sentence', () => {
    const { game, carried } = carry(ranksBegun(), ['m1', 'm2', 'm3'], 3);
    expect(rowsOf(game).slice(0, 5)).toEqual([0, 3, 3, 3, 0]);
    expect(game.moves).toHaveLength(9);
    expect(carried).toEqual({ from: 0, to: 9, text: 'All forward: 3 units, 9 orders.' });
  });

  test('stops for all when somebody comes into sight, and says who', () => {
    const { game, carried } = carry(ranksBegun(), ['m1', 'm2'], 6);
    expect(rowsOf(game).slice(1, 3)).toEqual([FOE_ROW - 1, 0]);
    expect(carried.text).toBe('All forward: 1 unit, 4 orders. It stopped there: Rodes came into sight.');
  });

  test('stops at what is refused; if that is the first, nothing is done', () => {
    const game = ranksBegun();
    const [first, second] = actionsOf(game, ['m1'], 2);
    const skipping = { side: 'union', title: 'Go', actions: [first, first, second] };
    const done = carriedOut(game, skipping, noLuck, ranks);
    expect(done.refused ?? done.value.carried.text).toBe(
      'Go: 1 unit, 1 order. It stopped there: He stands elsewhere.',
    );
    const none = carriedOut(game, { ...skipping, actions: [second] }, noLuck, ranks);
    expect(none.refused?.text).toBe('He stands elsewhere.');
  });

  test('goes back unit by unit, the last first, and no further than it began', () => {
    const quiet = { ...RANKS, secrets: undefined } as unknown as Rules;
    const before = carry({ ...ranksBegun(), rules: quiet }, ['m1'], 1).game;
    const { game } = carry(before, ['m1', 'm2', 'm3'], 3);
    const back = unitTakenBack(game, 'union', 1);
    if (back.refused) throw new Error(back.refused.text);
    expect(rowsOf(back.value).slice(1, 4)).toEqual([3, 3, 0]);
    const all = [1, 2].reduce((now) => {
      const next = unitTakenBack(now, 'union', 1);
      return next.refused ? now : next.value;
    }, back.value);
    expect(all.moves).toHaveLength(1);
    expect(rowsOf(all)[1]).toBe(1);
  });

  test('cannot be taken back past what it has shown', () => {
    const { game } = carry(ranksBegun(), ['m1', 'm2'], 2);
    expect(whyNotUndo(game, lastMover(game))?.code).toBe('not-undone');
    expect(unitTakenBack(game, 'union', 0)).toEqual(undo(game, 'union'));
  });
});

describe('a tap where everybody may act at any time', () => {
  const game = ranksBegun();
  const pieces = tableOf(game).pieces;
  const offers = offersOf(game);
  const scene: TapScene = {
    ...{ options: offers.around('m1'), pieces, inHand: 'm1', active: [], sides: ['union'] },
    ...{ ways: [], march: null, free: true },
  };
  const ahead = cellOf(1, 1);

  test('on ground ahead steps there, on a farther cell walks', () => {
    expect(meaningOf(scene, ahead)).toEqual({ means: 'do', option: offers.of('m1')[0] });
    const way = { cell: cellOf(1, 3), cost: 3, path: [1, 2, 3].map((row) => cellOf(1, row)) };
    expect(meaningOf({ ...scene, ways: [way] }, way.cell)).toEqual({ means: 'walk', way });
  });

  test('on one of one’s own may mean him: the step is offered beside him', () => {
    const another = { ...pieces[2]!, cell: ahead };
    const shared = { ...scene, pieces: [pieces[1]!, another] };
    const [step] = offers.of('m1');
    expect(meaningOf(shared, ahead)).toEqual({
      means: 'fan',
      cell: ahead,
      beside: { options: [step], way: undefined },
    });
    expect(meaningOf({ ...shared, free: false }, ahead)).toEqual({ means: 'do', option: step });
    expect(meaningOf({ ...shared, inHand: null, options: [] }, ahead)).toEqual({
      means: 'pick',
      piece: 'm2',
    });
  });

  test('on several takes him in hand who alone can act; once more shows them all', () => {
    const stack = [2, 3].map((i) => ({ ...pieces[i]!, cell: ahead }));
    const among = { ...scene, options: [], pieces: stack, inHand: null, ready: ['m3'] };
    expect(meaningOf(among, ahead)).toEqual({ means: 'pick', piece: 'm3' });
    expect(meaningOf({ ...among, inHand: 'm3' }, ahead)).toEqual({ means: 'fan', cell: ahead });
    expect(meaningOf({ ...among, ready: ['m2', 'm3'] }, ahead)).toEqual({ means: 'fan', cell: ahead });
  });
});
