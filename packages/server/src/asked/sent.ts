/** What a visitor sends with a question: nothing of it is trusted. */
export interface Sent {
  readonly body: unknown;
  readonly query: unknown;
}
