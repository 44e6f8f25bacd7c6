/** The question `gcacw/strategic-event`: the Strategic Segment of a turn divisible by 5. */
import { allow, type LitCell, question, wholeRequired } from '@longroll/kernel';
import { LAST_TURN } from '../charts/randomEvents.ts';
import { STRATEGIC_EVENTS } from '../charts/strategicEvents.ts';
import {
  eventsAt,
  eventsKey,
  type StrategicEventInput,
  type StrategicEventOutcome,
  strategicEvent,
} from '../procedures/strategicEvent.ts';
import { houseRulesIn, OUR_RULINGS } from '../rulings/index.ts';
import { noCycle } from './cycleTurn.ts';
import { diceWords, type Thrown, totalOf } from './marchWords.ts';

const FIELDS = {
  turn: wholeRequired(1, LAST_TURN, {
    begins: 5,
    title: 'Turn',
    description: 'Divisible by 5.',
    cite: '17.2',
    group: 'Turn',
  }),
  houseRules: houseRulesIn('strategic-event'),
};

const keyOf = ({ events }: StrategicEventOutcome): string => eventsKey(events);

const labelOf = ({ events, effects }: StrategicEventOutcome): string =>
  events.length === 0 ? 'No Effect' : events.map((event, i) => `${event}: ${effects[i]}`).join('; ');

/** The row that the dice point to; without dice every row that brings these events in this turn. */
function lit({ turn }: StrategicEventInput, outcome: StrategicEventOutcome, dice: Thrown = []): LitCell[] {
  const total = totalOf(dice);
  return STRATEGIC_EVENTS.rows
    .map(({ head }, row) => ({ rolled: Number(head), row }))
    .filter(
      ({ rolled }) => rolled === (total ?? rolled) && eventsKey(eventsAt(turn, rolled)) === keyOf(outcome),
    )
    .map(({ row }) => ({ chart: STRATEGIC_EVENTS.id, row, column: 0 }));
}

export const STRATEGIC_EVENT_QUESTION = question<typeof FIELDS, StrategicEventInput, StrategicEventOutcome>({
  id: 'gcacw/strategic-event',
  title: 'Strategic event',
  about: 'The Strategic Segment of a Strategic Cycle: two dice, with the turns in which each result holds.',
  fields: FIELDS,
  example: { turn: 25 },
  settle: (fields) =>
    noCycle(fields.turn) ?? allow({ ...fields, houseRules: fields.houseRules ?? OUR_RULINGS }),
  procedure: strategicEvent,
  headline: ({ turn }) => `Strategic event of turn ${turn}`,
  sides: () => ['union', 'confederate'],
  key: keyOf,
  label: labelOf,
  short: ({ events }) => events.map((event) => event.slice(0, 3)).join('+') || '–',
  line: ({ turn }, outcome, dice) =>
    `TOM turn ${turn}, strategic event, ${diceWords(dice)}: ${keyOf(outcome)}.`,
  summaries: [],
  averages: [],
  lit,
});
