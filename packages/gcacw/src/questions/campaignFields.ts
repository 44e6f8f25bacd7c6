/** What an attack has in the campaign besides the lines of the card (19.3.2, 19.5.1.3). */
import { type OnlyWhen, whole } from '@longroll/kernel';

const ofTheCampaign = (line: string): OnlyWhen => ({
  field: 'game',
  in: ['TOM'],
  line: `Campaign: ${line} (TOM)`,
});

export const CAMPAIGN_FIELDS = {
  vicksburgWorks: whole(0, 4, {
    title: 'Works of Vicksburg',
    description: "What the line or the city adds to the defender's die, besides the multiplier of its works.",
    cite: '19.5.1.3',
    group: 'Special to the game',
    only: ofTheCampaign('the works of Vicksburg'),
    default: 0,
  }),
  mine: whole(0, 2, {
    title: 'Mine',
    description: 'What a mine sprung under the works adds to the first assault after it.',
    cite: '19.3.2',
    group: 'Special to the game',
    only: ofTheCampaign('Union Mine Operations'),
    default: 0,
  }),
};
