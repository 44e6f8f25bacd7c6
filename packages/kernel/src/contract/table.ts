/** What lies on the table of a game, for one who looks at it, and its actions in words. */
import type { Note } from '../plain/note.ts';
import type { CounterRecord } from './muster.ts';

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
  /** Who comes, who is released, what changes; of a side, or for both. */
  readonly events: readonly { readonly side: string | null; readonly text: string }[];
}

/** An order that was given and is not yet carried out: from a cell to another. */
export interface Arrow {
  readonly from: number;
  readonly to: number;
  readonly side: string;
  /** Fire, a charge after it, or fire that was ordered earlier and still stands. */
  readonly kind: 'fire' | 'charge' | 'standing';
}

/** Something on the map that is no counter: a depot, gunboats, a bridge laid or broken, works and their state. */
export interface Marker {
  readonly cell: number;
  /** The cell beyond, where it lies on the side between two. */
  readonly over?: number;
  readonly side: string | null;
  /** What is drawn; what nobody knows to draw is a letter. */
  readonly kind: 'depot' | 'ships' | 'bridge' | 'broken' | 'burnt' | 'works' | 'redoubt' | 'mine';
  readonly letter: string;
  /** What it is, in words: "Depot, open". */
  readonly title: string;
}

/** A track beside the map: where its marker is, and what that means. */
export interface Gauge {
  readonly title: string;
  readonly cite: string;
  readonly at: number;
  readonly most: number;
  readonly text: string;
  readonly side?: string;
  /** What happens at a place of the track. */
  readonly marks?: readonly { readonly at: number; readonly text: string }[];
}

/** A phase or a segment of the turn, under its number in the sequence of play. */
export interface TurnPhase {
  readonly code: string;
  readonly title: string;
  readonly now: boolean;
  /** It does not come in this turn. */
  readonly out?: true;
}

/** A day that is past, or today: what happened, and what each side had lost by its end. */
export interface CalendarDay {
  readonly turn: number;
  readonly title: string;
  readonly lines: readonly string[];
  readonly lost: Readonly<Record<string, number>>;
}

/** A body of troops: its leader, and its pieces in the order in which they march. */
export interface Formation {
  readonly title: string;
  readonly side: string;
  readonly leader?: string;
  readonly pieces: readonly string[];
  /** Where it is and how it stands, in words. */
  readonly text: string;
}

/** A list that is being made: who is on it, and how many there may be. */
export interface Listing {
  readonly title: string;
  readonly pieces: readonly string[];
  readonly most: number;
  /** Where all are on it at first: who has been left out, in this order. */
  readonly out?: readonly string[];
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
  /** Orders that wait to be carried out, where the game has such. */
  readonly arrows?: readonly Arrow[];
  /** The side that is asked in the midst of what the other does: at one screen it is said whose word it is. */
  readonly asked?: string;
  /** The phases and segments of the turn, in their order. */
  readonly phases?: readonly TurnPhase[];
  readonly gauges?: readonly Gauge[];
  readonly markers?: readonly Marker[];
  readonly calendar?: readonly CalendarDay[];
  readonly formations?: readonly Formation[];
  /** Pieces that could still be given orders, in their order: where there are many, one goes from each to the next. */
  readonly ready?: readonly string[];
  /** Not everybody may see this table: at one screen it is covered before another looks. */
  readonly closed?: true;
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
  /** Others who do it together with that one. */
  readonly pieces?: readonly string[];
  /** The direction that they face after it, as the map counts directions, where that is what is chosen. */
  readonly facing?: number;
  /** The cell it goes to or is aimed at. */
  readonly cell?: number;
  /** Dice fall. */
  readonly rolls: boolean;
  /** After it the piece goes along the ways that `reach` shows. */
  readonly marches?: true;
  /** Puts its piece on the list that is being made. */
  readonly ticks?: true;
  /** Takes its piece from the list. */
  readonly unticks?: true;
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
  /** That chance, where something may stop it on the way. */
  readonly chance?: number;
}
