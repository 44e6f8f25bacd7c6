/** The question `antietam/fatigue`: what a phase adds to a unit's fatigue. */
import { allow, type Question, question, refuse, type Verdict, whole, yesNo } from '@longroll/kernel';
import type * as z from 'zod';
import { FATIGUE, type FatigueAction, fatigueRow } from '../charts/fatigue.ts';
import { type FatigueInput, type FatigueOutcome, fatigue } from '../procedures/fatigue.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { fatigueField, MOST_MEN } from './fields.ts';

const count = (title: string, description: string, most: number, cite = '10.1') =>
  whole(0, most, { title, description, cite, default: 0 });
const MOST_EVENTS = 99;

const FIELDS = {
  fatigue: fatigueField('Before all this.'),
  men: whole(1, MOST_MEN, {
    title: 'Men',
    description: 'Men before the losses.',
    cite: '10.1.2',
    default: 500,
  }),
  losses: count('Losses', 'Men lost in one step; larger units tire less by them.', MOST_MEN, '10.1.2'),
  squaresNormal: count('Squares in normal mode', 'Also by cavalry on foot.', MOST_EVENTS, '10.1, 10.1.1'),
  squaresColumn: count(
    'Squares in column',
    'Also by mounted cavalry and limbered guns.',
    MOST_EVENTS,
    '10.1, 10.1.1',
  ),
  fortifyLevels: count('Levels fortified', 'Levels dug.', MOST_EVENTS),
  forcedPoints: count('Forced points', 'Operation points of force march.', MOST_EVENTS, '5.4'),
  routedPassed: count('Routed passed', 'Routed units that passed through it.', MOST_EVENTS),
  leaderDied: yesNo({ title: 'Leader died', description: 'Its leader was hit.', cite: '12.4.1' }),
  houseRules: HOUSE_RULES,
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

function settle({ houseRules = OUR_RULINGS, ...fields }: Fields): Verdict<FatigueInput> {
  const { men, losses, forcedPoints } = fields;
  if (losses > men) {
    return refuse(
      'losses-above-men',
      '7.4.1',
      `losses is ${losses}: it cannot be above the ${men} men present.`,
      'losses',
    );
  }
  if (forcedPoints > houseRules.forceMarchMost) {
    const text = `A force march spends at most ${houseRules.forceMarchMost} further points, not ${forcedPoints}.`;
    return refuse('force-march', '5.4.1', text, 'forcedPoints');
  }
  return allow({ ...fields, houseRules });
}

const label = ({ gain, fatigue }: FatigueOutcome): string => `gains ${gain}, fatigue ${fatigue}`;

const actionsOf = (input: FatigueInput): readonly FatigueAction[] => {
  const counts: readonly (readonly [FatigueAction, number])[] = [
    ['normalSquare', input.squaresNormal],
    ['columnSquare', input.squaresColumn],
    ['fortify', input.fortifyLevels],
    ['casualties', input.losses],
    ['forcedPoint', input.forcedPoints],
    ['leaderDies', Number(input.leaderDied)],
    ['routedPasses', input.routedPassed],
  ];
  return counts.filter(([, times]) => times > 0).map(([action]) => action);
};

export const FATIGUE_QUESTION: Question = question<typeof FIELDS, FatigueInput, FatigueOutcome>({
  id: 'antietam/fatigue',
  title: 'Fatigue',
  about: 'What marching, digging, losses and bad luck add to the fatigue of a unit; no draws.',
  fields: FIELDS,
  example: { men: 900, losses: 20, squaresNormal: 3 },
  settle,
  procedure: fatigue,
  headline: ({ men, fatigue }) => `Fatigue of ${men} men, now ${fatigue}`,
  sides: () => ['union', 'confederate'],
  key: ({ fatigue }) => `${fatigue}`,
  label,
  short: ({ gain }) => `+${gain}`,
  line: ({ men }, outcome) => `${men} men: ${label(outcome)}.`,
  summaries: [],
  averages: [],
  lit: (input) =>
    actionsOf(input).map((action) => ({ chart: FATIGUE.id, row: fatigueRow(action), column: 0 })),
});
