/** What many commands take in the same way. */
import { type Command, InvalidArgumentError } from 'commander';
import type { Status } from './world.ts';

export type Ended = (status: Status) => void;

const MOST_GAMES = 1_000_000;

export function countOf(written: string): number {
  const count = Number(written);
  if (/^\d+$/.test(written) && count >= 1 && count <= MOST_GAMES) return count;
  throw new InvalidArgumentError(`It is a whole number from 1 to ${MOST_GAMES}.`);
}

export const withJson = (command: Command): Command => command.option('--json', 'answer in JSON');
