/** The question `huzzah/line`: the fire line from numbers, and what it promises. No dice. */
import {
  allow,
  type QuestionSpec,
  question,
  type Verdict,
  whole,
  wholeRequired,
  yesNo,
} from '@longroll/kernel';
import type * as z from 'zod';
import { COMBAT_RESULTS } from '../charts/combatResults.ts';
import { CODES } from '../model/vocabulary.ts';
import { type LineOrder, type LineOutcome, lineByNumbers } from '../procedures/lineByNumbers.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';

const GROUP = 'Line';
const MOST_MODIFIERS = 12;

const FIELDS = {
  fireFactor: wholeRequired(0, 99, {
    begins: 6,
    title: 'Fire factor',
    description: 'Strength points firing x range factor, rounded down.',
    cite: '8.1, 15.2',
    group: GROUP,
  }),
  positive: whole(0, MOST_MODIFIERS, {
    title: 'Positive modifiers',
    description: 'Their sum; they come first.',
    cite: '8.1, 15.2',
    group: GROUP,
    default: 0,
  }),
  negative: whole(0, MOST_MODIFIERS, {
    title: 'Negative modifiers',
    description: 'Their sum without its sign.',
    cite: '8.1, 15.2',
    group: GROUP,
    default: 0,
  }),
  noLineOfSight: yesNo({
    title: 'No line of sight',
    description: 'Line 0 at most.',
    cite: '8.3',
    group: GROUP,
  }),
  houseRules: HOUSE_RULES,
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

const settle = ({ houseRules = OUR_RULINGS, ...fields }: Fields): Verdict<LineOrder> =>
  allow({ ...fields, houseRules });

const label = ({ line, chances }: LineOutcome): string => {
  const words = CODES.filter((code) => chances[code] > 0).map((code) => `${code} ${chances[code] * 10}/10`);
  return `line ${line}: ${words.join(', ')}`;
};

const SPEC: QuestionSpec<typeof FIELDS, LineOrder, LineOutcome> = {
  id: 'huzzah/line',
  title: 'Fire line',
  about: 'Fire factor and modifiers to the line of the table, and the chance of each result on it.',
  fields: FIELDS,
  example: { fireFactor: 8, positive: 6, negative: 3 },
  settle,
  procedure: lineByNumbers,
  headline: ({ fireFactor, positive, negative }) => `F ${fireFactor}, +${positive}, -${negative}`,
  sides: () => ['union', 'confederate'],
  key: ({ line }) => line,
  label,
  short: ({ line }) => line,
  line: ({ fireFactor, positive, negative }, o) =>
    `F ${fireFactor}, +${positive}, -${negative}: ${label(o)}.`,
  summaries: [],
  averages: CODES.map((code) => ({ label: `chance of ${code}`, of: (o: LineOutcome) => o.chances[code] })),
  lit: (_, { row, chances }) =>
    CODES.flatMap((code, column) => (chances[code] > 0 ? [{ chart: COMBAT_RESULTS.id, row, column }] : [])),
};

export const LINE = question(SPEC);
