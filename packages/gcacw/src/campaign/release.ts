/** Release of units that are held (19.1.1a); how they are released is a rule of every game (16.6). */
import type { CampaignRules } from '../rulings/campaign/index.ts';
import type { Release } from '../scenarios/scenario.ts';

/** Who may be released early is so within the hexes that players hold to (19.1.1a). */
export const releaseBy = (
  release: Release,
  { earlyRelease }: Pick<CampaignRules, 'earlyRelease'>,
): Release => (release.within === null ? release : { ...release, within: earlyRelease });
