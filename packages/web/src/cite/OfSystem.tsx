/** Everything below cites the book of this system. */
import type { Registry } from '@longroll/kernel';
import { type ReactNode, useMemo } from 'react';
import { AtHandContext } from './atHand.ts';

interface OfSystemProps {
  readonly registry: Registry;
  /** Null where a page is about no one system. */
  readonly system: string | null;
  readonly children: ReactNode;
}

export function OfSystem({ registry, system, children }: OfSystemProps) {
  const atHand = useMemo(() => {
    const book = system === null ? undefined : registry.book(system);
    return system !== null && book ? { system, contents: book.contents } : null;
  }, [registry, system]);
  return <AtHandContext value={atHand}>{children}</AtHandContext>;
}
