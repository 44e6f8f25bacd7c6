/** The games of a batch as a sheet for other programs: comma-separated values as RFC 4180 has them. */
import type { GameRow } from './batch.ts';

type Cell = string | number | boolean;

/** One column: its heading, and what stands under it. */
interface Column {
  readonly head: string;
  cell(row: GameRow): Cell;
}

const written = (cell: Cell): string => {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Every name that any of the games has, in order. */
const namesIn = (rows: readonly GameRow[], of: (row: GameRow) => readonly string[]): readonly string[] =>
  [...new Set(rows.flatMap(of))].sort();

const plain = (
  head: keyof GameRow & ('game' | 'seed' | 'level' | 'margin' | 'turns' | 'actions' | 'over'),
) => ({
  head,
  cell: (row: GameRow) => row[head],
});

const seatColumns = (rows: readonly GameRow[]): readonly Column[] =>
  namesIn(rows, ({ seated }) => seated.map(({ side }) => side)).map((side) => ({
    head: side,
    cell: ({ seated }) => seated.find((seat) => seat.side === side)?.opponent ?? '',
  }));

const pointColumns = (rows: readonly GameRow[]): readonly Column[] =>
  namesIn(rows, ({ points }) => Object.keys(points)).map((side) => ({
    head: `points ${side}`,
    cell: ({ points }) => points[side] ?? '',
  }));

/** What was lost by the end. */
const lossColumns = (rows: readonly GameRow[]): readonly Column[] =>
  namesIn(rows, ({ losses }) => losses.map(({ side, title }) => `${side}: ${title}`)).map((head) => ({
    head,
    cell: ({ losses }) => losses.findLast(({ side, title }) => `${side}: ${title}` === head)?.value ?? '',
  }));

/** By how much the dice of a name fell above their mean. */
const luckColumns = (rows: readonly GameRow[]): readonly Column[] =>
  namesIn(rows, ({ luck }) => luck.map(({ side, die }) => `${side} ${die}`)).map((name) => ({
    head: `dice of ${name}: above the mean`,
    cell({ luck }) {
      const fell = luck.find(({ side, die }) => `${side} ${die}` === name);
      return fell ? Math.round((fell.sum - fell.expected) * 1000) / 1000 : '';
    },
  }));

/** A line to a game, under a line of headings. */
export function sheetOf(rows: readonly GameRow[]): string {
  const columns: readonly Column[] = [
    ...[plain('game'), plain('seed')],
    ...seatColumns(rows),
    { head: 'winner', cell: ({ winner }) => winner ?? '' },
    ...[plain('level'), plain('margin')],
    ...pointColumns(rows),
    ...[plain('turns'), plain('actions'), plain('over')],
    ...lossColumns(rows),
    ...luckColumns(rows),
  ];
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  return lines.map((line) => `${line.map(written).join()}\r\n`).join('');
}
