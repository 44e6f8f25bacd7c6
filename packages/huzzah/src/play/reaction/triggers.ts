/** Which fire a step draws (17.8.1), and from whom. */
import type { Field } from '../../field/field.ts';
import { distanceOf } from '../../field/ground.ts';
import { hasFireZone } from '../../field/situation.ts';
import type { Arm } from '../../model/unit.ts';
import { ARMS, otherSide } from '../../model/vocabulary.ts';
import { shooters } from '../fire/limits.ts';
import { sideOf } from '../state/change.ts';
import type { Moving, PlayState, Trigger } from '../state/stage.ts';
import { to } from '../state/stage.ts';
import { rulesOf, situationIn, stateOf } from '../state/standing.ts';

/** The arms with which a stack can shoot so far (17.8.2). */
export function armsAble(field: Field, state: PlayState, hex: number, range: number): readonly Arm[] {
  const units = situationIn(field, state).unitsIn(hex);
  if (units.length === 0 || stateOf(state, units) === 'routed') return [];
  return ARMS.filter((arm) => shooters(field, state, units, arm, range).length > 0);
}

/** No MFZ is larger. */
const LARGEST_ZONE = 2;

/** Whether a step from one hex to another draws fire of the kind out of a zone. */
function isDrawn(
  field: Field,
  zone: Int32Array,
  at: number,
  kind: Trigger['kind'],
  from: number,
  next: number,
): boolean {
  const { map } = field.ground;
  const isNear = (hex: number): boolean => hex >= 0 && zone.includes(hex);
  const far = (hex: number): number => distanceOf(map, at, hex);
  if (kind === 'en-passant') return isNear(from) && (!isNear(next) || far(next) >= far(from));
  return isNear(next) && (!isNear(from) || far(next) < far(from));
}

/** The stacks that may fire at a step, the nearest first, then by row and column. */
export function firersAt(
  field: Field,
  state: PlayState,
  moving: Moving,
  kind: Trigger['kind'],
  from: number,
  next: number,
): readonly number[] {
  if (moving.units.length === 0) return [];
  const { map } = field.ground;
  const situation = situationIn(field, state);
  const target = kind === 'advance' ? next : from;
  if (target < 0) return [];
  const isOnce = rulesOf(state).reactionShots === 'each-move';
  const found = situation.hexesOf(otherSide(sideOf(field, moving))).filter((hex) => {
    const range = distanceOf(map, hex, target);
    if (range > LARGEST_ZONE || (isOnce && moving.shotBy.includes(hex))) return false;
    const first = situation.unitsIn(hex).find((unit) => hasFireZone(state.units[unit]!));
    if (first === undefined) return false;
    if (!isDrawn(field, situation.fireZone(state.units[first]!), hex, kind, from, next)) return false;
    return armsAble(field, state, hex, range).length > 0;
  });
  return found.length < 2
    ? found
    : found.sort((a, b) => distanceOf(map, a, target) - distanceOf(map, b, target) || a - b);
}

/** The stage in which a step is fired at; null if nobody may. */
export function triggered(
  field: Field,
  state: PlayState,
  moving: Moving,
  kind: Trigger['kind'],
  from: number,
  next: number,
): PlayState | null {
  const firers = firersAt(field, state, moving, kind, from, next);
  if (firers.length === 0) return null;
  const inOrder = stateOf(state, moving.units) === 'good-order';
  const trigger: Trigger = { kind, to: next, from: firers, inOrder };
  return to(state, { at: 'trigger', side: sideOf(field, moving), moving, trigger });
}
