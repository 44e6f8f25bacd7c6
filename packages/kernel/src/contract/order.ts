/** One order to many pieces: a whole formation along a road, fire at will for a line. */

export interface OrderKind {
  readonly id: string;
  readonly title: string;
  /** What it makes of the pieces, in a sentence. */
  readonly about: string;
  /** What is to be said besides whom it is for. */
  readonly needs: 'cell' | 'value' | 'nothing';
  /** Words to choose from, where a value is needed. */
  readonly values?: readonly { readonly value: string; readonly title: string }[];
}

export interface Order {
  readonly kind: string;
  readonly pieces: readonly string[];
  readonly cell?: number;
  readonly value?: string;
}
