/** One unit's fire at one square (7.3, 7.4): everything but the random factor, shared among those who stand there. */
import {
  floor,
  multiply,
  type Note,
  once,
  type Rational,
  RuleBug,
  rational,
  sumOf,
  toNumber,
} from '@longroll/kernel';
import { OPERATION_COSTS } from '../charts/operationCosts.ts';
import { CASUALTIES, casualtyRate, LAST_RANGE } from '../charts/weapons.ts';
import { figure, roundingOf } from '../model/exactly.ts';
import { menOf, restToLargest, type WithMen } from '../model/sharing.ts';
import type { Firer, TargetSquare, TargetUnit } from '../model/shot.ts';
import { isGun, pointWords } from '../model/vocabulary.ts';
import { multiplyUp } from '../modifiers/factorList.ts';
import { SHOT_FACTORS, TARGET_FACTORS } from '../modifiers/fire.ts';
import type { HouseRules } from '../rulings/index.ts';
import { type Casualties, casualties, lossSpan, meanLoss } from './casualties.ts';

export interface Shot {
  /** B: losses of the square before the random factor. */
  readonly before: Rational;
  readonly casualties: Casualties;
  /** The exact mean of the losses. */
  readonly mean: () => number;
  /** How n losses fall on the units of the square. */
  readonly share: (n: number) => readonly number[];
  readonly lines: () => readonly Note[];
}

export interface ShotOrder {
  /** Its place in the list of firers. */
  readonly at: number;
  /** Names the random factor in journals. */
  readonly factorName: string;
  readonly firer: Firer;
  readonly square: TargetSquare;
  readonly houseRules: HouseRules;
}

const MEN_A_RATE = 100;
const TITLE = 'Fire';

/** Why a shot does nothing, whatever the factors say, and the rule that says so. */
function idle(
  { weapon, range, ammo }: Firer,
  rules: HouseRules,
): readonly [cite: string, reason: string] | null {
  const cite = range > LAST_RANGE ? '18.1' : '7.2';
  if (casualtyRate(weapon, range, rules) === 0) return [cite, `${weapon} does nothing at range ${range}`];
  return ammo === 0 ? ['11.1', 'no ammunition: the fire does nothing'] : null;
}

function baseOf({ weapon, range, strength }: Firer, rules: HouseRules): Rational {
  const rate = casualtyRate(weapon, range, rules);
  return isGun(weapon) ? rational(rate * strength) : rational(rate * strength, MEN_A_RATE);
}

function baseLine(firer: Firer, rules: HouseRules): Note {
  const { weapon, range, strength } = firer;
  const rate = casualtyRate(weapon, range, rules);
  const per = isGun(weapon)
    ? `${rate} for each of ${strength} guns`
    : `${rate} for each 100 of ${strength} men`;
  const line = {
    cite: range > LAST_RANGE ? '7.2, 18.1' : '7.2',
    text: `${weapon} at range ${range}: ${per}`,
    chart: CASUALTIES.id,
    group: TITLE,
  };
  const nothing = idle(firer, rules);
  if (nothing) return { ...line, cite: nothing[0], value: '0', applied: false, reason: nothing[1] };
  return { ...line, value: figure(baseOf(firer, rules)), applied: true };
}

/** What the shot costs: all of it, or in defence as much of it as there is. */
function priceLine({ fireCost, operationPoints, defending }: Firer): Note {
  const line = { text: 'Fire phase', chart: OPERATION_COSTS.id, group: TITLE };
  if (operationPoints >= fireCost)
    return { ...line, cite: '5.2.13', value: pointWords(fireCost), applied: true };
  if (!defending) throw new RuleBug(`a shot of ${fireCost} points with ${operationPoints}`);
  const reason = `of ${fireCost}: defensive fire is made without the rest`;
  const free = { ...line, cite: '5.2.13, 7.1.2', value: pointWords(operationPoints), reason };
  return { ...free, applied: operationPoints > 0 };
}

function spreadLine(before: Rational, rounding: Rational): Note {
  const [lowest, highest] = lossSpan(before, rounding);
  const text = `Before the random factor of 0.50 to 1.50; it makes ${lowest} to ${highest}, each by the exact length of its part of the range`;
  return { cite: '7.3.9, 0.5', text, value: figure(before), applied: true, group: TITLE };
}

/** In proportion to the losses that each would have alone, rounded down, the rest to the largest (7.4). */
function sharing(parts: readonly Rational[], before: Rational, targets: readonly TargetUnit[]) {
  if (parts.length === 1 || toNumber(before) === 0)
    return (n: number) => targets.map((_, i) => (i === 0 ? n : 0));
  return (n: number): readonly number[] => {
    const shares = parts.map((part) =>
      floor(multiply(multiply(rational(n), part), { n: before.d, d: before.n })),
    );
    return restToLargest(n, shares, targets);
  };
}

export function shot({ at, factorName, firer, square, houseRules }: ShotOrder): Shot {
  const { targets } = square;
  const common = multiplyUp(SHOT_FACTORS, { firer, square, houseRules }, TITLE);
  const all = menOf(targets);
  const units = targets.map((target, i) => {
    const group = targets.length > 1 ? `${TITLE}, target ${i + 1}` : TITLE;
    const context = { target, flanked: target.flankedBy.includes(at), houseRules };
    return { ...multiplyUp(TARGET_FACTORS, context, group), share: rational(target.men, all) };
  });
  const isIdle = idle(firer, houseRules) !== null;
  const whole = isIdle ? rational(0) : multiply(baseOf(firer, houseRules), common.product);
  const parts = units.map(({ product, share }) => multiply(whole, multiply(product, share)));
  const before = sumOf(parts);
  const rounding = roundingOf(houseRules);
  const casualty = { name: factorName, before, present: all, rounding };
  // Its classes are many: a shot that is only weighed against others does without them.
  const chance = once(() => casualties(casualty));
  return {
    before,
    get casualties() {
      return chance();
    },
    mean: () => toNumber(meanLoss(casualty)),
    share: sharing(parts, before, targets),
    lines: once(() => {
      if (isIdle) return [baseLine(firer, houseRules), priceLine(firer)];
      const factors = [...common.lines(), ...units.flatMap((unit) => unit.lines())];
      return [baseLine(firer, houseRules), ...factors, spreadLine(before, rounding), priceLine(firer)];
    }),
  };
}

export const addLosses = (a: readonly number[], b: readonly number[]): readonly number[] =>
  a.map((loss, i) => loss + b[i]!);

/** Nobody loses more than he has (7.4.1): what is too much for one falls on the others of the square, then lapses. */
export function withinPresent(losses: readonly number[], targets: readonly WithMen[]): readonly number[] {
  const taken = losses.map((loss, i) => Math.min(loss, targets[i]!.men));
  let excess = losses.reduce((sum, loss, i) => sum + loss - taken[i]!, 0);
  return taken.map((loss, i) => {
    const more = Math.min(excess, targets[i]!.men - loss);
    excess -= more;
    return loss + more;
  });
}
