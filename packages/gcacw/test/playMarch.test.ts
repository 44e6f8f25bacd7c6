/** Marches and activations (5.2, 5.3): fatigue, extended and force marches, lists, leaders. */
import { describe, expect, test } from 'vitest';
import {
  activate,
  add,
  attack,
  bare,
  CONFEDERATE,
  groundWith,
  march,
  position,
  step,
  take,
  UNION,
} from './playing.ts';

const TWO = `
  McClernand  E0606  -
  Carr        E0606  8  fatigue 2
  Osterhaus   E0607  8  fatigue 3, disorganized
  Hovey-A     E0610  8
  AJ Smith-A  E0608  8  fatigue 4
  Logan-A     E0606  8`;

describe('5.3 an activation', () => {
  const listing = () => position({ union: TWO }).play(activate('McClernand'));

  test('7.2, 5.1 lists his own units in radius at Fatigue Level 3 or less', () => {
    const board = listing();
    expect(board.legal).toEqual([add('Carr'), add('Osterhaus')]);
    expect(board.refusal(add('Hovey-A'))).toMatchObject({ code: 'out-of-radius', cite: '7.2' });
    expect(board.refusal(add('Logan-A'))).toMatchObject({ code: 'not-his', cite: '5.3.8' });
    expect(board.refusal(add('AJ Smith-A'))).toMatchObject({ code: 'fatigue-4', cite: '5.1' });
    expect(board.refusal(bare('roll')).text).toContain('Carr is to march');
  });

  test('5.3.3 one die for all, Union leaders add 1, Confederates 2', () => {
    const board = listing().play(add('Carr')).play(bare('roll'), 4);
    expect([board.at, board.activation.mp]).toEqual(['next-unit', 5]);
    const rebels = position({
      side: 'confederate',
      confederate: '  Bowen  E0606  -\n  Green-A  E0606  3\n',
    });
    rebels.play(activate('Bowen')).play(add('Green-A')).play(bare('roll'), 4);
    expect(rebels.activation.mp).toBe(6);
  });

  test('5.3.4, 6.5 each unit rolls its extended march as its turn comes; what strays scores nothing', () => {
    const board = listing().play(add('Carr')).play(add('Osterhaus')).play(bare('roll'), 4);
    // Carr, normal side to level 3: the die and 1 for the Union. 5 + 1 = 6: disorganized.
    board.play(march('Carr'), 5);
    expect(board.unit('Carr')).toMatchObject({ fatigue: 3, organized: false, manpower: 8 });
    expect(board.mp).toBe(5);
    expect(board.unit('Osterhaus').fatigue).toBe(3);
    board.play(bare('end'));
    expect([board.at, board.legal]).toEqual([
      'next-unit',
      [march('Osterhaus'), { do: 'dig', unit: 'Osterhaus' }, bare('end-action')],
    ]);
    // Osterhaus, disorganized 8, to level 4: 6 + 1 + 1 = 8 costs 2.
    board.play(march('Osterhaus'), 6);
    expect(board.unit('Osterhaus')).toMatchObject({ fatigue: 4, manpower: 6 });
    expect([board.state.strayed.union, board.state.lost.union]).toEqual([2, 0]);
    board.play(bare('end'), ...UNION);
    expect(board.at).toBe('choose-action');
    expect(board.table.score.every(({ value }) => value === 0)).toBe(true);
  });

  test('5.3.9, 5.3.12 a listed unit that is left out gains no level; one that is done marches no more', () => {
    const board = listing().play(add('Carr')).play(add('Osterhaus')).play(bare('roll'), 4);
    expect(board.deeds).toEqual(['march', 'dig']);
    board.play(march('Carr'), 1).play(bare('end'));
    expect(board.refusal(march('Carr'))).toMatchObject({ code: 'had-its-turn', cite: '5.3.4' });
    board.play(bare('end-action'), ...UNION);
    expect([board.unit('Carr').fatigue, board.unit('Osterhaus').fatigue]).toEqual([3, 3]);
  });

  test('5.3.5 a unit may dig instead: one level, no extended march roll', () => {
    const board = listing().play(add('Carr')).play(bare('roll'), 4);
    board.play({ do: 'dig', unit: 'Carr' }, ...UNION);
    expect(board.unit('Carr')).toMatchObject({ fatigue: 3, entrenchment: 'abatis', organized: true });
  });
});

describe('5.2 a single march', () => {
  test('18.1 the extended march comes before the allowance; a unit that dies of it ends the march', () => {
    const board = position({
      side: 'confederate',
      confederate: '  Tracy  E0606  1  exhausted, disorganized, fatigue 3\n  Taylor  E1201  1',
    });
    // 3 + 3 for the exhausted side at level 4: 6, a point lost; no allowance is rolled.
    board.play(march('Tracy'), 3, ...UNION);
    expect([board.hexOf('Tracy'), board.unit('Tracy').manpower]).toEqual(['-2', 0]);
    expect([board.state.strayed.confederate, board.state.lost.confederate]).toEqual([1, 0]);
  });

  test('6.5 Union cavalry has no modifier for its side, an exhausted unit rolls from level 2 on', () => {
    const board = position({ union: '  Bussey  E0606  3  exhausted, fatigue 1' });
    board.play(march('Bussey'), 5, 3, 4);
    expect(board.unit('Bussey')).toMatchObject({ organized: true, fatigue: 2 });
    const foot = position({ union: '  Carr  E0606  3  exhausted, fatigue 1' }).play(march('Carr'), 5, 3);
    expect(foot.unit('Carr').organized).toBe(false);
  });

  test('5.5 allowances: Union 1d6, Confederate 1d6+1, cavalry 2d6 and 2d6+1', () => {
    const mp = (side: 'union' | 'confederate', unit: string, ...dice: number[]) =>
      position({ side, [side]: `  ${unit}  E0606  3` }).play(march(unit), ...dice).mp;
    expect(mp('union', 'Carr', 4)).toBe(4);
    expect(mp('confederate', 'Tracy', 4)).toBe(5);
    expect(mp('union', 'Bussey', 4, 5)).toBe(9);
    expect(mp('confederate', 'Cosby', 4, 5)).toBe(10);
  });

  test('4.4 nothing but fatigue limits how often a unit acts', () => {
    const board = position({ union: '  Carr  E0606  8' })
      .play(march('Carr'), 3)
      .play(bare('end'), ...UNION);
    expect(board.listed('march')).toEqual(['Carr']);
    board.play(march('Carr'), 3).play(bare('end'), ...UNION);
    expect(board.unit('Carr').fatigue).toBe(2);
  });
});

describe('6.6 a force march', () => {
  const marching = () => position({ union: '  Carr  E0606  8' }).play(march('Carr'), 2);

  test.each([
    [1, 2, 0],
    [2, 2, 1],
    [5, 4, 1],
    [6, 5, 2],
  ])('infantry, die %i: %i MP more, %i manpower less, and disorganized', (die, mp, loss) => {
    const board = marching().play(bare('force-march'), die);
    expect(board.mp).toBe(2 + mp);
    expect(board.unit('Carr')).toMatchObject({ manpower: 8 - loss, organized: false });
    expect(board.state.strayed.union).toBe(loss);
    expect(board.refusal(bare('force-march'))).toMatchObject({ code: 'forced', cite: '6.6a' });
  });

  test('6 costs a weak unit 1 only; cavalry rolls two dice', () => {
    const weak = position({ union: '  Carr  E0606  5' }).play(march('Carr'), 2).play(bare('force-march'), 6);
    expect(weak.unit('Carr').manpower).toBe(4);
    const horse = position({ union: '  Bussey  E0606  3' }).play(march('Bussey'), 1, 1);
    horse.play(bare('force-march'), 4, 4);
    expect([horse.mp, horse.unit('Bussey').manpower]).toEqual([2 + 7, 2]);
  });

  test('not for a disorganized unit; a unit that dies of it ends the march', () => {
    const board = position({ union: '  Carr  E0606  8  disorganized' }).play(march('Carr'), 2);
    expect(board.refusal(bare('force-march'))).toMatchObject({ code: 'disorganized', cite: '6.6' });
    const dying = position({ union: '  Carr  E0606  1\n  Lindsey  E0808  1' }).play(march('Carr'), 2);
    dying.play(bare('force-march'), 4, ...UNION);
    expect([dying.at, dying.hexOf('Carr')]).toEqual(['choose-action', '-2']);
  });
});

describe('leaders on the march', () => {
  const STACK = '  McClernand  E0606  -\n  Carr  E0606  8\n  Osterhaus  E0606  8';

  test('5.2.5 go along if the owner says so before the first step', () => {
    const board = position({ union: STACK }).play(march('Carr'), 6);
    expect(board.listed('take')).toEqual(['McClernand']);
    board.play(take('McClernand')).play(step('E0506'));
    expect([board.leaderAt('McClernand'), board.hexOf('Osterhaus')]).toEqual(['E0506', 'E0606']);
    const late = position({ union: STACK }).play(march('Carr'), 6).play(step('E0506'));
    expect(late.leaderAt('McClernand')).toBe('E0606');
    expect(late.refusal(take('McClernand'))).toMatchObject({ code: 'not-over', cite: '5.2.5' });
  });

  test('1.10 who would be left alone goes without asking', () => {
    const board = position({ union: '  McClernand  E0606  -\n  Carr  E0606  8\n  Logan-A  E0606  8' });
    board.play(march('Carr'), 6).play(step('E0506'));
    expect(board.leaderAt('McClernand')).toBe('E0506');
  });

  test('5.3.10 the activated leader moves with one unit only', () => {
    const ground = groundWith({}, 'ways road\n  A road: E0606 E0506 E0406');
    const board = position({ ground, union: STACK }).play(activate('McClernand'));
    board.play(add('Carr')).play(add('Osterhaus')).play(bare('roll'), 5);
    board.play(march('Carr')).play(step('E0506'));
    expect(board.listed('take')).toEqual([]);
    board.play(bare('end')).play(march('Osterhaus')).play(take('McClernand')).play(step('E0506'));
    expect(board.leaderAt('McClernand')).toBe('E0506');
  });

  test('5.3.10 he may join the unit that comes to him, at any moment; once attached he goes with it alone', () => {
    const ground = groundWith({}, 'ways road\n  A road: E0606 E0506 E0406');
    const union = '  McClernand  E0506  -\n  Hovey-A  E0506  2\n  Carr  E0606  2\n  Osterhaus  E0606  2';
    const board = position({ ground, union }).play(activate('McClernand'));
    board.play(add('Carr')).play(add('Osterhaus')).play(bare('roll'), 5);
    board.play(march('Carr')).play(step('E0506')).play(take('McClernand')).play(step('E0406'));
    expect(board.leaderAt('McClernand')).toBe('E0406');
    board.play(bare('end')).play(march('Osterhaus')).play(step('E0506')).play(step('E0406'));
    expect(board.refusal(take('McClernand'))).toMatchObject({ code: 'went-along', cite: '5.3.6' });
  });

  test('1.10 a leader whose last unit strays goes to the nearest of his, lowest number first', () => {
    const board = position({
      side: 'confederate',
      confederate: `
  Bowen    E0606  -
  Green-A  E0606  1  exhausted, disorganized, fatigue 3
  1 MO     E0609  1
  2 MO     E0603  1
  Tracy    E0607  1`,
    });
    board.play(march('Green-A'), 6, ...CONFEDERATE);
    expect(board.leaderAt('Bowen')).toBe('E0603');
  });

  test('8.4.7 in an activation he goes to the nearest of his as soon as his unit is lost, and leads on from there', () => {
    const union = '  McClernand  E0606  -\n  Carr  E0606  1\n  Osterhaus  E0607  8';
    const board = position({ union, confederate: '  Tracy  E0706  8\n  Taylor  E1201  1' });
    board.play(activate('McClernand')).play(add('Carr')).play(add('Osterhaus')).play(bare('roll'), 4);
    board.play(march('Carr')).play(attack('E0706'), 1, 6).play(bare('hold'));
    expect([board.at, board.hexOf('Carr'), board.leaderAt('McClernand')]).toEqual([
      'next-unit',
      '-2',
      'E0607',
    ]);
  });
});
