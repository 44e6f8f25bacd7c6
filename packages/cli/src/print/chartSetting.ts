/** How wide each column of a chart is set, how its cells stand in it, and which columns stand side by side. */
import type { Chart } from '@longroll/kernel';
import { alignedColumn } from './codes.ts';
import { type Column, longestWord, shrunk } from './columns.ts';
import { widest, wrapped } from './text.ts';

export interface ChartSetting {
  readonly head: Column;
  /** Inner widths: every cell has a blank on either side, where a ring finds room. */
  readonly cells: readonly Column[];
}

const HEAD_MOST = 28;
const HEAD_WORDS = 14;
const NAME_WORDS = 12;
/** Longer than a code: words, which stand left and may be wrapped. */
const CODE_MOST = 14;
/** Margin for the mark of a row, and the upright rule. */
const MARGIN = 4;
/** A blank on either side of a cell. */
const BESIDE = 2;

interface Wish {
  readonly natural: number;
  /** Its longest word: narrower than that and words are cut. */
  readonly least: number;
}

function headWish({ rows, rowsAre }: Chart): Wish {
  const heads = rows.map((row) => row.head);
  const widestHead = Math.min(HEAD_MOST, widest(heads));
  const words = wrapped(rowsAre, Math.max(widestHead, HEAD_WORDS, longestWord([rowsAre])));
  return { natural: Math.max(widestHead, widest(words)), least: longestWord([rowsAre, ...heads]) };
}

const column = ({ rows }: Chart, at: number): string[] => rows.map(({ cells }) => cells[at] ?? '');

function wish(chart: Chart, at: number): Wish {
  const cells = column(chart, at);
  const name = chart.columns[at] ?? '';
  const isText = widest(cells) > CODE_MOST;
  const longest = widest(isText ? cells : alignedColumn(cells));
  const names = wrapped(name, Math.max(longest, NAME_WORDS, longestWord([name])));
  // Codes are never broken, words between words.
  const least = isText ? longestWord(cells) : longest;
  return { natural: Math.max(longest, widest(names)), least: Math.max(least, longestWord([name])) };
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** As narrow as its words allow. */
function leastWidth(chart: Chart): number {
  const wishes = [headWish(chart), ...chart.columns.map((_, at) => wish(chart, at))];
  return sumOf(wishes.map(({ least }) => least)) + MARGIN + BESIDE * chart.columns.length;
}

export function settingOf(chart: Chart, width: number): ChartSetting {
  const wishes = [headWish(chart), ...chart.columns.map((_, at) => wish(chart, at))];
  const room = width - MARGIN - BESIDE * chart.columns.length;
  const [head = 0, ...widths] = shrunk(
    wishes.map(({ natural }) => natural),
    wishes.map(({ least }) => least),
    room,
  );
  const cells = widths.map((cell, at): Column => {
    const isText = widest(column(chart, at)) > CODE_MOST;
    return { width: cell, align: isText ? 'left' : 'centre' };
  });
  return { head: { width: head, align: 'right' }, cells };
}

/** Some columns of a chart, with all its rows. */
export interface Block {
  readonly chart: Chart;
  /** Number of its first column in the whole chart. */
  readonly from: number;
}

function cut(chart: Chart, from: number, to: number): Block {
  const rows = chart.rows.map((row) => ({ ...row, cells: row.cells.slice(from, to) }));
  return { chart: { ...chart, columns: chart.columns.slice(from, to), rows }, from };
}

/** A chart too wide for the page stands in as few blocks as can be, one under the other, of as even width as can be. */
export function blocksOf(chart: Chart, width: number): readonly Block[] {
  const count = chart.columns.length;
  for (let parts = 1; parts < count; parts++) {
    const starts = Array.from({ length: parts }, (_, i) => Math.ceil((i * count) / parts));
    const blocks = starts.map((from, i) => cut(chart, from, starts[i + 1] ?? count));
    if (blocks.every((block) => leastWidth(block.chart) <= width)) return blocks;
  }
  return chart.columns.map((_, at) => cut(chart, at, at + 1));
}
