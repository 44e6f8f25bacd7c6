/** The question `gcacw/day`: what a stack looks like after a day of marches and attacks. */

import {
  allow,
  halves,
  listOf,
  oneOf,
  type Question,
  type QuestionSpec,
  question,
  type Verdict,
  whole,
  yesNo,
} from '@longroll/kernel';
import type * as z from 'zod';
import { attackingSide } from '../model/leaderBonus.ts';
import { readUnit } from '../model/readUnit.ts';
import { stackWords } from '../model/unitWords.ts';
import { otherSide } from '../model/vocabulary.ts';
import { DAY_STEPS, type DayOrder, type DayOutcome, day, dayKey } from '../procedures/day.ts';
import { houseRulesIn, OUR_RULINGS } from '../rulings/index.ts';
import { CIRCUMSTANCE_FIELDS } from './attackFields.ts';
import { UNIT_FIELDS } from './unitFields.ts';

const { attack, attackerTerrain, defenderTerrain, hexside, flankBonus, ...CIRCUMSTANCES } =
  CIRCUMSTANCE_FIELDS;
const DAY = 'The day';

const STEP_FIELDS = {
  kind: oneOf(DAY_STEPS, {
    title: 'Step',
    description: 'What the stack does or suffers.',
    cite: '5.0',
    names: { march: 'marches', 'force-march': 'force marches', attack: 'attacks', defend: 'is attacked' },
    default: 'march',
  }),
  attack,
  enemyCV: halves(300, {
    title: 'Enemy Combat Value',
    description: 'Of the enemy it fights.',
    cite: '9.1',
  }).default(5),
  enemyTV: whole(0, 12, {
    title: 'Enemy Tactical Value',
    description: 'Of the enemy it fights.',
    cite: '9.5',
    default: 0,
  }),
  enemyAV: whole(0, 99, {
    title: 'Enemy Artillery Value',
    description: 'Of the enemy it fights.',
    cite: '9.6',
    default: 0,
  }),
  defenderTerrain,
  attackerTerrain,
  hexside,
  flankBonus,
};

const FIELDS = {
  units: listOf(UNIT_FIELDS, [1, 4], {
    title: 'Units',
    description: 'The stack in the morning.',
    cite: '2.11',
    group: 'Stack',
  }),
  leader: whole(0, 9, {
    title: 'Leader',
    description: 'Tactical Value of a leader with it.',
    cite: '9.5',
    group: 'Stack',
    default: 0,
  }),
  steps: listOf(STEP_FIELDS, [1, 8], {
    title: 'Steps',
    description: 'One after another.',
    cite: '5.0',
    group: DAY,
  }),
  recover: yesNo({
    title: 'Night falls',
    description: 'The Recovery Phase at the end, for units that have moved.',
    cite: '12.0',
    group: DAY,
  }),
  heat: yesNo({
    title: 'Heat',
    description: 'A Heat event: +1 on the Extended March Table.',
    cite: '6.5a',
    group: DAY,
  }),
  ...CIRCUMSTANCES,
  houseRules: houseRulesIn('day'),
};
type Fields = z.output<z.ZodObject<typeof FIELDS>>;

function settle(fields: Fields): Verdict<DayOrder> {
  const { units, leader, steps, recover, heat, ...rest } = fields;
  const side = attackingSide(rest.attackerSide, rest.leaderBonus);
  if (side.refused) return side;
  const houseRules = rest.houseRules ?? OUR_RULINGS;
  const ground = {
    attack: 'normal',
    attackerTerrain: 'clear',
    defenderTerrain: 'clear',
    hexside: 'none',
    flankBonus: 0,
  } as const;
  const { game, outOfSupply } = rest;
  return allow({
    circumstances: { ...rest, ...ground, attackerSide: side.value, houseRules },
    march: { ...NO_MARCH_EVENTS, side: side.value, game, heat, outOfSupply, houseRules },
    units: units.map(readUnit),
    ...{ leader, steps, recover },
  });
}

/** What the extended march of other games would ask; its own question has the fields. */
const NO_MARCH_EVENTS = {
  armyOfPotomac: true,
  regularArmy: true,
  scenario1861: false,
  retreatMarch: false,
  otherModifier: 0,
};

const anyOf =
  (holds: (unit: DayOutcome['units'][number]) => boolean) =>
  ({ units }: DayOutcome) =>
    units.some(holds);
const shaken = anyOf((unit) => unit.demoralized > 0);
const disordered = anyOf((unit) => !unit.organized);

const SPEC: QuestionSpec<typeof FIELDS, DayOrder, DayOutcome> = {
  id: 'gcacw/day',
  title: 'A day of a stack',
  about:
    'Marches, attacks made and suffered, recovery: the exact chance of every state the stack may end in.',
  fields: FIELDS,
  example: {
    units: [
      { name: 'Hovey', manpower: 10, tactical: 3, artillery: 4 },
      { name: 'Carr', manpower: 9, tactical: 3, artillery: 3 },
    ],
    steps: [
      { kind: 'march' },
      { kind: 'attack', enemyCV: 5, enemyTV: 2 },
      { kind: 'march' },
      { kind: 'attack', attack: 'hasty', enemyCV: 4, enemyTV: 2 },
      { kind: 'march' },
    ],
  },
  settle,
  procedure: day,
  headline: ({ units, steps }) =>
    `A day of ${steps.length} steps for ${units.map(({ name }) => name).join(' and ')}`,
  sides: ({ circumstances: { attackerSide } }) => [attackerSide, otherSide(attackerSide)],
  key: dayKey,
  label: ({ units }) => stackWords(units),
  short: ({ units }) => `${units.length}`,
  line: ({ circumstances: { game } }, { units }, dice) =>
    `${game} end of the day: ${stackWords(units)} (dice ${dice.map(({ faces }) => faces[0]).join(' ')}).`,
  summaries: [
    {
      title: 'Stack',
      classes: [
        { label: 'destroyed', tone: 'worst', holds: ({ units }) => units.length === 0 },
        { label: 'some demoralized', tone: 'bad', holds: (o) => shaken(o) },
        { label: 'some disorganized', tone: 'good', holds: (o) => !shaken(o) && disordered(o) },
        {
          label: 'in good order',
          tone: 'best',
          holds: (o) => o.units.length > 0 && !shaken(o) && !disordered(o),
        },
      ],
    },
  ],
  averages: [
    { label: 'left with manpower', of: ({ units }) => units.reduce((sum, unit) => sum + unit.manpower, 0) },
  ],
  lit: () => [],
};

export const DAY_OF_A_STACK: Question = question(SPEC);
