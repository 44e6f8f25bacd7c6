/** The question `gcacw/rail-movement`: what a journey by rail costs in Fatigue Levels. */

import { allow, question, refuse, type Verdict, whole, wholeRequired, yesNo } from '@longroll/kernel';
import type * as z from 'zod';
import { RAIL_FATIGUE } from '../charts/railFatigue.ts';
import { MOST_FATIGUE } from '../model/fatigue.ts';
import { otherSide } from '../model/vocabulary.ts';
import {
  type RailMovementInput,
  type RailMovementOutcome,
  railGain,
  railMovement,
} from '../procedures/railMovement.ts';
import { type HouseRules, houseRulesIn, OUR_RULINGS } from '../rulings/index.ts';
import { GAME, MARCH, SIDE, UNIT } from './marchFields.ts';

const { cite: CITE } = RAIL_FATIGUE;

const FIELDS = {
  // The Union rides only where it holds both ends of the line (16.2c).
  side: SIDE.meta({ ...SIDE.meta(), begins: 'confederate' }),
  manpower: whole(1, 21, {
    title: 'Manpower',
    description: 'Manpower Value of the unit; the railroad carries only small ones.',
    ...{ cite: '16.2b', group: UNIT },
    default: 3,
  }),
  fatigue: whole(0, 4, {
    title: 'Fatigue',
    description: 'Fatigue Level before the movement.',
    ...{ cite: '5.1', group: UNIT },
    default: 0,
  }),
  exhausted: yesNo({
    title: 'Exhausted',
    description: 'The unit shows its exhausted side.',
    cite: '1.4',
    group: UNIT,
  }),
  hexes: wholeRequired(1, 40, {
    title: 'Hexes moved',
    description: 'Along the railroad.',
    ...{ cite: CITE, group: MARCH },
  }),
  inEnemyZoc: yesNo({
    title: 'In enemy ZOC',
    description: 'The unit or a hex of its way is in an enemy ZOC.',
    ...{ cite: '16.2a', group: MARCH },
  }),
  bothEndsHeld: yesNo({
    title: 'Union holds both ends',
    description: 'The Union holds both ends of the railroad.',
    ...{ cite: '16.2c', group: MARCH },
  }),
  game: GAME,
  houseRules: houseRulesIn('rail-movement'),
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;
type Input = RailMovementInput;

interface Fault {
  readonly holds: boolean;
  readonly code: string;
  readonly cite: string;
  readonly field: keyof Fields;
  readonly text: string;
}

function mayUseRails({ side, bothEndsHeld }: Fields, { railForTheUnion }: HouseRules): boolean {
  if (side === 'confederate' || railForTheUnion === 'always') return true;
  return railForTheUnion === 'both-ends' && bothEndsHeld;
}

/** Each thing that forbids the journey. */
function faults(fields: Fields, rules: HouseRules): readonly Fault[] {
  const { game, side, manpower, fatigue, hexes, inEnemyZoc } = fields;
  const { railCapacity, railForTheUnion } = rules;
  const gain = railGain(hexes);
  const ends = railForTheUnion === 'never' ? 'it never moves by rail' : 'it must hold both ends of the line';
  return [
    {
      holds: game !== 'TOM',
      code: 'not-known-here',
      cite: CITE,
      field: 'game',
      text: `game is "${game}": this table is for TOM.`,
    },
    {
      holds: !mayUseRails(fields, rules),
      code: 'wrong-side',
      cite: '16.2c',
      field: 'side',
      text: `side is ${side}: ${ends}.`,
    },
    {
      holds: railCapacity !== 'none' && manpower > railCapacity,
      code: 'too-large',
      cite: '16.2b',
      field: 'manpower',
      text: `manpower is ${manpower}: a train carries at most ${railCapacity}.`,
    },
    {
      holds: inEnemyZoc,
      code: 'enemy-zoc',
      cite: '16.2a',
      field: 'inEnemyZoc',
      text: 'inEnemyZoc is true: no unit moves by rail in an enemy ZOC.',
    },
    {
      holds: fatigue + gain > MOST_FATIGUE,
      code: 'too-tired',
      cite: '16.2d',
      field: 'hexes',
      text: `hexes is ${hexes}: that is ${gain} more than Fatigue Level ${fatigue}, and 4 is the most.`,
    },
  ];
}

function settle(fields: Fields): Verdict<Input> {
  const houseRules = fields.houseRules ?? OUR_RULINGS;
  const fault = faults(fields, houseRules).find(({ holds }) => holds);
  if (!fault) return allow({ ...fields, houseRules });
  return refuse(fault.code, fault.cite, fault.text, fault.field);
}

const resultWords = ({ gained, fatigue, extendedMarch }: RailMovementOutcome): string =>
  `${gained} Fatigue Level${gained === 1 ? '' : 's'}, now ${fatigue}${extendedMarch ? ', extended march' : ''}`;

const headline = ({ hexes, fatigue }: Input): string =>
  `By rail over ${hexes} hexes from Fatigue Level ${fatigue}`;

export const RAIL_MOVEMENT_QUESTION = question<typeof FIELDS, Input, RailMovementOutcome>({
  id: 'gcacw/rail-movement',
  title: 'Rail movement',
  about: 'Fatigue Levels that a unit gains on the railroad; no dice.',
  fields: FIELDS,
  example: { side: 'confederate', manpower: 4, hexes: 20 },
  settle,
  procedure: railMovement,
  headline,
  sides: ({ side }) => [side, otherSide(side)],
  key: ({ fatigue }) => `${fatigue}`,
  label: resultWords,
  short: ({ fatigue }) => `F${fatigue}`,
  line: (input, outcome) => `${headline(input)}: ${resultWords(outcome)}.`,
  summaries: [],
  averages: [],
  lit: ({ hexes }) => [{ chart: RAIL_FATIGUE.id, row: RAIL_FATIGUE.rowOf(hexes), column: 0 }],
});
