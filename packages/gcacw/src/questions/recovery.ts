/** The question `gcacw/recovery`: a unit after the Recovery Phase. */
import { allow, question, yesNo } from '@longroll/kernel';
import { readUnit } from '../model/readUnit.ts';
import { unitWords } from '../model/unitWords.ts';
import { type RecoveryInput, type RecoveryOutcome, recovery } from '../procedures/recovery.ts';
import { houseRulesIn, OUR_RULINGS } from '../rulings/index.ts';
import { ONE_UNIT, unitAmong } from './marchFields.ts';

const TURN = 'Turn';

const FIELDS = {
  ...ONE_UNIT,
  rain: yesNo({
    title: 'Rain turn',
    description: 'No progress of works.',
    ...{ cite: '12.5', group: TURN },
  }),
  movedThisTurn: yesNo({
    title: 'Moved this turn',
    description: 'The unit moved or retreated: no progress of works.',
    ...{ cite: '11.2c', group: TURN },
  }),
  inSwamp: yesNo({ title: 'In swamp', description: 'No progress of works.', cite: '11.2c', group: TURN }),
  houseRules: houseRulesIn('recovery'),
};

const resultWords = ({ changes }: RecoveryOutcome): string =>
  changes.length === 0 ? 'no change' : changes.join(', ');

export const RECOVERY_QUESTION = question<typeof FIELDS, RecoveryInput, RecoveryOutcome>({
  id: 'gcacw/recovery',
  title: 'Recovery',
  about:
    'A unit after the Recovery Phase: side, fatigue, organization, demoralization, works; no dice as we read it.',
  fields: FIELDS,
  example: { manpower: 6, disorganized: true, fatigue: 3 },
  settle: ({ rain, movedThisTurn, inSwamp, ...fields }) =>
    allow({
      ...{ rain, movedThisTurn, inSwamp, unit: readUnit(unitAmong(fields)) },
      houseRules: fields.houseRules ?? OUR_RULINGS,
    }),
  procedure: recovery,
  headline: ({ unit }) => `Recovery of ${unitWords(unit)}`,
  sides: () => ['union', 'confederate'],
  key: ({ unit }) => unitWords(unit),
  label: ({ unit }) => unitWords(unit),
  short: ({ unit }) => `F${unit.fatigue}`,
  line: (input, outcome) =>
    `Recovery, ${unitWords(input.unit)}: ${resultWords(outcome)}. ${unitWords(outcome.unit)}.`,
  summaries: [],
  averages: [],
  lit: () => [],
});
