/** A game taken up where it was left: from the last sound snapshot and the moves since, without replaying it all. */
import type { Rules } from '../contract/game.ts';
import { Growing } from '../plain/growing.ts';
import { hashOf } from '../plain/hash.ts';
import { allow, type Refusal, refuse, type Verdict } from '../plain/refusal.ts';
import { chainOf, recordToPlay } from './chain.ts';
import { begin, type Game } from './course.ts';
import { bareMove } from './made.ts';
import { type AnyMove, type GameRecord, headOf, isSealed, type Move, type Snapshot } from './record.ts';
import { SAVED_GAME } from './recordSchema.ts';
import { type Replayed, replayOn } from './replay.ts';

export interface Resumed<S = unknown, A = unknown> extends Replayed<S, A> {
  /** Snapshots that were set aside, and why: the moves count. */
  readonly unsound: readonly Refusal[];
  /** The moves up to here were not played again: they are when somebody looks at them, or on demand. */
  readonly trusted: number;
}

const unsound = (text: string): Refusal => refuse('unsound-snapshot', SAVED_GAME, text).refused;

/** Why a snapshot cannot be built on. */
function fault<S, A>(
  rules: Rules<S, A>,
  moves: readonly AnyMove[],
  { moves: at, hash, state }: Snapshot,
): Refusal | null {
  const name = `The state kept after move ${at}`;
  if (at > moves.length) return unsound(`${name} is of moves that are not there.`);
  if (hashOf(state) !== hash) return unsound(`${name} is damaged: it is not the one that was written.`);
  try {
    rules.toMove(state as S);
    const faults = rules.audit(state as S);
    return faults.length === 0 ? null : unsound(`${name} is none of this game: ${faults.join('; ')}.`);
  } catch {
    return unsound(`${name} cannot be read by these rules.`);
  }
}

/** The game as it stood at the last of its snapshots. */
function atSnapshot<S, A>(
  begun: Game<S, A>,
  moves: readonly Move<A>[],
  sound: readonly Snapshot[],
): Game<S, A> {
  const last = sound.at(-1);
  if (!last) return begun;
  for (const { moves: at, state, hash } of sound)
    if (at > 0) begun.past.claim(moves[at - 1]!, state as S, hash);
  return { ...begun, moves: Growing.of(moves), now: last.state as S };
}

/** Refused only if such a game cannot begin. Snapshots are taken only if they are what was written and fit the rules. */
export function resume<S, A>(
  rules: Rules<S, A>,
  file: GameRecord,
  chain = chainOf(file),
): Verdict<Resumed<S, A>> {
  const record = recordToPlay(file, chain);
  const begun = begin(rules, headOf(record));
  if (begun.refused) return begun;
  const { moves, snapshots = [] } = record;
  const sealed = moves.findIndex(isSealed);
  const open = (sealed < 0 ? moves : moves.slice(0, sealed)) as readonly Move<A>[];
  const judged = [...snapshots]
    .sort((a, b) => a.moves - b.moves)
    .map((snapshot) => ({ snapshot, why: fault(rules, open, snapshot) }));
  const sound = judged.flatMap(({ snapshot, why }) => (why ? [] : [snapshot]));
  const trusted = sound.at(-1)?.moves ?? 0;
  const game = atSnapshot(begun.value, open.slice(0, trusted).map(bareMove), sound);
  const on = replayOn(game, moves.slice(trusted), chain);
  return allow({ ...on, unsound: judged.flatMap(({ why }) => why ?? []), trusted });
}
