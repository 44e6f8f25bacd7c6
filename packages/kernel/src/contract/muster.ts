/**
 * Counters, so that a player picks up what lies on the table instead of typing its numbers. A system that has
 * a `Muster` gives the order of battle of its scenarios, says how a counter is marked, and which questions
 * counters can be put into; what the result makes of them goes back onto the sheet.
 */

/** The fields of a counter as questions take them: plain JSON. */
export type CounterRecord = Readonly<Record<string, unknown>>;

export interface Counter {
  /** Unique on its sheet. */
  readonly id: string;
  readonly name: string;
  readonly side: string;
  /** What is drawn on it. Who is a `leader` goes along with others and is not counted among them. */
  readonly kind: string;
  /** How large a body of men it is, in the game's word. */
  readonly size: string;
  readonly command: string | null;
  /** Where it begins, in words: "W5222 Shaifer", "turn 2, Bruinsburg". */
  readonly place: string;
  /** Footnotes of the set-up, in words. */
  readonly remarks: readonly string[];
  readonly record: CounterRecord;
  /** Not counted with its side: it lies for men who are on the sheet already, or would come after the end. */
  readonly uncounted?: true;
}

/** An order of battle as a list shows it. */
export interface SheetHead {
  readonly id: string;
  readonly title: string;
  /** Its dates and length. */
  readonly when: string;
  readonly about: string;
}

/** Something to read before a game begins: what happened there, advice for a side. */
export interface SheetWords {
  readonly title: string;
  readonly text: string;
  /** Whom it is for, if it is for one. */
  readonly side?: string;
}

/** The order of battle of one scenario. */
export interface Sheet extends SheetHead {
  readonly sides: readonly { readonly id: string; readonly title: string }[];
  /** How the scenario is won, in words, as we read the rules; a game has its own (`Rules.terms`). */
  readonly terms: readonly string[];
  readonly words?: readonly SheetWords[];
  readonly counters: readonly Counter[];
}

/** A state of a counter that players set by hand; every state is drawn with a shape. */
export interface Mark {
  /** The field of the record. */
  readonly field: string;
  readonly title: string;
  readonly shape: 'strength' | 'band' | 'corner' | 'pips' | 'chevrons' | 'bracket';
  /** From the least to the most; the first is the unmarked state, save for strength. */
  readonly values: readonly (number | string | boolean)[];
  /** How a value is spoken, where it is not its own word. */
  readonly names?: Readonly<Record<string, string>>;
  /** What it is by the other marks: then it is shown and not set by hand. */
  readonly follows?: (record: CounterRecord) => number | string | boolean;
}

/** One list of a question that counters are put into, such as those of one side. */
export interface Rank {
  readonly id: string;
  readonly title: string;
  /** How many counters it takes; leaders do not count. */
  readonly most: number;
  /** The rank that must be of the other side. */
  readonly opposes?: string;
}

/** The counters picked for each rank. */
export type Picked = Readonly<Record<string, readonly Counter[]>>;

/** A question that counters can be called up for. */
export interface Call {
  readonly question: string;
  readonly ranks: readonly Rank[];
  /** The form's values that the counters stand for. */
  fill(picked: Picked): CounterRecord;
  /** What a result makes of the counters: their new records by id; null for one that is lost. */
  after(picked: Picked, result: object): Readonly<Record<string, CounterRecord | null>>;
}

export interface Muster {
  readonly sheets: readonly Sheet[];
  readonly marks: readonly Mark[];
  /** The printed figures of a counter: the boxed one and the one beside it. */
  readonly printed: readonly { readonly field: string; readonly title: string }[];
  readonly calls: readonly Call[];
  /** What else of a record is told of a piece in hand, in this order; what it does not have is left out. */
  readonly told?: readonly ToldField[];
}

/** A muster as it is chosen: orders of battle are long, and a part of the program that is fetched only now. */
export interface MusterEntry {
  readonly sheets: readonly SheetHead[];
  open(): Promise<Muster>;
}

/** A field of a record that no counter shows: it is read in the panel of a piece. */
export interface ToldField {
  readonly field: string;
  readonly title: string;
  readonly names?: Readonly<Record<string, string>>;
}
