/** The Strategic Cycle from manpower to reorganization (19.4.10 to 19.4.12), played in its stages. */
import { describe, expect, test } from 'vitest';
import { SIEGE_AND_RELIEF } from '../src/campaign/starts/siegeAndRelief.ts';
import { CampaignTable } from './campaignTable.ts';

const onTrack = (siege: number, broken = 0) => ({
  besieged: broken === 0,
  track: { siege, broken, relieved: false },
});

describe('manpower (19.4.10, 7F)', () => {
  test('half of what was lost comes back, a point at a time', () => {
    const table = new CampaignTable().only({ Carr: 'W5228', Barton: 'E2712' }).on(5);
    table.setLost('Carr', 5, 1).setLost('Barton', 2);
    table.run('manpower');
    expect(table.said).toContain('Men come back to Carr and Barton.');
    expect([table.unit('Carr').manpower, table.unit('Barton').manpower]).toEqual([9, 6]);
    expect([table.record('Carr').back, table.campaign.cameBack]).toEqual([2, { union: 1, confederate: 1 }]);
    table.run('manpower');
    expect(table.unit('Carr').manpower).toBe(9);
  });

  test('case 33a: on turn 10 absent men join Barton, Taylor and Featherston', () => {
    const table = new CampaignTable().place('Featherston-A', 'E2712').on(10).run('manpower');
    expect(table.said).toContain('Absent men join Featherston-A, Barton and Taylor.');
    expect(['Barton', 'Cumming', 'Featherston-A'].map((name) => table.unit(name).manpower)).toEqual([
      6, 6, 6,
    ]);
    expect(table.record('Barton')).toMatchObject({ muster: 6, lost: 0 });
  });

  test('on turn 40 Ector and McNair, if they are on the map', () => {
    const table = new CampaignTable(SIEGE_AND_RELIEF).on(40).setUnit('Ector-B', { hex: -1, arrives: 99 });
    table.run('manpower', 1);
    expect(table.said).toContain('Absent men join McNair-A.');
  });

  test('case 69: the greatest claim first, then by name, six of the Union', () => {
    const hexes = { Carr: 3, Crocker: 1, Dennis: 1, 'Hovey-A': 1, Lauman: 1, Steele: 1, Tuttle: 1 };
    const table = new CampaignTable().only(
      Object.fromEntries(Object.keys(hexes).map((name) => [name, 'W5228'])),
    );
    for (const [name, claim] of Object.entries(hexes)) table.setLost(name, 2 * claim);
    table.on(5).run('manpower');
    expect(table.said[0]).toBe('Men come back to Carr, Crocker, Dennis, Hovey-A, Lauman and Steele.');
    expect(table.record('Tuttle').back).toBe(0);
  });

  test('not before an enemy, not demoralized, not besieged in the works, not without supply', () => {
    const table = new CampaignTable()
      .only({
        ...{ Carr: 'E2520', 'Gregg-A': 'E2519', Crocker: 'W5228', Dennis: 'W5228', Barton: 'W2414' },
        ...{ Lauman: 'W4622', Taylor: 'E0504' },
      })
      .setUnit('Crocker', { demoralized: 1 })
      .setRecord('Dennis', { supply: 'foraging' })
      .set({ besieged: true });
    for (const name of ['Carr', 'Gregg-A', 'Crocker', 'Dennis', 'Barton', 'Lauman', 'Taylor'])
      table.setLost(name, 4);
    table.on(5).run('manpower', 1);
    expect(table.said[0]).toBe('Men come back to Lauman and Taylor.');
  });

  test('sickness takes from the largest of a long siege, and scores nothing', () => {
    const works = { Barton: 'W2414', Taylor: 'W2515', Hebert: 'W2413', Vaughn: 'W2514' };
    const table = new CampaignTable().only(works).on(30).set(onTrack(20)).run('manpower', 4, 3, 4);
    expect(table.said[0]).toBe('Sickness takes men of Barton.');
    expect([table.unit('Barton').manpower, table.state.lost.confederate]).toEqual([4, 0]);
    expect(table.record('Barton').lost).toBe(1);
    const early = new CampaignTable().only(works).on(30).set(onTrack(19));
    expect(early.run('manpower', 4, 3, 4).unit('Barton').manpower).toBe(5);
  });
});

describe('the Army of Relief (19.4.11)', () => {
  const rolled = (turn: number, box: number, die: number, table = new CampaignTable()) =>
    table.on(turn).set({ box }).run('relief', die);

  test('case 34 and 35: turn 15 by the station of Jackson', () => {
    const burnt = () => new CampaignTable().burn('E2712');
    expect(rolled(15, 0, 4, burnt()).campaign.box).toBe(0);
    expect(rolled(15, 0, 5, burnt()).campaign.box).toBe(1);
    expect(rolled(15, 0, 4).campaign.box).toBe(1);
    expect(rolled(15, 0, 4).said[0]).toBe('The Army of Relief moves to box 1.');
    expect(rolled(15, 0, 3).said[0]).toBe('The Army of Relief stays in box 0.');
  });

  test('case 35 and 36: Davis pushes, Johnston is sick', () => {
    const pushed = new CampaignTable().burn('E2712').set({ johnston: 'pushed' });
    expect(rolled(40, 2, 2, pushed).campaign.box).toBe(3);
    expect(rolled(50, 3, 3, new CampaignTable().set({ johnston: 'sick' })).campaign.box).toBe(4);
  });

  test('a damaged station is not destroyed', () => {
    expect(rolled(15, 0, 4, new CampaignTable().burn('E2712', 'damaged')).campaign.box).toBe(1);
  });

  test('no die before turn 15, in box 6, or after the fall', () => {
    for (const [turn, box, fell] of [
      [10, 0, null],
      [40, 6, null],
      [40, 2, 39],
    ] as const) {
      const table = new CampaignTable().on(turn).set({ box, fell });
      expect(table.run('relief').campaign.box).toBe(box);
    }
  });
});

describe('the armies form on turn 15 (19.4.11.2, 7I)', () => {
  const formed = (table: CampaignTable, turn = 15) => table.on(turn).run('reorganization');

  test('case 67: Gregg at Raymond stays with Pemberton; Walker-A is Wilson, and Walker is there', () => {
    const table = formed(new CampaignTable().place('Gregg-A', 'E3023').place('Walker-A', 'E2712'));
    expect(table.said.slice(0, 2)).toEqual([
      'Johnston forms the Army of Relief.',
      'Walker takes command of his division at E2712 Jackson.',
    ]);
    expect([table.army('Gregg-A'), table.army('Wilson'), table.leaderAt('Walker')]).toEqual([
      'AM',
      'AR',
      'E2712',
    ]);
    expect(table.lying('Gregg-A', 'Gregg-B', 'Walker-A', 'Wilson')).toEqual(['Gregg-A', 'Wilson']);
  });

  test('the divisions of Pemberton are his; whoever comes later is Johnston’s', () => {
    const table = formed(new CampaignTable());
    expect(['Barton', 'Hebert', 'Cockrell-A', 'Tilghman-A', '27 AL'].map(table.army)).toEqual([
      ...['AM', 'AM', 'AM', 'AM', 'AM'],
    ]);
    const later = [
      '14 MS',
      'Gregg-A',
      'Maxey-A',
      'D Adams',
      'Cosby',
      'Whitfield',
      'Taliaferro',
      'Evans-A',
      'Buford-B',
    ];
    expect(later.map(table.army)).toEqual(later.map(() => 'AR'));
  });

  test('nobody there: Walker waits for the first, and the others follow as they come', () => {
    const table = formed(new CampaignTable());
    expect(table.leaderAt('Walker')).toBe('waits');
    formed(table.place('Gist-A', 'E0504').place('Ector-A', 'E0504').place('Maxey-A', 'E4920'), 20);
    expect(table.said.join(' ')).toContain('Walker takes command of his division at E0504');
    expect(table.lying('Gist-B', 'Ector-B', 'Maxey-B', 'Gregg-B')).toEqual(['Gist-B', 'Ector-B', 'Maxey-B']);
    formed(table.place('Gregg-A', 'E4920'), 25);
    expect(table.lying('Gregg-B')).toEqual(['Gregg-B']);
  });

  test('he appears with the largest, of equal ones the first by name', () => {
    const table = formed(
      new CampaignTable().place('Walker-A', 'E2712').place('Gist-A', 'E0504').place('Gregg-A', 'E2519'),
    );
    expect(table.leaderAt('Walker')).toBe('E2519');
    const equal = formed(new CampaignTable().place('Walker-A', 'E2712').place('Gist-A', 'E0504'));
    expect(equal.leaderAt('Walker')).toBe('E0504');
  });

  test('French by himself in the first Cycle from turn 46 on', () => {
    const table = new CampaignTable(SIEGE_AND_RELIEF);
    expect(formed(table, 45).leaderAt('French')).toBe('waits');
    expect(formed(table, 50).leaderAt('French')).toBe('E5522');
    expect(table.lying('McNair-B', 'Maxey-C')).toHaveLength(2);
  });

  test('names only: Tracy is Lee on turn 5, Taylor Cumming on turn 10', () => {
    const lee = formed(new CampaignTable(), 5);
    expect(lee.said[0]).toBe('Lee takes over the brigade of Tracy.');
    expect(lee.unit('Lee')).toMatchObject({ manpower: 5 });
    expect(formed(lee, 10).said[0]).toBe('Cumming takes over the brigade of Taylor.');
  });
});

describe('who joins Johnston, and what is mended (7I)', () => {
  const after15 = (table: CampaignTable, ...dice: readonly number[]) =>
    table
      .on(20)
      .set({ reliefFormed: true })
      .run('offer-joins', ...dice);
  const pemberton = (table: CampaignTable, ...names: readonly string[]) => {
    const { lay } = table.campaign;
    const of = names.map((name) => table.index(name));
    return table.set({
      lay: { ...lay, unitArmies: lay.unitArmies.map((army, i) => (of.includes(i) ? 'AM' : army)) },
    });
  };
  /** Loring on the left bank, and the ways to Vicksburg barred. */
  const cutOff = () =>
    new CampaignTable().only(
      {
        ...{ 'Buford-A': 'E4117', 'Tilghman-A': 'E4117', 'Featherston-A': 'E2712', Barton: 'W2414' },
        ...{ Steele: 'W2313', Carr: 'W2513', 'Blair-A': 'W2614', Tuttle: 'W2412' },
      },
      { 'Loring-A': 'E4117' },
    );

  test('units that trace no path to Vicksburg; Loring with the first in his hex', () => {
    const table = after15(cutOff());
    expect([table.at, table.side]).toEqual(['reorganize', 'confederate']);
    expect([...table.listed('join')].sort()).toEqual(['Buford-A', 'Featherston-A', 'Tilghman-A']);
    table.play({ do: 'join', unit: 'Featherston-A' });
    expect(table.said[0]).toBe('Featherston-A joins the Army of Relief.');
    expect([table.lying('Featherston-B'), table.campaign.lay.leaders.includes('Loring-A')]).toEqual([
      ...[['Featherston-B'], true],
    ]);
    table.play({ do: 'join', unit: 'Tilghman-A' });
    expect(table.lying('J Adams')).toEqual(['J Adams']);
    expect([table.leaderAt('Loring-B'), table.army('J Adams')]).toEqual(['E4117', 'AR']);
    expect(table.unit('J Adams').manpower).toBe(2);
  });

  test('who still traces, stands on the right bank, or is Johnston’s already, does not join', () => {
    const table = after15(cutOff().place('3 KY', 'E2713').setUnit('Blair-A', { hex: -1 }));
    expect(table.refusal({ do: 'join', unit: 'Buford-A' })).toEqual(['traces', '19.4.11.2']);
    expect(table.refusal({ do: 'join', unit: 'Barton' })).toEqual(['not-left-bank', '19.4.11.2']);
  });

  test('a unit without a command in the Jackson district joins without that test', () => {
    const table = pemberton(
      new CampaignTable().only({ '14 MS': 'E2712', '27 AL': 'W2404' }),
      '14 MS',
      '27 AL',
    );
    expect(after15(table).listed('join')).toEqual(['14 MS']);
    expect(table.refusal({ do: 'join', unit: '27 AL' })).toEqual(['traces', '19.4.11.2']);
  });

  test('not before turn 15, not after the fall: nobody is asked', () => {
    expect(cutOff().on(10).run('offer-joins', 3, 4).at).not.toBe('reorganize');
    expect(after15(cutOff().set({ fell: 18 }), 3, 4).at).not.toBe('reorganize');
  });

  test('one station is mended, on 4 or more', () => {
    const table = after15(new CampaignTable().burn('E2712').burn('E2519', 'damaged').place('Carr', 'E2519'));
    expect(table.listed('mend')).toEqual(['E2712']);
    expect(table.refusal({ do: 'mend', hex: 'E2519' })).toEqual(['enemy-near', '19.4.8.3']);
    table.play({ do: 'mend', hex: 'E2712' }, 3);
    expect(table.said[0]).toBe('The station at E2712 Jackson is not mended yet.');
    expect(table.refusal({ do: 'mend', hex: 'E2712' })).toEqual(['mended', '19.4.8.3']);
    table.run('offer-joins').play({ do: 'mend', hex: 'E2712' }, 4);
    expect(table.said[0]).toBe('The station at E2712 Jackson is mended.');
    expect(table.state.burnt).toHaveLength(1);
  });

  test('a station in Union hands is not mended', () => {
    const table = new CampaignTable().burn('E2712').control('E2712').place('14 MS', 'E0504');
    expect(table.on(10).run('offer-joins').at).not.toBe('reorganize');
  });
});

describe('the Army of Maneuver (19.4.12, 7H)', () => {
  const ring = (box: number, table = new CampaignTable(SIEGE_AND_RELIEF)) =>
    table
      .on(40)
      .set({ box, ...onTrack(20) })
      .run('offer-maneuver');

  test('units are assigned up to the limit of the box, and released', () => {
    const table = ring(0);
    expect([table.at, table.side]).toEqual(['maneuver', 'union']);
    table.play({ do: 'assign', unit: 'Blair-B' });
    expect(table.refusal({ do: 'assign', unit: 'Steele' })).toEqual(['maneuver-full', '19.4.12.2']);
    expect(table.refusal({ do: 'assign', unit: '2 IL' })).toEqual(['cavalry', '19.4.12.2']);
    expect(table.refusal({ do: 'release', unit: 'Carr' })).toEqual(['not-assigned', '19.4.12.2']);
    expect(table.refusal({ do: 'release', unit: 'Blair-B' })).toEqual(['once', '19.4.12.2']);
    table.play({ do: 'assign', unit: 'Ransom' });
    expect(table.campaign.maneuver).toEqual([table.index('Blair-B'), table.index('Ransom')]);
    table.run('offer-maneuver').play({ do: 'release', unit: 'Blair-B' });
    expect(table.campaign.maneuver).toEqual([table.index('Ransom')]);
  });

  test('without a siege, or once the ring is broken, nobody is asked', () => {
    const open = new CampaignTable(SIEGE_AND_RELIEF).on(40).set(onTrack(20, 2));
    expect(open.run('offer-maneuver').at).not.toBe('maneuver');
    const grace = new CampaignTable(SIEGE_AND_RELIEF).on(40).set(onTrack(20, 1));
    expect(grace.run('offer-maneuver').at).toBe('maneuver');
  });

  test('Sherman leads from box 3 on with 24; Steele has his corps', () => {
    const early = ring(2).play({ do: 'assign', unit: 'Blair-B' });
    expect(early.refusal({ do: 'lead' })).toEqual(['johnston-far', '19.4.12.3']);
    const table = ring(3);
    expect(table.refusal({ do: 'lead' })).toEqual(['maneuver-small', '19.4.12.3']);
    for (const unit of ['Tuttle', 'Logan-B', 'Ransom']) table.play({ do: 'assign', unit });
    table.play({ do: 'lead' });
    expect(table.said[0]).toBe('Sherman takes the Army of Maneuver; Steele leads his corps.');
    expect(table.campaign.maneuverLed).toBe(true);
    expect([table.leaderAt('Sherman'), table.leaderAt('Steele')]).toEqual(['W2312', 'W2313']);
    expect(['Tuttle', 'Ransom', 'Steele'].map(table.army)).toEqual(['maneuver', 'maneuver', 'AT']);
    const sherman = table.field.pieces.leaders[table.leaderIndex('Sherman')]!;
    expect(sherman).toMatchObject({ rank: 'army', commandValue: 6, tactical: null });
    expect(table.refusal({ do: 'lead' })).toEqual(['led', '19.4.12.3']);
    table.play({ do: 'assign', unit: 'Carr' });
    expect(table.army('Carr')).toBe('maneuver');
    table.run('offer-maneuver').play({ do: 'release', unit: 'Carr' });
    expect(table.army('Carr')).toBe('AT');
  });

  test('from box 4 on fewer than 24 cost two points', () => {
    const table = ring(4).play({ do: 'assign', unit: 'Blair-B' }).done();
    expect(table.said[0]).toBe('Johnston comes and no army watches him.');
    expect(table.campaign.ledger).toMatchObject([{ side: 'confederate', points: 2, turn: 40 }]);
    const watched = ring(4);
    for (const unit of ['Tuttle', 'Logan-B', 'Ransom']) watched.play({ do: 'assign', unit });
    expect(watched.done().campaign.ledger).toEqual([]);
    expect(ring(3).done().campaign.ledger).toEqual([]);
  });

  test('and so where there is nobody to assign', () => {
    const horse = new CampaignTable(SIEGE_AND_RELIEF).only({ '2 IL': 'W2313', Barton: 'W2414' });
    const table = ring(4, horse);
    expect(table.passed[0]).toBe('offer-maneuver');
    expect(table.said).toContain('Johnston comes and no army watches him.');
  });
});
