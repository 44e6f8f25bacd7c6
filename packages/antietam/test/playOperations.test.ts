/** Operations on the map (21.4): steps and their points, facing, modes, plots; the worked cases of movement, sight and plots. */
import { describe, expect, test } from 'vitest';
import { isInArc } from '../src/field/arc.ts';
import { rangeOf } from '../src/field/ground.ts';
import { blockerOf } from '../src/field/sight.ts';
import type { Action } from '../src/play/state/action.ts';
import { afterAll, operating, type Placed } from './operating.ts';

const ENEMIES = {
  'C-RODES': { square: '1619' },
  'C-GBANDERSON-A': { square: '1719' },
  'C-GBANDERSON-B': { square: '1820' },
} satisfies Record<string, Placed>;

const U = 'U-WEBER-A';

/** The points and the fatigue of a unit after steps in these directions. */
function walked(unit: Placed, directions: readonly number[], others: Record<string, Placed> = {}, id = U) {
  const table = operating('antietam/whole-day', { [id]: unit, ...others });
  const steps = directions.map((direction) => ({ do: 'step', unit: id, direction }) as Action);
  const { op, fatigue, square } = afterAll(table, steps).unit(id);
  return { op, fatigue, square: table.field.ground.map.ids[square] };
}

describe('steps and points (5.2)', () => {
  test('a column goes by the pike at a point a square (case 1)', () => {
    const [S, E] = [5, 3];
    expect(walked({ square: '1207', mode: 'column' }, [S, S, S, E, S, S, S, S])).toEqual({
      op: 4,
      fatigue: 8,
      square: '1314',
    });
  });

  test('in line there is no bonus; cavalry rides at a point a square (case 2)', () => {
    expect(walked({ square: '1207' }, [5, 5, 5])).toEqual({ op: 6, fatigue: 6, square: '1210' });
    expect(walked({ square: '1207' }, [5, 5, 5], {}, 'U-CAV2-A')).toEqual({
      op: 9,
      fatigue: 3,
      square: '1210',
    });
  });

  test('corn, a climb and a zone of control are added up (case 3)', () => {
    expect(walked({ square: '1816' }, [5, 5], ENEMIES)).toEqual({ op: 2, fatigue: 4, square: '1818' });
    const table = operating('antietam/whole-day', { [U]: { square: '1818', op: 2 }, ...ENEMIES });
    expect(table.refusal({ do: 'step', unit: U, direction: 7 })).toBe('too-few-points');
    expect(table.refusal({ do: 'step', unit: U, direction: 7, force: true })).toBe('too-few-points');
  });

  test('the rest is forced, six fatigue a point (case 4)', () => {
    const table = operating('antietam/whole-day', { [U]: { square: '1816' }, ...ENEMIES });
    const there = afterAll(table, [{ do: 'step', unit: U, direction: 6 }]);
    expect(there.unit(U).op).toBe(7);
    expect(there.refusal({ do: 'step', unit: U, direction: 4 })).toBe('too-few-points');
    const forced = afterAll(there, [{ do: 'step', unit: U, direction: 4, force: true }]);
    expect(forced.unit(U)).toMatchObject({ op: 0, forced: 2, fatigue: 16 });
  });

  test.each([
    ['foot', U, '1618', 3, 10],
    ['horse', 'U-CAV2-A', '1618', 3, 6],
    ['foot, up into a zone', U, '1717', 5, 6],
    ['horse, up into a zone', 'U-CAV2-A', '1717', 5, 3],
    ['foot, across from zone to zone', U, '1718', 4, 11],
  ])('%s (case 5)', (_, id, square, direction, cost) => {
    expect(12 - walked({ square }, [direction], ENEMIES, id).op).toBe(cost);
  });

  test('limbered guns do not go from zone to zone; up into one they pay 8 (case 5)', () => {
    const gun = 'U-II-ART3';
    const table = operating('antietam/whole-day', {
      [gun]: { square: '1618', mode: 'limbered' },
      ...ENEMIES,
    });
    expect(table.refusal({ do: 'step', unit: gun, direction: 3 })).toBe('prohibited');
    expect(12 - walked({ square: '1717', mode: 'limbered' }, [5], ENEMIES, gun).op).toBe(8);
  });

  test('over the bridge before Toombs (case 6)', () => {
    const toombs = { 'C-TOOMBS': { square: '1932' } };
    const column = { square: '2334', mode: 'column' } as const;
    expect(walked(column, [7, 1, 7, 1, 7], toombs, 'U-NAGLE-B')).toEqual({
      op: 5,
      fatigue: 5,
      square: '2032',
    });
    const table = operating('antietam/whole-day', {
      'U-NAGLE-B': { square: '2032', mode: 'column', op: 5 },
      ...toombs,
    });
    expect(table.refusal({ do: 'step', unit: 'U-NAGLE-B', direction: 8 })).toBe('too-few-points');
    for (const direction of [1, 5] as const)
      expect(table.refusal({ do: 'step', unit: 'U-NAGLE-B', direction })).toBe('water');
    expect(walked({ square: '2333' }, [7, 7, 1, 7], toombs, 'U-NAGLE-B')).toMatchObject({
      op: 2,
      square: '2032',
    });
  });

  test('fords take a whole set of points (case 7)', () => {
    expect(walked({ square: '2912' }, [7, 7, 7, 7]).op).toBe(0);
    expect(walked({ square: '2912', mode: 'limbered' }, [7, 7, 7, 7], {}, 'U-II-ART3').op).toBe(0);
    expect(walked({ square: '2912' }, [7, 7, 7, 7], {}, 'U-CAV2-A').op).toBe(7);
    expect(walked({ square: '2332' }, [1, 7, 1, 1]).op).toBe(0);
  });

  test('through the town, by a farm lane, up a hill (case 9)', () => {
    const limbered = { mode: 'limbered' } as const;
    expect(12 - walked({ square: '1526', ...limbered }, [7], {}, 'U-II-ART3').op).toBe(1);
    expect(12 - walked({ square: '1425', ...limbered }, [5], {}, 'U-II-ART3').op).toBe(3);
    expect(12 - walked({ square: '1425' }, [6], {}, 'U-CAV2-A').op).toBe(5);
    expect(12 - walked({ square: '1619', mode: 'column' }, [5]).op).toBe(3);
    expect(12 - walked({ square: '0809' }, [4], {}, 'U-CAV2-A').op).toBe(3);
  });

  test('fortifying takes all of a set and twenty fatigue (case 10)', () => {
    const table = operating('antietam/whole-day', { [U]: { square: '1816' } });
    expect(afterAll(table, [{ do: 'fortify', unit: U }]).unit(U)).toMatchObject({
      op: 0,
      fatigue: 20,
      fort: 1,
    });
    const tired = operating('antietam/whole-day', { [U]: { square: '1816', op: 11 } });
    expect(tired.refusal({ do: 'fortify', unit: U })).toBe('too-few-points');
  });
});

describe('sight and arc (4.2, 4.3)', () => {
  const { field } = operating('antietam/whole-day', {});
  const cell = (id: string): number => field.ground.map.cells.get(id)!;
  const blocked = (a: string, b: string): string =>
    field.ground.map.ids[blockerOf(field.ground, cell(a), cell(b))] ?? 'clear';

  test('lines of sight (case 11)', () => {
    expect(blocked('1817', '1719')).toMatch(/1718|1818/);
    expect(blocked('1818', '1719')).toBe('clear');
    expect(blocked('2820', '1820')).toBe('clear');
    expect(blocked('1308', '1415')).toBe('1309');
    expect(blocked('1412', '1213')).toBe('clear');
    expect(blocked('1213', '1211')).toBe('1212');
  });

  test('sight goes both ways, between any two squares', () => {
    const { map } = field.ground;
    for (let a = 0; a < map.size; a += 37)
      for (let b = 0; b < map.size; b += 41)
        if (rangeOf(map, a, b) <= 15)
          expect(blockerOf(field.ground, a, b) < 0, `${map.ids[a]} ${map.ids[b]}`).toBe(
            blockerOf(field.ground, b, a) < 0,
          );
  });

  test('the front arc (case 12)', () => {
    const { map } = field.ground;
    const from = cell('1520');
    const at = (east: number, north: number): number => map.slots[(20 - north) * map.width + 15 + east]!;
    const inArc = (facing: number, east: number, north: number) =>
      isInArc(map, from, facing - 1, at(east, north));
    expect([inArc(1, 2, 1), inArc(1, 12, 5), inArc(1, 5, 2), inArc(1, 13, 5), inArc(1, 1, 0)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([inArc(2, 1, 0), inArc(2, 0, 1), inArc(2, 5, -2), inArc(2, 5, -3), inArc(2, 1, -1)]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('Toombs in his woods is seen from close by, or when he has fired (case 13)', () => {
    const hidden = { options: { hidden: true } };
    const from = (square: string, fired: boolean) =>
      operating(
        'antietam/whole-day',
        { 'U-CROOK-A': { square }, 'C-TOOMBS': { square: '1932', firedThisTurn: fired } },
        hidden,
      ).sees('C-TOOMBS');
    expect([from('2232', false), from('2132', false), from('2331', true), from('2331', false)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('an ambush (case 14)', () => {
    const table = operating(
      'antietam/whole-day',
      { [U]: { square: '1711' }, 'C-RODES': { square: '1713' } },
      { options: { hidden: true } },
    );
    expect(table.sees('C-RODES')).toBe(false);
    const there = afterAll(table, [{ do: 'step', unit: U, direction: 5 }]);
    expect(there.unit(U)).toMatchObject({ op: 0, ambushed: true });
    expect(there.sees('C-RODES')).toBe(true);
    expect(there.refusal({ do: 'plot-fire', unit: U, square: '1713' })).toBe('ambushed');
    expect(there.refusal({ do: 'face', unit: U, facing: 1 })).toBe(null);
    expect(there.reveals(table)).toBe(true);
  });
});

describe('plots (21.5)', () => {
  const facing = { [U]: { square: '1818', facing: 5 }, ...ENEMIES };

  test('plotted, charged, taken back once (case 40)', () => {
    const plot: Action = { do: 'plot-fire', unit: U, square: '1719' };
    const table = operating('antietam/whole-day', facing);
    const plotted = afterAll(table, [plot]);
    expect(plotted.unit(U)).toMatchObject({ op: 10, plot: { paid: 2, order: 1, melee: false } });
    const charge = afterAll(plotted, [{ do: 'plot-melee', unit: U }]);
    expect(charge.unit(U)).toMatchObject({ op: 8, plot: { paid: 4, melee: true } });
    const back = afterAll(charge, [{ do: 'unplot', unit: U }]);
    expect(back.unit(U)).toMatchObject({ op: 12, plot: null });
    const again = afterAll(back, [plot]);
    expect(again.refusal({ do: 'unplot', unit: U })).toBe('unplotted');
  });

  test('a standing plot with too few points is kept; one that has become impossible is dropped (case 40)', () => {
    const standing = { square: '1719', paid: 0, order: 0, melee: false };
    const [few, enough, gone] = [1, 12, 12].map((op, i) =>
      operating('antietam/whole-day', {
        ...facing,
        [U]: { square: '1818', facing: i === 2 ? 1 : 5, op, plot: standing },
      })
        .renewed()
        .unit(U),
    );
    expect(few).toMatchObject({ op: 1, plot: { paid: 0 } });
    expect(enough).toMatchObject({ op: 10, plot: { paid: 2, order: 1 } });
    expect(gone!.plot).toBeNull();
  });

  test.each([
    ['a paid plot', { plot: { square: '1719', paid: 2, order: 1, melee: false } }, '1719', 'paid-plot'],
    ['a routed unit', { mode: 'routed' }, '1719', 'routed'],
    ['out of range', { square: '1815', facing: 5 }, '1719', 'out-of-range'],
    ['behind it', { facing: 1 }, '1719', 'out-of-arc'],
    ['out of sight', { square: '1817', facing: 5 }, '1719', 'no-sight'],
    ['nobody there', { facing: 5 }, '1819', 'nobody-there'],
    ['too few points', { facing: 5, op: 1 }, '1719', 'too-few-points'],
  ] as const)('is refused: %s', (_, part, square, code) => {
    const table = operating('antietam/whole-day', {
      ...facing,
      [U]: { square: '1818', facing: 5, ...part } as Placed,
    });
    expect(table.refusal({ do: 'plot-fire', unit: U, square })).toBe(code);
  });

  test('without ammunition only what could be charged is plotted', () => {
    const table = operating('antietam/whole-day', { ...facing, [U]: { square: '1818', facing: 5, ammo: 0 } });
    expect(table.refusal({ do: 'plot-fire', unit: U, square: '1719' })).toBe(null);
    expect(table.refusal({ do: 'plot-fire', unit: U, square: '1820' })).toBe('no-ammunition');
  });

  test('a fourth unit does not charge the same square', () => {
    const plot = { square: '1719', paid: 4, order: 1, melee: true };
    const three = Object.fromEntries(
      ['U-WEBER-B', 'U-MORRIS-A', 'U-MORRIS-B'].map((id, i) => [
        id,
        { square: ['1618', '1718', '1718'][i]!, plot },
      ]),
    );
    const mine = { square: '1818', facing: 5, plot: { ...plot, paid: 2, melee: false } };
    const table = operating('antietam/whole-day', { ...ENEMIES, ...three, [U]: mine });
    expect(table.refusal({ do: 'plot-melee', unit: U })).toBe('crowded');
  });
});
