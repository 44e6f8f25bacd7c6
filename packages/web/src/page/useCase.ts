/** One case of a question: its values, what the rules say to them, and the roll, if one was made. */
import { type Asking, isKnown, type Question, type Refusal, type RollAnswer, seeded } from '@longroll/kernel';
import { useCallback, useMemo, useRef } from 'react';
import { entryOf } from '../log/entries.ts';
import { appendToLog } from '../log/store.ts';
import type { Values } from './address.ts';

export interface Asked {
  readonly question: Question;
  readonly values: Values;
  /** Whether these are the worked example that a first visit finds. */
  readonly isExample: boolean;
  readonly asking: Asking | null;
  readonly refused: Refusal | null;
  readonly roll: RollAnswer | null;
  readonly diceRefused: Refusal | null;
  set(name: string, value: unknown): void;
  /** Several values at once: another way to do the same. */
  choose(values: Values): void;
  reset(): void;
  /** These two are true rolls and go to the log. */
  rollHere(): void;
  rolled(faces: readonly number[]): void;
  /** Looks at a throw without having made it. */
  show(faces: readonly number[]): void;
  clearRoll(): void;
}

/** Where the values and the dice of a case are kept. */
export interface CaseState {
  readonly values: Values;
  readonly dice: readonly number[] | null;
  readonly isExample: boolean;
  setValues(values: Values): void;
  setDice(dice: readonly number[] | null): void;
  reset(): void;
}

export const given = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));

export const defaultsOf = (schema: Question['schema']): Values =>
  Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, field.default]));

/** A change may make other fields unknown (another game): those go back to their defaults. */
function forgetUnknown({ schema }: Question, values: Values): Values {
  const withDefaults = { ...defaultsOf(schema), ...values };
  const known = Object.entries(values).filter(([name, value]) => {
    const field = schema.properties[name];
    return isKnown(field?.only, withDefaults) && isKnown(field?.optionsOnly?.[String(value)], withDefaults);
  });
  return Object.fromEntries(known);
}

const facesOf = (roll: RollAnswer): readonly number[] => roll.dice.flatMap(({ faces }) => faces);

export function useCase(question: Question, state: CaseState): Asked {
  const { values, dice, setValues, setDice } = state;
  const verdict = useMemo(() => question.ask(given(values)), [question, values]);
  const asking = verdict.refused ? null : verdict.value;
  const rolled = useMemo(() => (asking && dice ? asking.rollWith(dice) : null), [asking, dice]);
  const log = (roll: RollAnswer) => {
    if (asking) appendToLog(entryOf(roll, asking.headline, given(values), new Date()));
    setDice(facesOf(roll));
  };
  // The same function for the life of the case, so that fields that did not change need not be drawn again.
  const latest = useRef(state);
  latest.current = state;
  const set = useCallback(
    (name: string, value: unknown) => {
      const now = latest.current;
      now.setValues(forgetUnknown(question, { ...now.values, [name]: value }));
    },
    [question],
  );
  return {
    ...{ question, values, asking },
    isExample: state.isExample,
    refused: verdict.refused,
    roll: rolled && !rolled.refused ? rolled.value : null,
    diceRefused: rolled?.refused ?? null,
    set,
    choose: (next) => setValues(forgetUnknown(question, { ...values, ...next })),
    reset: state.reset,
    rollHere: () => asking && log(asking.roll(seeded(crypto.randomUUID()))),
    rolled(faces) {
      const made = asking?.rollWith(faces);
      if (made && !made.refused) log(made.value);
      else setDice(faces);
    },
    show: setDice,
    clearRoll: () => setDice(null),
  };
}
