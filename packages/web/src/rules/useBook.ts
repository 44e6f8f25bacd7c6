/** The words of a book, fetched when they are first wanted. */
import type { Book, Rule, RulebookText } from '@longroll/kernel';
import { useCallback, useEffect, useState } from 'react';

export interface ReadBook extends RulebookText {
  readonly rules: readonly Rule[];
  rule(id: string): Rule | undefined;
}

export type Fetched =
  | { readonly state: 'coming' }
  | { readonly state: 'here'; readonly book: ReadBook }
  | { readonly state: 'missing'; again(): void };

async function read(book: Book): Promise<ReadBook> {
  const [text, rules] = await Promise.all([book.text(), book.rules()]);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return { ...text, rules, rule: (id) => byId.get(id) };
}

/** Opened once, a book stays open: the pages of the room turn without a moment of nothing. */
const opened = new WeakMap<Book, ReadBook>();

export function useBook(book: Book): Fetched {
  const [, setTurn] = useState(0);
  const [failed, setFailed] = useState(false);
  const fetchIt = useCallback(() => {
    if (opened.has(book)) return;
    setFailed(false);
    read(book).then(
      (whole) => {
        opened.set(book, whole);
        setTurn((turn) => turn + 1);
      },
      () => setFailed(true),
    );
  }, [book]);
  useEffect(fetchIt, [fetchIt]);
  const here = opened.get(book);
  if (here) return { state: 'here', book: here };
  return failed ? { state: 'missing', again: fetchIt } : { state: 'coming' };
}
