/** Many random games under watch, counted. Each has luck of its own name, so any of them can be played again. */
import type { Rules } from '../contract/game.ts';
import { type Rng, seeded } from '../luck/rng.ts';
import type { MoveDoors } from './moveLeaks.ts';
import { type Fault, Trial } from './trial.ts';

export interface FuzzFailure {
  readonly kind: Fault;
  readonly scenario: string;
  readonly seed: string;
  /** Number of the game, from 1. */
  readonly game: number;
  /** How many moves had been made. */
  readonly move: number;
  readonly message: string;
  /** Where a crash came from. */
  readonly stack?: readonly string[];
}

/** A game ends well and is `finished`, or with its first fault, which is counted. */
export interface FuzzResult extends Readonly<Record<Fault, number>> {
  readonly games: number;
  readonly actions: number;
  readonly finished: number;
  readonly firstFailure?: FuzzFailure;
}

export interface FuzzOptions {
  /** Its id: part of the name of the luck. */
  readonly scenario: string;
  readonly games: number;
  readonly seed: string;
  /** Number of the first game, to play one again. */
  readonly from?: number;
  /** Actions after which a game counts as endless. */
  readonly limit?: number;
  /** By which moves are shown and taken back: those of every game, or others to try. */
  readonly doors?: MoveDoors;
  readonly onProgress?: (soFar: FuzzResult) => void;
}

export const FUZZ_LIMIT = 20_000;

export const NO_GAMES: FuzzResult = {
  ...{ games: 0, actions: 0, finished: 0 },
  ...{ crashes: 0, deadEnds: 0, endless: 0, roundTripFailures: 0, replayFailures: 0, leaks: 0 },
};

/** The luck of one game among many. */
export const luckOfTrial = (seed: string, scenario: string, game: number): Rng =>
  seeded(`${seed} ${scenario} ${game}`);

function fuzzOne(
  rules: Rules,
  game: number,
  { scenario, seed, limit = FUZZ_LIMIT, doors }: FuzzOptions,
): FuzzResult {
  const trial = new Trial(rules, scenario, `${seed} ${scenario} ${game}`, doors);
  const found = trial.run(luckOfTrial(seed, scenario, game), limit);
  const move = trial.moves.length;
  const played = { ...NO_GAMES, games: 1, actions: move };
  if (!found) return { ...played, finished: 1 };
  return { ...played, [found.kind]: 1, firstFailure: { ...found, scenario, seed, game, move } };
}

/** Two results as one; the first failure is the earlier one's. */
export function bothResults(a: FuzzResult, b: FuzzResult): FuzzResult {
  const failure = a.firstFailure ?? b.firstFailure;
  return {
    games: a.games + b.games,
    actions: a.actions + b.actions,
    finished: a.finished + b.finished,
    crashes: a.crashes + b.crashes,
    deadEnds: a.deadEnds + b.deadEnds,
    endless: a.endless + b.endless,
    roundTripFailures: a.roundTripFailures + b.roundTripFailures,
    replayFailures: a.replayFailures + b.replayFailures,
    leaks: a.leaks + b.leaks,
    ...(failure && { firstFailure: failure }),
  };
}

export function fuzz(rules: Rules, options: FuzzOptions): FuzzResult {
  const { games, from = 1, onProgress } = options;
  let result = NO_GAMES;
  for (let game = from; game < from + games; game++) {
    result = bothResults(result, fuzzOne(rules, game, options));
    onProgress?.(result);
  }
  return result;
}
