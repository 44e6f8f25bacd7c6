/** Reinforcements (16.3): where a unit that waits off the map would enter, and where it counts as standing. */
import { cellRing, NO_STEP, terrainOf } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import type { Side } from '../../model/vocabulary.ts';
import { leaderEntries, unitEnters } from '../operations/arriving.ts';
import type { PlayState } from '../state/stage.ts';
import { isDue, isEnemyIn, isInZone, sideOfLeader, sideOfUnit } from '../state/standing.ts';

const NOWHERE = -1;

const isLand = ({ ground: { map }, inPlay }: Field, hex: number): boolean =>
  inPlay[hex] === 1 && terrainOf(map, hex) !== 'water';

/** A swamp without a way is no place to enter: nothing leads out of it. */
const leadsOut = ({ ground: { map, dry } }: Field, hex: number): boolean =>
  dry.costs.infantry.subarray(hex * map.sides, (hex + 1) * map.sides).some((cost) => cost !== NO_STEP);

/** Nearest, of equally near ones the lowest number, free of enemies and their zones. */
function nearestFree(field: Field, state: PlayState, side: Side, entry: number): number {
  const { map } = field.ground;
  const isFree = (hex: number) =>
    isLand(field, hex) &&
    leadsOut(field, hex) &&
    !isEnemyIn(field, state, side, hex) &&
    !isInZone(field, state, side, hex);
  for (let distance = 1; distance <= map.width + map.height; distance++) {
    const free = cellRing(map, entry, distance).filter(isFree);
    if (free.length > 0) return free.reduce((a, b) => (map.ids[a]! < map.ids[b]! ? a : b));
  }
  return NOWHERE;
}

function enters(field: Field, state: PlayState, side: Side, entry: number): number {
  if (entry < 0) return NOWHERE;
  return isEnemyIn(field, state, side, entry) ? nearestFree(field, state, side, entry) : entry;
}

/** The hex of a unit on the map, or the one in which it would enter now; -1 if it is nowhere. */
export function whereIsUnit(field: Field, state: PlayState, unit: number): number {
  const piece = state.units[unit]!;
  if (piece.hex >= 0) return piece.hex;
  if (!isDue(state, piece)) return NOWHERE;
  return state.campaign
    ? unitEnters(field, state, unit)
    : enters(field, state, sideOfUnit(field, unit), piece.entry);
}

export function whereIsLeader(field: Field, state: PlayState, leader: number): number {
  const piece = state.leaders[leader]!;
  if (piece.hex >= 0) return piece.hex;
  if (!isDue(state, piece)) return NOWHERE;
  return state.campaign
    ? (leaderEntries(field, state, leader)[0] ?? NOWHERE)
    : enters(field, state, sideOfLeader(field, leader), piece.entry);
}
