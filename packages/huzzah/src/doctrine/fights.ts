/** Assaults and charges by the results of the procedure that fights them, in worth won and lost. */
import { exactWithin, Keyed, keeping, keptBy, toNumber } from '@longroll/kernel';
import type { AssaultOrder } from '../model/orders.ts';
import { stackKey } from '../model/stack.ts';
import { approaches, charging } from '../play/assault/beginning.ts';
import { assaultOf, assaultOrder, sideTowards } from '../play/assault/order.ts';
import { shotsAlong } from '../play/reaction/risk.ts';
import { changeLeaders, changeUnits } from '../play/state/change.ts';
import type { Group, Moving, PlayState } from '../play/state/stage.ts';
import { isByRoad } from '../play/steps/plan.ts';
import { type AssaultOutcome, assault, assaultKey } from '../procedures/assault.ts';
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

const MOST = 20_000;
/** Steps of the exact count; a fight with more ways than these is fought so many times instead. */
const BUDGET = 1_500;
const TRIALS = 96;
const fights = keptBy((_: HouseRules) => keeping<Fight>(MOST));

function keyOf(order: AssaultOrder): string {
  const { attacker, defender, houseRules: _, approachShots, ...rest } = order;
  const flags = [attacker, defender].map(({ leader, inCommand, isolated, onDisrupt }) =>
    [Number(leader), Number(inCommand), Number(isolated), onDisrupt].join(''),
  );
  const shots = approachShots.map(({ firer, ...shot }) => [stackKey(firer), ...Object.values(shot)].join());
  return [stackKey(attacker), stackKey(defender), ...flags, ...Object.values(rest), ...shots].join(' ');
}

/** How it may end, with the chance of each: exactly, or as trials show that have the luck of the fight's own name. */
function endsOf(order: AssaultOrder, key: string): readonly (readonly [AssaultOutcome, number])[] {
  const fight = assault(order);
  const ends = exactWithin(BUDGET, fight, { key: assaultKey });
  if (ends !== null) return ends.map(({ value, p }) => [value, toNumber(p)]);
  const luck = new Keyed(key);
  return Array.from({ length: TRIALS }, () => [fight(luck), 1 / TRIALS]);
}

function fought(order: AssaultOrder, key: string): Fight {
  const [own, foe] = [bodyWorth(order.attacker), bodyWorth(order.defender)];
  let [won, lost, cost, gain] = [0, 0, 0, 0];
  for (const [{ winner, attacker, defender }, chance] of endsOf(order, key)) {
    if (winner === 'attacker') won += chance;
    if (winner === 'defender' || winner === 'both-lose') lost += chance;
    cost += chance * (own - bodyWorth(attacker));
    gain += chance * (foe - bodyWorth(defender));
  }
  return { won, lost, cost, gain };
}

function fightOf(order: AssaultOrder): Fight {
  const key = keyOf(order);
  return fights(order.houseRules)(key, () => fought(order, key));
}

const NOT_ISOLATED = { attacker: false, defender: false } as const;

export const assaultBy = ({ field, state }: Look, group: Group, target: number): Fight =>
  fightOf(assaultOrder(field, state, assaultOf(field, state, group, target, false, false), NOT_ISOLATED));

/** The group as it would stand beside its target. */
function beside({ field, state }: Look, way: Moving): PlayState {
  const facing = sideTowards(field, way.hex, way.target);
  const there = changeUnits(state, way.units, { hex: way.hex, facing });
  return changeLeaders(there, way.leaders, { hex: way.hex });
}

/** More shots than these on the way, and nobody charges. */
const MOST_SHOTS = 1;

/** A charge by the way that draws the fewest shots; null if there is none, or none that is quiet enough. */
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
  if (unshot.gain < unshot.cost || drawn.length === 0) return unshot;
  return fightOf({
    ...order,
    defenderFireMarker: order.defenderFireMarker || marked,
    approachShots: drawn.map(({ order: shot }) => shot),
  });
}
