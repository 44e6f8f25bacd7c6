/**
 * A game that can be played. `Rules` are those of one scenario, laid out on its map. State and action are plain
 * readonly JSON, whatever `legal` does not list is refused, and applications know neither: they show the `Table`,
 * list actions by what they are `told`, and hand them back.
 */
import type { Ruling } from '../ask/rulings.ts';
import type { Rng } from '../luck/rng.ts';
import type { GridMap } from '../map/gridMap.ts';
import type { Note } from '../plain/note.ts';
import type { Refusal, Verdict } from '../plain/refusal.ts';
import type { Contents } from '../rulebook/contents.ts';
import { stamped } from '../rulebook/stamp.ts';
import { Live } from '../umpire/live.ts';
import type { Drawn } from '../umpire/minutes.ts';
import type { Journal, Umpire } from '../umpire/umpire.ts';
import type { LastingOrder } from './lastingOrder.ts';
import type { CounterRecord } from './muster.ts';
import type { Doctrine } from './opponent.ts';
import type { Order, OrderKind } from './order.ts';
import type { Overlay, Shaded, SightLine, Trace } from './overlay.ts';
import type { StageNames } from './stageNames.ts';
import type { Reached, Table, Told } from './table.ts';

/** A scenario as it is chosen; its counters and terms are those of the muster's sheet with the same id. */
export interface ScenarioEntry {
  readonly id: string;
  readonly title: string;
  readonly when: string;
  readonly turns: number;
  readonly about: string;
  /** Id of the longer scenario that it is cut from. */
  readonly partOf?: string;
  /** Terms that no source gives: they are ours, and the page of the scenario says so. */
  readonly ours: readonly string[];
  /** Id of its map. */
  readonly map: string;
  /** What the players may set before it begins; `Rules.begin` takes what they chose beside the house rules. */
  readonly options?: readonly ScenarioOption[];
  /** Readings that players of this scenario may agree on besides those of its system; fetched when a game is set up. */
  rulings?(): Promise<readonly Ruling[]>;
  /** Its sheet and its rules may be a part of the program that is fetched only now. */
  open(map: GridMap): Promise<Rules>;
}

/** One thing that a scenario leaves to the players. */
export interface ScenarioOption {
  readonly id: string;
  readonly title: string;
  readonly values: readonly (string | number | boolean)[];
  readonly default: string | number | boolean;
  /** How a value is spoken, where it is not its own word. */
  readonly names?: Readonly<Record<string, string>>;
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
  /** Its sequence of play, where it has one. */
  readonly sequence?: StageNames<S>;
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
  /** How this game is won, by the readings that it is played by; where it is missing, as the sheet says. */
  terms?(view: V): readonly string[];
  tell(view: V, action: A): Told;
  /**
   * The piece that an action is done with, or null. Rules that list very many actions say so without telling them: then
   * only those of the piece in hand are told, and what ends a player's doing is an action of no piece.
   */
  pieceOf?(action: A): string | null;
  /** Where a piece could go from here, whether or not it is its turn; empty if it can go nowhere. */
  reach(view: V, piece: string): readonly Reached[];
  /** Why nothing can be done with a piece now; null where something can, or where nobody would ask. */
  idle?(view: V, piece: string): Refusal | null;
  /** What can be laid over the map when somebody wants to see it. */
  readonly overlays?: readonly Overlay[];
  /** The cells that it shades; with a piece in hand those of the piece, where it has some of its own. */
  overlay?(view: V, id: string, piece: string | null): readonly Shaded[];
  /** The lines that an overlay draws. */
  traces?(view: V, id: string): readonly Trace[];
  /** The line of sight of a piece to a cell; null where it has none to give. */
  line?(view: V, piece: string, cell: number): SightLine | null;
  /** Orders to many pieces at once, each of them a row of listed actions and nothing else. */
  readonly orders?: readonly OrderKind[];
  expand?(view: V, order: Order): Verdict<readonly A[]>;
  /** Orders that stand, of a piece or, with none, of the side that looks; none where it may give none now. */
  standing?(view: V, piece: string | null): readonly LastingOrder<A>[];
  /** How it stands, as figures; a game that is over has ended so. */
  result(state: S): Result;
  /** Whole undertakings, each made of actions that are listed one after another. */
  plans?(view: V): readonly Plan<A>[];
  readonly secrets?: Secrets<S, A, V>;
  /** How a computer would play it; fetched when somebody wants one. */
  doctrine?(): Promise<Doctrine<S, A, V>>;
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

type Applying<S, A> = Pick<Rules<S, A>, 'apply' | 'contents'>;

/** Applies one action before an umpire who writes everything down. */
export function playBefore<S, A>(of: Applying<S, A>, state: S, side: string, action: A, u: Live): Played<S> {
  const after = of.apply(state, side, action, u);
  const { journal, draws } = u;
  return { state: after, journal, notes: of.contents ? stamped(of.contents, u.notes) : u.notes, draws };
}

/** Applies one action. Its dice are those of the journal, then luck's. */
export const play = <S, A>(
  rules: Applying<S, A>,
  state: S,
  side: string,
  action: A,
  journal: Journal,
  rng: Rng,
): Played<S> => playBefore(rules, state, side, action, new Live(journal, rng));
