/** Ground that nobody can stand on, in retreats (15.2) and on flanks (9.7). */
import { describe, expect, test } from 'vitest';
import { attack, groundWith, march, noted, type Position, position, to } from './playing.ts';

const TAYLOR = '\n  Taylor  E1201  1';

/** Carr, 14 against 2, makes Tracy retreat from E0706; the road leads where it should not. */
const beaten = (more: Position) =>
  position({ union: '  Carr  E0606  14', confederate: `  Tracy  E0706  2${TAYLOR}`, ...more })
    .play(march('Carr'), 6)
    .play(attack('E0706'), 1, 4);
const ROAD = 'ways road\n  A road: E0706 E0806 E0906';

describe('15.2 nobody retreats', () => {
  test('along the road, if it leads on', () => {
    expect(beaten({ ground: groundWith({}, ROAD) }).listed('to')).toEqual(['E0806']);
  });

  test.each([
    ['into water', { ground: groundWith({ E0806: '~' }, ROAD) }],
    ['off the map of the scenario', { ground: groundWith({}, ROAD), closed: '  E0806' }],
  ])('%s, though a road leads there', (_, more) => {
    const board = beaten(more);
    expect(board.at).toBe('retreat');
    expect([...board.listed('to')].sort()).toEqual(['E0705', 'E0805']);
    const refusal = board.refusal(to('E0806'));
    expect(refusal).toMatchObject({ code: 'retreat-priority', cite: '15.2' });
    expect(refusal.text).toContain('off the map');
  });

  test.each([
    ['water', { ground: groundWith({ E0605: '~', E0705: '~', E0805: '~', E0806: '~', E0707: '~' }) }],
    ['the edge of the map', { closed: '  E0605\n  E0705\n  E0805\n  E0806\n  E0707' }],
  ])('with %s on five sides only the way through the enemy is left', (_, more) => {
    expect(beaten(more).listed('to')).toEqual(['E0606']);
  });

  test.each([
    ['water', { ground: groundWith({ E0111: '~', E0211: '~' }) }],
    ['the edge of the map', { closed: '  E0111\n  E0211' }],
  ])('in a corner of the sheet, with %s beside it', (_, more) => {
    const board = position({
      ...{ union: '  Carr  E0212  14', confederate: `  Tracy  E0112  2${TAYLOR}` },
      ...more,
    })
      .play(march('Carr'), 6)
      .play(attack('E0112'), 1, 4);
    expect(board.listed('to')).toEqual(['E0212']);
  });
});

describe('2.8 a bluff without way or ferry in a retreat', () => {
  const BLUFF = `edges bluff one-sided
  The bluff
    E0706 E
    E0706 SE
    E0706 SW`;

  test('is crossed or not, as the owner likes', () => {
    expect([...beaten({}).listed('to')].sort()).toEqual(['E0705', 'E0805', 'E0806']);
    const board = beaten({ ground: groundWith({}, BLUFF) });
    expect([...board.listed('to')].sort()).toEqual(['E0605', 'E0705', 'E0707', 'E0805', 'E0806']);
  });

  test('with a way over it is no obstacle', () => {
    const ground = groundWith({}, `${BLUFF}\n${ROAD}`);
    expect(beaten({ ground }).listed('to')).toEqual(['E0806']);
  });
});

describe('9.7 ground covers a flank', () => {
  /** Round Tracy in E0706: Carr reaches E0605 and E0707, AJ Smith-A E0705, Osterhaus E0805 and E0806. */
  const ring = (osterhaus: number) =>
    `  Carr  E0606  8\n  Osterhaus  E0906  ${osterhaus}\n  AJ Smith-A  E0704  8`;
  const river = (...sides: readonly string[]) =>
    groundWith({}, `edges minor-river\n  The river\n${sides.map((side) => `    E0706 ${side}`).join('\n')}`);
  const bonus = (osterhaus: number, more: Position) => {
    const board = position({ union: ring(osterhaus), confederate: `  Tracy  E0706  5${TAYLOR}`, ...more });
    return noted(board.play(march('Carr'), 6).play(attack('E0706'), 1, 1), 'Flank attack bonus');
  };

  test.each([
    ['a quarter, units cover first: six hexes, no reduction', 2, river('SE', 'SW'), 4],
    ['less, the river covers both: six hexes, 1 off for each', 1, river('SE', 'SW'), 2],
    ['less, the river covers one: five hexes, 1 off', 1, river('SE'), 1],
    ['less, and no river: four hexes', 1, groundWith(), undefined],
  ])('where units that reach it have %s', (_, osterhaus, ground, expected) => {
    expect(bonus(osterhaus, { ground })).toBe(expected);
  });

  test('water covers as a river does', () => {
    expect(bonus(1, { ground: groundWith({ E0805: '~', E0806: '~' }) })).toBe(2);
  });

  test('a hex off the map is covered, whoever reaches it', () => {
    expect(bonus(1, { closed: '  E0805\n  E0806' })).toBe(4);
  });
});
