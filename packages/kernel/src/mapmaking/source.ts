/**
 * Sources of maps as people write them. An entry starts at the margin with its kind and name; what belongs to it is indented:
 * `basis` says what it rests on, `points` its course in yards, other words what a map has beside. A picture has numbered rows.
 */

/** Yards east and north of a point that the source names. */
export type Yards = readonly [east: number, north: number];

export interface Entry {
  readonly kind: string;
  readonly name: string;
  readonly basis: string;
  readonly points: readonly Yards[];
  /** What follows a word, the last time it stands there. */
  readonly terms: ReadonlyMap<string, string>;
  /** What follows a word, as often as it stands there: the lines, or all their words. */
  readonly texts: (key: string) => readonly string[];
  readonly words: (key: string) => readonly string[];
}

/** A spot: where it is, the cell that has it, its kind and name. */
export interface Spot {
  readonly at: Yards;
  readonly cell: string;
  readonly kind: string;
  readonly name: string;
  readonly basis: string;
}

/** A picture of the cells, rows from the north. */
export interface Picture {
  readonly basis: string;
  readonly rows: readonly string[];
}

/** A file of a source: its name for faults, and its text. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

const linesOf = ({ text }: SourceFile): string[] =>
  text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));

export function yards(text: string): Yards {
  const found = /^(-?\d+),(-?\d+)$/.exec(text);
  if (!found) throw new Error(`"${text}" is no point in yards`);
  return [Number(found[1]), Number(found[2])];
}

interface Block {
  readonly head: string;
  readonly rows: readonly (readonly [string, string])[];
}

function blocks(file: SourceFile): Block[] {
  const lines = linesOf(file);
  const starts = lines.flatMap((line, n) => (/^\S/.test(line) ? [n] : []));
  return starts.map((at, n) => ({
    head: lines[at]!.trim(),
    rows: lines.slice(at + 1, starts[n + 1]).map((line) => {
      const found = /^\s+(\S+)\s+(.*)$/.exec(line);
      if (!found) throw new Error(`${file.name}: "${line}" has no value`);
      return [found[1]!, found[2]!.trim()] as const;
    }),
  }));
}

const textsUnder = ({ rows }: Block, key: string): string[] =>
  rows.filter(([word]) => word === key).map(([, text]) => text);
const wordsUnder = (block: Block, key: string): string[] =>
  textsUnder(block, key).flatMap((text) => text.split(/\s+/));

function basisOf(file: SourceFile, { head, rows }: Block): string {
  const basis = rows.find(([word]) => word === 'basis')?.[1];
  if (!basis) throw new Error(`${file.name}: "${head}" does not say what it rests on`);
  return basis;
}

export const entriesIn = (file: SourceFile): Entry[] =>
  blocks(file).map((block) => {
    const [kind = '', ...name] = block.head.split(' ');
    return {
      ...{ kind, name: name.join(' '), basis: basisOf(file, block) },
      points: wordsUnder(block, 'points').map(yards),
      terms: new Map(block.rows),
      texts: (key) => textsUnder(block, key),
      words: (key) => wordsUnder(block, key),
    };
  });

/** Numbered rows under the name of the picture. */
export function pictureIn(file: SourceFile, name: string): Picture {
  const block = blocks(file).find(({ head }) => head === name);
  if (!block) throw new Error(`${file.name} has no picture of ${name}`);
  return {
    basis: basisOf(file, block),
    rows: block.rows.filter(([word]) => /^\d+$/.test(word)).map(([, row]) => row),
  };
}

/** A line each: east,north, cell, kind, name, and behind a mark what it rests on. */
export const spotsIn = (file: SourceFile): Spot[] =>
  linesOf(file).map((line) => {
    const [text = '', basis] = line.split(' # ');
    const [at = '', cell = '', kind = '', ...name] = text.trim().split(/\s+/);
    if (!basis) throw new Error(`${file.name}: "${line}" does not say what it rests on`);
    return { at: yards(at), cell, kind, name: name.join(' '), basis };
  });
