/** Flights of routed units (21.9): square by square away from the enemy, toward one's own rear. */
import type { Umpire } from '@longroll/kernel';
import { fatigueFor } from '../../charts/fatigue.ts';
import type { Field } from '../../field/field.ts';
import { rangeOf } from '../../field/ground.ts';
import type { UnitState } from '../../field/state.ts';
import { otherSide, SIDES, type Side } from '../../model/vocabulary.ts';
import { tired } from '../../procedures/fatigue.ts';
import { isSeenBy } from '../seen/sighting.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import {
  hasRoom,
  isHidden,
  isKnown,
  isOnMap,
  isRouted,
  rulesOf,
  situationIn,
  unitName,
  withUnit,
} from '../state/standing.ts';
import { squaresWords } from '../told/combatWords.ts';
import { whitherWords } from '../told/places.ts';
import { say } from '../told/telling.ts';
import { aware } from './aware.ts';
import { surrender } from './losing.ts';
import { isRefuge } from './refuge.ts';

/** Squares that a flight goes on for want of room (21.9.3). */
const EXTRA = 2;
/** From a direction to the opposite one. */
const TURN_ABOUT = 4;

/** Where a flight goes: the squares entered, and the direction of the last step. */
interface Flight {
  readonly squares: readonly number[];
  readonly direction: number;
}

/** Squares of all enemies, seen or not. */
const enemySquares = (field: Field, { units }: PlayState, side: Side): readonly number[] => [
  ...new Set(field.own[otherSide(side)].map((enemy) => units[enemy]!.square).filter((square) => square >= 0)),
];

function nearest({ ground: { map } }: Field, enemies: readonly number[], square: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of enemies) least = Math.min(least, rangeOf(map, enemy, square));
  return least;
}

/** A square that a flight may go to next, as it is weighed against others. */
interface Way {
  readonly square: number;
  readonly direction: number;
  readonly range: number;
  readonly rear: number;
  readonly room: boolean;
}

/** The farthest from the enemy, then the nearest to the rear, then one with room; of equals the one found first stays (21.9.1). */
function isBetter(one: Way, than: Way): boolean {
  if (one.range !== than.range) return one.range > than.range;
  if (one.rear !== than.rear) return one.rear < than.rear;
  return one.room && !than.room;
}

/** The next square of a flight from one; null if there is none. */
function wayFrom(
  field: Field,
  state: PlayState,
  unit: number,
  enemies: readonly number[],
  from: number,
): Way | null {
  const { map } = field.ground;
  const { side } = field.units[unit]!;
  const rears = field.rear[side];
  const now = nearest(field, enemies, from);
  let best: Way | null = null;
  for (let direction = 0; direction < map.sides; direction++) {
    const square = map.neighbours[from * map.sides + direction]!;
    if (!isRefuge(field, situationIn(field, state), side, square)) continue;
    const [range, rear] = [nearest(field, enemies, square), rears[square]!];
    if (range < now || (range === now && rear >= rears[from]!)) continue;
    const room = hasRoom(field, state, square, state.units[unit]!.men);
    const way = { square, direction, range, rear, room };
    if (best === null || isBetter(way, best)) best = way;
  }
  return best;
}

/** Up to three squares, and on for want of room (21.9.3). Everybody else stands still meanwhile. */
function flightOf(field: Field, state: PlayState, unit: number): Flight {
  const { square, facing } = state.units[unit]!;
  const enemies = enemySquares(field, state, field.units[unit]!.side);
  const usual = rulesOf(state).routSquares;
  const squares: number[] = [];
  let [direction, isCramped] = [facing, false];
  while (squares.length < usual || (isCramped && squares.length < usual + EXTRA)) {
    const way = wayFrom(field, state, unit, enemies, squares.at(-1) ?? square);
    if (way === null) break;
    squares.push(way.square);
    direction = way.direction;
    isCramped = !way.room;
  }
  return { squares, direction };
}

/** Unrouted friends in the squares entered tire, each once in a flight (21.9.2). */
export function passedThrough(
  field: Field,
  state: PlayState,
  unit: number,
  squares: readonly number[],
): PlayState {
  const rules = rulesOf(state);
  const situation = situationIn(field, state);
  const friends = new Set(squares.flatMap((square) => situation.unitsIn(square)));
  const units = state.units.map((friend, i) =>
    i !== unit && friends.has(i) && !isRouted(friend)
      ? { ...friend, fatigue: tired(friend.fatigue, fatigueFor('routedPasses'), rules) }
      : friend,
  );
  return { ...state, units };
}

/** It will face against the way that it ran (21.9.4). */
function fled(state: PlayState, unit: number, { squares, direction }: Flight): PlayState {
  const { fatigue } = state.units[unit]!;
  const record: Partial<UnitState> = {
    square: squares.at(-1)!,
    fatigue: tired(fatigue, squares.length * fatigueFor('normalSquare'), rulesOf(state)),
    facing: (direction + TURN_ABOUT) % 8,
    fort: 0,
    plot: null,
    idle: false,
  };
  return withUnit(state, unit, record);
}

/** Its own side, and an enemy who saw it go or sees it where it has come to (21.13.5). */
function watchers(field: Field, before: PlayState, after: PlayState, unit: number): readonly Side[] {
  const { side } = field.units[unit]!;
  const enemy = otherSide(side);
  const isSeen =
    isKnown(before, enemy, unit) ||
    (isHidden(after) && isSeenBy(field, rulesOf(after), after.units, enemy, after.units[unit]!));
  return isSeen ? SIDES : [side];
}

/** An enemy in a square beside it. */
const isPressed = (field: Field, state: PlayState, unit: number): boolean => {
  const enemies = enemySquares(field, state, field.units[unit]!.side);
  return nearest(field, enemies, state.units[unit]!.square) === 1;
};

/**
 * One unit flees, or surrenders where it cannot and an enemy is next to it (21.9.1). Nobody looks around yet: that is for the
 * stage in which it flees.
 */
export function flight(field: Field, state: PlayState, unit: number, u: Umpire): PlayState {
  const way = flightOf(field, state, unit);
  const { length } = way.squares;
  if (length === 0 && isPressed(field, state, unit)) return surrender(field, state, unit, 'surrenders', u);
  const name = unitName(field, unit);
  if (length === 0) {
    say(u, state, '21.9.1', `${name} finds no way to flee.`, watchers(field, state, state, unit));
    return state;
  }
  const after = fled(passedThrough(field, state, unit, way.squares), unit, way);
  const text = `${name} flees ${squaresWords(length)} ${whitherWords(field, way.squares.at(-1)!)}.`;
  say(u, state, '21.9', text, watchers(field, state, after, unit), [way.squares.at(-1)!]);
  return after;
}

const isCharging = ({ plot }: UnitState): boolean => plot?.melee === true;

/** All who have routed in the step just settled, in the same order. */
export function flee(field: Field, state: In<'flights'>, u: Umpire): PlayState {
  const { fleeing, after, side, set } = state.stage;
  let now: PlayState = state;
  for (const unit of fleeing) if (isOnMap(now.units[unit]!)) now = flight(field, now, unit, u);
  const calm = fleeing.length === 0 ? now : aware(field, state, now, u);
  const charges = after === 'melee' && field.own[side].some((unit) => isCharging(calm.units[unit]!));
  return charges
    ? to(calm, { at: 'melee', side, set, melees: { fought: [], losses: [] } })
    : to(calm, { at: 'combat-end', side, set });
}
