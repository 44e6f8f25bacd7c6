/** The doctrine in campaigns: whole ones by listed actions only and the same again, and sense at each stage that they alone have. */
import { cellOf, Keyed, STEADY_BEARING, sameJson, sideBetween } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { CAMPAIGNS } from '../src/campaign/starts/index.ts';
import { RACE_TO_VICKSBURG } from '../src/campaign/starts/raceToVicksburg.ts';
import { SIEGE_AND_RELIEF } from '../src/campaign/starts/siegeAndRelief.ts';
import type { CampaignStart } from '../src/campaign/starts/start.ts';
import type { Levels } from '../src/campaign/works.ts';
import { campaignDoctrineOf } from '../src/doctrine/campaign/index.ts';
import type { Plan } from '../src/doctrine/plan.ts';
import { WAITING } from '../src/field/state.ts';
import type { Side } from '../src/model/vocabulary.ts';
import type { Action } from '../src/play/state/action.ts';
import type { EventChoice, PlayState, Stage } from '../src/play/state/stage.ts';
import { cells, choosing, decides, doctrineFor, GARRISON } from './campaignDecisions.ts';
import { CampaignTable } from './campaignTable.ts';
import { VICKSBURG } from './playing.ts';

interface Decided {
  readonly state: PlayState;
  readonly plan: Plan;
  readonly action: Action;
}

/** A whole game, both sides by the doctrine; or as long as somebody wants to look on. */
function played(table: CampaignTable, seed: string, look: (at: Decided) => boolean): PlayState {
  const doctrine = doctrineFor(table);
  const u = new Keyed(seed);
  const plans = new Map<string, Plan>();
  let { state } = table;
  for (;;) {
    const [side] = table.rules.toMove(state);
    if (side === undefined) return state;
    const view = table.rules.view(state, side);
    const before = plans.get(side);
    const plan = before && !doctrine.isOver(before, view) ? before : doctrine.plan(view, STEADY_BEARING);
    plans.set(side, plan);
    const action = doctrine.act!(view, plan, STEADY_BEARING);
    if (!look({ state, plan, action })) return state;
    state = table.rules.apply(state, side, action, u);
  }
}

const isShort = ({ scenario }: CampaignStart): boolean => scenario.par !== null;
const SHORT = CAMPAIGNS.filter(isShort).map((start) => [start.scenario.title, start] as const);

const AT_A_GLANCE = ['choose-action', 'next-unit'];

describe.each(SHORT)('%s', (_, start) => {
  test('is played to its end by listed actions, with reasons, and again the same backwards', () => {
    const table = new CampaignTable(start);
    const { rules } = table;
    const doctrine = doctrineFor(table);
    const decided: Decided[] = [];
    const end = played(table, 'a', (at) => {
      decided.push(at);
      const view = rules.view(at.state, at.state.stage.side);
      expect(rules.check(view, at.action).refused).toBeNull();
      if (decided.length % 60 !== 0) return true;
      const legal = rules.legal(view);
      const weighed = doctrine.candidates(view, at.plan, STEADY_BEARING);
      expect(weighed.map(({ action }) => action)).toContainEqual(at.action);
      // At a glance the first unit that gains goes, which need not be the best; all else is weighed.
      if (!AT_A_GLANCE.includes(at.state.stage.at)) expect(weighed[0]!.action).toEqual(at.action);
      expect(doctrine.move(view, at.plan, STEADY_BEARING)).toEqual(weighed[0]);
      expect(JSON.parse(JSON.stringify(at.plan))).toEqual(at.plan);
      for (const { action, reason, value } of weighed) {
        expect(legal.some((one) => sameJson(one, action)) ? null : [at.state.stage, action]).toBeNull();
        expect(reason).toMatch(/^[A-Z0-9].*\.$/);
        expect(Number.isFinite(value)).toBe(true);
      }
      return true;
    });
    expect(end.stage.at).toBe('game-over');
    expect(rules.audit(end)).toEqual([]);
    const other = campaignDoctrineOf(new CampaignTable(start).start);
    for (const { state, plan, action } of decided.reverse().filter((_one, i) => i % 30 === 0)) {
      const view = rules.view(state, state.stage.side);
      const again = JSON.parse(JSON.stringify(plan)) as Plan;
      expect(other.act!(view, again, STEADY_BEARING)).toEqual(action);
    }
  });
});

const HAPPENING = { event: 'Port Hudson', rest: [] } as const;
const asked = (side: Side, asks: EventChoice): Stage => ({
  ...{ at: 'event-choice', side, asks },
  happening: HAPPENING,
});

describe('the frame of a turn', () => {
  const table = new CampaignTable();

  test('the strongest who comes soon is put off, or hastened (19.3.1)', () => {
    table.on(4);
    const delay = decides(table, { at: 'entry-shift', side: 'union', shift: 'delay' });
    expect(delay).toEqual({ do: 'shift', unit: 'Buford-A' });
    const hasten = decides(table, { at: 'entry-shift', side: 'confederate', shift: 'accelerate' });
    expect(hasten).toEqual({ do: 'shift', unit: 'Buford-A' });
  });

  test('gunboats go up the Yazoo, but not past guns (19.4.4)', () => {
    const at: Stage = { at: 'gunboats', side: 'union' };
    expect(decides(new CampaignTable(), at)).toEqual({ do: 'sail', boat: 'upper', reach: 'lower Yazoo' });
    const barred = new CampaignTable().set({
      ofTheTurn: { ...table.campaign.ofTheTurn, sailed: [1] },
    });
    expect(decides(barred, at)).toEqual({ do: 'done' });
    const free = new CampaignTable().only({ Osterhaus: 'W4622' }).set({
      ofTheTurn: { ...table.campaign.ofTheTurn, sailed: [1] },
    });
    expect(decides(free, at)).toEqual({ do: 'sail', boat: 'lower', reach: 'middle Mississippi' });
  });

  test('units that stand together are joined (19.4.9)', () => {
    const together = new CampaignTable().only({ 'Logan-A': 'W5119', Dennis: 'W5119', Tracy: 'W4014' });
    const action = decides(together, { at: 'attachment', side: 'union' });
    expect(action).toEqual({ do: 'attach', unit: 'Logan-A', child: 'Dennis' });
  });
});

describe('actions of the campaign', () => {
  test('infantry in Jackson burns its station, cavalry does not (19.4.8)', () => {
    const table = new CampaignTable().only({ Tuttle: 'E2712', '6 MO': 'E2712', Tracy: 'W4014' });
    expect(decides(table, choosing('union'))).toEqual({ do: 'burn', unit: 'Tuttle' });
  });

  test('under Command Paralysis no more are listed than may be (19.3.1)', () => {
    const table = new CampaignTable()
      .only({ Tracy: 'W4014', Barton: 'W4014', Taylor: 'W4014', Carr: 'W5228' }, { Stevenson: 'W4014' })
      .on(20);
    const listing = (event: 'Confederate CP' | 'No Effect') => {
      const names = ['Tracy', 'Barton'].map((name) => table.index(name));
      table.set({ today: { ...table.campaign.today, event } });
      return decides(table, {
        ...{ at: 'activation-list', side: 'confederate' },
        phase: { winner: 'confederate', active: 'confederate', passed: false },
        listing: { leader: table.leaderIndex('Stevenson'), list: names },
      });
    };
    expect(listing('No Effect')).toMatchObject({ do: 'add' });
    expect(listing('Confederate CP')).toEqual({ do: 'roll' });
  });

  test('arrivals land where they are wanted (19.1.3a)', () => {
    const table = new CampaignTable(RACE_TO_VICKSBURG)
      .only({ Steele: 'W2313', ...GARRISON })
      .depots('W5228', 'W1813')
      .on(12);
    const blair = { hex: WAITING, arrives: 12, released: true, entry: cellOf(VICKSBURG, 'W5228') };
    table.setUnit('Blair-A', blair).setUnit('Steele', { fatigue: 4 });
    expect(decides(table, choosing('union'))).toEqual({ do: 'land', unit: 'Blair-A', hex: 'W1813' });
  });

  test('whoever is far from his post takes a train (19.4.8)', () => {
    const table = new CampaignTable().only({ 'Buford-A': 'E2712', Osterhaus: 'W5228' }).on(6);
    expect(decides(table, choosing('confederate'))).toMatchObject({ do: 'rail', unit: 'Buford-A' });
  });

  test('the crossing is wrecked by which the enemy comes (19.4.6)', () => {
    const table = new CampaignTable()
      .only({ Barton: 'W2405', Taylor: 'W2405', Vaughn: 'W2405', Carr: 'E2533' })
      .on(14);
    expect(decides(table, choosing('confederate'))).toMatchObject({ do: 'wreck', hex: 'W2404' });
    const quiet = new CampaignTable().only({ Barton: 'W2405', Carr: 'W5228' }).on(14);
    expect(decides(quiet, choosing('confederate'))).not.toMatchObject({ do: 'wreck' });
  });

  test('sound works are let be, wrecked ones with few in them are assaulted (19.5.1)', () => {
    const before = (levels: Levels, hebert: number) =>
      new CampaignTable()
        .only(
          { ...GARRISON, Moore: 'W2414', Hebert: ['W2413', hebert], Steele: 'W2412', Tuttle: 'W2412' },
          { Sherman: 'W2412' },
        )
        .set({ levels, besieged: true })
        .on(50);
    expect(decides(before([4, 4, 4, 4], 5), choosing('union')).do).not.toBe('assault');
    expect(['assault', 'activate']).toContain(decides(before([4, 0, 4, 4], 1), choosing('union')).do);
  });
});

describe('the siege', () => {
  test('the ring is closed in the first turn that it can be (19.5.4)', () => {
    const table = new CampaignTable(SIEGE_AND_RELIEF);
    let besieged = false;
    played(table, 'ring', ({ state }) => {
      besieged ||= state.campaign!.besieged;
      return state.turn < 21;
    });
    expect(besieged).toBe(true);
  });

  test('the garrison keeps to its works, and each hex of the line has its share', () => {
    const table = new CampaignTable(SIEGE_AND_RELIEF);
    const view = table.rules.view(table.state, 'confederate');
    const { goals, posts } = doctrineFor(table).plan(view, STEADY_BEARING);
    const works = cells('W2314', 'W2413', 'W2514', 'W2515', 'W2414');
    const posted = ['Hebert', 'Moore', 'Shoup', 'Barton', 'Lee', 'Cockrell-B'].map(
      (name) => goals[posts[table.index(name)]!]!.hexes[0]!,
    );
    for (const hex of posted) expect(works).toContain(hex);
    const line = works
      .slice(0, 4)
      .filter((hex) => goals.some(({ hexes }, i) => hexes[0] === hex && posts.includes(i)));
    expect(line).toHaveLength(4);
  });

  test('the largest unit of the garrison bears a loss (19.5.4.3)', () => {
    const table = new CampaignTable(SIEGE_AND_RELIEF);
    const units = ['Shoup', 'Hebert'].map((name) => table.index(name));
    const losing = { units, toLose: 1, lost: [0, 0], rest: null };
    const action = decides(table, { at: 'siege-loss', side: 'confederate', losing });
    expect(action).toEqual({ do: 'lose', unit: 'Hebert' });
  });
});

describe('the strategic cycle', () => {
  const siege = () => new CampaignTable(SIEGE_AND_RELIEF);

  test('events are answered by what they are worth (19.3.2)', () => {
    const table = siege();
    const pool = ['Reid', 'Marine'].map((name) => table.index(name));
    expect(decides(table, asked('union', { of: 'pool', units: pool }))).toEqual({
      do: 'choose-unit',
      unit: 'Reid',
    });
    const mine = decides(table, asked('union', { of: 'mine', hexes: cells('W2515', 'W2413') }));
    expect(mine).toEqual({ do: 'mine', hex: 'W2413' });
    const redoubt = asked('confederate', { of: 'redoubt', hexes: cells('E2713', 'E2712') });
    expect(decides(table, redoubt)).toEqual({ do: 'redoubt', hex: 'E2712' });
    const fails = asked('confederate', { of: 'depot', hexes: cells('W4622', 'W1813') });
    expect(decides(table, fails)).toEqual({ do: 'disrupt', hex: 'W1813' });
    const away = ['Bryant', 'McArthur'].map((name) => table.index(name));
    const sent = decides(table, asked('union', { of: 'send-away', units: away }));
    expect(sent).toEqual({ do: 'send-away', unit: 'McArthur' });
  });

  test('Grover is called only by a ring that is too weak', () => {
    expect(decides(siege().on(45), asked('union', { of: 'port-hudson' }))).toEqual({ do: 'press' });
    const weak = siege()
      .only({ Steele: 'W2313', ...GARRISON })
      .on(25);
    expect(decides(weak, asked('union', { of: 'port-hudson' }))).toEqual({ do: 'call-grover' });
  });

  test('a depot is brought up to the army, and one that feeds nobody makes room (19.4.1)', () => {
    const army = { Osterhaus: 'W4014', Carr: 'W4014', Barton: 'W2414' };
    const table = new CampaignTable().only(army).control('W5228', 'W4622', 'W4014').on(5);
    const at: Stage = { at: 'depot', side: 'union', opened: false };
    expect(decides(table, at)).toMatchObject({ do: 'open' });
    const inland = { ...army, Osterhaus: 'W2313', Carr: 'W2313', '6 MO': 'W2011' };
    const full = new CampaignTable().only(inland).control('W5228', 'W4622', 'W3117').on(20);
    full.depots('W5228', 'W4622', 'W3117');
    expect(decides(full, at)).toEqual({ do: 'close', hex: 'W5228' });
    full.depots('W4622', 'W3117');
    expect(decides(full, at)).toEqual({ do: 'open', hex: 'W1813' });
  });

  test('somebody is sent to open the Yazoo before the ring starves (19.4.1.2)', () => {
    const table = new CampaignTable(RACE_TO_VICKSBURG);
    const plan = doctrineFor(table).plan(table.rules.view(table.state, 'union'), STEADY_BEARING);
    const hills = plan.goals.findIndex(({ hexes }) => hexes[0] === cellOf(VICKSBURG, 'W2011'));
    expect(plan.posts).toContain(hills);
  });

  test('Johnston is watched by whoever the ring can spare, and by nobody else (19.4.12)', () => {
    const at: Stage = { at: 'maneuver', side: 'union', settled: [] };
    const track = { siege: 10, broken: 0, relieved: false };
    const strong = siege().set({ box: 4, besieged: true, track });
    expect(decides(strong, at)).toMatchObject({ do: 'assign' });
    const weak = siege()
      .only({ ...GARRISON, Steele: 'W2313', Tuttle: 'W2513' })
      .set({ box: 4, besieged: true, track });
    expect(decides(weak, at)).toEqual({ do: 'done' });
    const short = siege().only({ ...GARRISON, Steele: 'W2313', Tuttle: 'W2513' });
    short.set({ box: 1, besieged: true, track, maneuver: [short.index('Tuttle')] });
    expect(decides(short, at)).toEqual({ do: 'release', unit: 'Tuttle' });
  });

  test("Jackson's station is mended, and who is cut off joins Johnston (19.4.8.3, 19.4.11.2)", () => {
    const table = new CampaignTable()
      .only({ 'Buford-A': 'E2712', Carr: 'W2513' })
      .burn('E2712')
      .burn('E2519')
      .on(25);
    table.control('W5228').set({ reliefFormed: true });
    const at: Stage = { at: 'reorganize', side: 'confederate', mended: false };
    expect(decides(table, at)).toEqual({ do: 'mend', hex: 'E2712' });
  });

  test('crossings are repaired where the army wants them, by nobody before the enemy (19.4.7)', () => {
    const bridge = sideBetween(VICKSBURG, cellOf(VICKSBURG, 'W2404'), cellOf(VICKSBURG, 'W2405'));
    const table = new CampaignTable(RACE_TO_VICKSBURG).only({
      Steele: 'W2405',
      Tuttle: 'W2405',
      ...GARRISON,
    });
    table.set({ bridges: { wrecked: [bridge], pontoons: [] } });
    expect(decides(table, { at: 'pontoon', side: 'union' })).toMatchObject({ do: 'repair' });
    const theirs = new CampaignTable(RACE_TO_VICKSBURG).only({ Steele: 'W2501', Barton: 'W2404' });
    theirs.set({ bridges: { wrecked: [bridge], pontoons: [] } });
    expect(decides(theirs, { at: 'pontoon', side: 'confederate' })).toEqual({ do: 'done' });
  });
});
