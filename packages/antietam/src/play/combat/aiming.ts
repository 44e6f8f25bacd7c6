/** Who fires in a combat phase, and at what (7.1): plots of the attacker in their order, then defenders by themselves. */
import type { Field } from '../../field/field.ts';
import { rangeOf } from '../../field/ground.ts';
import type { Situation } from '../../field/situation.ts';
import { NOBODY, type Plot } from '../../field/state.ts';
import { otherSide, type Side } from '../../model/vocabulary.ts';
import { firePlotBar } from '../plots/plotting.ts';
import type { In, PlayState } from '../state/stage.ts';
import { isOnMap, isRouted, situationIn } from '../state/standing.ts';
import { canFire, reaches } from './records.ts';
import type { Aim } from './shooting.ts';

/** A unit with a plot that was paid in this phase. */
interface Plotted {
  readonly unit: number;
  readonly plot: Plot;
}

/** Plots of the attacking side, in the order in which they were made. */
export function plottedBy(field: Field, state: PlayState, side: Side): readonly Plotted[] {
  const plotted = field.own[side].flatMap((unit): readonly Plotted[] => {
    const { plot } = state.units[unit]!;
    return plot !== null && plot.paid > 0 && isOnMap(state.units[unit]!) ? [{ unit, plot }] : [];
  });
  return plotted.toSorted((a, b) => a.plot.order - b.plot.order);
}

/** Enemies of a side in a square, seen or not, in list order. */
export function enemiesIn(field: Field, state: PlayState, side: Side, square: number): readonly number[] {
  const situation = situationIn(field, state);
  return situation.holder(square) === otherSide(side) ? situation.unitsIn(square) : [];
}

/** Every plot is an aim; whether a shot comes of it is `isMade`. */
export const attackersAims = (field: Field, state: In<'fire'>): readonly Aim[] =>
  plottedBy(field, state, state.stage.side).map(({ unit, plot: { square } }) => ({
    ...{ unit, square, defending: false },
    targets: enemiesIn(field, state, state.stage.side, square),
  }));

/** No shot at an empty square (6.7) or without ammunition (7.3.16). */
export const isMade = (field: Field, state: PlayState, { unit, square, targets }: Aim): boolean =>
  targets.length > 0 && canFire(field, state, unit) && reaches(field, state, unit, square);

/** By square of a defender: the squares from which it is charged, and the adjacent ones from which it is fired at. */
interface Threats {
  readonly charging: ReadonlyMap<number, readonly number[]>;
  readonly firing: ReadonlyMap<number, readonly number[]>;
}

function threatsOf(field: Field, state: In<'fire'>): Threats {
  const charging = new Map<number, number[]>();
  const firing = new Map<number, number[]>();
  const add = (to: Map<number, number[]>, at: number, from: number): void => {
    const known = to.get(at);
    if (known) known.push(from);
    else to.set(at, [from]);
  };
  for (const { unit, plot } of plottedBy(field, state, state.stage.side)) {
    const { square } = state.units[unit]!;
    if (plot.melee) add(charging, plot.square, square);
    if (rangeOf(field.ground.map, square, plot.square) === 1) add(firing, plot.square, square);
  }
  return { charging, firing };
}

/** Of adjacent squares the one with most men, of equals that in the lowest direction; -1 if none is among them. */
function bestAround(
  { ground: { map } }: Field,
  situation: Situation,
  from: number,
  isMeant: (square: number) => boolean,
): number {
  let best = NOBODY;
  for (let side = from * map.sides; side < (from + 1) * map.sides; side++) {
    const square = map.neighbours[side]!;
    if (square < 0 || !isMeant(square)) continue;
    if (best === NOBODY || situation.men(square) > situation.men(best)) best = square;
  }
  return best;
}

/** A standing plot counts if it could be plotted now, and somebody is there (21.6.1). */
function standingTarget(field: Field, state: In<'fire'>, unit: number): number {
  const { plot } = state.units[unit]!;
  if (plot === null || firePlotBar(field, state, unit, plot.square) !== null) return NOBODY;
  return situationIn(field, state).holder(plot.square) === state.stage.side ? plot.square : NOBODY;
}

/** The square that a defender fires at, the first there is of (7.1.2); -1 if there is none. */
function targetFor(field: Field, state: In<'fire'>, { charging, firing }: Threats, unit: number): number {
  const { square } = state.units[unit]!;
  const situation = situationIn(field, state);
  const among = (squares: readonly number[] | undefined): number =>
    squares ? bestAround(field, situation, square, (one) => squares.includes(one)) : NOBODY;
  const attacking = [among(charging.get(square)), among(firing.get(square))].find((at) => at !== NOBODY);
  if (attacking !== undefined) return attacking;
  if (isRouted(state.units[unit]!)) return NOBODY;
  const standing = standingTarget(field, state, unit);
  if (standing !== NOBODY) return standing;
  const { side } = state.stage;
  return bestAround(field, situation, square, (one) => situation.holder(one) === side);
}

/** Shots that defenders make by themselves, in list order (21.6). */
export function defendersAims(field: Field, state: In<'fire'>): readonly Aim[] {
  const { side } = state.stage;
  const threats = threatsOf(field, state);
  return field.own[otherSide(side)].flatMap((unit): readonly Aim[] => {
    const record = state.units[unit]!;
    if (!isOnMap(record) || record.holdFire || !canFire(field, state, unit)) return [];
    const square = targetFor(field, state, threats, unit);
    if (square === NOBODY) return [];
    const targets = situationIn(field, state).unitsIn(square);
    return [{ unit, square, targets, defending: true }];
  });
}
