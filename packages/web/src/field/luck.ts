/** The luck of a game on this page. */
import { type Game, type GameHead, luckOfMove, type Rng, seeded } from '@longroll/kernel';

/** As long as the file of a game has room for. */
const LONGEST_SEED = 200;

/** A seed in the address names the luck of the game that is begun there; its record says so from then on. */
export function namedLuck(search: string = location.search): Pick<GameHead, 'seed'> {
  const seed = new URLSearchParams(search).get('seed');
  return seed === null ? {} : { seed: seed.slice(0, LONGEST_SEED) };
}

/** For one move. By its seed a game can be played again the same way; one without a seed cannot be given one later. */
export const luckFor = ({ head: { seed }, moves }: Pick<Game, 'head' | 'moves'>): Rng =>
  seed === undefined ? seeded(crypto.randomUUID()) : luckOfMove(seed, moves.length);
