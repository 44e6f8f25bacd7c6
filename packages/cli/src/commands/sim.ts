/** `sim SCENARIO --games N --union ID --confederate ID --seed TEXT`: a batch of games between two opponents. */
import {
  type Batch,
  type BatchSummary,
  batchId,
  detailOf,
  type GameRow,
  gamesIn,
  refuse,
  sheetOf,
  summaryOf,
  writeRecord,
} from '@longroll/kernel';
import { type Against, type BatchWords, batchOf } from '../lab/batchOf.ts';
import { type PlayedHere, playedAt, tablesOf } from '../lab/played.ts';
import { recordIn } from '../lab/playing.ts';
import { simPage } from '../print/sim.ts';
import { type AsJson, say, sayRefused } from '../say.ts';
import { DONE, type Status, type World } from '../world.ts';

export interface SimCommand extends AsJson, BatchWords {
  readonly union: string;
  readonly confederate: string;
  readonly threads?: number;
  /** Where the queue is whose workers play it; without one it is played here. */
  readonly database?: string;
  /** A line to a game instead of what they come to. */
  readonly csv?: boolean;
  /** With --json: every game too. */
  readonly rows?: boolean;
  /** Instead of all: the game of this number, as a file. */
  readonly record?: number;
}

/** What a batch came to, as it is answered. */
export interface Simulated extends BatchSummary {
  readonly seconds: number;
}

async function playedHere(world: World, batch: Batch, { threads = world.cores }: SimCommand) {
  const tables = await tablesOf(world, threads);
  try {
    return await playedAt(tables, threads, batch, world, world.enough());
  } finally {
    await tables.close();
  }
}

async function played(world: World, batch: Batch, command: SimCommand) {
  if (command.database === undefined)
    return { refused: null, value: await playedHere(world, batch, command) };
  const { playedOnQueue } = await import('../queue/waiting.ts');
  return playedOnQueue(world, batch, command.database);
}

function sayPlayed(
  world: World,
  command: SimCommand,
  batch: Batch,
  rows: readonly GameRow[],
  seconds: number,
) {
  if (command.csv) {
    world.out(sheetOf(rows));
    return DONE;
  }
  const answer: Simulated = { ...summaryOf(batch, rows), seconds };
  const whole = command.rows
    ? { ...answer, batch, id: batchId(batch), detail: detailOf(rows), rows }
    : answer;
  return say(world, command, whole, (_, page) => simPage(batch, answer, detailOf(rows), page));
}

async function sayRecord(world: World, command: SimCommand, batch: Batch, game: number): Promise<Status> {
  const games = gamesIn(batch);
  if (game > games)
    return sayRefused(world, command, refuse('no-such-game', 'T.9', `The batch has ${games} games.`).refused);
  world.out(writeRecord(await recordIn(world, batch, game)));
  return DONE;
}

function tellCut(world: World, batch: Batch, { rows, cut }: PlayedHere): void {
  if (cut) world.err(`Stopped after ${rows.length} of ${gamesIn(batch)} games.\n`);
}

const seconds = (since: number): number => Math.round(performance.now() - since) / 1000;

export async function sim(world: World, id: string, command: SimCommand): Promise<Status> {
  const { union, confederate } = command;
  const against: Against = { union, confederate };
  const asked = await batchOf(world, id, against, command);
  if (asked.refused) return sayRefused(world, command, asked.refused);
  const batch = asked.value;
  if (command.record !== undefined) return sayRecord(world, command, batch, command.record);
  const began = performance.now();
  const done = await played(world, batch, command);
  if (done.refused) return sayRefused(world, command, done.refused);
  tellCut(world, batch, done.value);
  return sayPlayed(world, command, batch, done.value.rows, seconds(began));
}
