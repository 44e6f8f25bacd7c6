/** The question `huzzah/morale`: a morale check by itself. */
import { allow, type QuestionSpec, question, type Verdict, yesNo } from '@longroll/kernel';
import type * as z from 'zod';
import { otherSide, type Side } from '../model/vocabulary.ts';
import type { MoraleCase } from '../modifiers/morale.ts';
import { type MoraleOutcome, moraleCheck } from '../procedures/moraleCheck.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { readStack, unitsObjection } from './readStack.ts';
import { sideField, stackFields } from './stackFields.ts';
import { diceWords, forceWords } from './words.ts';

const GROUP = 'Check';

const FIELDS = {
  ...stackFields('Stack'),
  flanked: yesNo({
    title: 'Flanked',
    description: 'Fired on or assaulted through a flank.',
    cite: '10.2',
    group: GROUP,
  }),
  attacking: yesNo({
    title: 'Attacking',
    description: 'Executing a charge or assault.',
    cite: '10.2',
    group: GROUP,
  }),
  noLineOfSight: yesNo({
    title: 'No line of sight',
    description: 'Target of artillery fire without LoS.',
    cite: '8.3, 10.2',
    group: GROUP,
  }),
  side: sideField('The side of the stack.'),
  houseRules: HOUSE_RULES,
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;
type MoraleOrder = MoraleCase & { readonly side: Side };

function settle(fields: Fields): Verdict<MoraleOrder> {
  const refused = unitsObjection(fields.units, '', fields.houseRules ?? OUR_RULINGS);
  if (refused) return { refused };
  const { flanked, attacking, noLineOfSight, side } = fields;
  return allow({ stack: readStack(fields), circumstances: { flanked, attacking, noLineOfSight }, side });
}

const label = ({ passed, morale }: MoraleOutcome): string =>
  `${passed ? 'passed' : 'failed'} against morale ${morale}`;

const SPEC: QuestionSpec<typeof FIELDS, MoraleOrder, MoraleOutcome> = {
  id: 'huzzah/morale',
  title: 'Morale check',
  about: 'Average modified morale with every modifier, and the roll against it.',
  fields: FIELDS,
  example: { units: [{ morale: 5, hits: 1 }, { morale: 4 }], inCommand: false },
  settle,
  procedure: moraleCheck,
  headline: ({ stack }) => `Morale of ${forceWords(stack.units)}`,
  sides: ({ side }) => [side, otherSide(side)],
  key: ({ passed }) => `${passed}`,
  label,
  short: ({ passed }) => (passed ? 'pass' : 'fail'),
  line: ({ stack }, o, dice) =>
    `Morale check of ${forceWords(stack.units)}, ${diceWords(dice)}: ${label(o)}.`,
  summaries: [
    {
      title: 'Check',
      classes: [
        { label: 'fails', tone: 'worst', holds: ({ passed }) => !passed },
        { label: 'passes', tone: 'best', holds: ({ passed }) => passed },
      ],
    },
  ],
  averages: [{ label: 'modified morale', of: ({ morale }) => morale }],
  lit: () => [],
};

export const MORALE = question(SPEC);
