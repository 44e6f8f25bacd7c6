/** River transport (19.4.5): a Union unit goes from landing to landing. */
import { type Bar, bar } from '@longroll/kernel';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import { riverDepots } from './depots.ts';
import { hexOf, infantryIn, isInEnemyZone, type Standing, type Theatre } from './theatre.ts';
import { CITY } from './works.ts';

const UNION_ONLY = bar('not-union', '19.4.5', 'Only the Union has transports.');
const NO_DEPOT = bar('no-depot', '19.4.5', 'It takes an open river depot at both landings.');
const BUSY = bar('transports', '19.4.5', 'The transports are under way already.');
const TIRED = bar('fatigue', '19.4.5', 'It is too tired to embark.');
const ZONE = bar('enemy-zone', '19.4.5', 'Nobody embarks in an enemy zone of control.');
const BARRED = bar('batteries', '19.4.5', 'The guns of Vicksburg lie between the two landings.');

const BELOW: readonly string[] = ['W5228', 'W4622', 'W3117'];

export interface Voyage {
  readonly depots: readonly number[];
  /** Units that went by river in this turn. */
  readonly transported: number;
  readonly to: number;
}

/** Landings above and below Vicksburg are joined only while it bars nothing. */
function isJoined(theatre: Theatre, from: number, to: number): boolean {
  const below = (hex: number) => BELOW.some((id) => hexOf(theatre, id) === hex);
  return below(from) === below(to) || !infantryIn(theatre, 'confederate', CITY);
}

export function embarkBar(
  theatre: Theatre,
  { depots, transported, to }: Voyage,
  { unit, piece }: Standing,
  rules: Pick<CampaignRules, 'transportsPerTurn' | 'embarkFatigue'>,
): Bar | null {
  if (piece.side !== 'union') return UNION_ONLY;
  const landings = riverDepots(theatre, depots);
  if (!landings.includes(unit.hex) || !landings.includes(to) || unit.hex === to) return NO_DEPOT;
  if (transported >= rules.transportsPerTurn) return BUSY;
  if (unit.fatigue > rules.embarkFatigue) return TIRED;
  if (isInEnemyZone(theatre, 'union', unit.hex)) return ZONE;
  return isJoined(theatre, unit.hex, to) ? null : BARRED;
}
