/** What places are worth (14.3, 21.15.1): to their holder, or to the one side that they count for. */
import type { Field, Goal } from '../../field/field.ts';
import type { FieldState, Tally } from '../../field/state.ts';
import { SIDES, type Side } from '../../model/vocabulary.ts';

type BySide<T> = Readonly<Record<Side, T>>;
/** In every victory phase, or at the end of the game. */
export type When = 'turn' | 'end';

export const countsFor = ({ only }: Goal, holder: Side): boolean => only === null || only === holder;

/** The places that count for a side, as they are held. */
export const placesOf = ({ goals }: Field, held: readonly Side[], side: Side): readonly Goal[] =>
  goals.filter((goal, i) => held[i] === side && countsFor(goal, side));

const worth = (field: Field, held: readonly Side[], side: Side, when: When): number =>
  placesOf(field, held, side).reduce((sum, goal) => sum + goal[when], 0);

export const endValues = (field: Field, held: readonly Side[]): BySide<number> => ({
  union: worth(field, held, 'union', 'end'),
  confederate: worth(field, held, 'confederate', 'end'),
});

/** Places counted as they are, and by each side as it believes them to be held. */
export function withPlaces<S extends Pick<FieldState, 'held' | 'score'>>(
  field: Field,
  state: S,
  when: When,
): S {
  const { held, score } = state;
  const counted = (of: 'all' | Side): BySide<Tally> => {
    const tally = (side: Side): Tally => {
      const now = score[of][side];
      return { ...now, places: now.places + worth(field, held[of], side, when) };
    };
    return { union: tally('union'), confederate: tally('confederate') };
  };
  const [union, confederate] = SIDES.map(counted);
  return { ...state, score: { all: counted('all'), union: union!, confederate: confederate! } };
}
