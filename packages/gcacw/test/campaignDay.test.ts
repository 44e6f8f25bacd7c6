/** The day begins (19.2, 19.3.1): every result of the Random Events Table by its column, played with its dice. */
import { describe, expect, test } from 'vitest';
import { SIEGE_AND_RELIEF } from '../src/campaign/starts/siegeAndRelief.ts';
import { CampaignTable } from './campaignTable.ts';

/** The dawn of a turn: the marker moves, then the dice of the event. */
const dawnOf = (turn: number, dice: readonly number[], table = new CampaignTable()): CampaignTable =>
  table.on(turn - 1).run('turn-marker', ...dice);

const dice = (total: number): readonly number[] => (total <= 7 ? [1, total - 1] : [6, total - 6]);

// As the card has them, from 2 to 12 (17.3).
const MAY_1 = [
  ...['Late Rain', 'Union Intelligence', 'Delay Unit Entry', 'Movement Bonus', 'Confederate CP'],
  ...['Confederate CP', 'Confederate MP', 'Confederate MP', 'Accelerate Unit Entry', 'Union Intelligence'],
  'Late Rain',
];
const MAY_5 = [
  ...['Late Rain', 'Late Rain', 'Delay Unit Entry', 'Union Water Crisis', 'Confederate CP'],
  ...['Union Intelligence', 'Confederate MP', 'Accelerate Unit Entry', 'Heat', 'Rain', 'Heavy Rain'],
];
const JUNE = [
  ...['Late Rain', 'Grant Drunk', 'Extreme Heat', 'Union Water Crisis', 'Late Rain', 'Heat'],
  ...['Confederate MP', 'Heat', 'Heat', 'Rain', 'Heavy Rain'],
];
const COLUMNS: readonly (readonly [turn: number, results: readonly string[]])[] = [
  [2, MAY_1],
  [5, MAY_1],
  [6, MAY_5],
  [32, MAY_5],
  [33, JUNE],
  [70, JUNE],
];
const RESULTS = COLUMNS.flatMap(([turn, results]) =>
  results.map((event, at) => [turn, at + 2, event] as const),
);

const DRY = { rain: 'none', rainTomorrow: false, extendedMarch: 0, secondDay: false };
/** What the stage sets, and what it says of each event. */
const EFFECTS: Readonly<Record<string, readonly [set: object, said: string]>> = {
  'Late Rain': [{ ...DRY, rain: 'pending' }, 'Late Rain: Rain once the initiative dice total 7.'],
  Rain: [{ ...DRY, rain: 'on' }, 'Rain: A rain turn.'],
  'Heavy Rain': [
    { ...DRY, rain: 'on', rainTomorrow: true },
    'Heavy Rain: A rain turn, and the next one too.',
  ],
  Heat: [{ ...DRY, extendedMarch: 1 }, 'Heat: Extended March +1.'],
  'Extreme Heat': [{ ...DRY, extendedMarch: 2 }, 'Extreme Heat: Extended March +2.'],
  'Union Water Crisis': [
    { ...DRY, extendedMarch: 1 },
    'Union Water Crisis: Extended March +1 for Union units not beside a river or creek.',
  ],
  'Confederate CP': [
    DRY,
    'Confederate CP: Command Paralysis: Confederate leaders list at most 2 units, command die +1.',
  ],
  'Confederate MP': [DRY, 'Confederate MP: Movement Paralysis: Confederate infantry -1 MP, cavalry -2.'],
  'Union Intelligence': [DRY, 'Union Intelligence: The Union wins initiative ties.'],
  'Movement Bonus': [DRY, 'Movement Bonus: Union infantry +1 MP, cavalry +2.'],
  'Grant Drunk': [
    DRY,
    'Grant Drunk: Grant makes no grand assault and may not transfer; the Confederates win initiative ties.',
  ],
  'Delay Unit Entry': [DRY, 'Delay Unit Entry: The Union puts off one Confederate arrival by 2 turns.'],
  'Accelerate Unit Entry': [DRY, 'Accelerate Unit Entry: The Confederates hasten one arrival by 2 turns.'],
};
const SHIFTS: Readonly<Record<string, string>> = {
  'Delay Unit Entry': 'union',
  'Accelerate Unit Entry': 'confederate',
};

describe('every result of the table', () => {
  test.each(RESULTS)('turn %i, dice %i: %s', (turn, total, event) => {
    const table = dawnOf(turn, dice(total));
    const [set, said] = EFFECTS[event]!;
    expect(table.campaign.today).toEqual({ event, ...set });
    expect(table.said[0]).toBe(said);
    expect(table.campaign.ofTheTurn.told).toEqual([said]);
    const shifter = SHIFTS[event];
    expect([table.at, table.side]).toEqual(
      shifter === undefined ? ['gunboats', 'union'] : ['entry-shift', shifter],
    );
  });

  test('the first turn has none, neither of the campaign nor of a short one', () => {
    for (const table of [new CampaignTable(), new CampaignTable(SIEGE_AND_RELIEF)]) {
      table.run('random-event');
      expect([table.at, table.campaign.today.event, table.said]).toEqual(['gunboats', 'No Effect', []]);
    }
  });

  test('the turn begins, in words and by its date', () => {
    expect(dawnOf(33, [3, 4]).said).toEqual(['Heat: Extended March +1.', 'Turn 33 begins, 1 June.']);
  });
});

describe('weather that goes on', () => {
  const after = (...events: readonly string[]): CampaignTable => {
    const table = new CampaignTable();
    for (const [i, event] of events.entries()) {
      dawnOf(20 + i, dice(MAY_5.indexOf(event) + 2), table);
      table.state = { ...table.state, turn: 20 + i };
    }
    return table;
  };

  test.each(['Late Rain', 'Rain'])('after %s, whether it came or not, there is water enough', (event) => {
    const table = dawnOf(21, [2, 3], after(event));
    expect(table.campaign.today).toEqual({ event: 'No Effect', ...DRY });
    expect(table.said[0]).toBe('Union Water Crisis: no effect after a wet turn.');
  });

  test('case 9: late rain that never came is wet enough for the wells', () => {
    const table = dawnOf(7, [2, 3], dawnOf(6, [2, 1]));
    expect(table.campaign.today.event).toBe('No Effect');
  });

  test('case 10: Heavy Rain rains on the next day too, and heat has no effect in it', () => {
    const table = dawnOf(21, [5, 5], after('Heavy Rain'));
    expect(table.campaign.today).toEqual({ ...DRY, event: 'No Effect', rain: 'on', secondDay: true });
    expect(table.said[0]).toBe('The heavy rain goes on. The event of the day has no effect in it.');
  });

  test.each([
    [33, 'Extreme Heat', [1, 3]],
    [33, 'Late Rain', [1, 1]],
    [21, 'Union Water Crisis', [2, 3]],
  ])('on turn %i %s is nothing on the second day', (turn, _, thrown) => {
    const table = new CampaignTable().set({
      today: { ...DRY, event: 'Heavy Rain', rain: 'on', rainTomorrow: true },
    });
    dawnOf(turn, thrown, table);
    expect(table.campaign.today).toMatchObject({ event: 'No Effect', rain: 'on', extendedMarch: 0 });
  });

  test('rain on the second day counts anew: a third day, and a dry one', () => {
    const third = dawnOf(21, [6, 6], after('Heavy Rain'));
    expect(third.campaign.today).toMatchObject({ event: 'Heavy Rain', rainTomorrow: true, secondDay: true });
    expect(third.said[0]).toBe('The heavy rain goes on. Heavy Rain: A rain turn, and the next one too.');
    expect(dawnOf(22, [3, 4], third).campaign.today).toMatchObject({ rain: 'on', secondDay: true });
    expect(dawnOf(23, [3, 4], third).campaign.today).toMatchObject({ rain: 'none', secondDay: false });
    const plain = dawnOf(21, [5, 6], after('Heavy Rain'));
    expect(plain.campaign.today).toMatchObject({ event: 'Rain', rain: 'on', rainTomorrow: false });
  });

  test('other events keep their effect in the rain of the second day', () => {
    const table = dawnOf(21, [3, 4], after('Heavy Rain'));
    expect(table.campaign.today).toMatchObject({ event: 'Union Intelligence', rain: 'on' });
    expect(table.said[0]).toBe('The heavy rain goes on. Union Intelligence: The Union wins initiative ties.');
  });

  test('the second day is wet itself: no water crisis on the third', () => {
    const table = dawnOf(22, [2, 3], dawnOf(21, [3, 4], after('Heavy Rain')));
    expect(table.campaign.today.event).toBe('No Effect');
    expect(dawnOf(23, [2, 3], table).campaign.today.event).toBe('Union Water Crisis');
  });
});

describe('an arrival is shifted', () => {
  test('case 12: the Union puts off whom it likes of those due within ten turns', () => {
    const table = dawnOf(4, [1, 3]);
    const units = table.listed('shift');
    expect(units).toContain('Gregg-A');
    expect(units).toContain('Maxey-A');
    expect(units).not.toContain('Gist-A');
    expect(units).not.toContain('Evans-A');
    expect(table.listed('shift-leader')).toEqual(['Johnston']);
    expect(table.refusal({ do: 'shift', unit: 'Evans-A' })).toEqual(['not-coming', '19.3.1']);
    table.play({ do: 'shift', unit: 'Gregg-A' });
    expect(table.said[0]).toBe('Gregg-A, due on turn 9, comes on turn 11.');
    expect([table.unit('Gregg-A').arrives, table.at]).toEqual([11, 'gunboats']);
  });

  test('who is due today is put off, and may be again', () => {
    const table = dawnOf(9, [1, 3]).play({ do: 'shift', unit: 'Gregg-A' });
    expect(table.unit('Gregg-A').arrives).toBe(11);
    dawnOf(11, [1, 3], table).play({ do: 'shift', unit: 'Gregg-A' });
    expect(table.unit('Gregg-A').arrives).toBe(13);
  });

  test('case 13: the Confederates hasten one of their own, not to before today', () => {
    const table = dawnOf(6, [3, 6]);
    expect(table.refusal({ do: 'shift', unit: 'Waul TX Leg' })).toEqual(['not-coming', '19.3.1']);
    table.play({ do: 'shift', unit: '1 MS' });
    expect(table.said[0]).toBe('1 MS, due on turn 7, comes on turn 6.');
    expect(table.unit('1 MS').arrives).toBe(6);
  });

  test('Johnston is hastened like any other', () => {
    const table = dawnOf(10, [3, 6]).play({ do: 'shift-leader', leader: 'Johnston' });
    expect(table.said[0]).toBe('Johnston, due on turn 14, comes on turn 12.');
    expect(table.leader('Johnston').arrives).toBe(12);
  });

  test('who comes by an event is not shifted, even when he is due', () => {
    const table = new CampaignTable().only({ Carr: 'W5228' }).setUnit('Taliaferro', { arrives: 20 });
    dawnOf(20, [1, 3], table);
    expect(table.at).toBe('gunboats');
  });

  test('nobody is to come: the event has no effect', () => {
    const table = dawnOf(20, [3, 6], new CampaignTable().only({ Carr: 'W5228' }));
    expect(table.said[0]).toBe('Accelerate Unit Entry: nobody is to come, so it has no effect.');
    expect(table.at).toBe('gunboats');
  });
});

describe('the turn marker', () => {
  test('the day stands in the calendar with its event, its story and its losses', () => {
    const table = dawnOf(10, [6, 5], new CampaignTable());
    dawnOf(11, [3, 4], table);
    expect(table.campaign.days.at(-1)).toEqual({
      turn: 10,
      event: 'Rain',
      lost: { union: 0, confederate: 0 },
      told: ['Rain: A rain turn.'],
    });
    expect(table.campaign.yesterday).toEqual({ wet: true, rainGoesOn: false });
  });

  test('what lasts a turn is cleared', () => {
    const table = new CampaignTable();
    const { ofTheTurn } = table.campaign;
    table.set({
      ofTheTurn: {
        ...ofTheTurn,
        sailed: [0],
        attached: [3],
        journeys: 2,
        bridged: true,
        repaired: ['union'],
      },
    });
    dawnOf(10, [3, 4], table);
    expect(table.campaign.ofTheTurn).toEqual({
      ...ofTheTurn,
      told: ['Union Intelligence: The Union wins initiative ties.'],
    });
  });

  test('releases of the turn come before its event', () => {
    const table = dawnOf(2, [3, 4]);
    expect(
      ['Cockrell-A', 'AW Reynolds', 'Logan-A', 'Barton'].map((name) => table.unit(name).released),
    ).toEqual([...[true, true, true, false]]);
    expect(table.unit('AW Reynolds').fatigue).toBe(1);
    expect(table.passed.slice(0, 3)).toEqual(['turn-marker', 'turn-start', 'random-event']);
  });
});
