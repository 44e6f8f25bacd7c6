/** The whole sheets, fetched when a game is begun; what is always at hand is in heads.ts. */
import { IUKA } from './iuka.ts';
import { REDOUBT } from './redoubt.ts';
import type { Scenario } from './scenario.ts';
import { SEVEN_PINES } from './sevenPines.ts';

/** What can be played, the smallest first. */
export const SCENARIOS: readonly Scenario[] = [REDOUBT, IUKA, SEVEN_PINES];
