/** How a state changes: units and leaders written anew, stacks joined, pieces lost. Nothing else writes them. */
import type { Field } from '../../field/field.ts';
import { GONE, type LeaderState, type UnitState } from '../../field/state.ts';
import type { Unit } from '../../model/unit.ts';
import { type Side, STATES, type StackState } from '../../model/vocabulary.ts';
import type { PlayState } from './stage.ts';
import { type PlacedUnit, sideOfUnit, situationIn } from './standing.ts';

type Change<T> = Partial<T> | ((one: T) => Partial<T>);
const changed = <T>(one: T, change: Change<T>): T => ({
  ...one,
  ...(typeof change === 'function' ? change(one) : change),
});

export function changeUnits(
  state: PlayState,
  which: readonly number[],
  change: Change<UnitState>,
): PlayState {
  if (which.length === 0) return state;
  const units = state.units.slice();
  for (const unit of which) units[unit] = changed(units[unit]!, change);
  return { ...state, units };
}

export function changeLeaders(
  state: PlayState,
  which: readonly number[],
  change: Change<LeaderState>,
): PlayState {
  if (which.length === 0) return state;
  const leaders = state.leaders.slice();
  for (const leader of which) leaders[leader] = changed(leaders[leader]!, change);
  return { ...state, leaders };
}

const worst = (states: readonly StackState[]): StackState =>
  STATES[Math.max(...states.map((state) => STATES.indexOf(state)))]!;

/** Whether all units of a stack bear the same already. */
function areAlike(units: readonly UnitState[]): boolean {
  const [first] = units;
  return units.every(
    (unit) =>
      unit.state === first!.state &&
      unit.facing === first!.facing &&
      unit.marker === first!.marker &&
      unit.inCommand === first!.inCommand &&
      unit.usedRoad === first!.usedRoad &&
      unit.orders === first!.orders,
  );
}

/**
 * Stacks that stand in one hex are one (17.1): the worst state, a marker if either had one, in command only if both were, the
 * orders of those who stood there. Those who came last turn it their way.
 */
export function joined(field: Field, state: PlayState, hex: number, comers: readonly number[]): PlayState {
  if (hex < 0) return state;
  const units = situationIn(field, state).unitsIn(hex);
  const bodies = units.map((unit) => state.units[unit]!);
  if (units.length < 2 || areAlike(bodies)) return state;
  const last = units.find((unit) => comers.includes(unit)) ?? units[0]!;
  const before = units.find((unit) => !comers.includes(unit)) ?? units[0]!;
  return changeUnits(state, units, {
    state: worst(bodies.map((body) => body.state)),
    facing: state.units[last]!.facing,
    marker: bodies.some(({ marker }) => marker),
    inCommand: bodies.every(({ inCommand }) => inCommand),
    usedRoad: bodies.some(({ usedRoad }) => usedRoad),
    orders: state.units[before]!.orders,
  });
}

/** A unit that is off the map for good keeps its hits and side for the books. */
export const destroyed = (state: PlayState, units: readonly number[]): PlayState =>
  changeUnits(state, units, { hex: GONE, acted: false, marker: false, usedRoad: false });

export const leadersLost = (state: PlayState, leaders: readonly number[]): PlayState =>
  changeLeaders(state, leaders, ({ lost }) => ({ hex: GONE, lost: lost + 1, acted: false }));

/** Units as a procedure left them: those that it has no more are destroyed. */
export function writeUnits(state: PlayState, before: readonly number[], after: readonly Unit[]): PlayState {
  const left = new Map(after.map((unit) => [(unit as PlacedUnit).place, unit]));
  const lost = before.filter((unit) => !left.has(unit));
  const hurt = before.filter((unit) => {
    const now = left.get(unit);
    const was = state.units[unit]!;
    return now !== undefined && (now.hits !== was.hits || now.reduced !== was.reduced);
  });
  let next = destroyed(state, lost);
  for (const unit of hurt) {
    const { hits, reduced } = left.get(unit)!;
    next = changeUnits(next, [unit], { hits, reduced });
  }
  return next;
}

/** A lone leader in a hex that enemy units stand in is captured (17.14). */
export function captured(field: Field, state: PlayState, hex: number, by: Side): PlayState {
  const situation = situationIn(field, state);
  const found = situation.leadersIn(hex).filter((leader) => field.leaders[leader]!.side !== by);
  return found.length === 0 ? state : leadersLost(state, found);
}

/** Who bears the side of a group. */
export const sideOf = (
  field: Field,
  { units, leaders }: { units: readonly number[]; leaders: readonly number[] },
): Side => (units.length > 0 ? sideOfUnit(field, units[0]!) : field.leaders[leaders[0]!]!.side);
