/**
 * Where things stay on the device: texts by name. Storage may be full, forbidden or gone: then there is simply
 * nothing, and what cannot be kept says so. Nothing else in the page knows what kind of storage it is.
 */
export interface Shelf {
  read(key: string): string | null;
  /** Whether it could be kept. */
  write(key: string, text: string): boolean;
  drop(key: string): void;
  /** Names of all that lies there. */
  keys(): readonly string[];
}

const PREFIX = 'longroll.';

function tried<T>(what: () => T, otherwise: T): T {
  try {
    return what();
  } catch {
    return otherwise;
  }
}

export const DEVICE: Shelf = {
  read: (key) => tried(() => localStorage.getItem(PREFIX + key), null),
  write: (key, text) =>
    tried(() => {
      localStorage.setItem(PREFIX + key, text);
      return true;
    }, false),
  drop: (key) => tried(() => localStorage.removeItem(PREFIX + key), undefined),
  keys: () =>
    tried(
      () =>
        Object.keys(localStorage)
          .filter((name) => name.startsWith(PREFIX))
          .map((name) => name.slice(PREFIX.length)),
      [],
    ),
};

/** Calls when another tab has changed what lies under a name; what is read then is what it wrote. */
export type Hear = (key: string, call: () => void) => () => void;

export const hearDevice: Hear = (key, call) => {
  // The whole storage was cleared if there is no name.
  const heard = ({ key: name }: StorageEvent) => {
    if (name === null || name === PREFIX + key) call();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
};

export function jsonIn(text: string | null): unknown {
  return text === null ? null : tried(() => JSON.parse(text) as unknown, null);
}
