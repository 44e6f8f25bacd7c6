/** A roster kept on the device: it serves as the strength and fatigue sheet of a day of play. */
import type { Counter, Mark, Sheet } from '@longroll/kernel';
import { useMemo, useState } from 'react';
import { readWhole, writeKept } from '../keep/kept.ts';
import { type Changes, isLost, keptIn, marked, nowOf, type RosterState, undone } from './rosterState.ts';

export interface Roster {
  readonly state: RosterState;
  /** Whether the latest mark could be kept. */
  readonly isKept: boolean;
  /** Counters on the table, as they are now. */
  readonly counters: readonly Counter[];
  readonly lost: readonly Counter[];
  mark(changes: Changes): void;
  undo(): void;
  /** Back to the set-up; undo brings the day back. */
  startOver(): void;
  /** What a file says instead of what was. */
  replace(changes: Changes): void;
}

/** Where the device keeps the roster of a sheet. */
export const keyOf = (sheet: Sheet): string => `roster.${sheet.id}`;

export function useRoster(sheet: Sheet, marks: readonly Mark[]): Roster {
  const [state, setState] = useState(() => readWhole(keyOf(sheet), (raw) => keptIn(raw, sheet, marks)));
  const [isKept, setIsKept] = useState(true);
  const keep = (next: RosterState) => {
    setIsKept(writeKept(keyOf(sheet), next));
    setState(next);
  };
  const counters = useMemo(
    () => sheet.counters.filter((one) => !isLost(state, one)).map((one) => nowOf(state, one)),
    [sheet, state],
  );
  const lost = useMemo(() => sheet.counters.filter((one) => isLost(state, one)), [sheet, state]);
  const replace = (changes: Changes) => keep({ changes, past: [...state.past, state.changes] });
  return {
    state,
    isKept,
    counters,
    lost,
    mark: (changes) => keep(marked(state, changes)),
    undo: () => keep(undone(state)),
    startOver: () => replace({}),
    replace,
  };
}
