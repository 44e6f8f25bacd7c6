/** `replay FILE`: a saved game played again, every move checked. */
import {
  type GameRecord,
  hashOf,
  type Replayed,
  readRecord,
  replay as replayRecord,
  type ScenarioEntry,
  stateOf,
  systemOf,
  type Verdict,
} from '@longroll/kernel';
import { rulesOf, scenarioBy } from '../opened.ts';
import { replayPage } from '../print/replay.ts';
import { readJson } from '../reading.ts';
import { type AsJson, say, sayRefused } from '../say.ts';
import { REFUSED, type Status, type World } from '../world.ts';

interface Saved {
  readonly record: GameRecord;
  readonly entry: ScenarioEntry;
}

async function savedIn(file: string, world: World): Promise<Verdict<Saved>> {
  const raw = await readJson(world, file);
  if (raw.refused) return raw;
  const record = readRecord(raw.value);
  if (record.refused) return record;
  const entry = scenarioBy(record.value.scenario, world);
  if (entry.refused) return entry;
  return { refused: null, value: { record: record.value, entry: entry.value } };
}

const answerOf = ({ ok, moves, game, divergedAt, why }: Replayed) => ({
  ...{ ok, actions: moves, state: hashOf(stateOf(game)), divergedAt },
  ...(why && { why }),
});

export async function replay(world: World, file: string, options: AsJson): Promise<Status> {
  const saved = await savedIn(file, world);
  if (saved.refused) return sayRefused(world, options, saved.refused);
  const { record, entry } = saved.value;
  const replayed = replayRecord(await rulesOf(entry, world), record);
  if (replayed.refused) return sayRefused(world, options, replayed.refused);
  const system = world.registry.systems.find(({ id }) => id === systemOf(entry.id));
  const version = system?.version ?? '';
  const status = say(world, options, answerOf(replayed.value), ({ state }, page) =>
    replayPage({ title: entry.title, record, replayed: replayed.value, state, version }, page),
  );
  return replayed.value.ok ? status : REFUSED;
}
