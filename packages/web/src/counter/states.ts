/** The states of a counter, a shape each: pips, band, folded corner, chevrons, bracket. */
import type { CounterRecord, Mark } from '@longroll/kernel';
import { EDGE, FOLD } from './frames.ts';
import { ellipse, type Part } from './parts.ts';
import { levelOf, markOf } from './words.ts';

/** How far a mark has gone, and how many levels it has above the unmarked one. */
type Shape = (level: number, most: number) => readonly Part[];

/** A row of rings at the foot, filled from the left. */
export const pips: Shape = (level, most) =>
  Array.from({ length: most }, (_, i) => ({
    role: i < level ? 'pip full' : 'pip',
    d: ellipse(15.6 + i * 8.4, 79.5, 3.1),
  }));

/** Hatching across the counter, behind the symbol and the strength. */
const band: Shape = (level) => {
  if (level <= 0) return [];
  const [top, bottom] = [37.5, 67.5];
  const lean = bottom - top;
  const from = Array.from({ length: 19 }, (_, i) => EDGE.left + 1 - lean + i * 6.4);
  const strokes = from.map((x) => {
    const [start, end] = [Math.max(x, EDGE.left), Math.min(x + lean, EDGE.right)];
    return start < end ? `M${start} ${bottom - (start - x)}L${end} ${bottom - (end - x)}` : '';
  });
  const edges = `M${EDGE.left} ${top}H${EDGE.right}M${EDGE.left} ${bottom}H${EDGE.right}`;
  return [{ role: 'band', d: strokes.join('') + edges }];
};

/** The lower right corner turned over; the frame is cut there, and the back of the counter shows. */
export const corner: Shape = (level) => {
  const [x, y] = [EDGE.right - FOLD, EDGE.bottom - FOLD];
  return level > 0 ? [{ role: 'corner', d: `M${x} ${EDGE.bottom}V${y}H${EDGE.right}z` }] : [];
};

/** Pointing down, one below the other, over the strength. */
const chevrons: Shape = (level) => {
  const all = Array.from({ length: Math.max(0, level) }, (_, i) => `M63.5 ${24.4 + i * 5.6}l10 4.4l10 -4.4`);
  return all.length > 0 ? [{ role: 'chevrons', d: all.join('') }] : [];
};

/** Works stand under the counter and round its lower corners, heavier with their level. */
export const bracket: Shape = (level, most) => {
  if (level <= 0) return [];
  const width = 1.9 + (most > 1 ? ((level - 1) / (most - 1)) * 3.6 : 1.8);
  const [near, far] = [0.3 + width / 2, 99.7 - width / 2];
  return [{ role: 'bracket', width, d: `M${near} 74V${far}H${100 - near}V74` }];
};

/** In a small picture only the filled ones, in a column beside the strength. */
const column: Shape = (level) =>
  Array.from({ length: Math.max(0, level) }, (_, i) => ({
    role: 'pip full',
    d: ellipse(16, 84 - i * 11.5, 4.6),
  }));

/** In a small picture on the other side of the strength. */
const peaks: Shape = (level) => {
  const all = Array.from({ length: Math.max(0, level) }, (_, i) => `M76 ${58 + i * 12}l8 7l8 -7`);
  return all.length > 0 ? [{ role: 'chevrons', width: 5, d: all.join('') }] : [];
};

const SHAPES = { pips, band, corner, chevrons, bracket };
const SMALL = { pips: column, chevrons: peaks };

/** The shape of one mark as the record has it; nothing if the counter does not bear it. */
export function stateParts(
  shape: keyof typeof SHAPES,
  marks: readonly Mark[],
  record: CounterRecord,
): readonly Part[] {
  const mark = markOf(marks, shape, record);
  return mark ? SHAPES[shape](levelOf(mark, record), mark.values.length - 1) : [];
}

/** As it is drawn where there is no room for small type. */
export function smallParts(
  shape: keyof typeof SMALL,
  marks: readonly Mark[],
  record: CounterRecord,
): readonly Part[] {
  const mark = markOf(marks, shape, record);
  return mark ? SMALL[shape](levelOf(mark, record), mark.values.length - 1) : [];
}

export function isFolded(marks: readonly Mark[], record: CounterRecord): boolean {
  const mark = markOf(marks, 'corner', record);
  return mark !== undefined && levelOf(mark, record) > 0;
}
