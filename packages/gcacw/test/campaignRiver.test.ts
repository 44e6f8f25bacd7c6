/** Gunboats, attachment, depots, supply and pontoons (19.4.1 to 19.4.9), played in their stages. */
import { describe, expect, test } from 'vitest';
import { RACE_TO_VICKSBURG } from '../src/campaign/starts/raceToVicksburg.ts';
import { SIEGE_AND_RELIEF } from '../src/campaign/starts/siegeAndRelief.ts';
import type { Action } from '../src/play/state/action.ts';
import { CampaignTable, type Placed } from './campaignTable.ts';

const DONE: Action = { do: 'done' };

describe('gunboats sail (19.4.4)', () => {
  const sail = (boat: 'lower' | 'upper', reach: string) => ({ do: 'sail', boat, reach }) as Action;
  const river = () => new CampaignTable().run('offer-gunboats');
  const reaches = (table: CampaignTable) => table.campaign.gunboats.map(({ reach }) => reach);

  test('each where it may go: the guns of Vicksburg are passed in one run or not at all', () => {
    const table = river();
    expect(table.listed('sail')).toEqual([
      ...['lower middle Mississippi', 'upper lower Yazoo', 'upper middle Mississippi'],
    ]);
    expect(table.refusal(sail('upper', 'Vicksburg'))).toEqual(['no-reach', '19.4.4.1']);
  });

  test('freely where no guns bar: up the Yazoo, once a turn', () => {
    const table = river().play(sail('upper', 'lower Yazoo'));
    expect(table.said[0]).toBe('The gunboats above Vicksburg sail to the lower Yazoo.');
    expect(reaches(table)).toEqual(['lower Mississippi', 'lower Yazoo']);
    expect(table.refusal(sail('upper', 'upper Mississippi'))).toEqual(['sailed', '19.4.4.2']);
  });

  test('case 26: sunk before Grand Gulf, and back in twenty turns', () => {
    const table = river().play(sail('lower', 'middle Mississippi'), 1);
    expect(table.said[0]).toBe(
      'The gunboats below Vicksburg sail to the middle Mississippi. The batteries stop them: they are back on turn 21.',
    );
    expect(table.campaign.gunboats[0]).toEqual({ home: 'lower Mississippi', reach: null, back: 21 });
    expect(table.listed('sail')).toEqual(['upper lower Yazoo', 'upper middle Mississippi']);
    table.on(20).run('turn-track');
    expect(table.said).toContain('The gunboats below Vicksburg are back.');
    expect(reaches(table)).toEqual(['lower Mississippi', 'upper Mississippi']);
  });

  test('case 62: past Vicksburg, turned back by a 2 and through with a 3', () => {
    const back = river().play(sail('upper', 'middle Mississippi'), 2);
    expect(back.campaign.gunboats[1]).toEqual({ home: 'upper Mississippi', reach: null, back: 6 });
    expect(reaches(river().play(sail('upper', 'middle Mississippi'), 3))).toEqual([
      ...['lower Mississippi', 'middle Mississippi'],
    ]);
  });

  test('guns that have come to Vicksburg drive them off before anybody sails', () => {
    const table = new CampaignTable();
    const [lower, upper] = table.campaign.gunboats;
    table.set({ gunboats: [{ ...lower!, reach: 'Vicksburg' }, upper!] }).run('offer-gunboats');
    expect(reaches(table)).toEqual(['upper Mississippi', 'upper Mississippi']);
  });

  test('both out of action: nobody is asked', () => {
    const table = new CampaignTable();
    const gunboats = table.campaign.gunboats.map((boat) => ({ ...boat, reach: null, back: 9 }));
    expect(table.set({ gunboats }).run('offer-gunboats').passed.slice(0, 2)).toEqual([
      ...['offer-gunboats', 'offer-transfers'],
    ]);
  });

  test('the Union goes on to leader transfers', () => {
    expect(river().play(DONE).passed[0]).toBe('offer-transfers');
  });
});

describe('attachment and detachment (19.4.9)', () => {
  /** Everybody of a row of the table in one hex; who joins, what lies there, and back again. */
  type Row = readonly [parent: string, children: readonly string[], whole: string, manpower: number, Placed?];
  const ROWS: readonly Row[] = [
    ['Logan-A', ['Dennis'], 'Logan-B', 12],
    ['Blair-A', ['Ewing'], 'Blair-B', 11],
    ['McArthur', ['Hall', 'Ransom', 'Reid'], 'McArthur', 11, { Ransom: ['W5228', 3] }],
    ['Lauman', ['Bryant'], 'Lauman', 12],
    ['Bussey', ['2 IL', '3 IL', '4 IO', '6 MO'], 'Bussey', 5],
    ['Cockrell-A', ['2 MO', '1 MO'], 'Cockrell-B', 6],
    ['Green-A', ['1 MO (dmnt)'], 'Green-B', 4],
    ['Tilghman-A', ['27 AL'], 'Tilghman-C', 3],
    ['Moore', ['2 TX'], 'Moore', 5],
    ['24 SC', ['14 MS'], 'Colquitt', 3],
    ['Gist-A', ['24 SC'], 'Gist-A', 5],
    ['Walker-A', ['25-29 GA'], 'Walker-A', 5],
  ];

  const together = (parent: string, children: readonly string[], where: Placed = {}) => {
    const table = new CampaignTable();
    const hex = table.field.pieces.units[table.index(parent)]!.side === 'union' ? 'W5228' : 'E2712';
    const units = Object.fromEntries([parent, ...children].map((name) => [name, hex]));
    return table.only({ ...units, ...where }).run('offer-attachments');
  };

  const CASES = ROWS.map(([parent, children, whole, manpower, where = {}]) => ({
    ...{ parent, children, whole, manpower, where },
  }));

  test.each(CASES)(
    '$parent takes in $children and is $whole',
    ({ parent, children, whole, manpower, where }) => {
      const table = together(parent, children, where);
      let now = parent;
      for (const child of children) {
        table.play({ do: 'attach', unit: now, child });
        expect(table.said[0]).toBe(`${child} joins ${now}.`);
        now = child === children.at(-1) ? whole : parent;
        expect(table.hexOf(child)).toBe('gone');
      }
      expect(table.unit(whole).manpower).toBe(manpower);
      expect(table.record(whole)).toMatchObject({ muster: manpower, lost: 0, children });
      expect(table.refusal({ do: 'detach', unit: whole, child: children[0] })).toEqual(['once', '19.4.9']);
      // Undone in another turn.
      table.set({ ofTheTurn: { ...table.campaign.ofTheTurn, attached: [] } }).run('offer-attachments');
      const last = children.at(-1)!;
      table.play({ do: 'detach', unit: whole, child: last });
      expect(table.said[0]).toBe(`${last} leaves ${whole}.`);
      expect([table.hexOf(last), table.lying(parent)]).toEqual([table.hexOf(parent), [parent]]);
    },
  );

  test('J Adams takes in 14 MS, where it lies for Tilghman', () => {
    const table = new CampaignTable(SIEGE_AND_RELIEF);
    table.only({ 'J Adams': 'E2712', Colquitt: 'E2712' }).run('offer-attachments');
    table.play({ do: 'detach', unit: 'Colquitt', child: '14 MS' });
    expect(table.lying('Colquitt', '24 SC')).toEqual(['24 SC']);
    table.set({ ofTheTurn: { ...table.campaign.ofTheTurn, attached: [] } }).run('offer-attachments');
    table.play({ do: 'attach', unit: 'J Adams', child: '14 MS' });
    expect([table.unit('J Adams').manpower, table.army('J Adams')]).toEqual([4, 'AR']);
  });

  test('case 30: the wearier of all three', () => {
    const table = together('Cockrell-A', ['2 MO', '1 MO']);
    table.setUnit('Cockrell-A', { fatigue: 1 }).setUnit('1 MO', { fatigue: 2 });
    table.play({ do: 'attach', unit: 'Cockrell-A', child: '2 MO' });
    table.play({ do: 'attach', unit: 'Cockrell-A', child: '1 MO' });
    expect(table.unit('Cockrell-B')).toMatchObject({ manpower: 6, fatigue: 2 });
  });

  test('case 31: losses are added up', () => {
    const table = together('Logan-A', ['Dennis'], { 'Logan-A': ['W5228', 6] }).setLost('Logan-A', 2);
    table.play({ do: 'attach', unit: 'Logan-A', child: 'Dennis' });
    expect(table.record('Logan-B')).toMatchObject({ muster: 12, lost: 2, back: 0 });
    expect(table.unit('Logan-B').manpower).toBe(10);
  });

  test.each([
    ['Osterhaus', '49-69 IN', 2, 6],
    ['Osterhaus', 'Lindsey', 3, 5],
    ['Tuttle', '95 OH', 1, 10],
    ['Tuttle', 'Mower', 3, 8],
  ])('%s lets %s go, who never joined it', (parent, child, manpower, left) => {
    const table = new CampaignTable()
      .only({ [parent]: 'W5228' })
      .setUnit(parent, { fatigue: 2, entrenchment: 'abatis' })
      .setRecord(parent, { supply: 'foraging', foraged: 1 })
      .run('offer-attachments');
    table.play({ do: 'detach', unit: parent, child });
    expect(table.unit(child)).toMatchObject({ manpower, fatigue: 2, entrenchment: 'none', released: true });
    expect(table.record(child)).toMatchObject({ muster: manpower, lost: 0, supply: 'foraging' });
    expect([table.unit(parent).manpower, table.hexOf(child)]).toEqual([left, 'W5228']);
  });

  test('case 32: two must stay', () => {
    const strong = new CampaignTable().only({ Osterhaus: ['W5228', 6] }).run('offer-attachments');
    expect(strong.listed('detach')).toContain('Osterhaus Lindsey');
    const weak = new CampaignTable().only({ Osterhaus: ['W5228', 4] }).run('offer-attachments');
    expect(weak.listed('detach')).toEqual(['Osterhaus 49-69 IN']);
    expect(weak.refusal({ do: 'detach', unit: 'Osterhaus', child: 'Lindsey' })).toEqual([
      'too-weak',
      '19.4.9',
    ]);
  });

  test('McArthur of six lets Ransom go', () => {
    const table = (manpower: number) =>
      new CampaignTable()
        .only({ McArthur: ['W5228', manpower], Osterhaus: 'W4814' })
        .run('offer-attachments');
    expect(table(6).listed('detach')).toContain('McArthur Ransom');
    expect(table(5).listed('detach')).not.toContain('McArthur Ransom');
  });

  test('a child that is lost, or on the map, is not detached again', () => {
    const table = new CampaignTable()
      .only({ Osterhaus: 'W5228', Lindsey: ['W4814', 3] })
      .run('offer-attachments');
    expect(table.refusal({ do: 'detach', unit: 'Osterhaus', child: 'Lindsey' })).toEqual([
      'not-free',
      '19.4.9',
    ]);
    table.setUnit('Lindsey', { manpower: 0, hex: -2 }).setRecord('Lindsey', { lost: 3 });
    table.state = { ...table.state, lost: { union: 3, confederate: 0 } };
    expect(table.run('offer-attachments').listed('detach')).not.toContain('Osterhaus Lindsey');
  });

  test('both released, in one hex, not before an enemy', () => {
    const table = together('Logan-A', ['Dennis']);
    table.setUnit('Dennis', { released: false });
    expect(table.refusal({ do: 'attach', unit: 'Logan-A', child: 'Dennis' })).toEqual(['unable', '19.4.9']);
    const apart = new CampaignTable().only({ Osterhaus: 'W4814', 'Logan-A': 'W4814', Dennis: 'W5228' });
    expect(
      apart.run('offer-attachments').refusal({ do: 'attach', unit: 'Logan-A', child: 'Dennis' }),
    ).toEqual([...['apart', '19.4.9']]);
  });

  test('the Union first, then the Confederates, each only with something to do', () => {
    const both = new CampaignTable().only({
      ...{ 'Logan-A': 'W5228', Dennis: 'W5228', Moore: 'W3117', '2 TX': 'W3117' },
    });
    both.run('offer-attachments');
    expect([both.at, both.side, both.deeds]).toEqual(['attachment', 'union', ['attach', 'done']]);
    both.done();
    expect([both.at, both.side]).toEqual(['attachment', 'confederate']);
    expect(both.done(6, 1).at).toBe('choose-action');
    const none = new CampaignTable().only({ Carr: 'W5228', Barton: 'W2414' });
    expect(none.run('offer-attachments', 6, 1).at).toBe('choose-action');
  });
});

describe('depots (19.4.1)', () => {
  const segment = (table: CampaignTable, ...dice: readonly number[]) => table.run('offer-depots', ...dice);

  test('at the start: closed or not, nothing to open', () => {
    const table = segment(new CampaignTable().on(5));
    expect(table.legal).toEqual([{ do: 'close', hex: 'W5228' }, DONE]);
    table.play({ do: 'close', hex: 'W5228' });
    expect(table.said[0]).toBe('The depot at W5228 Bruinsburg is closed.');
    expect(table.campaign.depots).toEqual([]);
  });

  test('Grand Gulf is opened once it is the Union’s, one in a Cycle, and serves at once', () => {
    const table = segment(
      new CampaignTable().only({ Carr: 'W4014' }).on(5).depots('W5228').control('W5228', 'W4622', 'W4614'),
    );
    expect(table.listed('open')).toContain('W4622');
    table.play({ do: 'open', hex: 'W4622' });
    expect(table.said[0]).toBe('A depot is opened at W4622 Grand Gulf.');
    expect(table.refusal({ do: 'open', hex: 'W4614' })).toEqual(['one-depot', '19.4.1']);
    table.done();
    expect(table.said).toContain('All Union infantry is in supply.');
  });

  test('an enemy near, guns on the river, no control, no place', () => {
    const table = segment(
      new CampaignTable()
        .only({ Carr: 'W5228', Cosby: 'W4522', '2 TX': 'W1410' })
        .control('W5228', 'W4622', 'W1410', 'W1006'),
    );
    expect(table.refusal({ do: 'open', hex: 'W4622' })).toEqual(['enemy-near', '19.4.1.2']);
    expect(table.refusal({ do: 'open', hex: 'W1006' })).toEqual(['batteries', '19.4.1.2']);
    expect(table.refusal({ do: 'open', hex: 'W3117' })).toEqual(['not-controlled', '19.4.1.2']);
    expect(table.refusal({ do: 'open', hex: 'W5227' })).toEqual(['no-depot-here', '19.4.1.1']);
    expect(table.refusal({ do: 'open', hex: 'W5228' })).toEqual(['depot-open', '19.4.1']);
    expect(table.refusal({ do: 'close', hex: 'W4622' })).toEqual(['no-depot', '19.4.1']);
  });

  test('no depot and none to open: nobody is asked', () => {
    const table = new CampaignTable().only({ Barton: 'W2414' }).depots().control();
    expect(segment(table.on(10), 3, 4).passed).toContain('supply');
  });

  test('an inland depot that has lost its path closes before units are judged', () => {
    const table = new CampaignTable()
      .only({ Carr: 'W4210', Barton: 'W4614' })
      .on(10)
      .depots('W4622', 'W4210')
      .run('supply', 3, 4);
    expect(table.said[0]).toBe('The depot at W4210 Rocky Springs closes: no path leads to a river depot.');
    expect(table.ids(table.campaign.depots)).toEqual(['W4622']);
    expect(table.said).toContain('Union infantry: 1 unit living on the country.');
  });
});

describe('supply is judged (19.4.2)', () => {
  const judged = (turn: number, table: CampaignTable, ...more: readonly number[]) =>
    table.on(turn).run('supply', ...more);

  test('in, then living on the country, then out, and hungry at the second time', () => {
    const table = new CampaignTable().only({ Carr: 'W4005', '2 IL': 'E2712' }).depots('W4622').control();
    judged(10, table, 3, 4);
    expect(table.record('Carr').supply).toBe('foraging');
    judged(15, table, 1, 3, 4);
    expect(table.record('Carr')).toMatchObject({ supply: 'out', outRuns: 1 });
    expect(table.said).toContain('Union infantry: 1 unit out of supply.');
    expect(table.unit('Carr').manpower).toBe(8);
    judged(20, table, 1, 3, 4);
    expect(table.record('Carr')).toMatchObject({ supply: 'out', outRuns: 2, lost: 1 });
    expect(table.said).toContain('Hunger takes men of Carr.');
    expect([table.unit('Carr').manpower, table.state.lost.union, table.state.strayed.union]).toEqual([
      7, 0, 1,
    ]);
    expect(table.record('2 IL').supply).toBe('in');
  });

  test('case 20: on turn 5 there is no living on the country', () => {
    const table = new CampaignTable().only({ Carr: 'W4005', Osterhaus: 'W4014' }).depots('W4622').control();
    judged(5, table);
    expect([table.record('Carr').supply, table.record('Osterhaus').supply]).toEqual(['out', 'in']);
  });
});

describe('pontoons and repairs (19.4.7)', () => {
  /** Case 59: the ferry at Amsterdam is wrecked, infantry on one bank. */
  const amsterdam = () => new CampaignTable().only({ Carr: 'W2905' }).on(42).wreck(['W2805', 'W2905']);
  const over = (word: 'bridge' | 'lift' | 'repair') => ({ do: word, hex: 'W2805', to: 'W2905' }) as Action;
  /** Either way of naming the same hexside. */
  const listed = (table: CampaignTable, word: 'bridge' | 'lift' | 'repair') =>
    table.listed(word).map((hexes) => hexes.split(' ').sort().join(' '));
  const played = (table: CampaignTable, word: 'bridge' | 'lift' | 'repair', ...dice: readonly number[]) =>
    table.play(
      table.legal.find((action) => action.do === word && [action.hex, action.to].sort()[0] === 'W2805')!,
      ...dice,
    );

  test('case 59: both a pontoon and a repair, each told', () => {
    const table = amsterdam().run('turn-track');
    expect([table.at, table.side]).toEqual(['pontoon', 'union']);
    expect(table.said).toContain('The Union has another pontoon.');
    expect(listed(table, 'bridge')).toContain('W2805 W2905');
    expect(listed(table, 'repair')).toEqual(['W2805 W2905']);
    played(table, 'repair');
    expect(table.said[0]).toMatch(/^The crossing is repaired between W2\d05.* and W2\d05.*\.$/);
    expect(table.campaign.bridges.wrecked).toEqual([]);
    expect(table.refusal(over('repair'))).toEqual(['one-repair', '19.4.7.3']);
    expect(table.refusal(over('bridge'))).toEqual(['crossing-stands', '19.4.7.1']);
  });

  test('a pontoon is laid, one in a turn, and lifted for the next', () => {
    const table = amsterdam().run('turn-track');
    played(table, 'bridge');
    expect(table.said[0]).toMatch(/^A pontoon is laid between W2\d05.* and W2\d05.*\.$/);
    expect(table.campaign.bridges.pontoons).toHaveLength(1);
    expect(table.campaign.pontoons).toHaveLength(1);
    expect(table.listed('bridge')).toEqual([]);
    played(table, 'lift');
    expect(table.said[0]).toMatch(/^The pontoon is lifted between/);
    expect(table.campaign.pontoons.map(({ from }) => from)).toEqual([43, 43]);
    expect(table.refusal(over('lift'))).toEqual(['no-pontoon-there', '19.4.7.2']);
  });

  test('not in rain; a repair goes on', () => {
    const table = amsterdam();
    table.set({ today: { ...table.campaign.today, event: 'Rain', rain: 'on' } }).run('offer-pontoons');
    expect(table.deeds).toEqual(['repair', 'done']);
    expect(table.refusal(over('bridge'))).toEqual(['heavy-rain', '19.3.1']);
  });

  test('an enemy on the other bank bars both; horsemen hold no bank', () => {
    const faced = amsterdam().place('Barton', 'W2805').run('turn-track');
    expect(listed(faced, 'bridge')).not.toContain('W2805 W2905');
    expect(faced.refusal(over('bridge'))).toEqual(['bank-not-held', '19.4.7.1']);
    expect(faced.refusal(over('repair'))).toEqual(['bank-not-held', '19.4.7.3']);
    const horse = new CampaignTable().only({ '2 IL': 'W2905' }).on(42).wreck(['W2805', 'W2905']);
    expect(horse.run('turn-track', 3, 4).at).not.toBe('pontoon');
  });

  test('the Confederates repair after the Union, and lay nothing', () => {
    const table = new CampaignTable()
      .only({ Barton: 'W2805' })
      .on(42)
      .wreck(['W2805', 'W2905'])
      .run('turn-track');
    expect([table.at, table.side, table.deeds]).toEqual(['pontoon', 'confederate', ['repair', 'done']]);
    expect(table.refusal(over('bridge'))).toEqual(['not-union', '19.4.7.1']);
    played(table, 'repair');
    expect(table.done(3, 4).turn).toBe(43);
  });

  test('the second pontoon comes on turn 12', () => {
    const table = new CampaignTable(RACE_TO_VICKSBURG).on(10);
    expect(table.run('turn-track').campaign.pontoons).toHaveLength(1);
    table.on(11).run('turn-track');
    expect(table.campaign.pontoons).toHaveLength(2);
    expect(table.said).toContain('The Union has another pontoon.');
    expect(table.on(12).run('turn-track').campaign.pontoons).toHaveLength(2);
  });
});
