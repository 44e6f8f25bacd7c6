/** A strategic event as it happens (19.3.2): to nobody's notice, at once, or with a choice. */
import type { Umpire } from '@longroll/kernel';
import type { StrategicEventName } from '../../charts/strategicEvents.ts';
import type { Field } from '../../field/field.ts';
import type { Side } from '../../model/vocabulary.ts';
import { tells } from '../state/campaign.ts';
import { type EventChoice, type PlayState, to } from '../state/stage.ts';

/** An event as it happens. */
export interface Event {
  readonly field: Field;
  readonly state: PlayState;
  readonly event: StrategicEventName;
  readonly rest: readonly StrategicEventName[];
  readonly u: Umpire;
}
export type Happens = (event: Event) => PlayState;

export const goOn = (state: PlayState, rest: readonly StrategicEventName[]): PlayState =>
  to(state, { at: 'next-event', side: 'union', rest });

export const noEffect = ({ state, event, rest, u }: Event): PlayState =>
  goOn(tells(state, u, '19.3.2', `${event}: no effect.`), rest);

/** Somebody chooses; where there is one thing only it is taken. */
export const asks = ({ state, event, rest }: Event, side: Side, choice: EventChoice): PlayState =>
  to(state, { at: 'event-choice', side, happening: { event, rest }, asks: choice });

export const says = (event: Event, state: PlayState, text: string): PlayState =>
  goOn(tells(state, event.u, '19.3.2', text), event.rest);
