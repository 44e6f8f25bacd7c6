/** SOURCES.md: what each feature of the map rests on, collected from the source files. */
import { entries, FIT } from './source.ts';
import type { Drawn } from './write.ts';

const round = (n: number): string => n.toFixed(2);
const rms = (of: readonly number[]): number => Math.sqrt(of.reduce((sum, n) => sum + n * n, 0) / of.length);
/** Padded as the formatter pads, so that it leaves the sheet alone. */
function table(head: readonly string[], body: readonly (readonly string[])[]): string[] {
  const all = [head, ...body];
  const wide = head.map((_, n) => Math.max(3, ...all.map((cells) => cells[n]!.length)));
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell, n) => cell.padEnd(wide[n]!)).join(' | ')} |`;
  return ['', row(head), row(wide.map((n) => '-'.repeat(n))), ...body.map(row), ''];
}

function fitSheet(): string[] {
  const { east, north, residuals } = FIT;
  const rows = residuals.map((one) => [one.known.name, one.known.hex, round(one.east), round(one.north)]);
  const both = [rms(residuals.map((one) => one.east)), rms(residuals.map((one) => one.north))];
  return [
    '## The fit',
    '',
    `Miles east of 90.5° W = ${round(east[0])} − ${east[1].toFixed(4)} × hexes west of column 0 of sheet E; miles north of`,
    `32.3° N = ${round(north[0])} − ${(north[1] * (Math.sqrt(3) / 2)).toFixed(4)} × line. A hex is ${round(east[1])} miles wide, lines lie`,
    `${round(north[1] * (Math.sqrt(3) / 2))} apart: ratio ${((north[1] / east[1]) * (Math.sqrt(3) / 2)).toFixed(3)}, a regular hexagon has 0.866.`,
    '',
    'Even lines lie half a hex further west on both sheets, and W column 1 is E column 34 (33.0 hexes between equal',
    'columns; left free the fit says 32.84). Root mean square of the residuals eastward for the ways to shift, sheet',
    'offset free: E even W even 0.38 mile; E even W odd 0.59; E odd W even 0.57; E odd W odd 0.73. The offset of',
    '33.5 hexes with opposite shifts, which a fit without half hexes suggests, leaves 0.60.',
    ...table(['place', 'hex', 'real minus fit, miles east', 'miles north'], rows),
    `Root mean square: ${round(both[0]!)} east, ${round(both[1]!)} north. A place stands in its published hex wherever the fit`,
    'would put it, and points within a few miles are moved along with it.',
  ];
}

const section = (title: string, rows: readonly (readonly [string, string])[]): string[] => [
  `## ${title}`,
  ...table(['feature', 'rests on'], rows),
];

export function sourcesSheet(drawn: Drawn): string {
  const named = (of: readonly { readonly kind?: string; readonly name: string; readonly basis: string }[]) =>
    of.map(({ kind, name, basis }) => [kind ? `${name} (${kind})` : name, basis] as const);
  const heads = (file: string, start = '') =>
    entries(file)
      .filter(({ head }) => head.startsWith(start))
      .map(({ head, terms, basis }) => [[head, terms.get('along') ?? ''].join(' ').trim(), basis] as const);
  return [
    '# What the Vicksburg map rests on',
    '',
    'Made by `make.ts` from the files in `source/`. The hex numbers of the named places are published; everything',
    'else is drawn by us from the real ground, from what is generally known of it: no map was traced, none was at hand.',
    'So "well known" means that we are sure of the course within about a mile, "known" that we are sure of the feature',
    'and of its neighbours, "within a mile" is our own estimate, and "guess" what we would gladly see corrected.',
    '',
    ...fitSheet(),
    '',
    ...section('Waters', [...heads('waters.txt', 'water '), ...named(drawn.chains)]),
    ...section('Bluffs', named(drawn.bluffs)),
    ...section('Crossings', named(drawn.crossings)),
    ...section('Ways', named(drawn.ways)),
    ...section('Terrain, in the order of painting', heads('terrain.txt')),
    ...section('Places', named(drawn.places)),
  ].join('\n');
}
