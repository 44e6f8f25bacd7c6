/** Objectives change hands (17.19.1): to the side that has a unit there which is not routed. */
import { happened, type Umpire } from '@longroll/kernel';
import type { Field, Goal } from '../../field/field.ts';
import { distanceOf } from '../../field/ground.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../model/vocabulary.ts';
import type { PlayState } from '../state/stage.ts';
import { situationIn } from '../state/standing.ts';

/** A road is free for a side as long as no enemy unit in good order is near to a hex of it (18.1). */
function freeFor(field: Field, state: PlayState, { objective, road }: Goal): Side {
  if (objective.kind !== 'road') return 'union';
  const { within, to } = objective;
  const { map } = field.ground;
  const isNear = field.own[otherSide(to)].some((unit) => {
    const { hex, state: order } = state.units[unit]!;
    return hex >= 0 && order === 'good-order' && road.some((at) => distanceOf(map, hex, at) <= within);
  });
  return isNear ? otherSide(to) : to;
}

function holderOf(field: Field, state: PlayState, goal: Goal, before: Side): Side {
  if (goal.cell < 0) return freeFor(field, state, goal);
  const units = situationIn(field, state).unitsIn(goal.cell);
  const first = units.find((unit) => state.units[unit]!.state !== 'routed');
  return first === undefined ? before : field.units[first]!.side;
}

export function controlled(field: Field, state: PlayState, u: Umpire): PlayState {
  const control = field.goals.map((goal, i) => holderOf(field, state, goal, state.control[i]!));
  const taken = control.flatMap((side, i) => (side === state.control[i] ? [] : [i]));
  if (taken.length === 0) return state;
  u.note(() =>
    taken
      .filter((i) => field.goals[i]!.cell >= 0)
      .map((i) =>
        happened('17.19.1', `${SIDE_NAMES[control[i]!]} troops hold ${field.goals[i]!.objective.name}.`),
      ),
  );
  return { ...state, control };
}
