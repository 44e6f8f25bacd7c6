/** The question `antietam/operation-points`: what a unit may spend in a set. */
import { allow, oneOf, type Question, question, yesNo } from '@longroll/kernel';
import { counted } from '../model/vocabulary.ts';
import {
  LEVELS,
  type OperationPointsInput,
  type OperationPointsOutcome,
  operationPoints,
} from '../procedures/operationPoints.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { fatigueField } from './fields.ts';

const FIELDS = {
  fatigue: fatigueField('Its fatigue when points are given.', '5.1.1'),
  outOfCommand: yesNo({ title: 'Out of command', description: 'Too far from its leaders.', cite: '5.1.2' }),
  justRallied: yesNo({
    title: 'Just rallied',
    description: 'It rallied in the recovery before.',
    cite: '9.4.4',
  }),
  level: oneOf(LEVELS, {
    title: 'Level',
    description: 'Level of the rules.',
    cite: '15.1',
    default: 'advanced',
  }),
  houseRules: HOUSE_RULES,
};

const label = ({ points }: OperationPointsOutcome): string => counted(points, 'point', 'points');

export const OPERATION_POINTS_QUESTION: Question = question<
  typeof FIELDS,
  OperationPointsInput,
  OperationPointsOutcome
>({
  id: 'antietam/operation-points',
  title: 'Operation points',
  about: 'Points that a unit receives for a set, less for fatigue and want of command.',
  fields: FIELDS,
  example: { fatigue: 45, outOfCommand: true },
  settle: ({ houseRules = OUR_RULINGS, ...fields }) => allow({ ...fields, houseRules }),
  procedure: operationPoints,
  headline: ({ fatigue, outOfCommand }) =>
    `Operation points at fatigue ${fatigue}${outOfCommand ? ', out of command' : ''}`,
  sides: () => ['union', 'confederate'],
  key: ({ points }) => `${points}`,
  label,
  short: ({ points }) => `${points}`,
  line: ({ fatigue }, outcome) => `Fatigue ${fatigue}: ${label(outcome)}.`,
  summaries: [],
  averages: [],
  lit: () => [],
});
