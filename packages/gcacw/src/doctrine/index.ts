/**
 * How a computer plays a scenario: a plan once a turn, then the best of what it weighs at each decision. It looks at the state
 * that both sides see, throws no dice, and plays what is listed.
 */
import type { Bearing, Doctrine, Seat } from '@longroll/kernel';
import { fieldNow } from '../campaign/laidOut.ts';
import type { Field } from '../field/field.ts';
import { overSideBar } from '../play/combat/hexside.ts';
import type { Action } from '../play/state/action.ts';
import { inStage, type PlayState } from '../play/state/stage.ts';
import { isEnemyIn, neighboursOf } from '../play/state/standing.ts';
import { actionThoughts, listThoughts, nextThoughts } from './acting.ts';
import {
  advanceThoughts,
  fallBackThoughts,
  flankThoughts,
  joinThoughts,
  lossThoughts,
  namingThoughts,
  offerThoughts,
  pickThoughts,
  retreatThoughts,
  rideThoughts,
  transferThoughts,
} from './answering.ts';
import { glancedAction, glancedNext } from './glance.ts';
import { listedThoughts } from './listed.ts';
import type { Look } from './look.ts';
import { marchThoughts } from './marching.ts';
import { isPlanOver, type Plan, planOf } from './plan.ts';
import type { Survey } from './survey.ts';
import { bestOf, inWords, type Thought } from './thought.ts';

/** Nothing is hidden: a seat sees the whole state. */
interface View {
  readonly state: PlayState;
  readonly seat: Seat;
}

function thoughts(look: Look): readonly Thought[] {
  const { state } = look;
  const { stage } = state;
  switch (stage.at) {
    case 'choose-action':
      return actionThoughts(look);
    case 'activation-list':
      return listThoughts(look, inStage(state, stage));
    case 'next-unit':
      return nextThoughts(look, inStage(state, stage));
    case 'march':
    case 'contact':
      return marchThoughts(look, inStage(state, stage));
    case 'fall-back':
      return fallBackThoughts(look, inStage(state, stage));
    case 'cavalry-offer':
      return offerThoughts(look, inStage(state, stage));
    case 'retreat':
      return retreatThoughts(look, inStage(state, stage));
    default:
      return otherThoughts(look);
  }
}

function otherThoughts(look: Look): readonly Thought[] {
  const { state } = look;
  const { stage } = state;
  switch (stage.at) {
    case 'loss-attacker':
    case 'loss-defender':
      return lossThoughts(look);
    case 'advance':
      return advanceThoughts(look, stage.advancing.fought.target);
    case 'vacated':
      return advanceThoughts(look, stage.assault.target);
    case 'ride-along':
      return rideThoughts(look, inStage(state, stage));
    case 'transfer':
      return transferThoughts(look, inStage(state, stage));
    case 'assault-names':
      return namingThoughts(look);
    case 'assault-pick':
    case 'grand-pick':
      return pickThoughts(look);
    case 'grand-names':
      return joinThoughts(look);
    case 'recovery-refuse':
      return flankThoughts(look);
    default:
      return listedThoughts(look);
  }
}

/** What is done without weighing everything. */
function glanced(look: Look): Thought {
  const { state } = look;
  const { stage } = state;
  if (stage.at === 'choose-action') return glancedAction(look);
  if (stage.at === 'next-unit') return glancedNext(look, inStage(state, stage));
  return bestOf(thoughts(look));
}

/** What a kind of game plays by: how a plan is made, what is weighed at a decision, and what is done in one's head. */
export interface School {
  readonly planOf: (survey: Survey, bearing: Bearing) => Plan;
  readonly thoughts: (look: Look) => readonly Thought[];
  readonly glanced: (look: Look) => Thought;
}

/** Goals are hexes that score, and what a scenario says besides. */
export const BASIC: School = { planOf, thoughts, glanced };

/** Whether the unit on the march could attack from where it stands. */
function isBeforeEnemy(field: Field, state: PlayState): boolean {
  const { stage } = state;
  if (stage.at !== 'march' && stage.at !== 'contact') return false;
  const { unit, moved } = stage.march;
  return neighboursOf(field, state.units[unit]!.hex).some(
    (hex) =>
      isEnemyIn(field, state, stage.side, hex) && overSideBar(field, state, unit, hex, !moved) === null,
  );
}

const MATTERS = ['fall-back', 'cavalry-offer'];

export function doctrineOf(start: Field, school = BASIC): Doctrine<PlayState, Action, View, Plan> {
  const weighed = (look: Look): readonly Thought[] => school.thoughts(look);
  /** The sort is stable: of equal thoughts the first stays first. */
  const ranked = (look: Look): readonly Thought[] => [...weighed(look)].sort((a, b) => b.value - a.value);
  const surveyOf = ({ state }: View): Survey => ({
    field: fieldNow(start, state),
    state,
    side: state.stage.side,
  });
  const lookOf = ({ state }: View, plan: Plan, bearing: Bearing, sole: boolean): Look => ({
    field: fieldNow(start, state),
    state,
    side: state.stage.side,
    plan,
    bearing,
    sole,
  });
  return {
    plan: (view, bearing) =>
      school.planOf({ ...surveyOf(view), side: view.seat === 'union' ? 'union' : 'confederate' }, bearing),
    isOver: (plan, view) => isPlanOver(plan, surveyOf(view)),
    move: (view, plan, bearing) => inWords(bestOf(weighed(lookOf(view, plan, bearing, true)))),
    act: (view, plan, bearing) => school.glanced(lookOf(view, plan, bearing, true)).action,
    candidates: (view, plan, bearing) => ranked(lookOf(view, plan, bearing, false)).map(inWords),
    matters: ({ state }) => MATTERS.includes(state.stage.at) || isBeforeEnemy(fieldNow(start, state), state),
    imagine: ({ state }) => state,
  };
}
