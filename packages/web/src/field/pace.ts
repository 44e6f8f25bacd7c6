/** How fast what happened is shown again. */
import type { Settings } from '../settings/settings.ts';

/** From one move or sentence to the next, in milliseconds: long enough for it to be read. */
export const PACES: Readonly<Record<Settings['pace'], number>> = { slow: 3200, normal: 1600, fast: 600 };
