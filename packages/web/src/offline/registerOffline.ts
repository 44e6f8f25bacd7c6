/** Has the browser keep the page for use without a network, once the first visit has all it came for. */
import { whenIdle } from '../keep/idle.ts';
import { announceNewVersion } from './newVersion.ts';

/** Without an active version this is the first: it replaces nothing, and nobody need be told. */
function tellIfWaiting({ waiting, active }: ServiceWorkerRegistration): void {
  if (waiting && active) announceNewVersion();
}

function watchInstalling(registration: ServiceWorkerRegistration): void {
  registration.installing?.addEventListener('statechange', () => tellIfWaiting(registration));
}

/** An installed application may stay open for days, and browsers look for a new version on opening only. */
function lookOnReturn(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    // No answer now: it is asked again on the next return.
    registration.update().catch(() => undefined);
  });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  tellIfWaiting(registration);
  watchInstalling(registration);
  registration.addEventListener('updatefound', () => watchInstalling(registration));
  lookOnReturn(registration);
}

/** A browser that forbids service workers still has the page, as long as it is online. */
const registerQuietly = (): void => void register().catch(() => undefined);

export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') whenIdle(registerQuietly);
  else addEventListener('load', () => whenIdle(registerQuietly), { once: true });
}
