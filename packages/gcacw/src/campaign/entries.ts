/** Where arrivals enter (19.1.2a, 19.1.3a). */
import { commandReach, TRANSFER_RADIUS } from '../field/command.ts';
import { isSubordinate, type LeaderPiece } from '../field/pieces.ts';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import { riverDepots } from './depots.ts';
import { dryPicture, hexOf, isHeldDown, isInEnemyZone, standing, type Theatre } from './theatre.ts';

export const ENTRY_AREAS = {
  Jackson: ['E2712', 'E2901', 'E0504'],
  'Madison County': ['E0504', 'E0103', 'E1609'],
  'Copiah County': ['E4920', 'E5522', 'E5525'],
  'Claiborne County': ['W5508', 'W5521', 'W5503'],
  'Yazoo River': ['W1006', 'E0229', 'E0127'],
} as const;
export type EntryArea = keyof typeof ENTRY_AREAS;

/** Added for who has waited long at blocked ones. */
export const LATE_ENTRIES = ['E2901', 'E0103', 'E0109'] as const;

/** No enemy there, and no unrestricted zone of his unless a friend stands there. */
export function isOpen(theatre: Theatre, hex: number): boolean {
  const holder = dryPicture(theatre).holder(hex);
  if (holder !== null) return holder === 'confederate';
  return !isHeldDown(theatre, 'confederate', hex);
}

export interface Arriving {
  readonly area: EntryArea;
  readonly due: number;
  readonly turn: number;
}

/** The hex at which a Confederate enters now: the first that is open; null while he waits. */
export function entryFor(
  theatre: Theatre,
  { area, due, turn }: Arriving,
  { entryWait }: Pick<CampaignRules, 'entryWait'>,
): number | null {
  const ids = turn >= due + entryWait ? [...ENTRY_AREAS[area], ...LATE_ENTRIES] : ENTRY_AREAS[area];
  return ids.map((id) => hexOf(theatre, id)).find((hex) => isOpen(theatre, hex)) ?? null;
}

const BRUINSBURG = 'W5228';
const FIRST_LANDING_TURN = 2;

/** Landings among which a Union arrival chooses; none while it waits. */
export function landingsFor(theatre: Theatre, depots: readonly number[], turn: number): readonly number[] {
  const river = turn === FIRST_LANDING_TURN ? [] : riverDepots(theatre, depots);
  if (river.length > 0) return river;
  const bruinsburg = hexOf(theatre, BRUINSBURG);
  const holder = dryPicture(theatre).holder(bruinsburg);
  const blocked = holder === null ? isInEnemyZone(theatre, 'union', bruinsburg) : holder === 'confederate';
  return blocked ? [] : [bruinsburg];
}

/** Hexes of his units to which a leader who is due may be transferred, as if he stood in his entry hex (19.1.2a, 3.3). */
export function leaderJoins(
  theatre: Theatre,
  arriving: Arriving,
  leader: LeaderPiece,
  rules: Pick<CampaignRules, 'entryWait' | 'restrictedZocInCommand'>,
): readonly number[] {
  const from = entryFor(theatre, arriving, rules);
  if (from === null) return [];
  const under = standing(theatre, leader.side).filter(({ piece }) => isSubordinate(piece, leader));
  const path = {
    side: leader.side,
    situation: dryPicture(theatre),
    restrictedCounts: rules.restrictedZocInCommand === 'counts',
  };
  const hexes = [...new Set(under.map(({ unit }) => unit.hex))];
  return commandReach(theatre.field, path, from, TRANSFER_RADIUS, hexes);
}
