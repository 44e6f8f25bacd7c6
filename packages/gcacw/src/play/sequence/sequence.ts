/** The sequence of play (3, 4, 5): every stage by its name, in the order of the rulebook. */
import { machineOf, type Sequence } from '@longroll/kernel';
import { fieldNow } from '../../campaign/laidOut.ts';
import type { Field } from '../../field/field.ts';
import { ACTIVATION_LIST, NEXT_UNIT } from '../actions/activating.ts';
import { CHOOSE_ACTION } from '../actions/choosing.ts';
import { RIDE_ALONG } from '../actions/riding.ts';
import { ASSAULT_PICK, GRAND_NAMES, GRAND_PICK, musterGrand, rollCommand } from '../assault/grand.ts';
import { ASSAULT_NAMES } from '../assault/naming.ts';
import { VACATED } from '../assault/vacated.ts';
import { ATTACHMENT, offerAttachments } from '../campaign/attaching.ts';
import { besiege, SIEGE_LOSS } from '../campaign/besieging.ts';
import { offerPontoons, PONTOON } from '../campaign/bridging.ts';
import { ENTRY_SHIFT, moveTurnMarker, rollRandomEvent, startTurn } from '../campaign/day.ts';
import { advanceTrack, askSurrender, checkEnd } from '../campaign/ending.ts';
import { EVENT_CHOICE } from '../campaign/eventChoice.ts';
import { nextEvent, rollStrategicEvent } from '../campaign/events.ts';
import { offerJoins, REORGANIZE } from '../campaign/joining.ts';
import { MANEUVER, offerManeuver } from '../campaign/maneuvering.ts';
import { reorganize } from '../campaign/reorganizing.ts';
import { adjustManpower } from '../campaign/returning.ts';
import { GUNBOATS_SAIL, offerGunboats } from '../campaign/river.ts';
import {
  askGarrison,
  DEPOT,
  degrade,
  judgeSupply,
  offerDepots,
  rollRelief,
} from '../campaign/strategicCycle.ts';
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
    'ride-along': RIDE_ALONG,
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
    'entry-shift': ENTRY_SHIFT,
    gunboats: GUNBOATS_SAIL,
    attachment: ATTACHMENT,
    'siege-loss': SIEGE_LOSS,
    'event-choice': EVENT_CHOICE,
    depot: DEPOT,
    maneuver: MANEUVER,
    reorganize: REORGANIZE,
    pontoon: PONTOON,
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
    // The campaign (19.2).
    'turn-start': startTurn,
    'random-event': rollRandomEvent,
    'offer-gunboats': offerGunboats,
    'offer-attachments': offerAttachments,
    siege: besiege,
    'strategic-event': rollStrategicEvent,
    'next-event': nextEvent,
    'offer-depots': offerDepots,
    supply: judgeSupply,
    degradation: degrade,
    garrison: askGarrison,
    manpower: adjustManpower,
    relief: rollRelief,
    'offer-maneuver': offerManeuver,
    reorganization: reorganize,
    'offer-joins': offerJoins,
    surrender: askSurrender,
    'end-check': checkEnd,
    'turn-track': advanceTrack,
    'offer-pontoons': offerPontoons,
    'turn-marker': moveTurnMarker,
  },
};

export const MACHINE = machineOf(SEQUENCE, fieldNow);
