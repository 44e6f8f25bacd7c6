/** Cells side by side: each wrapped into its column and padded to it. */
import { type Align, lengthOf, padded, wrapped } from './text.ts';

export interface Column {
  readonly width: number;
  readonly align: Align;
}

/** The lines of one row, each line a list of padded cells, ready to be inked. */
export function rowOf(cells: readonly string[], columns: readonly Column[], low = false): string[][] {
  const parts = columns.map(({ width }, i) => wrapped(cells[i] ?? '', width));
  const height = Math.max(...parts.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) =>
    columns.map(({ width, align }, i) => {
      const lines = parts[i]!;
      const line = lines[low ? at - (height - lines.length) : at];
      return padded(line ?? '', width, align);
    }),
  );
}

/** Takes room from the widest columns first until all fit, but from none more than down to its least. */
export function shrunk(wide: readonly number[], least: readonly number[], room: number): number[] {
  const widths = [...wide];
  let surplus = widths.reduce((sum, width) => sum + width, 0) - room;
  while (surplus > 0) {
    const spare = widths.map((width, i) => (width > least[i]! ? width : 0));
    const from = spare.indexOf(Math.max(...spare));
    if (spare[from] === 0) break;
    widths[from]!--;
    surplus--;
  }
  return widths;
}

export const longestWord = (texts: readonly string[]): number =>
  Math.max(1, ...texts.flatMap((text) => text.split(' ')).map(lengthOf));
