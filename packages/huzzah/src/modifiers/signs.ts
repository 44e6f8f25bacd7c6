/** Schedules whose signs count apart: all positive lines first, then all negative ones (8.1). */
import { type Modifier, type ModifierList, type Note, RuleBug } from '@longroll/kernel';

export interface SignedLedger {
  readonly positive: number;
  /** What the negative lines take away, as a number above 0. */
  readonly negative: number;
  /** Every row in printed order, built only if somebody reads it. */
  readonly lines: () => readonly Note[];
}

const worth = <C>(row: Modifier<C>, c: C): number => {
  if (row.when(c) !== true) return 0;
  return typeof row.value === 'number' ? row.value : row.value(c);
};

export function addUpBySign<C>(list: ModifierList<C>, c: C): SignedLedger {
  let positive = 0;
  let negative = 0;
  for (const row of list.modifiers) {
    const value = worth(row, c);
    if (!Number.isInteger(value)) throw new RuleBug(`${list.id}: "${row.text}" is worth ${value}`);
    if (value > 0) positive += value;
    else negative -= value;
  }
  const lines = () => list.writers.map((write, i) => write(c, list.modifiers[i]!.when(c)));
  return { positive, negative, lines };
}
