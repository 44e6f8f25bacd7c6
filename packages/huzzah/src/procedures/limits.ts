/** How much of a stack may fight: the limits of the hex (3.7) and the fire factor F = S x R (8.1). */
import { ASSAULT_LIMITS, FIRE_LIMITS, limitOf } from '../charts/limits.ts';
import { assaultFactor, rangeFactor } from '../charts/rangeFactors.ts';
import type { AssaultBlow, AssaultOrder, Shot } from '../model/orders.ts';
import { type Arm, armOf, strengthPoints, totalSp, type Unit } from '../model/unit.ts';
import { GROUND_WORDS, type Ground } from '../model/vocabulary.ts';
import type { HouseRules } from '../rulings/index.ts';

/** A unit with those of its strength points that fight. */
interface Fighting {
  readonly unit: Unit;
  readonly sp: number;
}

export interface FireFactor {
  readonly value: number;
  /** "4 of 6 SP, limit 4 in clear". */
  readonly words: string;
}

/** For limits a run is clear ground, unless the house holds otherwise. */
export const isClearForLimits = (ground: Ground, rules: HouseRules): boolean =>
  ground === 'clear' || (ground === 'run' && rules.runInLimits === 'clear');

/** Units in list order until the limit is used up. */
export function withinLimit(units: readonly Unit[], limit: number, rules: HouseRules): readonly Fighting[] {
  const fighting: Fighting[] = [];
  let left = limit;
  for (const unit of units) {
    const whole = strengthPoints(unit);
    const isLeftOut = whole > left && rules.overLargeUnit === 'left-out' && fighting.length > 0;
    const sp = isLeftOut ? 0 : Math.min(whole, left);
    if (sp > 0) fighting.push({ unit, sp });
    left -= sp;
  }
  return fighting;
}

function factorOf(fighting: readonly Fighting[], factor: (unit: Unit) => number, rules: HouseRules): number {
  const shares = fighting.map(({ unit, sp }) => sp * factor(unit));
  if (rules.factorRounding === 'unit') return shares.reduce((sum, share) => sum + Math.floor(share), 0);
  return Math.floor(shares.reduce((sum, share) => sum + share, 0));
}

const limitWords = (fighting: readonly Fighting[], units: readonly Unit[], limit: number): string => {
  const sp = fighting.reduce((sum, f) => sum + f.sp, 0);
  const held = Number.isFinite(limit) ? `limit ${limit}` : 'no limit';
  return `${sp} of ${totalSp(units)} SP, ${held}`;
};

export function fireFactor(shot: Shot, rules: HouseRules): FireFactor {
  const { units } = shot.firer;
  const limit = limitOf(FIRE_LIMITS, isClearForLimits(shot.firerGround, rules), armOf(units[0]!));
  const fighting = withinLimit(units, limit, rules);
  const value = factorOf(fighting, ({ type }) => rangeFactor(type, shot.range) ?? 0, rules);
  return { value, words: `${limitWords(fighting, units, limit)} in ${GROUND_WORDS[shot.firerGround]}` };
}

function assaultFactorOf(units: readonly Unit[], limit: number, rules: HouseRules): FireFactor {
  const fighting = withinLimit(units, limit, rules);
  const value = factorOf(fighting, ({ type }) => assaultFactor(type), rules);
  return { value, words: limitWords(fighting, units, limit) };
}

const ofArm = (units: readonly Unit[], arm: Arm): readonly Unit[] => units.filter((u) => armOf(u) === arm);

/** An attacker is held by the lower limit of the two hexes. */
function attackerFactor(units: readonly Unit[], order: AssaultOrder): FireFactor {
  const { attackerGround, defenderGround, houseRules } = order;
  const limit = (ground: Ground) =>
    limitOf(ASSAULT_LIMITS, isClearForLimits(ground, houseRules), 'small-arms');
  const both = houseRules.attackerLimit === 'lower-of-both-hexes';
  const held = both ? Math.min(limit(attackerGround), limit(defenderGround)) : limit(attackerGround);
  return assaultFactorOf(units, held, houseRules);
}

/** In the clear one arm defends, the stronger; elsewhere small arms before guns, within one limit. */
function defenderFactor(units: readonly Unit[], { defenderGround, houseRules }: AssaultOrder): FireFactor {
  const isClear = isClearForLimits(defenderGround, houseRules);
  const smallArms = ofArm(units, 'small-arms');
  const guns = ofArm(units, 'artillery');
  const limit = (arm: Arm) => limitOf(ASSAULT_LIMITS, isClear, arm);
  if (!isClear) return assaultFactorOf([...smallArms, ...guns], limit('small-arms'), houseRules);
  const bySmallArms = assaultFactorOf(smallArms, limit('small-arms'), houseRules);
  const byGuns = assaultFactorOf(guns, limit('artillery'), houseRules);
  return ofMixed(bySmallArms, byGuns, smallArms.length > 0, houseRules);
}

function ofMixed(
  smallArms: FireFactor,
  guns: FireFactor,
  hasSmallArms: boolean,
  { mixedDefender }: HouseRules,
): FireFactor {
  if (mixedDefender === 'both-arms') {
    return { value: smallArms.value + guns.value, words: `${smallArms.words}; guns ${guns.words}` };
  }
  const keepsGunsOut = hasSmallArms && mixedDefender === 'small-arms';
  return keepsGunsOut || smallArms.value >= guns.value ? smallArms : guns;
}

export const blowFactor = ({ role, own, order }: AssaultBlow): FireFactor =>
  role === 'attacker' ? attackerFactor(own.units, order) : defenderFactor(own.units, order);
