/** What can be laid over the map of a game. */

/** Zones, command: something that the rules know of the map and that no counter shows. */
export interface Overlay {
  readonly id: string;
  readonly title: string;
  /** What is shaded, in a sentence. */
  readonly about: string;
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
