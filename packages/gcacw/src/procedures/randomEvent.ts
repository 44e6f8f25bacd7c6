/** The Random Events Phase: two dice on the column of the date. */
import { d6, type Note, type Procedure, rollOn, sumOfDice } from '@longroll/kernel';
import { RANDOM_EVENTS, type RandomEventName, randomEventColumn } from '../charts/randomEvents.ts';
import type { HouseRules } from '../rulings/index.ts';
import { type EventEffect, randomEffect, randomEffectCite } from './eventEffects.ts';

export interface RandomEventInput {
  readonly turn: number;
  /** The turn before had Late Rain, Rain or Heavy Rain. */
  readonly previousRain: boolean;
  readonly houseRules: HouseRules;
}

export interface RandomEventOutcome extends EventEffect {
  readonly event: RandomEventName | 'No Effect';
}

const EVENT_DICE = sumOfDice(d6('first event die'), d6('second event die'));
const NO_EFFECT = 'No Effect';

/** What the dice bring: the entry, unless rain on the day before has spent it. */
export function eventAt({ turn, previousRain }: RandomEventInput, dice: number): RandomEventOutcome['event'] {
  const entry = RANDOM_EVENTS.cell(RANDOM_EVENTS.rowOf(dice), randomEventColumn(turn)).value;
  return entry.notAfterRain && previousRain ? NO_EFFECT : entry.name;
}

function effectOf(event: RandomEventOutcome['event'], rules: HouseRules): EventEffect {
  if (event !== NO_EFFECT) return randomEffect(event, rules);
  return { effect: 'Nothing happens', rain: 'none', extendedMarch: 0, ours: false };
}

const { cite, id: chart, columns } = RANDOM_EVENTS;
const note = { cite, group: 'Random event', chart };

const columnLine = (turn: number): Note => ({
  ...{ ...note, text: `Turn ${turn}: ${columns[randomEventColumn(turn)]}`, value: '2D6', applied: true },
});

/** What the card does not print is not to be looked up on it. */
const effectLine = (told: string, text: string, value: string): Note =>
  told === cite
    ? { ...note, text, value, applied: true }
    : { cite: told, group: note.group, text, value, applied: true };

/** The event, and whether rain on the day before has spent it. */
function eventLines(
  { previousRain, houseRules }: RandomEventInput,
  { event, effect }: RandomEventOutcome,
): Note[] {
  const told = event === NO_EFFECT ? cite : randomEffectCite(event, houseRules);
  const crisis = { ...note, text: 'Union Water Crisis becomes No Effect after a turn with rain', value: '+' };
  const reason = previousRain ? 'another event' : 'no rain the turn before';
  return [
    effectLine(told, effect, event),
    event === NO_EFFECT ? { ...crisis, applied: true } : { ...crisis, applied: false, reason },
  ];
}

export function randomEvent(input: RandomEventInput): Procedure<RandomEventOutcome> {
  const outcomes = new Map<string, RandomEventOutcome>();
  const chance = rollOn('event dice', EVENT_DICE, (dice) => {
    const event = eventAt(input, dice);
    const outcome = outcomes.get(event) ?? { event, ...effectOf(event, input.houseRules) };
    outcomes.set(event, outcome);
    return outcome;
  });
  return (u) => {
    u.note(() => [columnLine(input.turn)]);
    const outcome = u.draw(chance);
    u.note(() => eventLines(input, outcome));
    return outcome;
  };
}
