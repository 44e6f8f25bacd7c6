/** The question `gcacw/strategic-movement`: a fixed allowance for two to four Fatigue Levels. */
import { allow, oneOf, question, refuse, type Verdict, whole, yesNo } from '@longroll/kernel';
import type * as z from 'zod';
import { MOST_FATIGUE } from '../model/fatigue.ts';
import { GAMES, type Game, otherSide } from '../model/vocabulary.ts';
import {
  type StrategicMovementInput,
  type StrategicMovementOutcome,
  strategicCell,
  strategicMovement,
} from '../procedures/strategicMovement.ts';
import { houseRulesIn, OUR_RULINGS } from '../rulings/index.ts';
import { MARCH, SIDE, SPECIAL, TYPE, UNIT } from './marchFields.ts';
import { SIDE_WORDS, TYPE_WORDS } from './marchWords.ts';

const CITE = '17.12';
const USERS: readonly Game[] = ['BAC', 'GTC', 'AIO'];

const FIELDS = {
  side: SIDE,
  type: TYPE,
  fatigue: whole(0, 4, {
    title: 'Fatigue',
    description: 'Fatigue Level before the movement.',
    ...{ cite: '5.1', group: UNIT },
    default: 0,
  }),
  levels: whole(2, 4, {
    title: 'Levels expended',
    description: 'Fatigue Levels that the unit expends.',
    ...{ cite: CITE, group: MARCH },
    default: 2,
  }),
  commandParalysis: yesNo({
    title: 'Command paralysis',
    description: 'The player suffers from it: the numbers in parentheses.',
    ...{ cite: CITE, group: MARCH },
  }),
  game: oneOf(GAMES, {
    title: 'Game',
    description: 'Only BAC, GTC and AIO use this table; OTR has one of its own.',
    ...{ cite: CITE, group: SPECIAL },
    default: 'GTC',
  }),
  houseRules: houseRulesIn('strategic-movement'),
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

function settle({ game, ...fields }: Fields): Verdict<StrategicMovementInput> {
  if (game === 'OTR') {
    const text = 'game is "OTR": players of OTR must use the table in its own Advanced Rules.';
    return refuse('not-known-here', CITE, text, 'game');
  }
  if (!USERS.includes(game)) {
    const text = `game is "${game}": strategic movement is used in OTR, BAC, GTC and AIO only.`;
    return refuse('not-known-here', CITE, text, 'game');
  }
  const { fatigue, levels } = fields;
  if (fatigue + levels > MOST_FATIGUE) {
    const text = `levels is ${levels}: with fatigue ${fatigue} that is above Fatigue Level 4.`;
    return refuse('too-tired', '5.1', text, 'levels');
  }
  return allow({ ...fields, houseRules: fields.houseRules ?? OUR_RULINGS });
}

function headline({ side, type, levels, commandParalysis }: StrategicMovementInput): string {
  const paralysis = commandParalysis ? ', command paralysis' : '';
  return `Strategic movement of ${SIDE_WORDS[side]} ${TYPE_WORDS[type]}, ${levels} Fatigue Levels${paralysis}`;
}

const resultWords = ({ mp, fatigue }: StrategicMovementOutcome): string =>
  `${mp} MP, Fatigue Level ${fatigue}`;

export const STRATEGIC_MOVEMENT_QUESTION = question<
  typeof FIELDS,
  StrategicMovementInput,
  StrategicMovementOutcome
>({
  id: 'gcacw/strategic-movement',
  title: 'Strategic movement',
  about: 'The allowance for Fatigue Levels expended at once; no dice.',
  fields: FIELDS,
  example: { side: 'confederate', type: 'infantry', levels: 3, game: 'GTC' },
  settle,
  procedure: strategicMovement,
  headline,
  sides: ({ side }) => [side, otherSide(side)],
  key: ({ mp, fatigue }) => `${mp}/${fatigue}`,
  label: resultWords,
  short: ({ mp }) => `${mp}`,
  line: (input, outcome) => `${headline(input)}: ${resultWords(outcome)}.`,
  summaries: [],
  averages: [],
  lit: (input) => {
    const { chart, row, column } = strategicCell(input);
    return [{ chart: chart.id, row, column }];
  },
});
