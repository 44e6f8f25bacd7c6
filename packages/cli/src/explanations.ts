/** What can be said of all throws at once: the ledger of odds. */
import type { Asking, Note, OddsAnswer } from '@longroll/kernel';

/** The explanations of all throws; of one throw per explained outcome where there are too many, or decisions between. */
function explanations(asking: Asking, { outcomes }: OddsAnswer): (readonly Note[])[] {
  const throws = asking.everyThrow() ?? [];
  const rolled = throws.map(({ faces }) => asking.rollWith(faces));
  if (rolled.length === 0 || rolled.some((verdict) => verdict.refused))
    return outcomes.filter(({ explained }) => explained).map(({ notes }) => notes);
  return rolled.flatMap((verdict) => (verdict.refused ? [] : [verdict.value.notes]));
}

export interface CommonLedger {
  /** Lines that hold whatever falls, then modifiers that hang on a die, once for each case. */
  readonly notes: readonly Note[];
  readonly hangsOnDice: boolean;
  /** Where not every outcome is explained: how many are, the likeliest. */
  readonly likeliest?: number;
}

const written = (note: Note): string => JSON.stringify(note);

export function commonLedger(asking: Asking, odds: OddsAnswer): CommonLedger {
  const lists = explanations(asking, odds);
  const counts = new Map<string, { note: Note; times: number }>();
  for (const note of lists.flat()) {
    const seen = counts.get(written(note));
    if (seen) seen.times++;
    else counts.set(written(note), { note, times: 1 });
  }
  const all = [...counts.values()];
  const steady = all.filter(({ times }) => times === lists.length);
  const wavering = all.filter(
    ({ note, times }) => times < lists.length && note.applied && typeof note.value === 'number',
  );
  const notes = [...steady, ...wavering].map(({ note }) => note);
  const isWhole = odds.outcomes.every(({ explained }) => explained);
  const part = isWhole ? {} : { likeliest: lists.length };
  return { notes, hangsOnDice: wavering.length > 0, ...part };
}
