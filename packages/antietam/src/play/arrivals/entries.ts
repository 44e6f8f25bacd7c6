/** Where an arriving unit finds room (21.11.1). */
import type { Field } from '../../field/field.ts';
import { rangeOf } from '../../field/ground.ts';
import { NOBODY } from '../../field/state.ts';
import { otherSide, type Side } from '../../model/vocabulary.ts';
import type { PlayState } from '../state/stage.ts';
import { hasRoom, rulesOf, situationIn } from '../state/standing.ts';

/** Passable land without enemies that is joined to the entry within the spread; none if an enemy stands in the entry. */
function joinedTo(field: Field, state: PlayState, side: Side, entry: number): readonly number[] {
  const { ground, inPlay } = field;
  const { map, water } = ground;
  const situation = situationIn(field, state);
  const { arrivalSpread } = rulesOf(state);
  const isOpen = (square: number): boolean =>
    square >= 0 &&
    inPlay[square] === 1 &&
    water[square] === 0 &&
    situation.holder(square) !== otherSide(side) &&
    rangeOf(map, entry, square) <= arrivalSpread;
  const found = new Set(isOpen(entry) ? [entry] : []);
  for (const square of found)
    for (const next of map.neighbours.subarray(square * map.sides, (square + 1) * map.sides))
      if (isOpen(next)) found.add(next);
  return [...found];
}

/** By range, then pikes and roads first, then the lower row, then the lower column. */
function nearerTo({ ground: { map, onRoad } }: Field, entry: number) {
  return (a: number, b: number): number =>
    rangeOf(map, entry, a) - rangeOf(map, entry, b) ||
    onRoad[b]! - onRoad[a]! ||
    map.y[a]! - map.y[b]! ||
    map.x[a]! - map.x[b]!;
}

/** The square in which a unit arrives now; -1 if it must wait. */
export function entrySquare(field: Field, state: PlayState, unit: number): number {
  const { side, cell } = field.units[unit]!;
  const { men } = state.units[unit]!;
  const situation = situationIn(field, state);
  const free = joinedTo(field, state, side, cell).filter(
    (square) => !situation.isInZone(side, square) && hasRoom(field, state, square, men),
  );
  return free.sort(nearerTo(field, cell))[0] ?? NOBODY;
}
