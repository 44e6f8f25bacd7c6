/** Asks a question of the card by its id, for tests that care about answers only. */
import { huzzah } from '../src/index.ts';

export type Input = Readonly<Record<string, unknown>>;

export const questionOf = (id: string) => {
  const found = huzzah.questions.find((q) => q.id === `huzzah/${id}`);
  if (!found) throw new Error(`there is no question huzzah/${id}`);
  return found;
};

/** Arithmetic is tested over the whole scale of morale; that a unit has 7 at most is a test of refusals. */
const wholeScale = (input: Input): Input => ({
  ...input,
  houseRules: { highestBaseMorale: 9, ...(input['houseRules'] as Input | undefined) },
});

export function asked(id: string, input: Input) {
  const verdict = questionOf(id).ask(wholeScale(input));
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}

export const refused = (id: string, input: Input) => questionOf(id).ask(input).refused;

/** Rolls with given dice; the answer must not be a refusal. */
export function rolled(id: string, input: Input, ...dice: (number | string)[]) {
  const verdict = asked(id, input).rollWith(dice);
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}

/** Fractions of the classes of one summary, by label; those that cannot happen are left out. */
export const classes = (id: string, input: Input, at = 0): Record<string, string> =>
  Object.fromEntries(
    asked(id, input)
      .summary()
      .summaries[at]!.classes.filter((c) => c.p > 0)
      .map((c) => [c.label, c.fraction]),
  );

/** The chance that a result has, as a number, added over all outcomes that are like it. */
export const chanceOf = (id: string, input: Input, like: (result: never) => boolean): number =>
  asked(id, input)
    .odds()
    .outcomes.reduce((sum, o) => (like(o.result as never) ? sum + o.p : sum), 0);

/** One unit with the given sides. */
export const unit = (sp: number, morale: number, reducedSp?: number, reducedMorale?: number) => ({
  sp,
  morale,
  ...(reducedSp === undefined ? {} : { reducedSp }),
  ...(reducedMorale === undefined ? {} : { reducedMorale }),
});
export const stack = (...units: Input[]) => ({ units });
