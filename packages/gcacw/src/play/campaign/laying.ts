/** Which counter lies for a unit, and whom it obeys, written anew (19.4.9, 19.4.11, 19.4.12). */
import type { Army } from '../../scenarios/scenario.ts';
import { campaignOf, change } from '../state/campaign.ts';
import type { PlayState } from '../state/stage.ts';

/** A counter of another name may lie there from now on. */
export function relaid(state: PlayState, unit: number, counter: string): PlayState {
  const { lay } = campaignOf(state);
  if (lay.units[unit] === counter) return state;
  return change(state, { lay: { ...lay, units: lay.units.with(unit, counter) } });
}

/** A unit obeys another army leader from now on. */
export function obeys(state: PlayState, unit: number, army: Army): PlayState {
  const { lay } = campaignOf(state);
  return change(state, { lay: { ...lay, unitArmies: lay.unitArmies.with(unit, army) } });
}
