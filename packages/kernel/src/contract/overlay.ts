/** What can be laid over the map of a game. */

/** Zones, command: something that the rules know of the map and that no counter shows. */
export interface Overlay {
  readonly id: string;
  readonly title: string;
  /** What is shaded, in a sentence. */
  readonly about: string;
  /** It draws lines too: those of `Rules.traces`. */
  readonly traces?: true;
  /** What a piece is called whose line does not reach: "Out of supply". */
  readonly broken?: string;
  /** While it lies there `Rules.line` is drawn from the piece in hand to the cell that is pointed at. */
  readonly lines?: true;
}

export interface Shaded {
  readonly cell: number;
  readonly side: string;
  /** Less strongly than others of the same kind. */
  readonly faint?: true;
}

/** From a piece to a cell: free, or ended by the cell that stands in its way. */
export interface SightLine {
  readonly from: number;
  readonly to: number;
  readonly blocker: number | null;
  /** How far it is, and what is in the way, in words. */
  readonly text: string;
}

/** A line over the map that the rules follow: of supply, of retreat. */
export interface Trace {
  readonly side: string;
  /** Whose it is. */
  readonly piece?: string;
  /** Cells from its beginning to its end, both included; a single one where no line leads on. */
  readonly path: readonly number[];
  /** Where it does not reach: why, in `text`. */
  readonly broken?: true;
  /** "Logan-B to the depot at Grand Gulf: 9 of 15". */
  readonly text: string;
}
