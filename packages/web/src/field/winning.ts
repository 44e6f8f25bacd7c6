/** What a table says about winning, in the parts that a page shows: in short, in full, and what counts or not. */
import type { Counter, Mark, Note } from '@longroll/kernel';

/** The lines of a score that count, and those that do not, each kept in its list. */
export const counted = (score: readonly Note[]): readonly Note[] => score.filter(({ applied }) => applied);
export const uncounted = (score: readonly Note[]): readonly Note[] => score.filter(({ applied }) => !applied);

export interface Force {
  readonly units: number;
  readonly leaders: number;
  /** The sum of what the strength markers say, and what that is called. */
  readonly strength: number;
  readonly strengthTitle: string;
}

/** How strong a side is with all who come, off its counters. */
export function forceOf(all: readonly Counter[], marks: readonly Mark[]): Force {
  const counters = all.filter(({ uncounted }) => !uncounted);
  const strength = marks.find(({ shape }) => shape === 'strength');
  const leaders = counters.filter(({ kind }) => kind === 'leader').length;
  const sum = counters.reduce((total, { record }) => total + Number(record[strength?.field ?? ''] ?? 0), 0);
  return {
    units: counters.length - leaders,
    leaders,
    strength: sum,
    strengthTitle: strength?.title.toLowerCase() ?? '',
  };
}

const counts = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export function forceWords({ units, leaders, strength, strengthTitle }: Force): string {
  return [
    counts(units, 'unit', 'units'),
    leaders > 0 && counts(leaders, 'leader', 'leaders'),
    strengthTitle !== '' && `${strength} ${strengthTitle}`,
  ]
    .filter(Boolean)
    .join(', ');
}
