/**
 * Batches kept on this device: each under its id, which follows from what it is a batch of, so the same one is never played
 * twice. There are only so many: when there is one more, the one that was not touched for longest goes.
 */
import { type Batch, batchId, type GameRow, gamesIn } from '@longroll/kernel';
import { DEVICE, jsonIn, type Shelf } from '../keep/shelf.ts';

export const MOST_KEPT = 12;
/** Characters of all of them together: what a browser keeps for a page is little, and games want their part of it. */
const MOST_TEXT = 2_000_000;

export interface KeptBatch {
  readonly id: string;
  readonly batch: Batch;
  readonly rows: readonly GameRow[];
  readonly touched: string;
}

const PREFIX = 'lab.batch.';
const keyOf = (id: string): string => PREFIX + id;

function isBatch(raw: unknown): raw is Batch {
  const one = raw as Partial<Batch> | null;
  const words = [one?.scenario, one?.rulesVersion, one?.seed];
  return (
    words.every((word) => typeof word === 'string') &&
    typeof one?.games === 'number' &&
    Array.isArray(one?.seated) &&
    one.seated.length === 2
  );
}

function understood(id: string, text: string | null): KeptBatch | null {
  const raw = jsonIn(text) as Partial<KeptBatch> | null;
  if (!isBatch(raw?.batch) || !Array.isArray(raw.rows) || batchId(raw.batch) !== id) return null;
  return { id, batch: raw.batch, rows: raw.rows, touched: String(raw.touched ?? '') };
}

export const readBatch = (id: string, shelf: Shelf = DEVICE): KeptBatch | null =>
  understood(id, shelf.read(keyOf(id)));

const idsOf = (shelf: Shelf): readonly string[] =>
  shelf
    .keys()
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length));

/** The latest first. */
export const keptBatches = (shelf: Shelf = DEVICE): readonly KeptBatch[] =>
  idsOf(shelf)
    .flatMap((id) => readBatch(id, shelf) ?? [])
    .sort((a, b) => b.touched.localeCompare(a.touched));

export const dropBatch = (id: string, shelf: Shelf = DEVICE): void => shelf.drop(keyOf(id));

/** What is beyond the room that there is, besides the one that is being kept. */
function makeRoom(id: string, size: number, shelf: Shelf): void {
  let [count, text] = [1, size];
  for (const one of keptBatches(shelf)) {
    if (one.id === id) continue;
    count++;
    text += shelf.read(keyOf(one.id))?.length ?? 0;
    if (count > MOST_KEPT || text > MOST_TEXT) dropBatch(one.id, shelf);
  }
}

/** Whether it could be kept. */
export function keepBatch(
  { batch, rows }: Pick<KeptBatch, 'batch' | 'rows'>,
  touched: string = new Date().toISOString(),
  shelf: Shelf = DEVICE,
): boolean {
  const id = batchId(batch);
  const text = JSON.stringify({ batch, rows, touched });
  if (text.length > MOST_TEXT) return false;
  makeRoom(id, text.length, shelf);
  return shelf.write(keyOf(id), text);
}

export const isThrough = ({ batch, rows }: Pick<KeptBatch, 'batch' | 'rows'>): boolean =>
  rows.length >= gamesIn(batch);
