/** The question `gcacw/day`: what a stack looks like after a day of marches and attacks. */

import { allow, type Question, type QuestionSpec, question, type Verdict } from '@longroll/kernel';
import type * as z from 'zod';
import { stackSide } from '../model/leaderBonus.ts';
import { readUnit } from '../model/readUnit.ts';
import { stackWords } from '../model/unitWords.ts';
import { otherSide } from '../model/vocabulary.ts';
import { type DayOrder, type DayOutcome, day, dayKey } from '../procedures/day.ts';
import { OUR_RULINGS } from '../rulings/index.ts';
import { DAY_FIELDS } from './dayFields.ts';

type Fields = z.output<z.ZodObject<typeof DAY_FIELDS>>;

/** Every step has its own. */
const NO_GROUND = {
  attack: 'normal',
  attackerTerrain: 'clear',
  defenderTerrain: 'clear',
  hexside: 'none',
  flankBonus: 0,
} as const;

function settle(fields: Fields): Verdict<DayOrder> {
  const { units, leader, steps, recover, heat, ...rest } = fields;
  const { armyOfPotomac, regularArmy, scenario1861, retreatMarch, otherModifier, ...circumstances } = rest;
  const side = stackSide(rest.attackerSide, rest.leaderBonus);
  if (side.refused) return side;
  const houseRules = rest.houseRules ?? OUR_RULINGS;
  const { game, outOfSupply } = rest;
  return allow({
    circumstances: { ...circumstances, ...NO_GROUND, attackerSide: side.value, houseRules },
    march: {
      ...{ armyOfPotomac, regularArmy, scenario1861, retreatMarch, otherModifier },
      ...{ side: side.value, game, heat, outOfSupply, houseRules },
    },
    units: units.map(readUnit),
    ...{ leader, steps, recover },
  });
}

const anyOf =
  (holds: (unit: DayOutcome['units'][number]) => boolean) =>
  ({ units }: DayOutcome) =>
    units.some(holds);
const shaken = anyOf((unit) => unit.demoralized > 0);
const disordered = anyOf((unit) => !unit.organized);

const SPEC: QuestionSpec<typeof DAY_FIELDS, DayOrder, DayOutcome> = {
  id: 'gcacw/day',
  title: 'A day of a stack',
  about:
    'Marches, attacks made and suffered, recovery: the exact chance of every state the stack may end in.',
  fields: DAY_FIELDS,
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
