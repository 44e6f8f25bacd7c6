/**
 * Huzzah! on the map: random play of the three battles with lists of legal actions; lines of sight from one hex to all others;
 * what a move under fire risks.
 */
import { readFileSync } from 'node:fs';
import { fieldOf } from '../packages/huzzah/src/field/field.ts';
import { sees } from '../packages/huzzah/src/field/sight.ts';
import { setOut } from '../packages/huzzah/src/play/choosing/grouping.ts';
import { riskOf } from '../packages/huzzah/src/play/reaction/risk.ts';
import { rulesFor } from '../packages/huzzah/src/play/rules.ts';
import type { PlayState } from '../packages/huzzah/src/play/state/stage.ts';
import { stackIn } from '../packages/huzzah/src/play/state/standing.ts';
import { OUR_READINGS } from '../packages/huzzah/src/rulings/index.ts';
import { SCENARIOS } from '../packages/huzzah/src/scenarios/index.ts';
import type { Scenario } from '../packages/huzzah/src/scenarios/scenario.ts';
import { Fast, type GridMap, parseMap, seeded } from '../packages/kernel/src/index.ts';
import { race } from './timing.ts';

const mapNamed = (name: string): GridMap =>
  parseMap(readFileSync(`packages/huzzah/maps/${name}.map.txt`, 'utf8'));
const MAPS: Readonly<Record<string, GridMap>> = {
  'huzzah/iuka': mapNamed('iuka'),
  'huzzah/seven-pines': mapNamed('seven-pines'),
};

const begun = (rules: ReturnType<typeof rulesFor>): PlayState => {
  const verdict = rules.begin({});
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
};

/** So many random actions, game after game, with the list before each. */
function randomPlay(rules: ReturnType<typeof rulesFor>, seed: string, most: number): number {
  const rng = seeded(seed);
  const u = new Fast(rng);
  const since = process.cpuUsage();
  let state = begun(rules);
  for (let actions = 0; actions < most; actions++) {
    const side = rules.toMove(state)[0];
    if (side === undefined) {
      state = begun(rules);
      continue;
    }
    const legal = rules.legal(rules.view(state, side));
    state = rules.apply(state, side, legal[rng.int(legal.length)]!, u);
  }
  const { user, system } = process.cpuUsage(since);
  return (most * 1e6) / (user + system);
}

function best(scenario: Scenario): number {
  const rules = rulesFor(scenario, MAPS[scenario.map]!);
  randomPlay(rules, 'warm', 40_000);
  return Math.max(...['a', 'b', 'c'].map((seed) => randomPlay(rules, seed, 60_000)));
}

/** Garland with his men from the wood to the abatis, all of Casey's line looking on. */
function risks(): void {
  const scenario = SCENARIOS.find(({ id }) => id === 'huzzah/redoubt')!;
  const field = fieldOf(scenario, MAPS[scenario.map]!);
  const state = begun(rulesFor(scenario, MAPS[scenario.map]!));
  const path = ['1320', '1420', '1520', '1620'].map((id) => field.ground.map.cells.get(id)!);
  const moving = { ...setOut(stackIn(field, state, path[0]!)), hex: path.at(-1)!, path };
  const { shots } = riskOf(field, state, moving);
  const [pace] = race('What a move risks', 1, [
    { name: `three hexes, ${shots.length} shots`, run: () => riskOf(field, state, moving).ends.length },
  ]);
  console.log(`               it takes ${(1000 / pace!).toFixed(1)} ms`);
}

function sights(): void {
  const scenario = SCENARIOS.find(({ id }) => id === 'huzzah/seven-pines')!;
  const { ground } = fieldOf(scenario, MAPS[scenario.map]!);
  let from = 0;
  race('Line of sight from one hex to all others', 1, [
    {
      name: 'hexes',
      run: () => {
        from = (from + 97) % ground.map.size;
        let seen = 0;
        for (let to = 0; to < ground.map.size; to++) if (sees(ground, OUR_READINGS, from, to)) seen++;
        return seen;
      },
    },
  ]);
}

export function huzzahPlay(): void {
  for (const scenario of SCENARIOS)
    console.log(`  ${scenario.id}: ${Math.round(best(scenario)).toLocaleString('en-US')} random actions/s`);
  risks();
  sights();
}

huzzahPlay();
