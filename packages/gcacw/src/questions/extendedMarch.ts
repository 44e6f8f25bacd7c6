/** The question `gcacw/extended-march`: what a long march does to a unit. */

import {
  allow,
  type LitCell,
  question,
  refuse,
  signed,
  type Verdict,
  wholeOrDerived,
} from '@longroll/kernel';
import type * as z from 'zod';
import { EXTENDED_MARCH, extendedMarchColumn } from '../charts/extendedMarch.ts';
import type { ExtendedMarchInput } from '../model/marching.ts';
import { readUnit } from '../model/readUnit.ts';
import { unitWords } from '../model/unitWords.ts';
import { otherSide } from '../model/vocabulary.ts';
import { type ExtendedMarchOutcome, extendedMarch, extendedMarchNet } from '../procedures/extendedMarch.ts';
import { houseRulesIn, OUR_RULINGS } from '../rulings/index.ts';
import { EXTENDED_FIELDS, ONE_UNIT, SIDE, UNIT, unitAmong } from './marchFields.ts';
import { ALL_FACES, diceWords, SIDE_WORDS, type Thrown, TYPE_WORDS, totalOf } from './marchWords.ts';

const { fatigue: _before, ...UNIT_BUT_FATIGUE } = ONE_UNIT;

const FIELDS = {
  side: SIDE,
  ...UNIT_BUT_FATIGUE,
  fatigue: wholeOrDerived(0, 4, {
    title: 'Fatigue before',
    description: 'Fatigue Level before the march; left out, one less than it reaches.',
    cite: '5.2.1',
    group: UNIT,
  }),
  reaches: wholeOrDerived(1, 4, {
    title: 'Fatigue reached',
    description:
      'Fatigue Level that the march brings the unit to; left out, one more than before, or else 3.',
    cite: '5.2.1',
    group: UNIT,
  }),
  ...EXTENDED_FIELDS,
  houseRules: houseRulesIn('extended-march'),
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

/** A march raises fatigue by exactly one level, so either number gives the other. */
function fatigueBefore({ fatigue, reaches }: Fields): Verdict<number> {
  if (fatigue === undefined) return allow((reaches ?? 3) - 1);
  if (fatigue === 4) {
    return refuse('too-tired', '5.1', 'fatigue is 4: such a unit cannot march; 3 is the most.', 'fatigue');
  }
  if (reaches === undefined || reaches === fatigue + 1) return allow(fatigue);
  const text = `reaches is ${reaches}: a march from fatigue ${fatigue} reaches ${fatigue + 1}.`;
  return refuse('wrong-fatigue', '5.2.1', text, 'reaches');
}

function settle(fields: Fields): Verdict<ExtendedMarchInput> {
  const before = fatigueBefore(fields);
  if (before.refused) return before;
  const houseRules = fields.houseRules ?? OUR_RULINGS;
  const unit = readUnit(unitAmong({ ...fields, fatigue: before.value }));
  return allow({ ...fields, unit, houseRules });
}

const EFFECTS: Partial<Record<ExtendedMarchOutcome['result'], string>> = {
  'no roll': 'no roll',
  NE: 'no effect',
  D: 'disorganized',
};
const effectWords = ({ result, lost, unit }: ExtendedMarchOutcome): string =>
  EFFECTS[result] ?? (unit.manpower === 0 ? 'destroyed' : `loses ${lost}`);

/** The cell that the die points to; without it every cell that gives the result and that a die can reach. */
function lit(input: ExtendedMarchInput, { result }: ExtendedMarchOutcome, dice: Thrown = []): LitCell[] {
  if (result === 'no roll') return [];
  const column = extendedMarchColumn(input.unit);
  const rolled = totalOf(dice);
  const rows = (rolled === null ? ALL_FACES : [rolled]).map((die) =>
    EXTENDED_MARCH.rowOf(die + extendedMarchNet(input)),
  );
  return [...new Set(rows)]
    .filter((row) => EXTENDED_MARCH.cell(row, column).value === result)
    .map((row) => ({ chart: EXTENDED_MARCH.id, row, column }));
}

function headline({ unit, side }: ExtendedMarchInput): string {
  const { type, exhausted, fatigue, manpower, organized } = unit;
  const order = organized ? 'organized' : 'disorganized';
  const worn = exhausted ? ', exhausted' : '';
  return `${SIDE_WORDS[side]} ${TYPE_WORDS[type]} ${manpower}, ${order}${worn}, reaches Fatigue Level ${fatigue + 1}`;
}

function line(input: ExtendedMarchInput, outcome: ExtendedMarchOutcome, dice: Thrown): string {
  const net = extendedMarchNet(input);
  const rolled = dice.length === 0 ? '' : ` ${signed(net)}, ${diceWords(dice)} = ${dice[0]!.faces[0]! + net}`;
  return `${input.game} extended march${rolled}: ${effectWords(outcome)}. ${unitWords(outcome.unit)}.`;
}

export const EXTENDED_MARCH_QUESTION = question<typeof FIELDS, ExtendedMarchInput, ExtendedMarchOutcome>({
  id: 'gcacw/extended-march',
  title: 'Extended march',
  about:
    'A march that brings a unit to a high Fatigue Level: every modifier, the table, the unit afterwards.',
  fields: FIELDS,
  example: { side: 'union', manpower: 10, disorganized: true, fatigue: 3 },
  settle,
  procedure: extendedMarch,
  headline,
  sides: ({ side }) => [side, otherSide(side)],
  key: ({ result }) => result,
  label: (o) => `${o.result}: ${effectWords(o)}`,
  short: ({ result }) => (result === 'no roll' ? '–' : result),
  line,
  summaries: [
    {
      title: 'Unit',
      classes: [
        { label: 'destroyed', tone: 'worst', holds: ({ unit }) => unit.manpower === 0 },
        { label: 'loses manpower', tone: 'bad', holds: ({ lost, unit }) => lost > 0 && unit.manpower > 0 },
        { label: 'disorganized', tone: 'even', holds: ({ result }) => result === 'D' },
        { label: 'unharmed', tone: 'best', holds: ({ result }) => result === 'NE' || result === 'no roll' },
      ],
    },
  ],
  averages: [{ label: 'manpower lost', of: ({ lost }) => lost }],
  lit,
});
