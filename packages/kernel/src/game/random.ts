/** Games played at random: of all that those who may act may do, everything is equally likely. */
import { type Played, play, type Rules } from '../contract/game.ts';
import type { Rng } from '../luck/rng.ts';
import { RuleBug } from '../plain/refusal.ts';
import type { Ask, Journal } from '../umpire/umpire.ts';
import { begin, type Game, type Turned } from './course.ts';
import type { GameHead } from './record.ts';

export interface PickedAction<A = unknown> {
  readonly side: string;
  readonly action: A;
}

/** One of all legal actions; null if nobody has one. */
export function pickAction<S, A>(
  rules: Rules<S, A>,
  state: S,
  sides: readonly string[],
  rng: Rng,
): PickedAction<A> | null {
  const lists = sides.map((side) => rules.legal(state, side));
  const all = lists.reduce((sum, list) => sum + list.length, 0);
  if (all === 0) return null;
  let at = rng.int(all);
  let list = 0;
  while (at >= lists[list]!.length) at -= lists[list++]!.length;
  return { side: sides[list]!, action: lists[list]![at]! };
}

function pickOption({ id, options }: Ask<string>, rng: Rng): string {
  if (options.length === 0) throw new RuleBug(`"${id}" is asked without options`);
  return options[rng.int(options.length)]!;
}

/** Plays an action to its end; whoever is asked on the way decides at random. */
export function playAtRandom<S, A>(
  rules: Rules<S, A>,
  state: S,
  { side, action }: PickedAction<A>,
  rng: Rng,
): Turned<S, A> {
  const from = (journal: Journal): Played<S> => play(rules, state, side, action, journal, rng);
  let played = from([]);
  while (played.ask) {
    const { id, side: decides } = played.ask;
    const option = pickOption(played.ask, rng);
    played = from([...played.journal, { ask: id, side: decides, option }]);
  }
  const { journal, notes, draws, state: after } = played;
  return { side, action, journal, notes, draws, state: after };
}

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
  const turned: Turned<S, A>[] = [];
  let state = begun.value.start;
  while (turned.length < limit) {
    const picked = pickAction(rules, state, rules.toMove(state), rng);
    if (!picked) break;
    const made = playAtRandom(rules, state, picked, rng);
    turned.push(made);
    state = made.state;
  }
  return { ...begun.value, turned };
}
