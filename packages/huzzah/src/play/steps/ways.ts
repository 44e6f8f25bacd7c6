/** Every way that a group could go from where it is: the shortest to each hex, the quietest of equal ones. */
import type { Field } from '../../field/field.ts';
import { stopAfter } from '../../procedures/steps.ts';
import { sideOf } from '../state/change.ts';
import type { Moving, PlayState } from '../state/stage.ts';
import { hasStrangers, isInFireZone } from '../state/standing.ts';
import { neighboursOf, stepBarred } from './bars.ts';
import { enteredAt, entriesFor } from './entering.ts';
import { isByRoad, planOf } from './plan.ts';

export interface Way {
  readonly moving: Moving;
  /** It has to stop there. */
  readonly stops: boolean;
  /** Hexes of the way in enemy fire zones. */
  readonly fire: number;
}

function stepped(field: Field, state: PlayState, { moving, fire }: Way, hex: number): Way {
  const { path, units, leaders, entered, changes, target, shotBy } = moving;
  const plan = planOf(field, state, moving, hex);
  const stopped = stopAfter(plan, path.length - 1) !== null;
  const isUnderFire = isInFireZone(field, state, sideOf(field, moving), hex);
  return {
    moving: { hex, units, leaders, path: plan.path, entered, changes, stopped, target, shotBy },
    stops: stopped,
    fire: fire + (isUnderFire ? 1 : 0),
  };
}

const isBetter = (a: Way, b: Way | undefined): boolean =>
  b === undefined ||
  a.moving.path.length < b.moving.path.length ||
  (a.moving.path.length === b.moving.path.length && a.fire < b.fire);

function firstWays(field: Field, state: PlayState, moving: Moving): readonly Way[] {
  if (moving.path.length > 0) return [{ moving, stops: moving.stopped, fire: 0 }];
  return entriesFor(field, state, moving).map((hex) => ({
    moving: enteredAt(field, moving, hex),
    stops: false,
    fire: 0,
  }));
}

/**
 * What the rest of a way hangs on besides the hex: its length, whether all of it is by road (3.3). Of two that are alike the one
 * that came first under no more fire leads on as well as the other, and a shorter one better.
 */
function passedBefore(field: Field, { moving, fire }: Way, least: Map<number, number>): boolean {
  const key = moving.hex * 2 + Number(isByRoad(field, moving));
  const before = least.get(key);
  if (before !== undefined && before <= fire) return true;
  least.set(key, fire);
  return false;
}

/** The best way to each hex that can be reached, by hex; those where it could not end are left out. */
export function waysFrom(field: Field, state: PlayState, moving: Moving): ReadonlyMap<number, Way> {
  const found = new Map<number, Way>();
  const least = new Map<number, number>();
  const start = moving.path.length > 0 ? moving.hex : -1;
  const beyond = (way: Way): readonly Way[] => {
    const { hex, stopped } = way.moving;
    if (hex !== start && isBetter(way, found.get(hex))) found.set(hex, way);
    if (stopped || passedBefore(field, way, least)) return [];
    return neighboursOf(field, hex)
      .filter((next) => stepBarred(field, state, way.moving, next) === null)
      .map((next) => stepped(field, state, way, next));
  };
  for (let rim = firstWays(field, state, moving); rim.length > 0; ) rim = rim.flatMap(beyond);
  for (const hex of found.keys()) if (hasStrangers(field, state, moving.units, hex)) found.delete(hex);
  return found;
}
