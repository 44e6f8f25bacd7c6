/** The sequence of play (3, 4, 5): every stage by its name, in the order of the rulebook. */
import { machineOf, type Sequence } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { ACTIVATION_LIST, NEXT_UNIT } from '../actions/activating.ts';
import { CHOOSE_ACTION } from '../actions/choosing.ts';
import { ASSAULT_PICK, GRAND_NAMES, GRAND_PICK, musterGrand, rollCommand } from '../assault/grand.ts';
import { ASSAULT_NAMES } from '../assault/naming.ts';
import { VACATED } from '../assault/vacated.ts';
import { ADVANCE, afterCombat, offerAdvance } from '../combat/advancing.ts';
import { FALL_BACK, fight, LOSS_ATTACKER, LOSS_DEFENDER, settle } from '../combat/fighting.ts';
import { CAVALRY_OFFER, makeOffers } from '../march/cavalryOffer.ts';
import { CONTACT, MARCH } from '../march/march.ts';
import { endMarch, startMarch } from '../march/marching.ts';
import { afterRetreat, goOn, RETREAT } from '../retreat/retreating.ts';
import type { Action } from '../state/action.ts';
import type { DecisionStage, PlayState } from '../state/stage.ts';
import { endAction, endTurn, OVER, SET_UP } from '../turn/frame.ts';
import { rollInitiative } from '../turn/initiative.ts';
import { offerRefusals, RECOVERY_REFUSE, recover } from '../turn/recovery.ts';
import { offerTransfers, TRANSFER } from '../turn/transfer.ts';

const SEQUENCE: Sequence<Field, PlayState, Action, DecisionStage> = {
  decisions: {
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
  },
  automatic: {
    'offer-transfers': offerTransfers,
    initiative: rollInitiative,
    'march-start': startMarch,
    offers: makeOffers,
    'march-end': endMarch,
    'command-die': rollCommand,
    'muster-grand': musterGrand,
    combat: fight,
    outcome: settle,
    'retreat-on': goOn,
    'retreat-over': afterRetreat,
    'offer-advance': offerAdvance,
    'after-combat': afterCombat,
    'end-of-action': endAction,
    recovery: recover,
    'offer-refusals': offerRefusals,
    'turn-end': endTurn,
  },
};

export const MACHINE = machineOf(SEQUENCE);
