/**
 * Who sees whom (4.4.1, 21.13). A side sees an enemy unit that one of its own has in line of sight and near enough; one that goes out
 * of sight leaves a contact. Sight follows from where units stand, so it is looked at anew whenever they move, fire or are gone.
 */
import type { Field } from '../../field/field.ts';
import { rangeOf } from '../../field/ground.ts';
import { isInSight } from '../../field/sight.ts';
import { type Contact, GONE, type Sight, type UnitState } from '../../field/state.ts';
import { otherSide, SIDES, type Side } from '../../model/vocabulary.ts';
import type { FieldRules } from '../../rulings/index.ts';
import type { PlayState } from '../state/stage.ts';
import { isHidden, rulesOf } from '../state/standing.ts';

type Units = readonly UnitState[];

/** How near one must be to see somebody who stands in a square. */
const nearEnough = ({ ground }: Field, square: number, fired: boolean, rules: FieldRules): number =>
  ground.hides[square] === 1 && !fired ? rules.spotCover : rules.spotRange;

const sees = ({ ground }: Field, from: number, square: number, limit: number): boolean =>
  from >= 0 && rangeOf(ground.map, from, square) <= limit && isInSight(ground, square, from);

/** Whether one unit sees another where it stands. */
export function seesUnit(
  field: Field,
  rules: FieldRules,
  viewer: UnitState,
  { square, firedThisTurn }: UnitState,
): boolean {
  return square >= 0 && sees(field, viewer.square, square, nearEnough(field, square, firedThisTurn, rules));
}

/** Whether anybody of a side sees a unit. */
export function isSeenBy(
  field: Field,
  rules: FieldRules,
  units: Units,
  side: Side,
  { square, firedThisTurn }: UnitState,
): boolean {
  if (square < 0) return false;
  const limit = nearEnough(field, square, firedThisTurn, rules);
  return field.own[side].some((own) => sees(field, units[own]!.square, square, limit));
}

/** Whether a side would see somebody in a square who has not fired. */
export function isWatched(
  field: Field,
  rules: FieldRules,
  units: Units,
  side: Side,
  square: number,
): boolean {
  const limit = nearEnough(field, square, false, rules);
  return field.own[side].some((own) => sees(field, units[own]!.square, square, limit));
}

/** The picture that a side has after a change, from the one that it had before. */
interface Change {
  readonly before: Units;
  readonly after: Units;
  readonly turn: number;
}

function contactsAfter(
  field: Field,
  rules: FieldRules,
  side: Side,
  was: Sight,
  seen: readonly number[],
  change: Change,
) {
  const { before, after, turn } = change;
  const lost = was.seen
    .filter((unit) => !seen.includes(unit))
    .map((unit): Contact => ({ unit, square: before[unit]!.square, men: before[unit]!.men, turn }));
  const again = new Set(lost.map(({ unit }) => unit));
  return [...was.contacts.filter(({ unit }) => !again.has(unit)), ...lost].filter(
    (contact) =>
      contact.square >= 0 &&
      after[contact.unit]!.square !== GONE &&
      !seen.includes(contact.unit) &&
      turn <= contact.turn + rules.contactTurns &&
      !isWatched(field, rules, after, side, contact.square),
  );
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/** The same object where nothing is new: lists that rest on it need not be made again. */
function sightAfter(
  field: Field,
  rules: FieldRules,
  side: Side,
  was: Sight,
  seen: readonly number[],
  change: Change,
): Sight {
  const contacts = contactsAfter(field, rules, side, was, seen, change);
  return isSame(seen, was.seen) && isSame(contacts, was.contacts) ? was : { seen, contacts };
}

/** All that a side sees, looked at from the beginning. */
export const seenByAll = (field: Field, rules: FieldRules, units: Units, side: Side): readonly number[] =>
  field.own[otherSide(side)].filter((enemy) => isSeenBy(field, rules, units, side, units[enemy]!));

/** Both sides look around; `before` are the units as they were last looked at. */
export function lookAround<S extends PlayState>(field: Field, before: Units, state: S): S {
  if (!isHidden(state)) return state;
  const rules = rulesOf(state);
  const change = { before, after: state.units, turn: state.turn };
  const [union, confederate] = SIDES.map((side) =>
    sightAfter(field, rules, side, state.sight[side], seenByAll(field, rules, state.units, side), change),
  );
  const { sight } = state;
  if (union === sight.union && confederate === sight.confederate) return state;
  return { ...state, sight: { union: union!, confederate: confederate! } };
}

/** What a side sees after one of its own units has gone from one square to another: only that can have changed. */
export function lookFrom<S extends PlayState>(
  field: Field,
  state: S,
  side: Side,
  mover: number,
  old: UnitState,
): S {
  if (!isHidden(state)) return state;
  const rules = rulesOf(state);
  const { units } = state;
  const was = state.sight[side];
  const known = new Set(was.seen);
  const now = units[mover]!;
  const seen = field.own[otherSide(side)].filter((i) => {
    const enemy = units[i]!;
    if (seesUnit(field, rules, now, enemy)) return true;
    if (!known.has(i)) return false;
    return !seesUnit(field, rules, old, enemy) || isSeenBy(field, rules, units, side, enemy);
  });
  const sight = sightAfter(field, rules, side, was, seen, { before: units, after: units, turn: state.turn });
  return sight === was ? state : { ...state, sight: { ...state.sight, [side]: sight } };
}

/** What a side sees of one enemy after he has moved; it was last seen as `old`. */
export function lookAt<S extends PlayState>(
  field: Field,
  state: S,
  side: Side,
  enemy: number,
  old: UnitState,
): S {
  if (!isHidden(state)) return state;
  const rules = rulesOf(state);
  const was = state.sight[side];
  const isSeen = isSeenBy(field, rules, state.units, side, state.units[enemy]!);
  const others = was.seen.filter((unit) => unit !== enemy);
  const seen = isSeen ? [...others, enemy].sort((a, b) => a - b) : others;
  const change = { before: state.units.with(enemy, old), after: state.units, turn: state.turn };
  const sight = sightAfter(field, rules, side, was, seen, change);
  return sight === was ? state : { ...state, sight: { ...state.sight, [side]: sight } };
}
