/** The Strategic Segment (turns divisible by 5): two dice, one event, two, or none. */
import { anyFace, d6, type Note, type Procedure, sumOfDice } from '@longroll/kernel';
import {
  STRATEGIC_EVENTS,
  type StrategicEventEntry,
  type StrategicEventName,
  type StrategicHalf,
  strategicHalves,
} from '../charts/strategicEvents.ts';
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

const entryAt = (dice: number): StrategicEventEntry =>
  STRATEGIC_EVENTS.cell(STRATEGIC_EVENTS.rowOf(dice), 0).value;

/** The events that the dice bring in this turn. */
export const eventsAt = (turn: number, dice: number): readonly StrategicEventName[] =>
  strategicHalves(turn, entryAt(dice)).flatMap(({ event, holds }) => (holds === true ? [event] : []));

export const eventsKey = (events: readonly StrategicEventName[]): string =>
  events.length === 0 ? 'No Effect' : events.join(' and ');

const { cite, id: chart, notes: footnotes } = STRATEGIC_EVENTS;
const note = { cite, group: 'Strategic event', chart };

const cycleLine = (turn: number): Note => ({
  ...{ ...note, text: `Strategic Cycle of turn ${turn}`, value: '2D6', applied: true },
});

function eventLine({ event, holds }: StrategicHalf, rules: HouseRules): Note {
  const told = strategicEffectCite(event, rules);
  const { group } = note;
  // What is not printed there does not point to the table.
  const line = {
    ...{ cite: told, text: strategicEffect(event, rules), value: event, group },
    ...(told === cite ? { chart } : {}),
  };
  return holds === true ? { ...line, applied: true } : { ...line, applied: false, reason: holds };
}

/** Every footnote of the table: that of the row explains what holds, the others are for other rows. */
const footnoteLines = ({ mark: own }: StrategicEventEntry): readonly Note[] =>
  footnotes.map(({ mark, text }) =>
    mark === own
      ? { ...note, text, value: mark, applied: true }
      : { ...note, text, value: mark, applied: false, reason: 'for other results' },
  );

const NOTHING: Note = { ...note, text: 'Nothing happens any more', value: 'No Effect', applied: true };

function entryLines({ turn, houseRules }: StrategicEventInput, entry: StrategicEventEntry): readonly Note[] {
  const halves = strategicHalves(turn, entry);
  return [
    ...halves.map((half) => eventLine(half, houseRules)),
    ...(halves.every(({ holds }) => holds !== true) ? [NOTHING] : []),
    ...footnoteLines(entry),
  ];
}

const DRAWN = anyFace('event dice', EVENT_DICE);

/** The dice are looked at themselves: rows with the same event have different footnotes. */
export function strategicEvent(input: StrategicEventInput): Procedure<StrategicEventOutcome> {
  const { turn, houseRules } = input;
  return (u) => {
    u.note(() => [cycleLine(turn)]);
    const dice = u.draw(DRAWN);
    u.note(() => entryLines(input, entryAt(dice)));
    const events = eventsAt(turn, dice);
    return { events, effects: events.map((event) => strategicEffect(event, houseRules)) };
  };
}
