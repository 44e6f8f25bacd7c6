/** What a batch of games came to, for a person. */
import { type Batch, type BatchDetail, type BatchSummary, DRAW, deviationOf, wilson } from '@longroll/kernel';
import type { Page } from '../say.ts';
import { padded, widest, wrapped } from './text.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const figure = (value: number): string => value.toFixed(Number.isInteger(value) ? 0 : 2);

/** Rows of names and figures, in columns. */
function table(rows: readonly (readonly string[])[]): string[] {
  const columns = rows[0]?.map((_, at) => widest(rows.map((row) => row[at]!))) ?? [];
  return rows.map((row) =>
    `  ${row.map((cell, at) => padded(cell, columns[at]!, at === 0 ? 'left' : 'right')).join('  ')}`.trimEnd(),
  );
}

function winRows({ games, wins }: BatchSummary): string[][] {
  return Object.entries(wins).map(([side, won]) => {
    const [low, high] = wilson(won, games);
    const range = side === DRAW ? '' : `[${percent(low)}, ${percent(high)}]`;
    return [side, String(won), percent(games === 0 ? 0 : won / games), range];
  });
}

function duelLines({ seated: [first, second] }: Batch, summary: BatchSummary): string[] {
  const { pairs, first: score, rate = 0, interval = [0, 1] } = summary;
  if (pairs === undefined || !score) return [];
  const [low, high] = interval;
  return [
    '',
    `${first.opponent} against ${second.opponent}, sides exchanged: ${score.won} pairs won, ${score.drawn} drawn, ${score.lost} lost of ${pairs}:`,
    `  ${percent(rate)}, with 95 % certainty between ${percent(low)} and ${percent(high)}.`,
  ];
}

const levelRows = ({ levels, games }: BatchSummary): string[][] =>
  Object.entries(levels)
    .sort(([, a], [, b]) => b - a)
    .map(([level, count]) => [level, String(count), percent(count / games)]);

/** What was lost by the end, on average. */
function lossRows({ losses }: BatchDetail): string[][] {
  const last = new Map(losses.map((loss) => [`${loss.side}: ${loss.title}`, loss]));
  return [...last].map(([name, { mean }]) => [name, figure(mean)]);
}

const luckRows = ({ luck }: BatchDetail): string[][] =>
  luck.map((fell) => [
    `${fell.side}, ${fell.die}`,
    `${fell.thrown} thrown`,
    `mean ${(fell.sum / fell.thrown).toFixed(3)}`,
    `of ${(fell.expected / fell.thrown).toFixed(3)}`,
    `${deviationOf(fell).toFixed(1)} sd`,
  ]);

const part = (head: string, rows: readonly (readonly string[])[], { ink }: Page): string[] =>
  rows.length === 0 ? [] : ['', ink.bold(head), ...table(rows)];

export function simPage(
  batch: Batch,
  summary: BatchSummary & { readonly seconds: number },
  detail: BatchDetail,
  page: Page,
) {
  const { games, margin, seconds } = summary;
  const [first, second] = batch.seated;
  const who = `${batch.scenario}: ${first.opponent} (${first.side}) against ${second.opponent} (${second.side}), seed "${batch.seed}"`;
  const cut = detail.unfinished > 0 ? ` ${detail.unfinished} were broken off and count as they stood.` : '';
  return [
    page.ink.bold(who),
    ...wrapped(
      `${games} games in ${seconds} s, of ${figure(detail.turns.mean)} turns and ${figure(detail.actions.mean)} actions on average.${cut}`,
      page.width,
    ),
    ...part('Won', winRows(summary), page),
    `  margin of ${first.side}: ${figure(margin.mean)} on average, standard deviation ${figure(margin.sd)}`,
    ...duelLines(batch, summary),
    ...part('How they ended', levelRows(summary), page),
    ...part('Lost by the end, on average', lossRows(detail), page),
    ...part('How the dice fell', luckRows(detail), page),
  ];
}
