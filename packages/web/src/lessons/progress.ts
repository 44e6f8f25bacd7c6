/** How far one has come in learning, kept on the device. */
import { readKept, writeKept } from '../keep/kept.ts';

export interface Progress {
  /** Ids of the lessons that are done. */
  readonly done: readonly string[];
  /** By the id of a game with hints: the key under which it is kept. */
  readonly games: Readonly<Record<string, string>>;
  /** Ids of hints that need not be shown again. */
  readonly known: readonly string[];
}

const KEY = 'learn';

const words = (raw: unknown): readonly string[] =>
  Array.isArray(raw) ? raw.filter((one) => typeof one === 'string') : [];

export function progress(): Progress {
  const raw = readKept(KEY) as Partial<Progress> | null;
  const games = Object.entries(raw?.games ?? {}).filter(([, key]) => typeof key === 'string');
  return { done: words(raw?.done), games: Object.fromEntries(games), known: words(raw?.known) };
}

/** Whether the device could keep it. */
export const keepProgress = (change: Partial<Progress>): boolean =>
  writeKept(KEY, { ...progress(), ...change });

export function keepDone(id: string): void {
  const { done } = progress();
  if (!done.includes(id)) keepProgress({ done: [...done, id] });
}
