/** What stays on the device. Storage may be full, forbidden or hold nonsense: then there is simply nothing. */
const PREFIX = 'longroll.';

export function readKept(key: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether it could be kept; if not, what is on the page lasts as long as the page. */
export function writeKept(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function dropKept(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // What cannot be read cannot be in the way either.
  }
}

/** As it lies there, for a file when it cannot be read otherwise. */
export function rawKept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}
