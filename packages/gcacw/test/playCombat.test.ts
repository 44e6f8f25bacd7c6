/**
 * Attacks from a march (8): who loses, who goes, who may follow. Carr (Tactical Value 2, Artillery Value 2) attacks
 * Tracy (2, 1) over clear ground: artillery -2, but -1 against one gun (9.6), so 8 against 5 has -1 in all.
 */
import { describe, expect, test } from 'vitest';
import {
  advance,
  attack,
  bare,
  goBack,
  groundWith,
  lose,
  march,
  noted,
  position,
  send,
  step,
  UNION,
} from './playing.ts';

const TAYLOR = '\n  Taylor  E1201  1';
const TRACY = `  Tracy  E0706  5${TAYLOR}`;
/** 14 against 2 is 7-1: +6, with the guns +5. */
const strong = (mp: number, more = '') =>
  position({ union: `  Carr  E0606  14${more}`, confederate: `  Tracy  E0706  2${TAYLOR}` }).play(
    march('Carr'),
    mp,
  );

describe('8.2, 8.4 an attack', () => {
  test.each([
    ['column-of-route', 0, -4],
    ['hasty', 1, -2],
    ['normal', 2, -1],
    ['prepared', 4, 0],
  ] as const)('%s costs %i MP; all modifiers come to %i', (type, mp, net) => {
    const board = position({ union: '  Carr  E0606  8', confederate: TRACY }).play(march('Carr'), 6);
    board.play(attack('E0706', type), 3, 3);
    expect(6 - board.mp).toBe(mp);
    // Equal dice: the difference is the net modifier. Every line of it has both results.
    const { attackerResult, defenderResult } = board.fought;
    const expected = { '-4': ['2D', '-'], '-2': ['2D', 'f'], '-1': ['1D', 'F'], '0': ['1D', 'D'] }[`${net}`];
    expect([attackerResult, defenderResult]).toEqual(expected);
  });

  test('8.2 loess costs one point more, column of route too', () => {
    const ground = groundWith({ E0706: 'l' });
    const board = position({ ground, union: '  Carr  E0606  8', confederate: TRACY }).play(march('Carr'), 4);
    expect(board.listed('attack')).toEqual(['E0706 column-of-route', 'E0706 hasty', 'E0706 normal']);
    // 18.1: in loess the artillery has a die of its own, thrown first; an odd one takes its -1 away.
    board.play(attack('E0706', 'column-of-route'), 1, 3, 3);
    expect(board.mp).toBe(3);
    expect(noted(board, 'Artillery modifier')).toBeUndefined();
  });

  test('8.2 no column of route attack with 0 MP', () => {
    const board = position({ union: '  Carr  E0506  8', confederate: TRACY }).play(march('Carr'), 3);
    board.play(step('E0606'));
    expect(board.listed('attack')).toEqual([]);
    expect(board.refusal(attack('E0706', 'column-of-route'))).toMatchObject({
      code: 'no-allowance',
      cite: '8.2',
    });
    expect(board.refusal(attack('E0706', 'hasty'))).toMatchObject({ code: 'too-dear', cite: '8.2' });
  });

  test('8.6 the letters: D disorganizes both and tires by 3, losses are booked', () => {
    const board = position({ union: '  Carr  E0606  8', confederate: TRACY }).play(march('Carr'), 6);
    board.play(attack('E0706'), 4, 3);
    expect([board.fought.attackerResult, board.fought.defenderResult]).toEqual(['1D', 'D']);
    expect(board.unit('Tracy')).toMatchObject({ manpower: 5, organized: false, fatigue: 3 });
    expect(board.unit('Carr')).toMatchObject({ manpower: 7, organized: false, fatigue: 4 });
    expect(board.state.lost).toEqual({ union: 1, confederate: 0 });
    expect([board.at, board.side]).toEqual(['fall-back', 'confederate']);
  });

  test('9.5 a leader over the attacker in the hex lends his value; so does any leader to the defence', () => {
    const plain = position({ union: '  Carr  E0606  8', confederate: TRACY });
    plain.play(march('Carr'), 6).play(attack('E0706'), 3, 3);
    expect(noted(plain, 'Tactical modifier')).toBeUndefined();
    const led = position({
      union: '  McClernand  E0606  -\n  Carr  E0606  8\n  Osterhaus  E0606  8',
      confederate: TRACY,
    });
    led.play(march('Carr'), 6).play(attack('E0706'), 3, 3);
    expect(noted(led, 'Tactical modifier')).toBe(1);
    const strange = '  McPherson  E0606  -\n  Logan-A  E0606  1\n  Carr  E0606  8';
    const other = position({ union: strange, confederate: TRACY }).play(march('Carr'), 6);
    other.play(attack('E0706'), 3, 3);
    expect(noted(other, 'Tactical modifier')).toBeUndefined();
    const defended = `  Tracy  E0706  4\n  Green-A  E0706  1\n  Bowen  E0706  -${TAYLOR}`;
    const against = position({ union: '  Carr  E0606  8', confederate: defended }).play(march('Carr'), 6);
    against.play(attack('E0706'), 3, 3);
    expect(noted(against, 'Tactical modifier')).toBe(-1);
  });
});

describe('8.8 the march after an attack', () => {
  test('goes on after "a" alone: a free advance, then the MP that are left', () => {
    const board = strong(6).play(attack('E0706'), 2, 1);
    expect([board.fought.attackerResult, board.fought.defenderResult]).toEqual(['a', '1DR']);
    expect([board.at, board.side]).toEqual(['retreat', 'confederate']);
    goBack(board, 4);
    expect([board.at, board.side, board.legal]).toEqual([
      'advance',
      'union',
      [advance('Carr'), bare('done')],
    ]);
    board.play(advance('Carr'));
    expect([board.at, board.hexOf('Carr'), board.mp]).toEqual(['march', 'E0706', 4]);
  });

  test('6.4.8 who stays counts as one that began his march there: he may leave the zone', () => {
    const confederate = `  Tracy  E0706  2\n  Green-A  E0605  2${TAYLOR}`;
    const board = position({ union: '  Carr  E0606  14', confederate }).play(march('Carr'), 6);
    board.play(attack('E0706'), 2, 1);
    goBack(board, 4).play(bare('done'));
    expect([board.at, board.mp]).toEqual(['march', 4]);
    board.play(step('E0607'));
    expect(board.mp).toBe(0);
  });

  test('6.8.6 who advances into a zone of control is in contact', () => {
    const confederate = `  Tracy  E0706  2\n  Green-A  E0806  2${TAYLOR}`;
    const board = position({ union: '  Carr  E0606  14', confederate }).play(march('Carr'), 6);
    goBack(board.play(attack('E0706'), 2, 1), 4).play(advance('Carr'));
    expect([board.at, board.hexOf('Carr')]).toEqual(['contact', 'E0706']);
  });

  test.each([
    ['E', 1, 1, 'Ea', 1],
    ['f', 1, 2, '1fa', 2],
    ['F', 1, 3, '1Fa', 3],
    ['D', 1, 4, '1Da', 4],
  ])('is over after %s, but it may still advance', (_, attacker, defender, result, fatigue) => {
    const board = strong(6).play(attack('E0706'), attacker, defender);
    expect(board.fought.attackerResult).toBe(result);
    const hexes = board.retreat.kind === 'rout' ? 4 : 2;
    goBack(board, hexes).play(advance('Carr'), ...UNION);
    expect([board.at, board.hexOf('Carr'), board.unit('Carr').fatigue]).toEqual([
      'choose-action',
      'E0706',
      fatigue,
    ]);
  });

  test('15.10 leaders go with the advance if they are sent', () => {
    const more = '\n  McClernand  E0606  -\n  Osterhaus  E0606  1';
    const board = strong(6, more).play(attack('E0706'), 1, 2);
    goBack(board, 4).play(advance('Carr'));
    expect([board.at, board.legal]).toEqual(['advance', [send('McClernand'), bare('done')]]);
    board.play(send('McClernand'), ...UNION);
    expect([board.leaderAt('McClernand'), board.hexOf('Osterhaus')]).toEqual(['E0706', 'E0606']);
  });

  test('1.10 a leader who would be left alone advances unasked', () => {
    const board = strong(6, '\n  McClernand  E0606  -').play(attack('E0706'), 1, 2);
    goBack(board, 4).play(advance('Carr'), ...UNION);
    expect(board.leaderAt('McClernand')).toBe('E0706');
  });

  test('8.4.7 all defenders lost: their leader goes to the nearest of his, the hex may be entered', () => {
    const confederate = `  Bowen  E0706  -\n  Green-A  E0706  2\n  1 MO  E0909  1${TAYLOR}`;
    const board = position({ union: '  Carr  E0606  21', confederate }).play(march('Carr'), 6);
    // 21 against 2 is 10-1: +9, guns -1, Bowen's 3 against 2: +7; 2 to 1 is 8: 2DR*.
    board.play(attack('E0706'), 2, 1);
    expect([board.hexOf('Green-A'), board.leaderAt('Bowen'), board.at]).toEqual(['-2', 'E0909', 'advance']);
    expect(board.state.lost.confederate).toBe(2);
  });
});

describe('8.6 losses in a stack', () => {
  /** 21 against 7 is 3-1: +2; guns 2 against 3: -2. */
  const STACK = `  Tracy  E0706  3\n  Green-A  E0706  3\n  Baldwin  E0706  1${TAYLOR}`;
  const hurt = () =>
    position({ union: '  Carr  E0606  21', confederate: STACK })
      .play(march('Carr'), 6)
      .play(attack('E0706'), 6, 1);

  test('the owner chooses point by point; nobody loses a second before each has lost one', () => {
    const board = hurt();
    expect([board.at, board.side]).toEqual(['loss-defender', 'confederate']);
    expect(board.fought.defenderResult).toBe('2DR');
    expect([...board.listed('lose')].sort()).toEqual(['Baldwin', 'Green-A', 'Tracy']);
    board.play(lose('Tracy'));
    expect([...board.listed('lose')].sort()).toEqual(['Baldwin', 'Green-A']);
    expect(board.refusal(lose('Tracy'))).toMatchObject({ code: 'fewest-losses', cite: '8.6b' });
    board.play(lose('Baldwin'));
    expect(['Tracy', 'Green-A', 'Baldwin'].map((name) => board.unit(name).manpower)).toEqual([2, 3, 0]);
    for (const name of ['Tracy', 'Green-A'])
      expect(board.unit(name)).toMatchObject({ organized: false, fatigue: 3, demoralized: 1 });
    expect(board.at).toBe('retreat');
  });

  test('house rule lossDivision free', () => {
    const board = position({
      union: '  Carr  E0606  21',
      confederate: STACK,
      houseRules: { lossDivision: 'free' },
    }).play(march('Carr'), 6);
    board.play(attack('E0706'), 6, 1).play(lose('Tracy')).play(lose('Tracy'));
    expect(board.unit('Tracy').manpower).toBe(1);
  });
});

describe('8.9 a voluntary retreat', () => {
  test('is offered to the defender who was not forced; he may hold', () => {
    const forced = position({ union: '  Carr  E0606  8', confederate: TRACY }).play(march('Carr'), 6);
    // 5 - 1 - 2 is +2: he must go.
    expect(forced.play(attack('E0706'), 5, 2).at).toBe('retreat');
    const held = position({ union: '  Carr  E0606  8', confederate: TRACY }).play(march('Carr'), 6);
    held.play(attack('E0706'), 4, 3).play(bare('hold'), ...UNION);
    expect([held.at, held.hexOf('Tracy')]).toEqual(['choose-action', 'E0706']);
  });

  test('goes 2 to 4 hexes, costs no more than the result and gives no advance; works stay behind', () => {
    const board = position({ union: '  Carr  E0606  8', confederate: `  Tracy  E0706  5  abatis${TAYLOR}` });
    board.play(march('Carr'), 6).play(attack('E0706'), 4, 3).play(bare('retreat'));
    expect([board.at, board.retreat.kind]).toEqual(['retreat', 'voluntary']);
    goBack(board, 2, ...UNION);
    expect([board.at, board.hexOf('Carr')]).toEqual(['choose-action', 'E0606']);
    expect(board.unit('Tracy')).toMatchObject({ manpower: 5, fatigue: 3, entrenchment: 'none', moved: true });
  });

  test('house rule voluntaryRetreat none', () => {
    const board = position({
      union: '  Carr  E0606  8',
      confederate: TRACY,
      houseRules: { voluntaryRetreat: 'none' },
    }).play(march('Carr'), 6);
    board.play(attack('E0706'), 4, 3, ...UNION);
    expect(board.at).toBe('choose-action');
  });
});
