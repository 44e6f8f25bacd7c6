/** The state of a roster as plain data: what differs from the set-up, and what it was before, for undo. */
import type { Counter, CounterRecord, Mark, Sheet } from '@longroll/kernel';
import type { Understood } from '../keep/kept.ts';

/** What players mark on a counter; null for one that is lost. */
export type State = Readonly<Record<string, unknown>> | null;
export type Changes = Readonly<Record<string, State>>;

export interface RosterState {
  readonly changes: Changes;
  /** Earlier changes, the latest last. */
  readonly past: readonly Changes[];
}

export const AS_SET_UP: RosterState = { changes: {}, past: [] };
const MOST_PAST = 200;

export const marked = ({ changes, past }: RosterState, more: Changes): RosterState => ({
  changes: { ...changes, ...more },
  past: [...past, changes].slice(-MOST_PAST),
});

/** Of one counter what a mark changes of what is shown of it; the rest may have been marked elsewhere meanwhile. */
function newIn(shown: Counter, state: NonNullable<State>): NonNullable<State> {
  return Object.fromEntries(Object.entries(state).filter(([field, value]) => shown.record[field] !== value));
}

/** What follows from other marks follows at once. */
function settled({ record }: Counter, state: NonNullable<State>, marks: readonly Mark[]): State {
  const following = marks.filter(({ field, follows }) => follows && field in record);
  const made = following.map(({ field, follows }) => [field, follows!({ ...record, ...state })]);
  return { ...state, ...Object.fromEntries(made) };
}

/** The marks that a player makes on what he is shown, to be laid over whatever is there by then. */
export function marking(
  shown: RosterState,
  more: Changes,
  { counters }: Sheet,
  marks: readonly Mark[],
): (there: RosterState) => RosterState {
  const made = Object.entries(more).map(([id, state]) => {
    const counter = counters.find((one) => one.id === id)!;
    return [id, counter, state && newIn(nowOf(shown, counter), state)] as const;
  });
  return (there) => {
    const laid = made.map(([id, counter, state]) => [
      id,
      state && settled(counter, { ...stateIn(nowOf(there, counter).record, marks), ...state }, marks),
    ]);
    return marked(there, Object.fromEntries(laid) as Changes);
  };
}

export const replaced =
  (changes: Changes) =>
  (there: RosterState): RosterState => ({ changes, past: [...there.past, there.changes].slice(-MOST_PAST) });

export function undone({ changes, past }: RosterState): RosterState {
  return past.length === 0 ? { changes, past } : { changes: past.at(-1)!, past: past.slice(0, -1) };
}

export const isLost = ({ changes }: RosterState, counter: Counter): boolean => changes[counter.id] === null;

/** A counter as it is now. */
export const nowOf = ({ changes }: RosterState, counter: Counter): Counter => {
  const state = changes[counter.id];
  return state ? { ...counter, record: { ...counter.record, ...state } } : counter;
};

/** Of a whole record only what players mark; the rest is printed. */
export const stateIn = (record: CounterRecord, marks: readonly Mark[]): State =>
  Object.fromEntries(marks.filter(({ field }) => field in record).map(({ field }) => [field, record[field]]));

const KIND = 'longroll roster';
const VERSION = 1;

export const asFile = (sheet: Sheet, { changes }: RosterState): string =>
  JSON.stringify({ kind: KIND, version: VERSION, sheet: sheet.id, changes }, null, 2);

export type Read = { readonly wrong: string } | { readonly wrong: null; readonly changes: Changes };
const wrong = (text: string): Read => ({ wrong: text });

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function wrongState(name: string, state: unknown, marks: readonly Mark[]): string | null {
  if (state === null) return null;
  if (!isRecord(state)) return `${name} has no readable state.`;
  for (const [field, value] of Object.entries(state)) {
    const mark = marks.find((one) => one.field === field);
    if (!mark) return `${name}: there is no marker called ${field}.`;
    if (!mark.values.includes(value as never))
      return `${name}: ${mark.title} cannot be ${JSON.stringify(value)}.`;
  }
  return null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A file that a player chose: checked in full before anything changes. */
export function fromFile(text: string, sheet: Sheet, marks: readonly Mark[]): Read {
  const raw = readJson(text);
  if (!isRecord(raw) || raw['kind'] !== KIND) return wrong('This is not a roster saved here.');
  if (raw['version'] !== VERSION)
    return wrong(`It was saved by another version (${String(raw['version'])}).`);
  if (raw['sheet'] !== sheet.id) return wrong(`It belongs to another scenario: ${String(raw['sheet'])}.`);
  return readChanges(raw['changes'], sheet, marks);
}

function wrongChange(id: string, state: unknown, { counters }: Sheet, marks: readonly Mark[]): string | null {
  const counter = counters.find((one) => one.id === id);
  return counter ? wrongState(counter.name, state, marks) : `There is no counter ${id} in this scenario.`;
}

export function readChanges(raw: unknown, sheet: Sheet, marks: readonly Mark[]): Read {
  if (!isRecord(raw)) return wrong('It has no list of changes.');
  for (const [id, state] of Object.entries(raw)) {
    const fault = wrongChange(id, state, sheet, marks);
    if (fault) return wrong(fault);
  }
  return { wrong: null, changes: raw as Changes };
}

/** Of what the device kept all that can be read: an older set-up may have had other counters. */
export function keptIn(raw: unknown, sheet: Sheet, marks: readonly Mark[]): Understood<RosterState> {
  if (!isRecord(raw)) return { value: AS_SET_UP, isWhole: false };
  let isWhole = true;
  const readable = (given: unknown): Changes => {
    const all = Object.entries(isRecord(given) ? given : {});
    const good = all.filter(([id, state]) => wrongChange(id, state, sheet, marks) === null);
    isWhole &&= isRecord(given) && good.length === all.length;
    return Object.fromEntries(good) as Changes;
  };
  const { changes, past } = raw as Partial<RosterState>;
  const value = { changes: readable(changes), past: Array.isArray(past) ? past.map(readable) : [] };
  return { value, isWhole };
}
