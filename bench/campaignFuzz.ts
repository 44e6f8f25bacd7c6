/**
 * Random campaigns under watch: after every action the books, the list and what it refuses, a save; at the end the replay.
 * By plain luck an army is worn out in ten turns, which ends the game (19.6.3), and a quiet game hardly fights: so scripted
 * players are asked (`packages/gcacw/test/strategies`), each game by another strategy, and now and then they are not heeded.
 * Words: SCENARIO (or `all`), GAMES, SEED, FROM, TEMPERS with commas. Counts faults, combats, stages and events; fails on a
 * fault.
 */
import { readFileSync } from 'node:fs';
import { CAMPAIGNS } from '../packages/gcacw/src/campaign/starts/index.ts';
import type { CampaignStart } from '../packages/gcacw/src/campaign/starts/start.ts';
import { RANDOM_EVENT_NAMES } from '../packages/gcacw/src/charts/randomEvents.ts';
import { STRATEGIC_EVENT_NAMES } from '../packages/gcacw/src/charts/strategicEvents.ts';
import { campaignRulesFor } from '../packages/gcacw/src/play/rules.ts';
import type { PlayState } from '../packages/gcacw/src/play/state/stage.ts';
import { CAMPAIGN_RULING_LIST } from '../packages/gcacw/src/rulings/campaign/index.ts';
import { RULINGS } from '../packages/gcacw/src/rulings/index.ts';
import { adviserOf } from '../packages/gcacw/test/strategies/match.ts';
import type { Orders } from '../packages/gcacw/test/strategies/player.ts';
import { STRATEGIES } from '../packages/gcacw/test/strategies/strategies.ts';
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

const [wanted = 'all', games = '1', seed = 'campaigns', from = '1', tempers = 'advised'] =
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

/** How a game ended: its last turn, and what for. */
function told({ game, temper, record, last }: EndedGame): void {
  const state = last as PlayState;
  eventsOf(state);
  const { fell, track } = state.campaign!;
  const ruled = Object.keys(record.houseRules).length;
  const { union, confederate } = state.lost;
  console.log(
    `  game ${game}, ${temper}${ruled > 0 ? `, ${ruled} house rules` : ''}: turn ${state.turn}, ` +
      `${record.moves.length} moves, lost ${union} : ${confederate}, siege ${track.siege}` +
      `${fell === null ? '' : `, Vicksburg fell on turn ${fell}`}`,
  );
}

/** The plain players of both sides in the first game, then one strategy of this start after another. */
const ordersFor = (start: CampaignStart): readonly (Orders | null)[] => [
  null,
  ...STRATEGIES.filter((one) => one.start === start).map(({ orders }) => orders),
];

function fuzzed(start: CampaignStart): FuzzResult {
  const { id, firstTurn, turns } = start.scenario;
  console.log(id);
  const ends: PlayState[] = [];
  const orders = ordersFor(start);
  const result = fuzz(campaignRulesFor(start, MAP) as Rules, {
    ...{ scenario: id, games: Number(games), seed, from: Number(from), limit: LIMIT },
    ...{ map: MAP, readings: READINGS, tempers: tempers.split(',') as Temper[] },
    adviser: (game) => adviserOf(MAP, start, orders[(game - 1) % orders.length]!),
    onGame: (ended) => {
      told(ended);
      ends.push(ended.last as PlayState);
    },
  });
  const { stages, firstFailure, ...counts } = result;
  const last = firstTurn + turns - 1;
  const [through, fallen] = [
    ends.filter(({ turn }) => turn === last),
    ends.filter(({ turn }) => turn < last),
  ];
  const fell = fallen.filter(({ campaign }) => campaign!.fell !== null);
  console.log(
    `  ${through.length} of ${ends.length} came to turn ${last}, ${fell.length} ended by the fall of the city, ` +
      `${fallen.length - fell.length} otherwise; ${stages['combat']} combats`,
  );
  console.log(`  ${JSON.stringify(counts)}`);
  if (firstFailure) console.log(JSON.stringify(firstFailure, null, 2));
  return result;
}

const starts = CAMPAIGNS.filter(({ scenario }) => wanted === 'all' || scenario.id === wanted);
const { stages, finished, games: played } = starts.map(fuzzed).reduce(bothResults, NO_GAMES);
const unmet = Object.entries(stages).flatMap(([stage, times]) => (times === 0 ? [stage] : []));
console.log('Stages', JSON.stringify(stages));
console.log('Never met', unmet.join(', ') || 'none');
console.log('Random events', JSON.stringify(met.random));
console.log('Strategic events', JSON.stringify(met.strategic));
if (finished < played) process.exitCode = 1;
