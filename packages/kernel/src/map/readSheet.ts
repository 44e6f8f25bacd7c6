/** A sheet of a map as written: how its cells are numbered, where it lies, its pictures. */
import type { Numbering, SheetLayout, Terrain } from './gridMap.ts';
import type { MapShape, Point } from './lattice.ts';
import { branch, type Line, leaf, one, refuse } from './outline.ts';

/** One row of a picture: a code per column from west to east, -1 where there is no cell. */
export interface PictureRow {
  readonly line: Line;
  readonly codes: readonly number[];
}

export interface WrittenSheet {
  readonly line: Line;
  readonly layout: SheetLayout;
  /** North to south. */
  readonly terrain: readonly PictureRow[];
  readonly levels: readonly PictureRow[] | undefined;
}

/** Stands in pictures where the sheet has no cell. */
export const NO_CELL = '-';
export const USUAL_IDS = 'LLCC';
const IDS = /^(?:L+[.,-]?C+|C+[.,-]?L+)$/;
const PARTS = ['lines', 'columns', 'even', 'odd', 'at', 'ids', 'terrain', 'levels'];

const digitsOf = (ids: string, letter: 'L' | 'C'): number => ids.split(letter).length - 1;

/** As many digits as the pattern has of the letter. */
export const padded = (ids: string, letter: 'L' | 'C', n: number): string =>
  String(n).padStart(digitsOf(ids, letter), '0');

export const idOf = ({ prefix, ids }: SheetLayout, line: number, column: number): string =>
  prefix + ids.replace(/L+/, padded(ids, 'L', line)).replace(/C+/, padded(ids, 'C', column));

/** The numbers of lines from north to south, or of columns from west to east. */
export function inOrder({ first, last, from }: SheetLayout['lines'] | SheetLayout['columns']): number[] {
  const numbers = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return from === 'north' || from === 'west' ? numbers : numbers.reverse();
}

const isShifted = (shifted: SheetLayout['shifted'], n: number): boolean =>
  shifted === (n % 2 === 0 ? 'even' : 'odd');

/** The lattice position of a cell, counted from where all sheets have their zero. */
export function positionOf(shape: MapShape, layout: SheetLayout, line: number, column: number): Point {
  const { at, shifted, columns, lines } = layout;
  const [wide, high] = [shape === 'pointy' ? 2 : 1, shape === 'flat' ? 2 : 1];
  const x = at[0] + column * wide + (shape === 'pointy' && isShifted(shifted, line) ? 1 : 0);
  const y = at[1] + line * high + (shape === 'flat' && isShifted(shifted, column) ? 1 : 0);
  return [columns.from === 'west' ? x : -x, lines.from === 'north' ? y : -y];
}

function readNumbering<F extends string>(
  sheet: Line,
  word: string,
  ends: readonly F[],
): Numbering & { readonly from: F } {
  const line = leaf(one(sheet.under, word) ?? refuse(sheet, `the sheet has no "${word}"`));
  const match = /^\w+\s+(\d+)-(\d+)\s+from\s+(\w+)$/.exec(line.text);
  const from = ends.find((end) => end === match?.[3]);
  if (!match || !from) return refuse(line, `expected "${word} 1-20 from ${ends.join(' or ')}"`);
  const [first, last] = [Number(match[1]), Number(match[2])];
  if (first > last) refuse(line, `${first} is more than ${last}`);
  return { first, last, from };
}

function readShift(sheet: Line, shape: MapShape): SheetLayout['shifted'] {
  const [even, odd] = [one(sheet.under, 'even'), one(sheet.under, 'odd')];
  const line = even ?? odd;
  if (even && odd) refuse(odd, 'either even or odd ones are shifted');
  if (shape === 'square') return line ? refuse(line, 'squares are not shifted') : undefined;
  const what = `${shape === 'pointy' ? 'lines' : 'columns'} shifted`;
  if (!line) return refuse(sheet, `the sheet does not say "even ${what}" or "odd ${what}"`);
  if (leaf(line).words.slice(1).join(' ') !== what) refuse(line, `expected "even ${what}" or "odd ${what}"`);
  return even ? 'even' : 'odd';
}

function readAt(sheet: Line): Point {
  const line = one(sheet.under, 'at');
  if (!line) return [0, 0];
  const match = /^at\s+(-?\d{1,4})\s+(-?\d{1,4})$/.exec(leaf(line).text);
  return match
    ? [Number(match[1]), Number(match[2])]
    : refuse(line, 'expected two whole numbers, as "at 0 0"');
}

function readIds(sheet: Line, lines: Numbering, columns: Numbering): string {
  const line = one(sheet.under, 'ids');
  const ids = line ? (leaf(line).words[1] ?? '') : USUAL_IDS;
  if (line && (!IDS.test(ids) || line.words.length > 2))
    refuse(line, 'expected digits of line and column, as "ids LLCC"');
  const long = [
    { n: lines.last, letter: 'L' as const },
    { n: columns.last, letter: 'C' as const },
  ].find(({ n, letter }) => padded(ids, letter, n).length > digitsOf(ids, letter));
  return long ? refuse(line ?? sheet, `ids ${ids} have no room for ${long.n}`) : ids;
}

/** Checks that the rows stand as on paper, one for each line and as wide as the columns. */
function readPicture(
  heading: Line,
  { lines, columns }: SheetLayout,
  code: (letter: string) => number | undefined,
): readonly PictureRow[] {
  if (heading.words.length > 1) refuse(heading, `nothing may follow "${heading.words[0]}"`);
  const numbers = inOrder(lines);
  const wide = columns.last - columns.first + 1;
  const rows = branch(heading).map((line, i): PictureRow => {
    const letters = [...leaf(line).words.slice(1).join('')];
    if (numbers[i] === undefined) refuse(line, `the sheet has only ${numbers.length} lines`);
    if (!/^\d+$/.test(line.words[0]!) || Number(line.words[0]) !== numbers[i])
      refuse(line, `expected line ${numbers[i]}`);
    if (letters.length !== wide) refuse(line, `${letters.length} cells where there are ${wide} columns`);
    const unknown = letters.find((letter) => letter !== NO_CELL && code(letter) === undefined);
    if (unknown) refuse(line, `"${unknown}" is not known here`);
    return { line, codes: letters.map((letter) => (letter === NO_CELL ? -1 : code(letter)!)) };
  });
  if (rows.length < numbers.length) refuse(heading, `line ${numbers[rows.length]} is missing`);
  return rows;
}

function readLayout(sheet: Line, shape: MapShape): SheetLayout {
  const lines = readNumbering(sheet, 'lines', ['north', 'south']);
  const columns = readNumbering(sheet, 'columns', ['west', 'east']);
  const prefix = sheet.words[1] ?? '';
  if (sheet.words.length > 2 || !/^(?:[A-Za-z]\w*)?$/.test(prefix))
    refuse(sheet, 'the prefix of a sheet is one word that starts with a letter');
  const ids = readIds(sheet, lines, columns);
  return { prefix, lines, columns, shifted: readShift(sheet, shape), at: readAt(sheet), ids };
}

function samePlaces(terrain: readonly PictureRow[], levels: readonly PictureRow[]): void {
  for (const [i, { line, codes }] of levels.entries())
    if (codes.some((code, column) => code < 0 !== terrain[i]!.codes[column]! < 0))
      refuse(line, 'cells are missing elsewhere than in the picture of terrain');
}

export function readSheet(line: Line, shape: MapShape, terrains: readonly Terrain[]): WrittenSheet {
  const strange = branch(line).find(({ words }) => !PARTS.includes(words[0]!));
  if (strange) refuse(strange, `"${strange.words[0]}" is no part of a sheet`);
  const layout = readLayout(line, shape);
  const codes = new Map(terrains.map(({ letter }, code) => [letter, code]));
  const picture = one(line.under, 'terrain') ?? refuse(line, 'the sheet has no picture of its terrain');
  const terrain = readPicture(picture, layout, (letter) => codes.get(letter));
  const heading = one(line.under, 'levels');
  if (!heading) return { line, layout, terrain, levels: undefined };
  const levels = readPicture(heading, layout, (digit) => (/^\d$/.test(digit) ? Number(digit) : undefined));
  samePlaces(terrain, levels);
  return { line, layout, terrain, levels };
}
