/** Isolation (17.15): whether a way leads from a hex to the friendly edge, or to a leader of the chain for a side without one. */
import type { Field } from '../../field/field.ts';
import { SIDES_OF_HEX } from '../../field/ground.ts';
import type { Situation } from '../../field/situation.ts';
import type { Side } from '../../model/vocabulary.ts';
import type { PlayState } from '../state/stage.ts';
import { isOver, situationIn } from '../state/standing.ts';

/** Free of enemy units, not prohibited, and not in EZOC unless a friend who is not routed stands there. */
function isPassable(field: Field, state: PlayState, situation: Situation, side: Side, hex: number): boolean {
  const { inPlay, prohibited } = field.ground;
  if (inPlay[hex] !== 1 || prohibited[hex] === 1 || situation.isEnemyIn(side, hex)) return false;
  if (!situation.isInZoc(side, hex)) return true;
  return situation.unitsIn(hex).some((unit) => state.units[unit]!.state !== 'routed');
}

/** Where the way may end. */
function isRefuge(field: Field, state: PlayState, side: Side, unit: number, hex: number): boolean {
  if (field.hasEdge[side]) return field.edge[side][hex] === 1;
  return field.ownLeaders[side].some(
    (leader) => state.leaders[leader]!.hex === hex && isOver(field.leaders[leader]!, field.units[unit]!),
  );
}

export function isIsolated(field: Field, state: PlayState, unit: number, hex: number): boolean {
  const { map } = field.ground;
  const { side } = field.units[unit]!;
  const situation = situationIn(field, state);
  const seen = new Uint8Array(map.size);
  const open = [hex];
  seen[hex] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (isRefuge(field, state, side, unit, at)) return false;
    for (let d = at * SIDES_OF_HEX; d < (at + 1) * SIDES_OF_HEX; d++) {
      const next = map.neighbours[d]!;
      if (next < 0 || seen[next] === 1) continue;
      seen[next] = 1;
      if (isPassable(field, state, situation, side, next)) open.push(next);
    }
  }
  return true;
}
