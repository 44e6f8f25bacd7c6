/** The sequence of play (21.3): every stage by its name, in the order of the rulebook. */
import { machineOf, type Sequence } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { arrive } from '../arrivals/arriving.ts';
import { release } from '../arrivals/releasing.ts';
import { endCombat } from '../combat/ending.ts';
import { fire } from '../combat/firing.ts';
import { flee } from '../combat/flights.ts';
import { fightMelee } from '../combat/melee.ts';
import { settleFire, settleMelee } from '../combat/settling.ts';
import { checkCommand } from '../command/check.ts';
import { replace } from '../command/replacements.ts';
import { COMMAND } from '../command/riding.ts';
import { OPERATIONS } from '../operations/deciding.ts';
import { openOperations, renew } from '../operations/ending.ts';
import { allot } from '../recovery/allotting.ts';
import { rally } from '../recovery/rallying.ts';
import { rest } from '../recovery/resting.ts';
import { resupply } from '../recovery/supplying.ts';
import type { Action } from '../state/action.ts';
import type { DecisionStage, PlayState } from '../state/stage.ts';
import { OVER, startTurn } from '../turn/frame.ts';
import { SET_UP } from '../turn/setUp.ts';
import { judge } from '../victory/ending.ts';

const SEQUENCE: Sequence<Field, PlayState, Action, DecisionStage> = {
  decisions: {
    'set-up': SET_UP,
    command: COMMAND,
    operations: OPERATIONS,
    'game-over': OVER,
  },
  automatic: {
    'turn-start': startTurn,
    replacements: replace,
    'command-check': checkCommand,
    rally,
    rest,
    resupply,
    arrivals: arrive,
    releases: release,
    allotment: allot,
    'routed-moves': openOperations,
    renewal: renew,
    fire,
    'fire-settle': settleFire,
    flights: flee,
    melee: fightMelee,
    'melee-settle': settleMelee,
    'combat-end': endCombat,
    victory: judge,
  },
};

export const MACHINE = machineOf(SEQUENCE);
