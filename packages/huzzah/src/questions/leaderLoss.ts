/** The question `huzzah/leader-loss`: whether the leader of a stack that was hit is lost. */
import { allow, oneOf, type QuestionSpec, question, type Verdict } from '@longroll/kernel';
import type * as z from 'zod';
import { otherSide } from '../model/vocabulary.ts';
import { type LeaderLossOrder, type LeaderLossOutcome, leaderLoss } from '../procedures/leaderLoss.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { sideField } from './stackFields.ts';
import { diceWords } from './words.ts';

const CITE = '6.5';

const FIELDS = {
  combat: oneOf(['fire', 'assault'], {
    title: 'In',
    description: 'An assault is more dangerous.',
    cite: CITE,
    group: 'Combat',
    default: 'fire',
  }),
  code: oneOf(['1', '2', '3', 'D', 'NE'], {
    title: 'Combat result',
    description: 'Result that the stack received.',
    cite: CITE,
    group: 'Combat',
    default: '1',
  }),
  side: sideField('The side of the leader.'),
  houseRules: HOUSE_RULES,
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

const settle = ({ houseRules = OUR_RULINGS, ...fields }: Fields): Verdict<LeaderLossOrder> =>
  allow({ ...fields, houseRules });

const label = ({ lost }: LeaderLossOutcome): string => (lost ? 'the leader is lost' : 'the leader is unhurt');

const SPEC: QuestionSpec<typeof FIELDS, LeaderLossOrder, LeaderLossOutcome> = {
  id: 'huzzah/leader-loss',
  title: 'Leader loss',
  about: 'The roll for a leader whose stack received result 1, 2 or 3.',
  fields: FIELDS,
  example: { combat: 'assault', code: '2' },
  settle,
  procedure: leaderLoss,
  headline: ({ combat, code }) => `Leader of a stack with result ${code} in ${combat}`,
  sides: ({ side }) => [side, otherSide(side)],
  key: ({ lost }) => `${lost}`,
  label,
  short: ({ lost }) => (lost ? 'lost' : '–'),
  line: ({ combat, code }, o, dice) =>
    `Leader, result ${code} in ${combat}, ${diceWords(dice)}: ${label(o)}.`,
  summaries: [
    {
      title: 'Leader',
      classes: [
        { label: 'lost', tone: 'worst', holds: ({ lost }) => lost },
        { label: 'unhurt', tone: 'best', holds: ({ lost }) => !lost },
      ],
    },
  ],
  averages: [],
  lit: () => [],
};

export const LEADER_LOSS = question(SPEC);
