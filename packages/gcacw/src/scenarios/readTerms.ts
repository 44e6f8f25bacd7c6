/** The other tables of a scenario: its part of the map, its scoring hexes, its havens. */
import { CardError } from '@longroll/kernel';
import { readLines } from '../model/readLines.ts';
import type { Side } from '../model/vocabulary.ts';
import { readPlace } from './places.ts';
import type { Area, MapPart, ScoringHex } from './scenario.ts';

const PART = /^(W|E)(?: whole| lines (\d+)-(\d+), columns (\d+)-(\d+))$/;

function mapPart(text: string): MapPart {
  const found = PART.exec(text);
  if (!found) throw new CardError(`"${text}" is no part of the map`);
  const sheet = found[1] as 'W' | 'E';
  if (found[2] === undefined) return { sheet, lines: null, columns: null };
  const [top, bottom, right, left] = found.slice(2).map(Number) as [number, number, number, number];
  return { sheet, lines: [top, bottom], columns: [right, left] };
}

/** "W lines 42-55, columns 12-29" or "E whole", one to a line. */
export const readMap = (title: string, text: string): readonly MapPart[] =>
  readLines(`${title}, map`, text, mapPart);

/** "Warren County: W lines 8-36, columns 5-18". */
export const readAreas = (title: string, text: string): readonly Area[] =>
  readLines(`${title}, areas`, text, (line) => {
    const [name = '', part = ''] = line.split(': ');
    return { name, parts: [mapPart(part)] };
  });

const SCORE =
  /^(?<at>.*?)\s{2,}(?<points>\d+)\s{2,}(?<side>union|confederate)(?:\s{2,}(?<start>union) at start)?$/;

/** Hex, points, the side that they go to; hexes are Confederate at start unless the line says so. */
export const readScoring = (title: string, text: string): readonly ScoringHex[] =>
  readLines(`${title}, scoring`, text, (line) => {
    const { at = '', points, side, start } = SCORE.exec(line)?.groups ?? {};
    if (side === undefined) throw new CardError('a line is hex, points, side, and "union at start" if it is');
    const atStart: Side = start === undefined ? 'confederate' : 'union';
    return { ...readPlace(at), points: Number(points), side: side as Side, atStart };
  });

export const readHexes = (title: string, text: string): readonly string[] =>
  readLines(title, text, (line) => readPlace(line).hex);

const inside = (n: number, span: readonly [number, number] | null): boolean =>
  span === null || (n >= span[0] && n <= span[1]);

/** Whether a hex is on this part of the map (18.6). */
export function isOnMap(hex: string, parts: readonly MapPart[]): boolean {
  const [line, column] = [Number(hex.slice(1, 3)), Number(hex.slice(3))];
  return parts.some(
    (part) => part.sheet === hex[0] && inside(line, part.lines) && inside(column, part.columns),
  );
}
