/**
 * What a seat may know of a state (21.13): a state with less in it. Candidates and bars are written over states and are asked about
 * views too, so what is not in the view cannot bear on them. Who only watches knows what both sides know.
 */
import { keptBy, type Seat } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { NONE_STRUCK, OPEN_SIGHT } from '../../field/setup.ts';
import {
  type FieldState,
  GONE,
  type Known,
  type LeaderState,
  NOBODY,
  type Tally,
  UNKNOWN,
  type UnitState,
} from '../../field/state.ts';
import { SIDES, type Side } from '../../model/vocabulary.ts';
import type { PlayState, Stage } from '../state/stage.ts';
import { isHidden } from '../state/standing.ts';

export type View = PlayState & { readonly seat: Seat };

/** What is never shown of the enemy: plots and standing orders, ammunition. His points are those before he paid for a plot. */
const withoutOrders = (unit: UnitState): UnitState => ({
  ...unit,
  ...{ plot: null, holdFire: false, meleeAdvance: false, ammo: 0 },
  ...{ unplotted: false, heldFireSet: false, advanceSet: false },
  op: unit.op + (unit.plot?.paid ?? 0),
});

/** Of a unit that is seen nothing is known of what goes on inside it. */
const NOTHING_INSIDE = {
  ...{ efficiency: 0, fatigue: 0, ammo: 0, op: 0, plot: null, holdFire: false, meleeAdvance: false },
  ...{ active: true, inCommand: true, lostMen: 0, idle: false, justRallied: false },
  ...{ modeChanged: false, forced: 0, turned: false, unplotted: false, ambushed: false },
  ...{ heldFireSet: false, advanceSet: false },
} as const;

const fromOutside = (unit: UnitState): UnitState => ({ ...unit, ...NOTHING_INSIDE });

const ABSENT: UnitState = {
  ...NOTHING_INSIDE,
  firedThisTurn: false,
  ...{ square: UNKNOWN, men: 0, mode: 'normal', facing: 0, fort: 0, lostGuns: 0 },
};
const LOST: UnitState = { ...ABSENT, square: GONE };

/** A record looks the same as long as it is the same: by unit, what was looked at last and what it looked like. */
interface Looks {
  readonly records: UnitState[];
  readonly seen: UnitState[];
}
interface LooksOf {
  readonly openly: Looks;
  readonly fromOutside: Looks;
}
const looksOf = keptBy(
  (_: Field): LooksOf => ({
    openly: { records: [], seen: [] },
    fromOutside: { records: [], seen: [] },
  }),
);

function lookedAt(
  { records, seen }: Looks,
  unit: number,
  record: UnitState,
  look: (unit: UnitState) => UnitState,
): UnitState {
  if (records[unit] !== record) {
    records[unit] = record;
    seen[unit] = look(record);
  }
  return seen[unit]!;
}

/** As the side that does not act knows it: the unit that is being given orders is still where it was (21.13.4). */
export function asOthersKnow(state: PlayState): PlayState {
  const { stage } = state;
  if (stage.at !== 'operations' || stage.ordering.before === null) return state;
  return { ...state, units: state.units.with(stage.ordering.unit, stage.ordering.before) };
}

const NO_ORDERING = { plots: 0, unit: NOBODY, before: null } as const;

const stageFor = (stage: Stage, seat: Seat): Stage =>
  stage.at === 'operations' && stage.side !== seat ? { ...stage, ordering: NO_ORDERING } : stage;

/** Units that a seat knows to be where they are: its own, and those that it sees. Who only watches sees none of a hidden game. */
function isShown(state: PlayState, seat: Seat, unit: number, side: Side): boolean {
  if (side === seat) return true;
  return isSide(seat) && state.sight[seat].seen.includes(unit);
}

/** All units as a seat may know them. */
function unitsFor(field: Field, state: PlayState, seat: Seat): readonly UnitState[] {
  const { openly, fromOutside: outside } = looksOf(field);
  const isClosed = isHidden(state);
  const units = state.units.slice();
  const hide = (i: number): void => {
    const record = units[i]!;
    if (!isClosed) units[i] = lookedAt(openly, i, record, withoutOrders);
    else units[i] = record.square === GONE ? LOST : ABSENT;
  };
  for (const side of SIDES) if (side !== seat) field.own[side].forEach(hide);
  if (isClosed && isSide(seat))
    for (const i of state.sight[seat].seen)
      if (state.units[i]!.square !== GONE) units[i] = lookedAt(outside, i, state.units[i]!, fromOutside);
  return units;
}

const ELSEWHERE: LeaderState = { unit: UNKNOWN, status: 'serving', replacement: false, moved: false };

function leaderFor(field: Field, state: PlayState, seat: Seat, leader: number): LeaderState {
  const record = state.leaders[leader]!;
  const { side } = field.leaders[leader]!;
  if (side === seat) return record;
  if (record.status === 'lost') return { ...record, moved: false };
  const isSeen = record.unit >= 0 && isShown(state, seat, record.unit, side);
  return isSeen ? { ...record, moved: false } : ELSEWHERE;
}

const alike = <T>(value: T): Known<T> => ({ all: value, union: value, confederate: value });

const least = (a: Tally, b: Tally): Tally => ({
  men: Math.min(a.men, b.men),
  guns: Math.min(a.guns, b.guns),
  leaders: Math.min(a.leaders, b.leaders),
  places: Math.min(a.places, b.places),
});

function scoreFor({ score }: FieldState, seat: Seat): FieldState['score'] {
  if (seat !== null) return alike(score[seat as Side]);
  const { union, confederate } = score;
  return alike({
    union: least(union.union, confederate.union),
    confederate: least(union.confederate, confederate.confederate),
  });
}

/** What the sides do not agree on is as the one believes it that has not heard. */
function heldFor({ held }: FieldState, seat: Seat): FieldState['held'] {
  if (seat !== null) return alike(held[seat as Side]);
  return alike(
    held.all.map((holder, i) => (held.union[i] === holder ? held.confederate[i]! : held.union[i]!)),
  );
}

/** One's own shots, and those of enemies as far as one saw who fired. */
function shotsFor({ units }: Field, state: PlayState, seat: Seat): FieldState['shots'] {
  if (!isHidden(state)) return state.shots;
  if (!isSide(seat)) return [];
  return state.shots.map((shot) =>
    shot.seen || units[shot.unit]?.side === seat ? shot : { ...shot, unit: UNKNOWN },
  );
}

const sightFor = ({ sight }: FieldState, seat: Seat): FieldState['sight'] => ({
  union: seat === 'union' ? sight.union : OPEN_SIGHT,
  confederate: seat === 'confederate' ? sight.confederate : OPEN_SIGHT,
});

/** What was struck off by agreement belongs to the books of units; of those that are hidden there are none. */
const overruledFor = (state: FieldState, seat: Seat): FieldState['overruled'] =>
  isHidden(state)
    ? {
        union: seat === 'union' ? state.overruled.union : NONE_STRUCK,
        confederate: seat === 'confederate' ? state.overruled.confederate : NONE_STRUCK,
      }
    : state.overruled;

/** A finished game opens everything. */
export function viewOf(field: Field, state: PlayState, seat: Seat): View {
  if (state.stage.at === 'game-over') return { ...state, seat };
  const known = seat === state.stage.side ? state : asOthersKnow(state);
  const { scenario, options, turn, houseRules } = known;
  // Field by field: a view is made at every move, and copying a state as a whole costs more than all the rest of it.
  return {
    scenario,
    options,
    turn,
    units: unitsFor(field, known, seat),
    leaders: isHidden(known)
      ? known.leaders.map((_, leader) => leaderFor(field, known, seat, leader))
      : known.leaders,
    sight: sightFor(known, seat),
    held: heldFor(known, seat),
    score: scoreFor(known, seat),
    shots: shotsFor(field, known, seat),
    shifts: known.shifts.map(() => 0),
    overruled: overruledFor(known, seat),
    houseRules,
    stage: stageFor(known.stage, seat),
    seat,
  };
}

export const isSide = (seat: Seat): seat is Side => SIDES.some((side) => side === seat);
