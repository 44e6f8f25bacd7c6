/** The state of a resolver: the form, kept in the address, and the roll, if one was made. */
import { type Asking, isKnown, type Question, type Refusal, type RollAnswer, seeded } from '@longroll/kernel';
import { useEffect, useMemo, useState } from 'react';
import { readAddress, readDice, type Values, writeAddress } from './address.ts';

export interface Asked {
  readonly values: Values;
  /** Whether these are the worked example that a first visit finds. */
  readonly isExample: boolean;
  readonly asking: Asking | null;
  readonly refused: Refusal | null;
  readonly roll: RollAnswer | null;
  readonly diceRefused: Refusal | null;
  set(name: string, value: unknown): void;
  reset(): void;
  rollHere(): void;
  rolled(faces: readonly number[]): void;
  clearRoll(): void;
}

const given = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));

/** A change may make other fields unknown (another game): those go back to their defaults. */
function forgetUnknown({ schema }: Question, values: Values): Values {
  const known = Object.entries(values).filter(([name, value]) => {
    const field = schema.properties[name];
    const withDefaults = { ...defaultsOf(schema), ...values };
    return isKnown(field?.only, withDefaults) && isKnown(field?.optionsOnly?.[String(value)], withDefaults);
  });
  return Object.fromEntries(known);
}

export const defaultsOf = (schema: Question['schema']): Values =>
  Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, field.default]));

export function useAsked(question: Question): Asked {
  const [values, setValues] = useState<Values>(
    () => readAddress(question.schema, location.search) ?? question.example,
  );
  const [dice, setDice] = useState<readonly number[] | null>(() => readDice(location.search));

  useEffect(() => {
    history.replaceState(null, '', location.pathname + writeAddress(question.schema, values, dice));
  }, [question, values, dice]);

  const verdict = useMemo(() => question.ask(given(values)), [question, values]);
  const asking = verdict.refused ? null : verdict.value;
  const rolled = useMemo(() => (asking && dice ? asking.rollWith(dice) : null), [asking, dice]);
  const change = (next: Values) => {
    setValues(next);
    setDice(null);
  };
  return {
    values,
    isExample: values === question.example,
    asking,
    refused: verdict.refused,
    roll: rolled && !rolled.refused ? rolled.value : null,
    diceRefused: rolled?.refused ?? null,
    set: (name, value) => change(forgetUnknown(question, { ...values, [name]: value })),
    reset: () => change(question.example),
    rollHere: () => setDice(facesOf(asking?.roll(seeded(crypto.randomUUID())))),
    rolled: setDice,
    clearRoll: () => setDice(null),
  };
}

const facesOf = (roll: RollAnswer | undefined): readonly number[] | null =>
  roll ? roll.dice.flatMap(({ faces }) => faces) : null;
