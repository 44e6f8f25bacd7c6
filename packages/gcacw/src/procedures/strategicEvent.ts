/** The Strategic Segment (turns divisible by 5): two dice, one event, two, or none. */
import { d6, type Note, type Procedure, rollOn, sumOfDice } from '@longroll/kernel';
import { STRATEGIC_EVENTS, type StrategicEventName, strategicEventsIn } from '../charts/strategicEvents.ts';
import type { HouseRules } from '../rulings/index.ts';
import { strategicEffect, strategicEffectCite } from './eventEffects.ts';

export interface StrategicEventInput {
  readonly turn: number;
  readonly houseRules: HouseRules;
}

export interface StrategicEventOutcome {
  /** Both of a double result; none where the turn has made it No Effect. */
  readonly events: readonly StrategicEventName[];
  readonly effects: readonly string[];
}

const EVENT_DICE = sumOfDice(d6('first event die'), d6('second event die'));

/** The events that the dice bring in this turn. */
export const eventsAt = (turn: number, dice: number): readonly StrategicEventName[] =>
  strategicEventsIn(turn, STRATEGIC_EVENTS.cell(STRATEGIC_EVENTS.rowOf(dice), 0).value);

export const eventsKey = (events: readonly StrategicEventName[]): string =>
  events.length === 0 ? 'No Effect' : events.join(' and ');

const { cite, id: chart } = STRATEGIC_EVENTS;
const note = { cite, applied: true, group: 'Strategic event', chart };

const cycleLine = (turn: number): Note => ({
  ...note,
  text: `Strategic Cycle of turn ${turn}`,
  value: '2D6',
});

function eventLines({ events, effects }: StrategicEventOutcome, rules: HouseRules): readonly Note[] {
  if (events.length === 0) return [{ ...note, text: 'Nothing happens any more', value: 'No Effect' }];
  return events.map((event, i) => {
    const told = strategicEffectCite(event, rules);
    const line = { cite: told, text: effects[i]!, value: event, applied: true, group: note.group };
    return told === cite ? { ...line, chart } : line;
  });
}

export function strategicEvent({ turn, houseRules }: StrategicEventInput): Procedure<StrategicEventOutcome> {
  const outcomes = new Map<string, StrategicEventOutcome>();
  const chance = rollOn('event dice', EVENT_DICE, (dice) => {
    const events = eventsAt(turn, dice);
    const effects = events.map((event) => strategicEffect(event, houseRules));
    const outcome = outcomes.get(eventsKey(events)) ?? { events, effects };
    outcomes.set(eventsKey(events), outcome);
    return outcome;
  });
  return (u) => {
    u.note(() => [cycleLine(turn)]);
    const outcome = u.draw(chance);
    u.note(() => eventLines(outcome, houseRules));
    return outcome;
  };
}
