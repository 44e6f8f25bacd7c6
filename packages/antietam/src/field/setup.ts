/** The state in which a scenario begins (22.1). */
import { isArtillery, type Mode, type Side } from '../model/vocabulary.ts';
import type { Options } from '../scenarios/scenario.ts';
import type { Field, Goal, UnitPiece } from './field.ts';
import {
  type FieldState,
  type Known,
  type LeaderState,
  type Sight,
  type Tally,
  type UnitState,
  WAITING,
} from './state.ts';

export const AMMO_START: Readonly<Record<Options['ammunition'], number>> = {
  scarce: 3,
  normal: 4,
  plentiful: 6,
};
/** Fatigue of a unit that has already lost men. */
const FATIGUE_REDUCED = 20;

/** In the basic game there are no modes: infantry is in line, cavalry mounted, guns ready to fire (21.17). */
export function modeAtStart({ arm }: UnitPiece, isActive: boolean, { level }: Options): Mode {
  if (arm === 'infantry') return 'normal';
  if (arm === 'cavalry') return 'mounted';
  return isActive || level === 'basic' ? 'unlimbered' : 'limbered';
}

/** By its release, or at once if commitment is free or the scenario begins later (22.2). */
const isActiveAtStart = (
  { release, releasePercent }: UnitPiece,
  { commitment }: Options,
  first: number,
): boolean => commitment === 'free' || (release <= first && releasePercent === 100);

const FRESH = {
  ...{ fatigue: 0, op: 0, plot: null, holdFire: false, inCommand: true, lostMen: 0, lostGuns: 0 },
  ...{ idle: true, firedThisTurn: false, justRallied: false, modeChanged: false, forced: 0 },
  ...{ turned: false, unplotted: false, ambushed: false, heldFireSet: false, advanceSet: false },
} as const;

/** A unit as the set-up has it. */
export function unitAt(piece: UnitPiece, options: Options, first: number): UnitState {
  const { line, cell, startMen, men, efficiency, arm } = piece;
  const arrives = line.arrives !== null;
  const active = arrives || isActiveAtStart(piece, options, first);
  return {
    ...FRESH,
    square: arrives ? WAITING : cell,
    men: startMen,
    mode: modeAtStart(piece, active, options),
    facing: line.facing,
    efficiency,
    fatigue: startMen < men ? FATIGUE_REDUCED : 0,
    ammo: AMMO_START[options.ammunition],
    fort: line.fort,
    meleeAdvance: !isArtillery(arm),
    active,
  };
}

/** Who stands in it holds it (21.15). */
function holderOf({ units }: Field, states: readonly UnitState[], { cell, atStart }: Goal): Side {
  const standing = states.findIndex(({ square }) => square === cell);
  return standing < 0 ? atStart : units[standing]!.side;
}

const same = <T>(value: T): Known<T> => ({ all: value, union: value, confederate: value });

const NOTHING: Tally = { men: 0, guns: 0, leaders: 0, places: 0 };
const NO_POINTS = { union: NOTHING, confederate: NOTHING };
/** Without hidden units there is nothing to be found out. */
export const OPEN_SIGHT: Sight = { seen: [], contacts: [] };
export const NONE_STRUCK = { men: 0, guns: 0 };

const leaderAt = (unit: number): LeaderState => ({
  unit,
  status: 'serving',
  replacement: false,
  moved: false,
});

export function setUp(field: Field, options: Options): FieldState {
  const { scenario, units, leaders, goals, groups } = field;
  const states = units.map((piece) => unitAt(piece, options, scenario.turns[0]));
  return {
    scenario: scenario.id,
    options,
    turn: scenario.turns[0],
    units: states,
    leaders: leaders.map(({ unit }) => leaderAt(unit)),
    sight: { union: OPEN_SIGHT, confederate: OPEN_SIGHT },
    held: same(goals.map((goal) => holderOf(field, states, goal))),
    score: same(NO_POINTS),
    shots: [],
    shifts: Array.from({ length: groups }, () => 0),
    overruled: { union: NONE_STRUCK, confederate: NONE_STRUCK },
  };
}
