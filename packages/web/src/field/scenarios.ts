/** What can be played, and the counters that belong to it, which are fetched when somebody sits down. */
import {
  type CardSystem,
  type Counter,
  keptBy,
  type Muster,
  type Registry,
  type ScenarioEntry,
  type Sheet,
} from '@longroll/kernel';
import { keptPromise } from '../keep/keptPromise.ts';
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

/** The same objects each time: what is fetched for one is kept by it. */
export const offeredScenarios = keptBy(({ systems }: Registry): readonly Offered[] =>
  systems.flatMap((system) =>
    (system.scenarios ?? []).filter((entry) => hasSheet(system, entry)).map((entry) => ({ entry, system })),
  ),
);

export interface OfSystem {
  readonly title: string;
  readonly scenarios: readonly { readonly entry: ScenarioEntry; readonly parts: readonly ScenarioEntry[] }[];
}

/** System by system; what is cut from a longer scenario stands under that. */
export function groupedScenarios(all: readonly Offered[]): readonly OfSystem[] {
  const ids = new Set(all.map(({ entry }) => entry.id));
  const isPart = ({ partOf }: ScenarioEntry): boolean => partOf !== undefined && ids.has(partOf);
  const partsOf = ({ id }: ScenarioEntry) =>
    all.flatMap(({ entry }) => (entry.partOf === id && isPart(entry) ? [entry] : []));
  return [...new Set(all.map(({ system }) => system))].map((system) => ({
    title: system.title,
    scenarios: all
      .filter((one) => one.system === system && !isPart(one.entry))
      .map(({ entry }) => ({ entry, parts: partsOf(entry) })),
  }));
}

export const offeredAt = (registry: Registry, id: string): Offered | undefined =>
  offeredScenarios(registry).find(({ entry }) => entry.id === id);

export const withSheet = (offered: Offered, muster: Muster, sheet: Sheet): Playable => ({
  ...offered,
  ...{ muster, sheet },
  counters: new Map(sheet.counters.map((one) => [one.id, one])),
});

/** With the counters of its sheet, which are fetched now. */
export const playableOf = keptPromise(async (offered: Offered): Promise<Playable> => {
  const muster = await musterOf(offered.system);
  const sheet = muster.sheets.find(({ id }) => id === offered.entry.id);
  if (!sheet) throw new Error(`${offered.entry.id} has no order of battle.`);
  return withSheet(offered, muster, sheet);
});

export const sideTitle = ({ sides }: Pick<Sheet, 'sides'>, side: string): string =>
  sides.find(({ id }) => id === side)?.title ?? side;

export const turnWords = (turns: number): string => (turns === 1 ? '1 turn' : `${turns} turns`);
