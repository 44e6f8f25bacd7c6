/** Flanks refused (9.8): which stacks may carry the marker. */
import { type Bar, bar } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { areFlanksCovered } from '../operations/works.ts';
import { changeUnits } from '../state/change.ts';
import type { PlayState } from '../state/stage.ts';
import { unitsIn } from '../state/standing.ts';

const NOBODY = bar('no-stack', '9.8c', 'Nobody stands there.');
const CAVALRY = bar('all-cavalry', '9.8c', 'A stack of cavalry alone cannot refuse its flanks.');
const TIRED = bar('fatigue', '9.8c', 'A unit of the stack is at Fatigue Level 4.');
const WORKS = bar('works', '19.5.1.4', 'The works of Vicksburg have no flanks to refuse.');
const SHAKEN = bar('demoralized', '13.2a', 'A unit of the stack is demoralized.');

/** What forbids it, or null. */
export function refuseBar(field: Field, state: PlayState, hex: number): Bar | null {
  const { pieces } = field;
  const stack = unitsIn(field, state, hex);
  if (stack.length === 0) return NOBODY;
  if (areFlanksCovered(field, state, hex)) return WORKS;
  if (stack.every((i) => pieces.units[i]!.type === 'cavalry')) return CAVALRY;
  if (stack.some((i) => state.units[i]!.fatigue > 3)) return TIRED;
  return stack.some((i) => state.units[i]!.demoralized > 0) ? SHAKEN : null;
}

export const refuseIn = (field: Field, state: PlayState, hex: number, flanksRefused: boolean): PlayState =>
  changeUnits(state, unitsIn(field, state, hex), () => ({ flanksRefused }));
