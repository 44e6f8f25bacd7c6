/**
 * What a picture of a map shows beyond its cells: areas, lines and spots of named kinds, in drawing units. A map is played
 * on its cells; a drawing is only looked at. What a kind looks like is the business of whoever paints it.
 */
import type { Point } from './lattice.ts';
import { branch, type Line, leaf, one, outline, refuse } from './outline.ts';

export interface Shape {
  readonly kind: string;
  readonly name: string;
  /** A ring without its first point at the end, a course, or places of spots. */
  readonly points: readonly Point[];
  /** Numbers by their word: the direction of rows, a width, a level. */
  readonly traits: Readonly<Record<string, readonly number[]>>;
}

export interface Drawing {
  /** The map that it belongs to. */
  readonly name: string;
  /** How long a drawing unit is, in yards. */
  readonly yards: number;
  readonly areas: readonly Shape[];
  readonly lines: readonly Shape[];
  readonly spots: readonly Shape[];
}

const LISTS = ['areas', 'lines', 'spots'] as const;
type List = (typeof LISTS)[number];
const LEAST_POINTS: Readonly<Record<List, number>> = { areas: 3, lines: 2, spots: 1 };
const KIND = /^[a-z][a-z0-9-]*$/;
const ROW = /^([^[\]:]+?)\s*(?:\[([^[\]]*)\]\s*)?:(.*)$/;
const POINT = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;
const NAMELESS = '-';

function readPoints(line: Line, text: string): Point[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words.map((word) => {
    const found = POINT.exec(word) ?? refuse(line, `"${word}" is no point, as 3.5,-2`);
    return [Number(found[1]), Number(found[2])];
  });
}

/** "rows 30, width 0.1 0.2": words, each with its numbers. */
function readTraits(line: Line, text: string): Shape['traits'] {
  const parts = text.split(',').map((part) => part.trim().split(/\s+/));
  const entries = parts.map(([word = '', ...numbers]) => {
    const values = numbers.map(Number);
    if (!KIND.test(word) || values.length === 0 || !values.every(Number.isFinite))
      refuse(line, 'expected a word and its numbers in the brackets');
    return [word, values] as const;
  });
  return Object.fromEntries(entries);
}

function readShape(line: Line, list: List, kind: string): Shape {
  const [, name = '', traits, first = ''] =
    ROW.exec(line.text) ?? refuse(line, 'expected a name and a colon');
  const points = [
    ...readPoints(line, first),
    ...line.under.flatMap((row) => readPoints(row, leaf(row).text)),
  ];
  if (points.length < LEAST_POINTS[list]) refuse(line, `here are ${LEAST_POINTS[list]} points needed`);
  return {
    kind,
    name: name === NAMELESS ? '' : name,
    points,
    traits: traits === undefined ? {} : readTraits(line, traits),
  };
}

function readShapes(lines: readonly Line[], list: List): Shape[] {
  const sections = lines.filter(({ words }) => words[0] === list);
  return sections.flatMap((section) => {
    const kind = section.words[1] ?? '';
    if (section.words.length !== 2 || !KIND.test(kind)) refuse(section, `expected "${list}" and a kind`);
    return branch(section).map((line) => readShape(line, list, kind));
  });
}

function wordAfter(lines: readonly Line[], word: string, pattern: RegExp): string {
  const first = lines[0] ?? { number: 1, indent: 0, text: '', words: [], under: [] };
  const line = leaf(one(lines, word) ?? refuse(first, `the drawing has no "${word}"`));
  return pattern.exec(line.text)?.[1] ?? refuse(line, `this is not how "${word}" is written`);
}

export function parseDrawing(text: string): Drawing {
  const lines = outline(text);
  const strange = lines.find(({ words }) => !['drawing', 'unit', ...LISTS].includes(words[0]!));
  if (strange) refuse(strange, `"${strange.words[0]}" begins no section of a drawing`);
  return {
    name: wordAfter(lines, 'drawing', /^drawing (\S+)$/),
    yards: Number(wordAfter(lines, 'unit', /^unit (\d+(?:\.\d+)?) yards$/)),
    areas: readShapes(lines, 'areas'),
    lines: readShapes(lines, 'lines'),
    spots: readShapes(lines, 'spots'),
  };
}

/** Points on one line of the text. */
const WIDE = 12;
const number = (n: number): string => String(Number(n.toFixed(3)));
const pointText = ([x, y]: Point): string => `${number(x)},${number(y)}`;

function traitText(traits: Shape['traits']): string {
  const parts = Object.entries(traits).map(([word, values]) => [word, ...values.map(number)].join(' '));
  return parts.length === 0 ? '' : ` [${parts.join(', ')}]`;
}

function shapeText({ name, points, traits }: Shape): string[] {
  const head = `  ${name || NAMELESS}${traitText(traits)}:`;
  const words = points.map(pointText);
  if (words.length <= WIDE) return [`${head} ${words.join(' ')}`];
  const rows = Array.from({ length: Math.ceil(words.length / WIDE) }, (_, i) =>
    words.slice(i * WIDE, (i + 1) * WIDE).join(' '),
  );
  return [head, ...rows.map((row) => `    ${row}`)];
}

function listText(list: List, shapes: readonly Shape[]): string[] {
  return shapes.flatMap((shape, i) => [
    ...(shape.kind === shapes[i - 1]?.kind ? [] : [`${list} ${shape.kind}`]),
    ...shapeText(shape),
  ]);
}

/** A drawing in the format that `parseDrawing` reads; points to a thousandth of a unit. */
export const writeDrawing = (drawing: Drawing): string =>
  [
    `drawing ${drawing.name}`,
    `unit ${drawing.yards} yards`,
    ...LISTS.flatMap((list) => listText(list, drawing[list])),
    '',
  ].join('\n');
