/** How much may move: as the system has it, and as the player has set it. */
import { settings } from './settings.ts';

/** Nothing moves. */
export const isCalm = (): boolean =>
  settings().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long something takes that usually takes so long. */
export const lasting = (usual: number): number => (settings().motion === 'fast' ? usual / 2 : usual);
