/** What became of random games: a row per scenario, and the first thing that went wrong. */
import type { FuzzFailure, FuzzResult } from '@longroll/kernel';
import type { Page } from '../say.ts';
import { type Column, longestWord, rowOf } from './columns.ts';
import { indented, widest, wrapped } from './text.ts';

export interface Fuzzed {
  readonly scenario: string;
  readonly result: FuzzResult;
}

type Counter = Exclude<keyof FuzzResult, 'firstFailure' | 'stages' | 'ruled' | 'agreed' | 'refused'>;
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
  ['unlisted', 'unlisted'],
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

/** How often each stage was come to, in as many columns as there is room for. */
function stageLines(stages: FuzzResult['stages'], { ink, width }: Page): string[] {
  const entries = Object.entries(stages);
  if (entries.length === 0) return [];
  const [names, counts] = [widest(Object.keys(stages)), widest(Object.values(stages).map(String))];
  const cells = entries.map(([name, count]) => `${name.padEnd(names)}  ${String(count).padStart(counts)}`);
  const across = Math.max(1, Math.floor((width + 3) / (names + counts + 5)));
  const down = Math.ceil(cells.length / across);
  const rows = Array.from({ length: down }, (_, row) =>
    cells.filter((__, at) => at % down === row).join('   '),
  );
  return ['', ink.bold('How often each stage was come to'), ...rows];
}

/** What was tried beside the rules. */
const besideLine = ({ ruled, agreed, refused }: FuzzResult): string =>
  `${ruled} games by house rules, ${agreed} pieces set by agreement, ${refused} actions that did not belong there refused.`;

export function fuzzPage(rows: readonly Fuzzed[], total: FuzzResult, page: Page, options?: string): string[] {
  const heads = ['scenario', ...COUNTERS.map(([, head]) => head)];
  const body = rows.map(({ scenario, result }) => cellsOf(scenario, result));
  const sums = rows.length > 1 ? [cellsOf('in all', total)] : [];
  const columns = columnsOf(heads, [...body, ...sums]);
  const ended = total.firstFailure
    ? failureLines(total.firstFailure, page, options)
    : ['Every game came to its end, and every state of it was sound.'];
  return [
    ...rowOf(heads, columns, true).map((line) => page.ink.bold(line.join('  ').trimEnd())),
    ...[...body, ...sums].map((cells) => inked(rowOf(cells, columns)[0]!, page)),
    ...stageLines(total.stages, page),
    '',
    ...wrapped(besideLine(total), page.width),
    ...ended,
  ];
}
