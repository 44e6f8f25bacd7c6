/** How far one has come in learning, kept on the device. */
import { readKept, writeKept } from '../keep/kept.ts';

export interface Progress {
  /** Ids of the lessons that are done. */
  readonly done: readonly string[];
  /** By the id of a game with hints: the key under which it is kept. */
  readonly games: Readonly<Record<string, string>>;
  /** By the id of a game with hints: ids of those that need not be shown again. */
  readonly known: Readonly<Record<string, readonly string[]>>;
}

const KEY = 'learn';

const words = (raw: unknown): readonly string[] =>
  Array.isArray(raw) ? raw.filter((one) => typeof one === 'string') : [];

const entriesOf = (raw: unknown): readonly (readonly [string, unknown])[] =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? Object.entries(raw) : [];

export function progress(): Progress {
  const raw = readKept(KEY) as Partial<Record<keyof Progress, unknown>> | null;
  const games = entriesOf(raw?.games).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const known = entriesOf(raw?.known).map(([game, ids]) => [game, words(ids)] as const);
  return { done: words(raw?.done), games: Object.fromEntries(games), known: Object.fromEntries(known) };
}

/** Whether the device could keep it. */
export const keepProgress = (change: Partial<Progress>): boolean =>
  writeKept(KEY, { ...progress(), ...change });

export function keepDone(id: string): void {
  const { done } = progress();
  if (!done.includes(id)) keepProgress({ done: [...done, id] });
}
