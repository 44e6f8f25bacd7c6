/** `replay FILE`: a saved game played again, every move checked; or all of a list of them. */
import {
  type Chain,
  chainOf,
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
import { plainSigns } from '../plainSigns.ts';
import { replayPage } from '../print/replay.ts';
import { parsed, textIn } from '../reading.ts';
import { type AsJson, type Page, say, sayRefused } from '../say.ts';
import { REFUSED, type Status, type World } from '../world.ts';

/** Seals are over a file sign for sign; what is shown of it is without the signs that would steer a terminal. */
interface Written {
  readonly exact: unknown;
  readonly shown: unknown;
}

interface Saved {
  readonly record: GameRecord;
  readonly chain: Chain;
  readonly entry: ScenarioEntry;
}

/** A game of a file, played again. */
interface Again extends Saved {
  readonly replayed: Replayed;
}

async function writtenIn(file: string, world: World): Promise<Verdict<Written>> {
  const text = await textIn(world, file);
  if (text.refused) return text;
  const shown = parsed(plainSigns(text.value));
  if (shown.refused) return shown;
  const exact = parsed(text.value);
  if (exact.refused) return { refused: { ...exact.refused, text: plainSigns(exact.refused.text) } };
  return { refused: null, value: { exact: exact.value, shown: shown.value } };
}

function savedIn({ exact, shown }: Written, world: World): Verdict<Saved> {
  const record = readRecord(shown);
  if (record.refused) return record;
  const sealed = readRecord(exact);
  if (sealed.refused) return { refused: { ...sealed.refused, text: plainSigns(sealed.refused.text) } };
  const entry = scenarioBy(record.value.scenario, world);
  if (entry.refused) return entry;
  const chain = chainOf(sealed.value);
  return { refused: null, value: { record: record.value, chain, entry: entry.value } };
}

const answerOf = ({ replayed, record: { seed } }: Again) => {
  const { ok, moves, game, divergedAt, why, chain } = replayed;
  return {
    ...{ ok, actions: moves, state: hashOf(stateOf(game)), divergedAt },
    ...(why && { why }),
    ...{ chain: chain.state, brokenAt: chain.brokenAt },
    ...(chain.why && { broken: chain.why }),
    ...(seed !== undefined && { seed }),
  };
};
type Answer = ReturnType<typeof answerOf>;

async function playedAgain(written: Written, world: World): Promise<Verdict<Again>> {
  const saved = savedIn(written, world);
  if (saved.refused) return saved;
  const { record, chain, entry } = saved.value;
  const replayed = replayRecord(await rulesOf(entry, world), record, chain);
  return replayed.refused ? replayed : { refused: null, value: { ...saved.value, replayed: replayed.value } };
}

function pageOf({ record, entry, replayed }: Again, { state }: Answer, world: World, page: Page): string[] {
  const system = world.registry.systems.find(({ id }) => id === systemOf(entry.id));
  return replayPage({ title: entry.title, record, replayed, state, version: system?.version ?? '' }, page);
}

async function replayAll(world: World, list: readonly Written[], options: AsJson): Promise<Status> {
  const all: Again[] = [];
  for (const written of list) {
    const again = await playedAgain(written, world);
    if (again.refused) return sayRefused(world, options, again.refused);
    all.push(again.value);
  }
  const answers = all.map(answerOf);
  const status = say(world, options, answers, (_, page) =>
    all.flatMap((again, at) => pageOf(again, answers[at]!, world, page)),
  );
  return answers.every(({ ok }) => ok) ? status : REFUSED;
}

export async function replay(world: World, file: string, options: AsJson): Promise<Status> {
  const written = await writtenIn(file, world);
  if (written.refused) return sayRefused(world, options, written.refused);
  const { exact, shown } = written.value;
  if (Array.isArray(exact) && Array.isArray(shown))
    return replayAll(
      world,
      exact.map((one, at) => ({ exact: one, shown: shown[at] })),
      options,
    );
  const again = await playedAgain(written.value, world);
  if (again.refused) return sayRefused(world, options, again.refused);
  const status = say(world, options, answerOf(again.value), (answer, page) =>
    pageOf(again.value, answer, world, page),
  );
  return again.value.replayed.ok ? status : REFUSED;
}
