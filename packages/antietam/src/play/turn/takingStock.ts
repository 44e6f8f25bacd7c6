/** All that follows when units stand somewhere else: who is seen, who holds what they are seen on, who wakes. */
import { inWords, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { UnitState } from '../../field/state.ts';
import { SIDES } from '../../model/vocabulary.ts';
import { lookAround } from '../seen/sighting.ts';
import { holdersSeen, wakeAll } from '../state/entering.ts';
import type { PlayState } from '../state/stage.ts';
import { say } from '../told/telling.ts';

/** Whoever has become active since then; its own side is told (21.11.4). */
export function tellWoken(
  u: Umpire,
  field: Field,
  before: readonly UnitState[],
  { units, options }: Pick<PlayState, 'units' | 'options'>,
): void {
  for (const side of SIDES) {
    const woken = field.own[side].filter((i) => units[i]!.active && !before[i]!.active);
    const divisions = [...new Set(woken.map((i) => field.units[i]!.division))];
    if (divisions.length === 0) continue;
    const text = `${inWords(divisions)} ${divisions.length === 1 ? 'is' : 'are'} roused: the enemy is near.`;
    say(u, { options }, '21.11.4', text, [side]);
  }
}

/** `before` are the units as they were last looked at (21.13, 21.15, 21.11.4). */
export function takeStock(
  field: Field,
  before: readonly UnitState[],
  state: PlayState,
  u: Umpire,
): PlayState {
  const seen = holdersSeen(field, lookAround(field, before, state));
  const awake = wakeAll(field, seen);
  tellWoken(u, field, seen.units, awake);
  return awake;
}
