/** Tables for the docs, in Markdown: a person can read them as they are. */
import type { BalanceCommand, Balanced } from '../commands/balance.ts';
import type { Ladder, LadderCommand } from '../commands/ladder.ts';
import { padded, widest } from './text.ts';

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
const whole = (value: number): string => (Number.isFinite(value) ? value.toFixed(0) : '?');

function markdown(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = heads.map((head, at) => widest([head, ...rows.map((row) => row[at]!)]));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => padded(cell, widths[at]!, at === 0 ? 'left' : 'right')).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(heads), rule, ...rows.map(line)];
}

export function ladderPage({ rated, meetings }: Ladder, { games, seed }: LadderCommand): string[] {
  const strengths = rated.map(({ id, elo, interval: [low, high], games: pairs }) => [
    ...[id, whole(elo), `${whole(low)} to ${whole(high)}`, String(pairs)],
  ]);
  const scores = meetings.map(({ scenario, first, second, won, drawn, lost }) => [
    ...[scenario, `${first} – ${second}`, String(won), String(drawn), String(lost)],
  ]);
  return [
    ...markdown(['opponent', 'Elo', '95 %', 'pairs'], strengths),
    '',
    `${games} pairs for each two in each scenario, seed "${seed}"; a pair is one seed with the sides exchanged, and the higher margin wins it.`,
    '',
    ...markdown(['scenario', 'pairs', 'won', 'drawn', 'lost'], scores),
  ];
}

export function balancePage(rows: readonly Balanced[], opponent: string, { seed }: BalanceCommand): string[] {
  const lines = rows.map(({ scenario, games, rate, interval: [low, high], margin, even }) => [
    ...[scenario, String(games), percent(rate), `${percent(low)} to ${percent(high)}`],
    ...[`${margin.mean.toFixed(1)} ± ${margin.sd.toFixed(1)}`, even.toFixed(1)],
  ]);
  return [
    ...markdown(['scenario', 'games', 'Union wins', '95 %', 'margin', 'even at'], lines),
    '',
    `Both sides played by ${opponent}, seed "${seed}". "Even at" is the middle margin of the Union: with a par so much higher both sides would win as often.`,
  ];
}
