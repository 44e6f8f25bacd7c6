/** The luck of every roll in the log, found in small portions so that a long log does not stop the page. */
import { type LuckMeasure, type LuckRow, luckReport, type Registry } from '@longroll/kernel';
import { useEffect, useState } from 'react';
import type { Entry } from './entries.ts';

const PORTION_MS = 12;
/** Found once for each line, and forgotten with it. */
const known = new WeakMap<Entry, readonly LuckMeasure[]>();

/** Older lines may no longer be readable by the rules of today: they have no luck, and are counted apart. */
function measuresOf(registry: Registry, entry: Entry): readonly LuckMeasure[] {
  const before = known.get(entry);
  if (before) return before;
  const { question, values, dice } = entry;
  const verdict = registry.question(question)?.ask(values);
  const measures = verdict && !verdict.refused ? verdict.value.luck(dice) : [];
  known.set(entry, measures);
  return measures;
}

export interface Luck {
  readonly rows: readonly LuckRow[];
  /** How many of the entries have been looked at. */
  readonly done: number;
}

export function useLuck(registry: Registry, entries: readonly Entry[]): Luck {
  const [luck, setLuck] = useState<Luck>({ rows: [], done: 0 });
  useEffect(() => {
    let stopped = false;
    let at = 0;
    const portion = () => {
      if (stopped) return;
      const start = performance.now();
      while (at < entries.length && performance.now() - start < PORTION_MS)
        measuresOf(registry, entries[at++]!);
      if (at < entries.length) {
        setLuck((before) => ({ ...before, done: at }));
        setTimeout(portion);
      } else {
        setLuck({ rows: luckReport(entries.flatMap((entry) => measuresOf(registry, entry))), done: at });
      }
    };
    portion();
    return () => {
      stopped = true;
    };
  }, [registry, entries]);
  return luck;
}
