/** Readings that bear on games on the map only: for each there is a position in which another one makes a difference. */
import { describe, expect, test } from 'vitest';
import { setUp } from '../src/field/setup.ts';
import { GONE } from '../src/field/state.ts';
import type { Action } from '../src/play/state/action.ts';
import type { PlayState } from '../src/play/state/stage.ts';
import { judgementOf } from '../src/play/victory/levels.ts';
import { OUR_READINGS, type Readings } from '../src/rulings/index.ts';
import { PLAY_RULINGS } from '../src/rulings/play.ts';
import {
  type Board,
  barOf,
  fieldNamed,
  hexOf,
  leaderAt,
  legalWords,
  MOVE,
  open,
  type Placed,
  type Position,
  played,
  position,
  type ScenarioName,
  step,
  unitAt,
} from './playing.ts';

type Held = Partial<Readings>;
type Units = Readonly<Record<string, Placed>>;
type Case = (houseRules: Held) => unknown;

const ALWAYS = { union: { advance: 'always', enPassant: 'always', onDisrupt: 'try' } } as const;

const on = (units: Units, houseRules: Held, more: Partial<Position> = {}): Board =>
  position({ scenario: 'redoubt', units, houseRules, orders: ALWAYS, ...more });

const MOST_DICE = 40;
/** Every die shows a 9, and there are as many as are wanted: the board, and how many there were. */
function withNines(board: Board, actions: readonly Action[]): readonly [Board, number] {
  for (let dice = 0; dice <= MOST_DICE; dice++) {
    try {
      return [played(board, actions, Array<number>(dice).fill(9)), dice];
    } catch (error) {
      if (dice === MOST_DICE || !/die|dice|roll/.test(String(error))) throw error;
    }
  }
  throw new Error('there is always a last die');
}

const SPRATT = { SPRATT: { hex: '1720', facing: 'W' }, 'PALMER-1': { hex: '1819', facing: 'W' } } as const;
const GARLAND = { 'GARLAND-1': { hex: '1620', facing: 'E' } } as const;
const ASSAULT: readonly Action[] = [open('1620'), { do: 'assault', target: '1720' }];

/** The battery is routed in the second round. */
const overrun = (houseRules: Held): unknown => {
  const board = on({ ...SPRATT, ...GARLAND }, houseRules, { orders: ALWAYS });
  const after = played(board, ASSAULT, [9, 0, 9, 9, 0, 9, 9]);
  return [unitAt(after, 'SPRATT').hex === GONE, after.state.stage.at];
};

/** Units of 2 and of 3 points that may change formation. */
function changing(houseRules: Held): readonly unknown[] {
  const units = {
    'WESSELLS-2': { hex: '2016', facing: 'W' },
    'WESSELLS-1': { hex: '2018', facing: 'W' },
  } as const;
  return ['2016', '2018'].flatMap((hex) => {
    const board = on(units, houseRules, { segment: 'g' });
    return legalWords(played(board, [open(hex), MOVE]), 'change');
  });
}

/** Guns on a crest that do not see their target: a leader seven hexes from it does. */
const [FITCH, TARGET, OBSERVER] = ['0500', '0302', '0904'];
const observed = (houseRules: Held): unknown => {
  const board = on(
    { FITCH: { hex: FITCH, facing: 'SW', formation: 'unlimbered' }, 'GARLAND-1': { hex: TARGET } },
    houseRules,
    { scenario: 'seven-pines', segment: 'a', leaders: { KEYES: OBSERVER } },
  );
  // A segment in which nobody can fire goes by.
  return board.state.segment;
};

/** A battle as it begins, with units and leaders lost; without what its sheet gives a side, so that the shares are small. */
function counted(
  scenario: ScenarioName,
  houseRules: Held,
  change: (state: PlayState) => Partial<PlayState>,
): { readonly points: unknown; readonly level: unknown } {
  const named = fieldNamed(scenario);
  const plain = { lossesCount: { union: 1, confederate: 1 }, handicap: { union: 0, confederate: 0 } };
  const field = { ...named, scenario: { ...named.scenario, ...plain } };
  const start = { ...setUp(field, { ...OUR_READINGS, ...houseRules }), houseRules, resigned: null };
  const state: PlayState = { ...start, stage: { at: 'game-over', side: 'union' } };
  const { union, confederate, level } = judgementOf(field, { ...state, ...change(state) });
  return { points: [union, confederate], level };
}

/** The Union has its 30 points at Seven Pines; so many of its units are destroyed, and reduced. */
const against30 = (destroyed: number, reduced: number, houseRules: Held): unknown => {
  const own = fieldNamed('seven-pines').own.union;
  return counted('seven-pines', houseRules, ({ units }) => ({
    units: units.map((unit, i) => {
      const place = own.indexOf(i);
      if (place >= 0 && place < destroyed) return { ...unit, hex: GONE };
      return place >= destroyed && place < destroyed + reduced ? { ...unit, reduced: true } : unit;
    }),
  }));
};

const lostLeader =
  (id: string): Case =>
  (houseRules) =>
    counted('seven-pines', houseRules, ({ leaders }) => ({
      leaders: leaders.with(fieldNamed('seven-pines').leadersById.get(id)!, {
        ...leaders[fieldNamed('seven-pines').leadersById.get(id)!]!,
        lost: 1,
      }),
    })).points;

const radius =
  (id: string): Case =>
  (houseRules) =>
    leaderAt({ field: fieldNamed('seven-pines'), state: counting('seven-pines', houseRules) }, id).radius;

function counting(scenario: ScenarioName, houseRules: Held): PlayState {
  const start = setUp(fieldNamed(scenario), { ...OUR_READINGS, ...houseRules });
  return { ...start, houseRules, resigned: null, stage: { at: 'game-over', side: 'union' } };
}

/** Palmer's men run; in two hexes where they would stop friends stand already, or in four. */
const FRIENDS = ['PECK-1', 'DEVENS-1', 'DEVENS-2', 'BERRY-1'];
const STOPS = ['2018', '2017', '2116', '2115'];
const CROWDS: readonly Units[] = [2, 4].map((many) =>
  Object.fromEntries(STOPS.slice(0, many).map((hex, i) => [FRIENDS[i]!, { hex, facing: 'W' }])),
);

const CASES: Readonly<Record<keyof typeof PLAY_RULINGS, Case>> = {
  skirmishers: (held) => changing(held),
  gunsOverrun: overrun,
  markerOnPreAssault: (held) =>
    unitAt(withNines(on({ ...SPRATT, ...GARLAND }, held), ASSAULT)[0], 'SPRATT').marker,
  fireOnce: (held) => {
    const units = { CARTER: { hex: '1422', facing: 'E', formation: 'unlimbered' } } as const;
    const naglee = { 'NAGLEE-2': { hex: '1621', facing: 'W' } } as const;
    const board = on({ ...units, ...naglee }, held, { segment: 'e' });
    const [after] = withNines(board, [open('1422'), { do: 'fire', target: '1621', arm: 'artillery' }]);
    return legalWords(played(after, [open('1422')]), 'fire').length;
  },
  undecidedAssault: (held) => {
    try {
      return withNines(on({ ...SPRATT, ...GARLAND }, held), ASSAULT)[1];
    } catch {
      return 'no end with nines';
    }
  },
  reactionShots: (held) => {
    const units = {
      'GARLAND-1': { hex: '1420', facing: 'E' },
      'NAGLEE-2': { hex: '1621', facing: 'W' },
    } as const;
    return withNines(on(units, held), [open('1420'), MOVE, step('1520'), step('1521')])[1];
  },
  juniorRadius: radius('J-GARLAND'),
  seniorRadius: radius('CASEY'),
  armyRadius: radius('JOHNSTON'),
  replacementRadiusLoss: (held) => {
    const board = on({ 'GARLAND-1': { hex: '1320' }, 'NAGLEE-2': { hex: '1621' } }, held, { segment: 'n' });
    const garland = board.field.leadersById.get('J-GARLAND')!;
    const leaders = board.state.leaders.with(garland, {
      ...board.state.leaders[garland]!,
      hex: GONE,
      lost: 1,
    });
    const lost = { ...board, state: { ...board.state, leaders } };
    return leaderAt(
      played(lost, [{ do: 'end-segment' }, { do: 'replace', leader: 'J-GARLAND', hex: '1320' }]),
      'J-GARLAND',
    ).radius;
  },
  chargeFarthest: (held) => {
    const units = { ...SPRATT, 'GARLAND-1': { hex: '1420', facing: 'E' } } as const;
    return barOf(played(on(units, held), [open('1420')]), { do: 'charge', target: '1720' });
  },
  formationPoints: (held) => {
    const units = {
      CARTER: { hex: '1022', facing: 'E', formation: 'limbered' },
      'NAGLEE-2': { hex: '1621' },
    } as const;
    const ways: readonly (readonly Action[])[] = [[], [step('1122')], [step('1122'), step('1222')]];
    return ways.map((way) => barOf(played(on(units, held), [open('1022'), MOVE, ...way]), CHANGE));
  },
  skirmishMost: (held) => changing({ skirmishers: 'on', ...held }),
  spotterRange: observed,
  routMost: (held) => CROWDS.map((crowd) => ranTo(crowd, held)),
  entryShift: (held) => {
    const units = { 'GARLAND-1': { hex: '2420', facing: 'E' }, 'NAGLEE-2': { hex: '1621' } } as const;
    const { field, state } = on(units, held, { segment: 'g', turn: 3 });
    const devens = field.unitsById.get('DEVENS-1')!;
    const waiting = state.units.with(devens, { ...state.units[devens]!, hex: -1 });
    const board = { field, state: { ...state, units: waiting } };
    if (barOf(board, { do: 'enter', piece: 'DEVENS-1' }) !== null) return 'barred';
    const entering = played(board, [{ do: 'enter', piece: 'DEVENS-1' }]);
    return barOf(entering, MOVE) ?? legalWords(played(entering, [MOVE]), 'step').length;
  },
  duskRange: (held) => {
    const units = { '11OHB': { hex: '1014', facing: 'NE' }, '1TXL': { hex: '1012', facing: 'SW' } } as const;
    return on(units, held, { scenario: 'iuka', segment: 'a', turn: 8 }).state.segment;
  },
  pointsReduced: (held) => against30(0, 2, held),
  pointsDestroyed: (held) => against30(2, 0, held),
  pointsLeader: lostLeader('J-GARLAND'),
  pointsArmyLeader: lostLeader('JOHNSTON'),
  // 30 to 26, a fourteenth of all; 30 to 24, a ninth.
  drawBelow: (held) => [against30(8, 2, held), against30(8, 0, held)],
  // 30 to 18, a quarter of all; 30 to 15, a third.
  marginalBelow: (held) => [against30(6, 0, held), against30(5, 0, held)],
  handicap: (held) => against30(0, 0, held),
  holdRedoubt: (held) => {
    const board = on({ 'GARLAND-1': { hex: '1320' }, BATES: { hex: '1822', facing: 'W' } }, held, {
      segment: 'n',
    });
    return played(board, [{ do: 'end-segment' }]).state.hold.union;
  },
  fitchRelease: (held) => {
    const units = { FITCH: { hex: '2020', facing: 'W' }, 'GARLAND-1': { hex: '1320' } } as const;
    return [2, 3].map((turn) => barOf(on(units, held, { segment: 'g', turn }), open('2020')));
  },
};

const CHANGE: Action = { do: 'change', unit: 'CARTER' };

/** Where Palmer's men are after they have run; '' if they are gone. */
function ranTo(crowd: Units, houseRules: Held): string {
  const board = on(
    {
      'PALMER-2': { hex: '1821', facing: 'W', state: 'routed' },
      'GARLAND-1': { hex: '1721', facing: 'E' },
      'PECK-2': { hex: '3030', facing: 'W' },
      ...crowd,
    },
    houseRules,
    { scenario: 'seven-pines', segment: 'f' },
  );
  let now = played(board, [{ do: 'end-segment' }]);
  while (now.state.stage.at === 'rout-step') now = played(now, [legalWords(now, 'rout-step')[0]!]);
  return hexOf(now, 'PALMER-2');
}

test('every reading of the game on the map has its case', () => {
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(PLAY_RULINGS).sort());
});

describe.each(Object.entries(CASES))('%s', (id, answer) => {
  const { options } = PLAY_RULINGS[id as keyof typeof PLAY_RULINGS];
  const [ours, ...others] = options as readonly (string | number)[];

  test('ours is what is played by', () => {
    expect(answer({ [id]: ours })).toEqual(answer({}));
  });

  test.each(others)('read as %s it comes out otherwise', (other) => {
    expect(answer({ [id]: other })).not.toEqual(answer({}));
  });
});

describe('readings of the questions bear on the game too', () => {
  test('rounds of an assault, each with two dice when nothing happens', () => {
    const dice = (houseRules: Held) => withNines(on({ ...SPRATT, ...GARLAND }, houseRules), ASSAULT)[1];
    expect([dice({}), dice({ assaultRounds: 1 })]).toEqual([7, 3]);
  });

  test('hexes of a rout move', () => {
    expect([ranTo({}, {}), ranTo({}, { routHexes: 2 })]).toEqual(['2018', '1919']);
  });

  test('whether O hits are removed', () => {
    const units = { 'GARLAND-1': { hex: '1020', hits: 1 }, 'NAGLEE-2': { hex: '1621' } } as const;
    const mend = (houseRules: Held) =>
      barOf(played(on(units, houseRules), [open('1020')]), { do: 'mend', unit: 'GARLAND-1' });
    expect(mend({})).toBeNull();
    expect(mend({ rallyHeals: 'nothing' })).not.toBeNull();
  });

  test('stops on roads: through the marsh by the Nine Mile road (case 7)', () => {
    const on9 = (houseRules: Held) => {
      const units = { 'HOOD-1': { hex: '1106', facing: 'SE' }, 'PECK-1': { hex: '4404' } } as const;
      const board = on(units, houseRules, { scenario: 'seven-pines' });
      // The die of the straggle check: nobody is left behind.
      return legalWords(played(board, [open('1106'), MOVE, step('1107')], [0]), 'step').length > 0;
    };
    expect([on9({}), on9({ roadStops: 'kept' })]).toEqual([true, false]);
  });
});
