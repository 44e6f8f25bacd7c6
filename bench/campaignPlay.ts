/**
 * Whole random campaigns, each action with its list of legal ones: how long one takes, and what an action and a turn cost
 * from the first turns to the last. By plain chance an army marches itself to death in ten turns and the game is over
 * (19.6.3): so nobody force marches, and of two looks at what may be done one is at passing.
 */
import { readFileSync } from 'node:fs';
import { WHOLE_CAMPAIGN } from '../packages/gcacw/src/campaign/starts/whole.ts';
import { campaignRulesFor } from '../packages/gcacw/src/play/rules.ts';
import type { Action } from '../packages/gcacw/src/play/state/action.ts';
import { Fast, parseMap, seeded } from '../packages/kernel/src/index.ts';
import { stopwatch } from './timing.ts';

const MAP = parseMap(readFileSync('packages/gcacw/maps/vicksburg.map.txt', 'utf8'));
const BAND = 10;
const TIRED = 2;

interface Band {
  actions: number;
  ms: number;
}

type Campaign = ReturnType<typeof campaignRulesFor>;
type State = Parameters<Campaign['legal']>[0]['state'];

/** What does not wear out a unit: no force march, no march on the Extended March Table. */
function restful({ units, campaign }: State, action: Action): boolean {
  if (action.do === 'force-march') return false;
  if (action.do !== 'march' && action.do !== 'add') return true;
  return units[campaign!.lay.units.indexOf(action.unit)]!.fatigue < TIRED;
}

function picked(state: State, legal: readonly Action[], int: (n: number) => number): Action {
  const pass = legal.find((action) => action.do === 'pass');
  if (pass && int(2) === 0) return pass;
  const action = legal[int(legal.length)]!;
  return restful(state, action) ? action : (legal.find((one) => restful(state, one)) ?? action);
}

/** One campaign to its end by listed actions: what went on in every band of turns. */
function randomCampaign(rules: Campaign, seed: string, bands: Band[]): number {
  const rng = seeded(seed);
  const u = new Fast(rng);
  const begun = rules.begin();
  if (begun.refused) throw new Error(begun.refused.text);
  let state = begun.value;
  let side = rules.toMove(state)[0];
  let legal = side === undefined ? [] : rules.legal(rules.view(state, side));
  const worked = stopwatch();
  let [turn, before] = [state.turn, 0];
  while (side !== undefined) {
    const at = Math.floor((turn - 1) / BAND);
    bands[at] ??= { actions: 0, ms: 0 };
    const band = bands[at]!;
    state = rules.apply(
      state,
      side,
      picked(state, legal, (n) => rng.int(n)),
      u,
    );
    side = rules.toMove(state)[0];
    legal = side === undefined ? [] : rules.legal(rules.view(state, side));
    band.actions++;
    if (state.turn === turn && side !== undefined) continue;
    // The clock of the processor is coarse: it is read once a turn.
    const now = worked();
    band.ms += now - before;
    [turn, before] = [state.turn, now];
  }
  return before;
}

const GAMES = 5;

export function randomCampaigns(): void {
  const rules = campaignRulesFor(WHOLE_CAMPAIGN, MAP);
  randomCampaign(rules, 'warm', []);
  const bands: Band[] = [];
  const times = Array.from({ length: GAMES }, (_, i) => randomCampaign(rules, `campaign ${i}`, bands));
  const actions = bands.reduce((sum, band) => sum + band.actions, 0);
  console.log('\nWhole random campaigns of 70 turns, every action with its list of legal ones');
  console.log(
    `    ${(times.reduce((a, b) => a + b) / GAMES / 1000).toFixed(2)} s each, worst ${(Math.max(...times) / 1000).toFixed(2)} s, ` +
      `${Math.round(actions / GAMES).toLocaleString('en-US')} actions a game`,
  );
  const first = bands[0]!;
  bands.forEach(({ actions: n, ms }, at) => {
    const cost = ms / n;
    console.log(
      `    turns ${at * BAND + 1}-${(at + 1) * BAND}: ${cost.toFixed(3)} ms an action, ${(cost / (first.ms / first.actions)).toFixed(2)} of the first band`,
    );
  });
}
