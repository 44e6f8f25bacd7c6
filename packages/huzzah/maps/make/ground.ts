/** The ground of the picture from the ground of the game: outlines that keep every hex what it is, and flow. */
import { LATTICES, type Shape } from '@longroll/kernel';
import {
  eased,
  type FineGrid,
  nested,
  type Outline,
  ringsAbove,
  simplified,
  valuesOf,
  wave,
} from '@longroll/kernel/mapmaking';
import type { Field } from './field.ts';
import { type HexAt, ROW_UNITS, type Sheet } from './sheet.ts';

/** Nodes to a unit, and how far the ground goes on beyond the sheet. */
const FINE = 8;
const BEYOND = 1;
const SOFT = 12;
const WITHIN = 0.02;

const gridOf = ({ columns, rows }: Sheet): FineGrid => ({
  left: -0.5 - BEYOND,
  top: -0.6 - BEYOND,
  wide: Math.ceil((columns + 0.5 + 2 * BEYOND) * FINE),
  high: Math.ceil((rows * ROW_UNITS + 0.4 + 2 * BEYOND) * FINE),
  fine: FINE,
});

const clamp = (n: number, last: number): number => Math.max(0, Math.min(last, n));

/** The hex of a point; beyond the sheet one of its edge, in the notches of every other row one of the rows beside it. */
function hexAt({ columns, rows }: Sheet, x: number, y: number): HexAt {
  const [doubled, line] = LATTICES.pointy.nearest(2 * x, y / ROW_UNITS);
  const odd = Math.abs(line % 2);
  const column = (doubled - odd) / 2;
  const isNotch = (odd === 0 && column >= columns) || (odd === 1 && column < 0);
  return [clamp(column, columns - 1), clamp(isNotch ? line - 1 : line, rows - 1)];
}

/** How much an outline strays, and on what waves. */
const STRAY = [
  [1.3, 0.16],
  [0.42, 0.14],
] as const;

function outlinesOf(sheet: Sheet, isSo: (hex: HexAt) => boolean, stray: number, half = 0.5): Outline[] {
  const grid = gridOf(sheet);
  const sharp = valuesOf(grid, ([x, y]) => (isSo(hexAt(sheet, x, y)) ? 1 : 0));
  const strays = valuesOf(grid, (at) =>
    STRAY.reduce((sum, [length, much], n) => sum + wave(at, length, n + 1) * much * stray, 0),
  );
  const soft = eased(sharp, grid, SOFT).map((value, at) => value + strays[at]!);
  return nested(ringsAbove(soft, grid, half).map((ring) => simplified(ring, WITHIN)));
}

const round = (n: number): number => Number(n.toFixed(2));
const pointsOf = (ring: Outline['ring']): Shape['points'] => ring.map(([x, y]) => [round(x), round(y)]);

const areasOf = (kind: string, outlines: readonly Outline[]): Shape[] =>
  outlines.flatMap(({ ring, holes }) => [
    { kind, name: '', points: pointsOf(ring), traits: {} },
    ...holes.map((hole) => ({ kind, name: '', points: pointsOf(hole), traits: { hole: [1] } })),
  ]);

/** Woods, thickets along the runs, marsh and flood. */
export function grounds({ sheet, terrain }: Field): Shape[] {
  const of =
    (letters: string) =>
    ([column, row]: HexAt): boolean =>
      letters.includes(terrain.rows[row]![column]!);
  return [
    ...areasOf('marsh', outlinesOf(sheet, of('mMc'), 1.2)),
    ...areasOf('thicket', outlinesOf(sheet, of('rM'), 0.8)),
    ...areasOf('woods', outlinesOf(sheet, of('w'), 1.5)),
    // Water keeps inside its hexes, so that it is seen who can stand beside it.
    ...areasOf('flood', outlinesOf(sheet, of('c'), 1, 0.56)),
  ];
}

const heightOf = (ring: Outline['ring'], level: number): Shape => ({
  kind: 'height',
  name: '',
  points: pointsOf(ring),
  traits: { level: [level] },
});

/** Larger than the sheet by so much that no rounded corner shows. */
const WIDE = 6;

/** The whole sheet at its base, then all that is higher or lower. */
export function heights({ sheet, levels }: Field): Shape[] {
  const levelAt = ([column, row]: HexAt): number => Number(levels.rows[row]![column]);
  const { left, top, wide, high } = gridOf(sheet);
  const [right, bottom] = [left + wide / FINE + WIDE, top + high / FINE + WIDE];
  const all: Outline['ring'] = [
    [left - WIDE, top - WIDE],
    [right, top - WIDE],
    [right, bottom],
    [left - WIDE, bottom],
  ];
  const known = [...new Set(levels.rows.join(''))].map(Number).sort();
  const bands = known.flatMap((level) => {
    if (level === sheet.baseLevel) return [];
    const isSo = (hex: HexAt) => (level > sheet.baseLevel ? levelAt(hex) >= level : levelAt(hex) <= level);
    return outlinesOf(sheet, isSo, 0.45).flatMap(({ ring, holes }) => [
      heightOf(ring, level),
      ...holes.map((hole) => heightOf(hole, sheet.baseLevel)),
    ]);
  });
  return [heightOf(all, sheet.baseLevel), ...bands];
}

const signedArea = (ring: Outline['ring']): number =>
  ring.reduce((sum, [x, y], n) => {
    const [nextX, nextY] = ring[(n + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);

/** Lines along which ground falls off, always to their right as one walks. */
export function brows(sheet: Sheet, all: readonly Shape[]): Shape[] {
  return all.slice(1).map(({ points, traits }) => {
    const isRise = traits['level']![0]! > sheet.baseLevel;
    // With y to the south a ring of positive area is walked clockwise, and its inside is to the right.
    const isClockwise = signedArea(points) > 0;
    const line = [...points, points[0]!];
    return { kind: 'brow', name: '', points: isRise === isClockwise ? line.reverse() : line, traits: {} };
  });
}
