/**
 * Random play: whole games of scenario 7, each action with its list of legal ones; what one action and the next list
 * take in scenario 11; and how far cavalry with 14 movement points reaches over the whole map, with enemies, zones and
 * crowds, against a bare Dijkstra on the same costs.
 */
import { readFileSync } from 'node:fs';
import { fieldOf } from '../packages/gcacw/src/field/field.ts';
import { marchReach, pricesFor } from '../packages/gcacw/src/play/movement/reach.ts';
import { rulesFor } from '../packages/gcacw/src/play/rules.ts';
import { SCENARIOS } from '../packages/gcacw/src/scenarios/index.ts';
import { Fast, parseMap, seeded, terrainOf } from '../packages/kernel/src/index.ts';
import { bareDijkstra } from './bareDijkstra.ts';
import { race } from './timing.ts';

const MAP = parseMap(readFileSync('packages/gcacw/maps/vicksburg.map.txt', 'utf8'));
const rulesOf = (number: number) => rulesFor(SCENARIOS.find((one) => one.number === number)!, MAP);

type Watch = (milliseconds: number) => void;

/** One game to its end by listed actions; how many there were. */
function randomGame(rules: ReturnType<typeof rulesFor>, seed: string, watch?: Watch): number {
  const rng = seeded(seed);
  const u = new Fast(rng);
  const begun = rules.begin();
  if (begun.refused) throw new Error(begun.refused.text);
  let state = begun.value;
  let side = rules.toMove(state)[0];
  let legal = side === undefined ? [] : rules.legal(rules.view(state, side));
  let actions = 0;
  while (side !== undefined) {
    const action = legal[rng.int(legal.length)]!;
    const since = watch ? performance.now() : 0;
    state = rules.apply(state, side, action, u);
    side = rules.toMove(state)[0];
    legal = side === undefined ? [] : rules.legal(rules.view(state, side));
    watch?.(performance.now() - since);
    actions++;
  }
  return actions;
}

function playSeven(): void {
  const rules = rulesOf(7);
  let [games, actions] = [0, 0];
  const [perSecond] = race('Whole random games of scenario 7 (Champion Hill)', 1, [
    {
      name: 'games',
      run: () => {
        actions += randomGame(rules, `seven ${games++}`);
        return actions;
      },
    },
  ]);
  const each = actions / games;
  console.log(
    `    ${Math.round(each)} actions a game: ${Math.round(perSecond! * each).toLocaleString('en-US')} actions/s`,
  );
}

/** The same game several times over: the least time of each action is its own, the rest is the machine's. */
function timesOf(rules: ReturnType<typeof rulesFor>, seed: string): readonly number[] {
  const runs = Array.from({ length: 3 }, () => {
    const times: number[] = [];
    randomGame(rules, seed, (ms) => times.push(ms));
    return times;
  });
  return runs[0]!.map((_, i) => Math.min(...runs.map((run) => run[i]!)));
}

function playEleven(): void {
  const rules = rulesOf(11);
  for (let warm = 0; warm < 3; warm++) randomGame(rules, `warm ${warm}`);
  const times = Array.from({ length: 12 }, (_, game) => timesOf(rules, `eleven ${game}`)).flat();
  times.sort((x, y) => x - y);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]!.toFixed(3);
  console.log('\nOne action and the next list of legal ones, scenario 11');
  console.log(`    median ${at(0.5)} ms, 99 % ${at(0.99)} ms, worst ${at(1)} ms of ${times.length}`);
}

const BUDGET = 14;

/** The whole map with all units of the campaign on it: cavalry that starts in every land hex in turn. */
export function cavalryReach(): void {
  const campaign = SCENARIOS.find((one) => one.number === 12)!;
  const field = fieldOf(campaign, MAP);
  const begun = rulesFor(campaign, MAP).begin();
  if (begun.refused) throw new Error(begun.refused.text);
  const state = begun.value;
  const unit = field.pieces.units.findIndex(({ type }, i) => type === 'cavalry' && state.units[i]!.hex >= 0);
  const starts = Array.from({ length: MAP.size }, (_, hex) => hex).filter(
    (hex) => terrainOf(MAP, hex) !== 'water',
  );
  const ruled = (start: number) => marchReach(field, state, unit, start, BUDGET);
  const { table, stops } = pricesFor(field, state, unit);
  const bare = bareDijkstra(MAP, table.slice(), stops.slice(), BUDGET);
  for (const start of starts)
    if (ruled(start).reach.cost.join() !== bare(start).costs.join()) throw new Error(MAP.ids[start]);
  const all = (run: (start: number) => number) => (times: number) => {
    let sum = 0;
    for (let i = 0; i < times; i++) sum += run(starts[(i * 37) % starts.length]!);
    return sum;
  };
  race(`hexes that cavalry with ${BUDGET} movement points reaches, the whole Vicksburg map`, 200, [
    { name: 'a bare Dijkstra by hand, costs known', run: all((start) => bare(start).count) },
    { name: 'the march of the rules: enemies, zones, crowds', run: all((start) => ruled(start).reach.count) },
  ]);
}

export function randomPlay(): void {
  playSeven();
  playEleven();
}
