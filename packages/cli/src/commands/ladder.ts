/** `ladder [SCENARIO|SYSTEM|all]`: how strong the levels are, by duplicate pairs between neighbours, as a table for the docs. */
import {
  allow,
  type Batch,
  duelOf,
  type GameRow,
  LEVELS,
  type Met,
  metIn,
  pairsOf,
  RANDOM,
  type Rated,
  rated,
  refuse,
  type ScenarioEntry,
  type Verdict,
} from '@longroll/kernel';
import { batchOf } from '../lab/batchOf.ts';
import { playedAt, tablesOf } from '../lab/played.ts';
import type { Tables } from '../lab/playing.ts';
import { rulesOf } from '../opened.ts';
import { ladderPage } from '../print/ladder.ts';
import { type AsJson, say, sayRefused } from '../say.ts';
import type { Status, World } from '../world.ts';
import { chosen } from './fuzz.ts';

export interface LadderCommand extends AsJson {
  /** Seeds for each two in each scenario. */
  readonly games: number;
  readonly seed: string;
  readonly threads?: number;
  /** Who climbs it, the weakest first; without it, all levels. */
  readonly opponents?: readonly string[];
}

/** What two came to in one scenario. */
export interface Meeting extends Met {
  readonly scenario: string;
  /** Games that the first of them won outright, by the side that he played; sides in their order. */
  readonly plain: readonly { readonly side: string; readonly won: number; readonly games: number }[];
}

export interface Ladder {
  readonly rated: readonly Rated[];
  readonly meetings: readonly Meeting[];
}

/** Whoever stands one or two rungs apart meets: farther apart it is known beforehand who wins, and little is learnt. */
const FARTHEST = 2;

function meetingsOf(ids: readonly string[]): readonly (readonly [string, string])[] {
  return ids.flatMap((weaker, i) =>
    ids.slice(i + 1, i + 1 + FARTHEST).map((stronger) => [stronger, weaker] as const),
  );
}

/** Scenarios that a computer has learnt to play. */
export async function learnt(
  entries: readonly ScenarioEntry[],
  world: World,
): Promise<Verdict<readonly ScenarioEntry[]>> {
  const rules = await Promise.all(entries.map((entry) => rulesOf(entry, world)));
  const known = entries.filter((_, i) => rules[i]!.doctrine !== undefined);
  if (known.length > 0) return allow(known);
  return refuse('no-doctrine', 'T.9', 'Nobody has learnt to play any of these scenarios yet.');
}

/** What the meetings are played with. */
interface Playing {
  readonly world: World;
  readonly tables: Tables;
  readonly threads: number;
  readonly cut: Promise<void>;
}

/** By terms of the scenario and not by margins: in every other game the two have changed sides. */
const plainWins = (rows: readonly GameRow[], { seated }: Batch): Meeting['plain'] =>
  seated.map(({ side }, place) => {
    const his = rows.filter(({ game }) => game % 2 === 1 - place);
    return { side, won: his.filter(({ winner }) => winner === side).length, games: his.length };
  });

async function met(
  { world, tables, threads, cut }: Playing,
  scenario: string,
  [union, confederate]: readonly [string, string],
  { games, seed }: LadderCommand,
): Promise<Verdict<Meeting & { readonly cut: boolean }>> {
  const words = { games, seed, duplicate: true };
  const batch = await batchOf(world, scenario, { union, confederate }, words);
  if (batch.refused) return batch;
  const played = await playedAt(tables, threads, batch.value, world, cut);
  const duel = duelOf(pairsOf(batch.value, played.rows));
  const plain = plainWins(played.rows, batch.value);
  return allow({ scenario, ...metIn(union, confederate, duel), plain, cut: played.cut });
}

async function climbed(
  playing: Playing,
  ids: readonly string[],
  entries: readonly ScenarioEntry[],
  command: LadderCommand,
): Promise<Verdict<Ladder>> {
  const meetings: Meeting[] = [];
  for (const { id } of entries)
    for (const two of meetingsOf(ids)) {
      const meeting = await met(playing, id, two, command);
      if (meeting.refused) return meeting;
      const { cut, ...line } = meeting.value;
      meetings.push(line);
      if (cut) return allow({ rated: rated(ids, meetings), meetings });
    }
  return allow({ rated: rated(ids, meetings), meetings });
}

export async function ladder(world: World, id: string, command: LadderCommand): Promise<Status> {
  const entries = chosen(id, world);
  const known = entries.refused ? entries : await learnt(entries.value, world);
  if (known.refused) return sayRefused(world, command, known.refused);
  const ids = command.opponents ?? [RANDOM.id, ...LEVELS.map((level) => level.id)];
  const threads = command.threads ?? world.cores;
  const tables = await tablesOf(world, threads);
  try {
    const playing = { world, tables, threads, cut: world.enough() };
    const done = await climbed(playing, ids, known.value, command);
    if (done.refused) return sayRefused(world, command, done.refused);
    return say(world, command, done.value, (answer) => ladderPage(answer, command));
  } finally {
    await tables.close();
  }
}
