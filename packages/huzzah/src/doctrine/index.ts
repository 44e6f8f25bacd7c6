/**
 * How a computer plays: places to take and to hold by brigades, once a turn; then for the stage at hand what is best by the
 * odds of the same procedures, exact or, of long fights, by trying. It is handed what its side sees, which here is everything.
 */
import { asSentence, type Bearing, type Doctrine, type Reasoned } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import type { Side } from '../model/vocabulary.ts';
import { MACHINE } from '../play/sequence/sequence.ts';
import type { Action } from '../play/state/action.ts';
import type { PlayState, Sight, StageName } from '../play/state/stage.ts';
import {
  advanceAnswers,
  disruptAnswers,
  hitAnswers,
  preAssaultAnswers,
  reactAnswers,
  replaceAnswers,
  routAnswers,
  stepBackAnswers,
  straggleAnswers,
} from './answers.ts';
import { chooseAnswers } from './choosing.ts';
import { groupAnswers } from './groups.ts';
import { type Look, lookOf } from './look.ts';
import { type Plan, planOf } from './plan.ts';
import { moveAnswers } from './steps.ts';

type Weighed = Reasoned<Action>;

/** A stage that the doctrine has no opinion on: the first of the list, as rules put the sensible first. */
const asListed = ({ field, state }: Look): readonly Weighed[] =>
  MACHINE.legal(field, state).map((action, at) => ({
    action,
    value: -at,
    reason: asSentence(MACHINE.tell(field, state, action).text),
  }));

function answers(look: Look): readonly Weighed[] {
  const { field, state } = look;
  const { stage } = state;
  const legal = (): readonly Action[] => MACHINE.legal(field, state);
  switch (stage.at) {
    case 'fire-choose':
    case 'horse-choose':
    case 'action-choose':
      return chooseAnswers(look, { ...state, stage });
    case 'fire-group':
    case 'horse-group':
    case 'group':
      return groupAnswers(look, { ...state, stage });
    case 'move':
      return moveAnswers(look, { ...state, stage });
    case 'straggle-choice':
      return straggleAnswers(look, { ...state, stage });
    case 'react':
      return reactAnswers(look, { ...state, stage });
    case 'step-back':
      return stepBackAnswers(look, legal(), { ...state, stage });
    case 'pre-assault':
      return preAssaultAnswers(look, { ...state, stage });
    case 'advance':
      return advanceAnswers(look, { ...state, stage });
    case 'disrupt-choice':
      return disruptAnswers(look, { ...state, stage });
    case 'hit-choice':
      return hitAnswers(look, state, legal());
    case 'rout-step':
      return routAnswers(look, { ...state, stage }, legal());
    case 'replace':
      return replaceAnswers(look, legal());
    default:
      return [];
  }
}

const candidates = (
  field: Field,
  { state, seat }: Sight,
  plan: Plan,
  bearing: Bearing,
): readonly Weighed[] => {
  const look = lookOf(field, state, seat as Side, plan, bearing);
  const found = answers(look);
  return found.length > 0 ? found : asListed(look);
};

/**
 * Decisions in the midst of an assault. To look ahead before each assault was tried too, and won nothing: fights are weighed by
 * their odds anyhow.
 */
const MATTERS: ReadonlySet<StageName> = new Set(['pre-assault', 'advance', 'step-back']);

export function doctrineOf(field: Field): Doctrine<PlayState, Action, Sight, Plan> {
  return {
    plan: ({ state, seat }) => planOf(field, state, seat as Side),
    isOver: ({ turn, side }, { state, seat }) => turn !== state.turn || side !== seat,
    move: (view, plan, bearing) => candidates(field, view, plan, bearing)[0]!,
    candidates: (view, plan, bearing) => candidates(field, view, plan, bearing),
    matters: ({ state }) => MATTERS.has(state.stage.at),
    imagine: ({ state }) => state,
  };
}
