/** The question `antietam/leader-loss`: whether the leader of a unit that lost men is hit. */
import { allow, type Question, question, wholeRequired } from '@longroll/kernel';
import { menWords } from '../model/vocabulary.ts';
import { type LeaderLossInput, type LeaderLossOutcome, leaderLoss } from '../procedures/leaderLoss.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { MOST_MEN } from './fields.ts';

const FIELDS = {
  losses: wholeRequired(0, MOST_MEN, {
    begins: 50,
    title: 'Losses',
    description: 'Men that his unit lost in the step.',
    cite: '12.4',
  }),
  houseRules: HOUSE_RULES,
};

const label = ({ hit, percent }: LeaderLossOutcome): string => `${hit ? 'hit' : 'unhurt'} (${percent} %)`;

export const LEADER_LOSS_QUESTION: Question = question<typeof FIELDS, LeaderLossInput, LeaderLossOutcome>({
  id: 'antietam/leader-loss',
  title: 'Leader loss',
  about: 'The chance that a leader is hit when his unit loses men.',
  fields: FIELDS,
  example: { losses: 45 },
  settle: ({ losses, houseRules = OUR_RULINGS }) => allow({ losses, houseRules }),
  procedure: leaderLoss,
  headline: ({ losses }) => `A leader whose unit lost ${menWords(losses)}`,
  sides: () => ['union', 'confederate'],
  key: ({ hit }) => `${hit}`,
  label,
  short: ({ hit }) => (hit ? 'hit' : 'unhurt'),
  line: ({ losses }, outcome, dice) =>
    `Leader, ${menWords(losses)} lost: ${label(outcome)}${dice[0] ? `, check ${dice[0].faces[0]}` : ''}.`,
  summaries: [
    {
      title: 'The leader',
      classes: [
        { label: 'hit', tone: 'worst', holds: ({ hit }) => hit },
        { label: 'unhurt', tone: 'best', holds: ({ hit }) => !hit },
      ],
    },
  ],
  averages: [],
  lit: () => [],
});
