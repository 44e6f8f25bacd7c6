/** Real games as chains: whatever is changed in the file of one is told, and what is not is played again to its end. */
import {
  act,
  begin,
  canonicalJson,
  chainOf,
  chainWords,
  type Game,
  hashOf,
  pickAction,
  type Rules,
  readRecord,
  recordOf,
  replay,
  seeded,
  stateOf,
  type Verdict,
  writeRecord,
} from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { cutAt, EDITS } from '../../kernel/test/edits.ts';
import { gcacw } from '../src/index.ts';
import { rulesFor } from '../src/play/rules.ts';
import { BASIC, VICKSBURG } from './playing.ts';

function must<T>(verdict: Verdict<T>): T {
  if (verdict.refused) throw new Error(verdict.refused.text);
  return verdict.value;
}

const MOVES = 60;
const SCENARIO = BASIC[0]!;
const rules = rulesFor(SCENARIO, VICKSBURG) as Rules;

function played(seed: string): Game {
  const head = { scenario: SCENARIO.id, system: 'gcacw', rulesVersion: gcacw.version, houseRules: {} };
  const rng = seeded(seed);
  let game = must(begin(rules, { ...head, started: '1863-05-01', seed }));
  while (game.moves.length < MOVES) {
    const picked = pickAction(rules, game.now, rules.toMove(game.now), rng);
    if (!picked) break;
    game = must(act(game, picked.side, picked.action, rng));
  }
  return game;
}

const game = played('a');
const record = recordOf(game);
const of = { record, text: writeRecord(record), other: recordOf(played('b')) };

/** Whether it is refused, or its chain shows it. */
function isTold(text: string): boolean {
  try {
    const read = readRecord(JSON.parse(text));
    return read.refused !== null || chainWords(chainOf(read.value)) !== '';
  } catch (e) {
    if (e instanceof SyntaxError) return true;
    throw e;
  }
}
function isSame(text: string): boolean {
  try {
    return canonicalJson(JSON.parse(text)) === canonicalJson(JSON.parse(of.text));
  } catch {
    return false;
  }
}

describe('the file of a game on the map', () => {
  test.each(Object.entries(EDITS))('with %s is told', (kind, edit) => {
    const rng = seeded(kind);
    const texts = Array.from({ length: 10 }, () => edit({ ...of, rng })).filter((one) => one !== null);
    const changed = texts.filter((text) => !isSame(text));
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((text) => !isTold(text))).toEqual([]);
  });

  test('cut off at any place is told', () => {
    for (let moves = 0; moves < record.moves.length; moves++) expect(isTold(cutAt(of, moves))).toBe(true);
  });

  test('that is as it was written is played again to its end', () => {
    const read = must(readRecord(JSON.parse(of.text)));
    const { ok, chain, game: again } = must(replay(rules, read));
    expect({ ok, chain: chain.state }).toEqual({ ok: true, chain: 'whole' });
    expect(hashOf(stateOf(again))).toBe(hashOf(stateOf(game)));
    expect(recordOf(again)).toEqual(record);
  });
});
