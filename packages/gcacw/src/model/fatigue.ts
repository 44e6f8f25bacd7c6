/** Fatigue Levels gained: at most level 4, whatever gives them. */
import type { Fatigue } from './unit.ts';

export const MOST_FATIGUE = 4;

interface Weary {
  readonly fatigue: Fatigue;
}

export const fatigueAfter = ({ fatigue }: Weary, levels: number): Fatigue =>
  Math.min(MOST_FATIGUE, fatigue + levels) as Fatigue;

export const wearierBy = <U extends Weary>(unit: U, levels: number): U => ({
  ...unit,
  fatigue: fatigueAfter(unit, levels),
});

export const wearier = <U extends Weary>(unit: U): U => wearierBy(unit, 1);
