/** What follows when a unit has come into a square: the objective in it, and formations that wake. */
import type { Field } from '../../field/field.ts';
import { rangeOf } from '../../field/ground.ts';
import { otherSide, SIDES, type Side } from '../../model/vocabulary.ts';
import type { PlayState } from './stage.ts';
import { isHidden, isKnown, isRouted, knownEnemies, rulesOf } from './standing.ts';

/** An unrouted unit holds the objective that it enters or rallies in (21.15); the enemy learns of it if he sees the unit. */
export function holding<S extends PlayState>(
  field: Field,
  state: S,
  unit: number,
  isSeen = isKnown(state, otherSide(field.units[unit]!.side), unit),
): S {
  const { square } = state.units[unit]!;
  const goal = field.goals.findIndex(({ cell }) => cell === square);
  if (goal < 0 || isRouted(state.units[unit]!)) return state;
  const { side } = field.units[unit]!;
  const { held } = state;
  const enemy = otherSide(side);
  const taken = (by: readonly Side[]): readonly Side[] => (by[goal] === side ? by : by.with(goal, side));
  return {
    ...state,
    held: {
      ...held,
      all: taken(held.all),
      [side]: taken(held[side]),
      ...(isSeen && { [enemy]: taken(held[enemy]) }),
    },
  };
}

/** What a side sees standing on objectives, it knows to be held. */
export function holdersSeen<S extends PlayState>(field: Field, state: S): S {
  if (!isHidden(state)) return state;
  let now = state;
  for (const side of SIDES)
    for (const unit of state.sight[side].seen)
      if (field.goals.some(({ cell }) => cell === state.units[unit]!.square)) now = holding(field, now, unit);
  return now;
}

const isSameDivision = (field: Field, a: number, b: number): boolean => {
  const [one, other] = [field.units[a]!, field.units[b]!];
  return one.side === other.side && one.corps === other.corps && one.division === other.division;
};

/** The whole division of a unit becomes active (21.11.4). */
export function woken<S extends PlayState>(field: Field, state: S, unit: number): S {
  const units = state.units.map((one, i) =>
    !one.active && isSameDivision(field, i, unit) ? { ...one, active: true } : one,
  );
  return { ...state, units };
}

/** Enemies that are seen within 3 squares of units that wait wake their divisions. */
export function wakened<S extends PlayState>(
  field: Field,
  state: S,
  enemiesOf: (side: Side) => readonly number[],
): S {
  let now = state;
  const { wakeRange } = rulesOf(state);
  const { map } = field.ground;
  for (const side of SIDES) {
    const enemies = enemiesOf(side).filter((enemy) => now.units[enemy]!.square >= 0);
    if (enemies.length === 0) continue;
    for (const own of field.own[side]) {
      const { active, square } = now.units[own]!;
      if (active || square < 0) continue;
      if (enemies.some((enemy) => rangeOf(map, now.units[enemy]!.square, square) <= wakeRange))
        now = woken(field, now, own);
    }
  }
  return now;
}

export const wakeAll = <S extends PlayState>(field: Field, state: S): S =>
  wakened(field, state, (side) => knownEnemies(field, state, side));
