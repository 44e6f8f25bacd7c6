/** Games played at random: of all that those who may act may do, everything is equally likely. */
import { play, type Rules } from '../contract/game.ts';
import type { Rng } from '../luck/rng.ts';
import { RuleBug } from '../plain/refusal.ts';
import { begin, type Game, type Made, madeOf, withMade } from './course.ts';
import type { GameHead } from './record.ts';

export interface PickedAction<A = unknown> {
  readonly side: string;
  readonly action: A;
}

/** An action with all that its side might have done instead. */
export interface PickedFrom<A = unknown> extends PickedAction<A> {
  readonly listed: readonly A[];
}

/** One of all legal actions; null if nobody has one. */
export function pickFrom<S, A>(
  rules: Rules<S, A>,
  state: S,
  sides: readonly string[],
  rng: Rng,
): PickedFrom<A> | null {
  const lists = sides.map((side) => rules.legal(rules.view(state, side)));
  const all = lists.reduce((sum, list) => sum + list.length, 0);
  if (all === 0) return null;
  let at = rng.int(all);
  let list = 0;
  while (at >= lists[list]!.length) at -= lists[list++]!.length;
  const listed = lists[list]!;
  return { side: sides[list]!, action: listed[at]!, listed };
}

export function pickAction<S, A>(
  rules: Rules<S, A>,
  state: S,
  sides: readonly string[],
  rng: Rng,
): PickedAction<A> | null {
  const picked = pickFrom(rules, state, sides, rng);
  return picked && { side: picked.side, action: picked.action };
}

/** Plays an action with these dice. */
export const playAtRandom = <S, A>(
  rules: Rules<S, A>,
  state: S,
  { side, action }: PickedAction<A>,
  rng: Rng,
): Made<S, A> => madeOf(side, action, play(rules, state, side, action, [], rng));

const NAMELESS: GameHead = { scenario: '', system: '', rulesVersion: '', houseRules: {} };

/** Plays at random until nobody may act, has an action, or so many moves have been made. */
export function randomGame<S, A>(
  rules: Rules<S, A>,
  rng: Rng,
  limit: number,
  head: GameHead = NAMELESS,
): Game<S, A> {
  const begun = begin(rules, head);
  if (begun.refused) throw new RuleBug(`the game cannot begin: ${begun.refused.text}`);
  let game = begun.value;
  while (game.moves.length < limit) {
    const picked = pickAction(rules, game.now, rules.toMove(game.now), rng);
    if (!picked) break;
    game = withMade(game, playAtRandom(rules, game.now, picked, rng));
  }
  return game;
}
