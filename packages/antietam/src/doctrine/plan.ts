/** What a side is after in a phase: which places it takes or holds, which divisions are for which, who is given orders first. */
import type { Field } from '../field/field.ts';
import { rangeOf } from '../field/ground.ts';
import { isArtillery, type Side } from '../model/vocabulary.ts';
import type { View } from '../play/seen/viewing.ts';
import { type Aim, enemiesOf, type Plan } from './look.ts';
import { preyOf } from './prey.ts';
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

/** The aims by what they give, each with the nearest divisions until it has enough; the rest go where most is to be won. */
function assigned(field: Field, view: View, side: Side, aims: readonly Aim[]): readonly number[] {
  const posts = field.units.map(() => -1);
  const free = new Set(divisionsOf(field, view, side));
  const isInTime = (far: number): boolean => far < FAR && far <= PACE * turnsLeft(field, view) + PACE;
  const send = (division: Division, aim: number): void => {
    for (const unit of division.units) posts[unit] = aim;
    free.delete(division);
  };
  const worth = (at: number, far: number): number => aims[at]!.points / (far + PACE);
  const nearest = (at: number): number =>
    Math.min(FAR, ...[...free].map((division) => farOf(field, view, division, aims[at]!)));
  const order = [...aims.keys()].sort((a, b) => worth(b, nearest(b)) - worth(a, nearest(a)) || a - b);
  for (const at of order) {
    let missing = aims[at]!.needed;
    const near = [...free]
      .map((division) => ({ division, far: farOf(field, view, division, aims[at]!) }))
      .filter(({ far }) => isInTime(far))
      .sort((a, b) => a.far - b.far);
    for (const { division } of near) {
      if (missing <= 0) break;
      send(division, at);
      missing -= division.men;
    }
  }
  for (const division of [...free]) {
    const value = (at: number): number => {
      const far = farOf(field, view, division, aims[at]!);
      return isInTime(far) ? worth(at, far) * (aims[at]!.kind === 'take' ? 2 : 1) : 0;
    };
    const best = order.reduce((a, b) => (value(b) > value(a) ? b : a), order[0] ?? -1);
    if (best >= 0) send(division, best);
  }
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

export function planOf(field: Field, view: View, side: Side): Plan {
  const aims = field.goals.map((_, goal) => aimFor(field, view, side, goal));
  const posts = assigned(field, view, side, aims);
  const order = ordered(field, view, side, posts, aims);
  const prey = view.stage.at === 'operations' ? preyOf(field, view, side) : [];
  return { side, phase: phaseOf(view), aims, posts, order, prey };
}
