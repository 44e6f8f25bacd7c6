/** Tables for the docs, in Markdown: a person can read them as they are. */
import { wilson } from '@longroll/kernel';
import type { BalanceCommand, Balanced } from '../commands/balance.ts';
import type { Ladder, LadderCommand, Meeting } from '../commands/ladder.ts';
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

const shareOf = (won: number, of: number): string => (of === 0 ? '' : `${((100 * won) / of).toFixed(1)} %`);

function scoreLine(scenario: string, { first, second, won, drawn, lost }: Meeting, plain: readonly string[]) {
  const pairs = won + drawn + lost;
  const [low, high] = wilson(won + drawn / 2, pairs);
  return [
    ...[scenario, `${first} – ${second}`, String(won), String(drawn), String(lost)],
    ...[shareOf(won + drawn / 2, pairs), `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`, ...plain],
  ];
}

const plainShares = ({ plain }: Meeting): readonly string[] =>
  plain.map(({ won, games }) => shareOf(won, games));

/** All scenarios of two who met added up, whatever the scenarios are called. */
function summed(meetings: readonly Meeting[]): readonly Meeting[] {
  const sums = new Map<string, Meeting>();
  for (const one of meetings) {
    const key = `${one.first} ${one.second}`;
    const { won, drawn, lost } = sums.get(key) ?? { won: 0, drawn: 0, lost: 0 };
    sums.set(key, { ...one, won: won + one.won, drawn: drawn + one.drawn, lost: lost + one.lost });
  }
  return [...sums.values()];
}

export function ladderPage({ rated, meetings }: Ladder, { games, seed }: LadderCommand): string[] {
  const strengths = rated.map(({ id, elo, interval: [low, high], games: pairs }) => [
    ...[id, whole(elo), `${whole(low)} to ${whole(high)}`, String(pairs)],
  ]);
  const scores = [
    ...meetings.map((one) => scoreLine(one.scenario, one, plainShares(one))),
    ...summed(meetings).map((sum) => scoreLine('all', sum, ['', ''])),
  ];
  return [
    ...markdown(['opponent', 'Elo', '95 %', 'pairs'], strengths),
    '',
    `${games === 1 ? '1 pair' : `${games} pairs`} for each two in each scenario, seed "${seed}"; a pair is one seed with the sides exchanged, and the higher margin wins it.`,
    '',
    ...markdown(
      ['scenario', 'pairs', 'won', 'drawn', 'lost', 'share', '95 %', 'as Union', 'as Confederates'],
      scores,
    ),
    '',
    'Share: of the pairs, draws as halves. As Union, as Confederates: games that the first of the two won outright by the terms of the scenario.',
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
