/** A rule that forbids something, as a player is told. */
export interface Bar {
  readonly code: string;
  readonly cite: string;
  readonly text: string;
}

export const bar = (code: string, cite: string, text: string): Bar => ({ code, cite, text });
