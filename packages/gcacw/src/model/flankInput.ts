/** The six hexes around a defender, as the flank rule looks at them (9.7). */
import type { HouseRules } from '../rulings/index.ts';
import type { Entrenchment, Side } from './vocabulary.ts';

export const COVERS = [
  'occupied',
  'zoc',
  'restricted-zoc',
  'swamp-or-mountain',
  'river',
  'off-map',
  'open',
] as const;
export type Cover = (typeof COVERS)[number];

/** Covered by units, not by ground: these have to be strong enough. */
export const BY_UNITS: readonly Cover[] = ['occupied', 'zoc', 'restricted-zoc'];

export interface FlankHex {
  /** As players call it; a sketch has none, there it is numbered. */
  readonly name?: string;
  readonly cover: Cover;
  /** Of all attacker-side units that occupy or reach the hex together. */
  readonly coveringCV: number;
  /** Held by an undemoralized unit of the defender's side. */
  readonly defenderFriend: boolean;
  /** Covered by units, but swamp, mountain or across a river besides (9.7e). */
  readonly closedGround?: boolean;
  /** A disorganized Combat Value that is our reading is in the test of the quarter (1.6a). */
  readonly ourMarkers?: boolean;
}

export interface FlankInput {
  readonly attackerSide: Side;
  /** Without entrenchments. */
  readonly defenderCV: number;
  readonly defenderEntrenchment: Entrenchment;
  readonly flanksRefused: boolean;
  readonly hexes: readonly FlankHex[];
  readonly houseRules: HouseRules;
}
