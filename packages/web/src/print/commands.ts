/** The counters of a side as a roster lists them: command by command, leaders first. */
import type { Counter, CounterRecord, Mark } from '@longroll/kernel';

/** The present state by counter id; a counter without one is lost. */
export type Records = Readonly<Record<string, CounterRecord>>;

export interface Command {
  readonly name: string | null;
  readonly counters: readonly Counter[];
}

const isLeader = ({ kind }: Counter): boolean => kind === 'leader';

/** In the order of the set-up; those of no command come last. */
export function commandsOf(counters: readonly Counter[]): readonly Command[] {
  const names = [...new Set(counters.map(({ command }) => command))];
  return [...names.filter((name) => name !== null), ...names.filter((name) => name === null)].map((name) => {
    const own = counters.filter(({ command }) => command === name);
    return { name, counters: [...own.filter(isLeader), ...own.filter((counter) => !isLeader(counter))] };
  });
}

const counted = (n: number, one: string): string => (n === 1 ? `1 ${one}` : `${n} ${one}s`);

function strengthOf(counters: readonly Counter[], records: Records, marks: readonly Mark[]): string | null {
  const mark = marks.find(({ shape }) => shape === 'strength');
  if (!mark) return null;
  const all = counters.map(({ id }) => records[id]?.[mark.field]);
  const sum = all.filter((value) => typeof value === 'number').reduce((a, b) => a + b, 0);
  return `${mark.title.toLowerCase()} ${sum}`;
}

/** "1 leader, 6 units, manpower 21"; without records it is the list alone. */
export function musterRoll(
  counters: readonly Counter[],
  records: Records | null,
  marks: readonly Mark[],
): string {
  const there = counters.filter(({ id }) => !records || records[id]);
  const leaders = there.filter(isLeader).length;
  return [
    leaders > 0 ? counted(leaders, 'leader') : null,
    counted(there.length - leaders, 'unit'),
    records && strengthOf(there, records, marks),
    there.length < counters.length ? `${counters.length - there.length} lost` : null,
  ]
    .filter((words) => words !== null)
    .join(', ');
}
