/** The squares that a side has under its eyes: what came into sight by a move cannot be unseen. */
import type { Field } from '../../field/field.ts';
import { rangeOf } from '../../field/ground.ts';
import { sightFrom } from '../../field/sight.ts';
import type { Side } from '../../model/vocabulary.ts';
import type { FieldRules } from '../../rulings/index.ts';
import type { PlayState } from '../state/stage.ts';
import { rulesOf } from '../state/standing.ts';

/** By square: 1 in sight at the range at which the open is watched, 2 near enough to see into cover. */
type Lit = Uint8Array;

/** The numbers around one, within the map. */
function around(at: number, within: number, last: number): readonly [number, number] {
  return [Math.max(0, at - within), Math.min(last, at + within)];
}

function lightFrom({ ground }: Field, square: number, { spotRange, spotCover }: FieldRules, lit: Lit): void {
  const { map } = ground;
  const seen = sightFrom(ground, square);
  const [north, south] = around(map.y[square]!, spotRange, map.height - 1);
  const [west, east] = around(map.x[square]!, spotRange, map.width - 1);
  for (let slot = north * map.width + west; slot <= south * map.width + east; slot++) {
    const cell = map.slots[slot]!;
    if (cell < 0 || seen[cell] === 0) continue;
    const range = rangeOf(map, square, cell);
    if (range <= spotRange) lit[cell] = Math.max(lit[cell]!, range <= spotCover ? 2 : 1);
  }
}

export function watchedBy(field: Field, state: PlayState, units: readonly number[]): Lit {
  const rules = rulesOf(state);
  const lit = new Uint8Array(field.ground.map.size);
  for (const unit of units) {
    const { square } = state.units[unit]!;
    if (square >= 0) lightFrom(field, square, rules, lit);
  }
  return lit;
}

export function newlyWatched(field: Field, before: PlayState, after: PlayState, side: Side): boolean {
  const moved = field.own[side].filter((unit) => before.units[unit]!.square !== after.units[unit]!.square);
  if (moved.length === 0) return false;
  const was = watchedBy(field, before, field.own[side]);
  return watchedBy(field, after, moved).some((near, cell) => near > was[cell]! && field.inPlay[cell] === 1);
}
