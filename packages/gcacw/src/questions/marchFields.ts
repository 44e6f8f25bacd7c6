/** Fields that several questions about movement share. */
import { type OnlyWhen, oneOf, whole, yesNo } from '@longroll/kernel';
import type * as z from 'zod';
import { LEADER_KINDS, MOVEMENT_EVENTS } from '../model/marching.ts';
import type { UnitInput } from '../model/readUnit.ts';
import { UNIT_TYPES } from '../model/unit.ts';
import { type Game, SIDES } from '../model/vocabulary.ts';
import { COMBAT_FIELDS } from './combatFields.ts';
import { TYPE_WORDS } from './marchWords.ts';
import { UNIT_FIELDS } from './unitFields.ts';

export const UNIT = 'Unit';
export const MARCH = 'March';
export const SPECIAL = 'Special to the game';

export const inGames = (line: string, ...games: readonly Game[]): OnlyWhen => ({
  field: 'game',
  in: games,
  line: `${line} (${games.join(', ')})`,
});

/** The same fields under one heading of the form. */
function under<F extends Readonly<Record<string, z.ZodType>>>(group: string, fields: F): F {
  const grouped = Object.entries(fields).map(([name, field]) => [
    name,
    field.meta({ ...field.meta(), group }),
  ]);
  return Object.fromEntries(grouped) as F;
}

/** One unit, its fields side by side with those of the question. */
export const ONE_UNIT = under(UNIT, UNIT_FIELDS);

/** The unit among the fields of a question; without a name it goes by its type. */
export const unitAmong = (fields: UnitInput): UnitInput => ({
  name: fields.name || TYPE_WORDS[fields.type],
  type: fields.type,
  manpower: fields.manpower,
  disorganized: fields.disorganized,
  exhausted: fields.exhausted,
  fatigue: fields.fatigue,
  demoralized: fields.demoralized,
  entrenchment: fields.entrenchment,
  tactical: fields.tactical,
  artillery: fields.artillery,
});

export const SIDE = oneOf(SIDES, {
  title: 'Side',
  description: 'Whose unit it is.',
  cite: '5.5',
  group: UNIT,
  names: { union: 'Union', confederate: 'Confederate' },
  default: 'union',
});

export const TYPE = oneOf(UNIT_TYPES, {
  title: 'Unit',
  description: 'Artillery and wagon trains march as infantry.',
  cite: '5.5, 5.5a',
  group: UNIT,
  names: TYPE_WORDS,
  default: 'infantry',
});

export const GAME = COMBAT_FIELDS.game;

const ONLY_BTC = inGames('Grand Division Leader', 'BTC');
const LEADER_TEXT = {
  title: 'Leader',
  cite: '5.5',
  group: MARCH,
  names: {
    infantry: 'infantry leader',
    'cavalry-division': 'cavalry division leader',
    'cavalry-corps': 'cavalry corps leader',
    'grand-division': 'grand division leader',
  },
  optionsOnly: { 'grand-division': ONLY_BTC },
} as const;

export const LEADER = oneOf(LEADER_KINDS, {
  ...LEADER_TEXT,
  description: 'Who is activated.',
  default: 'infantry',
});

export const LEADER_OR_NONE = oneOf(['none', ...LEADER_KINDS], {
  ...LEADER_TEXT,
  description: 'The activated leader whose Movement Allowance the unit has; none: a march of its own.',
  default: 'none',
});

export const NOVEMBER_1862 = yesNo({
  title: '15 to 17 November 1862',
  description: 'On these days a grand division has 1D6+2.',
  cite: '5.5',
  group: SPECIAL,
  only: {
    field: 'leader',
    in: ['grand-division'],
    line: 'Grand Division Leader: in Nov. 15 to 17, 1862, 1D6+2',
  },
});

export const EVENT = oneOf(MOVEMENT_EVENTS, {
  title: 'Movement event',
  description: 'A random event of this turn that changes Movement Allowances.',
  cite: '17.3d',
  group: SPECIAL,
  names: { 'movement-paralysis': 'Movement Paralysis', 'movement-bonus': 'Movement Bonus' },
  only: inGames('Random Events Table: Confederate MP, Movement Bonus', 'TOM'),
  optionsOnly: {
    'movement-paralysis': { field: 'side', in: ['confederate'], line: 'Confederate MP^' },
    'movement-bonus': { field: 'side', in: ['union'], line: 'Movement Bonus' },
  },
  default: 'none',
});

/** What the modifiers of the Extended March Table ask for. */
export const EXTENDED_FIELDS = {
  heat: yesNo({
    title: 'Heat',
    description: 'A Heat event is in effect: +1.',
    cite: '6.5a',
    group: MARCH,
  }),
  outOfSupply: yesNo({
    title: 'Out of supply',
    description: 'In the Advanced Game: +1.',
    cite: '6.5a',
    group: MARCH,
  }),
  otherModifier: whole(-3, 3, {
    title: 'Other modifier',
    description:
      'Events without a line of their own: Extreme Heat, Union Water Crisis, Union Extended March Bonus.',
    cite: '17.3c, 17.4b',
    group: MARCH,
    default: 0,
  }),
  game: GAME,
  armyOfPotomac: yesNo({
    title: 'Army of the Potomac',
    description: 'The unit belongs to the Army of the Potomac.',
    cite: '6.5a',
    group: SPECIAL,
    only: inGames('Army of the Potomac', 'SJW', 'HCR', 'RTG', 'LLO', 'GTC'),
  }),
  regularArmy: yesNo({
    title: 'Regular Army',
    description: 'A "Regular Army" unit.',
    cite: '6.5a',
    group: SPECIAL,
    only: inGames('+2: Union unit which is not a "Regular Army" unit', 'RWH'),
  }),
  scenario1861: yesNo({
    title: '1861 scenario',
    description: 'All units +1, cavalry -3 besides.',
    cite: '6.5a',
    group: SPECIAL,
    only: inGames('+1: All units in 1861 scenarios', 'AGA'),
  }),
  retreatMarch: yesNo({
    title: 'Retreat March',
    description: 'The unit executes a Retreat March (scenarios 2, 5, 6 and 7): -3.',
    cite: '6.5a',
    group: SPECIAL,
    only: inGames('-3: Retreat March', 'AGA'),
  }),
};
