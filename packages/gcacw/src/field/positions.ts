/** Where enemies stand and reach, and the strength of friends, seen from one side. */
import { combatValue } from '../model/unit.ts';
import type { Side } from '../model/vocabulary.ts';
import type { Field } from './field.ts';
import type { Weather } from './ground.ts';
import type { UnitPiece } from './pieces.ts';
import type { FieldState, UnitOnField } from './state.ts';
import { type Zones, zonesOf } from './zones.ts';

export interface Positions {
  readonly enemyAt: Uint8Array;
  readonly enemyZones: Zones;
  readonly friendAt: Uint8Array;
  /** Combat Value of friendly infantry and artillery by hex (2.10). */
  readonly friends: Float64Array;
  readonly wagonAt: Uint8Array;
}

/** 6.3.1: neither demoralized units nor wagon trains exert a zone. */
export const exerts = (
  { demoralized }: Pick<UnitOnField, 'demoralized'>,
  { type }: Pick<UnitPiece, 'type'>,
): boolean => demoralized === 0 && type !== 'wagon';

/** `but` leaves out one unit: the one that marches. */
export function positionsOf(
  { pieces, ground }: Field,
  state: FieldState,
  side: Side,
  weather: Weather,
  but = -1,
): Positions {
  const { size } = ground.map;
  const [enemyAt, friendAt, wagonAt] = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)];
  const friends = new Float64Array(size);
  const exerting = new Set<number>();
  state.units.forEach((unit, i) => {
    if (unit.hex < 0 || i === but) return;
    const piece = pieces.units[i]!;
    if (piece.side !== side) {
      enemyAt[unit.hex] = 1;
      if (exerts(unit, piece)) exerting.add(unit.hex);
      return;
    }
    friendAt[unit.hex] = 1;
    if (piece.type === 'wagon') wagonAt[unit.hex] = 1;
    if (piece.type === 'infantry' || piece.type === 'artillery') friends[unit.hex]! += combatValue(unit);
  });
  return { enemyAt, enemyZones: zonesOf(ground, exerting, weather), friendAt, friends, wagonAt };
}
