/** Strategic events (19.3.2, 7A): every result with its effect and each choice, played with its dice. */
import { describe, expect, test } from 'vitest';
import { SIEGE_AND_RELIEF } from '../src/campaign/starts/siegeAndRelief.ts';
import { CampaignTable } from './campaignTable.ts';

const dice = (total: number): readonly [number, number] => (total <= 7 ? [1, total - 1] : [6, total - 6]);

/** The strategic events of a turn; the dice of the two, then those of each result. */
const cycleOf = (
  turn: number,
  total: number,
  more: readonly number[] = [],
  table = new CampaignTable(),
): CampaignTable => table.on(turn).run('strategic-event', ...dice(total), ...more);

const GARRISON = {
  Hebert: 'W2413',
  Vaughn: 'W2413',
  Barton: 'W2514',
  Shoup: 'W2414',
  Moore: 'W2515',
} as const;
const RING = { Steele: 'W2313', Carr: 'W2513', Tuttle: 'W2412', 'Blair-A': 'W2614' } as const;

/** Before the works, besieged, with so much on the track. */
const besieged = (siege: number, units: Readonly<Record<string, string>> = { ...GARRISON, ...RING }) =>
  new CampaignTable()
    .only(units)
    .set({ besieged: true, track: { siege, broken: 0, relieved: false } })
    .control('W5228');

describe('the table by its turns', () => {
  test.each([
    [5, 4, 'Union Extended March Bonus'],
    [20, 6, 'Union Extended March Bonus'],
    [20, 7, 'Union Extended March Bonus'],
    [15, 8, 'Union Extended March Bonus'],
  ])('turn %i, dice %i: %s until the next Cycle', (turn, total, event) => {
    const table = cycleOf(turn, total);
    expect(table.said.slice(0, 2)).toEqual([
      `Strategic Cycle of turn ${turn}: ${event}.`,
      'Union marches are easier until the next Cycle.',
    ]);
    expect(table.campaign.marchBonus).toBe(true);
    table.on(turn + 5).run('strategic-event', 5, 5);
    expect(table.campaign.marchBonus).toBe(false);
  });

  test('case 14: a seven on turn 50 is nothing', () => {
    expect(cycleOf(50, 7).said[0]).toBe('Strategic Cycle of turn 50: no event.');
  });

  test('no Cycle, no event: a turn that five does not divide goes to the surrender segment', () => {
    const table = besieged(5).on(21).run('siege', 1, 3, 4);
    expect(table.passed).not.toContain('strategic-event');
    expect(table.passed.slice(0, 2)).toEqual(['siege', 'surrender']);
  });
});

describe('Variable Reinforcement (2, 12, and 8 from turn 25)', () => {
  test('a die of 1 to 3: Taliaferro comes next turn, without a question', () => {
    const table = cycleOf(10, 2, [3]);
    expect(table.said).toContain('Variable Reinforcement: Taliaferro comes next turn.');
    expect(table.unit('Taliaferro').arrives).toBe(11);
    expect(table.campaign.pools.confederate).toEqual([]);
  });

  test('a die of 4 to 6: the Union takes one of its pool', () => {
    const table = cycleOf(25, 8, [4]);
    expect([table.at, table.side]).toEqual(['event-choice', 'union']);
    expect(table.listed('choose-unit')).toEqual(['Marine', '3 IO', '2 WI', 'Reid']);
    expect(table.deeds).toEqual(['choose-unit']);
    table.play({ do: 'choose-unit', unit: 'Reid' });
    expect(table.said[0]).toBe('Variable Reinforcement: Reid comes next turn.');
    expect([table.unit('Reid').arrives, table.campaign.pools.union, table.at]).toEqual([
      ...[26, ['Marine', '3 IO', '2 WI'], 'depot'],
    ]);
  });

  test('case 19: an empty pool is no effect', () => {
    const { pools } = new CampaignTable().campaign;
    const table = cycleOf(25, 12, [2], new CampaignTable().set({ pools: { ...pools, confederate: [] } }));
    expect(table.said).toContain('Variable Reinforcement: no effect.');
  });
});

describe('Siege Attrition and Union Mine Operations (3)', () => {
  test('case 15: attrition of 4, each unit once before any twice, then a mine of 5', () => {
    const table = cycleOf(40, 3, [4], besieged(21));
    expect(table.said).toEqual([
      'Strategic Cycle of turn 40: Siege Attrition and Union Mine Operations.',
      'Siege Attrition costs the garrison 4 manpower.',
    ]);
    expect([table.at, table.side]).toEqual(['siege-loss', 'confederate']);
    for (const unit of ['Hebert', 'Vaughn', 'Barton']) table.play({ do: 'lose', unit });
    expect(table.refusal({ do: 'lose', unit: 'Hebert' })).toEqual(['not-now', '8.6b']);
    table.play({ do: 'lose', unit: 'Moore' });
    expect(['Hebert', 'Vaughn', 'Barton', 'Moore', 'Shoup'].map((name) => table.unit(name).manpower)).toEqual(
      [...[4, 3, 4, 3, 3]],
    );
    expect(table.state.lost.confederate).toBe(4);
    expect([table.record('Hebert').lost, table.record('Shoup').lost]).toEqual([1, 0]);
    expect([table.at, table.side]).toEqual(['event-choice', 'union']);
    expect(table.listed('mine')).toEqual(['W2314', 'W2413', 'W2514', 'W2515']);
    table.play({ do: 'mine', hex: 'W2413' }, 5);
    expect(table.said[0]).toBe('A mine under W2413: the works there fall to level 3.');
    expect(table.campaign.levels).toEqual([4, 3, 4, 4]);
    expect([table.campaign.mine, table.at]).toEqual([null, 'depot']);
  });

  test('case 16: a six blows men up, and the first assault of the next turn has +1', () => {
    const table = cycleOf(40, 3, [1], besieged(21)).play({ do: 'lose', unit: 'Shoup' });
    table.play({ do: 'mine', hex: 'W2413' }, 6);
    expect(table.campaign.levels).toEqual([4, 3, 4, 4]);
    expect([table.unit('Hebert').manpower, table.unit('Vaughn').manpower]).toEqual([4, 3]);
    expect(table.state.lost.confederate).toBe(3);
    expect({ ...table.campaign.mine, hex: table.id(table.campaign.mine!.hex) }).toEqual({
      ...{ hex: 'W2413', turn: 41, die: 1 },
    });
  });

  test('a mine of 3 fails', () => {
    const table = cycleOf(40, 6, [], besieged(21)).play({ do: 'mine', hex: 'W2514' }, 3);
    expect(table.said[0]).toBe('A mine under W2514: it fails.');
    expect(table.campaign.levels).toEqual([4, 4, 4, 4]);
  });

  test('a mine brings the last level down, and only one hex in question is not asked about', () => {
    const table = besieged(21, { ...GARRISON, Tuttle: 'W2412' }).set({ levels: [4, 1, 4, 4] });
    cycleOf(40, 6, [4], table);
    expect(table.said).toContain('A mine under W2413: the works there fall to level 0.');
    expect(table.campaign.levels).toEqual([4, 0, 4, 4]);
  });

  test('too early for a mine, no level left, or in Union hands', () => {
    expect(cycleOf(40, 6, [], besieged(14)).said).toContain('Union Mine Operations: no effect.');
    const wrecked = besieged(21).set({ levels: [0, 0, 0, 0] });
    expect(cycleOf(40, 6, [], wrecked).said).toContain('Union Mine Operations: no effect.');
    const held = besieged(21).control('W2314', 'W2413', 'W2514', 'W2515');
    expect(cycleOf(40, 6, [], held).said).toContain('Union Mine Operations: no effect.');
  });

  test('not besieged: neither; after the fall: neither, whatever the track says', () => {
    const both = ['Siege Attrition: no effect.', 'Union Mine Operations: no effect.'];
    expect(cycleOf(40, 3).said).toEqual(expect.arrayContaining(both));
    expect(cycleOf(40, 3, [], besieged(21).set({ fell: 39 })).said).toEqual(expect.arrayContaining(both));
  });

  test('attrition takes all there is, if it is less, and asks nobody', () => {
    const table = cycleOf(40, 3, [6], besieged(21, { ...RING, Shoup: 'W2413' }));
    expect(table.said).toContain('Siege Attrition costs the garrison 3 manpower.');
    expect([table.hexOf('Shoup'), table.state.lost.confederate]).toEqual(['gone', 3]);
  });
});

describe('Port Hudson (4 from turn 25)', () => {
  test('the Union calls Grover, for three points', () => {
    const table = cycleOf(25, 4);
    expect([table.at, table.side, table.deeds]).toEqual(['event-choice', 'union', ['call-grover', 'press']]);
    table.play({ do: 'call-grover' });
    expect(table.said[0]).toBe('Grover is called from Port Hudson and comes on turn 29.');
    expect([table.unit('Grover').arrives, table.campaign.groverCalled]).toEqual([29, true]);
    expect(table.campaign.ledger).toMatchObject([{ turn: 25, side: 'confederate', points: 3 }]);
  });

  test('case 17: pressed on turn 45, a 4 is enough', () => {
    const table = cycleOf(45, 4).play({ do: 'press' }, 4);
    expect(table.said[0]).toBe('Port Hudson has fallen.');
    expect(table.campaign.portHudson).toBe('fallen');
    expect(table.campaign.ledger).toMatchObject([{ turn: 45, side: 'union', points: 5 }]);
  });

  test('case 18: too early on turn 25', () => {
    const table = cycleOf(25, 4).play({ do: 'press' }, 6);
    expect(table.said[0]).toBe('Port Hudson holds out.');
    expect([table.campaign.portHudson, table.campaign.ledger]).toEqual(['open', []]);
  });

  test('once Grover is gone it can only be pressed, with two less', () => {
    const table = () => new CampaignTable().set({ groverCalled: true });
    expect(cycleOf(45, 4, [5], table()).said).toContain('Port Hudson holds out.');
    expect(cycleOf(45, 4, [6], table()).said).toContain('Port Hudson has fallen.');
  });

  test('it falls once', () => {
    const table = cycleOf(45, 4, [], new CampaignTable().set({ portHudson: 'fallen' }));
    expect(table.said).toContain('Port Hudson: no effect.');
  });
});

describe('Johnston, Davis and the redoubts of Jackson (5, 9)', () => {
  test.each([
    [5, 'sick', 'Johnston is sick.'],
    [9, 'pushed', 'President Davis pushes Johnston.'],
  ] as const)('dice %i: Johnston is %s, and the Confederates may dig', (total, johnston, said) => {
    const table = cycleOf(5, total);
    expect(table.campaign.johnston).toBe(johnston);
    expect(table.said).toContain(said);
    expect([table.at, table.side, table.deeds]).toEqual([
      'event-choice',
      'confederate',
      ['redoubt', 'decline'],
    ]);
    expect(table.listed('redoubt')[0]).toBe('E2712');
    expect(table.listed('redoubt')).toHaveLength(7);
    table.play({ do: 'redoubt', hex: 'E2712' });
    expect(table.said[0]).toBe('A redoubt is dug in E2712 Jackson.');
    expect(table.ids(table.campaign.redoubts)).toEqual(['E2712']);
  });

  test('they may decline', () => {
    const table = cycleOf(5, 5).play({ do: 'decline' });
    expect(table.said[0]).toBe('No redoubt is dug.');
    expect(table.campaign.redoubts).toEqual([]);
  });

  test('three at the most, none beside a Union unit, none without Jackson', () => {
    const three = new CampaignTable();
    three.set({ redoubts: [1, 2, 3] });
    expect(cycleOf(5, 5, [], three).said).toContain('Jackson Confederate Redoubt: no effect.');
    const near = cycleOf(5, 5, [], new CampaignTable().place('Carr', 'E2714'));
    expect(near.listed('redoubt')).not.toContain('E2713');
    expect(near.listed('redoubt')).toContain('E2712');
    const lost = cycleOf(5, 5, [], new CampaignTable().control('E2712'));
    expect(lost.said).toContain('Jackson Confederate Redoubt: no effect.');
  });
});

describe('French Arrives Early (7 on turns 25 to 45)', () => {
  const table = () => new CampaignTable(SIEGE_AND_RELIEF).on(30).run('strategic-event', 3, 4);

  test('he comes in the same Cycle, with the largest of his brigades', () => {
    const french = table();
    expect(french.said.slice(0, 2)).toEqual([
      'Strategic Cycle of turn 30: French Arrives Early.',
      'French comes to his division.',
    ]);
    expect(french.campaign.frenchCalled).toBe(true);
    french.run('reorganization');
    expect(french.said).toContain('French takes command of his division at E5522.');
    expect(french.lying('McNair-B', 'Maxey-C', 'Maxey-B')).toEqual(['McNair-B', 'Maxey-C']);
  });

  test('again: no effect', () => {
    expect(table().on(35).run('strategic-event', 3, 4).said).toContain('French Arrives Early: no effect.');
  });
});

describe('McClernand Relieved (10)', () => {
  test('Ord takes his place in his hex, with his units', () => {
    const table = cycleOf(20, 10);
    expect(table.said).toContain('McClernand is relieved; Ord takes his corps.');
    expect(table.leaderAt('Ord')).toBe('W5228');
    const [was, is] = ['McClernand', 'Ord'].map((name) => table.campaign.lay.leaders.indexOf(name));
    expect(was).toBe(-1);
    expect(table.field.pieces.leaders[is!]).toMatchObject({ command: 'XIII', commandValue: 5 });
  });

  test('again: no effect; and so if he is gone', () => {
    expect(cycleOf(25, 10, [], cycleOf(20, 10)).said).toContain('McClernand Relieved: no effect.');
    const gone = new CampaignTable().setLeader('McClernand', { hex: -2 });
    expect(cycleOf(20, 10, [], gone).said).toContain('McClernand Relieved: no effect.');
  });
});

describe("CSA Attacks Milliken's Bend (11)", () => {
  test('case 64: before turn 20 whoever is due next comes two turns later', () => {
    const table = cycleOf(10, 11);
    expect(table.said).toContain("Milliken's Bend is attacked: Blair-A comes on turn 14.");
    expect([table.unit('Blair-A').arrives, table.unit('McArthur').arrives]).toEqual([14, 13]);
  });

  test('a leader is put off with his men', () => {
    const table = cycleOf(
      5,
      11,
      [],
      new CampaignTable().setUnit('6 MO', { arrives: 3 }).setUnit('2 IL', { arrives: 3 }),
    );
    expect(table.said).toContain("Milliken's Bend is attacked: Steele, Tuttle and Sherman come on turn 10.");
    expect([table.leader('Sherman').arrives, table.unit('Tuttle').arrives]).toEqual([10, 10]);
  });

  test('from turn 20, 1 or 2: a depot fails in this Cycle, the only one without a question', () => {
    const table = cycleOf(20, 11, [2]);
    expect(table.said).toContain('The depot at W5228 Bruinsburg fails in this Cycle.');
    expect(table.ids(table.campaign.disrupted)).toEqual(['W5228']);
    table.done(4);
    expect(table.said).toContain('Union infantry: 5 units living on the country.');
    expect(table.campaign.disrupted).toEqual([]);
    expect(table.ids(table.campaign.depots)).toEqual(['W5228']);
  });

  test('of several the Confederates name one', () => {
    const table = cycleOf(20, 11, [1], new CampaignTable(SIEGE_AND_RELIEF));
    expect([table.at, table.side, table.listed('disrupt')]).toEqual([
      ...['event-choice', 'confederate', ['W1813', 'W4622']],
    ]);
    table.play({ do: 'disrupt', hex: 'W1813' });
    expect(table.said[0]).toBe('The depot at W1813 fails in this Cycle.');
  });

  test('3 or 4: the Union sends a small unit of infantry away for five turns', () => {
    const table = new CampaignTable(SIEGE_AND_RELIEF).setUnit('McArthur', { fatigue: 2, exhausted: true });
    cycleOf(20, 11, [3], table);
    expect([table.at, table.side]).toEqual(['event-choice', 'union']);
    expect(table.listed('send-away')).toEqual(['Quinby', 'Hovey-B', 'McArthur', 'Bryant']);
    table.play({ do: 'send-away', unit: 'McArthur' });
    expect(table.said[0]).toBe("McArthur is sent to Milliken's Bend and is due again on turn 25.");
    expect(table.unit('McArthur')).toMatchObject({
      hex: -1,
      arrives: 25,
      fatigue: 0,
      exhausted: true,
      manpower: 3,
    });
  });

  test('nobody to send scores two points for the Confederates', () => {
    const table = cycleOf(20, 11, [4]);
    expect(table.said).toContain("Nobody can be sent to Milliken's Bend.");
    expect(table.campaign.ledger).toMatchObject([{ side: 'confederate', points: 2, turn: 20 }]);
  });

  test('5 or 6: nothing', () => {
    expect(cycleOf(20, 11, [5]).said).toContain("CSA Attacks Milliken's Bend: no effect.");
  });
});

test('what an event does not ask for is refused', () => {
  const table = cycleOf(25, 4);
  expect(table.refusal({ do: 'decline' })).toEqual(['not-asked', '19.3.2']);
  expect(table.refusal({ do: 'mine', hex: 'W2413' })).toEqual(['not-asked', '19.3.2']);
  expect(table.refusal({ do: 'choose-unit', unit: 'Reid' })).toEqual(['not-asked', '19.3.2']);
  expect(table.refusal({ do: 'done' })).toEqual(['event-choice', '19.3.2']);
});
