/** What the works of Vicksburg are to who stands in them (19.5.1): a captain who counts dangers must know them. */

import { CITY, LINE } from '../campaign/works.ts';
import { campaignOf } from '../play/state/campaign.ts';
import { hexNamed } from '../play/state/standing.ts';
import type { Survey } from './survey.ts';

/** By level of the line: what it multiplies by, its die counted too (19.5.1.3). */
const LEVELS = [1.5, 2.4, 4, 4, 5] as const;
const IN_THE_CITY = 3.6;

/** What the strength of Confederates in a hex is multiplied by. */
export function shelterAt({ field, state, side }: Survey, hex: number): number {
  if (side === 'union') return 1;
  if (hex === hexNamed(field, CITY)) return IN_THE_CITY;
  const at = LINE.findIndex((id) => hexNamed(field, id) === hex);
  return at < 0 ? 1 : LEVELS[campaignOf(state).levels[at]!];
}
