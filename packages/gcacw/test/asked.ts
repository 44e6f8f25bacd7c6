/** Asks a question of the campaign card by its id, for tests that care about answers only. */
import { askersOf, type Input } from '../../kernel/test/askersOf.ts';
import { gcacw } from '../src/index.ts';

export type { Input };

export const { questionOf, asked, refused, rolled, classes, average } = askersOf(gcacw);

/** The only result of a question without dice. */
export const settled = (id: string, input: Input) => rolled(id, input).result;

/** Fractions by label. */
export const fractions = (id: string, input: Input): Record<string, string> =>
  Object.fromEntries(
    asked(id, input)
      .odds()
      .outcomes.map((o) => [o.label, o.fraction]),
  );
