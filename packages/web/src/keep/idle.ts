/** What can wait until the page has nothing else to do. */

const LONGEST_WAIT = 2000;

/** Returns what takes it back. Safari has no idle callback. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const waits = requestIdleCallback(run, { timeout: LONGEST_WAIT });
    return () => cancelIdleCallback(waits);
  }
  const waits = setTimeout(run);
  return () => clearTimeout(waits);
}
