/**
 * What the degenerate strategies of the campaign earn against the plain player: the table of docs/CAMPAIGN.md. Words: SEEDS,
 * part of a strategy's name, `answered` to hold the constants that would answer it otherwise, beside the plain players by the
 * same constant.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import type { CampaignStart } from '../packages/gcacw/src/campaign/starts/start.ts';
import { type Played, played, type Terms } from '../packages/gcacw/test/strategies/match.ts';
import { STRATEGIES, type Strategy } from '../packages/gcacw/test/strategies/strategies.ts';
import { parseMap } from '../packages/kernel/src/index.ts';

const MAP = parseMap(readFileSync('packages/gcacw/maps/vicksburg.map.txt', 'utf8'));
const [seeds = '6', part = '', answered = ''] = process.argv.slice(2);
const SEEDS = Number(seeds);

const games = (start: CampaignStart, terms: Omit<Terms, 'seed'>): readonly Played[] =>
  Array.from({ length: SEEDS }, (_, i) => played(MAP, start, { ...terms, seed: `strategy ${i}` }));

const sum = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0);
const mean = (of: readonly number[]): number => sum(of) / of.length;
/** Of a mean, from how the games differ. */
const standardError = (of: readonly number[]): number =>
  Math.sqrt(sum(of.map((one) => (one - mean(of)) ** 2)) / (of.length - 1) / of.length);

const figure = (of: readonly number[]): string => mean(of).toFixed(1);
const commonest = (levels: readonly string[]): string =>
  [...new Set(levels)].reduce((a, b) =>
    levels.filter((one) => one === b).length > levels.filter((one) => one === a).length ? b : a,
  );
/** In how many games, and the mean of its turns. */
const when = (turns: readonly (number | null)[]): string => {
  const known = turns.filter((turn) => turn !== null);
  return known.length === 0 ? '–' : `${known.length}, turn ${figure(known)}`;
};

function row(name: string, side: string, all: readonly Played[], answer: string): string {
  const nets = all.map(({ net }) => net);
  const lost = (of: 'union' | 'confederate') => figure(all.map((one) => one.lost[of]));
  const cells = [
    ...[name, side, `${figure(nets)} ± ${standardError(nets).toFixed(1)}`],
    ...[commonest(all.map(({ level }) => level)), when(all.map(({ besieged }) => besieged))],
    ...[when(all.map(({ fell }) => fell)), `${lost('union')} : ${lost('confederate')}`, answer],
  ];
  return `| ${cells.join(' | ')} |`;
}

const strategies = STRATEGIES.filter(({ name }) => name.includes(part));
const starts = [...new Set(strategies.map(({ start }) => start))];
console.log(`${SEEDS} seeds each\n`);
console.log(
  '| strategy | side | mean V ± s.e. | commonest level | besieged | falls | losses U : C | answered by |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');

/** As the rules have it: the plain players, then each strategy. */
function asWritten(start: CampaignStart): void {
  console.log(row(`none: ${start.scenario.title}`, 'both', games(start, { orders: null }), ''));
  for (const { name, orders, answer } of strategies.filter((one) => one.start === start))
    console.log(row(name, orders.side, games(start, { orders }), answer));
}

/** By each constant held otherwise: the plain players, then the strategy. */
function answeredBy({ name, start, orders, otherwise }: Strategy): void {
  for (const houseRules of otherwise) {
    const held = JSON.stringify(houseRules).replace(/[{}"]/g, '');
    console.log(row('none', 'both', games(start, { orders: null, houseRules }), held));
    console.log(row(name, orders.side, games(start, { orders, houseRules }), held));
  }
}

if (answered === '') starts.forEach(asWritten);
else strategies.forEach(answeredBy);
console.log(`\n${(process.cpuUsage().user / 1e6).toFixed(0)} s of the processor`);
