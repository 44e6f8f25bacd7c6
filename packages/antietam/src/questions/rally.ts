/** The question `antietam/rally`: whether a routed unit rallies. */
import { allow, type Question, question, refuse, yesNo } from '@longroll/kernel';
import { type RallyInput, type RallyOutcome, rally } from '../procedures/rally.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { EFFICIENCY, fatigueField } from './fields.ts';

const FIELDS = {
  efficiency: EFFICIENCY,
  fatigue: fatigueField('Of the routed unit.'),
  leader: yesNo({
    title: 'Leader',
    description: 'A leader is attached, or its division leader is within 1; it counts once.',
    cite: '9.4.2',
  }),
  midTurn: yesNo({ title: 'Mid-turn', description: 'The recovery between the sets: halved.', cite: '9.4.3' }),
  enemyWithin2: yesNo({ title: 'Enemy within 2', description: 'It may not rally then.', cite: '9.4' }),
  houseRules: HOUSE_RULES,
};

const label = ({ rallies, percent }: RallyOutcome): string =>
  `${rallies ? 'rallies' : 'stays routed'} (${percent} %)`;
const headline = ({ efficiency, fatigue, midTurn }: RallyInput): string =>
  `Rally at efficiency ${efficiency}, fatigue ${fatigue}${midTurn ? ', mid-turn' : ''}`;

export const RALLY_QUESTION: Question = question<typeof FIELDS, RallyInput, RallyOutcome>({
  id: 'antietam/rally',
  title: 'Rally',
  about: 'The chance that a routed unit rallies in a recovery phase.',
  fields: FIELDS,
  example: { efficiency: 65, fatigue: 30 },
  settle: ({ houseRules = OUR_RULINGS, enemyWithin2, ...fields }) =>
    enemyWithin2
      ? refuse(
          'enemy-near',
          '9.4',
          'A routed unit with an enemy within 2 squares may not rally.',
          'enemyWithin2',
        )
      : allow({ ...fields, houseRules }),
  procedure: rally,
  headline,
  sides: () => ['union', 'confederate'],
  key: ({ rallies }) => `${rallies}`,
  label,
  short: ({ rallies }) => (rallies ? 'rallies' : 'routed'),
  line: (input, outcome, dice) =>
    `${headline(input)}: ${label(outcome)}${dice[0] ? `, check ${dice[0].faces[0]}` : ''}.`,
  summaries: [
    {
      title: 'The unit',
      classes: [
        { label: 'stays routed', tone: 'worst', holds: ({ rallies }) => !rallies },
        { label: 'rallies', tone: 'best', holds: ({ rallies }) => rallies },
      ],
    },
  ],
  averages: [],
  lit: () => [],
});
