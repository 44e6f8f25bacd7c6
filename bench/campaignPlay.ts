/**
 * Whole random campaigns, each action with its list of legal ones: how long one takes, and what an action and a turn cost
 * from the first turns to the last. By plain chance an army marches itself to death in ten turns and the game is over
 * (19.6.3): so nobody force marches, and of two looks at what may be done one is at passing. Then livelier ones, between
 * scripted players who march, besiege and assault; what they think is counted in.
 */
import { readFileSync } from 'node:fs';
import { WHOLE_CAMPAIGN } from '../packages/gcacw/src/campaign/starts/whole.ts';
import { campaignRulesFor } from '../packages/gcacw/src/play/rules.ts';
import type { Action } from '../packages/gcacw/src/play/state/action.ts';
import { adviserOf } from '../packages/gcacw/test/strategies/match.ts';
import { Fast, parseMap, type Rng, seeded } from '../packages/kernel/src/index.ts';
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

type Picking = (state: State, legal: readonly Action[], rng: Rng) => Action;

const passingHalfTheTime: Picking = (state, legal, rng) => {
  const pass = legal.find((action) => action.do === 'pass');
  if (pass && rng.int(2) === 0) return pass;
  const action = legal[rng.int(legal.length)]!;
  return restful(state, action) ? action : (legal.find((one) => restful(state, one)) ?? action);
};

const adviser = adviserOf(MAP, WHOLE_CAMPAIGN, null);
const scripted: Picking = (state, legal) => adviser({ state }, legal) as Action;

/** One campaign to its end by listed actions: what went on in every band of turns. */
function randomCampaign(rules: Campaign, picking: Picking, seed: string, bands: Band[]): number {
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
    state = rules.apply(state, side, picking(state, legal, rng), u);
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

/** By bands of ten turns: what an action and what a turn costs, against the first band. */
function bandLines(bands: readonly Band[]): void {
  const first = bands[0]!;
  bands.forEach(({ actions, ms }, at) => {
    const cost = ms / actions;
    console.log(
      `    turns ${at * BAND + 1}-${(at + 1) * BAND}: ${cost.toFixed(3)} ms an action, ${(cost / (first.ms / first.actions)).toFixed(2)} of the first band; ` +
        `${(ms / GAMES / BAND).toFixed(1)} ms a turn, ${(ms / first.ms).toFixed(2)} of it`,
    );
  });
}

function campaigns(title: string, picking: Picking): void {
  const rules = campaignRulesFor(WHOLE_CAMPAIGN, MAP);
  randomCampaign(rules, picking, 'warm', []);
  const bands: Band[] = [];
  const times = Array.from({ length: GAMES }, (_, i) =>
    randomCampaign(rules, picking, `campaign ${i}`, bands),
  );
  const actions = bands.reduce((sum, band) => sum + band.actions, 0);
  console.log(`\n${title}`);
  console.log(
    `    ${(times.reduce((a, b) => a + b) / GAMES / 1000).toFixed(2)} s each, worst ${(Math.max(...times) / 1000).toFixed(2)} s, ` +
      `${Math.round(actions / GAMES).toLocaleString('en-US')} actions a game`,
  );
  bandLines(bands);
}

export function randomCampaigns(): void {
  campaigns(
    'Whole random campaigns of 70 turns, every action with its list of legal ones, passing half the time',
    passingHalfTheTime,
  );
  campaigns('The same between scripted players, their thinking counted in', scripted);
}
