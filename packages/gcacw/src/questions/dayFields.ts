/** The form of `gcacw/day`: the stack, its steps, and what is said of the stack rather than of an attacker. */
import { halves, listOf, oneOf, oneOfOrDerived, whole, yesNo } from '@longroll/kernel';
import type * as z from 'zod';
import { SIDES } from '../model/vocabulary.ts';
import { DAY_STEPS } from '../procedures/day.ts';
import { houseRulesIn } from '../rulings/index.ts';
import { CIRCUMSTANCE_FIELDS } from './attackFields.ts';
import { EXTENDED_FIELDS } from './marchFields.ts';
import { UNIT_FIELDS } from './unitFields.ts';

const { attack, attackerTerrain, defenderTerrain, hexside, flankBonus, ...CIRCUMSTANCES } =
  CIRCUMSTANCE_FIELDS;
const { heat: _heat, outOfSupply: _supply, game: _game, ...MARCH_FIELDS } = EXTENDED_FIELDS;
const STACK = 'Stack';
const DAY = 'The day';

const saying = <F extends z.ZodType>(field: F, description: string): F =>
  field.meta({ ...field.meta(), description }) as F;

const STEP_FIELDS = {
  kind: oneOf(DAY_STEPS, {
    title: 'Step',
    description:
      'What the stack does or suffers. Until its first march it is taken to be on one; a march that is over allows no attack.',
    cite: '5.0, 8.8',
    names: { march: 'marches', 'force-march': 'force marches', attack: 'attacks', defend: 'is attacked' },
    default: 'march',
  }),
  attack,
  enemyCV: halves(300, {
    title: 'Enemy Combat Value',
    description: 'Of the enemy it fights.',
    cite: '9.1',
  }).default(5),
  enemyTV: whole(0, 12, {
    title: 'Enemy Tactical Value',
    description: 'Of the enemy it fights.',
    cite: '9.5',
    default: 0,
  }),
  enemyAV: whole(0, 99, {
    title: 'Enemy Artillery Value',
    description: 'Of the enemy it fights.',
    cite: '9.6',
    default: 0,
  }),
  defenderTerrain,
  attackerTerrain,
  hexside,
  flankBonus,
};

/** Lines without a side of their own on the card are the stack's (9.9f). */
const OF_THE_STACK = {
  attackerSide: oneOfOrDerived(SIDES, {
    title: 'Side',
    description:
      'Whose stack it is. Left out, the Union, or the side that a named leader calls for to attack.',
    cite: '1.1',
    group: STACK,
    names: { union: 'Union', confederate: 'Confederate' },
    default: 'union',
  }),
  outOfSupply: yesNo({
    title: 'Out of supply',
    description: 'The stack is: +1 on the Extended March Table; in TOM Union infantry attacks at -1.',
    cite: '6.5a, 9.9e',
    group: STACK,
  }),
  leaderBonus: saying(
    CIRCUMSTANCES.leaderBonus,
    'Leaders and heights that the card names, at most one of each side; each helps his own side only.',
  ),
  gunboatDefence: saying(
    CIRCUMSTANCES.gunboatDefence,
    'Gunboat defensive support: in TOM of the Union side, in other games of the stack.',
  ),
  unionPanic: saying(
    CIRCUMSTANCES.unionPanic,
    "Union Panic is in effect; in AGA: the panicked army is the stack's.",
  ),
  surpriseOrCharge: saying(
    CIRCUMSTANCES.surpriseOrCharge,
    'The stack attacks by surprise or in a cavalry charge.',
  ),
  insubordinate: saying(CIRCUMSTANCES.insubordinate, 'The command of the stack is insubordinate.'),
};

export const DAY_FIELDS = {
  units: listOf(UNIT_FIELDS, [1, 4], {
    title: 'Units',
    description: 'The stack in the morning.',
    cite: '2.11',
    group: STACK,
  }),
  leader: whole(0, 9, {
    title: 'Leader',
    description: 'Tactical Value of a leader with it.',
    cite: '9.5',
    group: STACK,
    default: 0,
  }),
  steps: listOf(STEP_FIELDS, [1, 8], {
    title: 'Steps',
    description: 'One after another.',
    cite: '5.0',
    group: DAY,
  }),
  recover: yesNo({
    title: 'Night falls',
    description: 'The Recovery Phase at the end, for units that have moved.',
    cite: '12.0',
    group: DAY,
  }),
  heat: yesNo({
    title: 'Heat',
    description: 'A Heat event: +1 on the Extended March Table.',
    cite: '6.5a',
    group: DAY,
  }),
  ...MARCH_FIELDS,
  ...CIRCUMSTANCES,
  ...OF_THE_STACK,
  houseRules: houseRulesIn('day'),
};
