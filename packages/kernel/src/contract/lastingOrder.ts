/**
 * An order that stands until it is changed: what a piece, or a whole side, answers to what it would else be asked. Giving one
 * is an action that no list has; it is checked like every other.
 */
export interface LastingOrder<A = unknown> {
  readonly id: string;
  /** What it is about: "Fire at movers". */
  readonly title: string;
  /** The value that holds now. */
  readonly now: string;
  /** It is the piece's own, and not that of its side. */
  readonly own: boolean;
  readonly values: readonly {
    readonly value: string;
    readonly title: string;
    readonly action: A;
  }[];
}
