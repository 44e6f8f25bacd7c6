/** Strategic events (19.3.2, 7A): the dice, and each result in the printed order. */
import type { Umpire } from '@longroll/kernel';
import type { StrategicEventName } from '../../charts/strategicEvents.ts';
import type { Field } from '../../field/field.ts';
import { strategicEvent } from '../../procedures/strategicEvent.ts';
import { campaignOf, change, rulesIn, tells } from '../state/campaign.ts';
import { type In, type PlayState, to } from '../state/stage.ts';
import { type Happens, noEffect, says } from './event.ts';
import { milliken, redoubt, reinforcement, relieved } from './rearEvents.ts';
import { attrition, mining, portHudson } from './siegeEvents.ts';

/** What the last Cycle's events left is over. */
export function rollStrategicEvent(_: Field, state: In<'strategic-event'>, u: Umpire): PlayState {
  const fresh = change(state, { johnston: 'as he is', marchBonus: false, disrupted: [] });
  const houseRules = { ...rulesIn(state), eventEffects: 'ours' as const };
  const { events } = strategicEvent({ turn: state.turn, houseRules })(u);
  const words = events.length === 0 ? 'no event' : events.join(' and ');
  return to(tells(fresh, u, '19.3.2', `Strategic Cycle of turn ${state.turn}: ${words}.`), {
    ...{ at: 'next-event', side: 'union', rest: events },
  });
}

/** The next result, or the depots when there is none. */
export function nextEvent(field: Field, state: In<'next-event'>, u: Umpire): PlayState {
  const [event, ...rest] = state.stage.rest;
  if (event === undefined) return to(state, { at: 'offer-depots', side: 'union' });
  return HAPPENS[event]({ field, state, event, rest, u });
}

const HAPPENS: Readonly<Record<StrategicEventName, Happens>> = {
  'Variable Reinforcement': reinforcement,
  'Siege Attrition': attrition,
  'Union Mine Operations': mining,
  'Union Extended March Bonus': (event) =>
    says(event, change(event.state, { marchBonus: true }), 'Union marches are easier until the next Cycle.'),
  'Port Hudson': portHudson,
  'Johnston Sick': (event) => says(event, change(event.state, { johnston: 'sick' }), 'Johnston is sick.'),
  'Jackson Confederate Redoubt': redoubt,
  'French Arrives Early': (event) =>
    campaignOf(event.state).frenchCalled
      ? noEffect(event)
      : says(event, change(event.state, { frenchCalled: true }), 'French comes to his division.'),
  'President Davis Pushes Johnston': (event) =>
    says(event, change(event.state, { johnston: 'pushed' }), 'President Davis pushes Johnston.'),
  'McClernand Relieved': relieved,
  "CSA Attacks Milliken's Bend": milliken,
};
