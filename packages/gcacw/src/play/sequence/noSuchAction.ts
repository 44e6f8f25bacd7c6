/** What is no action, in words for a player: it came from a file or a program, for nothing on a page is. */
import type * as z from 'zod';

type Plain = Readonly<Record<PropertyKey, unknown>>;

const LONGEST = 40;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const valueAt = (raw: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, step) => (at as Plain | undefined)?.[step], raw);

/** What is wrong with a part of an action whose deed is known. */
function partOf(raw: unknown, { path, ...issue }: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `it has no ${shown(issue.keys[0])}`;
  const value = valueAt(raw, path);
  const part = path.map(String).join('.');
  return value === undefined ? `its ${part} is missing` : `its ${part} cannot be ${shown(value)}`;
}

export function noSuchAction(raw: unknown, issue: z.core.$ZodIssue): string {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return `An action is a record that says in "do" what is done, not ${shown(raw)}.`;
  const deed = Object.hasOwn(raw, 'do') ? (raw as { do: unknown }).do : undefined;
  if (deed === undefined) return 'An action says in "do" what is done, and this one does not.';
  if (issue.path[0] === 'do') return `There is no action ${shown(deed)}.`;
  return `The action ${shown(deed)} is not written as one: ${partOf(raw, issue)}.`;
}
