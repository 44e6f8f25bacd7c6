/** The log of this device: appended by every roll, shown on its own page, the same in every open part of it. */
import { useSyncExternalStore } from 'react';
import { readWhole, writeKept } from '../keep/kept.ts';
import { type Entry, entriesIn } from './entries.ts';

export const KEY = 'log';
/** A long campaign by mail; older lines than these make room. */
const MOST = 2000;

let entries: readonly Entry[] = readWhole(KEY, entriesIn);
let isKept = true;
const readers = new Set<() => void>();

export function keepLog(next: readonly Entry[]): void {
  entries = next.slice(-MOST);
  isKept = writeKept(KEY, entries);
  for (const reader of readers) reader();
}

export const appendToLog = (entry: Entry): void => keepLog([...entries, entry]);

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** Whether the latest line could be kept. */
export const useIsKept = (): boolean => useSyncExternalStore(subscribe, () => isKept);

export const useLog = (): readonly Entry[] => useSyncExternalStore(subscribe, () => entries);
