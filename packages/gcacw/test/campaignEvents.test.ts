/** Set-up, arrivals and events of the campaign (19.1, 19.3); numbers are those of the worked cases. */
import { decided, Scripted } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { ENTRY_AREAS, entryFor, landingsFor, leaderJoins } from '../src/campaign/entries.ts';
import { extendedMarchOf, isDryHex, leadersDay } from '../src/campaign/eventsOfTheDay.ts';
import {
  dayBegins,
  dayEnds,
  type Rain,
  rainAt,
  shiftable,
  shiftedTo,
  type Today,
  tieWinner,
  type Yesterday,
} from '../src/campaign/randomEvents.ts';
import { releaseBy } from '../src/campaign/release.ts';
import { GARRISON_LOSSES, garrisonLoss } from '../src/campaign/siege.ts';
import {
  arrivalsPutOff,
  awayUntil,
  groverArrives,
  isMillikenByDie,
  millikensBend,
  mineSites,
  mineSprung,
  POOLS,
  portHudsonPressed,
  redoubtSites,
  sendable,
  siegeAttrition,
  variableReinforcement,
} from '../src/campaign/strategicEvents.ts';
import type { Theatre } from '../src/campaign/theatre.ts';
import { eventsAt } from '../src/procedures/strategicEvent.ts';
import { CAMPAIGN } from '../src/scenarios/campaign.ts';
import { rolled } from './asked.ts';
import { all, at, FIELD, RULES, scripted, theatreOf } from './campaigning.ts';
import { VICKSBURG } from './playing.ts';
import { unit } from './units.ts';

describe('set-up and arrivals', () => {
  const lines = (side: string) => CAMPAIGN.setup.filter((line) => line.side === side && !line.leader);
  const sums = (side: string) => {
    const of = (kind: string | undefined) => lines(side).filter(({ arrives }) => arrives?.entry === kind);
    const mv = (some: ReturnType<typeof lines>) => some.reduce((sum, { manpower }) => sum + manpower!, 0);
    const start = of(undefined);
    return {
      start: [start.length, mv(start)],
      byTurn: mv(start) + mv(of('turn')),
      other: mv(of('variable')) + mv(of('special')),
    };
  };

  test('case 1: who is on the map, and who comes', () => {
    expect(sums('confederate')).toEqual({ start: [19, 56], byTurn: 118, other: 3 });
    expect(sums('union')).toEqual({ start: [5, 42], byTurn: 163, other: 13 });
  });

  test('every area from which somebody comes has its hexes', () => {
    const areas = CAMPAIGN.setup.flatMap(({ side, arrives }) =>
      side === 'confederate' && arrives ? [arrives.from ?? 'Jackson'] : [],
    );
    expect([...new Set(areas)].filter((area) => !(area in ENTRY_AREAS))).toEqual([]);
  });

  test('the sheet shows the first hex of the list', () => {
    const first: Readonly<Record<string, readonly string[]>> = ENTRY_AREAS;
    const strays = CAMPAIGN.setup.filter(
      ({ side, arrives, hex }) =>
        side === 'confederate' && arrives && first[arrives.from ?? 'Jackson']![0] !== hex,
    );
    expect(strays).toEqual([]);
  });

  const enters = (theatre: Theatre, area: keyof typeof ENTRY_AREAS, turn: number, due = turn) =>
    entryFor(theatre, { area, due, turn }, RULES);

  test('case 2: a Union unit on the road', () => {
    expect(enters(theatreOf({ Carr: 'W5508' }), 'Claiborne County', 7)).toBe(at('W5521'));
    expect(enters(theatreOf({}), 'Claiborne County', 7)).toBe(at('W5508'));
  });

  test('case 3: Jackson is lost, Brandon is not', () => {
    expect(enters(theatreOf({ Carr: 'E2712' }), 'Jackson', 15)).toBe(at('E2901'));
  });

  test('case 4: all three doors are shut, and in three turns another opens', () => {
    const theatre = theatreOf({ Carr: 'E2712', Tuttle: 'E2901', Steele: 'E0504' });
    expect(enters(theatre, 'Jackson', 15)).toBeNull();
    expect(enters(theatre, 'Jackson', 17, 15)).toBeNull();
    expect(enters(theatre, 'Jackson', 18, 15)).toBe(at('E0103'));
  });

  test('case 61: Johnston comes in to any unit without a command near Jackson', () => {
    const johnston = FIELD.pieces.leaders[FIELD.named.leaders.confederate.get('Johnston')!]!;
    const placed = {
      'Walker-A': 'E2712',
      'Gregg-A': 'E2519',
      'Buford-A': 'E2713',
      'Maxey-A': 'E4920',
    } as const;
    const joins = (theatre: Theatre) =>
      leaderJoins(theatre, { area: 'Jackson', due: 14, turn: 14 }, johnston, RULES);
    expect(joins(theatreOf({}, placed)).toSorted()).toEqual(all('E2712', 'E2519').toSorted());
    const shut = theatreOf({ Carr: 'E2712', Tuttle: 'E2901', Steele: 'E0504' }, { 'Gregg-A': 'E2519' });
    expect(joins(shut)).toEqual([]);
  });

  test('cases 5 and 6: Union landings are where depots are open', () => {
    const theatre = theatreOf({ Carr: 'W5119' });
    expect(landingsFor(theatre, all('W5228', 'W4622'), 8)).toEqual(all('W5228', 'W4622'));
    expect(landingsFor(theatre, all('W5228'), 8)).toEqual(all('W5228'));
    expect(landingsFor(theatre, [], 8)).toEqual(all('W5228'));
    expect(landingsFor(theatre, all('W4622'), 2)).toEqual(all('W5228'));
    expect(landingsFor(theatreOf({}, { '1 MS': 'W5228' }), [], 9)).toEqual([]);
  });
});

const FAIR: Yesterday = { wet: false, rainGoesOn: false };
const day = (turn: number, yesterday: Yesterday, ...dice: readonly number[]): Today =>
  scripted(dayBegins(turn, yesterday, RULES), ...dice);

describe('random events', () => {
  test('turn 1 has none', () => {
    expect(day(1, FAIR)).toMatchObject({ event: 'No Effect', rain: 'none' });
  });

  test('case 7: turn 2, twelve', () => {
    expect(day(2, FAIR, 6, 6)).toMatchObject({ event: 'Late Rain', rain: 'pending' });
  });

  test('case 8: late rain comes with the first seven', () => {
    const { event, rain } = day(6, FAIR, 2, 1);
    expect(event).toBe('Late Rain');
    const phases = [4 + 4, 5 + 3, 6 + 1, 2 + 2].reduce<readonly Rain[]>(
      (so, dice) => so.concat(rainAt(so.at(-1) ?? rain, dice, RULES)),
      [],
    );
    expect(phases).toEqual(['pending', 'pending', 'on', 'on']);
  });

  test('case 9: late rain that never came is wet enough for the wells', () => {
    const yesterday = dayEnds(day(6, FAIR, 2, 1));
    expect(day(7, yesterday, 2, 3)).toMatchObject({ event: 'No Effect', extendedMarch: 0 });
    expect(day(7, FAIR, 2, 3)).toMatchObject({ event: 'Union Water Crisis', extendedMarch: 1 });
  });

  test('case 10: heavy rain goes on, and no heat comes with it', () => {
    const heavy = day(20, FAIR, 6, 6);
    expect(heavy).toMatchObject({ event: 'Heavy Rain', rain: 'on', rainTomorrow: true });
    const second = day(21, dayEnds(heavy), 5, 5);
    expect(second).toMatchObject({ event: 'No Effect', rain: 'on', extendedMarch: 0, rainTomorrow: false });
    expect(dayEnds(second)).toEqual({ wet: true, rainGoesOn: false });
    expect(day(21, dayEnds(heavy), 6, 6)).toMatchObject({ event: 'Heavy Rain', rainTomorrow: true });
    expect(day(21, dayEnds(heavy), 1, 1)).toMatchObject({ event: 'No Effect', rain: 'on' });
  });

  test('case 11: Movement Paralysis leaves at least one', () => {
    expect(day(5, FAIR, 4, 4).event).toBe('Confederate MP');
    const allowance = (type: string, ...dice: readonly number[]) =>
      rolled('march', { side: 'confederate', type, event: 'movement-paralysis' }, ...dice).result;
    expect(allowance('cavalry', 1, 1)).toMatchObject({ mp: 1 });
    expect(allowance('infantry', 1)).toMatchObject({ mp: 1 });
  });

  const ARRIVALS = [
    { name: '1 MS', due: 7 },
    { name: 'Gregg-A', due: 9 },
    { name: 'Maxey-A', due: 14 },
    { name: 'Evans-A', due: 23 },
  ];
  const names = (turn: number, shift: 'delay' | 'accelerate') =>
    shiftable(ARRIVALS, turn, shift, RULES).map(({ name }) => name);

  test('case 12: whom the Union may put off on turn 4', () => {
    expect(names(4, 'delay')).toEqual(['1 MS', 'Gregg-A', 'Maxey-A']);
    expect(shiftedTo(9, 4, 'delay', RULES)).toBe(11);
    expect(names(7, 'delay')).toContain('1 MS');
  });

  test('case 13: hastened, but not to before today', () => {
    expect(names(6, 'accelerate')).toEqual(['1 MS', 'Gregg-A', 'Maxey-A']);
    expect(shiftedTo(7, 6, 'accelerate', RULES)).toBe(6);
    expect(names(7, 'accelerate')).not.toContain('1 MS');
  });

  test('the wells run dry away from rivers and creeks, and for Union infantry alone', () => {
    const crisis = day(7, FAIR, 2, 3);
    const theatre = theatreOf({});
    const piece = (side: 'union' | 'confederate', name: string) =>
      FIELD.pieces.units[FIELD.named.units[side].get(name)!]!;
    const added = (side: 'union' | 'confederate', name: string, hex: string, today = crisis) =>
      extendedMarchOf(theatre, today, piece(side, name), at(hex));
    const dry = VICKSBURG.ids.filter((id) => isDryHex(theatre, at(id)));
    expect(dry.length).toBeGreaterThan(1000);
    expect(dry).not.toContain('W4014');
    expect(dry).not.toContain('W3117');
    expect([added('union', 'Carr', dry[0]!), added('union', 'Carr', 'W4014')]).toEqual([1, 0]);
    expect([added('union', '4 IO', dry[0]!), added('confederate', 'Tracy', dry[0]!)]).toEqual([0, 0]);
    expect(added('confederate', 'Tracy', 'W4014', day(40, FAIR, 1, 3))).toBe(2);
  });

  test('what leaders meet', () => {
    const gray = leadersDay('Confederate CP', 'confederate', RULES);
    expect(gray).toMatchObject({
      listAtMost: 2,
      commandDie: 1,
      grandAssaultDie: 1,
      armyLeadersTransfer: false,
    });
    expect(leadersDay('Confederate CP', 'union', RULES)).toMatchObject({ listAtMost: null, commandDie: 0 });
    const drunk = { armyLeadersTransfer: false, grandAssaults: false };
    expect(leadersDay('Grant Drunk', 'union', RULES)).toMatchObject(drunk);
    expect(leadersDay('Grant Drunk', 'confederate', RULES)).toMatchObject({ grandAssaults: true });
    for (const side of ['union', 'confederate'] as const)
      expect(leadersDay('Extreme Heat', side, RULES)).toMatchObject({ commandDie: 1, grandAssaultDie: 0 });
  });

  test('early release within the hexes that players hold to', () => {
    const { release } = CAMPAIGN.setup.find(({ counter }) => counter === 'Bowen')!;
    expect(releaseBy(release!, { earlyRelease: 3 })).toEqual({ ...release, within: 3 });
    const never = CAMPAIGN.setup.find(({ counter }) => counter === 'Barton')!.release!;
    expect(releaseBy(never, { earlyRelease: 3 })).toBe(never);
  });

  test('ties for initiative', () => {
    expect([tieWinner('Union Intelligence'), tieWinner('Grant Drunk'), tieWinner('Heat')]).toEqual([
      ...['union', 'confederate', null],
    ]);
  });
});

describe('strategic events', () => {
  test('case 14: a seven, by the turn', () => {
    expect([20, 25, 50].map((turn) => eventsAt(turn, 7))).toEqual([
      ['Union Extended March Bonus'],
      ['French Arrives Early'],
      [],
    ]);
  });

  const GARRISON = [unit({ name: 'Hebert', manpower: 5 }), unit({ name: 'Vaughn', manpower: 4 })];

  test('case 15: attrition first, then the mine', () => {
    expect(eventsAt(40, 3)).toEqual(['Siege Attrition', 'Union Mine Operations']);
    const points = scripted(siegeAttrition(40), 4);
    const loss = garrisonLoss(GARRISON, points, RULES);
    const { lost } = decided(GARRISON_LOSSES, loss, new Scripted([], () => 0));
    expect([points, lost]).toEqual([4, [2, 2]]);
    expect(scripted(mineSprung(4, RULES), 5)).toEqual({ level: 3, each: 0, assault: 0 });
  });

  test('case 16: a great mine', () => {
    expect(scripted(mineSprung(4, RULES), 6)).toEqual({ level: 3, each: 1, assault: 1 });
    expect(scripted(mineSprung(1, RULES), 4).level).toBe(0);
    expect(scripted(mineSprung(4, RULES), 3)).toEqual({ level: 4, each: 0, assault: 0 });
  });

  test('attrition takes no more than there is', () => {
    expect(scripted(siegeAttrition(3), 6)).toBe(3);
  });

  test('mines are dug where infantry faces a Confederate hex with a level to lose', () => {
    const theatre = theatreOf({ Carr: 'W2313' }, { Shoup: 'W2314' });
    const siege = { besieged: true, track: 21 };
    const sites = (
      levels: readonly (0 | 4)[],
      changes: Partial<typeof siege> = {},
      held: readonly string[] = [],
    ) => mineSites(theatre, levels, new Set(all(...held)), { ...siege, ...changes }, RULES);
    expect(sites([4, 4, 4, 4])).toEqual([0, 1]);
    expect(sites([4, 0, 4, 4])).toEqual([0]);
    expect(sites([4, 4, 4, 4], {}, ['W2413'])).toEqual([0]);
    expect([sites([4, 4, 4, 4], { track: 14 }), sites([4, 4, 4, 4], { besieged: false })]).toEqual([[], []]);
  });

  test('case 17: Port Hudson pressed on turn 45', () => {
    expect(scripted(portHudsonPressed(45, false, RULES), 4)).toBe(true);
    expect(scripted(portHudsonPressed(45, true, RULES), 4)).toBe(false);
    expect(groverArrives(25, RULES)).toBe(29);
  });

  test('case 18: too early on turn 25, ripe on turn 60', () => {
    expect(scripted(portHudsonPressed(25, false, RULES), 6)).toBe(false);
    expect(scripted(portHudsonPressed(60, false, RULES), 1)).toBe(true);
  });

  test('case 19: an empty pool has nobody', () => {
    const used = { ...POOLS, confederate: [] };
    expect(scripted(variableReinforcement(used, RULES), 2)).toEqual({ side: 'confederate', pool: [] });
    expect(scripted(variableReinforcement(used, RULES), 4)).toEqual({ side: 'union', pool: POOLS.union });
  });

  test('case 64: Blair comes two turns later', () => {
    expect(eventsAt(10, 11)).toEqual(["CSA Attacks Milliken's Bend"]);
    const arrivals = [
      { name: '4 IO', due: 10 },
      { name: 'Blair-A', due: 12 },
      { name: 'McArthur', due: 13 },
    ];
    expect(arrivalsPutOff(arrivals, 10, RULES).map(({ due }) => due)).toEqual([10, 14, 13]);
    expect(arrivalsPutOff([{ due: 9 }], 10, RULES)).toEqual([{ due: 9 }]);
    expect([isMillikenByDie(19, RULES), isMillikenByDie(20, RULES), awayUntil(25, RULES)]).toEqual([
      ...[false, true, 30],
    ]);
  });

  test("Milliken's Bend by die, and whom it takes", () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => scripted(millikensBend, die))).toEqual([
      ...['depot', 'depot', 'send-away', 'send-away', 'nothing', 'nothing'],
    ]);
    const theatre = theatreOf(
      { Ewing: 'W4622', Carr: 'W4614', '4 IO': 'W4014', Dennis: 'E2712' },
      { 'Gregg-A': 'E2713' },
    );
    expect(sendable(theatre, RULES).map(({ piece }) => piece.name)).toEqual(['Ewing']);
  });

  test('redoubts in or next to Jackson', () => {
    const sites = (theatre: Theatre, redoubts: readonly string[] = [], held = true) =>
      redoubtSites(theatre, all(...redoubts), held, RULES);
    expect(sites(theatreOf({}))).toHaveLength(7);
    expect(sites(theatreOf({}), ['E2712'])).toHaveLength(6);
    expect(sites(theatreOf({}), ['E2712', 'E2713', 'E2711'])).toEqual([]);
    expect(sites(theatreOf({}), [], false)).toEqual([]);
    expect(sites(theatreOf({ Carr: 'E2713' }))).not.toContain(at('E2712'));
  });
});
