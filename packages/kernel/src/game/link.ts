/**
 * The links of which the record of a game is a chain: one over the head, one over each move and the link before it, and
 * the closing one of a file, over its last link and all else that it says. To a player they are seals. They show damage,
 * mistakes and casual editing; whoever writes a whole new chain is not found out by it.
 */
import { canonicalJson } from '../plain/hash.ts';
import { sha256 } from '../plain/sha256.ts';
import type { AnyMove, GameHead, GameRecord } from './record.ts';

/** 128 bits. */
const DIGITS = 32;

const linkOver = (what: string, last: string, said: unknown): string =>
  sha256(`${what} ${last} ${canonicalJson(said)}`).slice(0, DIGITS);

/**
 * Over all of a head but what a running game may change: its title, its seats, its standing orders, and the version of
 * the rules that has checked it since. What is changed there the closing link of a file covers.
 */
export function headLink(head: GameHead): string {
  const {
    title: _,
    seats: __,
    orders: ___,
    link: ____,
    rulesVersion,
    begunBy = rulesVersion,
    ...stays
  } = head;
  return linkOver('head', '', { ...stays, begunBy });
}

export function moveLink(last: string, { link: _, ...move }: AnyMove): string {
  return linkOver('move', last, move);
}

/** The link of the head, if no move has been made. */
export const lastLink = ({ link }: GameHead, last: AnyMove | undefined): string => last?.link ?? link ?? '';

/** Over all that a file says, and how many moves it has. */
export function closingLink({ moves, end: _, ...rest }: GameRecord): string {
  return linkOver('end', lastLink(rest, moves.at(-1)), { ...rest, moves: moves.length });
}
