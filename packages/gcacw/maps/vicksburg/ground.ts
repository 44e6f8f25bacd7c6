/** The terrain of every hex: the rules of terrain.txt, painted one over the other in their order. */
import { ALL_HEXES, centre, hexesOfSide, neighboursOf, type Point, spotOf } from './grid.ts';
import { type Entry, entries, plainPoint } from './source.ts';
import type { Bluff, Chain } from './waters.ts';

export const LEGEND: Readonly<Record<string, string>> = {
  clear: '.',
  rolling: 'r',
  rough: 'R',
  hill: 'h',
  woods: 'w',
  loess: 'l',
  swamp: 's',
  'provisional-swamp': 'p',
  city: 'c',
  water: '~',
};

/** Even-odd rule. */
function inside({ east, north }: Point, ring: readonly Point[]): boolean {
  let odd = false;
  for (let n = 0; n < ring.length; n++) {
    const [a, b] = [ring[n]!, ring[(n + 1) % ring.length]!];
    if (a.north > north === b.north > north) continue;
    if (east < a.east + ((north - a.north) / (b.north - a.north)) * (b.east - a.east)) odd = !odd;
  }
  return odd;
}

/** A fixed number from 0 to 1 for whole coordinates: the scatter of woods is the same in every making. */
function hash(x: number, y: number, seed: number): number {
  let n = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

/** Neighbouring hexes are alike: the mean of a hex and those around it, so that patches form. */
function patch(hex: string, seed: number): number {
  const at = (id: string) => hash(spotOf(id).x, spotOf(id).line, seed);
  const around = neighboursOf(hex).map(at);
  return (2 * at(hex) + around.reduce((sum, n) => sum + n, 0)) / (2 + around.length);
}

function share(hexes: readonly string[], percent: number, seed: number): string[] {
  const sorted = hexes.map((hex) => ({ hex, at: patch(hex, seed) })).sort((a, b) => a.at - b.at);
  return sorted.slice(0, Math.round((sorted.length * percent) / 100)).map(({ hex }) => hex);
}

function within(start: readonly string[], steps: number): Set<string> {
  let reached = new Set(start);
  for (let n = 0; n < steps; n++)
    reached = new Set([...reached].flatMap((hex) => [hex, ...neighboursOf(hex)]));
  return reached;
}

/** What the rules refer to. */
interface Drawn {
  readonly chains: readonly Chain[];
  readonly bluffs: readonly Bluff[];
  readonly water: readonly string[];
}

function bankOf(name: string, { chains, bluffs, water }: Drawn): readonly string[] {
  const drops = bluffs.flatMap((bluff) => bluff.drops);
  if (name === 'Mississippi') return water;
  if (name === 'bluff tops') return drops.map(({ high }) => high);
  if (name === 'bluff feet') return drops.map(({ low }) => low);
  const chain = chains.find((one) => one.name === name);
  if (!chain) throw new Error(`terrain.txt: there is no ${name}`);
  return chain.sides.flatMap(hexesOfSide);
}

/** The hexes a rule speaks of: a ring of points, the banks of a water, tops or feet of bluffs, listed hexes, or all. */
function reachOf(rule: Entry, drawn: Drawn): string[] {
  const listed = rule.terms.get('hexes');
  if (listed) return listed.split(' ');
  const bank = rule.terms.get('along');
  if (bank) {
    const [, name = '', steps = '0'] = /^(.*?)(?: within (\d+))?$/.exec(bank) ?? [];
    return [...within(bankOf(name, drawn), Number(steps))];
  }
  const ring = rule.points.map(plainPoint);
  return ring.length === 0 ? [...ALL_HEXES] : ALL_HEXES.filter((hex) => inside(centre(hex), ring));
}

export function terrain(drawn: Drawn): Map<string, string> {
  const ground = new Map<string, string>();
  entries('terrain.txt').forEach((rule, n) => {
    const [kind = '', percent = '100'] = rule.head.replace('%', '').split(' ');
    if (!(kind in LEGEND)) throw new Error(`"${rule.head}" is no terrain`);
    const only = rule.terms.get('over')?.split(' ');
    const open = reachOf(rule, drawn).filter((hex) => !only || only.includes(ground.get(hex) ?? ''));
    for (const hex of share(open, Number(percent), n + 1)) ground.set(hex, kind);
  });
  for (const hex of drawn.water) ground.set(hex, 'water');
  return ground;
}
