/** Plays slices of batches on the thread on which it is asked. */
import {
  type Batch,
  type GameRecord,
  type GameRow,
  headIn,
  keptBy,
  matchIn,
  parseMap,
  playerOf,
  playSlice,
  type Rules,
  recordOfMatch,
  type ScenarioEntry,
  type Seating,
  type Slice,
} from '@longroll/kernel';
import type { World } from '../world.ts';

/** What it takes to lay a scenario out. */
export type Ground = Pick<World, 'registry' | 'maps' | 'readMap'>;

/** A scenario laid out, with everybody who can play it. */
interface Laid {
  readonly rules: Rules;
  readonly seat: Seating;
}

async function laidOut(entry: ScenarioEntry, { maps, readMap }: Ground): Promise<Laid> {
  const map = maps.find(({ id }) => id === entry.map);
  if (!map) throw new Error(`the map ${entry.map} of ${entry.id} is not among the maps`);
  const rules = await entry.open(parseMap(await readMap(map.address)));
  const doctrine = (await rules.doctrine?.()) ?? null;
  return { rules, seat: (opponent, side, seed) => playerOf(rules, doctrine, opponent, side, seed) };
}

/** Whoever plays games of batches. */
export interface Tables {
  play(batch: Batch, slice: Slice): Promise<readonly GameRow[]>;
  close(): Promise<void>;
}

const laidOn = (ground: Ground) => {
  const kept = keptBy((entry: ScenarioEntry) => laidOut(entry, ground));
  return ({ scenario }: Batch): Promise<Laid> => {
    const entry = ground.registry.scenario(scenario);
    if (!entry) throw new Error(`there is no scenario ${scenario}`);
    return kept(entry);
  };
};

export function tablesHere(ground: Ground): Tables {
  const laid = laidOn(ground);
  return {
    async play(batch, slice) {
      const { rules, seat } = await laid(batch);
      return [...playSlice(rules, seat, batch, slice)];
    },
    close: async () => {},
  };
}

/** One game of a batch as a file. */
export async function recordIn(ground: Ground, batch: Batch, game: number): Promise<GameRecord> {
  const { rules, seat } = await laidOn(ground)(batch);
  return recordOfMatch(headIn(batch, game), matchIn(rules, seat, batch, game));
}
