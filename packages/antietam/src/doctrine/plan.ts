/** What a side is after in a phase: which places it takes or holds, which divisions are for which, who is given orders first. */
import { type Bearing, posted } from '@longroll/kernel';
import type { Field } from '../field/field.ts';
import { rangeOf } from '../field/ground.ts';
import { isArtillery, type Side } from '../model/vocabulary.ts';
import type { View } from '../play/seen/viewing.ts';
import { huntsOf } from './hunts.ts';
import { type Aim, enemiesOf, type Plan, type Prey } from './look.ts';
import { preyByThumb } from './prey.ts';
import { FAR, pointsTo } from './ways.ts';

/** Squares from which an enemy bears on a place, and points that foot marches in a turn. */
const NEAR = 6;
const PACE = 20;
const SUPERIOR = 1.3;
const GARRISON = 500;

export const phaseOf = ({ turn, stage }: View): string =>
  `${turn} ${stage.at} ${'set' in stage ? stage.set : 0}`;

const turnsLeft = ({ scenario }: Field, { turn }: View): number => scenario.turns[1] - turn + 1;

function aimFor(field: Field, view: View, side: Side, goal: number): Aim {
  const { cell, turn, end } = field.goals[goal]!;
  const kind = view.held[side][goal] === side ? 'hold' : 'take';
  const against = enemiesOf(field, view, side).reduce((sum, enemy) => {
    const { square, men } = view.units[enemy]!;
    return rangeOf(field.ground.map, square, cell) <= NEAR ? sum + men : sum;
  }, 0);
  const needed = kind === 'take' ? against * SUPERIOR + GARRISON : Math.max(GARRISON, against);
  return { goal, kind, points: end + turn * turnsLeft(field, view), needed };
}

interface Division {
  readonly units: readonly number[];
  readonly men: number;
}

function divisionsOf(field: Field, view: View, side: Side): readonly Division[] {
  const named = new Map<string, number[]>();
  for (const unit of field.own[side]) {
    const { square, active } = view.units[unit]!;
    if (square < 0 || !active) continue;
    const { corps, division } = field.units[unit]!;
    const name = `${corps} / ${division}`;
    named.set(name, [...(named.get(name) ?? []), unit]);
  }
  const men = (units: readonly number[]): number =>
    units.reduce((sum, unit) => sum + view.units[unit]!.men, 0);
  return [...named.values()].map((units) => ({ units, men: men(units) }));
}

const farOf = (field: Field, view: View, { units }: Division, { goal }: Aim): number => {
  const points = pointsTo(field, field.goals[goal]!.cell);
  return units.reduce((sum, unit) => sum + points[view.units[unit]!.square]!, 0) / units.length;
};

/** By unit: its aim. The aims go by what they give and how near anybody is; who is left over goes where most is to be won. */
function assigned(field: Field, view: View, side: Side, aims: readonly Aim[]): readonly number[] {
  const divisions = divisionsOf(field, view, side);
  const far = (division: number, aim: number): number => farOf(field, view, divisions[division]!, aims[aim]!);
  const worth = (aim: number, away: number): number => aims[aim]!.points / (away + PACE);
  const nearest = (aim: number): number => Math.min(FAR, ...divisions.map((_, at) => far(at, aim)));
  const pressing = aims.map((_, aim) => worth(aim, nearest(aim)));
  const sent = posted({
    strengths: divisions.map(({ men }) => men),
    needed: aims.map(({ needed }) => needed),
    order: [...aims.keys()].sort((a, b) => pressing[b]! - pressing[a]! || a - b),
    far,
    isInTime: (away) => away < FAR && away <= PACE * turnsLeft(field, view) + PACE,
    worth: (aim, away) => worth(aim, away) * (aims[aim]!.kind === 'take' ? 2 : 1),
  });
  const posts = field.units.map(() => -1);
  for (const [at, { units }] of divisions.entries()) for (const unit of units) posts[unit] = sent[at]!;
  return posts;
}

/** Guns are placed after the foot before them; of foot the nearest to the enemy go first. */
function ordered(
  field: Field,
  view: View,
  side: Side,
  posts: readonly number[],
  aims: readonly Aim[],
): readonly number[] {
  const enemies = enemiesOf(field, view, side).map((enemy) => view.units[enemy]!.square);
  const { map } = field.ground;
  const rank = new Map<number, number>();
  for (const unit of field.own[side]) {
    const { square } = view.units[unit]!;
    if (square < 0) continue;
    const near = enemies.reduce((least, at) => Math.min(least, rangeOf(map, at, square)), NEAR * 5);
    const aim = aims[posts[unit]!];
    const far = aim ? pointsTo(field, field.goals[aim.goal]!.cell)[square]! : 0;
    rank.set(unit, near * 100 + far + (isArtillery(field.units[unit]!.arm) ? 1e6 : 0));
  }
  return [...rank.keys()].sort((a, b) => rank.get(a)! - rank.get(b)! || a - b);
}

function preyOf(field: Field, view: View, plan: Plan, bearing: Bearing): readonly Prey[] {
  const { stage } = view;
  if (stage.at !== 'operations') return [];
  if (!bearing.odds) return preyByThumb(field, view, plan.side);
  return huntsOf({ field, view: { ...view, stage }, side: plan.side, plan, bearing });
}

export function planOf(field: Field, view: View, side: Side, bearing: Bearing): Plan {
  const aims = field.goals.map((_, goal) => aimFor(field, view, side, goal));
  const posts = assigned(field, view, side, aims);
  const order = ordered(field, view, side, posts, aims);
  const plan: Plan = { side, phase: phaseOf(view), aims, posts, order, prey: [] };
  return { ...plan, prey: preyOf(field, view, plan, bearing) };
}
