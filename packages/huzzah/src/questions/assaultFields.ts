/** The fields of an assault, as assault and charge take them; and what the rules refuse in both. */
import { oneOf, oneOfOrDerived, yesNo } from '@longroll/kernel';
import type * as z from 'zod';
import type { AssaultOrder } from '../model/orders.ts';
import { type Arm, armOf } from '../model/unit.ts';
import {
  ARMS,
  ASSAULT_ELEVATIONS,
  FIRER_WORKS,
  GROUND_WORDS,
  isMarsh,
  TARGET_WORKS,
} from '../model/vocabulary.ts';
import { holdsFire } from '../procedures/assault.ts';
import { HOUSE_RULES, type HouseRules, OUR_RULINGS } from '../rulings/index.ts';
import {
  firstObjection,
  type Objection,
  objection,
  readStack,
  readUnit,
  typeObjection,
  unitsObjection,
} from './readStack.ts';
import { yesByDefault } from './records.ts';
import { groundField } from './shotFields.ts';
import { sideField, stackRecord } from './stackFields.ts';

const GROUND = 'Ground';
const FIRE = 'Pre-assault fire';

export const ASSAULT_FIELDS = {
  attacker: stackRecord('Attacker', 'Small arms in good order.', '9.1'),
  defender: stackRecord('Defender', 'The stack in the hex.', '9.1'),
  attackerGround: groundField('Attacker in', '3.2, 3.7.2, 9.3', GROUND),
  defenderGround: groundField('Defender in', '3.2, 3.7.2', GROUND),
  attackerThoroughfare: yesNo({
    title: 'Attacker on a thoroughfare',
    description: 'For the pre-assault fire: the attacker used the bonus of a road or railroad.',
    cite: '3.3.1, 8.7',
    group: FIRE,
  }),
  attackerWorks: oneOf(TARGET_WORKS, {
    title: 'Attacker behind',
    description: 'Works of his own between them, which protect him from the pre-assault fire.',
    cite: '8.7, 17.9.4',
    group: FIRE,
    default: 'none',
  }),
  elevation: oneOf(ASSAULT_ELEVATIONS, {
    title: 'Elevation',
    description: 'Who stands higher.',
    cite: '9.3',
    group: GROUND,
    default: 'same',
  }),
  defenderWorks: oneOf(FIRER_WORKS, {
    title: 'Defender behind',
    description: 'Works between them; a fence serves his fire only.',
    cite: '3.2.5, 8.7, 9.3',
    group: GROUND,
    default: 'none',
  }),
  defenderFlanked: yesNo({
    title: 'Through a flank',
    description: 'The assault crosses a flank hexside: line +1, his morale -1, no pre-assault fire.',
    cite: '9.2.1, 9.3, 10.2',
    group: GROUND,
  }),
  preAssaultFire: yesByDefault({
    title: 'Pre-assault fire',
    description: 'The defender fires before the first round.',
    cite: '9.2.1',
    group: FIRE,
  }),
  defenderFireMarker: yesNo({
    title: 'Advance fire marker',
    description: 'The defender has one: -2 on his pre-assault fire.',
    cite: '8.7',
    group: FIRE,
  }),
  preAssaultArm: oneOfOrDerived(ARMS, {
    title: 'Arm that fires',
    description: 'Of a defender with both arms; left out, his small arms.',
    cite: '9.2.1',
    group: FIRE,
    default: 'small-arms',
  }),
  leadersAtRisk: yesNo({
    title: 'Leaders may be lost',
    description: 'After each result 1, 2 or 3 the leader die is thrown; who is lost helps no more.',
    cite: '6.5, 17.13',
    group: GROUND,
  }),
  side: sideField('The side that attacks.'),
  houseRules: HOUSE_RULES,
};
export type AssaultInput = z.output<z.ZodObject<typeof ASSAULT_FIELDS>>;

function attackingGuns({ attacker: { units } }: AssaultInput, rules: HouseRules): Objection {
  if (rules.artilleryAttacks === 'allowed') return null;
  return typeObjection(units, 'attacker.', 'artillery', '9.1', 'artillery never attacks, it only defends.');
}

function attackerState({ attacker }: AssaultInput): Objection {
  if (attacker.state === 'good-order') return null;
  const text = `attacker.state is ${attacker.state}: only a stack in good order starts an assault or charge.`;
  return objection('not-in-good-order', '9.1', text, 'attacker.state');
}

/** The arm named; left out, small arms if there are any. */
function preAssaultArmOf({ preAssaultArm, defender }: AssaultInput): Arm {
  const hasSmallArms = defender.units.some((unit) => armOf(readUnit(unit)) === 'small-arms');
  return preAssaultArm ?? (hasSmallArms ? 'small-arms' : 'artillery');
}

/** An arm that the defender does not have cannot fire. */
function missingArm({ defender, preAssaultArm }: AssaultInput): Objection {
  if (!preAssaultArm || defender.units.some((unit) => armOf(readUnit(unit)) === preAssaultArm)) return null;
  const text = `preAssaultArm is ${preAssaultArm}: the defender has no such unit.`;
  return objection('no-such-arm', '9.2.1', text, 'preAssaultArm');
}

/** Guns do not fire out of marsh (note g), in pre-assault fire as little as otherwise. */
function gunsInMarsh(input: AssaultInput, rules: HouseRules): Objection {
  const { defenderGround, defender } = input;
  const isFired = holdsFire(input, rules) === null && defender.state !== 'routed';
  if (!isFired || !isMarsh(defenderGround) || preAssaultArmOf(input) === 'small-arms') return null;
  const text = `defenderGround is ${GROUND_WORDS[defenderGround]}: artillery may not enter marsh, so none fires out of it; preAssaultFire must be false.`;
  return objection('guns-in-marsh', '3.2.1', text, 'preAssaultFire');
}

export const assaultObjection = (input: AssaultInput, rules: HouseRules): Objection =>
  firstObjection(
    () => attackingGuns(input, rules),
    () => attackerState(input),
    () => unitsObjection(input.attacker.units, 'attacker.', rules),
    () => unitsObjection(input.defender.units, 'defender.', rules),
    () => missingArm(input),
    () => gunsInMarsh(input, rules),
  );

/** The order of an assault; a charge adds to it. */
export function readAssault(input: AssaultInput): AssaultOrder {
  return {
    ...input,
    attacker: readStack(input.attacker),
    defender: readStack(input.defender),
    preAssaultArm: preAssaultArmOf(input),
    charging: false,
    approachShots: [],
    houseRules: input.houseRules ?? OUR_RULINGS,
  };
}
