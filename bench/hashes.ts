/**
 * Recorded games played again, for whoever compares machines: the same file runs under Node and in a browser (`npm run
 * hashes`). A game is known by one hash over the hashes of all its states.
 */
import {
  type EndedGame,
  fuzz,
  hashOf,
  parseMap,
  readingsFor,
  readRecord,
  replay,
  stateAt,
  systemOf,
  writeRecord,
} from '../packages/kernel/src/index.ts';
import { registry } from '../packages/registry/src/index.ts';

export interface NamedGame {
  readonly name: string;
  /** Its save file. */
  readonly text: string;
}
/** Texts of maps, by their ids. */
export type Maps = Readonly<Record<string, string>>;

export interface Hashed {
  readonly name: string;
  readonly moves: number;
  readonly hash: string;
}

async function rulesOf(scenario: string, maps: Maps) {
  const entry = registry.scenario(scenario);
  if (!entry) throw new Error(`there is no scenario ${scenario}`);
  return entry.open(parseMap(maps[entry.map] ?? ''));
}

async function hashed({ name, text }: NamedGame, maps: Maps): Promise<Hashed> {
  const record = readRecord(JSON.parse(text));
  if (record.refused) throw new Error(`${name}: ${record.refused.text}`);
  const again = replay(await rulesOf(record.value.scenario, maps), record.value);
  if (again.refused || !again.value.ok) throw new Error(`${name} is not played again as it is written`);
  const { game, moves } = again.value;
  const states = Array.from({ length: moves + 1 }, (_, at) => hashOf(stateAt(game, at)));
  return { name, moves, hash: hashOf(states) };
}

export async function hashesOf(games: readonly NamedGame[], maps: Maps): Promise<readonly Hashed[]> {
  const hashes: Hashed[] = [];
  for (const game of games) hashes.push(await hashed(game, maps));
  return hashes;
}

/** Random games of every scenario, with house rules and agreements among them. */
export async function randomGames(each: number, seed: string, maps: Maps): Promise<readonly NamedGame[]> {
  const games: NamedGame[] = [];
  for (const entry of registry.scenarios) {
    const rulings = registry.systems.find(({ id }) => id === systemOf(entry.id))?.rulings ?? [];
    const onGame = ({ game, record }: EndedGame): void => {
      games.push({ name: `${entry.id} ${seed} ${game}`, text: writeRecord(record) });
    };
    fuzz(await rulesOf(entry.id, maps), {
      ...{ scenario: entry.id, games: each, seed, onGame, readings: await readingsFor(rulings, entry) },
      map: parseMap(maps[entry.map] ?? ''),
    });
  }
  return games;
}

// A page has no exports to look at.
Object.assign(globalThis, { hashesOf });
