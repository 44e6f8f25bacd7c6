/** A move that has been made, with all that its rules said and drew. */
import type { Played } from '../contract/game.ts';
import type { Note } from '../plain/note.ts';
import type { Drawn } from '../umpire/minutes.ts';
import type { Move, MoveNotes } from './record.ts';

export interface Made<S = unknown, A = unknown> extends Move<A> {
  readonly notes: readonly Note[];
  readonly draws: readonly Drawn[];
  /** After the move. */
  readonly state: S;
}

export const madeOf = <S, A>(
  side: string,
  action: A,
  played: Played<S>,
  said: MoveNotes = {},
): Made<S, A> => ({ side, action, ...said, ...played });

/** What a file keeps of it. */
export function bareMove<A>({ side, action, journal, by, reason, clock, reveal, link }: Move<A>): Move<A> {
  return {
    ...{ side, action, journal },
    ...(by !== undefined && { by }),
    ...(reason !== undefined && { reason }),
    ...(clock !== undefined && { clock }),
    ...(reveal !== undefined && { reveal }),
    ...(link !== undefined && { link }),
  };
}
