/** The question `antietam/recovery`: fatigue after a recovery phase. */
import { allow, oneOf, type Question, question, yesNo } from '@longroll/kernel';
import { PHASES, type RecoveryInput, type RecoveryOutcome, recovery } from '../procedures/recovery.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { fatigueField } from './fields.ts';

const FIELDS = {
  fatigue: fatigueField('Before the phase.'),
  idle: yesNo({
    title: 'Idle',
    description: 'It neither moved, fired, meleed nor lost men since the last recovery.',
    cite: '10.3.1',
  }),
  enemyZoc: yesNo({
    title: 'In enemy ZOC',
    description: 'It stands in an enemy zone of control.',
    cite: '10.3.3',
  }),
  phase: oneOf(PHASES, {
    title: 'Phase',
    description: 'Which recovery it is.',
    cite: '10.3',
    default: 'full',
  }),
  houseRules: HOUSE_RULES,
};

const label = ({ fatigue }: RecoveryOutcome): string => `fatigue ${fatigue}`;

export const RECOVERY_QUESTION: Question = question<typeof FIELDS, RecoveryInput, RecoveryOutcome>({
  id: 'antietam/recovery',
  title: 'Recovery',
  about: 'Fatigue after a recovery phase, a mid-turn recovery or the end of the day; no draws.',
  fields: FIELDS,
  example: { fatigue: 34, idle: true },
  settle: ({ houseRules = OUR_RULINGS, ...fields }) => allow({ ...fields, houseRules }),
  procedure: recovery,
  headline: ({ fatigue, phase }) => `Recovery from fatigue ${fatigue}, ${phase.replaceAll('-', ' ')}`,
  sides: () => ['union', 'confederate'],
  key: ({ fatigue }) => `${fatigue}`,
  label,
  short: ({ fatigue }) => `${fatigue}`,
  line: ({ fatigue, phase }, outcome) =>
    `Fatigue ${fatigue}, ${phase.replaceAll('-', ' ')}: ${label(outcome)}.`,
  summaries: [],
  averages: [],
  lit: () => [],
});
