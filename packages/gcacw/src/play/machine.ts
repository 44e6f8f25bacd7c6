/** The sequence of play as a machine (22 of our rules): every stage by its name, run on until somebody decides. */
import { RuleBug, type Umpire } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import type { Action } from './action.ts';
import { ACTIVATION_LIST, NEXT_UNIT } from './activating.ts';
import { ADVANCE, afterCombat, offerAdvance, VACATED } from './advancing.ts';
import {
  ASSAULT_NAMES,
  ASSAULT_PICK,
  GRAND_NAMES,
  GRAND_PICK,
  musterGrand,
  rollCommand,
} from './assaulting.ts';
import { CAVALRY_OFFER, makeOffers } from './cavalryOffer.ts';
import { CHOOSE_ACTION } from './choosing.ts';
import {
  divideAttackers,
  divideDefenders,
  FALL_BACK,
  fight,
  LOSS_ATTACKER,
  LOSS_DEFENDER,
  settle,
} from './fighting.ts';
import type { Automatic, Decision } from './flow.ts';
import { rollInitiative } from './initiative.ts';
import { settleLeaders } from './leaders.ts';
import { endMarch, startMarch } from './marching.ts';
import { afterRetreat, goOn, RETREAT } from './retreating.ts';
import { type AutomaticStage, type DecisionStage, idle, type PlayState } from './stage.ts';
import { CONTACT, MARCH } from './stepping.ts';
import {
  beginTurn,
  endIfGone,
  endTurn,
  offerRefusals,
  offerTransfers,
  RECOVERY_REFUSE,
  recover,
  TRANSFER,
} from './turn.ts';

/** After any action: leaders alone, a side gone, then the next action phase (22.3). */
function endAction(field: Field, state: PlayState): PlayState {
  const settled = settleLeaders(field, { ...state, stage: idle(state.stage) });
  return endIfGone(field, settled) ?? { ...settled, stage: { ...settled.stage, at: 'initiative' } };
}

const AUTOMATIC: Readonly<Record<AutomaticStage, Automatic>> = {
  'offer-transfers': offerTransfers,
  initiative: rollInitiative,
  'march-start': startMarch,
  offers: makeOffers,
  'march-end': endMarch,
  'command-die': rollCommand,
  'muster-grand': musterGrand,
  combat: fight,
  'losses-defender': divideDefenders,
  'losses-attacker': divideAttackers,
  outcome: settle,
  'retreat-on': goOn,
  'retreat-over': afterRetreat,
  'offer-advance': offerAdvance,
  'after-combat': afterCombat,
  'end-of-action': endAction,
  recovery: recover,
  'offer-refusals': offerRefusals,
  'turn-end': endTurn,
};

/** Both sides look at the map before anything is drawn by lot. */
const SET_UP: Decision = {
  legal: () => [{ do: 'begin' }],
  play: beginTurn,
};

const OVER: Decision = {
  legal: () => [],
  play: () => {
    throw new RuleBug('the game is over');
  },
};

const DECISIONS: Readonly<Record<DecisionStage, Decision>> = {
  'set-up': SET_UP,
  transfer: TRANSFER,
  'choose-action': CHOOSE_ACTION,
  'activation-list': ACTIVATION_LIST,
  'next-unit': NEXT_UNIT,
  march: MARCH,
  contact: CONTACT,
  'cavalry-offer': CAVALRY_OFFER,
  'assault-names': ASSAULT_NAMES,
  'assault-pick': ASSAULT_PICK,
  'grand-names': GRAND_NAMES,
  'grand-pick': GRAND_PICK,
  vacated: VACATED,
  'loss-defender': LOSS_DEFENDER,
  'loss-attacker': LOSS_ATTACKER,
  'fall-back': FALL_BACK,
  retreat: RETREAT,
  advance: ADVANCE,
  'recovery-refuse': RECOVERY_REFUSE,
  'game-over': OVER,
};

const isDecision = (at: string): at is DecisionStage => at in DECISIONS;

/** Plays through all that needs no decision. */
function runOn(field: Field, state: PlayState, u: Umpire): PlayState {
  let now = state;
  for (let at = now.stage.at; !isDecision(at); at = now.stage.at) now = AUTOMATIC[at](field, now, u);
  return now;
}

const decisionOf = ({ stage: { at } }: PlayState): Decision => {
  if (isDecision(at)) return DECISIONS[at];
  throw new RuleBug(`nobody decides in ${at}`);
};

export const legalIn = (field: Field, state: PlayState): readonly Action[] =>
  decisionOf(state).legal(field, state);

export const playIn = (field: Field, state: PlayState, action: Action, u: Umpire): PlayState =>
  runOn(field, decisionOf(state).play(field, state, action, u), u);
