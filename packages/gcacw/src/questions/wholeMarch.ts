/** The question `gcacw/whole-march`: fatigue, extended march, allowance, force march, in one answer. */

import {
  allow,
  type LitCell,
  question,
  type Refusal,
  refuse,
  type Verdict,
  whole,
  yesNo,
} from '@longroll/kernel';
import type * as z from 'zod';
import { armOfLeader, movesAs, type WholeMarchInput } from '../model/marching.ts';
import { readUnit } from '../model/readUnit.ts';
import type { Unit } from '../model/unit.ts';
import { unitWords } from '../model/unitWords.ts';
import { otherSide } from '../model/vocabulary.ts';
import { readActivation, readMarch } from '../procedures/allowance.ts';
import { type WholeMarchOutcome, wholeMarch } from '../procedures/wholeMarch.ts';
import { type HouseRules, houseRulesIn, OUR_RULINGS } from '../rulings/index.ts';
import { noSuchLeader } from './activation.ts';
import { notOrganized } from './forceMarch.ts';
import {
  EVENT,
  EXTENDED_FIELDS,
  LEADER_OR_NONE,
  MARCH,
  NOVEMBER_1862,
  ONE_UNIT,
  SIDE,
  unitAmong,
} from './marchFields.ts';
import { diceWords, LEADER_WORDS, SIDE_WORDS, type Thrown, TYPE_WORDS } from './marchWords.ts';

const FIELDS = {
  side: SIDE,
  ...ONE_UNIT,
  leader: LEADER_OR_NONE,
  forceMarch: yesNo({
    title: 'Force march',
    description: 'The unit force marches, if it is still organized.',
    cite: '6.6',
    group: MARCH,
  }),
  onlyIfShort: yesNo({
    title: 'Only if short',
    description: 'It force marches only if the Movement Allowance falls short of the MP needed.',
    cite: '6.6a',
    group: MARCH,
    only: { field: 'forceMarch', in: ['true'], line: 'Force March: MP added to the Movement Allowance' },
  }),
  need: whole(0, 40, {
    title: 'MP needed',
    description: 'What the unit must reach; 0 if nothing in particular.',
    cite: '6.1',
    group: MARCH,
    default: 0,
  }),
  ...EXTENDED_FIELDS,
  november1862: NOVEMBER_1862,
  event: EVENT,
  houseRules: houseRulesIn('whole-march'),
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

/** A leader's roll is for units that move as his arm does. */
function wrongArm({ leader, type }: Fields, rules: HouseRules): { refused: Refusal } | undefined {
  if (leader === 'none' || rules.leaderAllowanceServes === 'any-arm') return undefined;
  const arm = movesAs(type, rules);
  if (arm === armOfLeader(leader)) return undefined;
  const text = `leader ${leader} does not serve ${TYPE_WORDS[type]}: such a unit marches by itself, leader none.`;
  return refuse('wrong-arm', '5.3.11', text, 'leader');
}

function refusalOf(fields: Fields, rules: HouseRules): { refused: Refusal } | undefined {
  if (fields.fatigue === 4) {
    return refuse('too-tired', '5.1', 'fatigue is 4: such a unit cannot march; 3 is the most.', 'fatigue');
  }
  if (fields.forceMarch && fields.disorganized) return notOrganized('forceMarch');
  if (fields.leader === 'none') return undefined;
  return noSuchLeader(fields.side, fields.leader) ?? wrongArm(fields, rules);
}

function settle(fields: Fields): Verdict<WholeMarchInput> {
  const houseRules = fields.houseRules ?? OUR_RULINGS;
  const refusal = refusalOf(fields, houseRules);
  return refusal ?? allow({ ...fields, unit: readUnit(unitAmong(fields)), houseRules });
}

function headline({ side, unit, leader, forceMarch, need }: WholeMarchInput): string {
  const by = leader === 'none' ? '' : ` under a ${LEADER_WORDS[leader]}`;
  const forced = forceMarch ? ', with a force march' : '';
  const wanted = need > 0 ? `, ${need} MP needed` : '';
  const from = `F${unit.fatigue} to F${unit.fatigue + 1}`;
  return `${SIDE_WORDS[side]} ${TYPE_WORDS[unit.type]} ${unit.manpower} marches${by}, ${from}${forced}${wanted}`;
}

const orderWords = ({ organized }: Unit): string => (organized ? 'organized' : 'disorganized');

function resultWords({ mp, lost, unit }: WholeMarchOutcome): string {
  if (unit.manpower === 0) return 'destroyed';
  return `${mp} MP, ${orderWords(unit)}${lost > 0 ? `, loses ${lost}` : ''}`;
}

function line(input: WholeMarchInput, outcome: WholeMarchOutcome, dice: Thrown): string {
  const reached = input.need === 0 ? '' : outcome.reaches ? ', enough' : `, short of ${input.need}`;
  return `${input.game} march, ${diceWords(dice)}: ${resultWords(outcome)}${reached}. ${unitWords(outcome.unit)}.`;
}

/** The row of the allowance; the other tables hang on dice that the result does not tell. */
function lit({ leader, ...input }: WholeMarchInput): LitCell[] {
  const { chart, row } =
    leader === 'none' ? readMarch({ ...input, type: input.unit.type }) : readActivation({ ...input, leader });
  return [{ chart, row, column: 0 }];
}

export const WHOLE_MARCH_QUESTION = question<typeof FIELDS, WholeMarchInput, WholeMarchOutcome>({
  id: 'gcacw/whole-march',
  title: 'Whole march',
  about: 'How far a unit gets and in what state: fatigue, extended march, allowance, force march.',
  fields: FIELDS,
  example: { side: 'union', manpower: 7, fatigue: 2, forceMarch: true, need: 7 },
  settle,
  procedure: wholeMarch,
  headline,
  sides: ({ side }) => [side, otherSide(side)],
  key: ({ mp, lost, unit }) => `${mp}/${lost}/${orderWords(unit)}`,
  label: resultWords,
  short: ({ mp }) => `${mp}`,
  line,
  summaries: [
    {
      title: 'March',
      classes: [
        { label: 'falls short', tone: 'worst', holds: ({ reaches }) => !reaches },
        { label: 'reaches the MP needed', tone: 'best', holds: ({ reaches }) => reaches },
      ],
    },
    {
      title: 'Unit',
      classes: [
        { label: 'destroyed', tone: 'worst', holds: ({ unit }) => unit.manpower === 0 },
        { label: 'loses manpower', tone: 'bad', holds: ({ lost, unit }) => lost > 0 && unit.manpower > 0 },
        {
          label: 'disorganized, no loss',
          tone: 'even',
          holds: ({ lost, unit }) => lost === 0 && !unit.organized,
        },
        {
          label: 'organized, no loss',
          tone: 'best',
          holds: ({ lost, unit }) => lost === 0 && unit.organized,
        },
      ],
    },
  ],
  averages: [
    { label: 'MP', of: ({ mp }) => mp },
    { label: 'manpower lost', of: ({ lost }) => lost },
  ],
  plots: [{ title: 'Movement points', of: ({ mp }) => mp }],
  lit,
});
