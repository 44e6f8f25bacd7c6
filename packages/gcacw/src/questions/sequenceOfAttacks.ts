/** The question `gcacw/sequence-of-attacks`: what becomes of a stack that is attacked several times in a row. */

import {
  allow,
  halves,
  listOf,
  type Question,
  type QuestionSpec,
  question,
  type Verdict,
  yesNo,
} from '@longroll/kernel';
import type * as z from 'zod';
import { attackingSide } from '../model/leaderBonus.ts';
import { readUnit } from '../model/readUnit.ts';
import { stackValue } from '../model/unit.ts';
import { stackWords } from '../model/unitWords.ts';
import { otherSide } from '../model/vocabulary.ts';
import {
  type Fate,
  type SequenceOrder,
  type SequenceOutcome,
  sequenceKey,
  sequenceOfAttacks,
} from '../procedures/sequenceOfAttacks.ts';
import { houseRulesIn, OUR_RULINGS } from '../rulings/index.ts';
import { CIRCUMSTANCE_FIELDS, DEFENDER_LEADER, DEFENDERS } from './attackFields.ts';
import { COMBAT_FIELDS } from './combatFields.ts';

const { attack, attackerTerrain, hexside, flankBonus, ...CIRCUMSTANCES } = CIRCUMSTANCE_FIELDS;
const MOST_ATTACKS = 8;

const ATTACK_FIELDS = {
  attack,
  attackerArm: COMBAT_FIELDS.attackerArm,
  attackerCV: halves(300, {
    title: 'Attacker Combat Value',
    description: 'Combat Value of all that attack.',
    cite: '9.1',
  }).default(6),
  attackerTV: COMBAT_FIELDS.attackerTV,
  attackerAV: COMBAT_FIELDS.attackerAV,
  attackerTerrain,
  hexside,
  flankBonus,
};

const FIELDS = {
  defenders: DEFENDERS,
  defenderLeader: DEFENDER_LEADER,
  attacks: listOf(ATTACK_FIELDS, [1, MOST_ATTACKS], {
    title: 'Attacks',
    description: 'One after another, each with fresh attackers.',
    cite: '8.1',
    group: 'Attacks',
  }),
  standsItsGround: yesNo({
    title: 'Stands its ground',
    description: 'What if it stayed whatever happens? Without this the sequence ends when it must retreat.',
    cite: '15.1',
    group: 'Attacks',
  }),
  ...CIRCUMSTANCES,
  houseRules: houseRulesIn('sequence-of-attacks'),
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

function settle(fields: Fields): Verdict<SequenceOrder> {
  const { defenders, attacks, defenderLeader, standsItsGround, ...rest } = fields;
  const side = attackingSide(rest.attackerSide, rest.leaderBonus);
  if (side.refused) return side;
  const first = attacks[0]!;
  const { attack, attackerTerrain, hexside, flankBonus } = first;
  const houseRules = rest.houseRules ?? OUR_RULINGS;
  return allow({
    circumstances: {
      ...rest,
      attack,
      attackerTerrain,
      hexside,
      flankBonus,
      attackerSide: side.value,
      houseRules,
    },
    defenders: defenders.map(readUnit),
    attacks,
    defenderLeader,
    standsItsGround,
  });
}

const FATES: readonly (readonly [Fate, 'worst' | 'good' | 'best'])[] = [
  ['holds', 'worst'],
  ['retreats', 'good'],
  ['routs', 'best'],
  ['destroyed', 'best'],
];

const times = (n: number): string => (n === 1 ? '1 attack' : `${n} attacks`);
const label = ({ fate, attacks, defenders }: SequenceOutcome): string =>
  fate === 'destroyed'
    ? `destroyed after ${times(attacks)}`
    : `${fate} after ${times(attacks)}: ${stackWords(defenders)}`;

const SPEC: QuestionSpec<typeof FIELDS, SequenceOrder, SequenceOutcome> = {
  id: 'gcacw/sequence-of-attacks',
  title: 'Attacks in a row',
  about: 'A stack attacked several times: the exact chance of every state it may end in.',
  fields: FIELDS,
  example: {
    defenders: [{ name: 'Green', manpower: 5, tactical: 2, artillery: 1 }],
    attacks: [
      { attack: 'normal', attackerCV: 8, attackerTV: 3 },
      { attack: 'hasty', attackerCV: 6, attackerTV: 2 },
      { attack: 'prepared', attackerCV: 9, attackerTV: 3 },
    ],
    defenderTerrain: 'woods',
  },
  settle,
  procedure: sequenceOfAttacks,
  headline: ({ defenders, attacks, circumstances: { houseRules } }) =>
    `${times(attacks.length)} on ${stackValue(defenders, houseRules)}`,
  sides: ({ circumstances: { attackerSide } }) => [attackerSide, otherSide(attackerSide)],
  key: sequenceKey,
  label,
  short: ({ fate }) => fate,
  line: ({ circumstances: { game } }, o, dice) =>
    `${game} ${label(o)} (dice ${dice.map(({ faces }) => faces[0]).join(' ')}).`,
  summaries: [
    {
      title: 'Defender',
      classes: FATES.map(([fate, tone]) => ({
        label: fate,
        tone,
        holds: (o: SequenceOutcome) => o.fate === fate,
      })),
    },
  ],
  averages: [
    { label: 'defender left with', of: (o) => o.defenders.reduce((sum, unit) => sum + unit.manpower, 0) },
    { label: 'attacks it takes', of: (o) => o.attacks },
  ],
  lit: () => [],
};

export const SEQUENCE_OF_ATTACKS: Question = question(SPEC);
