/**
 * A game that can be played. `Rules` are those of one scenario, laid out on its map. State and action are plain
 * readonly JSON, whatever `legal` does not list is refused, and applications know neither: they show the `Table`,
 * list actions by what they are `told`, and hand them back.
 */
import type { Rng } from '../luck/rng.ts';
import type { GridMap } from '../map/gridMap.ts';
import type { Note } from '../plain/note.ts';
import type { Verdict } from '../plain/refusal.ts';
import { Live } from '../umpire/live.ts';
import type { Drawn } from '../umpire/minutes.ts';
import { type Ask, type Journal, Suspended, type Umpire } from '../umpire/umpire.ts';
import type { CounterRecord } from './muster.ts';

/** A scenario as it is chosen; its counters are those of the muster's sheet with the same id. */
export interface ScenarioEntry {
  readonly id: string;
  readonly title: string;
  readonly when: string;
  readonly turns: number;
  readonly about: string;
  /** Terms that no source gives: they are ours, and the page of the scenario says so. */
  readonly ours: readonly string[];
  /** Id of its map. */
  readonly map: string;
  /** Rules may be a part of the program that is fetched only now. */
  open(map: GridMap): Promise<Rules>;
}

export interface Rules<S = unknown, A = unknown> {
  /** By cell: 1 where the game is played. Without it that is the whole map. */
  readonly inPlay?: Uint8Array;
  /** The first state; house rules are checked, and what is not said is as our rulings have it. */
  begin(houseRules?: unknown): Verdict<S>;
  /** Who may act now; nobody when the game is over. */
  toMove(state: S): readonly string[];
  legal(state: S, side: string): readonly A[];
  /** Untrusted JSON in, a legal action or a refusal out. */
  check(state: S, side: string, action: unknown): Verdict<A>;
  apply(state: S, side: string, action: A, u: Umpire): S;
  /** What a side may see; null sees what everybody may. */
  table(state: S, side: string | null): Table;
  tell(state: S, action: A): Told;
  /** Where a piece could go from here, whether or not it is its turn; empty if it can go nowhere. */
  reach(state: S, piece: string): readonly Reached[];
  /** The action by which players agree to set a piece or a marker against the rules. */
  overrule(change: Overruling): A;
  /** Whose die it is, where it is not the mover's: the other side may throw in answer. */
  throwerOf?(die: string, mover: string): string;
  /** Faults in the books of a state: what must never change has changed. Empty in every state of every game. */
  audit(state: S): readonly string[];
}

/** One counter of the scenario's sheet, as it stands now. */
export interface Piece {
  /** Of its counter. */
  readonly id: string;
  /** The cell of the map, or -1. */
  readonly cell: number;
  /** Where it is if on no cell, in words: "enters on turn 2 at Bruinsburg", "lost". */
  readonly off: string;
  readonly gone: boolean;
  readonly record: CounterRecord;
  /** States that are no mark of the counter, in words: "held until turn 2". */
  readonly remarks: readonly string[];
}

export interface Fact {
  readonly title: string;
  readonly value: string;
  /** Whose it is, for colour. */
  readonly side?: string;
}

/** A cell that somebody holds and that counts. */
export interface Holding {
  readonly cell: number;
  readonly side: string;
  readonly title: string;
  readonly points: number;
}

/** All that is in view. */
export interface Table {
  /** The next thing to do, in one sentence. */
  readonly prompt: string;
  /** Turn, weather, initiative, victory: always in view. */
  readonly facts: readonly Fact[];
  readonly pieces: readonly Piece[];
  readonly holdings: readonly Holding[];
  /** Ids of the pieces that the running action is about. */
  readonly active: readonly string[];
  /** Cells that the running action is about: the target of an attack. */
  readonly aimed: readonly number[];
  /** Every line of the score as it stands. */
  readonly score: readonly Note[];
  /** How it would end now, or has ended. */
  readonly verdict: string;
  readonly over: boolean;
  /** What each side has lost, and what else a report tells. */
  readonly losses: readonly { readonly side: string; readonly title: string; readonly value: number }[];
}

/** An action in words. */
export interface Told {
  readonly text: string;
  readonly cite: string;
  /** The heading it is listed under. */
  readonly group: string;
  /** The piece it is done with. */
  readonly piece?: string;
  /** The cell it goes to or is aimed at. */
  readonly cell?: number;
  /** Dice fall. */
  readonly rolls: boolean;
  /** Ends what the player is doing: asked for by its own key. */
  readonly ends?: boolean;
  /** Players agreed on it against the rules. */
  readonly agreed?: true;
  /** The question whose odds are the odds of this action. */
  readonly asks?: { readonly question: string; readonly input: CounterRecord };
}

export interface Reached {
  readonly cell: number;
  readonly cost: number;
  /** From the piece's cell to this one, both included. */
  readonly path: readonly number[];
  /** It has to stop there. */
  readonly stops?: true;
  /** It may go there only as its one step, whatever that costs. */
  readonly only?: true;
  /** What else there is to know: the chance of coming so far. */
  readonly remark?: string;
}

/** What players agree on against the rules: another cell, other marks. */
export interface Overruling {
  readonly piece: string;
  readonly cell?: number;
  readonly record?: CounterRecord;
}

export interface Played<S> {
  readonly state: S;
  readonly journal: Journal;
  readonly notes: readonly Note[];
  /** The draws of the journal once more, with their dice. */
  readonly draws: readonly Drawn[];
  /** The decision that stopped the action; the state is then as before it. */
  readonly ask: Ask<string> | null;
}

/** Applies one action. Where a player must decide, it stops: call again with the answer added to the journal. */
export function play<S, A>(
  rules: Pick<Rules<S, A>, 'apply'>,
  state: S,
  side: string,
  action: A,
  journal: Journal,
  rng: Rng,
): Played<S> {
  const live = new Live(journal, rng);
  const ended = (after: S, ask: Ask<string> | null): Played<S> => {
    const { journal: whole, notes, draws } = live;
    return { state: after, journal: whole, notes, draws, ask };
  };
  try {
    return ended(rules.apply(state, side, action, live), null);
  } catch (e) {
    if (!(e instanceof Suspended)) throw e;
    return ended(state, e.ask);
  }
}
