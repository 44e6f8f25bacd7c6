/** Modifiers of the Extended March Table, in printed order. Every row that applies is added. */
import { type Modifier, modifierList } from '@longroll/kernel';
import { SOURCE } from '../charts/source.ts';
import type { ExtendedMarchInput } from '../model/marching.ts';
import type { Game } from '../model/vocabulary.ts';
import { onlyIn } from './onlyIn.ts';

type March = ExtendedMarchInput;
type Row = Modifier<March>;

const CITE = '6.5a';

const LATE_AND_EARLY_WAR: readonly Game[] = ['HSN', 'AIO', 'BAC', 'RWH', 'AGA', 'TOM', 'TPC'];
const POTOMAC_CAVALRY: readonly Game[] = ['RTG', 'LLO', 'GTC'];
const GARRISONS: readonly Game[] = ['SJW', 'HCR', 'RTG'];
const REGULARS: readonly Game[] = ['RWH'];

const isCavalry = ({ unit, houseRules }: March): boolean =>
  unit.type === 'cavalry' ||
  (unit.type === 'mounted-infantry' && houseRules.mountedInfantryExtendedMarch === 'as-cavalry');

/** A row for one step of Fatigue on one side of the unit. */
const step = (exhausted: boolean, from: number, value: number): Row => ({
  printed: `+${value}`,
  value,
  cite: CITE,
  text: `${exhausted ? 'Exhausted' : 'Normal'} side, Fatigue Level from ${from} to ${from + 1}`,
  when: ({ unit }) => {
    if (unit.exhausted !== exhausted)
      return `the unit is on its ${unit.exhausted ? 'exhausted' : 'normal'} side`;
    return unit.fatigue === from || `Fatigue Level from ${unit.fatigue} to ${unit.fatigue + 1}`;
  },
});

function isWarCavalry(c: March): true | string {
  if (c.side !== 'union') return 'a Confederate unit';
  if (!isCavalry(c)) return 'not cavalry';
  if (LATE_AND_EARLY_WAR.includes(c.game)) return true;
  if (!POTOMAC_CAVALRY.includes(c.game)) return `not in ${c.game}`;
  return c.armyOfPotomac || 'not of the Army of the Potomac';
}

/** In RWH the line for cavalry and this one overlap; the ruling says whether both count. */
const cavalryLineAlone = (c: March): boolean =>
  c.game === 'RWH' && isCavalry(c) && c.houseRules.garrisonCavalryRWH === 'cavalry-line';

function isGarrison(c: March): true | string {
  if (c.side !== 'union') return 'a Confederate unit';
  if (c.unit.type === 'wagon') return 'a wagon train';
  if (cavalryLineAlone(c)) return 'the line for cavalry holds';
  if (GARRISONS.includes(c.game)) return !c.armyOfPotomac || 'of the Army of the Potomac';
  if (REGULARS.includes(c.game)) return !c.regularArmy || 'a Regular Army unit';
  return `not in ${c.game}`;
}

function isOther(c: March): true | string {
  if (c.side !== 'union') return 'a Confederate unit';
  if (isWarCavalry(c) === true) return 'late or early war cavalry';
  return isGarrison(c) !== true || 'a garrison unit';
}

const UNION_ROWS: readonly Row[] = [
  {
    printed: '+0',
    value: 0,
    cite: CITE,
    text:
      `Late and early war cavalry: Union cavalry (${LATE_AND_EARLY_WAR.join(', ')}), ` +
      `of the Army of the Potomac (${POTOMAC_CAVALRY.join(', ')})`,
    when: isWarCavalry,
  },
  {
    printed: '+2',
    value: 2,
    cite: CITE,
    text:
      `Garrison units: Union units not of the Army of the Potomac (${GARRISONS.join(', ')}), ` +
      `not Regular Army (${REGULARS.join(', ')})`,
    when: isGarrison,
  },
  {
    printed: '+1',
    value: 1,
    cite: CITE,
    text: 'Other Union units, wagon trains too',
    when: isOther,
  },
];

const GAME_ROWS: readonly Row[] = [
  {
    printed: '+1',
    value: 1,
    cite: CITE,
    text: 'Heat event in effect',
    when: (c) => c.heat || 'no heat',
  },
  {
    printed: '+1',
    value: 1,
    cite: CITE,
    text: 'Out of supply (Advanced Game)',
    when: (c) => c.outOfSupply || 'in supply',
  },
  onlyIn(['AGA'], {
    printed: '+1',
    value: 1,
    cite: CITE,
    text: 'All units in 1861 scenarios',
    when: (c) => c.scenario1861 || 'not an 1861 scenario',
  }),
  onlyIn(['AGA'], {
    printed: '-3',
    value: -3,
    cite: CITE,
    text: 'Cavalry unit in 1861 scenarios',
    when: (c) => {
      if (!c.scenario1861) return 'not an 1861 scenario';
      return isCavalry(c) || 'not cavalry';
    },
  }),
  onlyIn(['AGA'], {
    printed: '-3',
    value: -3,
    cite: CITE,
    text: 'Retreat March, scenarios 2, 5, 6 and 7',
    when: (c) => c.retreatMarch || 'no Retreat March',
  }),
];

export const EXTENDED_MARCH_MODIFIERS = modifierList<March>(
  { id: 'gcacw/extended-march-modifiers', title: 'Extended March modifiers', source: SOURCE, cite: CITE },
  [
    step(false, 3, 1),
    step(true, 2, 1),
    step(true, 3, 3),
    {
      printed: '+1',
      value: 1,
      cite: CITE,
      text: 'Wagon Train, besides the +1 for other Union units',
      when: ({ unit }) => unit.type === 'wagon' || 'not a wagon train',
    },
    ...UNION_ROWS,
    ...GAME_ROWS,
  ],
);
