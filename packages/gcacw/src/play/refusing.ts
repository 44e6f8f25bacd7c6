/** Flanks refused (9.8): which stacks may carry the marker. */
import type { Field } from '../field/field.ts';
import { changeUnits } from './change.ts';
import { type Bar, bar } from './flow.ts';
import type { PlayState } from './stage.ts';
import { unitsIn } from './standing.ts';

const NOBODY = bar('no-stack', '7.8', 'Nobody stands there.');
const CAVALRY = bar('all-cavalry', '7.8', 'A stack of cavalry alone cannot refuse its flanks.');
const TIRED = bar('fatigue', '7.8', 'A unit of the stack is at Fatigue Level 4.');
const SHAKEN = bar('demoralized', '7.8', 'A unit of the stack is demoralized.');

/** What forbids it, or null. */
export function mayRefuse({ pieces }: Field, state: PlayState, hex: number): Bar | null {
  const stack = unitsIn(state, hex);
  if (stack.length === 0) return NOBODY;
  if (stack.every((i) => pieces.units[i]!.type === 'cavalry')) return CAVALRY;
  if (stack.some((i) => state.units[i]!.fatigue > 3)) return TIRED;
  return stack.some((i) => state.units[i]!.demoralized > 0) ? SHAKEN : null;
}

export const refuseIn = (state: PlayState, hex: number, flanksRefused: boolean): PlayState =>
  changeUnits(state, unitsIn(state, hex), () => ({ flanksRefused }));
