/** Readings that bear on games on the map only: for each there is a position in which another one makes a difference. */
import type { Umpire } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { arrive } from '../src/play/arrivals/arriving.ts';
import { flight } from '../src/play/combat/flights.ts';
import { expectedLoss } from '../src/play/combat/shooting.ts';
import { isCommanded } from '../src/play/command/chain.ts';
import { COMMAND } from '../src/play/command/riding.ts';
import { openOperations } from '../src/play/operations/ending.ts';
import { allot } from '../src/play/recovery/allotting.ts';
import { rally } from '../src/play/recovery/rallying.ts';
import { resupply } from '../src/play/recovery/supplying.ts';
import { lookAround } from '../src/play/seen/sighting.ts';
import { wakeAll } from '../src/play/state/entering.ts';
import type { In } from '../src/play/state/stage.ts';
import { FIELD_RULINGS } from '../src/rulings/field.ts';
import type { FieldRules } from '../src/rulings/index.ts';
import { operating, type Placed } from './operating.ts';
import { fieldFor, type Marks, type Name, type Position, positionOf, ran, unitAt } from './positions.ts';

type Held = Partial<FieldRules>;
type Case = (houseRules: Held) => unknown;

const DAY = 'whole-day';
const SUNKEN = 'sunken-road';

const VI = ['U-TORBERT-A', 'U-TORBERT-B', 'U-NEWTON-A', 'U-NEWTON-B', 'U-BARTLETT-A', 'U-BARTLETT-B'];

const ENEMIES = ['C-RODES', 'C-MCRAE', 'C-EVANS', 'C-HAYS', 'C-PENN', 'C-STARKE'];
const REST_OF_VI = Object.fromEntries(
  ['U-NEWTON-A', 'U-NEWTON-B', 'U-BARTLETT-A', 'U-BARTLETT-B'].map((id) => [id, { men: 2000 }]),
);

/** Where the first of the VI Corps stand after they have arrived. */
const arrivals = (houseRules: Held, more: Readonly<Record<string, Marks>> = {}): unknown => {
  const units = { ...Object.fromEntries(VI.map((id) => [id, {}])), ...more };
  const stage = { at: 'arrivals', side: 'union' } as const;
  const { state } = ran(DAY, arrive, positionOf(DAY, { turn: 5, alone: true, units, stage, houseRules }));
  return VI.map((id) => state.units[unitAt(fieldFor(DAY), id)]!.square);
};

/** Whom the Union sees of one Confederate, so far away. */
function seenAt(square: string, houseRules: Held): unknown {
  const units = { 'U-WEBER-A': { square: '2820' }, 'C-RODES': { square } };
  const state = positionOf(SUNKEN, { alone: true, options: { hidden: true }, units, houseRules });
  return lookAround(fieldFor(SUNKEN), state.units, state).sight.union.seen;
}

/** What is left of a contact two turns later. */
function contactAfter(turns: number, houseRules: Held): unknown {
  const state = positionOf(SUNKEN, {
    ...{ alone: true, turn: 4 + turns, options: { hidden: true }, houseRules },
    units: { 'U-WEBER-A': { square: '2820' }, 'C-RODES': { square: '1012' } },
  });
  const rodes = unitAt(fieldFor(SUNKEN), 'C-RODES');
  const contact = { unit: rodes, square: state.units[rodes]!.square, men: 870, turn: 4 };
  const known = { ...state, sight: { ...state.sight, union: { seen: [], contacts: [contact] } } };
  return lookAround(fieldFor(SUNKEN), known.units, known).sight.union.contacts.length;
}

const commanded = (name: Name, unit: string, position: Position): boolean =>
  isCommanded(fieldFor(name), positionOf(name, position), unitAt(fieldFor(name), unit));

const at = (distance: number, from = 12): string => `${from + distance}12`;

/** By reading: what it makes of positions at which its values part. */
const CASES: Readonly<Record<string, Case>> = {
  stackUnits: (houseRules) => arrivals(houseRules, { 'U-VI-ART1': { square: '3412' } }),
  stackMen: (houseRules) => [
    arrivals(houseRules),
    arrivals(houseRules, { 'U-TORBERT-A': { men: 1200 }, 'U-TORBERT-B': { men: 1200 } }),
  ],
  arrivalSpread: (houseRules) => {
    const zones = (squares: readonly string[]) =>
      Object.fromEntries(squares.map((square, i) => [ENEMIES[i]!, { square }]));
    const many = Object.fromEntries(['A', 'B'].map((half) => [`U-TORBERT-${half}`, { men: 2000 }]));
    return [
      arrivals(houseRules, { ...zones(['3312']), ...many, ...REST_OF_VI }),
      arrivals(houseRules, zones(['3312', '3112', '3115', '3315', '3109', '3409'])),
    ];
  },
  // Eight, nine, ten, eleven and fifteen squares from the gun ridge, all in line of sight.
  spotRange: (houseRules) =>
    ['2020', '1920', '1820', '1719', '1320'].map((square) => seenAt(square, houseRules)),
  spotCover: (houseRules) =>
    [1, 2, 3].map((squares) => {
      // Toombs' woods above the bridge, seen from the clear east of it.
      const units = { 'C-TOOMBS': { square: '1932' }, 'U-NAGLE-A': { square: `${19 + squares}32` } };
      const position = { alone: true, options: { hidden: true }, units, houseRules } as const;
      const state = positionOf('burnsides-bridge', position);
      return lookAround(fieldFor('burnsides-bridge'), state.units, state).sight.union.seen.length;
    }),
  contactTurns: (houseRules) => [0, 1, 2, 3].map((turns) => contactAfter(turns, houseRules)),
  rallyEnemy: (houseRules) =>
    [1, 2, 3].map((squares) => {
      const units = {
        'U-WEBER-A': { square: at(0), mode: 'routed', efficiency: 99 },
        'C-RODES': { square: at(squares) },
      } as const;
      const stage = { at: 'rally', side: 'union', midTurn: false } as const;
      const state = positionOf(SUNKEN, { alone: true, units, stage, houseRules });
      return ran(SUNKEN, rally, state).unit('U-WEBER-A').mode;
    }),
  commandRadius: (houseRules) =>
    [4, 5, 6, 7, 8].map((squares) =>
      commanded(SUNKEN, 'U-BROOKE-A', {
        ...{ alone: true, houseRules },
        units: {
          'U-BROOKE-A': { square: at(squares) },
          'U-CALDWELL-A': { square: at(0) },
          'U-WEBER-B': { square: at(0) },
        },
      }),
    ),
  corpsRadius: (houseRules) =>
    [8, 9, 12, 13, 16].map((squares) =>
      commanded(SUNKEN, 'U-BROOKE-A', {
        ...{ alone: true, houseRules },
        units: {
          'U-BROOKE-A': { square: at(0) },
          'U-CALDWELL-A': { square: at(0) },
          'U-WEBER-B': { square: at(squares) },
        },
      }),
    ),
  leaderMove: (houseRules) =>
    [4, 5, 6, 7, 10].map((squares) => {
      const units = { 'U-BROOKE-A': { square: at(squares) }, 'U-CALDWELL-A': { square: at(0) } };
      const stage = { at: 'command', side: 'union' } as const;
      const state = positionOf(SUNKEN, { alone: true, units, stage, houseRules }) as In<'command'>;
      const action = { do: 'attach', leader: 'L-RICHARDSON', unit: 'U-BROOKE-A' } as const;
      return COMMAND.deeds.attach!.bar(fieldFor(SUNKEN), state, action) === null;
    }),
  wakeRange: (houseRules) =>
    [2, 3, 4, 5].map((squares) => {
      const units = { 'U-BUCHANAN-A': { square: at(0) }, 'C-RODES': { square: at(squares) } };
      const state = positionOf(SUNKEN, { alone: true, units, houseRules });
      return wakeAll(fieldFor(SUNKEN), state).units[unitAt(fieldFor(SUNKEN), 'U-BUCHANAN-A')]!.active;
    }),
  mostFort: (houseRules) =>
    [2, 3, 4, 5].map((fort) => {
      const table = operating(
        'antietam/whole-day',
        { 'U-WEBER-A': { square: '1816', fort } },
        { houseRules },
      );
      return table.refusal({ do: 'fortify', unit: 'U-WEBER-A' });
    }),
  meleePlots: (houseRules) =>
    [1, 2, 3, 4].map((already) => {
      const plot = { square: '1719', paid: 4, order: 1, melee: true };
      const before = ['U-WEBER-B', 'U-MORRIS-A', 'U-MORRIS-B', 'U-KIMBALL-A'].slice(0, already);
      const table = operating(
        'antietam/whole-day',
        {
          'C-RODES': { square: '1719' },
          ...Object.fromEntries(before.map((id) => [id, { square: '1718', plot }])),
          'U-WEBER-A': { square: '1818', facing: 5, plot: { ...plot, paid: 2, melee: false } },
        },
        { houseRules },
      );
      return table.refusal({ do: 'plot-melee', unit: 'U-WEBER-A' });
    }),
  laneCover: (houseRules) => {
    const units = { 'C-RODES': { square: '1719', facing: 1 }, 'U-WEBER-A': { square: '1818', facing: 5 } };
    const { field, state } = operating('antietam/whole-day', units, { houseRules });
    return expectedLoss(
      field,
      state,
      unitAt(field, 'U-WEBER-A'),
      state.units[unitAt(field, 'C-RODES')]!.square,
    );
  },
  routSquares: (houseRules) => fled({ 'C-RODES': { square: '1619', mode: 'routed' } }, houseRules),
  routNear: (houseRules) =>
    [2, 3, 4].map((squares) => {
      const units = {
        'C-RODES': { square: '1619', mode: 'routed' },
        'U-WEBER-A': { square: `16${19 - squares}` },
      } as const;
      const { field, state } = operating('antietam/whole-day', units, { side: 'confederate', houseRules });
      const stage = { at: 'routed-moves', side: 'confederate', set: 1 } as const;
      return openOperations(field, { ...state, stage }, SILENT).units[unitAt(field, 'C-RODES')]!.square;
    }),
};

const SILENT: Umpire = {
  draw: () => {
    throw new Error('nothing is drawn in a flight');
  },
  choose: () => {
    throw new Error('nobody is asked in a flight');
  },
  note: () => undefined,
};

/** Where a routed unit flees to from an enemy beside it. */
function fled(units: Readonly<Record<string, Placed>>, houseRules: Held): number {
  const all = { ...units, 'U-WEBER-A': { square: '1618' } };
  const { field, state } = operating('antietam/whole-day', all, { side: 'confederate', houseRules });
  const unit = unitAt(field, 'C-RODES');
  return flight(field, state, unit, SILENT).units[unit]!.square;
}

test('every reading of the field has its case', () => {
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(FIELD_RULINGS).sort());
});

describe.each(Object.entries(CASES))('%s', (id, answer) => {
  const { options } = FIELD_RULINGS[id as keyof typeof FIELD_RULINGS];
  const [ours, ...others] = options as readonly number[];

  test('ours is what is played by', () => {
    expect(answer({ [id]: ours })).toEqual(answer({}));
  });

  test.each(others)('read as %s it comes out otherwise', (other) => {
    expect(answer({ [id]: other })).not.toEqual(answer({}));
  });
});

describe('readings of the card bear on the game as on the questions', () => {
  test('18.4: fatigue in the basic game', () => {
    const points = (houseRules: Held) => {
      const stage = { at: 'allotment', side: 'union', set: 1 } as const;
      const units = { 'U-WEBER-A': { fatigue: 45 } };
      const state = positionOf(SUNKEN, { options: { level: 'basic' }, stage, units, houseRules });
      return ran(SUNKEN, allot, state).unit('U-WEBER-A').op;
    };
    expect([points({}), points({ basicFatigue: 'counts' })]).toEqual([12, 10]);
  });

  test('18.7: supply beyond 7 squares', () => {
    const stage = { at: 'resupply', side: 'union', midTurn: false } as const;
    const units = { 'U-BROOKE-A': { square: at(9), ammo: 0 }, 'U-CALDWELL-A': { square: at(0) } };
    const position = { alone: true, stage, units };
    expect(ran(SUNKEN, resupply, positionOf(SUNKEN, position)).unit('U-BROOKE-A').ammo).toBe(0);
    const flat = positionOf(SUNKEN, { ...position, houseRules: { supplyBeyondSeven: 'flat' } });
    expect(ran(SUNKEN, resupply, flat, 50, 90).unit('U-BROOKE-A').ammo).toBe(4);
  });
});
