/** Counters of the scenarios picked by name, for tests of the muster. */
import type { Call, Counter, CounterRecord, Picked } from '@longroll/kernel';
import { gcacw } from '../src/index.ts';

export const muster = await gcacw.muster!.open();
export const sheet = (n: number) => muster.sheets[n - 1]!;
export const call = (id: string): Call => muster.calls.find(({ question }) => question === `gcacw/${id}`)!;
export const isUnit = ({ kind }: Counter): boolean => kind !== 'leader';

/** A counter by its name; "leader Steele" is the leader. */
export function counter(n: number, name: string): Counter {
  const leader = name.startsWith('leader ');
  const found = sheet(n).counters.find((c) => c.name === name.replace('leader ', '') && isUnit(c) !== leader);
  if (!found) throw new Error(`scenario ${n} has no ${name}`);
  return found;
}
export const picked = (n: number, ranks: Readonly<Record<string, readonly string[]>>): Picked =>
  Object.fromEntries(Object.entries(ranks).map(([rank, names]) => [rank, names.map((x) => counter(n, x))]));
export const marked = (of: Counter, changes: CounterRecord): Counter => ({
  ...of,
  record: { ...of.record, ...changes },
});
