import type { Arrow, Piece } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { labelParts } from '../src/counter/label.ts';
import { entriesOf, isBattlefield } from '../src/field/battleShapes.ts';
import { loopsOf } from '../src/field/paint/cells.ts';
import type { Inks } from '../src/field/paint/inks.ts';
import { FIGURES_FROM, placeOf, typeAt } from '../src/field/paint/lettering.ts';
import { type ArrowScene, paintArrows, shaftOf } from '../src/field/paint/paintArrows.ts';
import { slotsOf } from '../src/field/paint/slots.ts';
import { stacksOf, turnOf } from '../src/field/paint/stacks.ts';
import type { Canvas2D } from '../src/map/pen.ts';
import { at, map, RECORD, UNIT } from './square.ts';

const piece = (id: string, more: Partial<Piece> = {}): Piece => ({
  ...{
    id,
    side: 'union',
    known: 'seen',
    cell: at('0101'),
    off: '',
    gone: false,
    record: RECORD,
    remarks: [],
  },
  ...more,
});
const counters = new Map(
  ['a', 'b', 'c', 'd'].map((id) => [id, { ...UNIT, id, kind: id === 'd' ? 'leader' : 'infantry' }]),
);
const lying = (pieces: readonly Piece[], foremost: readonly string[] = []) =>
  stacksOf({ map, marks: [], counters }, pieces, foremost);
const slots = (pieces: readonly Piece[], foremost: readonly string[] = []) =>
  slotsOf(lying(pieces, foremost)[0]!);

describe('places in a cell', () => {
  test('fronts are turned as the map has its directions', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((facing) => turnOf(map, facing))).toEqual([
      ...[0, 45, 90, 135, 180, 225, 270, 315],
    ]);
    expect([0, 1, 2].map((facing) => turnOf({ shape: 'pointy' }, facing))).toEqual([30, 90, 150]);
  });

  test('pieces without a front lie as counters, with one they are a battlefield', () => {
    expect(lying([piece('a')])[0]).toMatchObject({ fronted: false });
    expect(lying([piece('a', { facing: 2 })])[0]).toMatchObject({ fronted: true });
    expect(isBattlefield({ pieces: [piece('a')] })).toBe(false);
  });

  test('one has the whole cell, of two each has a half, the foremost nearer to where it faces', () => {
    expect(slots([piece('a', { facing: 0 })]).bodies).toMatchObject([{ room: 'whole', middle: [0, 0] }]);
    const heights = (facing: number) =>
      slots([piece('a', { facing }), piece('b', { facing })]).bodies.map(({ middle }) =>
        Math.sign(middle[1]),
      );
    expect(heights(0)).toEqual([-1, 1]);
    expect(heights(4)).toEqual([1, -1]);
    const rooms = [0, 1, 2, 4, 6].map(
      (facing) => slots([piece('a', { facing }), piece('b', { facing })]).bodies[0]!.room,
    );
    expect(rooms).toEqual(['along', 'aslant', 'across', 'along', 'across']);
  });

  test('nobody changes his place by being looked at, and a leader takes none', () => {
    const pieces = [piece('b', { facing: 0 }), piece('a', { facing: 0 }), piece('d')];
    const order = (foremost: readonly string[]) =>
      slots(pieces, foremost).bodies.map(({ member }) => member.piece.id);
    expect(order([])).toEqual(['a', 'b']);
    expect(order(['b'])).toEqual(['a', 'b']);
    expect(slots(pieces).leaders.map(({ piece: { id } }) => id)).toEqual(['d']);
  });
});

describe('letters', () => {
  const record = { ...RECORD, fatigue: 60, ammo: 0 };
  const roles = (scale: number, pieces: readonly Piece[]) =>
    slots(pieces).bodies.map((standing) => {
      const type = typeAt(standing, scale);
      return labelParts(standing.body, type, placeOf(standing, type)).map(({ role }) => role);
    });

  test('wherever the figure is read the state is read too', () => {
    for (const scale of [FIGURES_FROM, 44, 64, 110])
      for (const facing of [0, 1, 2, 4]) {
        const two = [piece('a', { facing, record }), piece('b', { facing, record })];
        for (const found of [...roles(scale, two), ...roles(scale, two.slice(0, 1))]) {
          expect(found).toContain('figure');
          expect(found).toEqual(expect.arrayContaining(['sign', 'sign line']));
        }
      }
  });

  test('names come when near', () => {
    const [far, near] = [roles(40, [piece('a', { facing: 0 })]), roles(70, [piece('a', { facing: 0 })])];
    expect(far[0]).not.toContain('body-name');
    expect(near[0]).toContain('body-name');
  });

  test('they stay within a cell as wide as themselves', () => {
    for (const facing of [0, 1, 2, 3, 4, 5, 6, 7])
      for (const { body, ...rest } of slots([piece('a', { facing, record })]).bodies) {
        const standing = { body, ...rest };
        const { x, y } = placeOf(standing, typeAt(standing, 64));
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(40);
      }
  });
});

/** Notes what is drawn, and by which line. */
function recording() {
  const strokes: { readonly width: number; readonly dashed: boolean; readonly ink: unknown }[] = [];
  const fills: unknown[] = [];
  const nothing = () => undefined;
  const ctx = {
    ...{ lineWidth: 0, strokeStyle: '', fillStyle: '', dash: [] as readonly number[] },
    ...{ beginPath: nothing, moveTo: nothing, lineTo: nothing, closePath: nothing },
    setLineDash(dash: readonly number[]) {
      this.dash = dash;
    },
    stroke() {
      strokes.push({ width: this.lineWidth, dashed: this.dash.length > 0, ink: this.strokeStyle });
    },
    fill() {
      fills.push(this.fillStyle);
    },
  };
  return { ctx: ctx as unknown as Canvas2D, strokes, fills };
}

const inks = {
  token: (name: string) => name,
  part: (side: string) => ({ fill: side }),
} as unknown as Inks;

describe('arrows', () => {
  const arrow = (kind: Arrow['kind']): Arrow => ({ from: at('0102'), to: at('0100'), side: 'union', kind });
  const scene = (kind: Arrow['kind'], inHand = -1): ArrowScene => ({
    ...{ map, inks, arrows: [arrow(kind)], inHand },
    stacks: lying([piece('a', { cell: at('0102'), facing: 0 })]),
  });

  test('go from the front to the target and end before its middle', () => {
    const { from, to } = shaftOf(arrow('fire'), scene('fire'));
    const [x, y] = [map.x[at('0102')]!, map.y[at('0102')]!];
    expect(from[0]).toBeCloseTo(x);
    expect(from[1]).toBeLessThan(y - 0.3);
    expect(to[1]).toBeGreaterThan(map.y[at('0100')]!);
    expect(to[1]).toBeLessThan(map.y[at('0100')]! + 0.5);
  });

  test('a charge is broad, standing fire is broken', () => {
    const drawn = (kind: Arrow['kind']) => {
      const { ctx, strokes } = recording();
      paintArrows(ctx, 1 / 64, scene(kind));
      return strokes.at(-1)!;
    };
    expect(drawn('standing').dashed).toBe(true);
    expect(drawn('fire').dashed).toBe(false);
    expect(drawn('charge').width).toBeGreaterThan(drawn('fire').width * 2);
    expect(drawn('standing').width).toBeLessThan(drawn('fire').width);
  });

  test('the one of the piece in hand is red', () => {
    const inkOf = (inHand: number) => {
      const { ctx, fills } = recording();
      paintArrows(ctx, 1 / 64, scene('fire', inHand));
      return fills;
    };
    expect(inkOf(at('0102'))).toEqual(['accent']);
    expect(inkOf(-1)).toEqual(['union']);
  });
});

describe('areas of squares', () => {
  const around = (...ids: string[]) => {
    const cells = new Set(ids.map(at));
    return loopsOf(map, (cell) => cells.has(cell)).map((loop) => loop.length);
  };

  test('are closed lines, also where two only touch at a corner', () => {
    expect(around('0101')).toEqual([4]);
    expect(around('0101', '0201')).toEqual([6]);
    expect(around('0101', '0202').reduce((a, b) => a + b)).toBe(8);
  });
});

test('the key explains what lies on the table and nothing else', () => {
  const keys = (pieces: readonly Piece[], arrows: readonly Arrow[] = []) => {
    const desk = { table: { pieces, arrows }, playable: { counters } } as unknown as Parameters<
      typeof entriesOf
    >[0];
    return entriesOf(desk).map(({ key }) => key);
  };
  expect(keys([piece('a', { facing: 0 })])).toEqual(['line']);
  const record = { ...RECORD, mode: 'column', fort: 2, fatigue: 40 };
  expect(keys([piece('a', { facing: 0, record }), piece('b', { cell: -1 })])).toEqual([
    'column',
    'works',
    'fatigue',
  ]);
  const ghost = piece('c', { known: 'there', record: { men: 5 }, remarks: ['last seen at 08:00'] });
  expect(keys([ghost], [{ from: 0, to: 1, side: 'union', kind: 'charge' }])).toEqual(['ghost', 'charge']);
});
