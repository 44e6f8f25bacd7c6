/** The campaign and the short ones cut from it: strengths, ground, what history comes to. */
import { cellOf, sideBetween } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { controlAfter } from '../src/campaign/control.ts';
import { LANDINGS } from '../src/campaign/depots.ts';
import { type ShortEnd, shortLines } from '../src/campaign/shortScore.ts';
import { wayOut } from '../src/campaign/siege.ts';
import { controlAtStart } from '../src/campaign/starts/control.ts';
import { RACE_TO_VICKSBURG } from '../src/campaign/starts/raceToVicksburg.ts';
import { RIVER_TO_JACKSON } from '../src/campaign/starts/riverToJackson.ts';
import { SIEGE_AND_RELIEF } from '../src/campaign/starts/siegeAndRelief.ts';
import type { CampaignStart } from '../src/campaign/starts/start.ts';
import { WHOLE_CAMPAIGN } from '../src/campaign/starts/whole.ts';
import { netPoints } from '../src/campaign/victory.ts';
import { garrison, garrisonSize } from '../src/campaign/works.ts';
import { leaderCounter, unitCounter } from '../src/counters/index.ts';
import { fieldOf } from '../src/field/field.ts';
import { setUp } from '../src/field/setup.ts';
import { gcacw } from '../src/index.ts';
import { calendarTurn, dayOf } from '../src/scenarios/calendar.ts';
import { levelOf } from '../src/scenarios/victory.ts';
import { RULES } from './campaigning.ts';
import { VICKSBURG } from './playing.ts';

const STARTS = [WHOLE_CAMPAIGN, RIVER_TO_JACKSON, RACE_TO_VICKSBURG, SIEGE_AND_RELIEF].map(
  (start) => [start.scenario.id, start] as const,
);

const strength = ({ scenario }: CampaignStart, side: string) => {
  const units = scenario.setup.filter((line) => line.side === side && !line.leader && !line.arrives);
  return [units.length, units.reduce((sum, { manpower }) => sum + manpower!, 0)];
};

describe.each(STARTS)('%s', (_, start) => {
  const { scenario } = start;

  test('its hexes are on the map, its depots at landings, its wrecked crossings crossings', () => {
    const hexes = [...start.depots, ...start.unionHexes, ...start.destroyed, ...start.wrecked.flat()];
    expect(hexes.filter((hex) => !VICKSBURG.cells.has(hex))).toEqual([]);
    expect(start.depots.filter((hex) => !LANDINGS.some((one) => one === hex))).toEqual([]);
    const crossings = start.wrecked.map(
      ([a, b]) => VICKSBURG.crossings[sideBetween(VICKSBURG, cellOf(VICKSBURG, a), cellOf(VICKSBURG, b))],
    );
    expect(crossings.filter((crossing) => !crossing)).toEqual([]);
  });

  test('every counter that it names is there', () => {
    const named = [...start.relief, ...Object.keys(start.musters), ...Object.keys(start.joined)];
    const units = new Set(scenario.setup.filter(({ leader }) => !leader).map(({ counter }) => counter));
    expect(named.filter((counter) => !units.has(counter))).toEqual([]);
    const children = Object.values(start.joined).flat();
    const known = (name: string) => unitCounter('union', name) ?? unitCounter('confederate', name);
    expect(children.filter((child) => !known(child) || units.has(child))).toEqual([]);
  });

  test('no leader on the map begins without a unit of his', () => {
    const here = scenario.setup.filter(({ arrives }) => !arrives);
    const alone = here.filter(({ leader, side, counter, hex }) => {
      if (!leader) return false;
      const { rank, command } = leaderCounter(side, counter)!;
      const there = here.filter((line) => !line.leader && line.side === side && line.hex === hex);
      return !there.some((line) => rank === 'army' || unitCounter(side, line.counter)!.command === command);
    });
    expect(alone.map(({ counter }) => counter)).toEqual([]);
  });

  test('its dates are those of its turns', () => {
    const [first, last] = [
      dayOf(scenario.firstTurn),
      dayOf(calendarTurn(scenario.firstTurn, scenario.turns)),
    ];
    const sameMonth = first.split(' ')[1] === last.split(' ')[1];
    expect(scenario.dates).toBe(`${sameMonth ? first.split(' ')[0] : first} – ${last} 1863`);
  });

  test('it is offered', () => {
    expect(gcacw.scenarios?.some(({ id }) => id === scenario.id)).toBe(true);
  });
});

describe('strengths', () => {
  test.each([
    [RACE_TO_VICKSBURG, [20, 74], [12, 80]],
    [SIEGE_AND_RELIEF, [26, 84], [16, 88]],
    [RIVER_TO_JACKSON, [19, 56], [5, 42]],
  ] as const)('%#', (start, confederate, union) => {
    expect([strength(start, 'confederate'), strength(start, 'union')]).toEqual([confederate, union]);
  });
});

describe('Siege and Relief', () => {
  const field = fieldOf(SIEGE_AND_RELIEF.scenario, VICKSBURG);
  const theatre = { field, units: setUp(field).units };

  test('a garrison of 40 in 12 units', () => {
    expect([garrison(theatre).length, garrisonSize(theatre)]).toEqual([12, 40]);
  });

  test.each(['W2614', 'W2615', 'W2715'])('the ring is open, and closes with a stack in %s', (hex) => {
    expect(wayOut(theatre, RULES)).not.toBeNull();
    const mcArthur = field.named.units.union.get('McArthur')!;
    const units = theatre.units.map((one, i) =>
      i === mcArthur ? { ...one, hex: cellOf(VICKSBURG, hex) } : one,
    );
    expect(wayOut({ field, units }, RULES)).toBeNull();
  });
});

describe('what history comes to', () => {
  const NOTHING: ShortEnd = {
    ...{ held: false, besieged: false, track: 0, levelsLost: 0, depots: [] },
    ...{ outOfSupply: 0, overTheRiver: 0, union: [] },
  };
  const judged = (start: CampaignStart, { ledger = 0, ...end }: Partial<ShortEnd> & { ledger?: number }) => {
    const { scenario, terms } = start;
    const points = ledger + netPoints(shortLines(scenario, terms!, 45, { ...NOTHING, ...end }));
    return [points, levelOf(points, start.scenario.par!, start.scenario.step!)];
  };
  const JACKSON = ['W5119', 'W4622', 'W4014', 'E3023', 'E2519', 'E2712'];

  test('From the River to Jackson', () => {
    expect(judged(RIVER_TO_JACKSON, { union: JACKSON, ledger: 1 })).toEqual([29, 'Union decisive']);
    expect(judged(RIVER_TO_JACKSON, { union: JACKSON.slice(0, -1), ledger: 1 })).toEqual([
      ...[19, 'Union substantive'],
    ]);
    const west = [...JACKSON.slice(0, 4), 'E2533', 'W2404'];
    expect(judged(RIVER_TO_JACKSON, { union: west, ledger: 1 })).toEqual([27, 'Union decisive']);
    expect(judged(RIVER_TO_JACKSON, { union: JACKSON, ledger: 1, outOfSupply: 29 })[0]).toBe(27);
  });

  test('The Race to Vicksburg', () => {
    const end = { besieged: true, union: ['W1410', 'W2404'], depots: ['W1813'], ledger: 3 };
    const begun = (track: number) => judged(RACE_TO_VICKSBURG, { ...end, track });
    expect([begun(6), begun(4), begun(2)]).toEqual([
      [36, 'Union substantive'],
      [32, 'Union marginal'],
      [28, 'Confederate marginal'],
    ]);
    expect(judged(RACE_TO_VICKSBURG, { ...end, besieged: false })).toEqual([14, 'Confederate decisive']);
    expect(judged(RACE_TO_VICKSBURG, { held: true })[0]).toBe(60);
  });

  test('Siege and Relief', () => {
    const union = ['W2404', 'W1410', 'W1006', 'W2004'];
    const siege = { besieged: true, track: 26, union };
    expect(judged(SIEGE_AND_RELIEF, { ...siege, levelsLost: 2, ledger: -3 })).toEqual([
      37,
      'Confederate substantive',
    ]);
    const quiet = { ...siege, levelsLost: 2, ledger: 5 };
    const relieved = { ...quiet, union: union.slice(0, 3), overTheRiver: 15 };
    expect(judged(SIEGE_AND_RELIEF, quiet)[0]).toBe(45);
    expect(judged(SIEGE_AND_RELIEF, relieved)[0]).toBe(37);
    expect(judged(SIEGE_AND_RELIEF, { held: true, levelsLost: 5, union })[0]).toBe(75);
  });
});

describe('control', () => {
  const at = (id: string) => cellOf(VICKSBURG, id);
  const union = (start: CampaignStart, ...ids: readonly string[]) => {
    const controlled = controlAtStart(VICKSBURG, start);
    return ids.filter((id) => controlled.has(at(id)));
  };

  test('at the start the Union has Bruinsburg and the west bank', () => {
    expect(union(WHOLE_CAMPAIGN, 'W5228', 'W1625', 'W2414', 'W5119')).toEqual(['W5228', 'W1625']);
  });

  test('on 9 May the ground south of the Big Black, where nobody else stands', () => {
    expect(union(RACE_TO_VICKSBURG, 'W5228', 'W4622', 'W5119', 'W4014', 'W4101', 'W3117')).toEqual([
      ...['W5228', 'W4622', 'W5119', 'W4014'],
    ]);
  });

  test('on 19 May all before Vicksburg, and not the works', () => {
    const ids = ['W2414', 'W2515', 'W1410', 'W1006', 'W1813', 'E2533', 'E2712', 'W3117', 'W2404'];
    expect(union(SIEGE_AND_RELIEF, ...ids)).toEqual(['W1410', 'W1006', 'W1813', 'E2533', 'W3117', 'W2404']);
  });

  test("a place is whose unit stood there last; open country is nobody's", () => {
    const before = controlAtStart(VICKSBURG, WHOLE_CAMPAIGN);
    const taken = controlAfter(VICKSBURG, before, at('W5119'), 'union');
    expect([before.has(at('W5119')), taken.has(at('W5119'))]).toEqual([false, true]);
    expect(controlAfter(VICKSBURG, taken, at('W5119'), 'confederate').has(at('W5119'))).toBe(false);
    expect(controlAfter(VICKSBURG, before, at('W5015'), 'union')).toBe(before);
    expect(controlAfter(VICKSBURG, before, at('W5228'), 'union')).toBe(before);
  });
});
