/** What became of random games: a row per scenario, and the first thing that went wrong. */
import type { FuzzFailure, FuzzResult } from '@longroll/kernel';
import type { Page } from '../say.ts';
import { type Column, longestWord, rowOf } from './columns.ts';
import { indented, widest, wrapped } from './text.ts';

export interface Fuzzed {
  readonly scenario: string;
  readonly result: FuzzResult;
}

type Counter = Exclude<keyof FuzzResult, 'firstFailure'>;
const COUNTERS: readonly (readonly [Counter, string])[] = [
  ['games', 'games'],
  ['actions', 'actions'],
  ['finished', 'finished'],
  ['crashes', 'crashes'],
  ['deadEnds', 'dead ends'],
  ['endless', 'endless'],
  ['roundTripFailures', 'round trips'],
  ['replayFailures', 'replays'],
  ['leaks', 'leaks'],
];
/** From here on anything but 0 is a fault. */
const FIRST_FAULT = 3;

const cellsOf = (name: string, result: FuzzResult): string[] => [
  name,
  ...COUNTERS.map(([counter]) => String(result[counter])),
];

function columnsOf(heads: readonly string[], rows: readonly (readonly string[])[]): Column[] {
  return heads.map((head, at) => {
    const width = Math.max(longestWord([head]), widest(rows.map((row) => row[at]!)));
    return { width, align: at === 0 ? 'left' : 'right' };
  });
}

function inked(cells: readonly string[], { ink }: Page): string {
  const strokes = cells.map((cell, at) => {
    const isFault = at > FIRST_FAULT && cell.trim() !== '0';
    return isFault ? ink.tone('worst')(cell) : cell;
  });
  return strokes.join('  ').trimEnd();
}

/** How to see it again. */
const again = ({ scenario, seed, game }: FuzzFailure, options?: string): string =>
  [
    `longroll fuzz ${scenario} --games 1 --from ${game} --seed ${JSON.stringify(seed)}`,
    ...(options === undefined ? [] : [`--options '${options}'`]),
  ].join(' ');

function failureLines(failure: FuzzFailure, { ink, width }: Page, options?: string): string[] {
  const { scenario, game, move, message, stack = [] } = failure;
  return [
    '',
    ink.bold(`The first fault: ${scenario}, game ${game}, after ${move} moves`),
    ...indented(wrapped(message, width - 2), 2),
    ...indented(stack.slice(1), 4).map(ink.dim),
    `  Again: ${again(failure, options)}`,
  ];
}

export function fuzzPage(rows: readonly Fuzzed[], total: FuzzResult, page: Page, options?: string): string[] {
  const heads = ['scenario', ...COUNTERS.map(([, head]) => head)];
  const body = rows.map(({ scenario, result }) => cellsOf(scenario, result));
  const sums = rows.length > 1 ? [cellsOf('in all', total)] : [];
  const columns = columnsOf(heads, [...body, ...sums]);
  const ended = total.firstFailure
    ? failureLines(total.firstFailure, page, options)
    : ['', 'Every game came to its end, and every state of it was sound.'];
  return [
    ...rowOf(heads, columns, true).map((line) => page.ink.bold(line.join('  ').trimEnd())),
    ...[...body, ...sums].map((cells) => inked(rowOf(cells, columns)[0]!, page)),
    ...ended,
  ];
}
