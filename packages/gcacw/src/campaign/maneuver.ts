/** The Union Army of Maneuver (19.4.12): who may leave the siege, how many, and under whom. */
import { type Bar, bar } from '@longroll/kernel';
import type { CampaignRules } from '../rulings/campaign/index.ts';
import { areasOf } from './areas.ts';
import { isInfantry, manpowerIn, type Standing, standing, type Theatre } from './theatre.ts';

/** For boxes 0 to 5 of the Army of Relief; in the last there is no limit. */
const CAPS: readonly number[] = [16, 24, 32, 40, 48, 60];
const SHIFT: Readonly<Record<CampaignRules['maneuverCap'], number>> = {
  'as-written': 0,
  'eight-less': -8,
  'eight-more': 8,
};

export const maneuverCap = (box: number, rules: Pick<CampaignRules, 'maneuverCap'>): number =>
  (CAPS[box] ?? Number.POSITIVE_INFINITY) + SHIFT[rules.maneuverCap];

export const maneuverManpower = (theatre: Theatre, assigned: ReadonlySet<number>): number =>
  manpowerIn(standing(theatre, 'union').filter(({ index }) => assigned.has(index)));

const CAVALRY = bar('cavalry', '19.4.12.2', 'Cavalry is free and needs no assignment.');
const FULL = bar('maneuver-full', '19.4.12.2', 'The Army of Maneuver may not be larger yet.');
const ASSIGNED = bar('assigned', '19.4.12.2', 'It belongs to the Army of Maneuver already.');

export function assignBar(
  theatre: Theatre,
  { index, unit, piece }: Standing,
  assigned: ReadonlySet<number>,
  box: number,
  rules: Pick<CampaignRules, 'maneuverCap'>,
): Bar | null {
  if (!isInfantry(piece)) return CAVALRY;
  if (assigned.has(index)) return ASSIGNED;
  return maneuverManpower(theatre, assigned) + unit.manpower > maneuverCap(box, rules) ? FULL : null;
}

const HELD = bar(
  'siege-holds',
  '19.4.12.1',
  'Grant holds it to the siege: only the Army of Maneuver goes there.',
);

/** What keeps Union infantry that is not assigned from a step while Vicksburg is besieged, or null. */
export function siegeHoldsBar(
  { field }: Theatre,
  { index, piece }: Pick<Standing, 'index' | 'piece'>,
  assigned: ReadonlySet<number>,
  from: number,
  to: number,
): Bar | null {
  if (!isInfantry(piece) || assigned.has(index)) return null;
  const { left, right, jackson } = areasOf(field.ground.map);
  const crosses = right.has(from) && left.has(to);
  return crosses || (jackson.has(to) && !jackson.has(from)) ? HELD : null;
}

const EARLY = bar('johnston-far', '19.4.12.3', 'Johnston is not near enough for an army of its own.');
const SMALL = bar('maneuver-small', '19.4.12.3', 'Too few are assigned to the Army of Maneuver.');

export function leadBar(
  assignedManpower: number,
  box: number,
  { maneuverLead, maneuverLeast }: Pick<CampaignRules, 'maneuverLead' | 'maneuverLeast'>,
): Bar | null {
  if (box < maneuverLead) return EARLY;
  return assignedManpower < maneuverLeast ? SMALL : null;
}

/** Johnston comes and nobody watches him: the Confederates score (19.4.12.4). */
export const isUnwatched = (
  assignedManpower: number,
  box: number,
  { maneuverBox, maneuverLeast }: Pick<CampaignRules, 'maneuverBox' | 'maneuverLeast'>,
): boolean => box >= maneuverBox && assignedManpower < maneuverLeast;
