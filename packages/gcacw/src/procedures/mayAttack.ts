/** Who may not attack (8.1a, 13.2a), nor take part in an assault (14.1), as a player is told. */
import { type Bar, bar } from '@longroll/kernel';
import { MOST_FATIGUE } from '../model/fatigue.ts';
import type { Unit } from '../model/unit.ts';

export function attackBar({ name, type, demoralized }: Unit): Bar | null {
  if (type === 'wagon') return bar('wagon', '8.1a', `${name} is a wagon train and may not attack.`);
  if (demoralized === 0) return null;
  return bar('demoralized', '13.2a', `${name} is Demoralize-${demoralized} and may not attack.`);
}

/** Whoever takes part gains a Fatigue Level (14.4), so a unit at level 4 cannot. */
export function assaultBar(unit: Unit, cite = '14.1'): Bar | null {
  const no = attackBar(unit);
  if (no || unit.fatigue < MOST_FATIGUE) return no;
  const text = `${unit.name} is at Fatigue Level ${MOST_FATIGUE} and cannot take part in an assault.`;
  return bar('fatigue', cite, text);
}
