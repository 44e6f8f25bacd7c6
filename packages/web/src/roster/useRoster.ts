/** A roster kept on the device: it serves as the strength and fatigue sheet of a day of play. */
import type { Counter, Mark, Sheet } from '@longroll/kernel';
import { useMemo, useState } from 'react';
import { readKept, writeKept } from '../keep/kept.ts';
import {
  AS_SET_UP,
  type Changes,
  isLost,
  marked,
  nowOf,
  type RosterState,
  readChanges,
  undone,
} from './rosterState.ts';

export interface Roster {
  readonly state: RosterState;
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

function keptState(sheet: Sheet, marks: readonly Mark[]): RosterState {
  const kept = readKept(keyOf(sheet)) as Partial<RosterState> | null;
  const read = readChanges(kept?.changes, sheet, marks);
  if (read.wrong !== null) return AS_SET_UP;
  const past = Array.isArray(kept?.past) ? kept.past : [];
  return past.every((one) => readChanges(one, sheet, marks).wrong === null)
    ? { changes: read.changes, past }
    : { changes: read.changes, past: [] };
}

export function useRoster(sheet: Sheet, marks: readonly Mark[]): Roster {
  const [state, setState] = useState(() => keptState(sheet, marks));
  const keep = (next: RosterState) => {
    writeKept(keyOf(sheet), next);
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
    counters,
    lost,
    mark: (changes) => keep(marked(state, changes)),
    undo: () => keep(undone(state)),
    startOver: () => replace({}),
    replace,
  };
}
