/** Assaults and charges by the exact results of the procedure that fights them, in worth won and lost. */
import { exactWithin, keeping, keptBy, toNumber } from '@longroll/kernel';
import type { AssaultOrder } from '../model/orders.ts';
import { stackKey } from '../model/stack.ts';
import { approaches, charging } from '../play/assault/beginning.ts';
import { assaultOf, assaultOrder, sideTowards } from '../play/assault/order.ts';
import { shotsAlong } from '../play/reaction/risk.ts';
import { changeLeaders, changeUnits } from '../play/state/change.ts';
import type { Group, Moving, PlayState } from '../play/state/stage.ts';
import { isByRoad } from '../play/steps/plan.ts';
import { assault, assaultKey } from '../procedures/assault.ts';
import type { HouseRules } from '../rulings/index.ts';
import type { Look } from './look.ts';
import { bodyWorth } from './worth.ts';

export interface Fight {
  /** Chance that the attacker has the hex, and that he is beaten. */
  readonly won: number;
  readonly lost: number;
  /** Worth that the attacker loses, and that the defender does. */
  readonly cost: number;
  readonly gain: number;
}

const MOST = 4_000;
/** Steps of the exact count, past which a fight is left alone. */
const BUDGET = 20_000;
const fights = keptBy((_: HouseRules) => keeping<Fight | { readonly unknown: true }>(MOST));
const UNKNOWN = { unknown: true } as const;

function keyOf(order: AssaultOrder): string {
  const { attacker, defender, houseRules: _, approachShots, ...rest } = order;
  const flags = [attacker, defender].map(({ leader, inCommand, isolated, onDisrupt }) =>
    [Number(leader), Number(inCommand), Number(isolated), onDisrupt].join(''),
  );
  const shots = approachShots.map(({ firer, ...shot }) => [stackKey(firer), ...Object.values(shot)].join());
  return [stackKey(attacker), stackKey(defender), ...flags, ...Object.values(rest), ...shots].join(' ');
}

function fought(order: AssaultOrder): Fight | typeof UNKNOWN {
  const ends = exactWithin(BUDGET, assault(order), { key: assaultKey });
  if (ends === null) return UNKNOWN;
  const [own, foe] = [bodyWorth(order.attacker), bodyWorth(order.defender)];
  let [won, lost, cost, gain] = [0, 0, 0, 0];
  for (const { value, p } of ends) {
    const chance = toNumber(p);
    if (value.winner === 'attacker') won += chance;
    if (value.winner === 'defender' || value.winner === 'both-lose') lost += chance;
    cost += chance * (own - bodyWorth(value.attacker));
    gain += chance * (foe - bodyWorth(value.defender));
  }
  return { won, lost, cost, gain };
}

/** Null where the odds are beyond the budget. */
function fightOf(order: AssaultOrder): Fight | null {
  const found = fights(order.houseRules)(keyOf(order), () => fought(order));
  return 'unknown' in found ? null : found;
}

const NOT_ISOLATED = { attacker: false, defender: false } as const;

export const assaultBy = ({ field, state }: Look, group: Group, target: number): Fight | null =>
  fightOf(assaultOrder(field, state, assaultOf(field, state, group, target, false, false), NOT_ISOLATED));

/** The group as it would stand beside its target. */
function beside({ field, state }: Look, way: Moving): PlayState {
  const facing = sideTowards(field, way.hex, way.target);
  const there = changeUnits(state, way.units, { hex: way.hex, facing });
  return changeLeaders(there, way.leaders, { hex: way.hex });
}

/** More shots than these on the way, and nobody charges. */
const MOST_SHOTS = 1;

/** A charge by the way that draws the fewest shots. */
export function chargeBy(look: Look, group: Group, target: number): Fight | null {
  const { field, state } = look;
  const ways = approaches(field, state, charging(group, target)).map((way) => ({
    way,
    drawn: shotsAlong(field, state, way),
  }));
  if (ways.length === 0) return null;
  const { way, drawn } = ways.reduce((a, b) => (b.drawn.length < a.drawn.length ? b : a));
  if (drawn.length > MOST_SHOTS) return null;
  const there = beside(look, way);
  const plain = assaultOf(field, there, { ...group, hex: way.hex }, target, true, isByRoad(field, way));
  const order = assaultOrder(field, there, plain, NOT_ISOLATED);
  const marked = drawn.some(({ from }) => from === target);
  const unshot = fightOf(order);
  // Fire on the way makes nothing better, so that what does not pay without it need not be counted with it.
  if (unshot === null || unshot.gain < unshot.cost || drawn.length === 0) return unshot;
  return fightOf({
    ...order,
    defenderFireMarker: order.defenderFireMarker || marked,
    approachShots: drawn.map(({ order: shot }) => shot),
  });
}
