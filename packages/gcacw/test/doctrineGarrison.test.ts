/** The Confederates in and about Vicksburg: how many stay, how the works share them, who gives them hope. */
import { cellDistance, cellOf } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { areaOf } from '../src/campaign/areas.ts';
import { RACE_TO_VICKSBURG } from '../src/campaign/starts/raceToVicksburg.ts';
import type { Level } from '../src/campaign/works.ts';
import { sentTo } from './campaignDecisions.ts';
import { CampaignTable, type Placed } from './campaignTable.ts';
import { VICKSBURG } from './playing.ts';

const WORKS = ['W2314', 'W2413', 'W2514', 'W2515', 'W2414'];
/** Ten brigades in the city, and the Union before it. */
const TEN = [
  'Hebert',
  'Moore',
  'Barton',
  'Shoup',
  'Vaughn',
  'Baldwin',
  'AW Reynolds',
  'Buford-A',
  'Featherston-A',
  'Waul TX Leg',
];
const ARMY = { Osterhaus: 'W2614', Carr: 'W2513', 'Hovey-A': 'W2313' };
const inside = (each: number): Placed => Object.fromEntries(TEN.map((name) => [name, ['W2414', each]]));

/** Manpower that is sent to each hex of the works. */
function shares(table: CampaignTable, names: readonly string[] = TEN): Readonly<Record<string, number>> {
  const sent = names.map((name) => ({ hex: sentTo(table, name), men: table.unit(name).manpower }));
  const to = (id: string) => sent.reduce((sum, { hex, men }) => sum + (hex === id ? men : 0), 0);
  return Object.fromEntries(WORKS.map((id) => [id, to(id)]));
}
const total = (table: CampaignTable): number => Object.values(shares(table)).reduce((a, b) => a + b, 0);

describe('the garrison', () => {
  test('is no larger than its stores feed: the others go to Johnston (19.5.4.3)', () => {
    expect(total(new CampaignTable().only({ ...inside(5), ...ARMY }).on(20))).toBe(50);
    const many = new CampaignTable().only({ ...inside(6), ...ARMY }).on(20);
    expect(total(many)).toBe(48);
    expect(TEN.map((name) => sentTo(many, name)).filter((hex) => hex === 'E2712')).toHaveLength(2);
    const frugal = new CampaignTable(undefined, { siegeMouths: 45 }).only({ ...inside(5), ...ARMY }).on(20);
    expect(total(frugal)).toBe(45);
  });

  test('is as large as it can be in a game that is over before anybody is hungry (19.5.4.2)', () => {
    expect(total(new CampaignTable(RACE_TO_VICKSBURG).only({ ...inside(6), ...ARMY }).on(20))).toBe(60);
  });

  test('stands where the works are weakest, and nowhere is nobody (19.5.1.3)', () => {
    const levels: readonly Level[] = [4, 1, 4, 4];
    const table = new CampaignTable()
      .only({ ...inside(3), ...ARMY })
      .on(40)
      .set({ levels });
    const { W2314, W2413, W2514, W2515, W2414 } = shares(table);
    expect(W2413).toBeGreaterThan(Math.max(W2314!, W2514!, W2515!));
    expect(Math.min(W2314!, W2514!, W2515!, W2414!)).toBeGreaterThan(0);
  });

  test('gathers in the city once the enemy is in the line, and does not go where he stands', () => {
    const table = new CampaignTable().only({ ...inside(3), ...ARMY, Steele: 'W2413' }).on(40);
    const { W2314, W2413, W2414 } = shares(table);
    expect(W2413).toBe(0);
    expect(W2414).toBeGreaterThan(W2314!);
  });

  test('a hex of the line is not left empty to horsemen, however far the enemy is (19.5.1.6)', () => {
    const table = new CampaignTable().only({ ...inside(3), Osterhaus: 'W5119' }).on(4);
    const { W2314, W2413, W2514, W2515 } = shares(table);
    expect(Math.min(W2314!, W2413!, W2514!, W2515!)).toBeGreaterThan(0);
  });
});

describe('hope (19.5.7.1)', () => {
  const siege = (days: number, box: number) => {
    const table = new CampaignTable()
      .only({ ...inside(3), ...ARMY, 'Gregg-A': 'W2004', 'Maxey-A': 'W2004' })
      .on(62);
    const unitArmies = table.campaign.lay.unitArmies.map((army, i) =>
      [table.index('Gregg-A'), table.index('Maxey-A')].includes(i) ? 'AR' : army,
    );
    const track = { siege: days, broken: 0, relieved: false };
    return table.set({ besieged: true, box, track, lay: { ...table.campaign.lay, unitArmies } });
  };
  const near = (id: string | undefined): boolean => {
    const hex = cellOf(VICKSBURG, id!);
    return (
      cellDistance(VICKSBURG, hex, cellOf(VICKSBURG, 'W2414')) <= 8 && areaOf(VICKSBURG, hex) === 'right bank'
    );
  };
  const sent = (table: CampaignTable) => ['Gregg-A', 'Maxey-A'].map((name) => near(sentTo(table, name)));

  test('before the garrison is asked to give up, a brigade of Johnston is sent near', () => {
    expect(sent(siege(44, 6)).toSorted()).toEqual([false, true]);
  });

  test('nobody is sent while the garrison holds out anyway, or while Johnston may not cross', () => {
    expect(sent(siege(30, 6))).toEqual([false, false]);
    expect(sent(siege(44, 3))).toEqual([false, false]);
  });
});
