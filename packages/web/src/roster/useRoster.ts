/** A roster kept on the device: it serves as the strength and fatigue sheet of a day of play. */
import type { Counter, Mark, Sheet, SheetHead } from '@longroll/kernel';
import { useMemo } from 'react';
import { onDevice, useShared } from '../keep/useShared.ts';
import {
  type Changes,
  isLost,
  keptIn,
  marking,
  nowOf,
  type RosterState,
  replaced,
  undone,
} from './rosterState.ts';

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
export const keyOf = (sheet: SheetHead): string => `roster.${sheet.id}`;

export function useRoster(sheet: Sheet, marks: readonly Mark[]): Roster {
  const kept = useMemo(() => onDevice(keyOf(sheet), (raw) => keptIn(raw, sheet, marks)), [sheet, marks]);
  const { now: state, isKept } = useShared(kept);
  const counters = useMemo(
    () => sheet.counters.filter((one) => !isLost(state, one)).map((one) => nowOf(state, one)),
    [sheet, state],
  );
  const lost = useMemo(() => sheet.counters.filter((one) => isLost(state, one)), [sheet, state]);
  const replace = (changes: Changes) => kept.change(replaced(changes));
  return {
    state,
    isKept,
    counters,
    lost,
    mark: (changes) => kept.change(marking(state, changes, sheet, marks)),
    undo: () => kept.change(undone),
    startOver: () => replace({}),
    replace,
  };
}
