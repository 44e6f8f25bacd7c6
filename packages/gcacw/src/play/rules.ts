/** The rules of a scenario, laid out on its map, as anybody may play them. */
import {
  allow,
  type GridMap,
  heldOtherwise,
  type Result,
  type Rules,
  type Seat,
  type Told,
  type Verdict,
} from '@longroll/kernel';
import { type Field, fieldOf } from '../field/field.ts';
import { scoreOf } from '../field/scoring.ts';
import { setUp } from '../field/setup.ts';
import { SIDES } from '../model/vocabulary.ts';
import { FIELD_HOUSE_RULES, OUR_FIELD_RULES } from '../rulings/index.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { check } from './sequence/check.ts';
import { plansOf } from './sequence/plans.ts';
import { MACHINE } from './sequence/sequence.ts';
import { idleOf } from './shown/idle.ts';
import { OVERLAYS, overlayOf } from './shown/overlays.ts';
import { reachOf } from './shown/reach.ts';
import { storyBetween } from './shown/story.ts';
import { tableOf } from './shown/table.ts';
import type { Action } from './state/action.ts';
import { audit } from './state/audit.ts';
import type { PlayState } from './state/stage.ts';
import { rulesOf } from './state/standing.ts';
import { overruled, overruleOf, tellOverrule } from './turn/overruling.ts';

function begin(field: Field, raw: unknown): Verdict<PlayState> {
  const read = heldOtherwise(FIELD_HOUSE_RULES, OUR_FIELD_RULES, raw);
  if (read.refused) return read;
  const houseRules = read.value;
  const { transfersFirst } = { ...OUR_FIELD_RULES, ...houseRules };
  return allow({ ...setUp(field), houseRules, stage: { at: 'set-up', side: transfersFirst } });
}

/** Nothing is hidden in this game: a seat sees the whole state. */
export interface Sight {
  readonly state: PlayState;
  readonly seat: Seat;
}

function resultOf(field: Field, state: PlayState): Result {
  const { union, confederate, level } = scoreOf(field, state, rulesOf(state));
  const margin = union - confederate - (field.scenario.par ?? 0);
  return {
    over: state.stage.at === 'game-over',
    points: { union, confederate },
    margin,
    winner: level === null ? null : margin >= 0 ? 'union' : 'confederate',
    level: level ?? '',
  };
}

const tell = (field: Field, state: PlayState, action: Action): Told =>
  action.do === 'overrule' ? tellOverrule(field, action) : MACHINE.tell(field, state, action);

export function rulesFor(scenario: Scenario, map: GridMap): Rules<PlayState, Action, Sight> {
  const field = fieldOf(scenario, map);
  return {
    sides: SIDES,
    inPlay: field.inPlay,
    sequence: MACHINE,
    begin: (houseRules) => begin(field, houseRules),
    toMove: ({ stage }) => (stage.at === 'game-over' ? [] : [stage.side]),
    apply: (state, _, action, u) => {
      if (action.do === 'overrule') return overruled(field, state, action);
      const after = MACHINE.play(field, state, action, u);
      u.note(() => storyBetween(field, state, after));
      return after;
    },
    view: (state, seat) => ({ state, seat }),
    legal: ({ state, seat }) => (seat === state.stage.side ? MACHINE.legal(field, state) : []),
    check: ({ state, seat }, action) => check(field, state, seat, action),
    table: ({ state }) => tableOf(field, state),
    tell: ({ state }, action) => tell(field, state, action),
    reach: ({ state }, piece) => reachOf(field, state, piece),
    idle: ({ state }, piece) => idleOf(field, state, piece),
    overlays: OVERLAYS,
    overlay: ({ state }, id, piece) => overlayOf(field, state, id, piece),
    result: (state) => resultOf(field, state),
    plans: ({ state, seat }) => (seat === state.stage.side ? plansOf(field, state) : []),
    overrule: (change) => overruleOf(field, change),
    audit: (state) => audit(field, state),
  };
}
