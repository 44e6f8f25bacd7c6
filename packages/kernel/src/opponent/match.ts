/**
 * One game between two players under a seed. Each sees the view of his side and no more, what he decides is checked as a
 * person's action is, and the dice follow from the seed as they do on the page: so a match is a game like any other, and
 * its record can be opened, replayed and taken over.
 */

import { playBefore, type Result, type Rules } from '../contract/game.ts';
import type { Reasoned } from '../contract/opponent.ts';
import { systemOf } from '../contract/registry.ts';
import { linkedRecord } from '../game/chain.ts';
import { FUZZ_LIMIT } from '../game/fuzz.ts';
import { GAME_FORMAT, type GameHead, type GameRecord, type Move, SEALED_VERSION } from '../game/record.ts';
import { luckOfMove } from '../luck/rng.ts';
import type { Note } from '../plain/note.ts';
import { RuleBug } from '../plain/refusal.ts';
import { Live } from '../umpire/live.ts';
import { type DiceFell, Fortune } from './fortune.ts';
import type { Player } from './player.ts';
import { type LossesOfTurn, Turns } from './turns.ts';

/** What became of a match, as plain JSON. */
export interface MatchResult extends Result {
  /** Turns that were begun, and actions of both sides. */
  readonly turns: number;
  readonly actions: number;
  /** What each side had lost by the end of every turn. */
  readonly losses: readonly LossesOfTurn[];
  /**
   * Where it was fought: a cell, and in how many moves. Counted are the cells that the sentences of a move with dice name,
   * of several the last, at which it was aimed.
   */
  readonly fought: readonly (readonly [cell: number, moves: number])[];
  readonly luck: readonly DiceFell[];
}

export interface Match<A = unknown> {
  readonly result: MatchResult;
  readonly moves: readonly Move<A>[];
}

export interface MatchOptions<V = unknown, A = unknown> {
  readonly houseRules?: GameHead['houseRules'];
  /** By side. */
  readonly players: Readonly<Record<string, Player<V, A>>>;
  readonly seed: string;
  /** Actions after which the match is broken off as it stands. */
  readonly limit?: number;
}

/** The cells that a move was fought at, each once. */
const foughtAt = (notes: readonly Note[]): ReadonlySet<number> =>
  new Set(notes.flatMap(({ story, cells }) => (story && cells?.length ? [cells.at(-1)!] : [])));

class Playing<S, A, V> {
  readonly #rules: Rules<S, A, V>;
  readonly #options: MatchOptions<V, A>;
  readonly #moves: Move<A>[] = [];
  readonly #fought = new Map<number, number>();
  readonly #fortune: Fortune;
  readonly #turns: Turns<S>;

  constructor(rules: Rules<S, A, V>, options: MatchOptions<V, A>) {
    this.#rules = rules;
    this.#options = options;
    this.#fortune = new Fortune(rules);
    this.#turns = new Turns(rules as Rules<S>);
  }

  played(): Match<A> {
    const { houseRules, limit = FUZZ_LIMIT } = this.#options;
    const begun = this.#rules.begin(houseRules);
    if (begun.refused) throw new RuleBug(`the match cannot begin: ${begun.refused.text}`);
    let state = begun.value;
    while (this.#moves.length < limit) {
      const toMove = this.#rules.toMove(state);
      if (toMove.length === 0) break;
      state = this.#moved(state, toMove[this.#moves.length % toMove.length]!);
    }
    return { result: this.#resultOf(begun.value, state), moves: this.#moves };
  }

  #decided(state: S, side: string): Pick<Reasoned<A>, 'action' | 'reason'> {
    const view = this.#rules.view(state, side);
    const player = this.#options.players[side];
    if (!player) throw new RuleBug(`nobody plays ${side}`);
    const { action, reason } = player.decide(view, () => this.#rules.legal(view));
    const checked = this.#rules.check(view, action);
    if (checked.refused)
      throw new RuleBug(`${side} may not do ${JSON.stringify(action)}: ${checked.refused.text}`);
    return { action: checked.value, reason };
  }

  #moved(state: S, side: string): S {
    const { action, reason } = this.#decided(state, side);
    const live = new Live([], luckOfMove(this.#options.seed, this.#moves.length));
    const { state: after, journal, notes, draws } = playBefore(this.#rules, state, side, action, live);
    this.#moves.push({ side, action, journal, reason });
    for (const drawn of draws) this.#fortune.add(drawn, side);
    if (draws.length > 0)
      for (const cell of foughtAt(notes)) this.#fought.set(cell, (this.#fought.get(cell) ?? 0) + 1);
    this.#turns.passed(after, live.passed);
    return after;
  }

  #resultOf(start: S, end: S): MatchResult {
    const losses = this.#turns.losses(start, end);
    return {
      ...this.#rules.result(end),
      ...{ turns: this.#turns.begun(start, end), actions: this.#moves.length, losses },
      fought: [...this.#fought].sort(([a], [b]) => a - b),
      luck: this.#fortune.fell,
    };
  }
}

/** Plays a match to its end. The same players, dealt the same seeds, play the same match. */
export const playMatch = <S, A, V>(rules: Rules<S, A, V>, options: MatchOptions<V, A>): Match<A> =>
  new Playing(rules, options).played();

export interface MatchHead extends Pick<GameHead, 'scenario' | 'rulesVersion' | 'houseRules'> {
  readonly seed: string;
  /** Who played, by side. */
  readonly names: Readonly<Record<string, string>>;
}

/** The save file of a match. */
export function recordOfMatch({ names, ...head }: MatchHead, { moves }: Match): GameRecord {
  const seats = Object.entries(names).map(([side, name]) => ({ side, name, kind: 'computer' as const }));
  return linkedRecord({
    ...{ format: GAME_FORMAT, version: SEALED_VERSION, ...head, system: systemOf(head.scenario) },
    ...{ seats, moves: moves.map((move) => ({ ...move, by: names[move.side]! })) },
  });
}
