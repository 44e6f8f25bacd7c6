/** Whole undertakings: a move along its best way to every hex within reach, a charge to its strike. */
import type { Plan } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { distanceOf, SIDES_OF_HEX } from '../../field/ground.ts';
import { otherSide } from '../../model/vocabulary.ts';
import type { Action } from '../state/action.ts';
import { sideOf } from '../state/change.ts';
import type { In, Moving, PlayState } from '../state/stage.ts';
import { hexId, situationIn } from '../state/standing.ts';
import { facingName, groupWords, hexWords } from '../state/words.ts';
import { isBesideTarget } from '../steps/bars.ts';
import { isCharging } from '../steps/plan.ts';
import { waysFrom } from '../steps/ways.ts';
import { MACHINE } from './sequence.ts';

/** Towards the nearest enemy. */
function facingIn(field: Field, state: PlayState, { units, leaders, hex }: Moving): number {
  const { map } = field.ground;
  const enemies = situationIn(field, state).hexesOf(otherSide(sideOf(field, { units, leaders })));
  const nearest = enemies.reduce(
    (a, b) => (distanceOf(map, hex, b) < distanceOf(map, hex, a) ? b : a),
    enemies[0] ?? hex,
  );
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let d = 0; d < SIDES_OF_HEX; d++) {
    const next = map.neighbours[hex * SIDES_OF_HEX + d]!;
    const far = next < 0 ? Number.POSITIVE_INFINITY : distanceOf(map, next, nearest);
    if (far < least) [best, least] = [d, far];
  }
  return best;
}

const stepsOf = (field: Field, from: Moving, { path }: Moving): readonly Action[] =>
  path.slice(from.path.length).map((hex) => ({ do: 'step', hex: hexId(field, hex) }));

function endOf(field: Field, state: PlayState, moving: Moving): Action {
  if (isCharging(moving)) return { do: 'strike' };
  return moving.units.length === 0
    ? { do: 'end' }
    : { do: 'end', side: facingName(facingIn(field, state, moving)) };
}

function moves(field: Field, state: In<'move'>): readonly Plan<Action>[] {
  const { moving } = state.stage;
  return [...waysFrom(field, state, moving).values()]
    .filter((way) => !isCharging(moving) || isBesideTarget(field, way.moving))
    .map((way) => ({
      text: `${groupWords(field, moving)} to ${hexWords(field, way.moving.hex)}`,
      actions: [...stepsOf(field, moving, way.moving), endOf(field, state, way.moving)],
    }));
}

const alone = (field: Field, state: PlayState): readonly Plan<Action>[] =>
  MACHINE.legal(field, state).map((action) => ({
    text: MACHINE.tell(field, state, action).text,
    actions: [action],
  }));

/** In other stages an undertaking is a single action. */
export function plansOf(field: Field, state: PlayState): readonly Plan<Action>[] {
  const { stage } = state;
  if (stage.at !== 'move' || stage.moving.stopped) return alone(field, state);
  const found = moves(field, { ...state, stage });
  return found.length > 0 ? found : alone(field, state);
}
