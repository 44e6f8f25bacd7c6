/**
 * Reads the source files. An entry starts at the margin with its kind and name; what belongs to it is indented: `basis`
 * says what it rests on, `points` its course in yards east and north of Dunker Church, `squares` the squares it goes through.
 */
import { readFileSync } from 'node:fs';

/** Yards east and north of Dunker Church. */
export type Yards = readonly [east: number, north: number];

export interface Entry {
  readonly kind: string;
  readonly name: string;
  readonly basis: string;
  readonly points: readonly Yards[];
  readonly squares: readonly string[];
  readonly terms: ReadonlyMap<string, string>;
}

export interface Place {
  readonly at: Yards;
  readonly square: string;
  readonly kind: string;
  readonly name: string;
  readonly basis: string;
}

/** A picture of the squares, rows from the north. */
export interface Picture {
  readonly basis: string;
  readonly rows: readonly string[];
}

const FOLDER = new URL('./source/', import.meta.url);

const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

export function yards(text: string): Yards {
  const found = /^(-?\d+),(-?\d+)$/.exec(text);
  if (!found) throw new Error(`"${text}" is no point in yards`);
  return [Number(found[1]), Number(found[2])];
}

interface Block {
  readonly head: string;
  readonly rows: readonly (readonly [string, string])[];
}

function blocks(file: string): Block[] {
  const lines = linesOf(file);
  const starts = lines.flatMap((line, n) => (/^\S/.test(line) ? [n] : []));
  return starts.map((at, n) => ({
    head: lines[at]!.trim(),
    rows: lines.slice(at + 1, starts[n + 1]).map((line) => {
      const found = /^\s+(\S+)\s+(.*)$/.exec(line);
      if (!found) throw new Error(`${file}: "${line}" has no value`);
      return [found[1]!, found[2]!.trim()] as const;
    }),
  }));
}

const all = ({ rows }: Block, key: string): string[] =>
  rows.filter(([word]) => word === key).flatMap(([, text]) => text.split(/\s+/));

function basisOf(file: string, { head, rows }: Block): string {
  const basis = rows.find(([word]) => word === 'basis')?.[1];
  if (!basis) throw new Error(`${file}: "${head}" does not say what it rests on`);
  return basis;
}

export const entries = (file: string): Entry[] =>
  blocks(file).map((block) => {
    const [kind = '', ...name] = block.head.split(' ');
    return {
      ...{ kind, name: name.join(' '), basis: basisOf(file, block) },
      ...{ points: all(block, 'points').map(yards), squares: all(block, 'squares') },
      terms: new Map(block.rows),
    };
  });

/** A picture of squares.txt: numbered rows under its name. */
export function picture(name: string): Picture {
  const file = 'squares.txt';
  const block = blocks(file).find(({ head }) => head === name);
  if (!block) throw new Error(`${file} has no picture of ${name}`);
  return {
    basis: basisOf(file, block),
    rows: block.rows.filter(([word]) => /^\d+$/.test(word)).map(([, row]) => row),
  };
}

export const places = (): Place[] =>
  linesOf('places.txt').map((line) => {
    const [text = '', basis] = line.split(' # ');
    const [at = '', square = '', kind = '', ...name] = text.trim().split(/\s+/);
    if (!basis) throw new Error(`places.txt: "${line}" does not say what it rests on`);
    return { at: yards(at), square, kind, name: name.join(' '), basis };
  });
