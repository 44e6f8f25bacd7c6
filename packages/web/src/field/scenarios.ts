/** What can be played, and the counters that belong to it, which are fetched when somebody sits down. */
import type { CardSystem, Counter, Muster, Registry, ScenarioEntry, Sheet } from '@longroll/kernel';
import { musterOf } from '../muster/muster.ts';

/** A scenario that can be played. */
export interface Offered {
  readonly entry: ScenarioEntry;
  readonly system: CardSystem;
}

/** A scenario and all that a table needs besides its map. */
export interface Playable extends Offered {
  readonly muster: Muster;
  readonly sheet: Sheet;
  readonly counters: ReadonlyMap<string, Counter>;
}

const hasSheet = ({ muster }: CardSystem, { id }: ScenarioEntry): boolean =>
  muster?.sheets.some((sheet) => sheet.id === id) ?? false;

export const offeredScenarios = ({ systems }: Registry): readonly Offered[] =>
  systems.flatMap((system) =>
    (system.scenarios ?? []).filter((entry) => hasSheet(system, entry)).map((entry) => ({ entry, system })),
  );

export const offeredAt = (registry: Registry, id: string): Offered | undefined =>
  offeredScenarios(registry).find(({ entry }) => entry.id === id);

export const withSheet = (offered: Offered, muster: Muster, sheet: Sheet): Playable => ({
  ...offered,
  ...{ muster, sheet },
  counters: new Map(sheet.counters.map((one) => [one.id, one])),
});

async function mustered(offered: Offered): Promise<Playable> {
  const muster = await musterOf(offered.system);
  const sheet = muster.sheets.find(({ id }) => id === offered.entry.id);
  if (!sheet) throw new Error(`${offered.entry.id} has no order of battle.`);
  return withSheet(offered, muster, sheet);
}

const kept = new WeakMap<ScenarioEntry, Promise<Playable>>();

/** The same promise for the same scenario, so that a page can wait for it. */
export function playableOf(offered: Offered): Promise<Playable> {
  const { entry } = offered;
  const known = kept.get(entry);
  if (known) return known;
  const coming = mustered(offered);
  kept.set(entry, coming);
  coming.catch(() => kept.delete(entry));
  return coming;
}

export const sideTitle = ({ sides }: Pick<Sheet, 'sides'>, side: string): string =>
  sides.find(({ id }) => id === side)?.title ?? side;

export const turnWords = (turns: number): string => (turns === 1 ? '1 turn' : `${turns} turns`);
