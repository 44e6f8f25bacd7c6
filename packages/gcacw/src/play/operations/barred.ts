/**
 * What the campaign keeps a unit from, step by step: Johnston's leash, the siege's hold on the Union, gunboats over
 * the ferries of the Yazoo (19.4.4.6, 19.4.11.6, 19.4.12.1). Marches, advances, journeys and reach all ask here.
 */
import { type Bar, bar, sideBetween } from '@longroll/kernel';
import { isFerryWatched } from '../../campaign/gunboats.ts';
import { siegeHoldsBar } from '../../campaign/maneuver.ts';
import { leashBar } from '../../campaign/relief.ts';
import type { Field } from '../../field/field.ts';
import {
  assignedSet,
  campaignOf,
  isSiegeOn,
  reliefSet,
  rulesIn,
  standingOf,
  theatreIn,
} from '../state/campaign.ts';
import type { PlayState } from '../state/stage.ts';
import { sideOfUnit } from '../state/standing.ts';

const WATCHED = bar('gunboats', '19.4.4.6', 'A gunboat watches that ferry over the Yazoo.');

const isWatched = ({ ground: { map, between } }: Field, state: PlayState, side: number): boolean =>
  between[side]!.crossing === 'ferry' && isFerryWatched(map, campaignOf(state).gunboats, side);

/** Whether a gunboat lies before a ferry that a side would use. */
export const isFerryBarred = (field: Field, state: PlayState, side: number): boolean =>
  state.campaign !== undefined && isWatched(field, state, side);

/** The siege holds the Union from the first segment of the Army of Maneuver on, until it is broken off. */
const isHeldBack = (state: PlayState): boolean => campaignOf(state).siegeHolds && isSiegeOn(state);

function heldBar(field: Field, state: PlayState, unit: number, from: number, to: number): Bar | null {
  if (!isHeldBack(state)) return null;
  return siegeHoldsBar(theatreIn(field, state), standingOf(field, state, unit), assignedSet(state), from, to);
}

const isLeashed = (state: PlayState, unit: number): boolean => {
  const { reliefFormed, fell } = campaignOf(state);
  return reliefFormed && fell === null && reliefSet(state).has(unit);
};

function leashedBar(field: Field, state: PlayState, unit: number, from: number, to: number): Bar | null {
  if (!isLeashed(state, unit)) return null;
  const { type } = field.pieces.units[unit]!;
  const { manpower } = state.units[unit]!;
  const step = { unit: { type, manpower }, from, to, box: campaignOf(state).box, relief: reliefSet(state) };
  return leashBar(theatreIn(field, state), step, rulesIn(state));
}

/** The same number for units of a side and type that are kept from the same steps. */
export function keptAlike(field: Field, state: PlayState, unit: number): number {
  if (!state.campaign) return 0;
  if (sideOfUnit(field, unit) === 'union') return isHeldBack(state) && !assignedSet(state).has(unit) ? 1 : 0;
  return isLeashed(state, unit) ? 1 + state.units[unit]!.manpower : 0;
}

/** What keeps a unit from passing from one hex to another, however it goes. */
export function areaBar(field: Field, state: PlayState, unit: number, from: number, to: number): Bar | null {
  if (!state.campaign) return null;
  return sideOfUnit(field, unit) === 'union'
    ? heldBar(field, state, unit, from, to)
    : leashedBar(field, state, unit, from, to);
}

/** What keeps it from a step or an advance over a hexside. */
export function stepBar(field: Field, state: PlayState, unit: number, from: number, to: number): Bar | null {
  if (!state.campaign) return null;
  const ferry = sideOfUnit(field, unit) === 'confederate' ? sideBetween(field.ground.map, from, to) : -1;
  if (ferry >= 0 && isWatched(field, state, ferry)) return WATCHED;
  return areaBar(field, state, unit, from, to);
}
