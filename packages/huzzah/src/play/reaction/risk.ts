/**
 * What a move risks (17.8.5): every shot that it could draw along its way, in the order in which it would fall, and the
 * chance of coming through, exactly. What the other side could do is shown, not what its standing orders are.
 */
import { exact, type Procedure, type Rational, type Step, stages, type Umpire } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { WAITING } from '../../field/state.ts';
import type { FireOrder } from '../../model/orders.ts';
import { isBeaten, type Stack, stackKey } from '../../model/stack.ts';
import { type Code, otherSide } from '../../model/vocabulary.ts';
import { shot } from '../../procedures/fire.ts';
import { leaderLoss } from '../../procedures/leaderLoss.ts';
import { fireOrder, isCutOff } from '../fire/order.ts';
import { changeLeaders, changeUnits } from '../state/change.ts';
import type { Moving, PlayState, Trigger } from '../state/stage.ts';
import { bodyOf, distance } from '../state/standing.ts';
import { isByRoad, isCharging } from '../steps/plan.ts';
import { reactionShot, strongerArm, targetOf } from './reacting.ts';
import { armsAble, firersAt } from './triggers.ts';

/** A shot that a way draws: by whom, where, and as the procedures take it. */
export interface DrawnShot {
  readonly from: number;
  readonly at: number;
  readonly kind: Trigger['kind'];
  /** Shots of one trigger fall together: who is stopped by one is still there for the others. */
  readonly trigger: number;
  readonly order: FireOrder;
}

const sideBetween = ({ ground: { map } }: Field, from: number, next: number): number =>
  map.neighbours.subarray(from * 6, from * 6 + 6).indexOf(next);

/** The group in a hex of its way, facing as it came. */
function standing(field: Field, state: PlayState, moving: Moving, hex: number, from: number): PlayState {
  const facing = from < 0 ? -1 : sideBetween(field, from, hex);
  const units = changeUnits(state, moving.units, facing < 0 ? { hex } : { hex, facing });
  return changeLeaders(units, moving.leaders, { hex });
}

/** The shots at one step, of one kind; who has fired bears a marker from then on. */
function shotsAt(
  field: Field,
  state: PlayState,
  moving: Moving,
  kind: Trigger['kind'],
  from: number,
  next: number,
  marked: Set<number>,
): Omit<DrawnShot, 'trigger'>[] {
  return firersAt(field, state, moving, kind, from, next).map((hex) => {
    const arms = armsAble(field, state, hex, distance(field, hex, moving.hex));
    const shooting = (arm: (typeof arms)[number]) =>
      reactionShot(field, state, hex, arm, targetOf(moving), {
        kind,
        targetAction: isCharging(moving) ? 'charge' : 'none',
        byRoad: isByRoad(field, moving) || bodyOf(state, moving.units).usedRoad,
      });
    const arm = strongerArm(field, state, arms, shooting);
    const order = fireOrder(field, state, shooting(arm), isCutOff(field, state, moving));
    const shotOrder = marked.has(hex) ? { ...order, advanceFireMarker: true } : order;
    marked.add(hex);
    return { from: hex, at: moving.hex, kind, order: shotOrder };
  });
}

/** Hexes of a path in which the group has been before it sets out: the one it stands in, or none off the map. */
const atTheStart = ({ entered }: Moving): number => (entered === 'no' ? 1 : 0);

/** All shots along a way, which is the path of the group as it would have gone it; what it has gone already is behind it. */
export function shotsAlong(
  field: Field,
  state: PlayState,
  way: Moving,
  gone = atTheStart(way),
): readonly DrawnShot[] {
  const marked = new Set<number>();
  const found: DrawnShot[] = [];
  let now = state;
  const { path } = way;
  for (let i = gone - 1; i + 1 < path.length; i++) {
    const [from, next] = [path[i] ?? WAITING, path[i + 1]!];
    const before: Moving = { ...way, hex: from, path: path.slice(0, i + 1) };
    const passing = shotsAt(field, now, before, 'en-passant', from, next, marked);
    found.push(...passing.map((one) => ({ ...one, trigger: 2 * i })));
    now = standing(field, now, way, next, from);
    const after: Moving = { ...way, hex: next, path: path.slice(0, i + 2) };
    const advancing = shotsAt(field, now, after, 'advance', from, next, marked);
    found.push(...advancing.map((one) => ({ ...one, trigger: 2 * i + 1 })));
  }
  return found;
}

/** How a group fares on its way. */
export interface Arrival {
  /** The trigger that has stopped it, with the hex where it stands then; null as long as it goes on. */
  readonly stopped: { readonly trigger: number; readonly hex: number } | null;
  readonly stack: Stack;
}

const NAMES = { combatDie: 'combat die', moraleDie: 'morale die', heading: '' };

/** How a way is gone: what the owner does on D results, and whether leader dice are thrown. */
export interface Manner {
  readonly onDisrupt: 'try' | 'accept';
  readonly leadersAtRisk: boolean;
}
const USUAL: Manner = { onDisrupt: 'try', leadersAtRisk: true };

/** A leader who is lost helps no more against the next shot (6.5). */
function led({ side, houseRules }: FireOrder, code: Code, stack: Stack, u: Umpire): Stack {
  if (!stack.leader || code === 'D' || code === 'NE' || stack.units.length === 0) return stack;
  const { lost } = leaderLoss({ side: otherSide(side), combat: 'fire', code, houseRules })(u);
  return lost ? { ...stack, leader: false } : stack;
}

/** One shot; a group that it disrupts goes no farther, unless it charges. */
function volley(
  { order, trigger, at }: DrawnShot,
  charging: boolean,
  { leadersAtRisk }: Manner,
): Step<Arrival> {
  return ({ stack, stopped }): Procedure<Arrival> => {
    const fire = shot({ ...order, target: stack }, NAMES, (one) => one);
    return (u) => {
      const { stack: hurt, code } = fire(u);
      const after = leadersAtRisk ? led(order, code, hurt, u) : hurt;
      const isShaken = !charging && after.state !== 'good-order' && stack.state === 'good-order';
      return { stack: after, stopped: isShaken ? { trigger, hex: at } : stopped };
    };
  };
}

/** Those who have stopped before it, or run, are not there to be shot at. */
const isMissed = ({ stopped, stack }: Arrival, { trigger }: DrawnShot): boolean =>
  isBeaten(stack) || (stopped !== null && stopped.trigger !== trigger);

export interface Risk {
  readonly shots: readonly DrawnShot[];
  /** Each end with its chance, as exact fractions. */
  readonly ends: readonly { readonly arrival: Arrival; readonly p: Rational }[];
  readonly goal: number;
}

/** What a way risks from where the group is; it tries on a D result unless it is told to accept. */
export function riskOf(
  field: Field,
  state: PlayState,
  way: Moving,
  manner: Partial<Manner> = {},
  gone = atTheStart(way),
): Risk {
  const { onDisrupt, leadersAtRisk } = { ...USUAL, ...manner };
  const shots = shotsAlong(field, state, way, gone);
  const goal = way.path.at(-1)!;
  if (shots.length === 0) return { shots, ends: [], goal };
  const start: Arrival = { stopped: null, stack: { ...shots[0]!.order.target, onDisrupt } };
  const key = ({ stopped, stack }: Arrival): string =>
    `${stopped?.trigger ?? ''} ${stackKey(stack)}${stack.leader ? ' led' : ''}`;
  const steps = shots.map((drawn): Step<Arrival> => {
    const fire = volley(drawn, isCharging(way), { onDisrupt, leadersAtRisk });
    return (arrival) => (isMissed(arrival, drawn) ? () => arrival : fire(arrival));
  });
  const walked = stages<Arrival, Arrival>({ start, steps, key, done: () => false, finish: (end) => end });
  const ends = exact(walked, { key }).map(({ value, p }) => ({ arrival: value, p }));
  return { shots, ends, goal };
}

/** It has come to the end of its way. */
export const isThere = ({ stopped, stack }: Arrival, goal: number): boolean =>
  !isBeaten(stack) && (stopped === null || stopped.hex === goal);
