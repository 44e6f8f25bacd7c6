/** What a unit would give the enemy if it were lost with all that it has (14.2). */
import type { Field } from '../field/field.ts';
import { POINTS } from '../play/state/points.ts';
import type { PlayState } from '../play/state/stage.ts';
import { gunsLeft, leaderWith } from '../play/state/standing.ts';

export function pointsOf(field: Field, state: PlayState, unit: number): number {
  const record = state.units[unit]!;
  const led = leaderWith(state, unit) >= 0 ? POINTS.division : 0;
  return record.men * POINTS.man + gunsLeft(field.units[unit]!, record) * POINTS.gun + led;
}
