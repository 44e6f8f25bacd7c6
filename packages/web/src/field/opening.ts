/** A kept game taken up: from its last state if that is sound, else by playing all its moves again. */
import {
  differenceWords,
  type Game,
  type GameRecord,
  type Replayed,
  type Resumed,
  type Rules,
  replay,
  resume,
  type Verdict,
} from '@longroll/kernel';
import type { FoundCourse, OnShelf } from './keptCourse.ts';

export type Opening =
  | {
      readonly game: Game;
      readonly on: OnShelf;
      /** What was damaged and has been made good; empty if nothing was. */
      readonly told: string;
    }
  /** It is not as it was written, or not as these rules have it, and goes only so far. */
  | { readonly upTo: Game; readonly wrong: string }
  | { readonly wrong: string };

/** All its moves are by these rules from now on. */
const ofVersion = (game: Game, rulesVersion: string): Game =>
  game.head.rulesVersion === rulesVersion ? game : { ...game, head: { ...game.head, rulesVersion } };

const mended = (faults: readonly string[], moves: number): string =>
  faults.length === 0 ? '' : `${faults.join(' ')} All ${moves} moves are legal and were played again.`;

const setAside = (played: Replayed | Resumed): readonly string[] =>
  'unsound' in played ? played.unsound.map(({ text }) => text) : [];

function openedBy(rules: Rules, version: string, found: FoundCourse, record: GameRecord): Opening {
  const trusts = record.rulesVersion === version && found.faults.length === 0;
  const verdict: Verdict<Replayed | Resumed> = trusts ? resume(rules, record) : replay(rules, record);
  if (verdict.refused) return { wrong: verdict.refused.text };
  const { ok, moves } = verdict.value;
  const words = ok ? '' : differenceWords(verdict.value, record.moves.length, version);
  const game = ofVersion(verdict.value.game, version);
  if (!ok || found.lost) return { upTo: game, wrong: [...found.faults, words].join(' ').trim() };
  const told = mended(found.faults, moves) || [...found.unsound, ...setAside(verdict.value)].join(' ');
  // What was played again, or lies there broken, is written anew.
  const on = trusts && told === '' ? found.on : { ...found.on, moves: 0 };
  return { game, on, told };
}

/** A mistake of ours must not cost anybody his game: it is caught, said, and the file handed out. */
export function openGame(rules: Rules, version: string, found: FoundCourse, record: GameRecord): Opening {
  try {
    return openedBy(rules, version, found, record);
  } catch (e) {
    return { wrong: `The rules failed: ${e instanceof Error ? e.message : String(e)}` };
  }
}

/** Every move of a game played again from its beginning, in one sentence. */
export function checkedWords(game: Game, record: GameRecord): string {
  const verdict = replay(game.rules, record);
  if (verdict.refused) return verdict.refused.text;
  const { ok, moves } = verdict.value;
  if (ok) return `All ${moves} moves are as the rules have them.`;
  return differenceWords(verdict.value, record.moves.length, game.head.rulesVersion);
}
