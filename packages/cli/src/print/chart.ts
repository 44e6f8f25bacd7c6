/** A chart as a well-printed card: heads, thin rules, notes; with the cell in use ringed, as a finger would. */
import type { Chart, LitCell } from '@longroll/kernel';
import type { Page } from '../say.ts';
import { bodyLines } from './chartBody.ts';
import { type Block, blocksOf, type ChartSetting, settingOf } from './chartSetting.ts';
import { rowOf } from './columns.ts';
import { titleLine } from './heading.ts';
import type { Ink } from './ink.ts';
import { lengthOf, padded, widest, wrapped } from './text.ts';

export interface ChartView {
  /** The cell that a result was read from. */
  readonly lit?: LitCell;
  /** All rows, also of a long chart that is only a witness. */
  readonly whole?: boolean;
}

const rule = ({ head, cells }: ChartSetting, crossing: string): string =>
  `${'─'.repeat(head.width + 3)}${crossing}${'─'.repeat(cells.reduce((sum, cell) => sum + cell.width + 2, 0))}`;

/** Column heads, under the words that say what they are; row heads' words run beside both. */
function headLines(chart: Chart, setting: ChartSetting, ink: Ink, lit: number | undefined): string[] {
  const { head, cells } = setting;
  const across = cells.reduce((sum, cell) => sum + cell.width + 2, 0);
  const over = chart.columnsAre === '' ? [] : wrapped(chart.columnsAre, across - 2);
  const overLines = over.map((line) => ink.dim(padded(line, across, 'centre')));
  const names = rowOf(
    chart.columns,
    cells.map(({ width, align }) => ({ width, align: align === 'left' ? 'left' : 'centre' })),
    true,
  ).map((line) => line.map((name, i) => (i === lit ? ink.band : ink.bold)(` ${name} `)).join(''));
  const right = [...overLines, ...names];
  const left = wrapped(chart.rowsAre, head.width);
  const height = Math.max(right.length, left.length);
  const lowered = (lines: readonly string[], at: number): string | undefined =>
    lines[at - height + lines.length];
  return Array.from({ length: height }, (_, at) => {
    const words = ink.dim(padded(lowered(left, at) ?? '', head.width, 'right'));
    return `  ${words} │${lowered(right, at) ?? ' '.repeat(across)}`;
  });
}

function blockLines(
  { chart, from }: Block,
  { ink, width }: Page,
  { lit, whole = true }: ChartView,
): string[] {
  const setting = settingOf(chart, width);
  const here = lit && { ...lit, column: lit.column - from };
  return [
    rule(setting, '┬'),
    ...headLines(chart, setting, ink, here?.column),
    rule(setting, '┼'),
    ...bodyLines(chart, setting, ink, { lit: here, whole }),
    rule(setting, '┴'),
  ];
}

export function chartTable(chart: Chart, page: Page, view: ChartView = {}): string[] {
  const blocks = blocksOf(chart, page.width);
  return blocks.flatMap((block, i) => [...(i > 0 ? [''] : []), ...blockLines(block, page, view)]);
}

/** Marks in a column of their own, as under a printed chart. */
function noteLines({ notes }: Chart, { ink, width }: Page): string[] {
  const marks = { width: widest(notes.map(({ mark }) => mark)), align: 'right' } as const;
  const words = { width: width - marks.width - 4, align: 'left' } as const;
  return notes.flatMap(({ mark, text }) =>
    rowOf([mark, text], [marks, words]).map(([m, t]) => `  ${ink.bold(m!)}  ${t!.trimEnd()}`),
  );
}

/** The head of a chart is as wide as its table, if there is room. */
export function chartHead({ title, id }: Chart, table: readonly string[], page: Page): string[] {
  const least = lengthOf(title) + lengthOf(id) + 2;
  const wide = Math.max(least, widest(table.slice(0, 1)));
  return wide <= page.width
    ? [titleLine(title, id, { ...page, width: wide })]
    : [...wrapped(title, page.width).map(page.ink.bold), page.ink.dim(id)];
}

export function chartPage(chart: Chart, page: Page): string[] {
  const table = chartTable(chart, page);
  const source = wrapped(chart.source, page.width).map(page.ink.dim);
  return [...chartHead(chart, table, page), ...source, '', ...table, ...noteLines(chart, page)];
}
