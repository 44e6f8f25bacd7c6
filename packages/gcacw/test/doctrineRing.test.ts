/** The Union before Vicksburg: arrivals come, a landing feeds the ring, and each front has strength. */
import { cellOf } from '@longroll/kernel';
import { expect, test } from 'vitest';
import { RACE_TO_VICKSBURG } from '../src/campaign/starts/raceToVicksburg.ts';
import { WAITING } from '../src/field/state.ts';
import { choosing, decides, GARRISON, sentTo } from './campaignDecisions.ts';
import { CampaignTable } from './campaignTable.ts';
import { VICKSBURG } from './playing.ts';

test.each(['Lauman', '4 IO'])(
  '%s, waiting to land at a depot, does not guard it by waiting: he comes (19.1.3a)',
  (name) => {
    const table = new CampaignTable(RACE_TO_VICKSBURG)
      .only({ Steele: 'W2313', ...GARRISON, '1 MS': 'W1711' })
      .depots('W1813')
      .on(20);
    const waits = { hex: WAITING, arrives: 20, released: true, entry: cellOf(VICKSBURG, 'W1813') };
    table.setUnit(name, waits).setUnit('Steele', { fatigue: 4 });
    expect(decides(table, choosing('union'))).toEqual({ do: 'march', unit: name });
  },
);

const FRONTS = ['W2313', 'W2513', 'W2614'];

test('a ring is fed from a landing before the city: one that is not held by the enemy is opened (19.4.1)', () => {
  const army = { Osterhaus: 'W2813', Carr: 'W2813', 'Hovey-A': 'W2611', Crocker: 'W2611' };
  const table = new CampaignTable().only({ ...army, ...GARRISON, Vaughn: 'W2011' }).on(24);
  const posts = () => Object.keys(army).map((name) => sentTo(table, name));
  table.depots('W4622', 'W5228');
  expect(posts()).toContain('W3117');
  table.depots('W4622', 'W3117');
  for (const post of posts()) expect(FRONTS).toContain(post);
});

test('every front of the ring has a large unit before one has two, however far it is (19.5.4)', () => {
  const army = { Osterhaus: 'W2815', Carr: 'W2815', Crocker: 'W2815', Dennis: 'W2113', Bryant: 'W2113' };
  const table = new CampaignTable()
    .only({ ...army, ...GARRISON })
    .depots('W1813', 'W3117')
    .on(24);
  const large = ['Osterhaus', 'Carr', 'Crocker'].map((name) => sentTo(table, name));
  expect(large.toSorted()).toEqual(FRONTS);
});
