/** What days, hunger, works and army leaders do in the action cycle, played (19.3.1, 19.3.2, 19.4.2, 19.4.12, 19.5.3). */
import { describe, expect, test } from 'vitest';
import { SIEGE_AND_RELIEF } from '../src/campaign/starts/siegeAndRelief.ts';
import type { Campaign } from '../src/campaign/state.ts';
import type { Action } from '../src/play/state/action.ts';
import { at, type CampaignPosition, campaign, named } from './campaignBoard.ts';
import { CampaignTable } from './campaignTable.ts';
import { activate, add, assault, attack, bare, foughtIn, march, transfer } from './playing.ts';

const QUIET = {
  event: 'No Effect',
  rain: 'none',
  rainTomorrow: false,
  extendedMarch: 0,
  secondDay: false,
} as const;
const onDay = (event: Campaign['today']['event'], extendedMarch = 0): Partial<Campaign> => ({
  today: { ...QUIET, event, extendedMarch },
});

type Board = ReturnType<typeof campaign>;
const oddsOf = (board: Board, action: Action) => board.tell(action).asks!.input as Record<string, unknown>;

describe('a fort takes two recoveries more than a breastwork (19.5.3)', () => {
  const dug = (hex: string) =>
    new CampaignTable()
      .only({ Tracy: hex, Carr: 'W5228' })
      .setUnit('Tracy', { entrenchment: 'breastwork' })
      .on(3);
  const works = (table: CampaignTable) => [table.unit('Tracy').entrenchment, table.record('Tracy').fortBegun];

  test('at its sites it is begun in the first and stands after the second', () => {
    const table = dug('W2404').run('recovery');
    expect(works(table)).toEqual(['breastwork', true]);
    expect(works(table.run('recovery'))).toEqual(['fort', false]);
  });

  test('elsewhere a breastwork is the last', () => {
    const table = dug('W2510').run('recovery').run('recovery');
    expect(works(table)).toEqual(['breastwork', false]);
  });

  test('in rain nobody digs on; who leaves what he began begins again', () => {
    const table = dug('W2404').run('recovery');
    table.set({ today: { ...QUIET, event: 'Rain', rain: 'on' } }).run('recovery');
    expect(works(table)).toEqual(['breastwork', true]);
    table.set({ today: QUIET }).setUnit('Tracy', { entrenchment: 'none' }).run('recovery');
    expect(works(table)[1]).toBe(false);
  });
});

describe('extended marches (19.3.1, 19.4.2.4)', () => {
  /** Carr at Level 2, who would come to 3, on a dry road far from everybody. */
  const tired = (day: Partial<Campaign>, supply: 'in' | 'out' = 'in') => {
    const board = campaign({
      turn: 20,
      union: { Carr: { at: 'E3023', fatigue: 2, organized: true }, '2 IL': { at: 'E3020', fatigue: 2 } },
      confederate: { Tracy: 'W2414' },
      campaign: day,
    });
    const fed = (name: string) => ({ ...board.campaign.records[named(name)]!, supply });
    const records = board.campaign.records.with(named('Carr'), fed('Carr')).with(named('2 IL'), fed('2 IL'));
    return board.keep({ records });
  };
  /** 6 or more disorganizes, with what is added: 1 for every Union unit by the card, and what the case names. */
  const organized = (board: Board, die: number) => board.play(march('Carr'), die, 3).unit('Carr').organized;

  test.each([
    ['a mild day', onDay('No Effect'), 'in', 4],
    ['Heat', onDay('Heat', 1), 'in', 3],
    ['Extreme Heat', onDay('Extreme Heat', 2), 'in', 2],
    ['a mild day without supply', onDay('No Effect'), 'out', 3],
    ['Heat without supply', onDay('Heat', 1), 'out', 2],
    ['Extreme Heat without supply', onDay('Extreme Heat', 2), 'out', 1],
    ['Heat, after a Cycle that made marches easier', { ...onDay('Heat', 1), marchBonus: true }, 'in', 4],
  ] as const)('%s', (_, day, supply, most) => {
    expect(organized(tired(day, supply), most)).toBe(true);
    expect(organized(tired(day, supply), most + 1)).toBe(false);
  });

  test('the odds are asked with the same', () => {
    expect(oddsOf(tired(onDay('Heat', 1), 'out'), march('Carr'))).toMatchObject({
      heat: true,
      outOfSupply: true,
    });
    expect(oddsOf(tired(onDay('Extreme Heat', 2)), march('Carr'))).toMatchObject({ otherModifier: 2 });
  });

  test('cavalry needs no supply', () => {
    const board = tired(onDay('No Effect'), 'out');
    expect(oddsOf(board, march('2 IL'))).not.toHaveProperty('outOfSupply');
  });
});

describe('army leaders', () => {
  /** McPherson may assault W2413; Grant and two divisions of others are at hand. */
  const position = (more: Partial<CampaignPosition> = {}): Board =>
    campaign({
      turn: 40,
      union: { 'Logan-A': 'W2412', Crocker: 'W2412', Carr: 'W2513', Tuttle: 'W2313' },
      confederate: { Hebert: 'W2413', Shoup: 'W2414', Barton: 'W2514', Baldwin: 'W2314' },
      leaders: { McPherson: 'W2412', Grant: 'W2412', McClernand: 'W2513', Sherman: 'W2313' },
      ...more,
    });
  const declared = (board: Board) =>
    board.play(assault('McPherson', 'W2413')).play(add('Logan-A')).play(add('Crocker'));

  test('Grant lends a grand assault, but not when drunk', () => {
    expect(declared(position()).play(bare('declare'), 1).at).toBe('grand-names');
    const drunk = declared(position({ campaign: onDay('Grant Drunk') }));
    drunk.play(bare('declare'), 1, 1, 3, 3);
    expect(foughtIn(drunk.state)).not.toBeNull();
  });

  test('nor does he transfer then, while others do; ties are the Confederates’', () => {
    const table = (event: Campaign['today']['event']) =>
      new CampaignTable(SIEGE_AND_RELIEF).on(40).set(onDay(event)).run('offer-transfers');
    const who = (listed: readonly string[]) => new Set(listed.map((text) => text.split(' ')[0]));
    expect(who(table('No Effect').listed('transfer'))).toContain('Grant');
    const drunk = table('Grant Drunk');
    expect(who(drunk.listed('transfer'))).not.toContain('Grant');
    expect(who(drunk.listed('transfer')).size).toBeGreaterThan(0);
    expect(drunk.refusal(transfer('Grant', 'W2412'))[1]).toBe('19.3.1');
    expect(table('No Effect').run('initiative', 1, 1).side).toBe('union');
    expect(table('Grant Drunk').run('initiative', 1, 1).side).toBe('confederate');
  });

  /** Sherman at the head of five divisions, before Vicksburg. */
  const shermans = (more: Partial<Campaign> = {}) => {
    const table = new CampaignTable(SIEGE_AND_RELIEF)
      .on(40)
      .set({ box: 6, besieged: true, track: { siege: 20, broken: 0, relieved: false } });
    for (const unit of ['Tuttle', 'Logan-B', 'Ransom', 'Blair-B', 'Quinby']) table.place(unit, 'W2412');
    table.seat('Grant', 'W2513').run('offer-maneuver');
    for (const unit of ['Tuttle', 'Logan-B', 'Ransom', 'Blair-B', 'Quinby'])
      table.play({ do: 'assign', unit });
    return table.play({ do: 'lead' }).set(more).run('initiative', 6, 1);
  };

  test('Sherman is activated for four of his at most (19.4.12.3)', () => {
    const table = shermans().play(activate('Sherman'));
    expect(table.listed('add')).toEqual(['Blair-B', 'Tuttle', 'Logan-B', 'Ransom', 'Quinby']);
    for (const unit of ['Tuttle', 'Logan-B', 'Ransom', 'Blair-B']) table.play(add(unit));
    expect(table.listed('add')).toEqual([]);
    expect(table.refusal(add('Quinby'))).toEqual(['full-list', '19.3.1, 19.4.12.3']);
  });

  test('and lends a grand assault to who begins with one of his, even when Grant is drunk', () => {
    const begun = (table: CampaignTable) =>
      table.play(assault('McPherson', 'W2413')).play(add('Logan-B')).play(bare('declare'), 1);
    expect(begun(shermans()).at).toBe('grand-names');
    expect(begun(shermans(onDay('Grant Drunk'))).at).toBe('grand-names');
  });
});

describe('a redoubt in combat (19.3.2)', () => {
  const before = (redoubts: readonly string[]) =>
    campaign({
      turn: 40,
      union: { Carr: 'E2714' },
      confederate: { 'Gregg-A': 'E2713', '3 KY': 'E2713' },
      campaign: { redoubts: redoubts.map(at) },
    }).play(march('Carr'), 6);

  test('case 66: infantry in it fights as in a fort, cavalry as in the open', () => {
    const { defenders } = oddsOf(before(['E2713']), attack('E2713'));
    expect(defenders).toMatchObject([{ name: 'Gregg-A', entrenchment: 'fort' }, { name: '3 KY' }]);
    expect((defenders as readonly object[])[1]).not.toHaveProperty('entrenchment', 'fort');
    const open = oddsOf(before([]), attack('E2713'));
    expect((open['defenders'] as readonly object[])[0]).not.toHaveProperty('entrenchment', 'fort');
  });
});

describe('sentences follow the figures that players hold to', () => {
  const dawn = (houseRules: Readonly<Record<string, unknown>>, ...dice: readonly number[]) => {
    const table = new CampaignTable(undefined, houseRules);
    table
      .on(3)
      .set({ days: [{ turn: 2, event: 'No Effect', lost: { union: 0, confederate: 0 }, told: [] }] });
    return table.run('random-event', ...dice).said[0];
  };

  test('of arrivals shifted', () => {
    const [delay, hasten] = [
      [1, 3],
      [5, 5],
    ] as const;
    expect(dawn({}, ...delay)).toBe(
      'Delay Unit Entry: The Union puts off one Confederate arrival by 2 turns.',
    );
    expect(dawn({ entryShift: 1 }, ...delay)).toContain('arrival by 1 turn.');
    expect(dawn({ entryShift: 3 }, ...hasten)).toBe(
      'Accelerate Unit Entry: The Confederates hasten one arrival by 3 turns.',
    );
  });

  test('of Command Paralysis', () => {
    expect(dawn({ paralysedList: 1 }, 3, 3)).toContain('list at most 1 unit, command die +1.');
  });
});

test('before turn 20 Milliken’s Bend puts off nobody who is on the river (19.3.2, 19.4.5)', () => {
  const table = new CampaignTable().only({ Osterhaus: 'W5228', Tracy: 'W2414' }).on(10);
  const carr = table.index('Carr');
  table.setUnit('Carr', { arrives: 11, entry: at('W4622') }).set({ embarked: [carr] });
  table.setLeader('McClernand', { arrives: 11, entry: at('W4622') });
  table.setUnit('Blair-A', { arrives: 12, entry: at('W5228') }).run('strategic-event', 5, 6);
  expect(table.said).toContain("Milliken's Bend is attacked: Blair-A comes on turn 14.");
  expect([table.unit('Carr').arrives, table.leader('McClernand').arrives]).toEqual([11, 11]);
});
