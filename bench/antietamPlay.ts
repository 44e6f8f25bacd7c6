/**
 * Antietam on the map: random play of the whole day with lists of legal actions, also with the order of battle doubled; the line
 * of sight from one square to all others; a full combat phase.
 */
import { readFileSync } from 'node:fs';
import { fieldOf } from '../packages/antietam/src/field/field.ts';
import { blockerOf } from '../packages/antietam/src/field/sight.ts';
import { rulesFor } from '../packages/antietam/src/play/rules.ts';
import { MORNING } from '../packages/antietam/src/scenarios/morning.ts';
import type { Scenario } from '../packages/antietam/src/scenarios/scenario.ts';
import { WHOLE_DAY } from '../packages/antietam/src/scenarios/wholeDay.ts';
import { Fast, parseMap, seeded } from '../packages/kernel/src/index.ts';
import { race } from './timing.ts';

const MAP = parseMap(readFileSync('packages/antietam/maps/antietam.map.txt', 'utf8'));

/** So many random actions of a game, with the list before each; how long one took in the middle, in microseconds. */
function randomPlay(rules: ReturnType<typeof rulesFor>, options: object, seed: string, most: number) {
  const rng = seeded(seed);
  const u = new Fast(rng);
  const begun = rules.begin(options);
  if (begun.refused) throw new Error(begun.refused.text);
  let state = begun.value;
  let actions = 0;
  let combat = 0;
  const since = process.cpuUsage();
  for (
    let side = rules.toMove(state)[0];
    side !== undefined && actions < most;
    side = rules.toMove(state)[0]
  ) {
    const legal = rules.legal(rules.view(state, side));
    const action = legal[rng.int(legal.length)]!;
    const before = performance.now();
    state = rules.apply(state, side, action, u);
    if (action.do === 'end-operations') combat = Math.max(combat, performance.now() - before);
    actions++;
  }
  const { user, system } = process.cpuUsage(since);
  return { actions, perSecond: (actions * 1e6) / (user + system), combat };
}

/** The best of a few games, after one to warm up: the rest is the machine's. */
function best(scenario: Scenario, options: object) {
  const rules = rulesFor(scenario, MAP);
  randomPlay(rules, options, 'warm', 40_000);
  const games = ['a', 'b', 'c'].map((seed) => randomPlay(rules, options, seed, 60_000));
  const combat = Math.min(...games.map((game) => game.combat));
  return { ...games.toSorted((a, b) => b.perSecond - a.perSecond)[0]!, combat };
}

export function antietamPlay(): void {
  for (const hidden of [false, true]) {
    const options = { hidden, level: 'advanced' };
    const [day, morning] = [best(WHOLE_DAY, options), best(MORNING, options)];
    const words = hidden ? 'hidden units' : 'open';
    console.log(
      `  whole day, ${words}: ${Math.round(day.perSecond).toLocaleString('en-US')} actions/s of ${day.actions}; longest combat phase ${day.combat.toFixed(1)} ms`,
    );
    console.log(
      `  morning, half the units: ${Math.round(morning.perSecond).toLocaleString('en-US')} actions/s; the day costs ${(morning.perSecond / day.perSecond).toFixed(2)} as much an action`,
    );
  }
  const { ground } = fieldOf(WHOLE_DAY, MAP);
  let from = 0;
  race('Line of sight from one square to all others', 1, [
    {
      name: 'squares',
      run: () => {
        from = (from + 97) % MAP.size;
        let seen = 0;
        for (let to = 0; to < MAP.size; to++) if (blockerOf(ground, from, to) < 0) seen++;
        return seen;
      },
    },
  ]);
}

antietamPlay();
