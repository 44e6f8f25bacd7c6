/** What a shot takes from its target on average: the exact results of the procedure that the game fires it by, each met once. */
import { exact, keeping, keptBy, toNumber } from '@longroll/kernel';
import type { FireOrder } from '../model/orders.ts';
import { isBeaten, stackKey } from '../model/stack.ts';
import { shot } from '../procedures/fire.ts';
import { lineOfShot } from '../procedures/fireLine.ts';
import { readsParentheses } from '../procedures/tableRoll.ts';
import type { HouseRules } from '../rulings/index.ts';
import { bodyWorth } from './worth.ts';

export interface Toll {
  /** Worth that is lost. */
  readonly harm: number;
  /** Chances that the body loses its order, and that it runs or is no more. */
  readonly shaken: number;
  readonly broken: number;
}

const NAMES = { combatDie: 'combat die', moraleDie: 'morale die', heading: '' };
const MOST = 20_000;
const tolls = keptBy((_: HouseRules) => keeping<Toll>(MOST));

function rolled(order: FireOrder): Toll {
  const before = bodyWorth(order.target);
  const ends = exact(
    shot(order, NAMES, (stack) => stack),
    { key: ({ stack }) => stackKey(stack) },
  );
  let [harm, shaken, broken] = [0, 0, 0];
  for (const { value, p } of ends) {
    const chance = toNumber(p);
    harm += chance * (before - bodyWorth(value.stack));
    if (value.stack.state !== order.target.state) shaken += chance;
    if (isBeaten(value.stack)) broken += chance;
  }
  return { harm, shaken, broken };
}

/** All that the dice of a shot hang on. */
function keyOf(order: FireOrder): string {
  const { target, targetFlanked, targetAction, noLineOfSight } = order;
  const { leader, inCommand, isolated, onDisrupt } = target;
  const flags = [leader, inCommand, isolated, targetFlanked, noLineOfSight, readsParentheses(order)];
  return `${lineOfShot(order).row} ${stackKey(target)} ${flags.map(Number).join('')} ${targetAction} ${onDisrupt}`;
}

export const tollOf = (order: FireOrder): Toll => tolls(order.houseRules)(keyOf(order), () => rolled(order));
