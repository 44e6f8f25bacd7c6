/** The log of this device: appended by every roll, shown on its own page, the same in every open part of it. */
import { useSyncExternalStore } from 'react';
import { readKept, writeKept } from '../keep/kept.ts';
import { type Entry, entriesIn } from './entries.ts';

const KEY = 'log';
/** A long campaign by mail; older lines than these make room. */
const MOST = 2000;

let entries: readonly Entry[] = entriesIn(readKept(KEY));
const readers = new Set<() => void>();

export function keepLog(next: readonly Entry[]): void {
  entries = next.slice(-MOST);
  writeKept(KEY, entries);
  for (const reader of readers) reader();
}

export const appendToLog = (entry: Entry): void => keepLog([...entries, entry]);

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

export const useLog = (): readonly Entry[] => useSyncExternalStore(subscribe, () => entries);
