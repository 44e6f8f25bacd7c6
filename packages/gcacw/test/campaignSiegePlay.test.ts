/** The siege of Vicksburg day by day (19.5.4 to 19.5.8), and how a campaign ends (19.6, 19.10), played in stages. */
import { describe, expect, test } from 'vitest';
import { RACE_TO_VICKSBURG } from '../src/campaign/starts/raceToVicksburg.ts';
import { RIVER_TO_JACKSON } from '../src/campaign/starts/riverToJackson.ts';
import { SIEGE_AND_RELIEF } from '../src/campaign/starts/siegeAndRelief.ts';
import { WHOLE_CAMPAIGN } from '../src/campaign/starts/whole.ts';
import { AS_RECKONED } from './campaigning.ts';
import { CampaignTable, type Faces } from './campaignTable.ts';

/** 43 manpower, in every hex of the works. */
const GARRISON = {
  ...{ Hebert: 'W2413', Vaughn: 'W2413', Barton: 'W2514', Taylor: 'W2514', Tracy: 'W2514' },
  ...{ Baldwin: 'W2314', Shoup: 'W2314', Moore: 'W2515', 'AW Reynolds': 'W2414', 'Cockrell-A': 'W2414' },
};
/** 66 manpower round it: 48 of them face W2413. */
const RING = {
  ...{ Steele: 'W2313', Tuttle: 'W2412', Crocker: 'W2412', Carr: 'W2513', Osterhaus: 'W2513' },
  ...{ 'Hovey-A': 'W2614', 'AJ Smith-A': 'W2614', '6 MO': 'W2011' },
};
/** The south of the ring. */
const SOUTH = ['Hovey-A', 'AJ Smith-A'];

const invested = (turn: number) =>
  new CampaignTable(WHOLE_CAMPAIGN, AS_RECKONED)
    .only({ ...GARRISON, ...RING })
    .on(turn)
    .depots('W1813')
    .control('W1813', 'W2011')
    .burn('E2712');

/** Nothing happens: no shell, no sap, no heart lost; a seven is Union Intelligence, Heat or French, who has nobody. */
const QUIET: Faces = {
  ...{ 'bombardment die': 1, 'garrison die': 1, 'Army of Relief die': 1, 'surrender die': 1 },
  ...{ 'first event die': 3, 'second event die': 4 },
  ...{ 'degradation die for W2314': 1, 'degradation die for W2413': 1 },
  ...{ 'degradation die for W2514': 1, 'degradation die for W2515': 1 },
};
const garrisonOf = (table: CampaignTable): number =>
  Object.keys(GARRISON).reduce((sum, name) => sum + table.unit(name).manpower, 0);
const daysTo = (table: CampaignTable, turn: number, faces: Faces = QUIET): CampaignTable => {
  while (table.turn < turn) table.passDay(faces);
  return table;
};

describe('a siege of 47 days', () => {
  const table = invested(20);

  test('turn 20: cut off, and 66 are more than 5/4 of 43, which is 53.75: besieged', () => {
    table.passDay(QUIET);
    expect(table.campaign.besieged).toBe(true);
    expect(table.campaign.track).toEqual({ siege: 1, broken: 0, relieved: false });
    expect(table.said).toContain('Vicksburg is besieged: 1 on the siege track.');
    expect(table.said).toContain('All Union infantry is in supply.');
    expect(table.said).toContain('The works of Vicksburg hold.');
    expect(table.said).toContain('The garrison keeps its heart.');
    expect(table.said).toContain('The Army of Relief stays in box 0.');
  });

  test('turn 30: a point a day is 11; a shell costs one, which scores', () => {
    daysTo(table, 30).passDay({ ...QUIET, 'bombardment die': 6 });
    expect(table.said).toContain('The siege goes on: 11 on its track.');
    expect(table.said).toContain('The bombardment costs the garrison 1 manpower.');
    expect([garrisonOf(table), table.state.lost.confederate]).toEqual([42, 1]);
  });

  test('turn 40: 21; a 5 is no sap before 25, a 6 with 21/5 = 4 is 10, no heart lost; sickness begins', () => {
    daysTo(table, 40).passDay({ ...QUIET, 'degradation die for W2413': 5, 'garrison die': 6 });
    expect(table.campaign).toMatchObject({ track: { siege: 21 }, levels: [4, 4, 4, 4], heart: 0 });
    expect(table.said).toContain('Sickness takes men of AW Reynolds.');
    expect([garrisonOf(table), table.state.lost.confederate]).toEqual([41, 1]);
  });

  test('turn 45: 26; 5 + 1 for 48 in the saps is 6: a level; 6 + 26/5 = 11: heart lost', () => {
    daysTo(table, 45).passDay({ ...QUIET, 'degradation die for W2413': 5, 'garrison die': 6 });
    expect(table.campaign).toMatchObject({ track: { siege: 26 }, levels: [4, 3, 4, 4], heart: 1 });
    expect(table.said).toContain('The works of Vicksburg: W2413 falls to level 3.');
    expect(table.said).toContain('The garrison loses heart: level 1.');
  });

  test('turn 50: 31; 5 + 31/5 = 11: despair, after which no more is rolled', () => {
    daysTo(table, 50).passDay({ ...QUIET, 'degradation die for W2413': 5, 'garrison die': 5 });
    expect(table.campaign).toMatchObject({ track: { siege: 31 }, levels: [4, 2, 4, 4], heart: 2 });
    expect(table.said).toContain('The garrison is in despair: level 2.');
  });

  test('turn 55: 36; the breach; on turn 60 W2413 can fall no further and has no die', () => {
    const { 'garrison die': _, ...noHeart } = QUIET;
    daysTo(table, 55, noHeart).passDay({ ...noHeart, 'degradation die for W2413': 5 });
    expect(table.campaign.levels).toEqual([4, 1, 4, 4]);
    const { 'degradation die for W2413': __, ...noSap } = noHeart;
    daysTo(table, 60, noSap).passDay(noSap);
    expect(table.campaign).toMatchObject({ track: { siege: 41 }, levels: [4, 1, 4, 4] });
  });

  test('turns 64 and 65: 45 and 46; a 4 with despair, 4 + 0 + 1 = 5, is not enough', () => {
    daysTo(table, 64).passDay({ ...QUIET, 'surrender die': 4 });
    expect(table.campaign.track.siege).toBe(45);
    expect(table.said).toContain('Vicksburg holds out.');
    table.passDay({ ...QUIET, 'surrender die': 4 });
    expect([table.campaign.track.siege, table.campaign.fell]).toEqual([46, null]);
  });

  test('turn 66: 47; 5 + (47 - 45)/4 + (2 - 1) = 6: surrender, of 43 - 1 - 6 sick = 36', () => {
    expect(garrisonOf(table)).toBe(36);
    table.passDay({ ...QUIET, 'surrender die': 5 });
    expect(table.said).toContain('Vicksburg surrenders with 36 manpower.');
    expect(table.campaign).toMatchObject({ fell: 66, besieged: false, captured: 36, track: { siege: 47 } });
    expect(Object.keys(GARRISON).map((name) => table.hexOf(name))).toEqual(
      Object.keys(GARRISON).map(() => 'gone'),
    );
    expect(
      ['W2314', 'W2413', 'W2414', 'W2514', 'W2515'].every((id) =>
        table.ids(table.campaign.controlled).includes(id),
      ),
    ).toBe(true);
    expect(table.state.lost.confederate).toBe(1);
  });

  test('afterwards nothing of the siege is played, and the campaign ends four turns after the fall', () => {
    table.passDay(QUIET);
    expect([table.turn, table.said.some((text) => text.includes('siege'))]).toEqual([68, false]);
    daysTo(table, 70).passDay(QUIET);
    expect([table.at, table.turn]).toEqual(['game-over', 70]);
    expect(table.said).toContain('The campaign is over.');
  });

  test('50 + 2 x (70 - 66) + 1 for the shell = 59: Union marginal', () => {
    expect(table.result).toMatchObject({
      points: { union: 59, confederate: 0 },
      level: 'Union marginal',
      margin: 3,
    });
  });
});

describe('a relief that raises it', () => {
  const table = daysTo(invested(20), 41).set({ heart: 1 });
  const open = () => {
    for (const name of SOUTH) table.place(name, 'W3614');
    return table;
  };

  test('case 51: turn 41: 60 - 18 before 43 are too few and the south is open: the turn of grace', () => {
    expect(table.campaign.track.siege).toBe(21);
    table.set({ maneuver: [table.index('Steele')] });
    open().passDay(QUIET);
    expect(table.said).toContain('The ring round Vicksburg is open.');
    expect(table.campaign.track).toEqual({ siege: 21, broken: 1, relieved: false });
    expect(table.campaign.ledger).toEqual([]);
    expect(table.campaign.maneuver).toHaveLength(1);
  });

  test('turn 42: 21 - 3 = 18, ten points, and nobody is held or assigned any more', () => {
    table.passDay(QUIET);
    expect(table.said).toContain('The ring round Vicksburg stays open: the siege track drops to 18.');
    expect(table.said).toContain('Vicksburg is relieved: 10 points for the Confederates.');
    expect(table.campaign.track).toEqual({ siege: 18, broken: 2, relieved: true });
    expect(table.campaign.ledger).toMatchObject([{ turn: 42, side: 'confederate', points: 10 }]);
    expect(table.campaign.maneuver).toEqual([]);
  });

  test('turn 45: 18 - 3 x 3 = 9, and the garrison takes heart', () => {
    daysTo(table, 46);
    expect(table.campaign).toMatchObject({ track: { siege: 9, broken: 5 }, heart: 0 });
    expect(table.said).toContain('The garrison takes heart again: level 0.');
  });

  test('closed again it goes on from there; it is relieved once in a game', () => {
    for (const name of SOUTH) table.place(name, 'W2614');
    table.passDay(QUIET);
    expect([table.campaign.track.siege, table.campaign.track.broken]).toEqual([10, 0]);
    daysTo(table, 50);
    open();
    daysTo(table, 53);
    expect(table.campaign.track.relieved).toBe(true);
    expect(table.campaign.ledger).toHaveLength(1);
  });

  test('case 51a: closed again in the next turn it has cost nothing', () => {
    const grace = daysTo(invested(20), 41);
    for (const name of SOUTH) grace.place(name, 'W3614');
    grace.passDay(QUIET);
    for (const name of SOUTH) grace.place(name, 'W2614');
    grace.passDay(QUIET);
    expect(grace.campaign.track).toEqual({ siege: 22, broken: 0, relieved: false });
    expect(grace.campaign.ledger).toEqual([]);
  });
});

describe('the siege in a turn', () => {
  test('case 42: many mouths eat faster on turns divisible by three, few slower on those by four', () => {
    const many = invested(21).set({ track: { siege: 30, broken: 0, relieved: false } });
    many.place('Barton', ['W2514', 17]).place('Tuttle', ['W2412', 30]);
    expect(many.passDay(QUIET).campaign.track.siege).toBe(32);
    const usual = invested(21).set({ track: { siege: 30, broken: 0, relieved: false } });
    expect(usual.passDay(QUIET).campaign.track.siege).toBe(31);
    const few = new CampaignTable().only({
      ...RING,
      Hebert: 'W2413',
      Barton: 'W2514',
      Taylor: 'W2515',
      Tracy: 'W2314',
    });
    few.on(24).set({ track: { siege: 30, broken: 0, relieved: false } });
    expect(few.passDay(QUIET).campaign.track.siege).toBe(30);
  });

  test('who is assigned does not count: 66 less 21 are 45, fewer than 53.75', () => {
    const table = invested(21);
    table.set({
      maneuver: [table.index('Tuttle'), table.index('Crocker')],
      track: { siege: 5, broken: 0, relieved: false },
    });
    expect(table.run('siege', 3, 4).campaign).toMatchObject({
      besieged: false,
      track: { siege: 5, broken: 1 },
    });
  });

  test('the Confederates choose whom a shell hits', () => {
    const table = invested(21).run('siege', 6);
    expect([table.at, table.side]).toEqual(['siege-loss', 'confederate']);
    expect(table.listed('lose')).toHaveLength(10);
    table.play({ do: 'lose', unit: 'Shoup' }, 3, 4);
    expect([table.unit('Shoup').manpower, table.turn]).toEqual([2, 22]);
  });

  test('a Union unit in the city, or no garrison: no siege, and the track stays', () => {
    const track = { siege: 20, broken: 0, relieved: false };
    const stormed = new CampaignTable()
      .only({ Carr: 'W2414', Hebert: 'W2413' })
      .on(31)
      .set({ track, besieged: true });
    stormed.run('siege', 3, 4);
    expect(stormed.campaign).toMatchObject({ besieged: false, track, fell: 31 });
    expect(stormed.said).toContain('Vicksburg is stormed.');
    const empty = new CampaignTable().only(RING).on(31).set({ track, besieged: true }).run('siege', 3, 4);
    expect(empty.campaign).toMatchObject({ besieged: false, track, fell: null });
  });

  test('case 50 and 68: a token garrison has a die of its own and no other', () => {
    const twelve = { Hebert: 'W2413', Vaughn: 'W2514', Shoup: 'W2414' };
    const token = (siege: number) =>
      new CampaignTable()
        .only({ ...RING, ...twelve })
        .on(31)
        .set({ track: { siege, broken: 0, relieved: false } });
    const { 'surrender die': _, ...rest } = QUIET;
    expect(token(9).passDay({ ...rest, 'token garrison die': 4 }).campaign.fell).toBe(31);
    expect(token(50).passDay({ ...rest, 'token garrison die': 3 }).campaign.fell).toBeNull();
  });

  test('case 48: on 47 with the garrison at level 1 a 5 is not enough', () => {
    const table = (heart: 1 | 2) =>
      invested(31).set({ heart, track: { siege: 46, broken: 0, relieved: false } });
    expect(table(1).passDay({ ...QUIET, 'surrender die': 5 }).campaign.fell).toBeNull();
    expect(table(2).passDay({ ...QUIET, 'surrender die': 5 }).campaign.fell).toBe(31);
  });

  test('case 49: Johnston eight hexes away gives hope', () => {
    const table = (hex: string) => {
      const near = invested(31)
        .place('Gregg-A', hex)
        .set({ heart: 2, track: { siege: 52, broken: 0, relieved: false } });
      const { lay } = near.campaign;
      const unitArmies = lay.unitArmies.with(near.index('Gregg-A'), 'AR' as const);
      return near.set({ lay: { ...lay, unitArmies }, reliefFormed: true });
    };
    expect(table('W2004').passDay({ ...QUIET, 'surrender die': 3 }).campaign.fell).toBe(31);
    expect(table('W2909').passDay({ ...QUIET, 'surrender die': 4 }).campaign.fell).toBeNull();
    expect(table('W2909').passDay({ ...QUIET, 'surrender die': 5 }).campaign.fell).toBe(31);
  });

  test('surrender takes the leaders too; whoever is elsewhere is Johnston’s', () => {
    const table = invested(31).seat('Pemberton', 'W2414').place('Green-A', 'E2712').seat('Bowen', 'E2712');
    table.set({ heart: 2, track: { siege: 50, broken: 0, relieved: false } });
    table.passDay({ ...QUIET, 'surrender die': 6 });
    expect([table.leaderAt('Pemberton'), table.leaderAt('Bowen'), table.army('Green-A')]).toEqual([
      ...['gone', 'E2712', 'AR'],
    ]);
  });
});

describe('the fall, and Vicksburg taken back (19.5.8)', () => {
  test('Confederates in the city at the end of a later turn have it again, with nothing on the track', () => {
    const track = { siege: 30, broken: 0, relieved: true };
    const table = new CampaignTable()
      .only({ Barton: 'W2414', Carr: 'W2313' })
      .on(33)
      .set({ fell: 31, track });
    table.run('surrender', 3, 4);
    expect(table.said).toContain('Vicksburg is Confederate again.');
    expect(table.campaign).toMatchObject({ fell: null, track: { siege: 0, broken: 2, relieved: true } });
  });
});

describe('the end and the score', () => {
  test('case 71: from turn 10 on an army of less than forty is lost, whatever the points', () => {
    const table = (manpower: number) =>
      new CampaignTable()
        .only({ Tuttle: ['W5228', manpower], Barton: 'W2414' })
        .notYetCome()
        .on(12);
    const lost = table(39).run('end-check');
    expect([lost.at, lost.result.level, lost.result.winner]).toEqual([
      'game-over',
      'Confederate decisive',
      'confederate',
    ]);
    expect(lost.said).toContain('The Union army is lost.');
    expect(table(40).run('end-check').passed).toContain('turn-track');
    expect(table(39).on(9).run('end-check').passed).toContain('turn-track');
  });

  test('who waits and who was sent away count, who is not due does not', () => {
    const table = new CampaignTable()
      .only({ Tuttle: ['W5228', 30], Barton: 'W2414' })
      .notYetCome()
      .on(12);
    expect(table.run('end-check').at).toBe('game-over');
    table.setUnit('Carr', { arrives: 12 }).setUnit('Bryant', { arrives: 16, entry: -1 });
    expect(table.run('end-check').passed).toContain('turn-track');
  });

  test('case 53: never taken: besieged on turn 70 or not', () => {
    const table = invested(70).set({ ledger: [] });
    expect(table.passDay(QUIET).result).toMatchObject({ points: { union: 10, confederate: 0 } });
    const open = new CampaignTable().on(70).run('end-check');
    expect([open.at, open.result.level]).toEqual(['game-over', 'Confederate decisive']);
  });

  test.each([
    ['From the River to Jackson', RIVER_TO_JACKSON, 15, 0, 'Confederate decisive'],
    ['The Race to Vicksburg', RACE_TO_VICKSBURG, 25, 0, 'Confederate decisive'],
    ['Siege and Relief', SIEGE_AND_RELIEF, 45, 0, 'Confederate decisive'],
  ] as const)('%s ends with its last turn, fallen or not', (_, start, last, net, level) => {
    const table = new CampaignTable(start).on(last - 1).set({ fell: last - 9 });
    expect(table.run('end-check').at).not.toBe('game-over');
    table.on(last).set({ fell: null }).run('end-check');
    expect(table.at).toBe('game-over');
    const { points } = table.result;
    expect([points['union']! - points['confederate']!, table.result.level]).toEqual([net, level]);
  });

  test('From the River to Jackson: history comes to 29, Union decisive', () => {
    const table = new CampaignTable(RIVER_TO_JACKSON)
      .on(15)
      .control('W5119', 'W4622', 'W4014', 'E3023', 'E2519', 'E2712');
    table.state = {
      ...table.state,
      overruled: { union: -3, confederate: -4 },
      lost: { union: 3, confederate: 4 },
    };
    table.state = { ...table.state, stage: { at: 'game-over', side: 'union' } };
    expect(table.result).toMatchObject({
      points: { union: 32, confederate: 3 },
      level: 'Union decisive',
      margin: 15,
    });
  });

  test('The Race to Vicksburg: besieged from turn 20 on', () => {
    const table = new CampaignTable(RACE_TO_VICKSBURG)
      .on(25)
      .control('W1410', 'W2404')
      .depots('W1410')
      .set({ besieged: true, track: { siege: 6, broken: 0, relieved: false } });
    table.set({ ledger: [{ turn: 14, side: 'union', points: 3, cite: '19.6.1', text: 'Jackson' }] });
    table.state = { ...table.state, stage: { at: 'game-over', side: 'union' } };
    expect(table.result).toMatchObject({ points: { union: 36, confederate: 0 }, level: 'Union substantive' });
  });

  test('Siege and Relief: history comes to 37, Confederate substantive', () => {
    const table = new CampaignTable(SIEGE_AND_RELIEF)
      .on(45)
      .set({ besieged: true, track: { siege: 26, broken: 0, relieved: false }, levels: [4, 3, 3, 4] });
    table.state = { ...table.state, lost: { union: 9, confederate: 6 } };
    table.state = { ...table.state, stage: { at: 'game-over', side: 'union' } };
    expect(table.result).toMatchObject({
      points: { union: 46, confederate: 9 },
      level: 'Confederate substantive',
    });
  });
});
