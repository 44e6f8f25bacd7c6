/** Codes of one column stand under one another: numbers end at one place, letters and marks begin there. */
import type { Chart } from '@longroll/kernel';
import { padded, widest } from './text.ts';

interface Code {
  readonly number: string;
  readonly rest: string;
}

const PARTS = /^([+-]?\d+)?(.*)$/u;
/** `2DR*`: letters that follow a number, so that those without one (`Dr`) must stand where they do. */
const LETTERS_AFTER_NUMBER = /^\d+\p{Letter}/u;
/** `1/2-3`, `4-6`, `2(3)`: more than a number with a mark; such cells stand as they are. */
const COMPOUND = /\d.*[^\p{Letter}\d].*\d/u;

function codeOf(cell: string): Code {
  const [, number = '', rest = ''] = PARTS.exec(cell) ?? [];
  return { number, rest };
}

/** As wide as its numbers and its letters, which may be more than its widest code. */
export function alignedColumn(cells: readonly string[]): string[] {
  if (cells.some((cell) => COMPOUND.test(cell))) return [...cells];
  const codes = cells.map(codeOf);
  const lettered = cells.some((cell) => LETTERS_AFTER_NUMBER.test(cell));
  const moved = codes.filter(({ number }) => lettered || number !== '');
  const numbers = widest(moved.map(({ number }) => number));
  const rests = widest(moved.map(({ rest }) => rest));
  return codes.map(({ number, rest }) =>
    lettered || number !== '' ? padded(number, numbers, 'right') + padded(rest, rests, 'left') : rest,
  );
}

/** The cells of every row; words are left alone. */
export function alignedCells({ rows, columns }: Chart, isWords: (column: number) => boolean): string[][] {
  const byColumn = columns.map((_, at) => {
    const cells = rows.map((row) => row.cells[at] ?? '');
    return isWords(at) ? cells : alignedColumn(cells);
  });
  return rows.map((_, row) => byColumn.map((cells) => cells[row]!));
}
