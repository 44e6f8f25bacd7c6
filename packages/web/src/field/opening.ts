/** A kept game taken up: from its last state if that is sound, else by playing all its moves again. */
import {
  type Chain,
  chainOf,
  chainWords,
  checkedBy,
  differenceWords,
  type Game,
  type GameRecord,
  type Replayed,
  type Resumed,
  type Rules,
  replay,
  resume,
  soundPart,
  type Verdict,
} from '@longroll/kernel';
import type { FoundCourse, OnShelf } from './keptCourse.ts';

export type Opening =
  | {
      readonly game: Game;
      readonly on: OnShelf;
      /** What was damaged and has been made good, and by which rules it was made; empty if all is as it should be. */
      readonly told: string;
    }
  /** It is not as it was written, or not as these rules have it, and goes only so far. */
  | { readonly upTo: Game; readonly wrong: string }
  | { readonly wrong: string };

const mended = (faults: readonly string[], moves: number): string =>
  faults.length === 0 ? '' : `${faults.join(' ')} All ${moves} moves are legal and were played again.`;

const allMoves = (moves: number): string => (moves === 1 ? 'Its one move was' : `All ${moves} moves were`);

/** By which rules a game was made, and what that means, where they are not these. */
export function versionWords({ rulesVersion, moves }: GameRecord, version: string): string {
  if (rulesVersion === version) return '';
  const made = `This game was made by version ${rulesVersion} of the rules; this page has version ${version}.`;
  if (moves.length === 0) return `${made} No move has been made yet.`;
  return `${made} ${allMoves(moves.length)} checked one by one: nothing differs.`;
}

const setAside = (played: Replayed | Resumed): readonly string[] =>
  'unsound' in played ? played.unsound.map(({ text }) => text) : [];

/** Whatever of the moves lies there as the game has it, links and all. */
const isAsKept = ({ moves }: Game, record: GameRecord): boolean =>
  moves.at(-1)?.link === record.moves.at(-1)?.link;

const joined = (...words: readonly string[]): string => words.filter((one) => one !== '').join(' ');

/** All of it, or what of it is sound. */
function openingOf(
  played: Replayed | Resumed,
  found: FoundCourse,
  record: GameRecord,
  version: string,
): Opening {
  const { ok, moves, chain } = played;
  const seals = chainWords(chain);
  const differs = differenceWords(played, record.moves.length, version);
  if (!ok || found.lost)
    return { upTo: checkedBy(soundPart(played), version), wrong: joined(...found.faults, seals, differs) };
  const mending = mended(found.faults, moves) || joined(...found.unsound, ...setAside(played));
  const game = checkedBy(played.game, version);
  // What was played again, has other links, or lies there broken, is written anew.
  const isKept = 'unsound' in played && mending === '' && isAsKept(game, record);
  return {
    game,
    on: isKept ? found.on : { ...found.on, moves: 0 },
    told: joined(mending, seals, versionWords(record, version)),
  };
}

function openedBy(rules: Rules, version: string, found: FoundCourse, record: GameRecord): Opening {
  const chain: Chain = chainOf(record, false);
  const trusts = record.rulesVersion === version && found.faults.length === 0 && chain.state !== 'broken';
  const verdict: Verdict<Replayed | Resumed> = (trusts ? resume : replay)(rules, record, chain);
  return verdict.refused ? { wrong: verdict.refused.text } : openingOf(verdict.value, found, record, version);
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
  const { ok, moves, chain } = verdict.value;
  if (ok) return joined(`All ${moves} moves are as the rules have them.`, chainWords(chain));
  return joined(
    chainWords(chain),
    differenceWords(verdict.value, record.moves.length, game.head.rulesVersion),
  );
}
