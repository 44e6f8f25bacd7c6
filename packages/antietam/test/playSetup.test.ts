/** The four set-ups against the check tables of the order of battle (17, 22.1). */
import { placesAt } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { UNITS } from '../src/counters/index.ts';
import type { Field, UnitPiece } from '../src/field/field.ts';
import { rangeOf, squareKind } from '../src/field/ground.ts';
import { AMMO_START } from '../src/field/setup.ts';
import { WAITING } from '../src/field/state.ts';
import { isArtillery, MODES_OF, SIDES, type Side } from '../src/model/vocabulary.ts';
import { isOfCommand } from '../src/play/command/chain.ts';
import { isOnMap } from '../src/play/state/standing.ts';
import { OVER } from '../src/play/turn/frame.ts';
import { SET_UP } from '../src/play/turn/setUp.ts';
import { hourWords } from '../src/scenarios/hours.ts';
import { cell, fieldFor, MAP, type Name, positionOf, ran } from './positions.ts';

const NAMES: readonly Name[] = ['whole-day', 'morning', 'sunken-road', 'burnsides-bridge'];

const sum = <T>(of: readonly T[], value: (one: T) => number): number =>
  of.reduce((total, one) => total + value(one), 0);
const foot = ({ arm }: { readonly arm: UnitPiece['arm'] }): boolean => !isArtillery(arm);
const ofSide = (field: Field, side: Side): readonly UnitPiece[] =>
  field.units.filter((unit) => unit.side === side);

describe('strengths', () => {
  const TABLE = [
    ['whole-day', 'union', 114, 68350, 275],
    ['whole-day', 'confederate', 77, 36200, 191],
    ['morning', 'union', 48, 27700, 126],
    ['morning', 'confederate', 50, 25130, 127],
    ['sunken-road', 'union', 30, 13737, 92],
    ['sunken-road', 'confederate', 23, 9611, 52],
    ['burnsides-bridge', 'union', 26, 14850, 63],
    ['burnsides-bridge', 'confederate', 19, 7070, 46],
  ] as const;

  test.each(TABLE)('%s, %s: %i units, %i men, %i guns', (name, side, units, men, guns) => {
    const own = ofSide(fieldFor(name), side);
    expect(own).toHaveLength(units);
    expect(sum(own.filter(foot), ({ startMen }) => startMen)).toBe(men);
    expect(sum(own, (unit) => unit.guns)).toBe(guns);
  });

  const DIVISIONS: Readonly<Record<string, number>> = {
    ...{ Doubleday: 3400, Ricketts: 3150, Meade: 2850, Williams: 4700, Greene: 2500 },
    ...{ Sedgwick: 5400, French: 5700, Richardson: 4000, Morell: 7200, Sykes: 2300 },
    ...{ Slocum: 5500, Smith: 4800, Willcox: 3250, Sturgis: 3250, Rodman: 2900, Scammon: 3150 },
    ...{ Pleasonton: 4300, Lawton: 4100, 'J. R. Jones': 2100, 'A. P. Hill': 2600, 'D. H. Hill': 5800 },
    ...{ 'D. R. Jones': 3400, Hood: 2300, 'J. G. Walker': 4000, McLaws: 3000, 'R. H. Anderson': 4000 },
    ...{ Evans: 400, Stuart: 4500 },
  };

  test('divisions have the men of the returns', () => {
    const men = Object.fromEntries(
      Object.keys(DIVISIONS).map((name) => [
        name,
        sum(
          UNITS.filter((unit) => unit.division === name && foot(unit)),
          (unit) => unit.men,
        ),
      ]),
    );
    expect(men).toEqual(DIVISIONS);
    expect(new Set(UNITS.filter(foot).map(({ division }) => division))).toEqual(
      new Set(Object.keys(DIVISIONS)),
    );
  });

  test('Union guns by corps, Confederate guns by division', () => {
    const guns = (key: 'corps' | 'division', side: Side) =>
      Object.fromEntries(
        [...new Set(UNITS.filter((unit) => unit.side === side).map((unit) => unit[key]))].map((name) => [
          name,
          sum(
            UNITS.filter((unit) => unit.side === side && unit[key] === name),
            (unit) => unit.guns,
          ),
        ]),
      );
    expect(guns('corps', 'union')).toEqual({ I: 40, XII: 36, II: 42, V: 70, VI: 36, IX: 35, Cavalry: 16 });
    expect(guns('division', 'confederate')).toEqual({
      ...{ Lawton: 15, 'J. R. Jones': 20, 'A. P. Hill': 18, 'D. H. Hill': 26, 'D. R. Jones': 16, Hood: 12 },
      ...{ 'J. G. Walker': 12, McLaws: 24, 'R. H. Anderson': 18, Evans: 0, Stuart: 4 },
      'Reserve artillery': 26,
    });
  });

  test('16 men serve a gun', () => {
    expect(UNITS.filter((unit) => !foot(unit) && unit.men !== 16 * unit.guns).map(({ id }) => id)).toEqual(
      [],
    );
  });
});

describe.each(NAMES)('%s', (name) => {
  const field = fieldFor(name);
  const state = positionOf(name);
  const standing = field.units.flatMap((piece, i) =>
    isOnMap(state.units[i]!) ? [{ piece, ...state.units[i]! }] : [],
  );

  test('everybody stands or enters in the window, on land that is in play', () => {
    const off = field.units.filter(
      (piece) => field.inPlay[piece.cell] !== 1 || field.ground.water[piece.cell] === 1,
    );
    expect(off.map(({ id }) => id)).toEqual([]);
  });

  test('no square holds both sides, more than 2 units or 2,000 men', () => {
    const squares = [...new Set(standing.map(({ square }) => square))].map((at) =>
      standing.filter(({ square }) => square === at),
    );
    const bad = squares.filter(
      (all) =>
        new Set(all.map(({ piece }) => piece.side)).size > 1 ||
        all.length > 2 ||
        sum(all, ({ men }) => men) > 2000,
    );
    expect(bad).toEqual([]);
  });

  test('leaders ride with a unit of their command, one to a unit', () => {
    expect(field.leaders.filter((leader) => !isOfCommand(leader, field.units[leader.unit]!))).toEqual([]);
    expect(new Set(field.leaders.map(({ unit }) => unit)).size).toBe(field.leaders.length);
    expect(new Set(field.leaders.map(({ id }) => id)).size).toBe(field.leaders.length);
  });

  test('objectives lie on land in the window', () => {
    const wet = field.goals.filter(({ cell: at }) => field.inPlay[at] !== 1 || field.ground.water[at] === 1);
    expect(wet.map((goal) => goal.name)).toEqual([]);
  });

  test('what a row does not say is as the sheet has it', () => {
    const { ammunition } = state.options;
    standing.forEach(({ piece, ...unit }) => {
      expect(unit).toMatchObject({
        ...{ men: piece.startMen, op: 0, holdFire: false, lostMen: 0, lostGuns: 0, plot: null },
        ammo: AMMO_START[ammunition],
        meleeAdvance: foot(piece),
        fatigue: piece.startMen < piece.men ? 20 : 0,
        fort: piece.id === 'C-TOOMBS' && name === 'burnsides-bridge' ? 2 : piece.line.fort,
      });
      const usual = foot(piece) ? MODES_OF[piece.arm][0] : unit.active ? 'unlimbered' : 'limbered';
      expect([piece.id, unit.mode]).toEqual([piece.id, usual]);
    });
  });

  test('who arrives waits, comes at an edge or at a square of the sheet, and looks inward', () => {
    const { columns, rows } = field.scenario.window;
    for (const [i, piece] of field.units.entries()) {
      if (piece.line.arrives === null) continue;
      expect(state.units[i]!.square).toBe(WAITING);
      expect(piece.line.arrives).toBeGreaterThanOrEqual(field.scenario.turns[0]);
      const [x, y] = [MAP.x[piece.cell]!, MAP.y[piece.cell]!];
      if (x === columns[0]) expect([piece.id, piece.line.facing]).toEqual([piece.id, 2]);
      if (x === columns[1]) expect([piece.id, piece.line.facing]).toEqual([piece.id, 6]);
      if (y === rows[0]) expect([piece.id, piece.line.facing]).toEqual([piece.id, 4]);
    }
  });
});

test('nearest enemies are 3, 3, 2 and 4 squares apart', () => {
  const nearest = NAMES.map((name) => {
    const field = fieldFor(name);
    const { units } = positionOf(name);
    const squares = (side: Side) => field.own[side].map((i) => units[i]!.square).filter((at) => at >= 0);
    return Math.min(
      ...squares('union').flatMap((a) => squares('confederate').map((b) => rangeOf(MAP, a, b))),
    );
  });
  expect(nearest).toEqual([3, 3, 2, 4]);
});

test('the hours of the sheets', () => {
  const hours = NAMES.map((name) => fieldFor(name).scenario.turns.map(hourWords));
  expect(hours).toEqual([
    ['06:00', '18:00'],
    ['06:00', '09:00'],
    ['09:00', '12:00'],
    ['10:00', '18:00'],
  ]);
});

test('objectives are Confederate at the start, but for the church at the Sunken Road, in which Greene stands', () => {
  const held = NAMES.map((name) => new Set(positionOf(name).held.all));
  expect(held.map((sides) => [...sides].sort())).toEqual([
    ['confederate'],
    ['confederate'],
    ['confederate', 'union'],
    ['confederate'],
  ]);
  const field = fieldFor('sunken-road');
  expect(
    field.goals.filter((_, i) => positionOf('sunken-road').held.all[i] === 'union').map(({ name }) => name),
  ).toEqual(['Dunker Church']);
  expect(placesAt(MAP, cell('1416')).map(({ name }) => name)).toContain('Dunker Church');
});

test('Toombs stands in woods above the bridge', () => {
  const field = fieldFor('burnsides-bridge');
  expect(squareKind(field.ground, cell('1932'))).toBe('woods');
  expect(SIDES.map((side) => field.own[side].length)).toEqual([26, 19]);
});

describe('the first and the last stage', () => {
  test('the set-up is begun, and without luck nothing is drawn', () => {
    const state = positionOf('morning');
    const deed = SET_UP.deeds.begin!;
    expect(deed.candidates(fieldFor('morning'), state as never)).toEqual([{ do: 'begin' }]);
    const rolls = (arrival: 'fixed' | 'variable') =>
      deed.tell(fieldFor('morning'), positionOf('morning', { options: { arrival } }) as never, {
        do: 'begin',
      }).rolls;
    expect([rolls('fixed'), rolls('variable')]).toEqual([false, true]);
    const out = ran('morning', (field, now, u) => deed.play(field, now, { do: 'begin' }, u), state);
    expect(out.state).toEqual({ ...state, stage: { at: 'turn-start', side: 'union' } });
  });

  test('when it is over nothing is left to do', () => {
    expect(Object.keys(OVER.deeds)).toEqual([]);
    expect(OVER.rule.cite).toBe('21.15.3');
  });
});
