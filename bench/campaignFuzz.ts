/**
 * Random campaigns under watch: after every action the books, the list and what it refuses, a save; at the end the replay.
 * By plain luck an army is worn out in ten turns, which ends the game (19.6.3), so most are played quietly. Words: SCENARIO
 * (or `all`), GAMES, SEED, FROM, TEMPERS with commas. Counts faults, stages and events; fails on a fault.
 */
import { readFileSync } from 'node:fs';
import { CAMPAIGNS } from '../packages/gcacw/src/campaign/starts/index.ts';
import { RANDOM_EVENT_NAMES } from '../packages/gcacw/src/charts/randomEvents.ts';
import { STRATEGIC_EVENT_NAMES } from '../packages/gcacw/src/charts/strategicEvents.ts';
import { campaignRulesFor } from '../packages/gcacw/src/play/rules.ts';
import type { PlayState } from '../packages/gcacw/src/play/state/stage.ts';
import { CAMPAIGN_RULING_LIST } from '../packages/gcacw/src/rulings/campaign/index.ts';
import { RULINGS } from '../packages/gcacw/src/rulings/index.ts';
import {
  bothResults,
  type EndedGame,
  type FuzzResult,
  fuzz,
  NO_GAMES,
  parseMap,
  type Rules,
  readingsOf,
  type Temper,
} from '../packages/kernel/src/index.ts';

const MAP = parseMap(readFileSync('packages/gcacw/maps/vicksburg.map.txt', 'utf8'));
const READINGS = readingsOf([...RULINGS, ...CAMPAIGN_RULING_LIST], {});
const LIMIT = 200_000;

const [wanted = 'all', games = '1', seed = 'campaigns', from = '1', tempers = 'quiet'] =
  process.argv.slice(2);

type Counts = Record<string, number>;
const counted = (names: readonly string[]): Counts => Object.fromEntries(names.map((name) => [name, 0]));
const met = { random: counted(RANDOM_EVENT_NAMES), strategic: counted(STRATEGIC_EVENT_NAMES) };
const add = (counts: Counts, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** The calendar of a game says what happened; of a Cycle its first sentence names the events. */
function eventsOf({ campaign }: PlayState): void {
  for (const { event, told } of campaign!.days) {
    add(met.random, event);
    const cycle = told.find((text) => text.startsWith('Strategic Cycle')) ?? '';
    for (const name of STRATEGIC_EVENT_NAMES) if (cycle.includes(name)) add(met.strategic, name);
  }
}

/** How the games of a scenario ended: the last turn of each, and what for. */
function told({ game, temper, record, last }: EndedGame): void {
  const state = last as PlayState;
  eventsOf(state);
  const { fell } = state.campaign!;
  const ruled = Object.keys(record.houseRules).length;
  console.log(
    `  game ${game}, ${temper}${ruled > 0 ? `, ${ruled} house rules` : ''}: turn ${state.turn}, ` +
      `${record.moves.length} moves${fell === null ? '' : `, Vicksburg fell on turn ${fell}`}`,
  );
}

function fuzzed(start: (typeof CAMPAIGNS)[number]): FuzzResult {
  const { id } = start.scenario;
  console.log(id);
  const ends: number[] = [];
  const result = fuzz(campaignRulesFor(start, MAP) as Rules, {
    ...{ scenario: id, games: Number(games), seed, from: Number(from), limit: LIMIT },
    ...{ map: MAP, readings: READINGS, tempers: tempers.split(',') as Temper[] },
    onGame: (ended) => {
      told(ended);
      ends.push((ended.last as PlayState).turn);
    },
  });
  const { stages, firstFailure, ...counts } = result;
  const last = Math.max(...ends);
  console.log(`  ${ends.filter((turn) => turn === last).length} of ${ends.length} came to turn ${last}`);
  console.log(`  ${JSON.stringify(counts)}`);
  if (firstFailure) console.log(JSON.stringify(firstFailure, null, 2));
  return result;
}

const starts = CAMPAIGNS.filter(({ scenario }) => wanted === 'all' || scenario.id === wanted);
const { stages, finished, games: played } = starts.map(fuzzed).reduce(bothResults, NO_GAMES);
console.log('Stages', JSON.stringify(stages));
console.log('Random events', JSON.stringify(met.random));
console.log('Strategic events', JSON.stringify(met.strategic));
if (finished < played) process.exitCode = 1;
