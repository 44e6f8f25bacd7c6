/** A case kept in the address: a link reopens the form and the dice. Without one the form begins neutral. */
import type { Question } from '@longroll/kernel';
import { useEffect, useMemo, useState } from 'react';
import { readAddress, readDice, type Values, writeAddress } from '../address/address.ts';
import { isWholeExample, leftOfExample, withoutExample } from './example.ts';
import { type Asked, type ExampleUse, useCase } from './useCase.ts';

interface Begun {
  readonly values: Values;
  /** Whether it began as the worked example. */
  readonly worked: boolean;
}

const NEVER: readonly string[] = [];

function begunAt(question: Question): Begun {
  const values = readAddress(question.schema, location.search) ?? question.neutral;
  return { values, worked: isWholeExample(question, values) };
}

/** After the frame that shows the odds: browsers take their time over it. */
function useAddress({ schema }: Question, values: Values, dice: readonly number[] | null): void {
  useEffect(() => {
    const path = location.pathname;
    const waiting = setTimeout(() => {
      if (location.pathname !== path) return;
      history.replaceState(history.state, '', path + writeAddress(schema, values, dice) + location.hash);
    });
    return () => clearTimeout(waiting);
  }, [schema, values, dice]);
}

export function useAsked(question: Question): Asked {
  const [{ values, worked }, setBegun] = useState<Begun>(() => begunAt(question));
  const [dice, setDice] = useState<readonly number[] | null>(() => readDice(location.search));
  useAddress(question, values, dice);
  const begin = (next: Values, isWorked: boolean) => {
    setBegun({ values: next, worked: isWorked });
    setDice(null);
  };
  const left = useMemo(() => (worked ? leftOfExample(question, values) : NEVER), [question, worked, values]);
  const isOffered = useMemo(() => leftOfExample(question, question.example).length > 0, [question]);
  const example: ExampleUse = {
    ...{ left, isOffered },
    isWhole: worked && isWholeExample(question, values),
    load: () => begin(question.example, true),
    clear: () => begin(withoutExample(question, values), false),
  };
  return useCase(question, {
    ...{ values, dice, setDice, example },
    setValues: (next) => begin(next, worked),
    reset: () => begin(question.neutral, false),
  });
}
