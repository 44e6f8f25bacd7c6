/**
 * A file that somebody brings: read, checked in form, and every move of it played by the rules, before anything of it is
 * kept. Runs beside the page (`fileWorker.ts`), or on it in slices where the browser has nothing beside it.
 */
import {
  type AnyMove,
  begin,
  type Chain,
  chainOf,
  chainWords,
  checkedBy,
  differenceWords,
  type Game,
  type GameRecord,
  headOf,
  type MapEntry,
  parseMap,
  type Registry,
  type Replayed,
  type Rules,
  readRecord,
  recordOf,
  recordToPlay,
  replayOn,
  type Snapshot,
  snapshotOf,
  soundPart,
  stateAt,
} from '@longroll/kernel';
import { milestonesOf } from './milestones.ts';
import { versionWords } from './opening.ts';
import { type Offered, offeredAt } from './scenarios.ts';

export interface Progress {
  readonly done: number;
  /** 0 as long as it is not known how many moves there are. */
  readonly of: number;
}

export type CheckedFile =
  | { readonly wrong: string }
  | {
      /** As far as its moves are as the rules have them, and by these rules from now on. */
      readonly record: GameRecord;
      readonly now: unknown;
      /** States from its course, so that any moment of it is soon shown. */
      readonly milestones: readonly Snapshot[];
      readonly title: string;
      /** By which other rules it was made; empty if by these. */
      readonly told: string;
      /** Why it goes no further; empty if all of it is there. */
      readonly differs: string;
    };

export interface Checking {
  readonly registry: Registry;
  readonly maps: readonly MapEntry[];
  /** The text at an address. */
  read(address: string): Promise<string>;
  tell(progress: Progress): void;
  /** Between two slices: whoever else has something to do does it. */
  pause(): Promise<void>;
}

/** Moves from one word to the page to the next. */
const SLICE = 40;

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`its map did not come (${answer.status}).`);
  return answer.text();
}

async function rulesFor({ entry }: Offered, { maps, read }: Checking): Promise<Rules> {
  const map = maps.find(({ id }) => id === entry.map);
  if (!map) throw new Error(`its map, ${entry.map}, is not here.`);
  return entry.open(parseMap(await read(map.address)));
}

/** Every move, slice by slice, up to the first that is not as the rules have it. */
async function playedThrough(
  from: Game,
  moves: readonly AnyMove[],
  chain: Chain,
  by: Checking,
): Promise<Replayed> {
  let played = replayOn(from, [], chain);
  for (let done = 0; done < moves.length && !played.why; done += SLICE) {
    by.tell({ done, of: moves.length });
    await by.pause();
    played = replayOn(played.game, moves.slice(done, done + SLICE), chain);
  }
  return played;
}

const joined = (...words: readonly string[]): string => words.filter((one) => one !== '').join(' ');

/** They were played through just now, and are remembered. */
const passed = (game: Game): readonly Snapshot[] =>
  milestonesOf(game.moves.length).map((at) =>
    snapshotOf({ moves: game.moves.cut(at), now: stateAt(game, at) }),
  );

/** What of it is sound, and what is to be said of it. Whatever states stand beside the moves in a file are not believed. */
function checkedFile(
  played: Replayed,
  { entry, system: { version } }: Offered,
  file: GameRecord,
): CheckedFile {
  const game = checkedBy(played.ok ? played.game : soundPart(played), version);
  const seals = chainWords(played.chain);
  const differs = played.ok ? '' : joined(seals, differenceWords(played, file.moves.length, version));
  const told = differs === '' ? joined(seals, versionWords(file, version)) : differs;
  const title = file.title ?? entry.title;
  return { record: recordOf(game), now: game.now, milestones: passed(game), title, told, differs };
}

async function checkedGame(offered: Offered, file: GameRecord, by: Checking): Promise<CheckedFile> {
  const chain = chainOf(file);
  const begun = begin(await rulesFor(offered, by), headOf(recordToPlay(file, chain)));
  if (begun.refused) return { wrong: begun.refused.text };
  return checkedFile(await playedThrough(begun.value, file.moves, chain, by), offered, file);
}

async function checkedIn(text: string, by: Checking): Promise<CheckedFile> {
  const read = readRecord(json(text));
  if (read.refused) return { wrong: read.refused.text };
  const offered = offeredAt(by.registry, read.value.scenario);
  if (!offered) return { wrong: `Its scenario, ${read.value.scenario}, is not known here.` };
  return checkedGame(offered, read.value, by);
}

/** A mistake of ours is said like any other reason why a file cannot be had; so is a file that is gone by now. */
export async function checkFile(file: Pick<File, 'text'>, by: Checking): Promise<CheckedFile> {
  by.tell({ done: 0, of: 0 });
  try {
    return await checkedIn(await file.text(), by);
  } catch (e) {
    return { wrong: `It could not be checked: ${e instanceof Error ? e.message : String(e)}` };
  }
}
