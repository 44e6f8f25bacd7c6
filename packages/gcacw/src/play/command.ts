/** Who is within reach of a leader's word (7.2), and where he may transfer to (3). */
import { cellDistance } from '@longroll/kernel';
import { COMMAND_RADIUS, commandReach, type Situation, TRANSFER_RADIUS } from '../field/command.ts';
import type { Field } from '../field/field.ts';
import { FULL_ZOC, RESTRICTED_ZOC } from '../field/ground.ts';
import { isSubordinate } from '../field/pieces.ts';
import { exerts } from '../field/positions.ts';
import type { Side } from '../model/vocabulary.ts';
import type { PlayState } from './stage.ts';
import { rulesOf, sideOfLeader, sideOfUnit, weatherOf } from './standing.ts';

const ENEMY = 1;
const FRIEND = 2;
const ZONE = 4;

/** By hex: who stands there, and whether a zone of the enemy bars a path. One is kept, for the state last asked about. */
interface Picture {
  units: PlayState['units'] | null;
  houseRules: PlayState['houseRules'];
  turn: number;
  side: Side;
  readonly marks: Uint8Array;
}
const pictures = new WeakMap<Field, Picture>();

function pictureFor(field: Field): Picture {
  const known = pictures.get(field);
  if (known) return known;
  const fresh: Picture = {
    units: null,
    houseRules: {},
    turn: 0,
    side: 'union',
    marks: new Uint8Array(field.ground.map.size),
  };
  pictures.set(field, fresh);
  return fresh;
}

/** 6.3.5 does not exempt a restricted zone here, so it bars a path unless the players hold otherwise. */
const leastZone = (state: PlayState): number =>
  rulesOf(state).restrictedZocInCommand === 'counts' ? RESTRICTED_ZOC : FULL_ZOC;

function markZone(field: Field, state: PlayState, hex: number, marks: Uint8Array): void {
  const { neighbours, sides } = field.ground.map;
  const { zoc } = field.ground[weatherOf(field, state)];
  const least = leastZone(state);
  for (let side = hex * sides; side < (hex + 1) * sides; side++)
    if (neighbours[side]! >= 0 && zoc[side]! >= least) marks[neighbours[side]!]! |= ZONE;
}

const isOf = (picture: Picture, { units, turn, houseRules }: PlayState, side: Side): boolean =>
  picture.units === units &&
  picture.turn === turn &&
  picture.side === side &&
  picture.houseRules === houseRules;

/** Marked from the units, since a path looks at hundreds of hexes and there are some thirty units. */
function marksOf(field: Field, state: PlayState, side: Side): Uint8Array {
  const picture = pictureFor(field);
  const { marks } = picture;
  if (isOf(picture, state, side)) return marks;
  marks.fill(0);
  state.units.forEach((unit, i) => {
    const { hex } = unit;
    if (hex < 0) return;
    const own = sideOfUnit(field, i) === side;
    marks[hex]! |= own ? FRIEND : ENEMY;
    if (!own && exerts(unit, field.pieces.units[i]!)) markZone(field, state, hex, marks);
  });
  picture.units = state.units;
  picture.turn = state.turn;
  picture.houseRules = state.houseRules;
  picture.side = side;
  return marks;
}

function situationOf(field: Field, state: PlayState, side: Side): Situation {
  const marks = marksOf(field, state, side);
  return {
    enemyAt: (hex) => (marks[hex]! & ENEMY) !== 0,
    friendAt: (hex) => (marks[hex]! & FRIEND) !== 0,
    enemyZone: (hex) => (marks[hex]! & ZONE) !== 0,
  };
}

/** Of some hexes those that a path of so many steps reaches; hexes too far away are not sought at all. */
function reachedOf(
  field: Field,
  state: PlayState,
  leader: number,
  from: number,
  radius: number,
  hexes: readonly number[],
): readonly number[] {
  const { map } = field.ground;
  const near = hexes.filter((hex) => hex >= 0 && cellDistance(map, from, hex) <= radius);
  if (near.every((hex) => hex === from)) return near;
  const situation = situationOf(field, state, sideOfLeader(field, leader));
  const reached = commandReach(map, field.inPlay, from, radius, situation, near);
  return near.filter((hex) => reached.has(hex));
}

/** Of some hexes those that a leader in a hex commands. */
export const commandedOf = (
  field: Field,
  state: PlayState,
  leader: number,
  from: number,
  hexes: readonly number[],
): readonly number[] => reachedOf(field, state, leader, from, COMMAND_RADIUS, hexes);

/** Hexes with a unit of his that a leader may transfer to; he need not be asked to stay. */
export function transfersOf(field: Field, state: PlayState, leader: number): readonly number[] {
  const { hex } = state.leaders[leader]!;
  const piece = field.pieces.leaders[leader]!;
  const his = new Set<number>();
  state.units.forEach((unit, i) => {
    if (unit.hex >= 0 && unit.hex !== hex && isSubordinate(field.pieces.units[i]!, piece)) his.add(unit.hex);
  });
  return reachedOf(field, state, leader, hex, TRANSFER_RADIUS, [...his]);
}

/** The army leader, if one is there to make an assault a grand one: within radius of him who began it (14.7). */
export function armyLeaderNear(field: Field, state: PlayState, leader: number): number {
  const { hex } = state.leaders[leader]!;
  return field.pieces.leaders.findIndex(({ rank, side }, i) => {
    if (rank !== 'army' || side !== sideOfLeader(field, leader) || !state.leaders[i]!.released) return false;
    return commandedOf(field, state, leader, hex, [state.leaders[i]!.hex]).length > 0;
  });
}
