/** Where a group goes: the ways that it has, weighed by the place at their end and by the fire that they draw. */
import type { Field } from '../field/field.ts';
import type { UnitState } from '../field/state.ts';
import { shotsAlong } from '../play/reaction/risk.ts';
import type { Group, Moving } from '../play/state/stage.ts';
import { isGun } from '../play/state/standing.ts';
import { type Way, waysFrom } from '../play/steps/ways.ts';
import type { Look } from './look.ts';
import { groundValue, type Place, placeAt } from './places.ts';
import { tollOf } from './shots.ts';
import { WEIGHTS } from './weights.ts';

export interface March {
  readonly way: Way;
  readonly place: Place;
  /** The place, less what the fire on the way costs. */
  readonly value: number;
}

/** So many of the best places have the fire of their ways counted. */
const LOOKED_AT = 4;

function dangerOf(look: Look, { moving }: Way): number {
  if (!look.bearing.foresight || moving.units.length === 0) return 0;
  const { field, state } = look;
  return shotsAlong(field, state, moving).reduce((sum, { order }) => sum + tollOf(order).harm, 0);
}

export const gunsIn = (field: Field, { units }: Pick<Group, 'units'>): boolean =>
  units.some((unit) => isGun(field, unit));

/** What needs no looking at the enemy is weighed for every end; the rest for the best of them. */
const WEIGHED = 12;

function weighed(look: Look, moving: Moving): readonly March[] {
  const { field, state, bearing } = look;
  const places = [...waysFrom(field, state, moving).values()]
    .map((way) => ({ way, rough: groundValue(look, moving, way.moving.hex) }))
    .sort((a, b) => b.rough - a.rough || a.way.moving.hex - b.way.moving.hex)
    .slice(0, WEIGHED)
    .map(({ way }) => ({ way, place: placeAt(look, { ...moving, hex: way.moving.hex }, way.moving.hex) }))
    .sort((a, b) => b.place.value - a.place.value || a.place.hex - b.place.hex)
    .slice(0, LOOKED_AT);
  return places
    .map(({ way, place }) => ({
      ...{ way, place },
      value: place.value - (way.fire > 0 ? dangerOf(look, way) * bearing.caution * WEIGHTS.danger : 0),
    }))
    .sort((a, b) => b.value - a.value || a.place.hex - b.place.hex);
}

interface Weighing {
  readonly look: Look;
  readonly moving: Moving;
  readonly marches: readonly March[];
}
/** The last one: a group is weighed when it is opened, and again when it has set out. */
let last: Weighing | null = null;

const isSameUnit = (a: UnitState, b: UnitState): boolean =>
  a === b || (Object.keys(a) as (keyof UnitState)[]).every((key) => a[key] === b[key]);

function isSame(a: Look, b: Look): boolean {
  if (a.field !== b.field || a.plan !== b.plan || a.bearing !== b.bearing) return false;
  const [one, other] = [a.state, b.state];
  if (one.turn !== other.turn || one.segment !== other.segment || one.houseRules !== other.houseRules)
    return false;
  return one.units.every((unit, i) => isSameUnit(unit, other.units[i]!));
}

const isSameMove = (a: Moving, b: Moving): boolean =>
  a.hex === b.hex &&
  a.path.length === b.path.length &&
  a.changes === b.changes &&
  a.units.join() === b.units.join();

/** The best ends of a move, the best first. */
export function marchesOf(look: Look, moving: Moving): readonly March[] {
  if (last && isSameMove(last.moving, moving) && isSame(last.look, look)) return last.marches;
  const marches = weighed(look, moving);
  last = { look, moving, marches };
  return marches;
}
