/** The question `antietam/step`: what one step or act costs, and what the rest of the points allow. */
import { allow, oneOf, type Question, question, type Verdict, whole, yesNo } from '@longroll/kernel';
import type * as z from 'zod';
import { OPERATION_COSTS } from '../charts/operationCosts.ts';
import { pointWords, SQUARES } from '../model/vocabulary.ts';
import {
  columnOf,
  OPERATIONS,
  type PricedStep,
  priced,
  rowsRead,
  type StepOutcome,
  step,
  ZOCS,
} from '../procedures/step.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { armField, modeField } from './fields.ts';
import { modeOf } from './melee.ts';

const [UNIT, WAY] = ['Unit', 'The way'] as const;
const MOST_POINTS = 18;

const grouped = <T extends z.ZodType>(field: T, group: string): T =>
  field.meta({ ...field.meta(), group }) as T;

const FIELDS = {
  operation: oneOf(OPERATIONS, {
    title: 'Operation',
    description: 'A step into a square, or another act that costs points.',
    cite: '5.2',
    group: UNIT,
    default: 'step',
  }),
  arm: grouped(armField('What kind of unit it is.'), UNIT),
  mode: grouped(modeField('Left out: normal, for cavalry mounted, for guns unlimbered.', '5.3'), UNIT),
  operationPoints: whole(0, MOST_POINTS, {
    title: 'Operation points',
    description: 'Points left.',
    cite: '5.1',
    group: UNIT,
    default: 12,
  }),
  terrain: oneOf(SQUARES, {
    title: 'Terrain',
    description: 'Of the square that is entered.',
    cite: '5.2',
    group: WAY,
    default: 'clear',
  }),
  diagonal: yesNo({ title: 'Diagonal', description: 'Directions 2, 4, 6 and 8.', cite: '4.1.1', group: WAY }),
  road: yesNo({
    title: 'Road',
    description: 'A connected road on both squares.',
    cite: '5.2.2, 5.2.19',
    group: WAY,
  }),
  climbs: yesNo({ title: 'Climbs', description: 'Into a higher square.', cite: '5.2.5', group: WAY }),
  zoc: oneOf(ZOCS, {
    title: 'Enemy zone of control',
    description: 'Whether the step enters, leaves or stays in one.',
    cite: '5.2.7, 5.2.8',
    group: WAY,
    default: 'none',
  }),
  houseRules: HOUSE_RULES,
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

function settle({ houseRules = OUR_RULINGS, ...fields }: Fields): Verdict<PricedStep> {
  const mode = modeOf({ arm: fields.arm, mode: fields.mode }, 'mode');
  if (mode.refused) return mode;
  const input = { ...fields, mode: mode.value, houseRules };
  const outcome = priced(input);
  return outcome.refused ? outcome : allow({ ...input, outcome: outcome.value });
}

const label = ({ cost, pointsLeft, fatigue }: StepOutcome): string =>
  `${pointWords(cost)}, ${pointsLeft} left${fatigue > 0 ? `, ${fatigue} fatigue` : ''}`;
const headline = ({ operation, arm, mode, terrain }: PricedStep): string => {
  const what = operation === 'step' ? `a step into ${terrain}` : operation.replaceAll('-', ' ');
  return `${arm.replace('-', ' ')} (${mode}): ${what}`;
};

export const STEP_QUESTION: Question = question<typeof FIELDS, PricedStep, StepOutcome>({
  id: 'antietam/step',
  title: 'A step and its cost',
  about:
    'What a step or another operation costs, why the card forbids it, and all that the points would allow.',
  fields: FIELDS,
  example: { arm: 'infantry', mode: 'column', terrain: 'bridge', road: true, climbs: true },
  settle,
  procedure: step,
  headline,
  sides: () => ['union', 'confederate'],
  key: ({ cost }) => `${cost}`,
  label,
  short: ({ cost }) => `${cost}`,
  line: (input, outcome) => `${headline(input)}: ${label(outcome)}.`,
  summaries: [],
  averages: [],
  lit: (input) => rowsRead(input).map((row) => ({ chart: OPERATION_COSTS.id, row, column: columnOf(input) })),
});
