/** Fire by its exact mean, with the turn that it may need before it. */
import { isInArc } from '../field/arc.ts';
import { rangeOf } from '../field/ground.ts';
import { isInSight } from '../field/sight.ts';
import { expectedLoss } from '../play/combat/shooting.ts';
import { targetsOf } from '../play/operations/plotted.ts';
import { couldCharge, fireCost } from '../play/plots/plotting.ts';
import { isBasic, squareId } from '../play/state/standing.ts';
import { unitPieceId } from '../play/state/words.ts';
import { enemiesOf, type Look } from './look.ts';
import { faceReason, fireReason, type Weighed } from './reasons.ts';
import { fireOf } from './threats.ts';
import { WEIGHTS } from './weights.ts';

export interface Shot {
  readonly square: number;
  /** Men that it costs the enemy, on the average. */
  readonly loss: number;
}

const FACINGS = 8;

/** The facing from which a square lies in the arc, the nearest to the way that it looks now; -1 if it need not turn. */
function turnTo({ field, view }: Look, unit: number, square: number): number {
  const { square: from, facing } = view.units[unit]!;
  const { map } = field.ground;
  if (isBasic(view) || isInArc(map, from, facing, square)) return -1;
  const turns = [1, 7, 2, 6, 3, 5, 4].map((turn) => (facing + turn) % FACINGS);
  return turns.find((one) => isInArc(map, from, one, square)) ?? -1;
}

/** The shots that a unit has from where it stands, turned if it may turn. */
export function shotsOf(look: Look, unit: number): readonly Shot[] {
  const { field, view, bearing } = look;
  const { op, mode, plot, ammo, square: from, turned } = view.units[unit]!;
  if (mode === 'limbered' || mode === 'routed' || (plot && plot.paid > 0)) return [];
  if (fireCost(field, view, unit) > op) return [];
  return targetsOf(field, view, unit).flatMap((square): Shot[] => {
    if (square === from || !isInSight(field.ground, from, square)) return [];
    if (ammo === 0 && !isBasic(view) && !couldCharge(field, view, unit, square)) return [];
    if (turned && turnTo(look, unit, square) >= 0) return [];
    const loss = bearing.odds
      ? expectedLoss(field, view, unit, square)
      : fireOf(field, view, unit, rangeOf(field.ground.map, from, square));
    return [{ square, loss }];
  });
}

export const bestShot = (look: Look, unit: number): Shot | null =>
  shotsOf(look, unit).reduce<Shot | null>((a, b) => (a === null || b.loss > a.loss ? b : a), null);

/** Turns if it must, then fires. */
export function fireAt(look: Look, unit: number, { square, loss }: Shot): Weighed {
  const { field } = look;
  const id = unitPieceId(field, unit);
  const turn = turnTo(look, unit, square);
  const reason = fireReason(look, unit, square, loss);
  if (turn < 0)
    return { action: { do: 'plot-fire', unit: id, square: squareId(field, square) }, value: loss, reason };
  return { action: { do: 'face', unit: id, facing: (turn + 1) as 1 }, value: loss, reason };
}

/** Enemies so near bear on the front of a unit. */
const WATCHED = 8;

/** Fronts to the enemy, the nearest counting most, where that is better than now by a clear margin. */
export function frontOf(look: Look, unit: number): Weighed | null {
  const { field, view, side } = look;
  const { square, facing, turned, plot } = view.units[unit]!;
  if (isBasic(view) || turned || plot) return null;
  const { map } = field.ground;
  const near = enemiesOf(field, view, side)
    .map((enemy) => view.units[enemy]!.square)
    .map((at) => ({ at, far: rangeOf(map, at, square) }))
    .filter(({ far }) => far > 0 && far <= WATCHED);
  if (near.length === 0) return null;
  const seen = (one: number): number =>
    near.reduce((sum, { at, far }) => (isInArc(map, square, one, at) ? sum + 1 / (far * far) : sum), 0);
  const facings = Array.from({ length: FACINGS }, (_, one) => one);
  const best = facings.reduce((a, b) => (seen(b) > seen(a) ? b : a), facing);
  if (seen(best) <= seen(facing) * 1.2) return null;
  return {
    action: { do: 'face', unit: unitPieceId(field, unit), facing: (best + 1) as 1 },
    value: WEIGHTS.powder,
    reason: faceReason(look, unit, best),
  };
}
