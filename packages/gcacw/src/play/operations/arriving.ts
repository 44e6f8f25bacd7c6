/** Where arrivals of the campaign enter (19.1.2a, 19.1.3a): by the lists of their places, or at a landing. */

import { riverDepots } from '../../campaign/depots.ts';
import { ENTRY_AREAS, type EntryArea, entryFor, landingsFor } from '../../campaign/entries.ts';
import { IN_SUPPLY } from '../../campaign/supply.ts';
import type { Field } from '../../field/field.ts';
import type { SetupLine } from '../../scenarios/scenario.ts';
import { campaignOf, change, changeRecord, rulesIn, theatreIn } from '../state/campaign.ts';
import type { PlayState } from '../state/stage.ts';
import { sideOfLeader, sideOfUnit } from '../state/standing.ts';

/** Whose place is not named comes by Jackson. */
export const areaOfLine = ({ arrives }: SetupLine): EntryArea => {
  const from = arrives?.from ?? 'Jackson';
  return from in ENTRY_AREAS ? (from as EntryArea) : 'Jackson';
};

function entryByList(field: Field, state: PlayState, line: SetupLine, due: number): readonly number[] {
  const arriving = { area: areaOfLine(line), due, turn: state.turn };
  const hex = entryFor(theatreIn(field, state), arriving, rulesIn(state));
  return hex === null ? [] : [hex];
}

const landings = (field: Field, state: PlayState): readonly number[] =>
  landingsFor(theatreIn(field, state), campaignOf(state).depots, state.turn);

/** Landings that a Union unit may choose from; who came by transport has his, while its depot is open (19.4.5). */
export function landingsOf(field: Field, state: PlayState, unit: number): readonly number[] {
  const { entry } = state.units[unit]!;
  const { embarked, depots } = campaignOf(state);
  const bound = embarked.includes(unit) && riverDepots(theatreIn(field, state), depots).includes(entry);
  return bound ? [entry] : landings(field, state);
}

/** The hex in which a unit that is due would enter now; -1 while it waits. */
export function unitEnters(field: Field, state: PlayState, unit: number): number {
  const { entry, arrives } = state.units[unit]!;
  const open =
    sideOfUnit(field, unit) === 'union'
      ? landingsOf(field, state, unit)
      : entryByList(field, state, field.unitLines[unit]!, arrives);
  // A landing that was chosen counts; of a list it is always the first open hex.
  return open.includes(entry) ? entry : (open[0] ?? -1);
}

/** Hexes in which a leader who is due counts as standing; who lost all his units waits until one comes (1.10). */
export function leaderEntries(field: Field, state: PlayState, leader: number): readonly number[] {
  const { entry, arrives } = state.leaders[leader]!;
  if (entry < 0) return [];
  return sideOfLeader(field, leader) === 'union'
    ? landings(field, state)
    : entryByList(field, state, field.leaderLines[leader]!, arrives);
}

/** A leader due enters with a subordinate who comes by the same place; Union leaders with any of theirs. */
export function entersWith(field: Field, state: PlayState, leader: number, unit: number): boolean {
  if (!state.campaign || state.leaders[leader]!.entry < 0 || sideOfUnit(field, unit) === 'union') return true;
  return areaOfLine(field.leaderLines[leader]!) === areaOfLine(field.unitLines[unit]!);
}

/** Who arrives is in supply, and bound for no landing any more (19.0.6). */
export function arrivedOn(state: PlayState, unit: number): PlayState {
  if (!state.campaign) return state;
  const { embarked } = campaignOf(state);
  const fed = changeRecord(state, unit, IN_SUPPLY);
  return embarked.includes(unit) ? change(fed, { embarked: embarked.filter((one) => one !== unit) }) : fed;
}
