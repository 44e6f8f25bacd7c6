/** A case kept in the address: a link reopens the form and the dice. */
import type { Question } from '@longroll/kernel';
import { useEffect, useState } from 'react';
import { readAddress, readDice, type Values, writeAddress } from '../address/address.ts';
import { type Asked, useCase } from './useCase.ts';

export function useAsked(question: Question): Asked {
  const [values, setValues] = useState<Values>(
    () => readAddress(question.schema, location.search) ?? question.example,
  );
  const [dice, setDice] = useState<readonly number[] | null>(() => readDice(location.search));
  useEffect(() => {
    const path = location.pathname;
    // After the frame that shows the odds: browsers take their time over it.
    const waiting = setTimeout(() => {
      if (location.pathname !== path) return;
      history.replaceState(
        history.state,
        '',
        path + writeAddress(question.schema, values, dice) + location.hash,
      );
    });
    return () => clearTimeout(waiting);
  }, [question, values, dice]);
  const change = (next: Values) => {
    setValues(next);
    setDice(null);
  };
  return useCase(question, {
    ...{ values, dice, setDice },
    isExample: values === question.example,
    setValues: change,
    reset: () => change(question.example),
  });
}
