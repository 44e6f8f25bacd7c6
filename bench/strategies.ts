/** What the degenerate strategies of the campaign earn against the plain player: the table of docs/CAMPAIGN.md. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import type { CampaignStart } from '../packages/gcacw/src/campaign/starts/start.ts';
import { type Played, played } from '../packages/gcacw/test/strategies/match.ts';
import type { Orders } from '../packages/gcacw/test/strategies/player.ts';
import { STRATEGIES } from '../packages/gcacw/test/strategies/strategies.ts';
import { parseMap } from '../packages/kernel/src/index.ts';

const MAP = parseMap(readFileSync('packages/gcacw/maps/vicksburg.map.txt', 'utf8'));
const SEEDS = Number(process.argv[2] ?? 5);
/** Only campaigns whose id has this in it. */
const OF = process.argv[3] ?? '';

const games = (start: CampaignStart, orders: Orders | null): readonly Played[] =>
  Array.from({ length: SEEDS }, (_, i) => played(MAP, start, orders, `strategy ${i}`));

const mean = (of: readonly number[]): string => (of.reduce((a, b) => a + b, 0) / of.length).toFixed(1);
const commonest = (levels: readonly string[]): string =>
  [...new Set(levels)].reduce((a, b) =>
    levels.filter((one) => one === b).length > levels.filter((one) => one === a).length ? b : a,
  );

function row(name: string, side: string, all: readonly Played[], answer: string): string {
  const fell = all.filter(({ fell: turn }) => turn !== null);
  const falls = fell.length === 0 ? '–' : `${fell.length}, turn ${mean(fell.map(({ fell: turn }) => turn!))}`;
  const lost = `${mean(all.map(({ lost: { union } }) => union))} : ${mean(all.map(({ lost: { confederate } }) => confederate))}`;
  return `| ${name} | ${side} | ${mean(all.map(({ net }) => net))} | ${commonest(all.map(({ level }) => level))} | ${falls} | ${lost} | ${answer} |`;
}

const starts = [...new Set(STRATEGIES.map(({ start }) => start))].filter(({ scenario }) =>
  scenario.id.includes(OF),
);
console.log(`${SEEDS} seeds each\n`);
console.log('| strategy | side | mean V | commonest level | falls | losses U : C | answered by |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const start of starts) {
  console.log(row(`none: ${start.scenario.title}`, 'both', games(start, null), ''));
  for (const { name, orders, answer } of STRATEGIES.filter((one) => one.start === start))
    console.log(row(name, orders.side, games(start, orders), answer));
}
