/** Campaign turns are days: turn 1 is 30 April 1863, turn 70 the 8th of July (18.1). */
import { RuleBug } from '@longroll/kernel';

export const LAST_CAMPAIGN_TURN = 70;

/** The months, each with the campaign turn of its first day; April's last day is turn 1. */
const MONTHS = [
  { name: 'July', first: 63 },
  { name: 'June', first: 33 },
  { name: 'May', first: 2 },
  { name: 'April', first: -28 },
] as const;

/** "1 May" for campaign turn 2. */
export function dayOf(turn: number): string {
  const month = MONTHS.find(({ first }) => turn >= first);
  if (!month || turn < 1 || turn > LAST_CAMPAIGN_TURN) throw new RuleBug(`there is no campaign turn ${turn}`);
  return `${turn - month.first + 1} ${month.name}`;
}

/** Campaign turn of the nth turn of a scenario. */
export const calendarTurn = (firstTurn: number, n: number): number => firstTurn + n - 1;
