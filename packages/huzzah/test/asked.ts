/** Asks a question of the card by its id, for tests that care about answers only. */
import { askersOf, type Input } from '../../kernel/test/askersOf.ts';
import { huzzah } from '../src/index.ts';
import { RULINGS } from '../src/rulings/index.ts';
import { PLAY_RULINGS } from '../src/rulings/play.ts';

export type { Input };

/** Arithmetic is tested over the whole scale of morale; that a unit has 7 at most is a test of refusals. */
const wholeScale = (input: Input): Input => ({
  ...input,
  houseRules: { highestBaseMorale: 9, ...(input['houseRules'] as Input | undefined) },
});

export const { questionOf, asked, refused, rolled } = askersOf(huzzah, wholeScale);

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

/** Readings that questions take: those of the game on the map decide nothing off it. */
export const ASKED_RULINGS = RULINGS.filter(({ id }) => !(id in PLAY_RULINGS));
