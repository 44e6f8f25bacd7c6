/** The question `gcacw/force-march`: extra MP for an organized unit, and their price. */

import { allow, type LitCell, question, type Refusal, refuse, type Verdict } from '@longroll/kernel';
import type * as z from 'zod';
import { FORCE_MARCH, forceMarchColumn, forceMarchRow } from '../charts/forceMarch.ts';
import { movesAs } from '../model/marching.ts';
import { readUnit } from '../model/readUnit.ts';
import { unitWords } from '../model/unitWords.ts';
import { otherSide } from '../model/vocabulary.ts';
import {
  type ForceMarchInput,
  type ForceMarchOutcome,
  forceMarch,
  rollsTo,
} from '../procedures/forceMarch.ts';
import { houseRulesIn, OUR_RULINGS } from '../rulings/index.ts';
import { ONE_UNIT, SIDE, unitAmong } from './marchFields.ts';
import { diceWords, type Thrown, TYPE_WORDS, totalOf } from './marchWords.ts';

const FIELDS = { side: SIDE, ...ONE_UNIT, houseRules: houseRulesIn('force-march') };
type Fields = z.output<z.ZodObject<typeof FIELDS>>;
type Input = ForceMarchInput & Pick<Fields, 'side'>;

/** Only an organized unit may; the field is the one that says whether it is. */
export const notOrganized = (field: string): { refused: Refusal } =>
  refuse('not-organized', '6.6', `Only an organized unit may force march: set ${field} to false.`, field);

function settle(fields: Fields): Verdict<Input> {
  if (fields.disorganized) return notOrganized('disorganized');
  const houseRules = fields.houseRules ?? OUR_RULINGS;
  return allow({ unit: readUnit(unitAmong(fields)), houseRules, side: fields.side });
}

const lossWords = ({ lost, unit }: ForceMarchOutcome): string => {
  if (unit.manpower === 0) return 'destroyed';
  return lost === 0 ? 'no loss' : `loses ${lost}`;
};

/** The loss that the roll is read from; without dice that of every roll that leads to the result. */
function lit(input: Input, result: ForceMarchOutcome, dice: Thrown = []): LitCell[] {
  const arm = movesAs(input.unit.type, input.houseRules);
  const rolled = totalOf(dice);
  const rolls = rolled === null ? rollsTo(input, result) : [rolled];
  const columns = new Set(rolls.map((roll) => forceMarchColumn(arm, roll)));
  return [...columns].map((column) => ({ chart: FORCE_MARCH.id, row: forceMarchRow(arm), column }));
}

export const FORCE_MARCH_QUESTION = question<typeof FIELDS, Input, ForceMarchOutcome>({
  id: 'gcacw/force-march',
  title: 'Force march',
  about: 'Extra MP for an organized unit: it becomes disorganized and may lose manpower.',
  fields: FIELDS,
  example: { side: 'union', type: 'infantry', manpower: 7 },
  settle,
  procedure: forceMarch,
  headline: ({ unit }) => `Force march of ${TYPE_WORDS[unit.type]}, manpower ${unit.manpower}`,
  sides: ({ side }) => [side, otherSide(side)],
  key: ({ mp, lost }) => `${mp}/${lost}`,
  label: (o) => `+${o.mp} MP, ${lossWords(o)}`,
  short: ({ mp, lost }) => (lost > 0 ? `${mp}/-${lost}` : `${mp}`),
  line: (_, o, dice) =>
    `Force march, ${diceWords(dice)}: +${o.mp} MP, ${lossWords(o)}. ${unitWords(o.unit)}.`,
  summaries: [
    {
      title: 'Manpower',
      classes: [
        { label: 'destroyed', tone: 'worst', holds: ({ unit }) => unit.manpower === 0 },
        { label: 'loses 2', tone: 'bad', holds: ({ lost, unit }) => lost === 2 && unit.manpower > 0 },
        { label: 'loses 1', tone: 'even', holds: ({ lost, unit }) => lost === 1 && unit.manpower > 0 },
        { label: 'no loss', tone: 'best', holds: ({ lost }) => lost === 0 },
      ],
    },
  ],
  averages: [
    { label: 'extra MP', of: ({ mp }) => mp },
    { label: 'manpower lost', of: ({ lost }) => lost },
  ],
  lit,
});
