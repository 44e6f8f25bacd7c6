/** A game played by one temper: with `quiet` a long one, since plain luck throws an army away in a few turns. */
import type { Rules } from '../contract/game.ts';
import type { Rng } from '../luck/rng.ts';
import { RuleBug } from '../plain/refusal.ts';
import { begin, type Game, withMade } from './course.ts';
import { playAtRandom } from './random.ts';
import type { GameHead } from './record.ts';
import { type Temper, Tempered } from './tempers.ts';

/** Until it is over, or as long as it is wanted. */
export function temperedGame<S, A>(
  rules: Rules<S, A>,
  head: GameHead,
  temper: Temper,
  rng: Rng,
  goesOn: (game: Game<S, A>) => boolean = () => true,
): Game<S, A> {
  const begun = begin(rules, head);
  if (begun.refused) throw new RuleBug(`the game cannot begin: ${begun.refused.text}`);
  const tempered = new Tempered(rules, temper, rng);
  let game = begun.value;
  while (goesOn(game)) {
    const sides = rules.toMove(game.now);
    const picked = sides.length > 0 ? tempered.pick(game.now, sides) : null;
    if (!picked) break;
    game = withMade(game, playAtRandom(rules, game.now, picked, rng));
  }
  return game;
}
