/** A march over several cells: one legal step after another, until something is to be decided. */
import { act, allow, type Game, type Rng, type Verdict } from '@longroll/kernel';
import { newsFor } from './news.ts';
import { isLight, type Option, offersOf } from './options.ts';

/** The step of a piece to a cell, if it is one that needs no thought. */
const stepTo = (game: Game, piece: string, cell: number): Option | undefined =>
  offersOf(game)
    .of(piece)
    .find((one) => isLight(one) && one.told.cell === cell);

/** Whether the walk goes on: no die has fallen, the same player moves the same piece, and he has seen nothing new. */
export function goesOn(before: Game, after: Game, piece: string | null): boolean {
  const { journal, side } = after.moves.at(-1)!;
  if (journal.length > 0) return false;
  const [was, is] = [before, after].map(({ rules, now }) => rules.toMove(now));
  return was!.join() === is!.join() && newsFor(before, after, side, piece).length === 0;
}

/** Dice on the way of a march that was weighed with them are part of it. */
const riskyStepTo = (game: Game, piece: string, cell: number): Option | undefined =>
  offersOf(game)
    .of(piece)
    .find(({ told }) => told.cell === cell && !told.ends);

/** `path` begins where the piece stands. The game comes back as it was if not even the first step can be made. */
export function walked(
  game: Game,
  piece: string,
  path: readonly number[],
  rng: (game: Game) => Rng,
  weighed = false,
): Game {
  let now = game;
  for (const cell of path.slice(1)) {
    const step = (weighed ? riskyStepTo : stepTo)(now, piece, cell);
    if (!step) return now;
    const next = act(now, step.side, step.action, rng(now));
    if (next.refused) return now;
    const on = goesOn(now, next.value, piece);
    now = next.value;
    if (!on) return now;
  }
  return now;
}

/** Whether a walk would get anywhere. */
export const canWalk = (game: Game, piece: string, path: readonly number[]): boolean =>
  path.length > 1 && stepTo(game, piece, path[1]!) !== undefined;

/** Others who may still join a piece that is about to go: they would be left behind. */
export const joinersOf = (options: readonly Option[], piece: string): readonly Option[] =>
  options.filter(
    (one) =>
      isLight(one) &&
      !one.told.ticks &&
      !one.told.unticks &&
      one.told.facing === undefined &&
      one.told.cell === undefined &&
      one.told.piece !== undefined &&
      one.told.piece !== piece,
  );

/** Where a piece is bound. */
export interface Bound {
  readonly piece: string;
  readonly path: readonly number[];
}

/** Does it, then goes as far as can be gone without a decision; whoever may come along is waited for. */
export function marched(
  game: Game,
  { side, action }: Option,
  { piece, path }: Bound,
  rng: (game: Game) => Rng,
): Verdict<Game> {
  const begun = act(game, side, action, rng(game));
  if (begun.refused || joinersOf(offersOf(begun.value).around(piece), piece).length > 0) return begun;
  return allow(walked(begun.value, piece, path, rng, true));
}
