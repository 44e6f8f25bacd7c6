/** How wide each column of a chart is set, and how its cells stand in it. */
import type { Chart } from '@longroll/kernel';
import { WIDEST_PAGE } from '../world.ts';
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

function headColumn({ rows, rowsAre }: Chart): Column {
  const heads = Math.min(HEAD_MOST, widest(rows.map((row) => row.head)));
  const words = wrapped(rowsAre, Math.max(heads, HEAD_WORDS, longestWord([rowsAre])));
  return { width: Math.max(heads, widest(words)), align: 'right' };
}

const column = ({ rows }: Chart, at: number): string[] => rows.map(({ cells }) => cells[at] ?? '');

interface Wish {
  readonly natural: number;
  /** Its longest word: narrower than that and words are cut. */
  readonly least: number;
  /** Codes are never cut, words of a head only where nothing else helps. */
  readonly floor: number;
}

function wish(chart: Chart, at: number): Wish {
  const cells = column(chart, at);
  const name = chart.columns[at] ?? '';
  const longest = widest(cells);
  const names = wrapped(name, Math.max(longest, NAME_WORDS, longestWord([name])));
  const floor = longest > CODE_MOST ? longestWord(cells) : longest;
  return {
    natural: Math.max(longest, widest(names)),
    least: Math.max(floor, longestWord([name])),
    floor,
  };
}

/** A chart too wide for a small terminal keeps its words and sticks out; a hundred characters must do for any. */
function cellWidths(wishes: readonly Wish[], room: number, most: number): number[] {
  const natural = wishes.map((one) => one.natural);
  const least = wishes.map((one) => one.least);
  const floor = wishes.map((one) => one.floor);
  return shrunk(shrunk(natural, least, room), floor, most);
}

export function settingOf(chart: Chart, width: number): ChartSetting {
  const head = headColumn(chart);
  const wishes = chart.columns.map((_, at) => wish(chart, at));
  const taken = head.width + MARGIN + 2 * wishes.length;
  const widths = cellWidths(wishes, width - taken, WIDEST_PAGE - taken);
  const cells = widths.map((cell, at): Column => {
    const isText = widest(column(chart, at)) > CODE_MOST;
    return { width: cell, align: isText ? 'left' : 'centre' };
  });
  return { head, cells };
}
