/** Facing (21.4.2): free of points, once until the next step. */
import { type Bar, bar } from '@longroll/kernel';
import { directionNumbered, directionWords, isInArc, numberOf } from '../../field/arc.ts';
import type { Field } from '../../field/field.ts';
import { PAID_PLOT } from '../plots/plotting.ts';
import type { ActionOf } from '../state/action.ts';
import { isBasic, isRouted } from '../state/standing.ts';
import { type Operating, ordered, unitBar, unitIn } from './ordered.ts';

type Face = ActionOf<'face'>;

const BASIC = bar('basic', '15.3, 21.17', 'The basic game knows no facing.');
const ROUTED = bar('routed', '4.2.4', 'A routed unit has no front.');
const FACES_SO = bar('same', '21.4.2', 'It faces that way already.');
const TURNED = bar('turned', '21.4.2', 'It has turned since its last step.');

export function faceBar(field: Field, state: Operating, action: Face): Bar | null {
  const unit = unitIn(field, action);
  const barred = unitBar(field, state, unit);
  if (barred) return barred;
  const { plot, facing, turned } = state.units[unit]!;
  if (isBasic(state)) return BASIC;
  if (isRouted(state.units[unit]!)) return ROUTED;
  if (plot !== null && plot.paid > 0) return PAID_PLOT;
  if (facing === directionNumbered(action.facing)) return FACES_SO;
  return turned ? TURNED : null;
}

const FACINGS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export function facesOf(field: Field, state: Operating, unit: number): readonly Face[] {
  const { facing, turned } = state.units[unit]!;
  if (turned || isBasic(state)) return [];
  const others = FACINGS.filter((one) => one !== numberOf(facing));
  return others.map((one) => ({ do: 'face', unit: field.units[unit]!.id, facing: one }));
}

/** A standing plot that leaves the arc is dropped. */
export function faced(field: Field, state: Operating, action: Face): Operating {
  const unit = unitIn(field, action);
  const { plot, square } = state.units[unit]!;
  const facing = directionNumbered(action.facing);
  const kept = plot !== null && isInArc(field.ground.map, square, facing, plot.square) ? plot : null;
  return ordered(field, state, unit, { facing, turned: true, plot: kept });
}

export const faceWords = ({ facing }: Face): string => directionWords(directionNumbered(facing));
