/** The map as text, in the format that the kernel reads. */
import { beyond, COLUMNS, LINES, SIDES, type Side, W_AT } from './grid.ts';
import { LEGEND } from './ground.ts';
import type { Place } from './source.ts';
import type { Bluff, Chain } from './waters.ts';
import type { Crossing, Way } from './ways.ts';

export interface Drawn {
  readonly terrain: ReadonlyMap<string, string>;
  readonly chains: readonly Chain[];
  readonly bluffs: readonly Bluff[];
  readonly crossings: readonly Crossing[];
  readonly ways: readonly Way[];
  readonly places: readonly Place[];
}

const two = (n: number): string => String(n).padStart(2, '0');

function row(sheet: 'E' | 'W', line: number, terrain: Drawn['terrain']): string {
  const columns = Array.from({ length: COLUMNS[sheet] }, (_, n) => COLUMNS[sheet] - n);
  const letters = columns.map((column) => LEGEND[terrain.get(`${sheet}${two(line)}${two(column)}`)!]);
  return `    ${two(line)} ${letters.join('')}`;
}

function sheet(letter: 'E' | 'W', terrain: Drawn['terrain']): string[] {
  return [
    `sheet ${letter}`,
    `  lines 1-${LINES} from north`,
    `  columns 1-${COLUMNS[letter]} from east`,
    '  even lines shifted',
    `  at ${letter === 'W' ? W_AT : 0} 0`,
    '  terrain',
    ...Array.from({ length: LINES }, (_, n) => row(letter, n + 1, terrain)),
  ];
}

/** "hex side" pairs, each hex once with all its sides. */
function byHex(pairs: readonly (readonly [string, Side])[]): string[] {
  const sides = new Map<string, Side[]>();
  for (const [hex, side] of pairs) sides.set(hex, [...(sides.get(hex) ?? []), side]);
  return [...sides].map(
    ([hex, list]) => `    ${hex} ${SIDES.filter((side) => list.includes(side)).join(' ')}`,
  );
}

const pairOf = (key: string): readonly [string, Side] => key.split(' ') as [string, Side];

/** A side where two waters meet is listed once, with the first. */
function edges(kind: string, chains: readonly Chain[], listed: Set<string>): string[] {
  const blocks = chains
    .filter((chain) => chain.kind === kind)
    .flatMap(({ name, sides }) => {
      const own = sides.filter((side) => !listed.has(side));
      for (const side of own) listed.add(side);
      return own.length === 0 ? [] : [`  ${name}`, ...byHex(own.map(pairOf))];
    });
  return [`edges ${kind}`, ...blocks];
}

function bluffEdges(bluffs: readonly Bluff[]): string[] {
  const side = (high: string, low: string) => SIDES.find((one) => beyond(high, one) === low)!;
  return [
    'edges bluff one-sided',
    ...bluffs.flatMap(({ name, drops }) => [
      `  ${name}`,
      ...byHex(drops.map(({ high, low }) => [high, side(high, low)] as const)),
    ]),
  ];
}

const ways = (kind: string, all: readonly Way[]): string[] => [
  `ways ${kind}`,
  ...all.filter((way) => way.kind === kind).map(({ name, hexes }) => `  ${name}: ${hexes.join(' ')}`),
];

export function write(drawn: Drawn): string {
  const listed = new Set<string>();
  const kinds = ['major-river', 'minor-river', 'creek'];
  return [
    '# Made by packages/gcacw/maps/vicksburg/make.ts from the files in source/; correct those, not this.',
    'map vicksburg',
    'title The Vicksburg campaign',
    'grid pointy',
    'legend',
    ...Object.entries(LEGEND).map(([name, letter]) => `  ${letter} ${name}`),
    ...sheet('E', drawn.terrain),
    ...sheet('W', drawn.terrain),
    ...kinds.flatMap((kind) => edges(kind, drawn.chains, listed)),
    ...bluffEdges(drawn.bluffs),
    'crossings',
    ...drawn.crossings.map(({ kind, side, name }) => `  ${kind} ${side} ${name}`),
    ...['road', 'trail', 'railroad'].flatMap((kind) => ways(kind, drawn.ways)),
    'places',
    ...drawn.places.map(({ hex, kind, name }) => `  ${hex} ${kind} ${name}`),
    '',
  ].join('\n');
}
