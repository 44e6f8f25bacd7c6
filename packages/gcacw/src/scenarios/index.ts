/** The twelve scenarios of the Vicksburg game, in order. */
import { RuleBug } from '@longroll/kernel';
import { ARMY_OF_RELIEF_SCENARIO } from './armyOfRelief.ts';
import { CAMPAIGN } from './campaign.ts';
import { CHAMPION_HILL } from './championHill.ts';
import { GRANT_MOVES_WEST } from './grantMovesWest.ts';
import { I_MOVE_AT_ONCE } from './iMoveAtOnce.ts';
import { INFLICT_ALL_THE_PUNISHMENT } from './inflictAllThePunishment.ts';
import { INVASION_AND_BREAKOUT } from './invasionAndBreakout.ts';
import { LORINGS_MEMORANDUM } from './loringsMemorandum.ts';
import { PORT_GIBSON } from './portGibson.ts';
import type { Scenario } from './scenario.ts';
import { THIS_IS_SUCCESS } from './thisIsSuccess.ts';
import { UNITE_YOUR_TROOPS } from './uniteYourTroops.ts';
import { YANKEE_BLITZKRIEG } from './yankeeBlitzkrieg.ts';

export const SCENARIOS: readonly Scenario[] = [
  PORT_GIBSON,
  INVASION_AND_BREAKOUT,
  UNITE_YOUR_TROOPS,
  YANKEE_BLITZKRIEG,
  LORINGS_MEMORANDUM,
  GRANT_MOVES_WEST,
  CHAMPION_HILL,
  I_MOVE_AT_ONCE,
  THIS_IS_SUCCESS,
  ARMY_OF_RELIEF_SCENARIO,
  INFLICT_ALL_THE_PUNISHMENT,
  CAMPAIGN,
];

const known = new Map(SCENARIOS.map((one) => [one.id, one]));

export function scenarioNamed(id: string): Scenario {
  const found = known.get(id);
  if (!found) throw new RuleBug(`there is no scenario ${id}`);
  return found;
}
