/** Tables of what every feature of a map rests on, for the sheet of its sources. */
import type { Picture } from './source.ts';

export type SourceRow = readonly [feature: string, basis: string];

function table(rows: readonly SourceRow[]): string[] {
  const all: readonly SourceRow[] = [['feature', 'rests on'], ...rows];
  const wide = [0, 1].map((n) => Math.max(...all.map((row) => row[n]!.length)));
  const line = (row: SourceRow) => `| ${row.map((text, n) => text.padEnd(wide[n]!)).join(' | ')} |`;
  const rule = `| ${wide.map((n) => '-'.repeat(n)).join(' | ')} |`;
  return [line(all[0]!), rule, ...rows.map(line)];
}

interface Named {
  readonly kind: string;
  readonly name: string;
  readonly basis: string;
}

export const namedRows = (list: readonly Named[]): SourceRow[] =>
  list.map(({ name, kind, basis }) => [`${name} (${kind})`, basis]);
export const pictureRow = (name: string, { basis }: Picture): SourceRow => [name, basis];

export const sourceSection = (title: string, rows: readonly SourceRow[]): string[] => [
  `## ${title}`,
  '',
  ...table(rows),
  '',
];
