/** What is asked of who plays games beside the page, and what comes back. */
import type { Batch, GameRecord, GameRow } from '@longroll/kernel';

/** One game of a batch: what became of it, or all its moves. */
export interface Errand {
  readonly batch: Batch;
  readonly game: number;
  readonly wants: 'row' | 'record';
}

export type Done = { readonly row: GameRow } | { readonly record: GameRecord } | { readonly failed: string };
