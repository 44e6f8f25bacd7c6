/** What a side is after in a turn: which places it takes or holds, and which brigades are for which. */
import { posted } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { strengthPoints } from '../model/unit.ts';
import { otherSide, type Side } from '../model/vocabulary.ts';
import type { PlayState } from '../play/state/stage.ts';
import { isDue, unitOf } from '../play/state/standing.ts';
import { pointsOf } from '../play/victory/points.ts';
import { FAR, stepsToGoal } from './ways.ts';

/** One place that counts. */
export interface Aim {
  /** Its place in the list of the field's goals. */
  readonly goal: number;
  readonly kind: 'take' | 'hold';
  /** Points that hang on it, those for each turn to come included. */
  readonly points: number;
  /** Strength points that it asks for. */
  readonly needed: number;
}

export interface Plan {
  readonly side: Side;
  readonly turn: number;
  readonly aims: readonly Aim[];
  /** By unit: its aim, a place in `aims`; -1 for those who have none. */
  readonly posts: readonly number[];
  /** More than 1 for a side that must do something, less for one that leads. */
  readonly eagerness: number;
}

/** Hexes that foot goes in a turn, and what is near enough to a place to threaten it. */
const PACE = 6;
const NEAR = 5;
const WITHIN_A_TURN = 9;
const LEADING = 1.25;
const [EAGER, CALM] = [1.1, 0.75];

const spOf = (field: Field, state: PlayState, unit: number): number =>
  strengthPoints(unitOf(field, state, unit));

/** Strength of a side within so many steps of a goal. */
function strengthNear(field: Field, state: PlayState, side: Side, goal: number, within: number): number {
  const steps = stepsToGoal(field, goal);
  return field.own[side].reduce((sum, unit) => {
    const { hex, state: order } = state.units[unit]!;
    return hex >= 0 && order !== 'routed' && steps[hex]! <= within ? sum + spOf(field, state, unit) : sum;
  }, 0);
}

/** What a goal gives at the end, and in the turns until then. */
function pointsIn(field: Field, state: PlayState, goal: number): number {
  const { objective } = field.goals[goal]!;
  const held = field.scenario.hold.filter((one) => objective.kind === 'place' && one.hex === objective.hex);
  const turns = field.scenario.turns - state.turn + 1;
  return objective.points + held.reduce((sum, { points }) => sum + points * turns, 0);
}

function aimFor(field: Field, state: PlayState, side: Side, goal: number): Aim {
  const enemy = otherSide(side);
  const kind = state.control[goal] === side ? 'hold' : 'take';
  const against = strengthNear(field, state, enemy, goal, kind === 'take' ? NEAR : WITHIN_A_TURN);
  const needed = kind === 'take' ? against * LEADING + 2 : Math.min(against, 2 + against * (2 / 3));
  return { goal, kind, points: pointsIn(field, state, goal), needed };
}

/** A road is nothing to hold for whom it gives nothing. */
const concerns = (field: Field, side: Side, goal: number): boolean => {
  const { objective } = field.goals[goal]!;
  return objective.kind === 'place' || objective.to !== side;
};

const hexOf = (field: Field, state: PlayState, unit: number): number => {
  const { hex } = state.units[unit]!;
  if (hex >= 0) return hex;
  return isDue(state, field.units[unit]!, state.units[unit]!) ? field.units[unit]!.cell : -1;
};

interface Brigade {
  readonly units: readonly number[];
  readonly sp: number;
}

function brigadesOf(field: Field, state: PlayState, side: Side): readonly Brigade[] {
  const named = new Map<string, number[]>();
  for (const unit of field.own[side]) {
    if (hexOf(field, state, unit) < 0) continue;
    const name = field.units[unit]!.brigade;
    named.set(name, [...(named.get(name) ?? []), unit]);
  }
  return [...named.values()].map((units) => ({
    units,
    sp: units.reduce((sum, unit) => sum + spOf(field, state, unit), 0),
  }));
}

const farOf = (field: Field, state: PlayState, { units }: Brigade, { goal }: Aim): number => {
  const steps = stepsToGoal(field, goal);
  return units.reduce((sum, unit) => sum + steps[hexOf(field, state, unit)]!, 0) / units.length;
};

/** Nobody is sent where he cannot come before the end. */
const isInTime = (field: Field, state: PlayState, far: number): boolean =>
  far < FAR && far <= PACE * (field.scenario.turns - state.turn + 1) + 2;

/** By unit: its aim. The aims go by what they give; who is left over goes where most is to be won. */
function assigned(field: Field, state: PlayState, side: Side, aims: readonly Aim[]): readonly number[] {
  const brigades = brigadesOf(field, state, side);
  const sent = posted({
    strengths: brigades.map(({ sp }) => sp),
    needed: aims.map(({ needed }) => needed),
    order: [...aims.keys()].sort((a, b) => aims[b]!.points - aims[a]!.points || a - b),
    far: (brigade, aim) => farOf(field, state, brigades[brigade]!, aims[aim]!),
    isInTime: (far) => isInTime(field, state, far),
    worth: (aim, far) => (aims[aim]!.points * (aims[aim]!.kind === 'take' ? 2 : 1)) / (far + PACE),
  });
  const posts = field.units.map(() => -1);
  for (const [at, { units }] of brigades.entries()) for (const unit of units) posts[unit] = sent[at]!;
  return posts;
}

export function planOf(field: Field, state: PlayState, side: Side): Plan {
  const aims = field.goals.flatMap((_, goal) =>
    concerns(field, side, goal) ? [aimFor(field, state, side, goal)] : [],
  );
  const [own, other] = [pointsOf(field, state, side), pointsOf(field, state, otherSide(side))];
  return {
    ...{ side, turn: state.turn, aims },
    posts: assigned(field, state, side, aims),
    eagerness: own > other * LEADING ? CALM : EAGER,
  };
}
