/** The question `gcacw/march`: the Movement Allowance of one unit in a march action. */

import { allow, type QuestionSpec, question } from '@longroll/kernel';
import type { MarchInput } from '../model/marching.ts';
import { otherSide } from '../model/vocabulary.ts';
import { type AllowanceOutcome, march, readMarch } from '../procedures/allowance.ts';
import { houseRulesIn, OUR_RULINGS } from '../rulings/index.ts';
import { EVENT, GAME, SIDE, TYPE } from './marchFields.ts';
import { diceWords, MP_CLASSES, SIDE_WORDS, TYPE_WORDS } from './marchWords.ts';

const FIELDS = { side: SIDE, type: TYPE, game: GAME, event: EVENT, houseRules: houseRulesIn('march') };

const who = ({ side, type }: MarchInput): string => `${SIDE_WORDS[side]} ${TYPE_WORDS[type]}`;

/** Results that are a Movement Allowance and nothing else: shared with activation. */
export const ALLOWANCE_RESULT: Pick<
  QuestionSpec<never, never, AllowanceOutcome>,
  'key' | 'label' | 'short' | 'summaries' | 'averages' | 'plots'
> = {
  key: ({ mp }) => `${mp}`,
  label: ({ mp }) => `${mp} MP`,
  short: ({ mp }) => `${mp}`,
  summaries: [
    {
      title: 'Movement Allowance',
      classes: MP_CLASSES.map(({ label, tone, from, to }) => ({
        ...{ label, tone },
        holds: ({ mp }) => mp >= from && mp <= to,
      })),
    },
  ],
  averages: [{ label: 'MP', of: ({ mp }) => mp }],
  plots: [{ title: 'Movement points', of: ({ mp }) => mp }],
};

export const MARCH_QUESTION = question<typeof FIELDS, MarchInput, AllowanceOutcome>({
  id: 'gcacw/march',
  title: 'March',
  about: 'The Movement Allowance of one unit in a march action.',
  fields: FIELDS,
  example: { side: 'union', type: 'infantry' },
  settle: (fields) => {
    fields.houseRules ??= OUR_RULINGS;
    return allow(fields as MarchInput);
  },
  procedure: march,
  headline: (input) => `${who(input)} marches: ${readMarch(input).roll.printed}`,
  sides: ({ side }) => [side, otherSide(side)],
  ...ALLOWANCE_RESULT,
  line: (input, { mp }, dice) => `${input.game} ${who(input)} march, ${diceWords(dice)}: ${mp} MP.`,
  lit: (input) => {
    const { chart, row } = readMarch(input);
    return [{ chart, row, column: 0 }];
  },
});
