/** Zones of control over the whole map (6.3), from where units stand. */
import { FULL_ZOC, type Ground, NO_ZOC, type SideTable, type Weather } from './ground.ts';

/** By hex: the strongest zone that reaches into it, `NO_ZOC`, `RESTRICTED_ZOC` or `FULL_ZOC`. */
export type Zones = Uint8Array;

/** The other end of a hexside: the same side, seen from the neighbour. */
function reachInto(zoc: SideTable, { map }: Ground, hex: number, zones: Zones): void {
  for (let direction = 0; direction < map.sides; direction++) {
    const side = hex * map.sides + direction;
    const into = map.neighbours[side]!;
    if (into >= 0 && zoc[side]! > zones[into]!) zones[into] = zoc[side]!;
  }
}

/** The zones of units that stand in these hexes; who exerts one (6.3.1) is for the caller to say. */
export function zonesOf(ground: Ground, hexes: Iterable<number>, weather: Weather): Zones {
  const zones = new Uint8Array(ground.map.size);
  for (const hex of hexes) reachInto(ground[weather].zoc, ground, hex, zones);
  return zones;
}

/** Whether a march that enters the hex must stop there, attack or end (6.4.1). */
export const stopsMarch = (zones: Zones, hex: number): boolean => zones[hex] === FULL_ZOC;
/** Whether a path of command may not enter it without a friendly unit; every zone forbids it (7.2). */
export const breaksCommand = (zones: Zones, hex: number): boolean => zones[hex] !== NO_ZOC;
