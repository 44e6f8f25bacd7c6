/** Asks a question of the Antietam card by its id, for tests that care about answers only. */
import { antietam } from '../src/index.ts';

export type Input = Readonly<Record<string, unknown>>;

export const questionOf = (id: string) => {
  const found = antietam.questions.find((q) => q.id === `antietam/${id}`);
  if (!found) throw new Error(`there is no question antietam/${id}`);
  return found;
};

export function asked(id: string, input: Input) {
  const verdict = questionOf(id).ask(input);
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}

export const refused = (id: string, input: Input) => questionOf(id).ask(input).refused;

/** Rolls with given draws; the answer must not be a refusal. */
export function rolled(id: string, input: Input, ...dice: number[]) {
  const verdict = asked(id, input).rollWith(dice);
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}

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

/** Fractions of the classes of all summaries, by label. */
export const classes = (id: string, input: Input): Record<string, string> =>
  Object.fromEntries(
    asked(id, input)
      .summary()
      .summaries.flatMap((s) => s.classes.map((c) => [c.label, c.fraction])),
  );

export const average = (id: string, input: Input, label: string): number =>
  asked(id, input)
    .summary()
    .averages.find((a) => a.label === label)!.value;
