/** The question `antietam/arrival`: when reinforcements come. */
import { allow, type Question, question, type Tone, whole, wholeRequired } from '@longroll/kernel';
import { type ArrivalInput, type ArrivalOutcome, arrival } from '../procedures/arrival.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { yesUnlessSaid } from './fields.ts';

const LAST_TURN = 13;

const FIELDS = {
  scheduledTurn: wholeRequired(1, LAST_TURN, {
    title: 'Scheduled turn',
    description: 'Turn of the order of battle.',
    cite: '13.1',
  }),
  variable: yesUnlessSaid({
    title: 'Variable',
    description: 'The option of variable reinforcements.',
    cite: '13.2',
  }),
  percentPerTurn: whole(1, 100, {
    title: 'Percent a turn',
    description: 'Chance to come in each turn from the scheduled one on; at 100 it comes for certain.',
    cite: '13.5',
    default: 100,
  }),
  throughTurn: whole(1, LAST_TURN, {
    title: 'Through turn',
    description: 'The last turn that is looked at.',
    cite: '17.1',
    default: LAST_TURN,
  }),
  houseRules: HOUSE_RULES,
};

const label = ({ turn }: ArrivalOutcome): string => (turn === null ? 'not by then' : `turn ${turn}`);
const headline = ({ scheduledTurn, percentPerTurn }: ArrivalInput): string =>
  `Due on turn ${scheduledTurn}${percentPerTurn < 100 ? `, ${percentPerTurn} % a turn` : ''}`;

const TURNS = Array.from({ length: LAST_TURN }, (_, i) => i + 1);
const toneOf = (turn: number): Tone => (turn <= 4 ? 'best' : turn <= 9 ? 'good' : 'even');

export const ARRIVAL_QUESTION: Question = question<typeof FIELDS, ArrivalInput, ArrivalOutcome>({
  id: 'antietam/arrival',
  title: 'Arrival',
  about: 'The turn on which reinforcements come: shifted by a turn at most, or by one check a turn.',
  fields: FIELDS,
  example: { scheduledTurn: 5 },
  settle: ({ houseRules = OUR_RULINGS, ...fields }) => allow({ ...fields, houseRules }),
  procedure: arrival,
  headline,
  sides: () => ['union', 'confederate'],
  key: ({ turn }) => `${turn}`,
  label,
  short: ({ turn }) => (turn === null ? '–' : `${turn}`),
  line: (input, outcome, dice) =>
    `${headline(input)}: ${label(outcome)}${dice.length > 0 ? ` (${dice.map(({ faces }) => faces[0]).join(', ')})` : ''}.`,
  summaries: [
    {
      title: 'Arrives',
      classes: [
        ...TURNS.map((turn) => ({
          label: `turn ${turn}`,
          tone: toneOf(turn),
          holds: (o: ArrivalOutcome) => o.turn === turn,
        })),
        { label: 'not by then', tone: 'worst', holds: ({ turn }) => turn === null },
      ],
    },
  ],
  averages: [],
  lit: () => [],
});
