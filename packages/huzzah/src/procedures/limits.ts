/** How much of a stack may fight: the limits of the hex (3.7.1, 3.7.2) and the fire factor F = S x R (8.1). */
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
  /** "4 of 6 SP, limit 4 in clear"; written only if somebody reads it. */
  readonly words: () => string;
  /** The rules that it rests on: the card's, and those of ours that had something to say. */
  readonly cite: () => string;
}

/** What the rules look at when they say how much fights: those in the hex, their limit, what a point is worth. */
interface Force {
  readonly units: readonly Unit[];
  readonly limit: number;
  readonly factor: (unit: Unit) => number;
  /** The rules of the limit, in order. */
  readonly cites: readonly string[];
}

/** For limits a run is clear ground, unless the house holds otherwise (3.2.2). */
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

const sumOfShares = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);

/** Rounded down once (8.1.2), unless the house rounds unit by unit. */
const rounded = (shares: readonly number[], { factorRounding }: HouseRules): number =>
  factorRounding === 'unit' ? sumOfShares(shares.map(Math.floor)) : Math.floor(sumOfShares(shares));

const limitWords = (fighting: readonly Fighting[], units: readonly Unit[], limit: number): string => {
  const sp = fighting.reduce((sum, f) => sum + f.sp, 0);
  const held = Number.isFinite(limit) ? `limit ${limit}` : 'no limit';
  return `${sp} of ${totalSp(units)} SP, ${held}`;
};

/** Rules of ours are cited where they decided: who fights within the limit (3.7.4), what rounding took (8.1.2). */
function citesOf({ cites, units }: Force, fighting: readonly Fighting[], shares: readonly number[]): string {
  const isHeld = fighting.reduce((sum, { sp }) => sum + sp, 0) < totalSp(units);
  const isRounded = shares.some((share) => !Number.isInteger(share)) || sumOfShares(shares) < 1;
  return [...cites, ...(isHeld ? ['3.7.4'] : []), '8.1', ...(isRounded ? ['8.1.2'] : []), '8.2'].join(', ');
}

function factorOf(force: Force, rules: HouseRules): FireFactor {
  const { units, limit, factor } = force;
  const fighting = withinLimit(units, limit, rules);
  const shares = fighting.map(({ unit, sp }) => sp * factor(unit));
  return {
    value: rounded(shares, rules),
    words: () => limitWords(fighting, units, limit),
    cite: () => citesOf(force, fighting, shares),
  };
}

/** That a run is clear or not is ours (3.2.2). */
const groundCites = (...grounds: readonly Ground[]): readonly string[] =>
  grounds.includes('run') ? ['3.2.2'] : [];

export function fireFactor(shot: Shot, rules: HouseRules): FireFactor {
  const { firerGround, range } = shot;
  const { units } = shot.firer;
  const limit = limitOf(FIRE_LIMITS, isClearForLimits(firerGround, rules), armOf(units[0]!));
  const factor = ({ type }: Unit) => rangeFactor(type, range) ?? 0;
  const cites = [...groundCites(firerGround), '3.7.1'];
  const { value, words, cite } = factorOf({ units, limit, factor, cites }, rules);
  return { value, words: () => `${words()} in ${GROUND_WORDS[firerGround]}`, cite };
}

const inAssault = ({ type }: Unit): number => assaultFactor(type);

const ofArm = (units: readonly Unit[], arm: Arm): readonly Unit[] => units.filter((u) => armOf(u) === arm);

/** An attacker is held by the lower limit of the two hexes (3.7.5). */
function attackerFactor(units: readonly Unit[], order: AssaultOrder): FireFactor {
  const { attackerGround, defenderGround, houseRules } = order;
  const limitIn = (ground: Ground) =>
    limitOf(ASSAULT_LIMITS, isClearForLimits(ground, houseRules), 'small-arms');
  const [own, theirs] = [limitIn(attackerGround), limitIn(defenderGround)];
  const both = houseRules.attackerLimit === 'lower-of-both-hexes';
  const limit = both ? Math.min(own, theirs) : own;
  const ofTwo = own === theirs ? [] : ['3.7.5'];
  const cites = [...groundCites(attackerGround, defenderGround), '3.7.2', ...ofTwo];
  return factorOf({ units, limit, factor: inAssault, cites }, houseRules);
}

/** In the clear one arm defends, the stronger; elsewhere small arms before guns, within one limit (3.7.6). */
function defenderFactor(units: readonly Unit[], { defenderGround, houseRules }: AssaultOrder): FireFactor {
  const isClear = isClearForLimits(defenderGround, houseRules);
  const smallArms = ofArm(units, 'small-arms');
  const guns = ofArm(units, 'artillery');
  const ofBoth = smallArms.length > 0 && guns.length > 0 ? ['3.7.6'] : [];
  const cites = [...groundCites(defenderGround), '3.7.2', ...ofBoth];
  const factorBy = (those: readonly Unit[], arm: Arm) =>
    factorOf(
      { units: those, limit: limitOf(ASSAULT_LIMITS, isClear, arm), factor: inAssault, cites },
      houseRules,
    );
  if (!isClear) return factorBy([...smallArms, ...guns], 'small-arms');
  if (guns.length === 0) return factorBy(smallArms, 'small-arms');
  if (smallArms.length === 0) return factorBy(guns, 'artillery');
  return ofMixed(factorBy(smallArms, 'small-arms'), factorBy(guns, 'artillery'), houseRules);
}

function ofMixed(smallArms: FireFactor, guns: FireFactor, { mixedDefender }: HouseRules): FireFactor {
  if (mixedDefender === 'both-arms') {
    const words = () => `${smallArms.words()}; guns ${guns.words()}`;
    return { ...smallArms, value: smallArms.value + guns.value, words };
  }
  return mixedDefender === 'small-arms' || smallArms.value >= guns.value ? smallArms : guns;
}

export const blowFactor = ({ role, own, order }: AssaultBlow): FireFactor =>
  role === 'attacker' ? attackerFactor(own.units, order) : defenderFactor(own.units, order);
