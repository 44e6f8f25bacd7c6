/** One case of a question: its values, what the rules say to them, and the roll, if one was made. */
import {
  type Asking,
  type FieldSchema,
  isKnown,
  labelled,
  type Question,
  type Refusal,
  type RollAnswer,
  seeded,
  type Verdict,
} from '@longroll/kernel';
import { useMemo, useRef } from 'react';
import type { Values } from '../address/address.ts';
import { unlikeAny } from '../keep/unlikeAny.ts';
import { entryOf } from '../log/entries.ts';
import { appendToLog } from '../log/store.ts';

/** What of a case is the worked example's and not the player's. */
export interface ExampleUse {
  /** Names of the fields that still hold what the example put there; none if the case did not begin with it. */
  readonly left: readonly string[];
  readonly isWhole: boolean;
  /** Whether it shows anything that an untouched form does not. */
  readonly isOffered: boolean;
  load(): void;
  /** What is left of it goes; what the player has changed stays. */
  clear(): void;
}

/** There is nothing to load where something else fills the form. */
export const NO_EXAMPLE: ExampleUse = {
  ...{ left: [], isWhole: false, isOffered: false },
  load: () => {},
  clear: () => {},
};

export interface Asked {
  readonly question: Question;
  readonly values: Values;
  /** The worked example, where this case began as one. */
  readonly example: ExampleUse;
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
  readonly example: ExampleUse;
  setValues(values: Values): void;
  setDice(dice: readonly number[] | null): void;
  reset(): void;
}

export const given = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));

const defaults = new WeakMap<Question['schema'], Values>();

/** Found once for a question: a form asks for them several times at every tap. */
export function defaultsOf(schema: Question['schema']): Values {
  const known = defaults.get(schema);
  if (known) return known;
  const found = Object.entries(schema.properties).map(([name, field]) => [name, field.default]);
  const values: Values = Object.fromEntries(found);
  defaults.set(schema, values);
  return values;
}

/** A change may make other fields unknown (another game), or words of a list: those go back to their defaults. */
export function forgetUnknown({ schema }: Question, values: Values): Values {
  const withDefaults = { ...defaultsOf(schema), ...values };
  const isKnownIn = (field: FieldSchema | undefined, word: unknown) =>
    isKnown(field?.optionsOnly?.[String(word)], withDefaults);
  const known = Object.entries(values).flatMap(([name, value]) => {
    const field = schema.properties[name];
    if (!isKnown(field?.only, withDefaults)) return [];
    if (Array.isArray(value) && field?.optionsOnly)
      return [[name, value.filter((word) => isKnownIn(field, word))] as const];
    return isKnownIn(field, value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(known);
}

const facesOf = (roll: RollAnswer): readonly number[] => roll.dice.flatMap(({ faces }) => faces);

/** What a player can do with a case; the same functions for its whole life, so that what did not change need not be drawn again. */
export type CaseActions = Pick<Asked, 'set' | 'choose' | 'rollHere' | 'rolled' | 'show' | 'clearRoll'>;

interface Now extends CaseState {
  readonly asking: Asking | null;
}

function actionsOn(question: Question, now: () => Now): CaseActions {
  const choose = (next: Values) => now().setValues(forgetUnknown(question, { ...now().values, ...next }));
  const log = (asking: Asking, roll: RollAnswer) => {
    appendToLog(entryOf(roll, asking.headline, given(now().values), new Date()));
    now().setDice(facesOf(roll));
  };
  return {
    choose,
    set: (name, value) => choose({ [name]: value }),
    rollHere() {
      const { asking } = now();
      if (asking) log(asking, asking.roll(seeded(unlikeAny())));
    },
    rolled(faces) {
      const { asking, setDice } = now();
      const made = asking?.rollWith(faces);
      if (asking && made && !made.refused) log(asking, made.value);
      else setDice(faces);
    },
    show: (faces) => now().setDice(faces),
    clearRoll: () => now().setDice(null),
  };
}

const inLabels = ({ schema }: Question, verdict: Verdict<Asking>): Verdict<Asking> =>
  verdict.refused ? { refused: labelled(schema, verdict.refused) } : verdict;

export function useCase(question: Question, state: CaseState): Asked {
  const { values, dice } = state;
  const verdict = useMemo(() => inLabels(question, question.ask(given(values))), [question, values]);
  const asking = verdict.refused ? null : verdict.value;
  const rolled = useMemo(() => (asking && dice ? asking.rollWith(dice) : null), [asking, dice]);
  const latest = useRef<Now>(null!);
  latest.current = { ...state, asking };
  const actions = useMemo(() => actionsOn(question, () => latest.current), [question]);
  return {
    ...{ question, values, asking },
    ...actions,
    example: state.example,
    refused: verdict.refused,
    roll: rolled && !rolled.refused ? rolled.value : null,
    diceRefused: rolled?.refused ?? null,
    reset: state.reset,
  };
}
