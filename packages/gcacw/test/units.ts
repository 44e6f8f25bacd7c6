/** Units for tests: a fresh infantry unit of the open field, changed as a case needs. */
import type { Unit } from '../src/model/unit.ts';

export const unit = (changes: Partial<Unit> = {}): Unit => ({
  name: 'Green',
  type: 'infantry',
  manpower: 6,
  organized: true,
  exhausted: false,
  fatigue: 0,
  demoralized: 0,
  entrenchment: 'none',
  tactical: 0,
  artillery: 0,
  ...changes,
});
