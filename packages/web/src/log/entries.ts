/** The session log as plain data: every roll that was made, with all that is needed to make it again. */
import type { RollAnswer } from '@longroll/kernel';
import type { Values } from '../address/address.ts';
import type { Understood } from '../keep/kept.ts';
import { unlikeAny } from '../keep/unlikeAny.ts';

export interface Entry {
  readonly id: string;
  /** When it was rolled, as ISO text. */
  readonly at: string;
  readonly question: string;
  readonly headline: string;
  readonly line: string;
  readonly values: Values;
  readonly dice: readonly number[];
}

const isEntry = (raw: unknown): raw is Entry => {
  const e = raw as Partial<Entry> | null;
  return (
    typeof e?.id === 'string' &&
    !Number.isNaN(Date.parse(String(e.at))) &&
    typeof e.question === 'string' &&
    typeof e.line === 'string' &&
    typeof e.headline === 'string' &&
    typeof e.values === 'object' &&
    e.values !== null &&
    !Array.isArray(e.values) &&
    Array.isArray(e.dice) &&
    e.dice.every((face) => typeof face === 'number')
  );
};

/** Whatever the device has kept; lines that cannot be read are left out, and it is known that there are some. */
export function entriesIn(kept: unknown): Understood<readonly Entry[]> {
  const lines = Array.isArray(kept) ? kept : [];
  const value = lines.filter(isEntry);
  return { value, isWhole: Array.isArray(kept) && value.length === lines.length };
}

export function entryOf(roll: RollAnswer, headline: string, values: Values, at: Date): Entry {
  return {
    id: `${at.getTime().toString(36)}-${unlikeAny().slice(0, 8)}`,
    at: at.toISOString(),
    question: roll.id,
    headline,
    line: roll.line,
    values,
    dice: roll.dice.flatMap(({ faces }) => faces),
  };
}

/** `14:05`, in the reader's own time. */
export const clock = (entry: Entry): string =>
  new Date(entry.at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
const day = (entry: Entry): string => new Date(entry.at).toLocaleDateString();

export const asText = (entries: readonly Entry[]): string =>
  entries.map((entry, i) => `${i + 1}. ${day(entry)} ${clock(entry)}  ${entry.line}`).join('\n');

/** Square brackets, as most boards have them; a bracket in a line must not open a tag of its own. */
const plain = (line: string): string => line.replaceAll('[', '(').replaceAll(']', ')');

export function asForumMarkup(entries: readonly Entry[]): string {
  const items = entries.map((entry) => `[*][b]${clock(entry)}[/b] ${plain(entry.line)}`);
  return ['[list=1]', ...items, '[/list]'].join('\n');
}
