/**
 * How a computer plays: places to take and to hold by divisions, once a phase; then unit by unit where to march, whom to fire at,
 * whom to charge, by the exact means of the same procedures. It is handed a view, so that what is hidden bears on nothing.
 */
import { asSentence, type Bearing, type Doctrine, type Reasoned } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import type { Side } from '../model/vocabulary.ts';
import { secretsOf } from '../play/seen/secrets.ts';
import type { View } from '../play/seen/viewing.ts';
import { MACHINE } from '../play/sequence/sequence.ts';
import type { Action } from '../play/state/action.ts';
import type { PlayState } from '../play/state/stage.ts';
import { commandAnswers } from './leaders.ts';
import type { Plan } from './look.ts';
import { operationAnswers, operationOrder } from './operations.ts';
import { phaseOf, planOf } from './plan.ts';

type Weighed = Reasoned<Action>;

/** A stage that the doctrine has no opinion on, or an order that the rules refuse: what they list, the first first. */
const asListed = (field: Field, view: View): readonly Weighed[] =>
  MACHINE.legal(field, view).map((action, at) => ({
    action,
    value: -at,
    reason: asSentence(MACHINE.tell(field, view, action).text),
  }));

const isAllowed = (field: Field, view: View, { action }: Weighed): boolean =>
  MACHINE.bar(field, view, action) === null;

function answers(field: Field, view: View, plan: Plan, bearing: Bearing): readonly Weighed[] {
  const { stage } = view;
  const side = view.seat as Side;
  if (stage.at === 'command') return commandAnswers({ field, view: { ...view, stage }, side, plan, bearing });
  if (stage.at === 'operations')
    return operationAnswers({ field, view: { ...view, stage }, side, plan, bearing });
  return [];
}

/** Only what the rules allow. */
function candidates(field: Field, view: View, plan: Plan, bearing: Bearing): readonly Weighed[] {
  const found = answers(field, view, plan, bearing).filter((one) => isAllowed(field, view, one));
  return found.length > 0 ? found : asListed(field, view);
}

/** The first of them, without the others where they cost something. */
function move(field: Field, view: View, plan: Plan, bearing: Bearing): Weighed {
  const { stage } = view;
  if (stage.at !== 'operations') return candidates(field, view, plan, bearing)[0]!;
  const side = view.seat as Side;
  const order = operationOrder({ field, view: { ...view, stage }, side, plan, bearing });
  return order && isAllowed(field, view, order) ? order : candidates(field, view, plan, bearing)[0]!;
}

export function doctrineOf(field: Field): Doctrine<PlayState, Action, View, Plan> {
  const { imagine } = secretsOf(field);
  return {
    plan: (view, bearing) => planOf(field, view, view.seat as Side, bearing),
    isOver: ({ phase, side }, view) => phase !== phaseOf(view) || side !== view.seat,
    move: (view, plan, bearing) => move(field, view, plan, bearing),
    candidates: (view, plan, bearing) => candidates(field, view, plan, bearing),
    // A decision is one small order of a hundred in a phase: playing on cost seconds and showed no gain, so nobody does.
    matters: () => false,
    imagine: (view, rng) => imagine(view, rng),
  };
}
