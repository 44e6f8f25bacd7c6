/** Enemies who could be charged by more than they are, and by whom: found once for a phase. */
import type { Field } from '../field/field.ts';
import { rangeOf } from '../field/ground.ts';
import { isArtillery, type Side } from '../model/vocabulary.ts';
import type { View } from '../play/seen/viewing.ts';
import type { PlayState } from '../play/state/stage.ts';
import { isRouted, rulesOf, situationIn } from '../play/state/standing.ts';
import { enemiesOf, type Prey } from './look.ts';

/** So near a unit can come up and charge in one phase; so many points it needs to begin with. */
const REACH = 3;
const POINTS = 6;
/** Men by which chargers must be more: half of the next row of the table of melees is sure then. */
const SURPLUS = 300;

function menBySquare(field: Field, view: View, side: Side): ReadonlyMap<number, number> {
  const men = new Map<number, number>();
  for (const enemy of enemiesOf(field, view, side)) {
    const { square, men: there, mode } = view.units[enemy]!;
    const counts = mode === 'routed' ? there / 2 : there;
    men.set(square, (men.get(square) ?? 0) + counts);
  }
  return men;
}

/** It alone stands in a place that counts, which would be left to whoever comes. */
function isGarrison(field: Field, view: PlayState, unit: number): boolean {
  const { square } = view.units[unit]!;
  if (!field.goals.some(({ cell }) => cell === square)) return false;
  return situationIn(field, view).count(square) === 1;
}

export function isCharger(field: Field, view: PlayState, unit: number): boolean {
  const record = view.units[unit]!;
  if (record.square < 0 || !record.active || isRouted(record) || !record.inCommand) return false;
  if (isGarrison(field, view, unit)) return false;
  return !isArtillery(field.units[unit]!.arm) && record.op >= POINTS && (record.plot?.paid ?? 0) === 0;
}

/** By rule of thumb: whoever is near and outnumbers. */
export function preyByThumb(field: Field, view: View, side: Side): readonly Prey[] {
  const { map } = field.ground;
  const free = new Set(field.own[side].filter((unit) => isCharger(field, view, unit)));
  const most = rulesOf(view).meleePlots;
  const found: Prey[] = [];
  const squares = [...menBySquare(field, view, side)].sort((a, b) => a[1] - b[1]);
  for (const [square, men] of squares) {
    const near = [...free]
      .map((unit) => ({ unit, far: rangeOf(map, view.units[unit]!.square, square) }))
      .filter(({ far }) => far <= REACH)
      .sort((a, b) => a.far - b.far || view.units[b.unit]!.men - view.units[a.unit]!.men)
      .slice(0, most)
      .map(({ unit }) => unit);
    if (near.reduce((sum, unit) => sum + view.units[unit]!.men, 0) < men + SURPLUS) continue;
    for (const unit of near) free.delete(unit);
    found.push({ square, units: near, from: [] });
  }
  return found;
}
