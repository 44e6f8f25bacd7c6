/**
 * Golden games of a system: finished games of older versions in a folder, as save files, plain or compressed, with a file
 * of their ends. They must be played again to these ends, and must open and be played on from their middle.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  act,
  type Game,
  type GameRecord,
  hashOf,
  type Rules,
  readRecord,
  recordOf,
  replay,
  resume,
  seeded,
  stateOf,
  type Verdict,
  waitsFor,
  writeRecord,
} from '../src/index.ts';

/** How a golden game ended. */
export interface GoldenEnd {
  readonly moves: number;
  /** Hash of the last state, as the system writes it. */
  readonly end: string;
  readonly verdict: string;
}

interface Opened<S, A> {
  readonly rulesOf: (record: GameRecord) => Rules<S, A>;
  /** What of a state is hashed: how its stage is kept is the program's own affair. */
  readonly endOf: (state: S) => string;
}

export function must<T>(verdict: Verdict<T>): T {
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}

const ENDS = 'ends.json';
const ON = 40;

function textOf(file: URL): string {
  const bytes = readFileSync(file);
  return (file.pathname.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** The first part of a record. */
const firstHalf = (record: GameRecord): GameRecord => ({
  ...record,
  moves: record.moves.slice(0, Math.floor(record.moves.length / 2)),
});

/** So many moves at random from where a game stands, or to its end. */
function playedOn<S, A>(game: Game<S, A>, name: string): Game<S, A> {
  const rng = seeded(`on ${name}`);
  let now = game;
  for (let n = 0; n < ON; n++) {
    const [side] = waitsFor(now as unknown as Game);
    if (side === undefined) break;
    const legal = now.rules.legal(now.rules.view(stateOf(now), side));
    now = must(act(now, side, legal[rng.int(legal.length)]!, rng));
  }
  return now;
}

export function goldenGames<S, A>(folder: URL, { rulesOf, endOf }: Opened<S, A>) {
  const files = readdirSync(folder).filter((name) => name !== ENDS);
  const ends = JSON.parse(textOf(new URL(ENDS, folder))) as Record<string, GoldenEnd>;
  const recordIn = (name: string): GameRecord => {
    const file = files.find((one) => one.startsWith(`${name}.json`));
    if (file === undefined) throw new Error(`there is no golden game ${name}`);
    return must(readRecord(JSON.parse(textOf(new URL(file, folder)))));
  };
  return {
    files,
    ends: Object.entries(ends),
    recordIn,
    /** How it ends when it is played again. */
    again(name: string) {
      const record = recordIn(name);
      const rules = rulesOf(record);
      const { ok, why, game, moves, chain } = must(replay(rules, record));
      const state = stateOf(game);
      const { verdict } = rules.table(rules.view(state, null));
      return {
        ok,
        why,
        moves,
        chain: chain.state,
        end: endOf(state),
        verdict,
        over: rules.result(state).over,
      };
    },
    /** Opened in its middle and played on: the record then, the state, and the state when that record is opened. */
    goesOn(name: string) {
      const rules = rulesOf(recordIn(name));
      const game = playedOn(must(replay(rules, firstHalf(recordIn(name)))).game, name);
      const record = must(readRecord(JSON.parse(writeRecord(recordOf(game as unknown as Game)))));
      const opened = must(resume(rules, record)).game;
      return { record, state: hashOf(stateOf(game)), opened: hashOf(stateOf(opened)) };
    },
  };
}
