/** What can be played, with the counters that belong to it. */
import type { CardSystem, Counter, Muster, Registry, ScenarioEntry, Sheet } from '@longroll/kernel';

/** A scenario and all that a table needs besides its map. */
export interface Playable {
  readonly entry: ScenarioEntry;
  readonly system: CardSystem;
  readonly muster: Muster;
  readonly sheet: Sheet;
  readonly counters: ReadonlyMap<string, Counter>;
}

function playableOf(system: CardSystem, entry: ScenarioEntry): readonly Playable[] {
  const { muster } = system;
  const sheet = muster?.sheets.find(({ id }) => id === entry.id);
  if (!muster || !sheet) return [];
  return [{ entry, system, muster, sheet, counters: new Map(sheet.counters.map((one) => [one.id, one])) }];
}

export const playables = ({ systems }: Registry): readonly Playable[] =>
  systems.flatMap((system) => (system.scenarios ?? []).flatMap((entry) => playableOf(system, entry)));

export const playableAt = (registry: Registry, id: string): Playable | undefined =>
  playables(registry).find(({ entry }) => entry.id === id);

export const sideTitle = ({ sides }: Sheet, side: string): string =>
  sides.find(({ id }) => id === side)?.title ?? side;

export const turnWords = (turns: number): string => (turns === 1 ? '1 turn' : `${turns} turns`);
