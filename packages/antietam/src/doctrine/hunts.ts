/** Whom to charge, with whom and from where, by the odds of the melee: found once for a phase, the best first. */
import { rangeOf } from '../field/ground.ts';
import { couldCharge } from '../play/plots/plotting.ts';
import { waysOf } from '../play/plots/ways.ts';
import { hasRoom, rulesOf, withUnit } from '../play/state/standing.ts';
import { meleeOf, meleeValue } from './charges.ts';
import { enemiesOf, type Look, type Prey } from './look.ts';
import { isCharger } from './prey.ts';
import { coverIn, threatsTo } from './threats.ts';
import { WEIGHTS } from './weights.ts';

/** What fire and charge cost together; a unit stands no farther than this from whom it charges. */
const CHARGE_COST = 4;
const REACH = 4;
/** Places that are tried for one charge: the least exposed. */
const TRIED = 14;

/** A unit in a square beside the enemy, with what it takes to be there. */
interface Place {
  readonly unit: number;
  readonly square: number;
  readonly price: number;
}

interface Hunt extends Prey {
  readonly value: number;
}

/** Squares that a unit can come to with points left for fire and charge, with room for it there. */
function standsOf(look: Look, unit: number, threats: Float32Array): readonly Place[] {
  const { field, view } = look;
  const { square: here, op, men } = view.units[unit]!;
  const ways = waysOf(field, view, unit, op - CHARGE_COST);
  const found: Place[] = [];
  for (const square of ways.reached.subarray(0, ways.count)) {
    if (square !== here && !hasRoom(field, view, square, men)) continue;
    const fire = threats[square]! * coverIn(field, square);
    found.push({ unit, square, price: fire * WEIGHTS.approach + ways.cost[square]! });
  }
  return found;
}

/** By enemy square: the places beside it that our units can come to. */
function placesAround(look: Look, units: readonly number[]): ReadonlyMap<number, readonly Place[]> {
  const { field, view, side } = look;
  const { map } = field.ground;
  const targets = [...new Set(enemiesOf(field, view, side).map((enemy) => view.units[enemy]!.square))];
  const threats = threatsTo(look);
  const found = new Map<number, Place[]>(targets.map((square) => [square, []]));
  for (const unit of units) {
    const near = targets.filter((target) => rangeOf(map, view.units[unit]!.square, target) <= REACH);
    const stands = near.length === 0 ? [] : standsOf(look, unit, threats);
    for (const target of near)
      found.get(target)!.push(...stands.filter(({ square }) => rangeOf(map, square, target) === 1));
  }
  return found;
}

/** Who charges so far, as if they stood there, and what that is worth. */
interface Charge {
  readonly look: Look;
  readonly units: readonly number[];
  readonly from: readonly number[];
  readonly price: number;
  readonly value: number;
}

/** The same charge with one more; null if he cannot come there or not charge from there. */
function joinedBy({ look, units, from, price }: Charge, target: number, place: Place): Charge | null {
  const { field, view } = look;
  const { unit, square } = place;
  const record = view.units[unit]!;
  if (units.includes(unit)) return null;
  if (record.square !== square && !hasRoom(field, view, square, record.men)) return null;
  const then: Look = { ...look, view: withUnit(view, unit, { square }) };
  if (!couldCharge(field, then.view, unit, target)) return null;
  const all = [...units, unit];
  const paid = price + place.price;
  const value = meleeValue(then, target, meleeOf(then, all, target)) - paid;
  return { look: then, units: all, from: [...from, square], price: paid, value };
}

/** The best charge on a square by these places: whoever adds most joins first, as long as anybody adds something. */
function huntOf(look: Look, target: number, places: readonly Place[]): Hunt | null {
  const tried = places.toSorted((a, b) => a.price - b.price).slice(0, TRIED);
  let charge: Charge = { look, units: [], from: [], price: 0, value: 0 };
  for (let n = rulesOf(look.view).meleePlots; n > 0; n--) {
    let best = charge;
    for (const place of tried) {
      const more = joinedBy(charge, target, place);
      if (more && more.value > best.value) best = more;
    }
    if (best === charge) break;
    charge = best;
  }
  const { units, from, value } = charge;
  return units.length === 0 ? null : { square: target, units, from, value };
}

/** The charges that pay; nobody is in two of them. */
export function huntsOf(look: Look): readonly Prey[] {
  const { field, view, side } = look;
  const chargers = field.own[side].filter((unit) => isCharger(field, view, unit));
  const places = placesAround(look, chargers);
  const busy = new Set<number>();
  const isFree = (unit: number): boolean => !busy.has(unit);
  const hunted = (square: number): Hunt | null =>
    huntOf(
      look,
      square,
      places.get(square)!.filter(({ unit }) => isFree(unit)),
    );
  const ranked = [...places.keys()]
    .flatMap((square) => hunted(square) ?? [])
    .sort((a, b) => b.value - a.value || a.square - b.square);
  return ranked.flatMap((first): readonly Prey[] => {
    const hunt = first.units.every(isFree) ? first : hunted(first.square);
    for (const unit of hunt?.units ?? []) busy.add(unit);
    return hunt ? [{ square: hunt.square, units: hunt.units, from: hunt.from }] : [];
  });
}
