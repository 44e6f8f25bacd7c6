/** Many random games under watch, counted. Each has luck of its own name, so any of them can be played again. */
import type { Rules } from '../contract/game.ts';
import { type Rng, seeded } from '../luck/rng.ts';
import type { GridMap } from '../map/gridMap.ts';
import { hashOf } from '../plain/hash.ts';
import { drawnReadings, type Reading } from './agreements.ts';
import type { MoveDoors } from './moveLeaks.ts';
import type { GameHead, GameRecord } from './record.ts';
import { type Adviser, TEMPERS, type Temper } from './tempers.ts';
import { Trial } from './trial.ts';
import type { Fault } from './watch.ts';

export interface FuzzFailure {
  readonly kind: Fault;
  readonly scenario: string;
  readonly seed: string;
  /** Number of the game, from 1. */
  readonly game: number;
  /** How many moves had been made. */
  readonly move: number;
  readonly message: string;
  readonly temper: Temper;
  readonly houseRules: GameHead['houseRules'];
  /** Where a crash came from. */
  readonly stack?: readonly string[];
}

/** A game ends well and is `finished`, or with its first fault, which is counted. */
export interface FuzzResult extends Readonly<Record<Fault, number>> {
  readonly games: number;
  readonly actions: number;
  readonly finished: number;
  /** How many games were played by house rules, and how many pieces set by agreement. */
  readonly ruled: number;
  readonly agreed: number;
  /** Actions that did not belong to their state, each of them refused. */
  readonly refused: number;
  /** How often each stage of the sequence of play was come to. */
  readonly stages: Readonly<Record<string, number>>;
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
  /** Games take turns at these; all of them unless it is said. */
  readonly tempers?: readonly Temper[];
  /** Tells those who hunt what is near. */
  readonly map?: GridMap;
  /** Whom the advised of a game ask, by its number. */
  readonly adviser?: (game: number) => Adviser;
  /** What the players may hold otherwise: half of the games are played by readings drawn from these. */
  readonly readings?: readonly Reading[];
  /** By which moves are shown and taken back: those of every game, or others to try. */
  readonly doors?: MoveDoors;
  readonly onProgress?: (soFar: FuzzResult) => void;
  /** Told of every game that came to its end well. */
  readonly onGame?: (ended: EndedGame) => void;
}

export interface EndedGame {
  readonly game: number;
  readonly temper: Temper;
  readonly record: GameRecord;
  /** The last state, and `hashOf` it. */
  readonly last: unknown;
  readonly end: string;
}

export const FUZZ_LIMIT = 20_000;

export const NO_GAMES: FuzzResult = {
  ...{ games: 0, actions: 0, finished: 0, ruled: 0, agreed: 0, refused: 0, stages: {} },
  ...{ crashes: 0, deadEnds: 0, endless: 0, roundTripFailures: 0, replayFailures: 0, leaks: 0, unlisted: 0 },
};

/** The dice of one game among many. */
export const luckOfTrial = (seed: string, scenario: string, game: number): Rng =>
  seeded(`${seed} ${scenario} ${game}`);

/** In one game of so many the players agree on things now and then. */
const AGREEING_EVERY = 4;

/** Games take turns at the tempers; what else differs from game to game is drawn by its name. */
function mannerOf(name: string, game: number, { readings = [], tempers = TEMPERS }: FuzzOptions) {
  const rng = seeded(`manner ${name}`);
  const houseRules = drawnReadings(readings, rng);
  return { temper: tempers[game % tempers.length]!, houseRules, agrees: rng.int(AGREEING_EVERY) === 0 };
}

function fuzzOne(rules: Rules, game: number, options: FuzzOptions): FuzzResult {
  const { scenario, seed, limit = FUZZ_LIMIT, doors, map } = options;
  const name = `${seed} ${scenario} ${game}`;
  const manner = mannerOf(name, game, options);
  const trial = new Trial(rules, {
    ...{ scenario, seed: name, doors, map, adviser: options.adviser?.(game) },
    ...manner,
  });
  const found = trial.run(luckOfTrial(seed, scenario, game), limit);
  const { stages, actions, agreed, refused, record } = trial;
  const [move, { temper, houseRules }] = [trial.moves.length, manner];
  const ruled = Object.keys(houseRules).length > 0 ? 1 : 0;
  const played = { ...NO_GAMES, games: 1, actions, ruled, agreed, refused, stages };
  if (found) {
    const failure = { ...found, scenario, seed, game, move, temper, houseRules };
    return { ...played, [found.kind]: 1, firstFailure: failure };
  }
  options.onGame?.({ game, temper, record, last: trial.end, end: hashOf(trial.end) });
  return { ...played, finished: 1 };
}

function summed(a: FuzzResult['stages'], b: FuzzResult['stages']): FuzzResult['stages'] {
  const sums = { ...a };
  for (const [stage, count] of Object.entries(b)) sums[stage] = (sums[stage] ?? 0) + count;
  return sums;
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
    unlisted: a.unlisted + b.unlisted,
    ruled: a.ruled + b.ruled,
    agreed: a.agreed + b.agreed,
    refused: a.refused + b.refused,
    stages: summed(a.stages, b.stages),
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
