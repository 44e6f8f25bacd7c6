/** Retreats from a melee, and the advance into the square that was left (8.4, 21.8.7, 21.8.8). */
import type { Umpire } from '@longroll/kernel';
import { fatigueFor } from '../../charts/fatigue.ts';
import { directionTo } from '../../field/arc.ts';
import type { Field } from '../../field/field.ts';
import type { Situation } from '../../field/situation.ts';
import { NOBODY } from '../../field/state.ts';
import { isArtillery, otherSide, SIDES, type Side } from '../../model/vocabulary.ts';
import { tired } from '../../procedures/fatigue.ts';
import { pricesFor } from '../plots/prices.ts';
import { holding } from '../state/entering.ts';
import type { PlayState } from '../state/stage.ts';
import {
  hasRoom,
  isBasic,
  isOnMap,
  isRouted,
  rulesOf,
  situationIn,
  unitName,
  withUnit,
} from '../state/standing.ts';
import { whitherWords } from '../told/places.ts';
import { say } from '../told/telling.ts';
import { passedThrough } from './flights.ts';
import { surrender } from './losing.ts';
import { isRefuge } from './refuge.ts';

/** Eighths from straight away, in the order in which they are tried: clockwise before the other way. */
const TURNS = [0, 1, -1, 2, -2] as const;
const DIRECTIONS = 8;

/** Squares that mounted cavalry goes (8.4). */
const RIDERS_GO = 2;

interface Refuge {
  readonly square: number;
  readonly room: boolean;
  readonly turn: number;
  readonly enemies: number;
}

function enemiesAround({ ground: { map } }: Field, situation: Situation, side: Side, square: number): number {
  let sum = 0;
  for (const near of map.neighbours.subarray(square * map.sides, (square + 1) * map.sides))
    if (situation.holder(near) === otherSide(side)) sum += situation.count(near);
  return sum;
}

/** One with room, then the smaller turn, then fewer adjacent enemies; of equals the one tried first stays. */
function isBetter(one: Refuge, than: Refuge): boolean {
  if (one.room !== than.room) return one.room;
  if (one.turn !== than.turn) return one.turn < than.turn;
  return one.enemies < than.enemies;
}

/** The square that a unit retreats to; -1 if there is none. */
function refugeOf(field: Field, state: PlayState, unit: number, away: number): number {
  const { map } = field.ground;
  const { side } = field.units[unit]!;
  const { square: from, men } = state.units[unit]!;
  const situation = situationIn(field, state);
  let best: Refuge | null = null;
  for (const turn of TURNS) {
    const direction = (away + turn + DIRECTIONS) % DIRECTIONS;
    const square = map.neighbours[from * map.sides + direction]!;
    if (!isRefuge(field, situation, side, square)) continue;
    const enemies = enemiesAround(field, situation, side, square);
    const refuge = { square, room: hasRoom(field, state, square, men), turn: Math.abs(turn), enemies };
    if (best === null || isBetter(refuge, best)) best = refuge;
  }
  return best?.square ?? NOBODY;
}

/** No points, 2 fatigue; facing is kept, works and plots are not. Routed units tire friends (8.4.2). */
function fallenBack(field: Field, state: PlayState, unit: number, square: number): PlayState {
  const { fatigue } = state.units[unit]!;
  const passed = isRouted(state.units[unit]!) ? passedThrough(field, state, unit, [square]) : state;
  const moved = withUnit(passed, unit, {
    square,
    fatigue: tired(fatigue, fatigueFor('normalSquare'), rulesOf(state)),
    fort: 0,
    plot: null,
    idle: false,
  });
  return holding(field, moved, unit);
}

/** Unlimbered guns cannot go (8.4.4); in the basic game guns have no modes, and do (21.17). */
const isStuck = (field: Field, state: PlayState, unit: number): boolean =>
  isArtillery(field.units[unit]!.arm) && state.units[unit]!.mode === 'unlimbered' && !isBasic(state);

/** Would be lost where it stands if it had to leave it. */
export const isTrapped = (field: Field, state: PlayState, unit: number, away: number): boolean =>
  isStuck(field, state, unit) || refugeOf(field, state, unit, away) === NOBODY;

/** One unit retreats in the direction away from the enemy that presses it most. */
export function retreat(field: Field, state: PlayState, unit: number, away: number, u: Umpire): PlayState {
  if (isStuck(field, state, unit)) return surrender(field, state, unit, 'captured', u);
  const goes = state.units[unit]!.mode === 'mounted' ? RIDERS_GO : 1;
  let now = state;
  for (let gone = 0; gone < goes; gone++) {
    const square = refugeOf(field, now, unit, away);
    if (square === NOBODY && gone === 0) return surrender(field, state, unit, 'surrenders', u);
    if (square !== NOBODY) now = fallenBack(field, now, unit, square);
  }
  const text = `${unitName(field, unit)} falls back ${whitherWords(field, now.units[unit]!.square)}.`;
  say(u, state, '8.4, 21.8.7', text, SIDES, [now.units[unit]!.square]);
  return now;
}

/** The direction from the enemy to somebody next to him. */
export const awayFrom = ({ ground }: Field, enemy: number, square: number): number =>
  directionTo(ground.map, enemy, square);

/** Fatigue and facing as by a step, at no points (8.1.7). */
function advanced(field: Field, state: PlayState, unit: number, square: number): PlayState {
  const { map } = field.ground;
  const { square: from, mode, fatigue } = state.units[unit]!;
  const direction = directionTo(map, from, square);
  const rules = rulesOf(state);
  const prices = pricesFor(field, rules, field.units[unit]!.arm, mode);
  const moved = withUnit(state, unit, {
    square,
    facing: direction,
    fatigue: tired(fatigue, prices('none', from * map.sides + direction).fatigue, rules),
    fort: 0,
    plot: null,
    turned: false,
    idle: false,
  });
  return holding(field, moved, unit);
}

/** Attackers who still stand and were told to follow enter a square without enemies, as far as there is room (21.8.8). */
export function advance(
  field: Field,
  state: PlayState,
  attackers: readonly number[],
  square: number,
  u: Umpire,
): PlayState {
  let now = state;
  for (const unit of attackers) {
    const { meleeAdvance, plot, men } = now.units[unit]!;
    const stands = isOnMap(now.units[unit]!) && plot?.melee === true && plot.square === square;
    const { side } = field.units[unit]!;
    if (situationIn(field, now).holder(square) === otherSide(side)) return now;
    if (!stands || !meleeAdvance || !hasRoom(field, now, square, men)) continue;
    now = advanced(field, now, unit, square);
    const text = `${unitName(field, unit)} advances ${whitherWords(field, square)}.`;
    say(u, now, '8.1.6, 21.8.8', text, SIDES, [square]);
  }
  return now;
}
