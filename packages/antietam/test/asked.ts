/** Asks a question of the Antietam card by its id, for tests that care about answers only. */
import { askersOf, type Input } from '../../kernel/test/askersOf.ts';
import { antietam } from '../src/index.ts';

export type { Input };

export const { questionOf, asked, refused, rolled, classes, average } = askersOf(antietam);

/** The only result of a question without draws, or the result of the draws given. */
export const settled = (id: string, input: Input, ...dice: number[]) => rolled(id, input, ...dice).result;

/** Fractions by any reading of the result. */
export function fractions<R>(id: string, input: Input, name: (result: R) => string): Record<string, string> {
  return Object.fromEntries(
    asked(id, input)
      .odds()
      .outcomes.map((o) => [name(o.result as R), o.fraction]),
  );
}
