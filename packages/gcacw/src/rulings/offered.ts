/** Which readings bear on which question: only these are offered in its form. */

import type { ADVANCED_RULINGS } from './advanced.ts';
import type { COMBAT_RULINGS } from './combat.ts';
import type { MARCH_RULINGS } from './march.ts';
import type { RETREAT_RULINGS } from './retreat.ts';

export type RulingId =
  | keyof typeof COMBAT_RULINGS
  | keyof typeof MARCH_RULINGS
  | keyof typeof RETREAT_RULINGS
  | keyof typeof ADVANCED_RULINGS;

const WORKS: readonly RulingId[] = ['abatisMultiplier', 'breastworkMultiplier', 'fortMultiplier'];
const CAPS: readonly RulingId[] = ['attackerCap', 'defenderCap', 'entrenchedCap'];
const CLASH: readonly RulingId[] = [
  ...(['artilleryAgainstNoGuns', 'flankBonusAgainstRefused'] as const),
  ...[...WORKS, ...CAPS],
];
/** Where the units themselves are known. */
const UNITS: readonly RulingId[] = [
  ...(['disorganizedCV', 'halfEntrenchedCap', 'worksAndArtillery', 'lossDivision', 'worksSoften'] as const),
];
const MOVERS: readonly RulingId[] = ['wagonMoves', 'mountedInfantryMoves'];
const EXTENDED_MARCH: readonly RulingId[] = ['mountedInfantryExtendedMarch', 'garrisonCavalryRWH'];
const MARCH: readonly RulingId[] = [...MOVERS, 'movementEventMP'];
const ACTIVATION: readonly RulingId[] = ['shOnTheCard', 'movementEventMP'];
const NIGHT: readonly RulingId[] = [
  ...(['reorganizes', 'rallies', 'worksNeedRest', 'worksInRain', 'worksAfterMoving'] as const),
  ...(['cavalryWorks', 'worksTop', 'worksRise'] as const),
];

export const OFFERED = {
  combat: [...CLASH, 'columnOfRouteInLoess'],
  attack: [...CLASH, ...UNITS, 'columnOfRouteInLoess', 'flankBonusOfCavalry'],
  assault: [...CLASH, ...UNITS, 'flankBonusOfCavalry', 'grandAssaultNumber'],
  'sequence-of-attacks': [...CLASH, ...UNITS, 'flankBonusOfCavalry'],
  day: [...CLASH, ...UNITS, ...MOVERS, 'mountedInfantryExtendedMarch', ...NIGHT],
  flank: [
    ...WORKS,
    ...(['flankBonusAgainstRefused', 'flankOffMap', 'closedGroundInZoc', 'refusedFlanksModifier'] as const),
  ],
  retreat: [
    ...(['retreatBulletNote', 'restrictedZocInRetreat', 'retreatStartHex', 'retreatEndsOnEnemy'] as const),
    ...(['overrideTiming', 'willingSurrender', 'retreatAtEdge'] as const),
    'mountedInfantryInCavalryRetreat',
  ],
  'cavalry-retreat': [
    ...WORKS,
    ...(['disorganizedCV', 'cavalryRetreatRounding', 'cavalryRetreatLoss'] as const),
    ...(['cavalryRetreatFromArtillery', 'mountedInfantryInCavalryRetreat'] as const),
    'bluffInCavalryRetreat',
  ],
  march: MARCH,
  activation: ACTIVATION,
  'extended-march': EXTENDED_MARCH,
  'force-march': MOVERS,
  'whole-march': [...MARCH, ...ACTIVATION, ...EXTENDED_MARCH, 'leaderAllowanceServes'],
  'command-radius': ['restrictedZocInCommand'],
  'entering-hex': ['loessSurcharge', 'occupiedFraction', 'provisionalSwampDry', 'mountedInfantryMoves'],
  'rail-movement': ['railCapacity', 'railForTheUnion', 'railExtendedMarch'],
  'strategic-movement': ['mountedInfantryMoves'],
  'random-event': [
    ...(['eventEffects', 'extremeHeat', 'unionWaterCrisis', 'heavyRain', 'lateRainOn'] as const),
    'movementEventMP',
  ],
  'strategic-event': ['eventEffects', 'unionExtendedMarchBonus'],
  'army-of-relief': ['armyOfReliefStarts'],
  recovery: [...NIGHT, 'worksInSwamp'],
} as const satisfies Readonly<Record<string, readonly RulingId[]>>;

export type RuledQuestion = keyof typeof OFFERED;
