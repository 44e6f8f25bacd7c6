/** The orders of battle and the set-up sheets against figures of their own, and against the ground. */
import { readFileSync } from 'node:fs';
import { cellOf, type GridMap, parseMap, terrainOf } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import checks from '../fixtures/ground/checks.json' with { type: 'json' };
import { isProhibited } from '../src/charts/terrain.ts';
import { ALL, type UnitCounter } from '../src/counters/counter.ts';
import { IUKA_COUNTERS, type OrderOfBattle, SEVEN_PINES_COUNTERS } from '../src/counters/index.ts';
import { readCounters } from '../src/counters/readCounters.ts';
import { groundNamed } from '../src/model/mapWords.ts';
import { isMarsh, SIDES, type Side } from '../src/model/vocabulary.ts';
import { scenario } from '../src/scenarios/define.ts';
import { HEADS, REDOUBT_HEAD } from '../src/scenarios/heads.ts';
import { SCENARIOS } from '../src/scenarios/index.ts';
import { IUKA } from '../src/scenarios/iuka.ts';
import { REDOUBT } from '../src/scenarios/redoubt.ts';
import { hexesOf, hourOf, isInWindow, type Scenario } from '../src/scenarios/scenario.ts';
import { SEVEN_PINES } from '../src/scenarios/sevenPines.ts';

const mapOf = (name: string): GridMap =>
  parseMap(readFileSync(new URL(`../maps/${name}.map.txt`, import.meta.url), 'utf8'));
const MAPS: Readonly<Record<string, GridMap>> = {
  'huzzah/iuka': mapOf('iuka'),
  'huzzah/seven-pines': mapOf('seven-pines'),
};
const mapUnder = ({ map }: Scenario): GridMap => MAPS[map]!;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const isGun = ({ type }: UnitCounter): boolean => type === 'artillery';

function totals({ units, leaders }: OrderOfBattle, side: Side) {
  const own = units.filter((unit) => unit.side === side);
  return {
    units: own.length,
    smallArms: sum(own.filter((unit) => !isGun(unit)).map(({ sp }) => sp)),
    guns: sum(own.filter(isGun).map(({ sp }) => sp)),
    leaders: leaders.filter((leader) => leader.side === side).length,
    men: sum(own.map(({ men }) => men)),
    morale: sum(own.map(({ morale }) => morale)),
    reducedSp: sum(own.map(({ reducedSp }) => reducedSp)),
    reducedMorale: sum(own.map(({ reducedMorale }) => reducedMorale)),
  };
}

const BATTLES = [
  { name: 'iuka', counters: IUKA_COUNTERS, sheet: IUKA, menOfAPoint: 100 },
  { name: 'seven-pines', counters: SEVEN_PINES_COUNTERS, sheet: SEVEN_PINES, menOfAPoint: 250 },
] as const;
const GUNS_OF_A_POINT = 2;

describe.each(BATTLES)('the order of battle of $name', ({ name, counters, sheet, menOfAPoint }) => {
  test.each(SIDES)('%s: units, strength, morale, leaders', (side) => {
    expect(totals(counters, side)).toEqual(checks.forces[name][side]);
  });

  test('strength follows men and guns, rounded half up', () => {
    const points = ({ men, guns }: UnitCounter): number =>
      Math.max(1, Math.floor(men / menOfAPoint + guns / GUNS_OF_A_POINT + 0.5));
    expect(counters.units.filter((unit) => unit.sp !== points(unit)).map(({ id }) => id)).toEqual([]);
  });

  test('a reduced side has half the points, at least one, and a morale less', () => {
    const isSo = ({ sp, morale, reducedSp, reducedMorale }: UnitCounter): boolean =>
      reducedSp === Math.max(1, Math.floor(sp / 2)) && reducedMorale === morale - 1;
    expect(counters.units.filter((unit) => !isSo(unit))).toEqual([]);
  });

  test('every piece stands or arrives exactly once, where the other list has it', () => {
    const placed = [
      ...sheet.setup.map(({ piece, hex }) => [piece, hex] as const),
      ...sheet.arrivals.flatMap(({ turn, entry, pieces }) =>
        pieces.map((piece) => [piece, `turn ${turn} ${entry}`] as const),
      ),
    ];
    expect(placed).toHaveLength(counters.units.length + counters.leaders.length);
    expect(Object.fromEntries(placed)).toEqual(checks.forces[name].starts);
  });

  test('every higher organization but the cavalry of the army has a leader of its own', () => {
    const led = new Set(counters.leaders.map(({ leads }) => leads));
    const organizations = new Set(counters.units.map(({ higherOrganization }) => higherOrganization));
    expect([...organizations].filter((one) => !led.has(one))).toEqual(['Army']);
  });
});

describe.each(SCENARIOS)('the sheet of $title', (sheet) => {
  const map = mapUnder(sheet);
  const counters = sheet.map === 'huzzah/iuka' ? IUKA_COUNTERS : SEVEN_PINES_COUNTERS;
  const unitsOf = (pieces: readonly string[]): UnitCounter[] =>
    counters.units.filter(({ id }) => pieces.includes(id));
  const ground = (hex: string) => groundNamed(terrainOf(map, cellOf(map, hex)));
  const hexes = [...new Set(sheet.setup.map(({ hex }) => hex))];
  const standing = (hex: string): UnitCounter[] =>
    unitsOf(sheet.setup.filter((line) => line.hex === hex).map(({ piece }) => piece));

  test('all hexes lie on the map and in the window', () => {
    const all = [
      ...hexes,
      ...sheet.entries.map(({ hex }) => hex),
      ...sheet.hold.map(({ hex }) => hex),
      ...sheet.objectives.flatMap((objective) => (objective.kind === 'place' ? [objective.hex] : [])),
      ...SIDES.flatMap((side) => sheet.friendlyEdge[side].flatMap(hexesOf)),
    ];
    expect(all.filter((hex) => !map.cells.has(hex) || !isInWindow(sheet.window, hex))).toEqual([]);
  });

  test('one side and one higher organization to a hex', () => {
    const mixed = hexes.filter(
      (hex) => new Set(standing(hex).map((unit) => `${unit.side} ${unit.higherOrganization}`)).size > 1,
    );
    expect(mixed).toEqual([]);
  });

  test('nobody stands on prohibited ground, and no gun in marsh', () => {
    expect(hexes.filter((hex) => isProhibited(ground(hex)))).toEqual([]);
    expect(hexes.filter((hex) => isMarsh(ground(hex)) && standing(hex).some(isGun))).toEqual([]);
  });

  test('units look somewhere; a leader without any does not', () => {
    for (const { piece, hex, facing, formation } of sheet.setup) {
      expect(facing === null).toBe(standing(hex).length === 0);
      expect(formation === null).toBe(!counters.units.some(({ id }) => id === piece));
    }
  });

  test('entries are on the edge of the window and on a road, and are used', () => {
    const { columns, rows } = sheet.window;
    for (const { id, hex } of sheet.entries) {
      const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
      expect(columns.some((edge) => edge === column) || rows.some((edge) => edge === row)).toBe(true);
      expect(map.wayLines.some(({ cells }) => cells.includes(cellOf(map, hex)))).toBe(true);
      expect(sheet.arrivals.some(({ entry }) => entry === id)).toBe(true);
    }
  });

  test('the friendly edges are edges of the window, without a hex twice', () => {
    const { columns, rows } = sheet.window;
    for (const side of SIDES) {
      const own = sheet.friendlyEdge[side].flatMap(hexesOf);
      expect(new Set(own).size).toBe(own.length);
      const inner = own.filter(
        (hex) => !columns.includes(Number(hex.slice(0, 2))) && !rows.includes(Number(hex.slice(2))),
      );
      expect(inner).toEqual([]);
    }
  });

  test('objectives are on ground that can be entered; a road objective names a road', () => {
    for (const objective of sheet.objectives) {
      if (objective.kind === 'place') expect(isProhibited(ground(objective.hex))).toBe(false);
      else expect(map.wayLines.map(({ name }) => name)).toContain(objective.way);
    }
  });
});

describe('the sheets as they are written', () => {
  test('objectives: points at the start', () => {
    const atStart = (sheet: Scenario, side: Side): number =>
      sum(
        sheet.objectives.map((one) =>
          (one.kind === 'place' ? one.atStart : one.to) === side ? one.points : 0,
        ),
      );
    expect([atStart(IUKA, 'union'), atStart(IUKA, 'confederate')]).toEqual([11, 6]);
    expect([atStart(SEVEN_PINES, 'union'), atStart(SEVEN_PINES, 'confederate')]).toEqual([30, 0]);
    expect([atStart(REDOUBT, 'union'), atStart(REDOUBT, 'confederate')]).toEqual([6, 0]);
  });

  test('hours of the turns', () => {
    expect([1, 2, 8, 10, 11].map((turn) => hourOf(IUKA, turn))).toEqual([
      '16:30',
      '16:45',
      '18:15',
      '18:45',
      '19:00',
    ]);
    expect([1, 4, 7, 18, 19].map((turn) => hourOf(SEVEN_PINES, turn))).toEqual([
      '13:00',
      '14:00',
      '15:00',
      '18:40',
      '19:00',
    ]);
    expect([1, 6, 7].map((turn) => hourOf(REDOUBT, turn))).toEqual(['14:00', '15:40', '16:00']);
  });

  test.each(SIDES)('the redoubt, %s: units and strength', (side) => {
    const own = SEVEN_PINES_COUNTERS.units.filter((unit) => unit.side === side);
    const at = own.filter(({ id }) => REDOUBT.setup.some(({ piece }) => piece === id));
    const later = own.filter(({ id }) => REDOUBT.arrivals.some(({ pieces }) => pieces.includes(id)));
    const { units, sp, arriving } = checks.redoubt[side];
    expect([at.length, sum(at.map((unit) => unit.sp)), later.length]).toEqual([units, sp, arriving]);
  });

  test('the redoubt: Fitch waits limbered until turn 3, Casey alone looks nowhere', () => {
    expect(REDOUBT.reserves).toEqual([{ unit: 'FITCH', from: 3 }]);
    expect(REDOUBT.setup.find(({ piece }) => piece === 'FITCH')).toEqual({
      piece: 'FITCH',
      hex: '2020',
      facing: 4,
      formation: 'limbered',
    });
    expect(REDOUBT.setup.find(({ piece }) => piece === 'CASEY')).toEqual({
      piece: 'CASEY',
      hex: '1920',
      facing: null,
      formation: null,
    });
    expect(hexesOf(REDOUBT.window)).toHaveLength(17 * 17);
  });

  test('heads and sheets are the same scenarios, in the same order', () => {
    expect(SCENARIOS.map(({ id }) => id)).toEqual(HEADS.map(({ id }) => id));
    expect(HEADS.map(({ id }) => id)).toEqual(['huzzah/redoubt', 'huzzah/iuka', 'huzzah/seven-pines']);
  });
});

test('the heads bring no set-up with them: who only reads the charts need not load the men', () => {
  const text = readFileSync(new URL('../src/scenarios/heads.ts', import.meta.url), 'utf8');
  const imports = [...text.matchAll(/^import (type )?.* from '(.+)';$/gm)].map(([, type, from]) => [
    type,
    from,
  ]);
  expect(imports).toEqual([['type ', './scenario.ts']]);
});

describe('a wrong sheet is found at load', () => {
  const sheet = {
    counters: SEVEN_PINES_COUNTERS,
    union: 'all facing W\n1822 BATES 3/5',
    confederate: 'all facing E\n1222 CARTER 3/7 (l)',
    entries: 'east-pines 2420 From the pines',
    arrivals: '3 union east-pines: DEVENS-1 3/5',
  };

  test('as it stands it is none', () => {
    expect(scenario(REDOUBT_HEAD, sheet).setup).toHaveLength(2);
  });

  test.each([
    [{ union: 'all facing W\n1822 BATES 3/6' }, 'the counter 3/5'],
    [{ union: 'all facing N\n1822 BATES 3/5' }, 'does not say where'],
    [{ union: 'all facing W\n1822 CARTER 3/7' }, 'not of the union side'],
    [{ union: 'all facing W\n1822 BATES 3/5 (m)' }, 'cannot be mounted'],
    [{ union: 'all facing W\n0101 BATES 3/5' }, 'outside the window'],
    [{ union: 'all facing W\n1822 BATES 3/5\n1821 BATES 3/5' }, 'stands there twice'],
    [{ union: 'all facing W\n1822 BITES 3/5' }, 'has no unit BITES'],
    [{ union: 'all facing W\nBATES 3/5' }, 'no line of a set-up'],
    [{ arrivals: '3 union west-pines: DEVENS-1 3/5' }, 'is no entry'],
    [{ arrivals: '7 union east-pines: DEVENS-1 3/5' }, 'nobody arrives on turn 7'],
    [{ arrivals: '3 british east-pines: DEVENS-1 3/5' }, 'is no arrival'],
    [{ entries: '2420 From the pines' }, 'is no entry'],
    [{ reserves: [{ unit: 'FITCH', from: 3 }] }, 'FITCH is in reserve and not there'],
  ])('%j', (change, fault) => {
    expect(() => scenario(REDOUBT_HEAD, { ...sheet, ...change })).toThrow(fault);
  });

  const unit = 'A | A | The A | infantry | 4/5, reduced 2/4 | steady | - | - | 400 men, low';
  const leader = 'L | L | Gen. L | senior | Hill | 6';
  test.each([
    [`Hill / Hood\n${unit.replace('infantry', 'artillery')}`, leader, 'artillery with "400 men, low"'],
    [`Hill / Hood\n${unit.replace('2/4', '5/4')}`, leader, 'the better one'],
    [`Hill / Hood\n${unit.replace('low', 'sure')}`, leader, '"sure" is none of'],
    [`Hill\n${unit}`, leader, 'neither a unit nor a heading'],
    [`Hill / Hood\n${unit}`, leader.replace('Hill', 'Dale'), 'L leads Dale, which has no unit'],
    [`Hill / Hood\n${unit}`, leader.replace('Hill', ALL), 'an army leader leads all'],
  ])('%s', (units, leaders, fault) => {
    expect(() => readCounters('union', units, leaders)).toThrow(fault);
    expect(readCounters('union', `Hill / Hood\n${unit}`, leader).units).toHaveLength(1);
  });
});
