/** A shared value of this device, as a component reads it. */
import { useEffect, useSyncExternalStore } from 'react';
import type { Understood } from './kept.ts';
import { webLock } from './lock.ts';
import { SharedValue } from './sharedValue.ts';
import { DEVICE, hearDevice } from './shelf.ts';

export const onDevice = <T>(key: string, understand: (raw: unknown) => Understood<T>): SharedValue<T> =>
  new SharedValue({ key, understand, shelf: DEVICE, lock: webLock(), hear: hearDevice });

/** The value and whether its latest change could be kept. */
export function useShared<T>(value: SharedValue<T>): { readonly now: T; readonly isKept: boolean } {
  useEffect(() => {
    const settle = () => value.settle();
    addEventListener('pagehide', settle);
    return () => removeEventListener('pagehide', settle);
  }, [value]);
  const now = useSyncExternalStore(value.subscribe, value.now);
  return { now, isKept: useSyncExternalStore(value.subscribe, value.isKept) };
}
