/** A sequence of play by the names of its stages. */
export interface StageNames<S> {
  readonly stages: readonly string[];
  /** The stage that a state is in. */
  at(state: S): string;
}
