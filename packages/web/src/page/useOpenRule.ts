/** The rule that lies open over the page, if one does. */
import { useCallback, useEffect, useState } from 'react';
import type { OpenRule } from '../cite/atHand.ts';

interface Opened {
  readonly rule: Parameters<OpenRule>[0];
  readonly from: HTMLElement;
}

/** Another page closes it. */
export function useOpenRule(path: string) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback<OpenRule>((rule, from) => setOpened({ rule, from }), []);
  const close = useCallback(() => setOpened(null), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what it is closed for.
  useEffect(close, [path]);
  return { opened, open, close };
}
