/** The question `gcacw/random-event`: the Random Events Phase of one turn. */
import { allow, type LitCell, question, refuse, type Verdict, wholeRequired, yesNo } from '@longroll/kernel';
import type * as z from 'zod';
import { FIRST_EVENT_TURN, LAST_TURN, RANDOM_EVENTS, randomEventColumn } from '../charts/randomEvents.ts';
import { OUR_EFFECT } from '../procedures/eventEffects.ts';
import {
  eventAt,
  type RandomEventInput,
  type RandomEventOutcome,
  randomEvent,
} from '../procedures/randomEvent.ts';
import { houseRulesIn, OUR_RULINGS } from '../rulings/index.ts';
import { diceWords, type Thrown, totalOf } from './marchWords.ts';

const TURN = 'Turn';
const { cite } = RANDOM_EVENTS;

const FIELDS = {
  turn: wholeRequired(1, LAST_TURN, {
    begins: 2,
    title: 'Turn',
    description: 'Turn 1 is 30 April 1863, turn 33 is 1 June.',
    ...{ cite, group: TURN },
  }),
  previousRain: yesNo({
    title: 'Rain the turn before',
    description: 'The previous turn had Late Rain, Rain or Heavy Rain.',
    ...{ cite, group: TURN },
  }),
  houseRules: houseRulesIn('random-event'),
};

function settle(fields: z.output<z.ZodObject<typeof FIELDS>>): Verdict<RandomEventInput> {
  if (fields.turn < FIRST_EVENT_TURN) {
    return refuse('no-event', cite, 'turn is 1: random events begin with turn 2.', 'turn');
  }
  return allow({ ...fields, houseRules: fields.houseRules ?? OUR_RULINGS });
}

/** The cell that the dice point to; without dice every cell of the column that brings the event. */
function lit(input: RandomEventInput, { event }: RandomEventOutcome, dice: Thrown = []): LitCell[] {
  const total = totalOf(dice);
  const column = randomEventColumn(input.turn);
  return RANDOM_EVENTS.rows
    .map(({ head }, row) => ({ rolled: Number(head), row }))
    .filter(({ rolled }) => rolled === (total ?? rolled) && eventAt(input, rolled) === event)
    .map(({ row }) => ({ chart: RANDOM_EVENTS.id, row, column }));
}

export const RANDOM_EVENT_QUESTION = question<typeof FIELDS, RandomEventInput, RandomEventOutcome>({
  id: 'gcacw/random-event',
  title: 'Random event',
  about: 'The Random Events Phase: two dice on the column of the date.',
  fields: FIELDS,
  example: { turn: 34 },
  settle,
  procedure: randomEvent,
  headline: ({ turn }) => `Random event of turn ${turn}, ${RANDOM_EVENTS.columns[randomEventColumn(turn)]}`,
  sides: () => ['union', 'confederate'],
  key: ({ event }) => event,
  label: ({ event, effect, ours }) => `${event}: ${effect}${ours ? OUR_EFFECT : ''}`,
  short: ({ event }) =>
    event
      .split(' ')
      .map((word) => word.slice(0, 2))
      .join(''),
  line: ({ turn }, { event, effect }, dice) =>
    `TOM turn ${turn}, random event, ${diceWords(dice)}: ${event} (${effect}).`,
  summaries: [
    {
      title: 'Weather',
      classes: [
        { label: 'rain', tone: 'worst', holds: ({ rain }) => rain.startsWith('this turn') },
        { label: 'late rain', tone: 'bad', holds: ({ rain }) => rain === 'late' },
        { label: 'heat', tone: 'even', holds: ({ event }) => event.endsWith('Heat') },
        {
          label: 'fair',
          tone: 'good',
          holds: ({ rain, event }) => rain === 'none' && !event.endsWith('Heat'),
        },
      ],
    },
  ],
  averages: [],
  lit,
});
