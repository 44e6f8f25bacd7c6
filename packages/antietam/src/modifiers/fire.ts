/** Factors on fire casualties (7.3), in the order of the card: terrain, mode, others. */
import { compare, least, multiply, ONE, type Rational, rational, subtract } from '@longroll/kernel';
import { MODE_MODIFIERS, modeFire } from '../charts/modeModifiers.ts';
import {
  BATTLE_TIME,
  DENSITY,
  FLANKED,
  FLANKING,
  FORT_LEVEL,
  OTHER_MODIFIERS,
} from '../charts/otherModifiers.ts';
import { HIGHER_FIRE, TERRAIN_MODIFIERS, terrainFire } from '../charts/terrainModifiers.ts';
import { percent, typed } from '../model/exactly.ts';
import { menOf } from '../model/sharing.ts';
import type { Firer, TargetSquare, TargetUnit } from '../model/shot.ts';
import type { HouseRules } from '../rulings/index.ts';
import type { FactorRow } from './factorList.ts';

/** What an attack from the flank counts: where the half of the defender is read as a protection, half of that (18.10). */
export const flankingFactor = ({ flankedHalf }: Pick<HouseRules, 'flankedHalf'>): Rational =>
  flankedHalf === 'own-strength' ? FLANKING : multiply(FLANKING, FLANKED);

/** One unit's fire on one square, all that does not hang on which of its units is hit. */
export interface ShotAtSquare {
  readonly firer: Firer;
  readonly square: TargetSquare;
  readonly houseRules: HouseRules;
}
/** The same shot at one unit of the square. */
export interface ShotAtUnit extends Pick<ShotAtSquare, 'houseRules'> {
  readonly target: TargetUnit;
  readonly flanked: boolean;
}

const [TERRAIN, MODE, OTHER] = [TERRAIN_MODIFIERS.id, MODE_MODIFIERS.id, OTHER_MODIFIERS.id];

const menIn = ({ targets }: TargetSquare): number => menOf(targets);

/** Whole percent, cut off, for the men over or under the usual number; at most 25 either way. */
export function densityPercent(men: number): number {
  const steps = Math.trunc((men - DENSITY.usual) / DENSITY.men);
  return Math.max(-DENSITY.most, Math.min(DENSITY.most, steps));
}
export const densityFactor = (men: number): Rational => percent(100 + densityPercent(men));

/** Where cover and height do not multiply, the better of them counts alone. */
function heightBeyondCover({ firer, square, houseRules }: ShotAtSquare): true | string {
  if (!firer.targetHigher) return 'the target is not higher';
  if (houseRules.higherAndTerrain === 'multiply') return true;
  const cover = terrainFire(square.terrain);
  return least(cover, HIGHER_FIRE) === HIGHER_FIRE || 'its cover counts alone (house rule)';
}
function coverBeyondHeight({ firer, square, houseRules }: ShotAtSquare): true | string {
  if (houseRules.higherAndTerrain === 'multiply' || !firer.targetHigher) return true;
  return (
    least(terrainFire(square.terrain), HIGHER_FIRE) !== HIGHER_FIRE || 'its height counts alone (house rule)'
  );
}

/** Both on one target multiply by a rule of ours. */
const ruleOfCover = (printed: string, { firer, square }: ShotAtSquare): string =>
  firer.targetHigher && compare(terrainFire(square.terrain), ONE) !== 0 ? `${printed}, 7.3.3` : printed;

export const SHOT_FACTORS: readonly FactorRow<ShotAtSquare>[] = [
  {
    cite: (shot) => ruleOfCover('7.3.1', shot),
    text: 'Terrain of the target',
    chart: TERRAIN,
    when: coverBeyondHeight,
    value: ({ square }) => terrainFire(square.terrain),
    because: ({ square }) => square.terrain,
  },
  {
    cite: (shot) => ruleOfCover('7.3.2', shot),
    text: 'Target higher than the firer',
    chart: TERRAIN,
    when: heightBeyondCover,
    value: () => HIGHER_FIRE,
  },
  {
    cite: ({ firer }) => (firer.mode === 'dismounted' ? '18.9' : '7.3.4'),
    text: 'Mode of the firer',
    chart: MODE,
    when: () => true,
    value: ({ firer, houseRules }) => modeFire(firer.mode, houseRules),
    because: ({ firer }) => firer.mode,
  },
  {
    cite: '7.3.5',
    text: "Firer's leader",
    chart: OTHER,
    when: ({ firer }) => firer.leaderFactor !== 1 || 'no leader, or one of 1.00',
    value: ({ firer }) => typed(firer.leaderFactor),
  },
  {
    cite: '7.3.7, 18.10',
    text: 'Flanked defender shooting back outside its arc',
    chart: OTHER,
    when: ({ firer, houseRules }) => {
      if (!firer.shootingBack) return 'the firer is not flanked';
      return houseRules.flankedHalf === 'own-strength' || 'read as a protection (house rule)';
    },
    value: () => FLANKED,
  },
  {
    cite: '7.3.8',
    text: 'Density of the target square',
    chart: OTHER,
    when: () => true,
    value: ({ square }) => densityFactor(menIn(square)),
    because: ({ square }) => `${menIn(square)} men in the square`,
  },
  {
    cite: '7.3.10, 7.3.11',
    text: 'Battle time',
    chart: OTHER,
    when: () => true,
    value: ({ firer, houseRules }) => rational(pointsCounted(firer, houseRules), BATTLE_TIME.full),
    because: ({ firer, houseRules }) => `${pointsCounted(firer, houseRules)} operation points counted`,
  },
  {
    cite: '7.3.14',
    text: 'Difficulty',
    chart: OTHER,
    when: ({ square }) => square.difficultyFactor !== 1 || 'the usual level',
    value: ({ square }) => typed(square.difficultyFactor),
  },
];

/** Read before the shot is paid, never fewer than five. */
function pointsCounted({ operationPoints, fireCost }: Firer, { battleTimeRead }: HouseRules): number {
  const left = battleTimeRead === 'before-paying' ? operationPoints : operationPoints - fireCost;
  return Math.max(left, BATTLE_TIME.fewest);
}

export const TARGET_FACTORS: readonly FactorRow<ShotAtUnit>[] = [
  {
    cite: '7.3.6',
    text: 'Shot from the flank',
    chart: OTHER,
    when: ({ flanked }) => flanked || 'from the front',
    value: ({ houseRules }) => flankingFactor(houseRules),
  },
  {
    cite: '7.3.12, 18.8',
    text: 'Fortification of the target',
    chart: OTHER,
    when: ({ target, houseRules }) => {
      if (target.fort === 0) return 'not fortified';
      return houseRules.fortification === 'reduces' || 'not counted (house rule)';
    },
    value: ({ target }) => subtract(ONE, multiply(FORT_LEVEL, rational(target.fort))),
    because: ({ target }) => `level ${target.fort}`,
  },
];
