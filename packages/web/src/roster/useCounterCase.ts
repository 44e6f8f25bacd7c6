/** A case whose units come off the counters; the ground and the circumstances are typed. */
import type { Call, Counter, Picked, Question } from '@longroll/kernel';
import { useMemo, useState } from 'react';
import type { Values } from '../address/address.ts';
import { type Asked, NO_EXAMPLE, useCase } from '../case/useCase.ts';
import type { OtherWay } from '../odds/Alternatives.tsx';

export interface CounterCase {
  readonly asked: Asked;
  /** The values that the counters stand for. */
  readonly filled: Values;
  /** The same with one more counter of a stack that is already in it. */
  readonly otherWays: readonly OtherWay[];
}

interface Thrown {
  readonly key: string;
  readonly dice: readonly number[] | null;
}

const MOST_OTHERS = 4;

/** Units that lie where the first rank's units lie and are not in it. */
function besides(call: Call, picked: Picked, counters: readonly Counter[]): readonly Counter[] {
  const { id, most } = call.ranks[0]!;
  const rank = picked[id] ?? [];
  if (rank.length >= most) return [];
  const isBeside = (one: Counter) =>
    one.kind !== 'leader' &&
    rank.some((other) => other.place === one.place && other.side === one.side) &&
    !rank.some((other) => other.id === one.id);
  return counters.filter(isBeside).slice(0, MOST_OTHERS);
}

const withOneMore = (call: Call, picked: Picked, counter: Counter, take: () => void): OtherWay => {
  const { id } = call.ranks[0]!;
  return {
    label: `with ${counter.name} too`,
    values: call.fill({ ...picked, [id]: [...(picked[id] ?? []), counter] }),
    take,
  };
};

export function useCounterCase(
  question: Question,
  call: Call,
  picked: Picked,
  counters: readonly Counter[],
  onTap: (counter: Counter) => void,
): CounterCase {
  const [typed, setTyped] = useState<Values>({});
  const key = JSON.stringify(picked);
  // Dice belong to the counters they were thrown for: another pick, another marker, and they are gone.
  const [thrown, setThrown] = useState<Thrown>({ key, dice: null });
  const dice = thrown.key === key ? thrown.dice : null;
  const setDice = (next: Thrown['dice']) => setThrown({ key, dice: next });
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal picks fill alike, however often they are looked up.
  const filled = useMemo(() => call.fill(picked), [call, key]);
  const values = useMemo(() => ({ ...typed, ...filled }), [typed, filled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const otherWays = useMemo(
    () => besides(call, picked, counters).map((one) => withOneMore(call, picked, one, () => onTap(one))),
    [call, key, onTap],
  );
  const change = (next: Values) => {
    setTyped(Object.fromEntries(Object.entries(next).filter(([name]) => !(name in filled))));
    setDice(null);
  };
  const asked = useCase(question, {
    ...{ values, dice, setDice },
    example: NO_EXAMPLE,
    setValues: change,
    reset: () => change({}),
  });
  return { asked, filled, otherWays };
}
