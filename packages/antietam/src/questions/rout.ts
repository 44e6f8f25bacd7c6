/** The question `antietam/rout`: the rout check after a step's losses. */
import {
  allow,
  type Question,
  question,
  refuse,
  type Verdict,
  wholeOrDerived,
  wholeRequired,
  yesNo,
} from '@longroll/kernel';
import type * as z from 'zod';
import { type RoutInput, type RoutOutcome, rout } from '../procedures/rout.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { EFFICIENCY, fatigueField, LEADER, MOST_MEN } from './fields.ts';

const FIELDS = {
  men: wholeRequired(1, MOST_MEN, {
    title: 'Men',
    description: 'Men before the step.',
    cite: '9.2.2',
    begins: 500,
  }),
  losses: wholeRequired(0, MOST_MEN, {
    begins: 50,
    title: 'Losses',
    description: 'Men lost in the step.',
    cite: '9.2.2',
  }),
  startMen: wholeOrDerived(1, MOST_MEN, {
    title: 'Men at the start',
    description: 'Men at the start of the game; as many as before the step if not given.',
    cite: '9.1.2',
  }),
  efficiency: EFFICIENCY,
  fatigue: fatigueField('Before the step.'),
  flank: yesNo({ title: 'Flank', description: 'Some of the losses came from the flank.', cite: '9.2.3' }),
  leader: LEADER,
  houseRules: HOUSE_RULES,
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

function settle({ houseRules = OUR_RULINGS, startMen, ...fields }: Fields): Verdict<RoutInput> {
  const { men, losses } = fields;
  if (losses > men) {
    return refuse(
      'losses-above-men',
      '7.4.1',
      `losses is ${losses}: it cannot be above the ${men} men present.`,
      'losses',
    );
  }
  if (startMen !== undefined && startMen < men) {
    return refuse(
      'men-at-start',
      '9.1.2',
      `startMen is ${startMen}: it cannot be below the ${men} men it has.`,
      'startMen',
    );
  }
  return allow({ ...fields, startMen: startMen ?? men, houseRules });
}

const label = ({ routs, percent }: RoutOutcome): string => `${routs ? 'routs' : 'stands'} (${percent} %)`;
const headline = ({ men, losses, flank }: RoutInput): string =>
  `${men} men lose ${losses}${flank ? ' from the flank' : ''}`;

export const ROUT_QUESTION: Question = question<typeof FIELDS, RoutInput, RoutOutcome>({
  id: 'antietam/rout',
  title: 'Rout check',
  about: 'Fatigue, efficiency and morale after losses, and the chance that the unit routs.',
  fields: FIELDS,
  example: { men: 800, losses: 80, efficiency: 60, fatigue: 30, flank: true, leader: true },
  settle,
  procedure: (input) => rout(input),
  headline,
  sides: () => ['union', 'confederate'],
  key: ({ routs }) => `${routs}`,
  label,
  short: ({ routs }) => (routs ? 'routs' : 'stands'),
  line: (input, outcome, dice) =>
    `${headline(input)}: ${label(outcome)}${dice[0] ? `, check ${dice[0].faces[0]}` : ''}.`,
  summaries: [
    {
      title: 'The unit',
      classes: [
        { label: 'routs', tone: 'worst', holds: ({ routs }) => routs },
        { label: 'stands', tone: 'best', holds: ({ routs }) => !routs },
      ],
    },
  ],
  averages: [],
  lit: () => [],
});
