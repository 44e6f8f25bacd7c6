/** Who plays a side: a person, or a computer by its id. It stands in the head of the game, so a kept game goes on with it. */
import { type Game, type GameHead, opponentNamed, type Sitter } from '@longroll/kernel';

/** A side that a computer plays. */
export interface Played {
  readonly side: string;
  /** The id of the opponent. */
  readonly opponent: string;
}

type Head = Pick<GameHead, 'seats'>;

/** Null for a person, and for a computer that is not known here: then somebody has to play it. */
export function computerAt({ seats = [] }: Head, side: string): string | null {
  const sitter = seats.find((one) => one.side === side);
  const known = sitter?.kind === 'computer' && opponentNamed(sitter.name ?? '');
  return known ? known.id : null;
}

/** The seats after a side is given to a computer, or with null taken by a person. */
export function seatsAfter(
  seats: readonly Sitter[],
  side: string,
  opponent: string | null,
): readonly Sitter[] {
  const others = seats.filter((one) => one.side !== side);
  return [
    ...others,
    opponent === null ? { side, kind: 'person' } : { side, kind: 'computer', name: opponent },
  ];
}

export function withSeat(game: Game, side: string, opponent: string | null): Game {
  const { head } = game;
  if (computerAt(head, side) === opponent) return game;
  return { ...game, head: { ...head, seats: seatsAfter(head.seats ?? [], side, opponent) } };
}

/** All sides that computers play, in the order of the rules. */
export const computersIn = ({ head, rules }: Pick<Game, 'head' | 'rules'>): readonly Played[] =>
  rules.sides.flatMap((side) => {
    const opponent = computerAt(head, side);
    return opponent === null ? [] : [{ side, opponent }];
  });

/** The computer that is to decide now; null if a person is, or nobody. */
export function dueComputer({ head, rules, now }: Pick<Game, 'head' | 'rules' | 'now'>): Played | null {
  const side = rules.toMove(now).find((one) => computerAt(head, one) !== null);
  return side === undefined ? null : { side, opponent: computerAt(head, side)! };
}

/**
 * Who sits before a table at which a computer plays: the only person, or null where all are computers and one only watches.
 * Undefined where several persons share the screen.
 */
export function onlyPerson(game: Pick<Game, 'head' | 'rules'>): string | null | undefined {
  if (computersIn(game).length === 0) return undefined;
  const persons = game.rules.sides.filter((side) => computerAt(game.head, side) === null);
  return persons.length > 1 ? undefined : (persons[0] ?? null);
}
