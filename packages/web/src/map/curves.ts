/** Lines of a map from its cells and sides: sides joined to chains, chains smoothed to curves. Pure geometry. */
import type { Point } from '@longroll/kernel';

export interface Link {
  readonly from: number;
  readonly to: number;
}

/** A run through a net of links. `links` are places in the list that was given, in the order of the walk. */
export interface Trace {
  readonly nodes: readonly number[];
  readonly links: readonly number[];
  readonly closed: boolean;
}

/** Points that are the same but for rounding become one number. */
export class Nodes {
  readonly points: Point[] = [];
  readonly #known = new Map<string, number>();

  at(point: Point): number {
    const key = `${Math.round(point[0] * 1000)},${Math.round(point[1] * 1000)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.points.length);
    return this.points.push(point) - 1;
  }
}

export const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

const otherEnd = (link: Link, node: number): number => (link.from === node ? link.to : link.from);

/** Cosine of the turn that a walk makes at a node: 1 is straight on. */
function straightness(links: readonly Link[], points: readonly Point[], node: number, a: number, b: number) {
  const [at, before, after] = [node, otherEnd(links[a]!, node), otherEnd(links[b]!, node)].map(
    (n) => points[n]!,
  ) as [Point, Point, Point];
  const dot = (at[0] - before[0]) * (after[0] - at[0]) + (at[1] - before[1]) * (after[1] - at[1]);
  return dot / (distance(before, at) * distance(at, after) || 1);
}

/** At a fork the straightest pair goes on as one line; a sharp turn ends there. */
const SHARPEST = 0.2;

function pairsAt(links: readonly Link[], points: readonly Point[], node: number, here: readonly number[]) {
  if (here.length === 2) return [here as readonly [number, number]];
  const all = here.flatMap((a, i) => here.slice(i + 1).map((b) => [a, b] as const));
  const ranked = all
    .map((pair) => ({ pair, fit: straightness(links, points, node, ...pair) }))
    .filter(({ fit }) => fit > SHARPEST)
    .sort((a, b) => b.fit - a.fit);
  const taken = new Set<number>();
  return ranked.flatMap(({ pair }) => {
    if (pair.some((link) => taken.has(link))) return [];
    for (const link of pair) taken.add(link);
    return [pair];
  });
}

function byNode(links: readonly Link[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  links.forEach(({ from, to }, i) => {
    for (const node of [from, to]) found.set(node, [...(found.get(node) ?? []), i]);
  });
  return found;
}

/** For each link and end of it, the link that goes on there. */
function continuations(links: readonly Link[], points: readonly Point[]): Map<string, number> {
  const next = new Map<string, number>();
  for (const [node, here] of byNode(links)) {
    for (const [a, b] of pairsAt(links, points, node, here)) {
      next.set(`${a}@${node}`, b);
      next.set(`${b}@${node}`, a);
    }
  }
  return next;
}

/** Every link once, in runs as long as they go without a sharp turn at a fork. */
export function traced(links: readonly Link[], points: readonly Point[]): Trace[] {
  const next = continuations(links, points);
  const seen = new Set<number>();
  const walk = (first: number, start: number): Trace => {
    const run = { nodes: [start], links: [] as number[] };
    for (let link: number | undefined = first, node = start; link !== undefined && !seen.has(link); ) {
      seen.add(link);
      run.links.push(link);
      node = otherEnd(links[link]!, node);
      run.nodes.push(node);
      link = next.get(`${link}@${node}`);
    }
    return { ...run, closed: run.nodes.length > 2 && run.nodes[0] === run.nodes.at(-1) };
  };
  const ends = links.flatMap(({ from, to }, i) =>
    [from, to].filter((node) => !next.has(`${i}@${node}`)).map((node) => [i, node] as const),
  );
  const open = ends.flatMap(([link, node]) => (seen.has(link) ? [] : [walk(link, node)]));
  const rings = links.flatMap(({ from }, i) => (seen.has(i) ? [] : [walk(i, from)]));
  return [...open, ...rings];
}

/** Each point drawn towards the middle of its neighbours. A ring repeats its first point at the end. */
export function relaxed(line: readonly Point[], pinned: (i: number) => boolean, times: number): Point[] {
  let now = [...line];
  const last = line.length - 1;
  const ring = last > 2 && distance(line[0]!, line[last]!) < 1e-6;
  const around = (i: number): readonly [Point, Point] | null => {
    if (i > 0 && i < last) return [now[i - 1]!, now[i + 1]!];
    return ring ? [now[last - 1]!, now[1]!] : null;
  };
  for (let turn = 0; turn < times; turn++) {
    now = now.map((point, i) => {
      const beside = pinned(i) ? null : around(i);
      return beside ? between(point, between(...beside, 0.5), 0.5) : point;
    });
  }
  return now;
}

/** Corners cut again and again; what is pinned stays, and so do sides between two pinned corners. */
export function rounded(line: readonly Point[], pinned: (i: number) => boolean, times = 3): Point[] {
  let now = line.map((point, i) => ({ point, pinned: pinned(i) }));
  const closed = line.length > 3 && distance(line[0]!, line.at(-1)!) < 1e-6;
  for (let turn = 0; turn < times; turn++) {
    const cut = now.slice(1).flatMap((b, i) => {
      const a = now[i]!;
      const start = a.pinned ? a : { point: between(a.point, b.point, 0.25), pinned: false };
      const end = b.pinned ? b : { point: between(a.point, b.point, 0.75), pinned: false };
      return [start, end];
    });
    const first = closed && !now[0]!.pinned ? [] : [now[0]!];
    const last = closed ? [first[0] ?? cut[0]!] : [now.at(-1)!];
    now = [...first, ...cut, ...last];
  }
  return now.map(({ point }) => point).filter((p, i, all) => i === 0 || distance(p, all[i - 1]!) > 1e-6);
}

/** A Catmull-Rom curve through all points, `per` pieces between two. */
export function curveThrough(line: readonly Point[], per = 6): Point[] {
  if (line.length < 3) return [...line];
  const at = (i: number) => line[Math.max(0, Math.min(line.length - 1, i))]!;
  const found: Point[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const four = [at(i - 1), at(i), at(i + 1), at(i + 2)] as const;
    for (let k = 0; k < per; k++) found.push(catmullRom(four, k / per));
  }
  return [...found, line.at(-1)!];
}

function catmullRom([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const along = (k: 0 | 1) =>
    b[k] +
    0.5 *
      t *
      (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])));
  return [along(0), along(1)];
}

/** Where one is after walking so far along a line, and which way one looks. */
export interface Stand {
  readonly at: Point;
  readonly angle: number;
}

/** A line that can be walked by its length. */
export class Walk {
  readonly length: number;
  readonly #line: readonly Point[];
  readonly #upTo: number[] = [0];

  constructor(line: readonly Point[]) {
    this.#line = line;
    for (let i = 1; i < line.length; i++)
      this.#upTo.push(this.#upTo[i - 1]! + distance(line[i - 1]!, line[i]!));
    this.length = this.#upTo.at(-1)!;
  }

  stand(far: number): Stand {
    let [low, high] = [0, this.#line.length - 2];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#upTo[middle]! <= far) low = middle;
      else high = middle - 1;
    }
    const [a, b] = [this.#line[low]!, this.#line[low + 1]!];
    const part = (far - this.#upTo[low]!) / (this.#upTo[low + 1]! - this.#upTo[low]! || 1);
    return { at: between(a, b, part), angle: Math.atan2(b[1] - a[1], b[0] - a[0]) };
  }
}

/** A line moved sideways, to the right of its course. */
export function beside(line: readonly Point[], by: number): Point[] {
  return line.map((point, i) => {
    const [a, b] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!];
    const far = distance(a, b) || 1;
    return [point[0] - ((b[1] - a[1]) / far) * by, point[1] + ((b[0] - a[0]) / far) * by];
  });
}
