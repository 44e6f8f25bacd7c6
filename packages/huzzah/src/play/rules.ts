/** The rules of a scenario, laid out on its map, as anybody may play them. */
import {
  allow,
  type GridMap,
  heldOtherwise,
  type Result,
  type Rules,
  refuse,
  type Told,
  type Umpire,
  type Verdict,
} from '@longroll/kernel';
import { type Field, fieldOf } from '../field/field.ts';
import { setUp } from '../field/setup.ts';
import { SIDES, type Side } from '../model/vocabulary.ts';
import { CONTENTS } from '../rules/contents.ts';
import { OUR_READINGS, READINGS_FIELD } from '../rulings/index.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { termsOf } from '../scenarios/terms.ts';
import { audit } from './books/audit.ts';
import { overruled, overruleOf, tellOverrule } from './books/overruling.ts';
import { expandOrders, ORDERS, ordered, tellOrder } from './reaction/orders.ts';
import { check } from './sequence/check.ts';
import { plansOf } from './sequence/plans.ts';
import { MACHINE } from './sequence/sequence.ts';
import { idleOf } from './shown/idle.ts';
import { lineOf, OVERLAYS, overlayOf } from './shown/overlays.ts';
import { reachOf } from './shown/reach.ts';
import { standingOf } from './shown/standing.ts';
import { tableOf } from './shown/table.ts';
import type { Action } from './state/action.ts';
import type { PlayState, Sight } from './state/stage.ts';
import { to } from './state/stage.ts';
import { rulesOf } from './state/standing.ts';
import { told } from './state/words.ts';
import { judgementOf } from './victory/levels.ts';

function begin(field: Field, raw: unknown): Verdict<PlayState> {
  const read = heldOtherwise(READINGS_FIELD, OUR_READINGS, raw);
  if (read.refused) return read;
  const houseRules = read.value;
  const state = setUp(field, { ...OUR_READINGS, ...houseRules });
  return allow({ ...state, houseRules, resigned: null, stage: { at: 'set-up', side: 'union' } });
}

function resultOf(field: Field, state: PlayState): Result {
  const { union, confederate, winner, level } = judgementOf(field, state);
  return {
    over: state.stage.at === 'game-over',
    points: { union, confederate },
    margin: union - confederate,
    winner,
    level,
  };
}

function tell(field: Field, { state, seat }: Sight, action: Action): Told {
  if (action.do === 'overrule') return tellOverrule(field, action);
  if (action.do === 'order') return tellOrder(field, state, seat as Side, action);
  if (action.do === 'resign') return told('End', '17.19', 'Gives up the game', { ends: true });
  return MACHINE.tell(field, state, action);
}

function apply(field: Field, state: PlayState, side: Side, action: Action, u: Umpire): PlayState {
  if (action.do === 'overrule') return overruled(field, state, action);
  if (action.do === 'order') return ordered(field, state, side, action);
  if (action.do === 'resign') return to({ ...state, resigned: side }, { at: 'game-over', side });
  return MACHINE.play(field, state, action, u);
}

export function rulesFor(scenario: Scenario, map: GridMap): Rules<PlayState, Action, Sight> {
  const field = fieldOf(scenario, map);
  return {
    sides: SIDES,
    inPlay: field.ground.inPlay,
    contents: CONTENTS,
    sequence: MACHINE,
    begin: (houseRules) => begin(field, houseRules),
    toMove: ({ stage }) => (stage.at === 'game-over' ? [] : [stage.side]),
    apply: (state, side, action, u) => apply(field, state, side as Side, action, u),
    view: (state, seat) => ({ state, seat }),
    legal: ({ state, seat }) => (seat === state.stage.side ? MACHINE.legal(field, state) : []),
    check: ({ state, seat }, action) => check(field, state, seat, action),
    table: ({ state }) => tableOf(field, state),
    terms: ({ state }) => termsOf(field.scenario, rulesOf(state)),
    tell: (view, action) => tell(field, view, action),
    reach: ({ state }, piece) => reachOf(field, state, piece),
    idle: ({ state }, piece) => idleOf(field, state, piece),
    overlays: OVERLAYS,
    overlay: ({ state }, id, piece) => overlayOf(field, state, id, piece),
    line: ({ state }, piece, cell) => lineOf(field, state, piece, cell),
    orders: ORDERS,
    expand: ({ state, seat }, order) =>
      seat === state.stage.side
        ? expandOrders(field, state, state.stage.side, order)
        : refuse('not-your-turn', 'T.8', 'Orders are given when there is something to decide.'),
    standing: ({ state, seat }, piece) => standingOf(field, state, seat, piece),
    result: (state) => resultOf(field, state),
    doctrine: async () => (await import('../doctrine/index.ts')).doctrineOf(field),
    plans: ({ state, seat }) => (seat === state.stage.side ? plansOf(field, state) : []),
    overrule: (change) => overruleOf(field, change),
    audit: (state) => audit(field, state),
  };
}
