/** Prices as they were last reckoned, and in which hexes somebody stands otherwise since then (2.9, 2.10). */
import type { Walker } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { Weather } from '../../field/ground.ts';
import type { UnitOnField } from '../../field/state.ts';
import { otherSide, type Side } from '../../model/vocabulary.ts';
import type { PlayState } from '../state/stage.ts';
import { situationIn } from '../state/standing.ts';

/**
 * Walkers and tables are large and asked for often. A table serves all units of a side and type, priced for the state last
 * asked about as for somebody who stands nowhere: a unit crowds everybody but itself, and nobody marches into his own hex.
 */
export interface Tools {
  units: PlayState['units'] | null;
  houseRules: PlayState['houseRules'];
  weather: Weather;
  turn: number;
  campaign: PlayState['campaign'];
  readonly walker: Walker;
  readonly table: Uint8Array;
  readonly stops: Uint8Array;
}

/** For whom everybody in a hex crowds it. */
export const NOBODY = -1;

/** Hexes that enemies hold by a zone that is not restricted. */
export function heldHexes(field: Field, state: PlayState, side: Side): readonly number[] {
  const situation = situationIn(field, state);
  const enemy = otherSide(side);
  return situation.zoned(enemy).filter((hex) => situation.isHeldBy(enemy, hex));
}

export const occupiedIn = ({ units }: PlayState): ReadonlySet<number> => {
  const occupied = new Set<number>();
  for (const { hex } of units) if (hex >= 0) occupied.add(hex);
  return occupied;
};

/** Whether a unit crowds its hex and holds those around it as before. */
const standsAsBefore = (a: UnitOnField, b: UnitOnField): boolean =>
  a === b ||
  (a.hex === b.hex &&
    a.manpower === b.manpower &&
    a.organized === b.organized &&
    a.demoralized > 0 === b.demoralized > 0);

/** More changes than this, and everything is reckoned anew. */
const FEW = 8;

/** Hexes that somebody has come to, left, or stands in otherwise than before; null if there are too many. */
export function changedHexes(before: PlayState['units'], now: PlayState['units']): readonly number[] | null {
  const hexes: number[] = [];
  if (before === now) return hexes;
  for (let i = 0; i < now.length; i++) {
    const [was, is] = [before[i]!, now[i]!];
    if (standsAsBefore(was, is)) continue;
    if (was.hex >= 0 && !hexes.includes(was.hex)) hexes.push(was.hex);
    if (is.hex >= 0 && !hexes.includes(is.hex)) hexes.push(is.hex);
    if (hexes.length > FEW) return null;
  }
  return hexes;
}

/** Hexes beside those that have changed in which a march must stop now and did not before, or the other way round. */
export function turnedHexes(
  { stops }: Tools,
  field: Field,
  state: PlayState,
  enemy: Side,
  changed: readonly number[],
): readonly number[] {
  const { sides, neighbours } = field.ground.map;
  const situation = situationIn(field, state);
  const turned: number[] = [];
  for (const hex of changed)
    for (let side = hex * sides, end = side + sides; side < end; side++) {
      const near = neighbours[side]!;
      if (near < 0 || (stops[near] === 1) === situation.isHeldBy(enemy, near)) continue;
      stops[near] = 1 - stops[near]!;
      turned.push(near);
    }
  return turned;
}
