/**
 * Old games always open. Forty finished games, written by version 0.3.0 of the rules as save files of version 1, are
 * played again move by move to the state in which they ended. Where a change of the rules alters one of them, the
 * version of the system must be raised; then the game must say where it differs, and go on from there.
 */
import { readdirSync, readFileSync } from 'node:fs';
import {
  act,
  chainOf,
  type Game,
  type GameRecord,
  hashOf,
  readRecord,
  recordOf,
  replay,
  resume,
  seeded,
  stateOf,
  type Verdict,
  waitsFor,
  writeRecord,
} from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { gcacw } from '../src/index.ts';
import { rulesFor } from '../src/play/rules.ts';
import type { Action } from '../src/play/state/action.ts';
import type { PlayState } from '../src/play/state/stage.ts';
import { BASIC, VICKSBURG } from './playing.ts';

const FOLDER = new URL('../fixtures/games/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));

interface End {
  readonly moves: number;
  readonly end: string;
  readonly verdict: string;
}
const ENDS = Object.entries(read('ends.json') as Record<string, End>);

function must<T>(verdict: Verdict<T>): T {
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}

const recordIn = (name: string): GameRecord => must(readRecord(read(`${name}.json`)));
const rulesOf = ({ scenario }: GameRecord) => rulesFor(BASIC.find(({ id }) => id === scenario)!, VICKSBURG);

/** What lies on the map and in the books; how the stage is kept is the program's own affair. */
function endOf({ stage: _, houseRules: __, ...substance }: PlayState): string {
  return hashOf(substance);
}

test('there are forty, of every scenario, with and without house rules, short and long', () => {
  const records = ENDS.map(([name]) => recordIn(name));
  expect(readdirSync(FOLDER).filter((name) => name !== 'ends.json')).toHaveLength(40);
  expect(records).toHaveLength(40);
  expect(new Set(records.map(({ scenario }) => scenario)).size).toBe(BASIC.length);
  const ruled = records.filter(({ houseRules }) => Object.keys(houseRules).length > 0);
  expect(ruled.length).toBeGreaterThan(10);
  expect(ruled.length).toBeLessThan(40);
  const lengths = ENDS.map(([, { moves }]) => moves);
  expect(Math.min(...lengths)).toBeLessThan(20);
  expect(Math.max(...lengths)).toBeGreaterThan(1000);
});

describe('an old game is played again to its end', () => {
  test.each(ENDS)('%s', (name, { moves, end, verdict }) => {
    const record = recordIn(name);
    const rules = rulesOf(record);
    const { ok, why, game, moves: played, chain } = must(replay(rules, record));
    expect(chain.state).toBe('none');
    expect({ ok, why, played }, `written by ${record.rulesVersion}, read by ${gcacw.version}`).toEqual({
      ok: true,
      why: null,
      played: moves,
    });
    expect(endOf(stateOf(game))).toBe(end);
    expect(rules.table(rules.view(stateOf(game), null)).verdict).toBe(verdict);
    expect(rules.result(stateOf(game)).over).toBe(true);
  });
});

/** The first part of a record. */
const cut = (record: GameRecord, moves: number): GameRecord => ({
  ...record,
  moves: record.moves.slice(0, moves),
});

const NAMES = ['12-port-gibson', '18-champion-hill', '04-yankee-blitzkrieg'];

describe('an old game that is not over', () => {
  test.each(NAMES)('%s opens and is played on', (name) => {
    const record = recordIn(name);
    const opened = must(replay(rulesOf(record), cut(record, Math.floor(record.moves.length / 2))));
    const rng = seeded(`on ${name}`);
    let game: Game<PlayState, Action> = opened.game;
    for (let n = 0; n < 40; n++) {
      const [side] = waitsFor(game as Game);
      if (side === undefined) break;
      const { rules } = game;
      const legal = rules.legal(rules.view(stateOf(game), side));
      game = must(act(game, side, legal[rng.int(legal.length)]!, rng));
    }
    const again = must(readRecord(JSON.parse(writeRecord(recordOf(game as Game)))));
    expect(again).toMatchObject({ version: 3, unsealed: Math.floor(record.moves.length / 2) });
    expect(chainOf(again).state).toBe('whole');
    expect(hashOf(stateOf(must(resume(rulesOf(record), again)).game))).toBe(hashOf(stateOf(game)));
  });
});
