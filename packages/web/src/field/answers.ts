/** What may be answered where somebody is asked in the midst of what the other side does, by a key each. */
import type { Option } from './options.ts';
import type { Desk } from './useDesk.ts';

/** One key each, in the order of the list; what ends the asking has its own. */
const KEYS = ['f', 'g', 'j', 'k', 'l'] as const;
const HOLD = 'h';

export interface Answer {
  readonly key: string;
  readonly option: Option;
}

/** What may be answered, and by which key; empty while nobody is asked so. */
export function answersOf({ table, isNow, options, played }: Desk): readonly Answer[] {
  if (table.asked === undefined || !isNow || played.isClosed) return [];
  const said = options.filter(({ told }) => !told.ends).map((option, i) => ({ key: KEYS[i] ?? '', option }));
  const held = options.filter(({ told }) => told.ends).map((option) => ({ key: HOLD, option }));
  return [...said, ...held];
}
