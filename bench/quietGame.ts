/**
 * A random game that lasts: seldom anything that has odds is done, and now and then what is being done is ended. Plain
 * luck throws an army away in ten turns; saved games of a campaign are long.
 */
import {
  begin,
  type Game,
  type GameHead,
  playAtRandom,
  type Rng,
  type Rules,
  withMade,
} from '../packages/kernel/src/index.ts';

/** Of a hundred choices so many end something, where something can be ended; and so many are without odds. */
const [ENDED, MEEK] = [20, 97];

const oneOf = <T>(list: readonly T[], rng: Rng): T => list[rng.int(list.length)]!;

function quietAction(rules: Rules, state: unknown, side: string, rng: Rng): unknown {
  const view = rules.view(state, side);
  const all = rules.legal(view).map((action) => ({ action, told: rules.tell(view, action) }));
  const ends = all.filter(({ told }) => told.ends);
  if (ends.length > 0 && rng.int(100) < ENDED) return oneOf(ends, rng).action;
  const meek = all.filter(({ told }) => !told.asks);
  return oneOf(meek.length > 0 && rng.int(100) < MEEK ? meek : all, rng).action;
}

/** Until it is over, or as long as it is wanted. */
export function quietGame(
  rules: Rules,
  head: GameHead,
  rng: Rng,
  goesOn: (game: Game) => boolean = () => true,
): Game {
  const begun = begin(rules, head);
  if (begun.refused) throw new Error(begun.refused.text);
  let game = begun.value;
  for (let [side] = rules.toMove(game.now); side && goesOn(game); [side] = rules.toMove(game.now)) {
    const action = quietAction(rules, game.now, side, rng);
    game = withMade(game, playAtRandom(rules, game.now, { side, action }, rng));
  }
  return game;
}
