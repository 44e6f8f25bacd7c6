/** Reinforcements (17.18): who may enter together, and by which hex. */
import { type Bar, bar } from '@longroll/kernel';
import { ALL } from '../../counters/counter.ts';
import type { Field, LeaderPiece, UnitPiece } from '../../field/field.ts';
import { WAITING } from '../../field/state.ts';
import { isMarsh } from '../../model/vocabulary.ts';
import { sideOf } from '../state/change.ts';
import { asPiece, isLeaderPiece, leaderIn } from '../state/flow.ts';
import type { Group, Moving, PlayState } from '../state/stage.ts';
import {
  distance,
  hasStrangers,
  isDue,
  isEnemyIn,
  isGun,
  isInZoc,
  rulesOf,
  segmentIn,
} from '../state/standing.ts';
import { hasStep, stepBarred } from './bars.ts';

const BARRED = bar('entry-barred', '17.18', 'The enemy, or friends who cannot be passed, bar that hex.');
const ENTRY_FREE = bar('entry-free', '17.18', 'The entry itself is free: it is entered there.');
const NO_ENTRY = bar('no-entry', '17.18', 'They enter by their road, or beside it if it is barred.');
const NO_ROAD = bar(
  'guns-need-road',
  '3.2.1, 17.18',
  'Beside the road artillery enters neither marsh nor an embankment.',
);

export const entryCell = (field: Field, { units, leaders }: Pick<Group, 'units' | 'leaders'>): number =>
  units.length > 0 ? field.units[units[0]!]!.cell : field.leaders[leaders[0]!]!.cell;

/** The group as it would stand in a hex at the edge. */
export const enteredAt = (field: Field, moving: Moving, hex: number): Moving => ({
  ...moving,
  hex,
  path: [hex],
  entered: hex === entryCell(field, moving) ? 'by-road' : 'off-road',
});

/** Enemy units and EZOC bar a hex; leaders alone heed no EZOC. Friends of others bar it if there is no step on. */
function isBarred(field: Field, state: PlayState, moving: Moving, hex: number): boolean {
  const side = sideOf(field, moving);
  if (isEnemyIn(field, state, side, hex)) return true;
  if (moving.units.length === 0) return false;
  if (isInZoc(field, state, side, hex)) return true;
  return (
    hasStrangers(field, state, moving.units, hex) && !hasStep(field, state, enteredAt(field, moving, hex))
  );
}

const needsRoad = (field: Field, { units }: Moving, hex: number): boolean => {
  const { ground, embankment } = field.ground.hexes[hex]!;
  return units.some((unit) => isGun(field, unit)) && (isMarsh(ground) || embankment);
};

/** What bars the first step, onto the map. */
export function entryBar(field: Field, state: PlayState, moving: Moving, hex: number): Bar | null {
  const entry = entryCell(field, moving);
  if (hex === entry) return isBarred(field, state, moving, hex) ? BARRED : null;
  const beside = field.entries.get(entry)?.beside ?? [];
  if (!beside.includes(hex) || distance(field, entry, hex) > rulesOf(state).entryShift) return NO_ENTRY;
  if (!isBarred(field, state, moving, entry)) return ENTRY_FREE;
  if (field.ground.prohibited[hex] === 1 || isBarred(field, state, moving, hex)) return BARRED;
  return needsRoad(field, moving, hex) ? NO_ROAD : null;
}

/** What bars a step, or the first one, onto the map. */
export const anyStepBarred = (field: Field, state: PlayState, moving: Moving, hex: number): Bar | null =>
  moving.path.length === 0 ? entryBar(field, state, moving, hex) : stepBarred(field, state, moving, hex);

/** The hexes by which a group may come in. */
export function entriesFor(field: Field, state: PlayState, moving: Moving): readonly number[] {
  const entry = entryCell(field, moving);
  const { entryShift } = rulesOf(state);
  const beside = (field.entries.get(entry)?.beside ?? []).filter(
    (hex) => distance(field, entry, hex) <= entryShift,
  );
  return [entry, ...beside].filter((hex) => entryBar(field, state, moving, hex) === null);
}

export const offMap = (group: Group): Moving => ({
  ...group,
  ...{ hex: WAITING, path: [], entered: 'no', changes: 0, stopped: false, target: -1, shotBy: [] },
});

/** In a horse segment leaders, cavalry and artillery only (17.18). */
const isHorse = ({ type }: UnitPiece): boolean => type === 'cavalry' || type === 'artillery';

const isWaitingWith = (
  state: PlayState,
  piece: UnitPiece | LeaderPiece,
  record: { readonly hex: number; readonly acted: boolean },
  side: string,
  entry: number,
): boolean => piece.side === side && piece.cell === entry && isDue(state, piece, record) && !record.acted;

/** All who wait with a piece and could enter with it; leaders of all with them. */
export function enteringWith(field: Field, state: PlayState, piece: number): Group {
  const isLeader = isLeaderPiece(field, piece);
  const chosen = isLeader ? field.leaders[leaderIn(field, piece)]! : field.units[piece]!;
  const organization = 'leads' in chosen ? chosen.leads : chosen.higherOrganization;
  const isHorseSegment = segmentIn(state).kind === 'horse';
  const fits = (unit: number): boolean => {
    const one = field.units[unit]!;
    if (one.higherOrganization !== organization) return false;
    if (!isWaitingWith(state, one, state.units[unit]!, chosen.side, chosen.cell)) return false;
    return !isHorseSegment || ('type' in chosen ? one.type === chosen.type : false);
  };
  const units = field.own[chosen.side].filter(fits);
  const leaders = field.ownLeaders[chosen.side].filter((leader) => {
    const one = field.leaders[leader]!;
    const isHis = one.leads === organization || one.leads === ALL;
    return isHis && isWaitingWith(state, one, state.leaders[leader]!, chosen.side, chosen.cell);
  });
  return { hex: WAITING, units, leaders };
}

const NOT_WAITING = bar('not-waiting', '17.18', 'It does not wait to enter.');
const NOT_YOURS = bar('not-yours', '17.6', 'It is not of the side whose segment it is.');
const ON_FOOT = bar('on-foot', '17.5', 'In a horse segment only leaders, cavalry and artillery move.');
const HAS_STOOD_DOWN = bar('has-acted', '17.4.2', 'It has stood down in this segment.');

export function enterBar(field: Field, state: PlayState, piece: number): Bar | null {
  if (piece < 0) return NOT_WAITING;
  const isLeader = isLeaderPiece(field, piece);
  const one = isLeader ? field.leaders[leaderIn(field, piece)]! : field.units[piece]!;
  const record = isLeader ? state.leaders[leaderIn(field, piece)]! : state.units[piece]!;
  if (one.side !== segmentIn(state).side) return NOT_YOURS;
  if (!isDue(state, one, record)) return NOT_WAITING;
  if (record.acted) return HAS_STOOD_DOWN;
  if (segmentIn(state).kind === 'horse' && 'type' in one && !isHorse(one)) return ON_FOOT;
  const group = enteringWith(field, state, piece);
  return entriesFor(field, state, offMap(group)).length > 0 ? null : BARRED;
}

/** Pieces of a side that wait, units before leaders. */
export function waitingOf(field: Field, state: PlayState): readonly number[] {
  const { side } = segmentIn(state);
  const units = field.own[side].filter((unit) => isDue(state, field.units[unit]!, state.units[unit]!));
  const leaders = field.ownLeaders[side].filter((leader) =>
    isDue(state, field.leaders[leader]!, state.leaders[leader]!),
  );
  return [...units, ...leaders.map((leader) => asPiece(field, leader))];
}
