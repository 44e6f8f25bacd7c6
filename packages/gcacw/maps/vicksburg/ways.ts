/** Roads, trails and railroads as chains of hexes, over rivers only where the source names a crossing. */
import {
  beyond,
  centre,
  distance,
  distanceToSegment,
  hexesOfSide,
  neighboursOf,
  type Point,
  type Side,
  sideKey,
} from './grid.ts';
import { shortestPath, withoutLoops } from './path.ts';
import { type Entry, hexsidePoint, latLon, type Place, rows } from './source.ts';
import type { Chain } from './waters.ts';

export interface Crossing {
  readonly kind: string;
  readonly name: string;
  readonly water: string;
  readonly side: string;
  readonly basis: string;
}
export interface Way {
  readonly kind: string;
  readonly name: string;
  readonly basis: string;
  readonly hexes: readonly string[];
}
/** What the drawing of a way looks at. */
export interface Ground {
  readonly places: readonly Place[];
  readonly crossings: readonly Crossing[];
  readonly water: ReadonlySet<string>;
  readonly rivers: ReadonlySet<string>;
  readonly complaints: string[];
}

const midOf = (key: string): Point => {
  const [hex = '', side] = key.split(' ');
  return hexsidePoint(hex, side as Side);
};

/** "bridge W2404/W Big Black: Big Black Bridge"; with latitude and longitude the nearest side of that water. */
export function crossings(chains: readonly Chain[], complaints: string[]): Crossing[] {
  return rows('crossings.txt').flatMap(({ text, basis }) => {
    const [, kind = '', at = '', water = '', name = ''] = /^(\S+) (\S+) ([^:]+): (.*)$/.exec(text) ?? [];
    const chain = chains.find((one) => one.name === water);
    const side = chain && sideAt(at, chain);
    if (side) return [{ kind, name, water, side, basis }];
    complaints.push(`crossing "${text}" is not on ${water || 'any water'}`);
    return [];
  });
}

function sideAt(at: string, chain: Chain): string | undefined {
  const point = latLon(at);
  if (point) return [...chain.sides].sort((a, b) => distance(midOf(a), point) - distance(midOf(b), point))[0];
  const [hex = '', side] = at.split('/');
  const other = beyond(hex, side as Side);
  const key = other && sideKey(hex, other);
  return key && chain.sides.includes(key) ? key : undefined;
}

export function hexAt(point: Point, among: readonly string[]): string {
  return among.reduce((best, hex) =>
    distance(centre(hex), point) < distance(centre(best), point) ? hex : best,
  );
}

/** The hexes a point of a way stands for: one, or the two ends of a crossing. */
function stops(text: string, ground: Ground, dry: readonly string[]): readonly string[] {
  const point = latLon(text);
  if (point) return [hexAt(point, dry)];
  const name = text.slice(1, -1);
  if (text.startsWith('[')) return [ground.places.find((place) => place.name === name)?.hex ?? missing(text)];
  if (text.startsWith('{'))
    return hexesOfSide(ground.crossings.find((one) => one.name === name)?.side ?? missing(text));
  return [text];
}

function missing(text: string): never {
  throw new Error(`there is no ${text}`);
}

const inOrder = (pair: readonly string[], from: string | undefined): readonly string[] =>
  from &&
  pair.length === 2 &&
  distance(centre(pair[1]!), centre(from)) < distance(centre(pair[0]!), centre(from))
    ? [pair[1]!, pair[0]!]
    : pair;

/** A way prefers to run along the line between its points, and along ways that are there already. */
function leg(from: string, to: string, ground: Ground, trodden: ReadonlySet<string>): string[] | undefined {
  const crossed = new Set(ground.crossings.map(({ side }) => side));
  return shortestPath(from, to, (at) =>
    neighboursOf(at)
      .filter((hex) => !ground.water.has(hex))
      .filter((hex) => !ground.rivers.has(sideKey(at, hex)) || crossed.has(sideKey(at, hex)))
      .map((hex) => {
        const stray = distanceToSegment(centre(hex), centre(from), centre(to));
        return [hex, (trodden.has(sideKey(at, hex)) ? 0.8 : 1) + 0.4 * stray * stray] as const;
      }),
  );
}

export function wayOf(entry: Entry, ground: Ground, dry: readonly string[], trodden: Set<string>): Way {
  const [kind = '', ...words] = entry.head.split(' ');
  const via: string[] = [];
  for (const text of entry.points) via.push(...inOrder(stops(text, ground, dry), via.at(-1)));
  const path = [via[0]!];
  for (const stop of via.slice(1)) {
    const found = leg(path.at(-1)!, stop, ground, trodden);
    if (found) path.push(...found.slice(1));
    else
      ground.complaints.push(`${entry.head}: no way from ${path.at(-1)} to ${stop} without a named crossing`);
  }
  const hexes = withoutLoops(path);
  if (kind !== 'railroad')
    for (let n = 1; n < hexes.length; n++) trodden.add(sideKey(hexes[n - 1]!, hexes[n]!));
  return { kind, name: words.join(' '), basis: entry.basis, hexes };
}
