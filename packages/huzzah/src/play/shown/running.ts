/** What the running action is about: its units and leaders, and the hex that it is aimed at. */
import type { Group, PlayState } from '../state/stage.ts';

const NOBODY: Group = { hex: -1, units: [], leaders: [] };

export function concernedIn({ stage }: PlayState): Group {
  if ('group' in stage) return stage.group;
  if ('moving' in stage) return stage.moving;
  if ('assault' in stage) return stage.assault;
  if ('routing' in stage) return stage.routing;
  if ('whose' in stage) return stage.sufferings[stage.whose]!;
  return NOBODY;
}

export function aimedAt({ stage }: PlayState): readonly number[] {
  if ('assault' in stage) return [stage.assault.target];
  if ('trigger' in stage) return [stage.moving.hex];
  return 'moving' in stage && stage.moving.target >= 0 ? [stage.moving.target] : [];
}
