/** Asks the questions of a system by their short ids: for tests of systems, which care about answers only. */
import type { Asking, CardSystem, Question, Refusal, RollAnswer } from '../src/index.ts';

export type Input = Readonly<Record<string, unknown>>;

export interface Askers {
  questionOf(id: string): Question;
  /** The input must be allowed. */
  asked(id: string, input: Input): Asking;
  refused(id: string, input: Input): Refusal | null;
  /** Rolls with given dice; neither input nor dice may be refused. */
  rolled(id: string, input: Input, ...dice: readonly (number | string)[]): RollAnswer;
  /** Fractions of the classes of all summaries, by label. */
  classes(id: string, input: Input): Record<string, string>;
  average(id: string, input: Input, label: string): number;
}

/** `prepare` is done to every input that must be allowed. */
export function askersOf(
  { id: system, questions }: CardSystem,
  prepare: (input: Input) => Input = (input) => input,
): Askers {
  const questionOf = (id: string): Question => {
    const found = questions.find((question) => question.id === `${system}/${id}`);
    if (!found) throw new Error(`there is no question ${system}/${id}`);
    return found;
  };
  const asked = (id: string, input: Input): Asking => {
    const verdict = questionOf(id).ask(prepare(input));
    if (verdict.refused) throw new Error(verdict.refused.text);
    return verdict.value;
  };
  const summary = (id: string, input: Input) => asked(id, input).summary();
  return {
    ...{ questionOf, asked },
    refused: (id, input) => questionOf(id).ask(input).refused,
    rolled(id, input, ...dice) {
      const verdict = asked(id, input).rollWith(dice);
      if (verdict.refused) throw new Error(verdict.refused.text);
      return verdict.value;
    },
    classes: (id, input) =>
      Object.fromEntries(
        summary(id, input).summaries.flatMap((s) => s.classes.map((c) => [c.label, c.fraction])),
      ),
    average: (id, input, label) => summary(id, input).averages.find((a) => a.label === label)!.value,
  };
}
