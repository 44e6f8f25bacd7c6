/** Whether a newer version of the page is kept and waits. It takes over only when the player says so. */
let ready = false;
const watchers = new Set<() => void>();

/** In the shape that `useSyncExternalStore` wants. */
export const newVersion = {
  isReady: (): boolean => ready,
  watch(changed: () => void): () => void {
    watchers.add(changed);
    return () => watchers.delete(changed);
  },
};

export function announceNewVersion(): void {
  ready = true;
  for (const changed of watchers) changed();
}

/** The form is kept in the address, so that the newer version opens with what the player was doing. */
export async function takeNewVersion(): Promise<void> {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  // Nothing waits where another tab has taken it already.
  if (!waiting) return location.reload();
  waiting.addEventListener('statechange', () => {
    if (waiting.state !== 'activating') location.reload();
  });
  waiting.postMessage('use now');
}
