/** The log of this device: appended by every roll, shown on its own page, the same in every open part and tab of it. */
import type { Understood } from '../keep/kept.ts';
import { onDevice, useShared } from '../keep/useShared.ts';
import { type Entry, entriesIn } from './entries.ts';

export const KEY = 'log';
/** A long campaign by mail; older lines than these make room. */
const MOST = 2000;

/** A line that is read again is the same: what was found out about it need not be found again. */
const known = new Map<string, Entry>();

function knownIn(raw: unknown): Understood<readonly Entry[]> {
  const { value, isWhole } = entriesIn(raw);
  const entries = value.map((entry) => known.get(entry.id) ?? entry);
  for (const entry of entries) known.set(entry.id, entry);
  return { value: entries, isWhole };
}

const log = onDevice(KEY, knownIn);

if (typeof addEventListener === 'function') addEventListener('pagehide', () => log.settle());

export type LogChange = (entries: readonly Entry[]) => readonly Entry[];

export const appended =
  (entry: Entry): LogChange =>
  (entries) =>
    [...entries, entry].slice(-MOST);

/** Without these, whatever has been added since. */
export const struckOut = (gone: readonly Entry[]): LogChange => {
  const ids = new Set(gone.map(({ id }) => id));
  return (entries) => entries.filter(({ id }) => !ids.has(id));
};

/** With these again, before whatever has been added since. */
export const putBack =
  (old: readonly Entry[]): LogChange =>
  (entries) =>
    [...old, ...struckOut(old)(entries)].slice(-MOST);

export const changeLog = (change: LogChange): void => log.change(change);
export const appendToLog = (entry: Entry): void => changeLog(appended(entry));

export const useLog = () => useShared(log);
