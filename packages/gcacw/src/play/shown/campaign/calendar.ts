/** What happened day by day, with the losses of either side at the end of each (19.0.6). */
import type { CalendarDay } from '@longroll/kernel';
import { dayOf } from '../../../scenarios/calendar.ts';
import { lostSoFar } from '../../campaign/day.ts';
import { campaignOf } from '../../state/campaign.ts';
import type { PlayState } from '../../state/stage.ts';

export function calendarOf(state: PlayState): readonly CalendarDay[] {
  const { days, ofTheTurn } = campaignOf(state);
  const past = days.map(({ turn, lost, told }) => ({ turn, title: dayOf(turn), lines: told, lost }));
  const { turn } = state;
  return [...past, { turn, title: dayOf(turn), lines: ofTheTurn.told, lost: lostSoFar(state) }];
}
