/** The question `huzzah/straggle`: whether a stack keeps together on its way through rough ground. */
import { allow, oneOf, type QuestionSpec, question, type Verdict, yesNo } from '@longroll/kernel';
import type * as z from 'zod';
import { STRAGGLE, straggleRow } from '../charts/straggle.ts';
import { unitsWords } from '../model/stack.ts';
import { unitKey } from '../model/unit.ts';
import { otherSide } from '../model/vocabulary.ts';
import {
  type StraggleOrder,
  type StraggleOutcome,
  straggle,
  straggleAverage,
} from '../procedures/straggle.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { firstObjection, readUnit, typeObjection, unitsObjection } from './readStack.ts';
import { sideField, unitList } from './stackFields.ts';
import { diceWords, forceWords, hitsWords } from './words.ts';

const CITE = '3.6';
const GROUP = 'Check';

const FIELDS = {
  units: unitList('Stack'),
  leader: yesNo({
    title: 'Leader',
    description: 'A leader moves with the stack: -1.',
    cite: CITE,
    group: GROUP,
  }),
  enemyZoc: yesNo({ title: 'EZOC', description: 'It enters or leaves one: -1.', cite: CITE, group: GROUP }),
  thoroughfare: yesNo({
    title: 'Thoroughfare',
    description: 'It moves along one: -1.',
    cite: CITE,
    group: GROUP,
  }),
  onStraggle: oneOf(['hit', 'stay'], {
    title: 'If it fails',
    description: 'Take the O hit and go on, or stay and end the move.',
    cite: CITE,
    group: GROUP,
    default: 'hit',
  }),
  side: sideField('The side that moves.'),
  houseRules: HOUSE_RULES,
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

function settle({ units, houseRules = OUR_RULINGS, ...fields }: Fields): Verdict<StraggleOrder> {
  const refused = firstObjection(
    () =>
      typeObjection(units, '', 'artillery', '3.6, 3.6.1', 'only infantry, irregulars and cavalry straggle.'),
    () => unitsObjection(units, '', houseRules),
  );
  if (refused) return { refused };
  return allow({ ...fields, units: units.map(readUnit), houseRules });
}

function label({ straggles, hits, moves, units }: StraggleOutcome): string {
  if (!straggles) return 'keeps together and goes on';
  if (hits === 0) return 'straggles, stays and ends its move';
  return `straggles, ${hitsWords(hits)}${moves ? ', goes on' : ''}: ${unitsWords(units)}`;
}

const SPEC: QuestionSpec<typeof FIELDS, StraggleOrder, StraggleOutcome> = {
  id: 'huzzah/straggle',
  title: 'Straggle check',
  about: 'A stack that goes from one woods or marsh hex straight into another.',
  fields: FIELDS,
  example: {
    units: [
      { sp: 3, morale: 5 },
      { sp: 2, morale: 5 },
    ],
    leader: true,
  },
  settle,
  procedure: straggle,
  headline: (order) => `${forceWords(order.units)}, average base morale ${straggleAverage(order)}`,
  sides: ({ side }) => [side, otherSide(side)],
  key: (o) => `${o.straggles} ${o.units.map(unitKey).join('+')}`,
  label,
  short: ({ straggles }) => (straggles ? 'hit' : '–'),
  line: (order, o, dice) => `Straggle check of ${forceWords(order.units)}, ${diceWords(dice)}: ${label(o)}.`,
  summaries: [
    {
      title: 'Stack',
      classes: [
        { label: 'straggles', tone: 'worst', holds: ({ straggles }) => straggles },
        { label: 'keeps together', tone: 'best', holds: ({ straggles }) => !straggles },
      ],
    },
  ],
  averages: [{ label: 'O hits', of: ({ hits }) => hits }],
  lit: (order) => [{ chart: STRAGGLE.id, row: straggleRow(straggleAverage(order)), column: 0 }],
};

export const STRAGGLE_QUESTION = question(SPEC);
