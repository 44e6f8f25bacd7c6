/** What bodies are worth to who has them, so that a loss is a difference. */
import { afterHit, strengthPoints, type Unit } from '../model/unit.ts';
import type { StackState } from '../model/vocabulary.ts';
import { WEIGHTS } from './weights.ts';

interface Body {
  readonly units: readonly Unit[];
  readonly state: StackState;
}

export const unitWorth = (unit: Unit): number =>
  (unit.reduced ? WEIGHTS.reduced : WEIGHTS.full)[unit.hits]! + strengthPoints(unit) * WEIGHTS.strengthPoint;

const DISORDER: Readonly<Record<StackState, number>> = {
  'good-order': 0,
  disrupted: WEIGHTS.disrupted,
  routed: WEIGHTS.routed,
};

export const bodyWorth = ({ units, state }: Body): number =>
  units.reduce((sum, unit) => sum + unitWorth(unit), 0) - (units.length > 0 ? DISORDER[state] : 0);

/** What the next hit takes from a unit. */
export function hitWorth(unit: Unit): number {
  const after = afterHit(unit);
  return unitWorth(unit) - (after ? unitWorth(after) : 0);
}
