/** The question `antietam/melee`: one melee, strengths to retreat. */
import {
  allow,
  type LitCell,
  listOf,
  oneOf,
  type Question,
  question,
  type Refusal,
  refuse,
  type Verdict,
  whole,
  yesNo,
} from '@longroll/kernel';
import type * as z from 'zod';
import { MELEE, MELEE_ROWS } from '../charts/melee.ts';
import { MODE_MODIFIERS, modeRow } from '../charts/modeModifiers.ts';
import type { MeleeUnit } from '../model/meleeUnit.ts';
import { menOf } from '../model/sharing.ts';
import { type Arm, isArtillery, MODES_OF, type Mode, menWords, otherSide } from '../model/vocabulary.ts';
import {
  DETAILS,
  type MeleeInput,
  type MeleeLoss,
  type MeleeOutcome,
  melee,
  printedWords,
} from '../procedures/melee.ts';
import type { Retreat } from '../procedures/meleeRetreat.ts';
import { HOUSE_RULES, OUR_RULINGS } from '../rulings/index.ts';
import { otherMelees } from './alternatives.ts';
import { armField, LEADER_FACTOR, MOST_MEN, modeField, sideField } from './fields.ts';

const [ATTACKERS, DEFENDERS] = ['Attackers', 'Defenders'] as const;

const UNIT_FIELDS = {
  men: whole(1, MOST_MEN, {
    title: 'Men',
    description: 'Men who fight; artillery too.',
    cite: '8.1.3',
    default: 500,
  }),
  arm: armField('What kind of unit it is; guns only defend.'),
  mode: modeField('Left out: normal, for cavalry mounted, for guns unlimbered.', '8.2.1'),
  leaderFactor: LEADER_FACTOR,
};

const ATTACKER_FIELDS = {
  ...UNIT_FIELDS,
  defenderHigher: yesNo({
    title: 'Defender higher',
    description: 'The attacker stands lower.',
    cite: '8.2.2',
  }),
  onBridgeOrFord: yesNo({ title: 'On bridge or ford', description: 'It attacks from one.', cite: '8.2.3' }),
  flanks: yesNo({ title: 'Flanks', description: 'From outside the arc of every defender.', cite: '8.2.7' }),
};

const DEFENDER_FIELDS = {
  ...UNIT_FIELDS,
  flanked: yesNo({ title: 'Flanked', description: 'Some attacker is outside its arc.', cite: '8.2.7' }),
};

const FIELDS = {
  side: sideField('Attacking side', 'Who attacks; for colour only.', ATTACKERS),
  attackers: listOf(ATTACKER_FIELDS, [1, 3], {
    title: ATTACKERS,
    description: 'All attackers on one square fight one melee.',
    cite: '6.6, 8.1.3',
    group: ATTACKERS,
  }),
  defenders: listOf(DEFENDER_FIELDS, [1, 2], {
    title: DEFENDERS,
    description: 'All units of the square defend.',
    cite: '5.5, 8.1.3',
    group: DEFENDERS,
  }),
  detail: oneOf(DETAILS, {
    title: 'Detail',
    description:
      'For odds only: losses left as printed, or every pair of losses. A roll always gives the men.',
    cite: 'T.1',
    group: 'Odds',
    names: { rows: 'as printed', men: 'every number' },
    default: 'rows',
  }),
  houseRules: HOUSE_RULES,
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

interface ArmAndMode {
  readonly arm: Arm;
  readonly mode?: Mode | undefined;
}

/** The same unit, its mode known. */
type InMode<U> = Omit<U, 'mode'> & { readonly mode: Mode };

/** The mode of an arm, or why it cannot be in it. */
export function modeOf({ arm, mode = MODES_OF[arm][0] }: ArmAndMode, field: string): Verdict<Mode> {
  if (MODES_OF[arm].includes(mode)) return allow(mode);
  const text = `${field} is ${mode}: ${arm.replace('-', ' ')} is ${MODES_OF[arm].join(', ')}.`;
  return refuse('mode-of-arm', '5.3', text, field);
}

/** Guns and routed units never attack. */
function mayNotAttack(arm: Arm, mode: Mode, path: string): Refusal | null {
  if (isArtillery(arm)) {
    return refuse(
      'guns-melee',
      '6.4',
      `The card prohibits artillery to attack in melee: change ${path}.arm.`,
      `${path}.arm`,
    ).refused;
  }
  if (mode !== 'routed') return null;
  return refuse('routed', '6.6', `Routed units may not plot melee: change ${path}.mode.`, `${path}.mode`)
    .refused;
}

function readUnits<U extends ArmAndMode>(
  units: readonly U[],
  list: 'attackers' | 'defenders',
): Verdict<readonly InMode<U>[]> {
  const read: InMode<U>[] = [];
  for (const [at, unit] of units.entries()) {
    const mode = modeOf(unit, `${list}.${at}.mode`);
    if (mode.refused) return mode;
    const refused = list === 'attackers' ? mayNotAttack(unit.arm, mode.value, `${list}.${at}`) : null;
    if (refused) return { refused };
    read.push({ ...unit, mode: mode.value });
  }
  return allow(read);
}

function settle({ side, detail, houseRules = OUR_RULINGS, ...fields }: Fields): Verdict<MeleeInput> {
  const attackers = readUnits(fields.attackers, 'attackers');
  if (attackers.refused) return attackers;
  const defenders = readUnits(fields.defenders, 'defenders');
  if (defenders.refused) return defenders;
  return allow({ side, detail, houseRules, attackers: attackers.value, defenders: defenders.value });
}

const RETREAT_WORDS: Record<Retreat, string> = {
  none: 'nobody retreats',
  attacker: 'the attacker retreats',
  defender: 'the defender retreats',
  'routed-defender': 'the routed defenders go',
  both: 'the attacker and the routed defenders retreat',
};

const lossWords = (loss: MeleeLoss): string =>
  typeof loss === 'number' ? menWords(loss) : printedWords(loss);
const label = ({ row, attackerLoss, defenderLoss, retreat }: MeleeOutcome): string =>
  `${row}: ${RETREAT_WORDS[retreat]}; attacker loses ${lossWords(attackerLoss)}, defender ${lossWords(defenderLoss)}`;

const lossKey = (loss: MeleeLoss): string => (typeof loss === 'number' ? `${loss}` : `R+${loss.plus}`);
/** With rows as the detail every loss of a row is one outcome, rolled or not. */
const meleeKey = ({ row, attackerLoss, defenderLoss, retreat }: MeleeOutcome): string =>
  `${row} ${lossKey(attackerLoss)} ${lossKey(defenderLoss)} ${retreat}`;

const unitsWords = (units: readonly MeleeUnit[]): string =>
  units.length > 1
    ? `${menOf(units)} men in ${units.length} units`
    : `${menOf(units)} men, ${units[0]!.mode}`;
const headline = ({ attackers, defenders }: MeleeInput): string =>
  `Melee, ${unitsWords(attackers)} against ${unitsWords(defenders)}`;

const rowOf = ({ row }: MeleeOutcome): number => MELEE_ROWS.findIndex(({ head }) => head === row);

function lit({ attackers, defenders, houseRules }: MeleeInput, outcome: MeleeOutcome): LitCell[] {
  const row = rowOf(outcome);
  return [
    ...MELEE.columns.map((_, column) => ({ chart: MELEE.id, row, column })),
    ...[...attackers, ...defenders].map(({ mode }) => ({
      chart: MODE_MODIFIERS.id,
      row: modeRow(mode, houseRules),
      column: 2,
    })),
  ];
}

const middle = (loss: MeleeLoss): number =>
  typeof loss === 'number' ? loss : (loss.random + 1) / 2 + loss.plus;
const TONES = ['worst', 'bad', 'even', 'good', 'best'] as const;

export const MELEE_QUESTION: Question = question<typeof FIELDS, MeleeInput, MeleeOutcome>({
  id: 'antietam/melee',
  title: 'Melee',
  about:
    'One melee: strengths, the five rows as exact areas of the two random factors, losses, who retreats.',
  fields: FIELDS,
  example: { attackers: [{ men: 800 }], defenders: [{ men: 600 }] },
  settle,
  procedure: melee,
  headline,
  sides: ({ side }) => [side, otherSide(side)],
  key: meleeKey,
  label,
  short: ({ row, retreat }) =>
    `${row.replace(/ .*/, '')}${retreat === 'none' ? '' : retreat === 'attacker' ? ' A' : ' D'}`,
  line: (input, o, dice) =>
    `${headline(input)}: ${label(o)} (${dice.map(({ faces }) => faces[0]).join(', ')}).`,
  summaries: [
    {
      title: 'Retreat',
      classes: [
        { label: 'attacker retreats', tone: 'worst', holds: ({ retreat }) => retreat === 'attacker' },
        { label: 'both go', tone: 'bad', holds: ({ retreat }) => retreat === 'both' },
        { label: 'nobody', tone: 'even', holds: ({ retreat }) => retreat === 'none' },
        { label: 'routed defenders go', tone: 'good', holds: ({ retreat }) => retreat === 'routed-defender' },
        { label: 'defender retreats', tone: 'best', holds: ({ retreat }) => retreat === 'defender' },
      ],
    },
    {
      title: 'Row',
      classes: MELEE_ROWS.map(({ head }, i) => ({
        label: head,
        tone: TONES[i]!,
        holds: (o: MeleeOutcome) => o.row === head,
      })),
    },
  ],
  averages: [
    { label: 'attacker loses', of: ({ attackerLoss }) => middle(attackerLoss) },
    { label: 'defender loses', of: ({ defenderLoss }) => middle(defenderLoss) },
  ],
  alternatives: otherMelees,
  lit,
});
