/** The rules of a scenario, laid out on its map, as anybody may play them. */
import {
  allow,
  cellOf,
  type GridMap,
  heldOtherwise,
  type Result,
  type Rules,
  type Seat,
  type Told,
  type Verdict,
} from '@longroll/kernel';
import { campaignRules } from '../campaign/campaignRules.ts';
import { fieldNow } from '../campaign/laidOut.ts';
import { campaignAtStart, withoutAbsent } from '../campaign/starts/setup.ts';
import { wholeSheet } from '../campaign/starts/sheet.ts';
import type { CampaignStart } from '../campaign/starts/start.ts';
import { campaignTerms } from '../campaign/starts/terms.ts';
import { type Field, fieldOf } from '../field/field.ts';
import { setUp } from '../field/setup.ts';
import { SIDES } from '../model/vocabulary.ts';
import { CAMPAIGN_HOUSE_RULES, OUR_CAMPAIGN_RULES } from '../rulings/campaign/index.ts';
import { FIELD_HOUSE_RULES, OUR_FIELD_RULES } from '../rulings/index.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { termsOf } from '../scenarios/terms.ts';
import { check } from './sequence/check.ts';
import { plansOf } from './sequence/plans.ts';
import { MACHINE } from './sequence/sequence.ts';
import { idleOf } from './shown/idle.ts';
import { CAMPAIGN_OVERLAYS, OVERLAYS, overlayOf, tracesOf } from './shown/overlays.ts';
import { reachOf } from './shown/reach.ts';
import { marginOf, scoreNow } from './shown/score.ts';
import { storyBetween } from './shown/story.ts';
import { tableOf } from './shown/table.ts';
import type { Action } from './state/action.ts';
import { audit } from './state/audit.ts';
import { rulesIn } from './state/campaign.ts';
import { type PlayState, to } from './state/stage.ts';
import { rulesOf } from './state/standing.ts';
import { overruled, overruleOf, tellOverrule } from './turn/overruling.ts';

/**
 * What was reckoned under some readings holds in the next game under the same: so those of one game after another are one object,
 * as long as they are alike.
 */
function asBefore<T extends object>(): (rules: T) => T {
  let [before, text] = [null as T | null, ''];
  return (rules) => {
    const now = JSON.stringify(rules);
    if (before === null || now !== text) [before, text] = [rules, now];
    return before;
  };
}
const sameReadings = asBefore<PlayState['houseRules']>();

/** A campaign begins like any scenario, with what it keeps besides; its turns are its own. */
function beginCampaign(field: Field, start: CampaignStart, raw: unknown): Verdict<PlayState> {
  const read = heldOtherwise(CAMPAIGN_HOUSE_RULES, OUR_CAMPAIGN_RULES, raw);
  if (read.refused) return read;
  const houseRules = sameReadings(read.value);
  const rules = campaignRules(houseRules);
  const set = withoutAbsent({ ...setUp(field), turn: start.scenario.firstTurn });
  const burnt = start.destroyed.map((id) => ({
    hex: cellOf(field.ground.map, id),
    how: 'destroyed' as const,
  }));
  const campaign = campaignAtStart(start, field, set.units, rules);
  const stage = { at: 'set-up', side: rules.transfersFirst } as const;
  return allow(to({ ...set, burnt, houseRules, campaign, stage }, stage));
}

function begin(field: Field, raw: unknown): Verdict<PlayState> {
  const read = heldOtherwise(FIELD_HOUSE_RULES, OUR_FIELD_RULES, raw);
  if (read.refused) return read;
  const houseRules = sameReadings(read.value);
  const { transfersFirst } = { ...OUR_FIELD_RULES, ...houseRules };
  const stage = { at: 'set-up', side: transfersFirst } as const;
  const { scenario, turn, units, leaders, held, lost, strayed, overruled, burnt } = setUp(field);
  return allow({ scenario, turn, units, leaders, held, lost, strayed, overruled, burnt, houseRules, stage });
}

/** Nothing is hidden in this game: a seat sees the whole state. */
export interface Sight {
  readonly state: PlayState;
  readonly seat: Seat;
}

function resultOf(field: Field, state: PlayState): Result {
  const { union, confederate, level } = scoreNow(field, state);
  const margin = marginOf(field, state, union - confederate);
  return {
    over: state.stage.at === 'game-over',
    points: { union, confederate },
    margin,
    winner: level === null ? null : level.startsWith('Union') ? 'union' : 'confederate',
    level: level ?? '',
  };
}

const tell = (field: Field, state: PlayState, action: Action): Told =>
  action.do === 'overrule' ? tellOverrule(field, action) : MACHINE.tell(field, state, action);

export const rulesFor = (scenario: Scenario, map: GridMap): Rules<PlayState, Action, Sight> => {
  const field = fieldOf(scenario, map);
  return rulesOn(
    field,
    (houseRules) => begin(field, houseRules),
    (state) => termsOf(scenario, rulesOf(state)),
  );
};

export const campaignRulesFor = (start: CampaignStart, map: GridMap): Rules<PlayState, Action, Sight> => {
  const field = { ...fieldOf(wholeSheet(start), map), terms: start.terms };
  return rulesOn(
    field,
    (houseRules) => beginCampaign(field, start, houseRules),
    (state) => campaignTerms(start, rulesIn(state)),
  );
};

function rulesOn(
  field: Field,
  beginWith: Rules<PlayState, Action, Sight>['begin'],
  terms: (state: PlayState) => readonly string[],
): Rules<PlayState, Action, Sight> {
  const now = (state: PlayState) => fieldNow(field, state);
  return {
    sides: SIDES,
    inPlay: field.inPlay,
    sequence: MACHINE,
    begin: beginWith,
    toMove: ({ stage }) => (stage.at === 'game-over' ? [] : [stage.side]),
    apply: (state, _, action, u) => {
      if (action.do === 'overrule') return overruled(now(state), state, action);
      const after = MACHINE.play(field, state, action, u);
      u.note(() => storyBetween(now(state), state, after));
      return after;
    },
    view: (state, seat) => ({ state, seat }),
    legal: ({ state, seat }) => (seat === state.stage.side ? MACHINE.legal(field, state) : []),
    check: ({ state, seat }, action) => check(now(state), state, seat, action),
    table: ({ state }) => tableOf(now(state), state),
    terms: ({ state }) => terms(state),
    tell: ({ state }, action) => tell(now(state), state, action),
    reach: ({ state }, piece) => reachOf(now(state), state, piece),
    idle: ({ state }, piece) => idleOf(now(state), state, piece),
    overlays: field.terms === undefined ? OVERLAYS : CAMPAIGN_OVERLAYS,
    overlay: ({ state }, id, piece) => overlayOf(now(state), state, id, piece),
    ...(field.terms === undefined ? {} : { traces: ({ state }, id) => tracesOf(now(state), state, id) }),
    result: (state) => resultOf(now(state), state),
    plans: ({ state, seat }) => (seat === state.stage.side ? plansOf(now(state), state) : []),
    doctrine: async () =>
      field.terms === undefined
        ? (await import('../doctrine/index.ts')).doctrineOf(field)
        : (await import('../doctrine/campaign/index.ts')).campaignDoctrineOf(field),
    overrule: (change) => overruleOf(field, change),
    audit: (state) => audit(now(state), state),
  };
}
