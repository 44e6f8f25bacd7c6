/** The sequence of play (17.3 to 17.19): every stage by its name. */
import { machineOf, type Sequence } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { ADVANCE } from '../assault/advancing.ts';
import { endAssault, fightRound, offerFire, PRE_ASSAULT, startAssault } from '../assault/fighting.ts';
import { STEP_BACK } from '../assault/steppingBack.ts';
import { ACTION_CHOOSE, FIRE_CHOOSE, HORSE_CHOOSE } from '../choosing/choosing.ts';
import { FIRE_GROUP, GROUP, HORSE_GROUP } from '../choosing/grouping.ts';
import { MOVE } from '../movement/moving.ts';
import { arrive, checkStragglers, enter, leave, STRAGGLE_CHOICE } from '../movement/stepping.ts';
import { REACT, react } from '../reaction/reacting.ts';
import { ROUT_STEP, rout } from '../rout/routing.ts';
import type { Action } from '../state/action.ts';
import type { DecisionStage, PlayState } from '../state/stage.ts';
import { DISRUPT_CHOICE, HIT_CHOICE_STAGE, suffer } from '../suffering/suffering.ts';
import { endSegment, OVER, offer, SET_UP, startSegment, startTurn } from '../turn/frame.ts';
import { gameTurn, REPLACE, takeStock } from '../turn/gameTurn.ts';
import { recover } from '../turn/recovering.ts';
import { afterResult, afterRout } from './resuming.ts';

export const SEQUENCE: Sequence<Field, PlayState, Action, DecisionStage> = {
  decisions: {
    'set-up': SET_UP,
    'fire-choose': FIRE_CHOOSE,
    'fire-group': FIRE_GROUP,
    'horse-choose': HORSE_CHOOSE,
    'horse-group': HORSE_GROUP,
    'action-choose': ACTION_CHOOSE,
    group: GROUP,
    move: MOVE,
    'straggle-choice': STRAGGLE_CHOICE,
    react: REACT,
    'step-back': STEP_BACK,
    'pre-assault': PRE_ASSAULT,
    advance: ADVANCE,
    'disrupt-choice': DISRUPT_CHOICE,
    'hit-choice': HIT_CHOICE_STAGE,
    'rout-step': ROUT_STEP,
    replace: REPLACE,
    'game-over': OVER,
  },
  automatic: {
    'turn-start': startTurn,
    'segment-start': startSegment,
    recover,
    offer,
    straggle: checkStragglers,
    leave,
    enter,
    trigger: react,
    arrive,
    'assault-start': startAssault,
    'offer-fire': offerFire,
    round: fightRound,
    'assault-end': endAssault,
    suffer,
    suffered: afterResult,
    rout,
    routed: afterRout,
    'segment-end': endSegment,
    'game-turn': gameTurn,
    'taking-stock': takeStock,
  },
};

export const MACHINE = machineOf(SEQUENCE);
