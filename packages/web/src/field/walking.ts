/** A march over several cells: one legal step after another, until something is to be decided. */
import { act, type Game, type Rng } from '@longroll/kernel';
import { isLight, type Option, optionsOf } from './options.ts';

/** The step of a piece to a cell, if it is one that needs no thought. */
const stepTo = (game: Game, piece: string, cell: number): Option | undefined =>
  optionsOf(game).find((one) => isLight(one) && one.told.piece === piece && one.told.cell === cell);

/** Whether the walk goes on: no die has fallen and the same player moves the same piece. */
function goesOn(before: Game, after: Game): boolean {
  if (after.moves.at(-1)!.journal.length > 0) return false;
  const [was, is] = [before, after].map(({ rules, now }) => rules.toMove(now));
  return was!.join() === is!.join();
}

/** `path` begins where the piece stands. The game comes back as it was if not even the first step can be made. */
export function walked(game: Game, piece: string, path: readonly number[], rng: (game: Game) => Rng): Game {
  let now = game;
  for (const cell of path.slice(1)) {
    const step = stepTo(now, piece, cell);
    if (!step) return now;
    const next = act(now, step.side, step.action, rng(now));
    if (next.refused) return now;
    const on = goesOn(now, next.value);
    now = next.value;
    if (!on) return now;
  }
  return now;
}

/** Whether a walk would get anywhere. */
export const canWalk = (game: Game, piece: string, path: readonly number[]): boolean =>
  path.length > 1 && stepTo(game, piece, path[1]!) !== undefined;
