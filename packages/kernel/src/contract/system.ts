/**
 * What a rule system offers. A `CardSystem` has its printed card: charts and questions. A `RuleSystem` can also
 * be played. State, action and view are plain readonly JSON, and whatever `legal` does not list is refused.
 */
import type { Chart } from '../card/chart.ts';
import type { Rng } from '../luck/rng.ts';
import { Live } from '../umpire/live.ts';
import { type Ask, type Journal, Suspended, type Umpire } from '../umpire/umpire.ts';
import type { Muster } from './muster.ts';
import type { Note } from './note.ts';
import type { Question } from './question.ts';
import type { Verdict } from './refusal.ts';
import type { Ruling } from './rulings.ts';

/** A map, whose text is a file: an application reads it at its address, over the network or from disk. */
export interface MapEntry {
  readonly id: string;
  readonly title: string;
  readonly address: string;
}

export interface CardSystem {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly charts: readonly Chart[];
  readonly questions: readonly Question[];
  readonly rulings: readonly Ruling[];
  /** Its counters, where we have them. */
  readonly muster?: Muster;
}

export interface RuleSystem<S, A, V> extends CardSystem {
  readonly scenarios: readonly { readonly id: string; readonly title: string }[];
  setup(scenario: string): S;
  /** Who may act now; nobody when the game is over. */
  toMove(state: S): readonly string[];
  legal(state: S, side: string): readonly A[];
  /** Untrusted JSON in, a legal action or a refusal out. */
  check(state: S, side: string, action: unknown): Verdict<A>;
  apply(state: S, side: string, action: A, u: Umpire): S;
  /** What a side may see; null sees what everybody may. */
  view(state: S, side: string | null): V;
}

export interface Played<S> {
  readonly state: S;
  readonly journal: Journal;
  readonly notes: readonly Note[];
  /** The decision that stopped the action; the state is then as before it. */
  readonly ask: Ask<string> | null;
}

/** Applies one action. Where a player must decide, it stops: call again with the answer added to the journal. */
export function play<S, A, V>(
  rules: RuleSystem<S, A, V>,
  state: S,
  side: string,
  action: A,
  journal: Journal,
  rng: Rng,
): Played<S> {
  const live = new Live(journal, rng);
  try {
    const after = rules.apply(state, side, action, live);
    return { state: after, journal: live.journal, notes: live.notes, ask: null };
  } catch (e) {
    if (!(e instanceof Suspended)) throw e;
    return { state, journal: live.journal, notes: live.notes, ask: e.ask };
  }
}
