/** What the random event of a turn means for marches and for leaders (19.3.1). */
import { edgeMask, terrainOf } from '@longroll/kernel';
import type { UnitPiece } from '../field/pieces.ts';
import type { Side } from '../model/vocabulary.ts';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import type { Today } from './randomEvents.ts';
import { isInfantry, neighboursOf, type Theatre } from './theatre.ts';

/** A hex without river or creek hexside and not beside water. */
export function isDryHex(theatre: Theatre, hex: number): boolean {
  const { map } = theatre.field.ground;
  const water = edgeMask(map, 'major-river', 'minor-river', 'creek');
  const sides = map.edges.subarray(hex * map.sides, (hex + 1) * map.sides);
  const beside = neighboursOf(theatre, hex).some((one) => terrainOf(map, one) === 'water');
  return !beside && !sides.some((edges) => (edges & water) !== 0);
}

/** What the event adds on the Extended March Table for a unit that begins its march in a hex. */
export function extendedMarchOf(
  theatre: Theatre,
  { event, extendedMarch }: Today,
  piece: Pick<UnitPiece, 'side' | 'type'>,
  hex: number,
): number {
  if (event !== 'Union Water Crisis') return extendedMarch;
  return piece.side === 'union' && isInfantry(piece) && isDryHex(theatre, hex) ? extendedMarch : 0;
}

/** What a leader of a side meets in a turn. */
export interface LeadersDay {
  /** Units that he lists at most; null without a limit. */
  readonly listAtMost: number | null;
  /** Added to the command die, and to that of a grand assault. */
  readonly commandDie: number;
  readonly grandAssaultDie: number;
  readonly armyLeadersTransfer: boolean;
  /** Grant, or the army leaders of the other side, make grand assaults possible. */
  readonly grandAssaults: boolean;
}

const ORDINARY: LeadersDay = {
  listAtMost: null,
  commandDie: 0,
  grandAssaultDie: 0,
  armyLeadersTransfer: true,
  grandAssaults: true,
};

export function leadersDay(
  event: Today['event'],
  side: Side,
  { paralysedList, heatCommand }: Pick<CampaignRules, 'paralysedList' | 'heatCommand'>,
): LeadersDay {
  if (event === 'Extreme Heat') return { ...ORDINARY, commandDie: heatCommand };
  if (event === 'Confederate CP' && side === 'confederate') {
    const dice = { commandDie: 1, grandAssaultDie: 1 };
    return { ...ORDINARY, ...dice, listAtMost: paralysedList, armyLeadersTransfer: false };
  }
  if (event === 'Grant Drunk' && side === 'union')
    return { ...ORDINARY, armyLeadersTransfer: false, grandAssaults: false };
  return ORDINARY;
}
