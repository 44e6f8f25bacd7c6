/** Cavalry retreats on the map (10): the offer, what it takes from the march, and before an assault. */
import { describe, expect, test } from 'vitest';
import {
  add,
  advance,
  assault,
  bare,
  goBack,
  groundWith,
  march,
  position,
  step,
  to,
  UNION,
} from './playing.ts';

const CARR = '  Carr  E0506  8';
const COSBY = '  Cosby  E0706  2\n  Taylor  E1201  1';
const met = (mp: number, confederate = COSBY) =>
  position({ union: CARR, confederate }).play(march('Carr'), mp).play(step('E0606'));

describe('10 cavalry before marching infantry', () => {
  test('10.1 is asked first, its owner decides; standing leaves the march in contact', () => {
    const board = met(6);
    expect([board.at, board.side, board.deeds]).toEqual([
      'cavalry-offer',
      'confederate',
      ['stand', 'withdraw'],
    ]);
    board.play(bare('stand'));
    expect([board.at, board.side, board.mp]).toEqual(['contact', 'union', 3]);
    expect(board.unit('Cosby')).toMatchObject({ fatigue: 0, organized: true });
  });

  test('10.3 withdrawing takes half the roll, rounded up; with MP left the march goes on', () => {
    const board = met(6).play(bare('withdraw'), 3);
    expect([board.at, board.side]).toEqual(['retreat', 'confederate']);
    expect(board.unit('Cosby')).toMatchObject({ fatigue: 1, organized: false, manpower: 2 });
    goBack(board, 4);
    expect([board.at, board.side, board.mp]).toEqual(['march', 'union', 1]);
    expect(board.hexOf('Cosby')).not.toBe('E0706');
    expect(board.state.lost.confederate).toBe(0);
  });

  test('10.3 if no MP are left the march ends there', () => {
    const board = met(6).play(bare('withdraw'), 5);
    goBack(board, 4, ...UNION);
    expect([board.at, board.hexOf('Carr')]).toEqual(['choose-action', 'E0606']);
  });

  test('10.3 so does a march that is stopped where it begins: no minimum move is left', () => {
    const board = position({ union: '  Carr  E0606  8', confederate: COSBY }).play(march('Carr'), 2);
    expect(board.at).toBe('cavalry-offer');
    board.play(bare('withdraw'), 6);
    goBack(board, 4, ...UNION);
    expect([board.at, board.hexOf('Carr')]).toEqual(['choose-action', 'E0606']);
  });

  test('10.3 a modified roll of 1 or less costs a point of manpower, which scores', () => {
    const board = met(6).play(bare('withdraw'), 1);
    expect([board.unit('Cosby').manpower, board.state.lost.confederate]).toEqual([1, 1]);
    expect(goBack(board, 4).mp).toBe(2);
  });

  test('10.2 the size of the force counts: 3 and more +2, at most 1 -2', () => {
    expect(goBack(met(6, '  Cosby  E0706  3').play(bare('withdraw'), 1), 4).mp).toBe(1);
    expect(
      met(6, '  Cosby  E0706  1\n  Taylor  E1201  1').play(bare('withdraw'), 3).state.lost.confederate,
    ).toBe(1);
  });

  test('10.4 it goes 4 to 6 hexes; no halt before', () => {
    const board = met(6).play(bare('withdraw'), 3);
    for (let i = 0; i < 3; i++) {
      expect(board.refusal(bare('halt'))).toMatchObject({ code: 'too-short', cite: '15.1, 15.8' });
      board.play(to(board.listed('to')[0]!));
    }
    board.play(to(board.listed('to')[0]!));
    expect(board.deeds).toEqual(['to', 'halt']);
    board.play(to(board.listed('to')[0]!)).play(to(board.listed('to')[0]!));
    expect(board.at).toBe('march');
  });

  test('10.1 active cavalry gives no right, nor does infantry beside the cavalry leave one', () => {
    const horse = position({ union: '  Bussey  E0506  3', confederate: COSBY });
    expect(horse.play(march('Bussey'), 3, 3).play(step('E0606')).at).toBe('contact');
    expect(met(6, '  Cosby  E0706  2\n  Tracy  E0706  3').at).toBe('contact');
  });

  test('10.6 a demoralized active unit gives none', () => {
    const board = position({ union: '  Carr  E0506  8  demoralized 1', confederate: COSBY });
    expect(board.play(march('Carr'), 6).play(step('E0606')).at).toBe('contact');
  });

  test('10.6 one hex after another, lowest number first', () => {
    const confederate = '  Cosby  E0707  2\n  Whitfield  E0706  2\n  Taylor  E1201  1';
    const board = met(6, confederate);
    expect(board.idOf(board.table.aimed[0]!)).toBe('E0706');
    board.play(bare('stand'));
    expect(board.idOf(board.table.aimed[0]!)).toBe('E0707');
    expect(board.play(bare('stand')).at).toBe('contact');
  });

  test('10.6 from the same hex it is asked once in a march, also if the unit comes back to it', () => {
    const ground = groundWith({}, 'ways road\n  A road: E0606 E0506');
    const confederate = '  Cosby  E0706  2  demoralized 1\n  Taylor  E1201  1';
    const board = position({ ground, union: '  Carr  E0606  8', confederate }).play(march('Carr'), 6);
    board.play(bare('stand')).play(step('E0506')).play(step('E0606'));
    expect([board.at, board.mp]).toEqual(['march', 4]);
  });

  test('10.6 cavalry that could only surrender is not asked', () => {
    // Rivers shut the two hexes in: even through the enemy there is nowhere to go.
    const ground = groundWith(
      {},
      `edges minor-river
  The river
    E0706 NE
    E0706 E
    E0706 SE
    E0706 SW
    E0706 W
    E0606 NE
    E0606 E
    E0606 SW
    E0606 W
    E0606 NW`,
    );
    const board = position({ ground, union: '  Carr  E0606  8', confederate: COSBY });
    expect(board.play(march('Carr'), 6).at).toBe('march');
  });

  test('15.9a its leader goes with it, its works are left', () => {
    const board = met(6, '  Cosby  E0706  2  abatis\n  Pemberton  E0706  -\n  Taylor  E1201  1');
    // An abatis makes 2 count 3: +2.
    board.play(bare('withdraw'), 2);
    goBack(board, 4);
    expect([board.leaderAt('Pemberton'), board.mp]).toEqual([board.hexOf('Cosby'), 1]);
    expect(board.unit('Cosby').entrenchment).toBe('none');
  });
});

describe('10.7 cavalry before an assault', () => {
  const declared = () =>
    position({
      union: '  McClernand  E0606  -\n  Carr  E0606  8\n  Osterhaus  E0606  8',
      confederate: COSBY,
    })
      .play(assault('McClernand', 'E0706'))
      .play(add('Carr'))
      .play(add('Osterhaus'))
      .play(bare('declare'));

  test('is asked after the names and before the command die; it stands once', () => {
    const board = declared();
    expect([board.at, board.side]).toEqual(['cavalry-offer', 'confederate']);
    // Command Value 4 less 4: it fails.
    board.play(bare('stand'), 4, ...UNION);
    expect([board.at, board.leader('McClernand').spent]).toEqual(['choose-action', true]);
  });

  test('gone, the assault is void: no command die, and who follows gains a level', () => {
    const board = declared().play(bare('withdraw'), 3);
    goBack(board, 4);
    expect([board.at, board.side, board.legal]).toEqual([
      'vacated',
      'union',
      [advance('Carr'), advance('Osterhaus'), bare('done')],
    ]);
    board.play(advance('Carr')).play(bare('done'), ...UNION);
    expect([board.hexOf('Carr'), board.unit('Carr').fatigue, board.unit('Osterhaus').fatigue]).toEqual([
      'E0706',
      1,
      0,
    ]);
    expect([board.at, board.leader('McClernand').spent]).toEqual(['choose-action', false]);
  });
});
