/**
 * A batch: many matches of one scenario between two opponents. Its games are numbered, each has luck of its own name, and what
 * comes of one depends on its number alone; so a batch may be cut anywhere, played anywhere and put together in any order.
 */
import type { Rules } from '../contract/game.ts';
import type { GameHead } from '../game/record.ts';
import { hashOf } from '../plain/hash.ts';
import { RuleBug } from '../plain/refusal.ts';
import { sameJson } from '../plain/sameJson.ts';
import { type Match, type MatchHead, type MatchResult, playMatch } from './match.ts';
import type { Player } from './player.ts';

/** Who plays a side. */
export interface Seated {
  readonly side: string;
  /** The id of an opponent. */
  readonly opponent: string;
}

export interface Batch {
  readonly scenario: string;
  /** Of the system whose rules it is played by: by others other games would come of it. */
  readonly rulesVersion: string;
  /** The options of the scenario and the readings that differ from ours. */
  readonly houseRules: GameHead['houseRules'];
  /** In the order of the sides: the first is the one whose margin is counted. */
  readonly seated: readonly [Seated, Seated];
  readonly seed: string;
  /** How many seeds are played. */
  readonly games: number;
  /** Each of them twice, with the two opponents exchanged. */
  readonly duplicate: boolean;
  /** Actions after which a match is broken off as it stands. */
  readonly limit: number;
}

/** One game of a batch, from 1, and what became of it. */
export interface GameRow extends MatchResult {
  readonly game: number;
  readonly seated: readonly Seated[];
  readonly seed: string;
}

/** Games of a batch, both included. */
export interface Slice {
  readonly from: number;
  readonly to: number;
}

/** The same for the same batch, wherever it is asked for. */
export const batchId = (batch: Batch): string => hashOf(batch);

export const gamesIn = ({ games, duplicate }: Pick<Batch, 'games' | 'duplicate'>): number =>
  duplicate ? 2 * games : games;

/** The number of its seed, from 1: two games of a pair have one. */
export const seedNumber = ({ duplicate }: Pick<Batch, 'duplicate'>, game: number): number =>
  duplicate ? Math.ceil(game / 2) : game;

/** Whether it is the second game of a pair, in which the two have changed sides. */
export const isExchanged = ({ duplicate }: Pick<Batch, 'duplicate'>, game: number): boolean =>
  duplicate && game % 2 === 0;

function seatedIn(batch: Batch, game: number): readonly Seated[] {
  const [a, b] = batch.seated;
  if (!isExchanged(batch, game)) return batch.seated;
  return [
    { side: a.side, opponent: b.opponent },
    { side: b.side, opponent: a.opponent },
  ];
}

const seedOf = (batch: Batch, game: number): string =>
  `${batch.seed} ${batch.scenario} ${seedNumber(batch, game)}`;

/** Seats an opponent at a side; whatever luck he has of his own follows from the seed. */
export type Seating = (opponent: string, side: string, seed: string) => Player;

/** One game of a batch, with its moves. Whatever luck an opponent has of his own goes with him when sides are exchanged. */
export function matchIn(rules: Rules, seat: Seating, batch: Batch, game: number): Match {
  const seed = seedOf(batch, game);
  const names = isExchanged(batch, game) ? ['second', 'first'] : ['first', 'second'];
  const seats = seatedIn(batch, game).map(({ side, opponent }, i) => [
    side,
    seat(opponent, side, `${seed} ${names[i]}`),
  ]);
  const { houseRules, limit } = batch;
  return playMatch(rules, { houseRules, limit, seed, players: Object.fromEntries(seats) });
}

/** What the save file of a game of a batch says of it. */
export function headIn(batch: Batch, game: number): MatchHead {
  const { scenario, rulesVersion, houseRules } = batch;
  const names = Object.fromEntries(seatedIn(batch, game).map(({ side, opponent }) => [side, opponent]));
  return { scenario, rulesVersion, houseRules, names, seed: seedOf(batch, game) };
}

/** The games of a slice, one after the other, as they end. */
export function* playSlice(
  rules: Rules,
  seat: Seating,
  batch: Batch,
  { from, to }: Slice,
): Generator<GameRow> {
  for (let game = from; game <= to; game++) {
    const { result } = matchIn(rules, seat, batch, game);
    yield { game, seated: seatedIn(batch, game), seed: seedOf(batch, game), ...result };
  }
}

/** A batch cut into slices of so many games; what has been played already is left out. */
export function slicesOf(batch: Batch, size: number, played: ReadonlySet<number> = new Set()): Slice[] {
  const slices: Slice[] = [];
  let from = 0;
  for (let game = 1; game <= gamesIn(batch) + 1; game++) {
    const isOpen = game <= gamesIn(batch) && !played.has(game);
    if (from > 0 && (!isOpen || game - from === size)) {
      slices.push({ from, to: game - 1 });
      from = 0;
    }
    if (isOpen && from === 0) from = game;
  }
  return slices;
}

/** Two lots of games as one, by number. A game that is in both is the same in both, or one of them is wrong. */
export function merged(a: readonly GameRow[], b: readonly GameRow[]): readonly GameRow[] {
  const rows = new Map(a.map((row) => [row.game, row]));
  for (const row of b) {
    const other = rows.get(row.game);
    if (other && !sameJson(other, row)) throw new RuleBug(`game ${row.game} was played twice, not the same`);
    rows.set(row.game, row);
  }
  return [...rows.values()].sort((one, other) => one.game - other.game);
}
