/**
 * A game that can be played. `Rules` are those of one scenario, laid out on its map. State and action are plain
 * readonly JSON, whatever `legal` does not list is refused, and applications know neither: they show the `Table`,
 * list actions by what they are `told`, and hand them back.
 */
import type { Rng } from '../luck/rng.ts';
import type { GridMap } from '../map/gridMap.ts';
import type { Note } from '../plain/note.ts';
import type { Refusal, Verdict } from '../plain/refusal.ts';
import type { Contents } from '../rulebook/contents.ts';
import { stamped } from '../rulebook/stamp.ts';
import { Live } from '../umpire/live.ts';
import type { Drawn } from '../umpire/minutes.ts';
import type { Journal, Umpire } from '../umpire/umpire.ts';
import type { CounterRecord } from './muster.ts';

/** A scenario as it is chosen; its counters are those of the muster's sheet with the same id. */
export interface ScenarioEntry {
  readonly id: string;
  readonly title: string;
  readonly when: string;
  readonly turns: number;
  readonly about: string;
  /** How it is won, in words. */
  readonly terms: readonly string[];
  /** Terms that no source gives: they are ours, and the page of the scenario says so. */
  readonly ours: readonly string[];
  /** Id of its map. */
  readonly map: string;
  /** What the players may set before it begins; `Rules.begin` takes what they chose beside the house rules. */
  readonly options?: readonly ScenarioOption[];
  /** Rules may be a part of the program that is fetched only now. */
  open(map: GridMap): Promise<Rules>;
}

/** One thing that a scenario leaves to the players. */
export interface ScenarioOption {
  readonly id: string;
  readonly title: string;
  readonly values: readonly (string | number | boolean)[];
  readonly default: string | number | boolean;
}

/** Somebody who looks: a side, or null for one who only watches. */
export type Seat = string | null;

/**
 * What everybody's eyes meet is made from the **view** of a seat: all that it may know, as data. `table`, `legal`,
 * `check`, `tell` and `reach` are given nothing else, so what is not in the view cannot leave by any of them.
 */
export interface Rules<S = unknown, A = unknown, V = unknown> {
  readonly sides: readonly string[];
  /** By cell: 1 where the game is played. Without it that is the whole map. */
  readonly inPlay?: Uint8Array;
  /** The book that its citations are found in: what a note rests on is read there. */
  readonly contents?: Contents;
  /** The first state; house rules are checked, and what is not said is as our rulings have it. */
  begin(houseRules?: unknown): Verdict<S>;
  /** Who may act now, several where all give orders at their own pace; nobody when the game is over. */
  toMove(state: S): readonly string[];
  /** Plays a legal action: whoever passes another has made a mistake of ours, not of a player's. */
  apply(state: S, side: string, action: A, u: Umpire): S;
  view(state: S, seat: Seat): V;
  /** What the seat may do now; nothing where it is not its turn. */
  legal(view: V): readonly A[];
  /** Untrusted JSON in, a legal action or a refusal out. */
  check(view: V, action: unknown): Verdict<A>;
  table(view: V): Table;
  tell(view: V, action: A): Told;
  /** Where a piece could go from here, whether or not it is its turn; empty if it can go nowhere. */
  reach(view: V, piece: string): readonly Reached[];
  /** Why nothing can be done with a piece now; null where something can, or where nobody would ask. */
  idle?(view: V, piece: string): Refusal | null;
  /** What can be laid over the map when somebody wants to see it. */
  readonly overlays?: readonly Overlay[];
  /** The cells that it shades; with a piece in hand those of the piece, where it has some of its own. */
  overlay?(view: V, id: string, piece: string | null): readonly Shaded[];
  /** How it stands, as figures; a game that is over has ended so. */
  result(state: S): Result;
  /** Whole undertakings, each made of actions that are listed one after another. */
  plans?(view: V): readonly Plan<A>[];
  readonly secrets?: Secrets<S, A, V>;
  /** The action by which players agree to set a piece or a marker against the rules. */
  overrule(change: Overruling): A;
  /** Faults in the books of a state: what must never change has changed. Empty in every state of every game. */
  audit(state: S): readonly string[];
}

/** What a game needs in which not everybody knows everything. */
export interface Secrets<S, A, V> {
  /** The seal under which an action is kept from the other seats; null if they see it made. */
  seal(state: S, side: string, action: A): string | null;
  /** Whether the rules have broken a seal by now. */
  isBroken(state: S, seal: string): boolean;
  /** Whether a seat has learnt something by a move that it could not know before: such a move stands for good. */
  reveals(before: S, after: S, seat: Seat): boolean;
  /** A state that agrees with all that a view tells; the rest is dealt by lot. */
  imagine(view: V, rng: Rng): S;
  /**
   * Another state that the seat cannot tell from this one, made from the state itself and not from the view: a view that
   * shows a difference between the two has leaked.
   */
  double(state: S, seat: Seat, rng: Rng): S;
}

/** The result of a state as data. */
export interface Result {
  readonly over: boolean;
  readonly points: Readonly<Record<string, number>>;
  /** By how much the first side has more than it needs to win; below nought the other wins. */
  readonly margin: number;
  readonly winner: string | null;
  /** How great a victory; empty where the game knows no levels. */
  readonly level: string;
}

/** An undertaking as one thing to weigh: a way with an attack at its end, a leader with his list. */
export interface Plan<A = unknown> {
  readonly text: string;
  readonly actions: readonly A[];
}

/** Zones, command: something that the rules know of the map and that no counter shows. */
export interface Overlay {
  readonly id: string;
  readonly title: string;
  /** What is shaded, in a sentence. */
  readonly about: string;
}

export interface Shaded {
  readonly cell: number;
  readonly side: string;
  /** Less strongly than others of the same kind. */
  readonly faint?: true;
}

/** One counter of the scenario's sheet, as it stands now. */
export interface Piece {
  /** Of its counter. */
  readonly id: string;
  readonly side: string;
  /** The direction of its front, as the map counts directions, where the game knows fronts. */
  readonly facing?: number;
  /** All of it is seen, or no more than that somebody is there. A piece of which nothing is known is not listed. */
  readonly known: 'seen' | 'there';
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

/** What a side is after, without its name. */
export interface Aim {
  readonly side: string;
  /** "needs 14 points, has 3": always in view. */
  readonly text: string;
  /** What is still to be had, and what would change how it stands. */
  readonly more: readonly string[];
}

/** One turn of the game on its track. */
export interface TrackedTurn {
  readonly turn: number;
  /** Its day. */
  readonly title: string;
  /** Who comes, who is released, what changes. */
  readonly events: readonly { readonly side: string; readonly text: string }[];
}

/** A list that is being made: who is on it, and how many there may be. */
export interface Listing {
  readonly title: string;
  readonly pieces: readonly string[];
  readonly most: number;
}

/** All that is in view. */
export interface Table {
  /** The next thing to do, in one sentence. */
  readonly prompt: string;
  /** What is decided now, by its name: a standing order may answer it. */
  readonly decides: string;
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
  /** What each side is after, and what would change how it stands. */
  readonly aims: readonly Aim[];
  /** All turns, from the first on; and which of them it is. */
  readonly track: readonly TrackedTurn[];
  readonly turn: number;
  readonly listing?: Listing;
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
  /** After it the piece goes along the ways that `reach` shows. */
  readonly marches?: true;
  /** Puts its piece on the list that is being made. */
  readonly ticks?: true;
  /** What is written in its cell, where one of several is chosen: "priority 2, loses 1". */
  readonly mark?: string;
  /** Ends what the player is doing: asked for by its own key. */
  readonly ends?: boolean;
  /** Players agreed on it against the rules. */
  readonly agreed?: true;
  /** The other seats do not see it until the rules reveal it. */
  readonly sealed?: true;
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
}

/** Applies one action. Its dice are those of the journal, then luck's. */
export function play<S, A>(
  rules: Pick<Rules<S, A>, 'apply' | 'contents'>,
  state: S,
  side: string,
  action: A,
  journal: Journal,
  rng: Rng,
): Played<S> {
  const live = new Live(journal, rng);
  const after = rules.apply(state, side, action, live);
  const { journal: whole, draws } = live;
  const notes = rules.contents ? stamped(rules.contents, live.notes) : live.notes;
  return { state: after, journal: whole, notes, draws };
}
