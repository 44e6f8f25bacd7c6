/**
 * What a seat may not know, kept and dealt anew (21.13). `double` deals from the state and asks sight alone who is known, so a view
 * that tells more is found out; `imagine` deals from a view.
 */
import type { Rng, Seat, Secrets } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { AMMO_START, modeAtStart } from '../../field/setup.ts';
import { GONE, type LeaderState, NOBODY, UNKNOWN, type UnitState, WAITING } from '../../field/state.ts';
import { otherSide, SIDES, type Side } from '../../model/vocabulary.ts';
import type { Action } from '../state/action.ts';
import type { PlayState } from '../state/stage.ts';
import { isHidden, rulesOf } from '../state/standing.ts';
import { newlyWatched } from './lit.ts';
import { isSeenBy, seenByAll } from './sighting.ts';
import { asOthersKnow, isSide, type View } from './viewing.ts';

/** Everything that is ordered is sealed until the game is over; without hidden units only what cannot be seen to be ordered. */
const SEAL = 'orders';
const SEALED: readonly Action['do'][] = ['plot-fire', 'plot-melee', 'unplot', 'hold-fire', 'melee-advance'];
const OPEN: readonly Action['do'][] = ['begin', 'done', 'end-operations', 'resign', 'overrule'];

function sealOf(state: PlayState, _: string, action: Action): string | null {
  const isSealed = isHidden(state) ? !OPEN.includes(action.do) : SEALED.includes(action.do);
  return isSealed ? SEAL : null;
}

const isOver = ({ stage }: PlayState): boolean => stage.at === 'game-over';

const isSameStage = ({ stage: a, turn }: PlayState, { stage: b, turn: other }: PlayState): boolean =>
  turn === other && a.at === b.at && a.side === b.side;

const isWoken = (before: PlayState, after: PlayState, units: readonly number[]): boolean =>
  units.some((unit) => !before.units[unit]!.active && after.units[unit]!.active);

/**
 * A square that came into sight tells something even if nobody stands in it. That an enemy has woken is known where he is open to
 * view; where units are hidden, a move that could not be taken back for it would tell of him.
 */
function reveals(field: Field, before: PlayState, after: PlayState, seat: Seat): boolean {
  if (!isSide(seat)) return false;
  const known = isHidden(after) ? field.own[seat] : field.own.union.concat(field.own.confederate);
  if (!isSameStage(before, after) || isWoken(before, after, known)) return true;
  if (!isHidden(after)) return false;
  return before.sight[seat] !== after.sight[seat] || newlyWatched(field, before, after, seat);
}

/** Squares in which somebody of a side could stand without being seen by the other. */
function darkSquare(field: Field, state: PlayState, unit: number, rng: Rng): number {
  const { side } = field.units[unit]!;
  const { ground, inPlay } = field;
  const rules = rulesOf(state);
  const record = state.units[unit]!;
  for (let tries = 0; tries < 30; tries++) {
    const square = rng.int(ground.map.size);
    if (inPlay[square] !== 1 || ground.water[square] === 1) continue;
    const there = state.units.filter((one) => one.square === square);
    if (
      there.length >= rules.stackUnits ||
      there.some((one) => field.units[state.units.indexOf(one)]!.side !== side)
    )
      continue;
    if (!isSeenBy(field, rules, state.units, otherSide(side), { ...record, square })) return square;
  }
  return NOBODY;
}

const anyOf = (rng: Rng, most: number): number => rng.int(most + 1);

/** What goes on inside a unit, by lot. */
const dealtInside = (unit: UnitState, rng: Rng): UnitState => ({
  ...unit,
  efficiency: anyOf(rng, 99),
  fatigue: anyOf(rng, 99),
  ammo: anyOf(rng, 3),
  plot: null,
  holdFire: rng.int(2) === 0,
});

/** The sight of a side follows from where units stand; what it saw earlier nobody else knows. */
function sighted(field: Field, state: PlayState, side: Side): PlayState {
  if (!isHidden(state)) return state;
  const known = state.stage.side === side ? state : asOthersKnow(state);
  const seen = seenByAll(field, rulesOf(state), known.units, side);
  return { ...state, sight: { ...state.sight, [side]: { seen, contacts: [] } } };
}

/** Arrivals that have not come yet may come in any turn that is still ahead. */
function dealtShifts(field: Field, state: PlayState, rng: Rng): readonly number[] {
  if (state.options.arrival === 'fixed') return state.shifts;
  return state.shifts.map((shift, group) => {
    const waiting = field.units.findIndex(
      (piece, unit) => piece.group === group && state.units[unit]!.square === WAITING,
    );
    if (waiting < 0) return shift;
    const due = field.units[waiting]!.line.arrives!;
    const ahead = [-1, 0, 1].filter((one) => due + one > state.turn);
    return ahead.length === 0 ? shift : ahead[rng.int(ahead.length)]!;
  });
}

const NO_ORDERING = { plots: 0, unit: NOBODY, before: null } as const;

/** One's own state with all that the other side hides put elsewhere, or otherwise. */
function dealtAgainst(field: Field, state: PlayState, seat: Side, rng: Rng): PlayState {
  const enemy = otherSide(seat);
  let now = state.stage.side === enemy ? asOthersKnow(state) : state;
  if (now.stage.at === 'operations' && now.stage.side === enemy)
    now = { ...now, stage: { ...now.stage, ordering: NO_ORDERING } };
  for (const unit of field.own[enemy]) {
    const record = now.units[unit]!;
    if (record.square === GONE) continue;
    let dealt = isHidden(now) ? dealtInside(record, rng) : { ...record, ...hiddenOpenly(record, rng) };
    const isMoved =
      isHidden(now) && record.square >= 0 && !now.sight[seat].seen.includes(unit) && rng.int(2) === 0;
    const dark = isMoved ? darkSquare(field, now, unit, rng) : NOBODY;
    if (dark !== NOBODY) dealt = { ...dealt, square: dark };
    now = { ...now, units: now.units.with(unit, dealt) };
  }
  return sighted(field, { ...now, shifts: dealtShifts(field, now, rng) }, enemy);
}

/** Without hidden units only orders and ammunition are hidden; the points that a plot cost are shown as not yet paid. */
const hiddenOpenly = (unit: UnitState, rng: Rng): Partial<UnitState> => ({
  op: unit.op + (unit.plot?.paid ?? 0),
  plot: null,
  holdFire: rng.int(2) === 0,
  ammo: anyOf(rng, 3),
});

/** A watcher does not know what goes on inside of either side. */
function dealtForWatcher(field: Field, state: PlayState, rng: Rng): PlayState {
  const units = state.units.map((unit) =>
    unit.square === GONE
      ? unit
      : isHidden(state)
        ? dealtInside(unit, rng)
        : { ...unit, ...hiddenOpenly(unit, rng) },
  );
  return { ...state, units, shifts: dealtShifts(field, state, rng) };
}

function double(field: Field, state: PlayState, seat: Seat, rng: Rng): PlayState {
  if (isOver(state)) return state;
  return isSide(seat) ? dealtAgainst(field, state, seat, rng) : dealtForWatcher(field, state, rng);
}

/** A unit as it may be, of which no more is known than the view tells. */
function wholeUnit(field: Field, view: View, unit: number): UnitState {
  const piece = field.units[unit]!;
  const record = view.units[unit]!;
  if (piece.side === view.seat) return record;
  const fresh = {
    ...{ efficiency: piece.efficiency, ammo: AMMO_START[view.options.ammunition] },
    meleeAdvance: piece.guns === 0,
  };
  if (!isHidden(view)) return { ...record, ammo: fresh.ammo, meleeAdvance: fresh.meleeAdvance };
  if (record.square === GONE)
    return { ...record, ...fresh, men: 0, lostMen: piece.startMen, lostGuns: piece.guns };
  if (record.square === UNKNOWN)
    return {
      ...record,
      ...fresh,
      square: WAITING,
      men: piece.startMen,
      mode: modeAtStart(piece, true, view.options),
      facing: piece.line.facing,
    };
  return { ...record, ...fresh, lostMen: piece.startMen - record.men };
}

/** Leaders of whom nothing is seen ride with whom they came with, or are out of the way. */
function wholeLeader(field: Field, view: View, units: readonly UnitState[], leader: number): LeaderState {
  const record = view.leaders[leader]!;
  if (record.unit !== UNKNOWN) return record;
  const { unit } = field.leaders[leader]!;
  const isFree = units[unit]!.square === WAITING && !view.leaders.some((one) => one.unit === unit);
  return isFree ? { ...record, unit } : { ...record, unit: NOBODY, status: 'out' };
}

/** Points as they are, for the losses that were imagined. */
function wholeScore(field: Field, view: View, units: readonly UnitState[]): PlayState['score'] {
  const lostBy = (side: Side) =>
    field.own[side].reduce(
      (sum, unit) => ({ men: sum.men + units[unit]!.lostMen, guns: sum.guns + units[unit]!.lostGuns }),
      { men: 0, guns: 0 },
    );
  const tally = (side: Side) => {
    const { men, guns } = lostBy(otherSide(side));
    return { ...view.score.all[side], men, guns: 20 * guns };
  };
  return { ...view.score, all: { union: tally('union'), confederate: tally('confederate') } };
}

/** Those whose place is not known are put into the dark, or are still on their way. */
function imagine(field: Field, view: View, rng: Rng): PlayState {
  const { seat, ...rest } = view;
  if (isOver(view)) return rest;
  const units = view.units.map((_, unit) => wholeUnit(field, view, unit));
  const leaders = view.leaders.map((_, leader) => wholeLeader(field, view, units, leader));
  let now: PlayState = { ...rest, units, leaders, score: wholeScore(field, view, units) };
  if (isHidden(view) && isSide(seat))
    for (const unit of field.own[otherSide(seat)]) {
      if (view.units[unit]!.square !== UNKNOWN || field.units[unit]!.line.arrives !== null) continue;
      const square = darkSquare(field, now, unit, rng);
      if (square !== NOBODY) now = { ...now, units: now.units.with(unit, { ...now.units[unit]!, square }) };
    }
  const others = SIDES.filter((side) => side !== seat);
  const looked = others.reduce((state, side) => sighted(field, state, side), now);
  return { ...looked, shifts: dealtShifts(field, looked, rng) };
}

export const secretsOf = (field: Field): Secrets<PlayState, Action, View> => ({
  seal: sealOf,
  isBroken: (state) => isOver(state),
  reveals: (before, after, seat) => reveals(field, before, after, seat),
  imagine: (view, rng) => imagine(field, view, rng),
  double: (state, seat, rng) => double(field, state, seat, rng),
});
