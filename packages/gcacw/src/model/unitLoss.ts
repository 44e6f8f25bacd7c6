/** A unit that loses manpower on a march; nothing is left of it at 0. */
import type { Unit } from './unit.ts';

export const lossOf = (before: Unit, after: Unit): number => before.manpower - after.manpower;

export const withLoss = (unit: Unit, loss: number): Unit => ({
  ...unit,
  manpower: Math.max(0, unit.manpower - loss),
});
