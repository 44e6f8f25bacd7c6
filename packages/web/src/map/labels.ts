/** Where lettering goes: the most important first, each where it covers nothing that stands already. In pixels. */
import type { MapBounds, Point } from '@longroll/kernel';
import { overlap } from './bounds.ts';
import { distance, Walk } from './curves.ts';

const BUCKET = 64;

/** What is taken, in buckets, so that a question looks only at the neighbourhood. */
export class Taken {
  readonly #buckets = new Map<string, MapBounds[]>();

  *#keys({ left, top, right, bottom }: MapBounds): Generator<string> {
    for (let x = Math.floor(left / BUCKET); x <= Math.floor(right / BUCKET); x++)
      for (let y = Math.floor(top / BUCKET); y <= Math.floor(bottom / BUCKET); y++) yield `${x},${y}`;
  }

  take(box: MapBounds): void {
    for (const key of this.#keys(box)) this.#buckets.set(key, [...(this.#buckets.get(key) ?? []), box]);
  }

  isFree(box: MapBounds): boolean {
    for (const key of this.#keys(box))
      if (this.#buckets.get(key)?.some((other) => overlap(box, other))) return false;
    return true;
  }
}

export interface Lettered {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** Sides of a mark in the order an engraver prefers: right, left, above, below, and between. */
const SIDES: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [1, -0.8],
  [-1, -0.8],
  [1, 0.8],
  [-1, 0.8],
  [0, -1],
  [0, 1],
];

const boxAt = (x: number, y: number, { width, height }: Lettered): MapBounds => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const isWithin = (sheet: MapBounds, box: MapBounds): boolean =>
  box.left > sheet.left && box.right < sheet.right && box.top > sheet.top && box.bottom < sheet.bottom;

/** The middle of the lettering beside a mark, or null where all sides are taken or off the sheet. */
export function placedBeside(
  taken: Taken,
  mark: Point,
  gap: number,
  word: Lettered,
  sheet: MapBounds,
): Point | null {
  for (const [sx, sy] of SIDES) {
    const x = mark[0] + sx * (word.width / 2 + gap);
    const y = mark[1] + sy * (sx === 0 ? word.height / 2 + gap : word.height * 0.7 + gap * 0.4);
    const box = boxAt(x, y, word);
    if (!isWithin(sheet, box) || !taken.isFree(box)) continue;
    taken.take(box);
    return [x, y];
  }
  return null;
}

/** So many heights of the lettering up or down: over an area it may move a little. */
const MOVES = [0, -0.9, 0.9, -1.8, 1.8];

/** The middle of lettering that stands over what it names, or null where that is taken or off the sheet. */
export function placedOver(taken: Taken, [x, y]: Point, word: Lettered, sheet: MapBounds): Point | null {
  for (const move of MOVES) {
    const at = y + move * word.height;
    const box = boxAt(x, at, word);
    if (!isWithin(sheet, box) || !taken.isFree(box)) continue;
    taken.take(box);
    return [x, at];
  }
  return null;
}

export interface Glyph {
  readonly text: string;
  readonly at: Point;
  readonly angle: number;
}

export interface Course {
  readonly line: readonly Point[];
  /** Letters with their widths, spacing included. */
  readonly letters: readonly (readonly [string, number])[];
  readonly height: number;
  /** How far above the line the middle of a letter is. */
  readonly lift: number;
  /** How far apart the same name may stand again. */
  readonly every: number;
  /** Where it stands already, on other lines. */
  readonly elsewhere: readonly Point[];
}

const TRY_EVERY = 14;
/** More than this between two letters and a word falls apart. */
const SHARPEST = 0.42;

const wrapped = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** Letters set along a line from a start, turned so that they are read from the left; null where it bends too much. */
function setAlong(walk: Walk, { letters, lift }: Course, start: number): Glyph[] | null {
  const total = letters.reduce((sum, [, width]) => sum + width, 0);
  const [a, b] = [walk.stand(start).at, walk.stand(start + total).at];
  const backwards = b[0] < a[0];
  const glyphs: Glyph[] = [];
  let far = 0;
  for (const [text, width] of letters) {
    const along = far + width / 2;
    const { at, angle } = walk.stand(backwards ? start + total - along : start + along);
    const turned = wrapped(backwards ? angle + Math.PI : angle);
    const before = glyphs.at(-1);
    if (before && Math.abs(wrapped(turned - before.angle)) > SHARPEST) return null;
    const above: Point = [at[0] + Math.sin(turned) * lift, at[1] - Math.cos(turned) * lift];
    glyphs.push({ text, at: above, angle: turned });
    far += width;
  }
  return glyphs;
}

const bendOf = (glyphs: readonly Glyph[]): number =>
  glyphs.slice(1).reduce((sum, glyph, i) => sum + Math.abs(wrapped(glyph.angle - glyphs[i]!.angle)), 0) +
  // Lettering that lies is read more easily than lettering that stands.
  Math.abs(Math.sin(glyphs[glyphs.length >> 1]!.angle)) * 0.9;

const boxesOf = (glyphs: readonly Glyph[], height: number): MapBounds[] =>
  glyphs.map(({ at: [x, y] }) => ({
    left: x - height * 0.42,
    right: x + height * 0.42,
    top: y - height * 0.5,
    bottom: y + height * 0.5,
  }));

export const middleOf = (glyphs: readonly Glyph[]): Point => glyphs[glyphs.length >> 1]!.at;

/** The straightest free stretches of a line for its name, as many as it has room for. */
export function placedAlong(taken: Taken, course: Course): Glyph[][] {
  const { line, letters, height, every, elsewhere } = course;
  const walk = new Walk(line);
  const total = letters.reduce((sum, [, width]) => sum + width, 0);
  const tries: { glyphs: Glyph[]; bend: number }[] = [];
  for (let start = height; start + total + height < walk.length; start += TRY_EVERY) {
    const glyphs = setAlong(walk, course, start);
    if (glyphs) tries.push({ glyphs, bend: bendOf(glyphs) });
  }
  tries.sort((a, b) => a.bend - b.bend);
  const placed: Glyph[][] = [];
  const stands = [...elsewhere];
  for (const { glyphs } of tries) {
    const middle = middleOf(glyphs);
    if (stands.some((one) => distance(one, middle) < every)) continue;
    const boxes = boxesOf(glyphs, height);
    if (!boxes.every((box) => taken.isFree(box))) continue;
    for (const box of boxes) taken.take(box);
    stands.push(middle);
    placed.push(glyphs);
  }
  return placed;
}
