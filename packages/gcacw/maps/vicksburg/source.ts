/**
 * Reads the source files. An entry starts at the margin, what belongs to it is indented: `basis` says what it rests
 * on, `points` its course. A point is latitude,longitude, a hex, the middle of a hexside (W2404/W), a [place] or
 * a {crossing}.
 */
import { readFileSync } from 'node:fs';
import { type Fit, fit, type Known, toPlane } from './fit.ts';
import { centre, cornerPoint, cornersOf, type Point, type Side } from './grid.ts';

export interface Entry {
  readonly file: string;
  readonly head: string;
  readonly basis: string;
  readonly points: readonly string[];
  readonly terms: ReadonlyMap<string, string>;
}
export interface Place {
  readonly hex: string;
  readonly kind: string;
  readonly name: string;
  readonly basis: string;
}

const FOLDER = new URL('./source/', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');
const withoutComment = (line: string): string => line.replace(/(^|\s+)#.*$/, '').trimEnd();
const POINT = /\[[^\]]+\]|\{[^}]+\}|\S+/g;

function entryOf(file: string, head: string, body: readonly string[]): Entry {
  const rows = body.map((line) => /^\s+(\S+)\s+(.*)$/.exec(line)!).map((m) => [m[1]!, m[2]!] as const);
  const all = (key: string) => rows.filter(([word]) => word === key).map(([, text]) => text);
  const basis = all('basis').join(' ');
  if (!basis) throw new Error(`${file}: "${head}" does not say what it rests on`);
  const points = all('points').flatMap((text) => text.match(POINT) ?? []);
  return { file, head, basis, points, terms: new Map(rows) };
}

export function entries(file: string): Entry[] {
  const lines = textOf(file)
    .split('\n')
    .map(withoutComment)
    .filter((line) => line.trim() !== '');
  const starts = lines.flatMap((line, n) => (/^\S/.test(line) ? [n] : []));
  return starts.map((at, n) => entryOf(file, lines[at]!, lines.slice(at + 1, starts[n + 1])));
}

/** Rows of a flat file: text before the `#`, and the basis behind it. */
export const rows = (file: string): { readonly text: string; readonly basis: string }[] =>
  textOf(file)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({
      text: withoutComment(line).trim(),
      basis: /#\s*(.*)$/.exec(line)?.[1] ?? 'published hex',
    }));

function knownPlace(text: string): Known {
  const [hex = '', lat = '', lon = '', ...name] = text.split(/\s+/);
  return { hex, lat: Number(lat), lon: Number(lon), name: name.join(' ') };
}

export const FIT: Fit = fit(rows('control.txt').map(({ text }) => knownPlace(text)));

export const latLon = (text: string): Point | undefined => {
  const found = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text);
  return found ? toPlane(FIT, Number(found[1]), Number(found[2])) : undefined;
};

export function hexsidePoint(hex: string, side: Side): Point {
  const [a, b] = cornersOf(hex, side).map(cornerPoint) as [Point, Point];
  return { east: (a.east + b.east) / 2, north: (a.north + b.north) / 2 };
}

/** A point that needs no other feature. */
export function plainPoint(text: string): Point {
  const [hex = '', side] = text.split('/');
  return latLon(text) ?? (side ? hexsidePoint(hex, side as Side) : centre(hex));
}
