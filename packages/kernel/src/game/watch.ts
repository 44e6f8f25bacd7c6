/** Whoever watches a random game: after every action all that the contract of `Rules` promises is checked. */
import { play, type Rules } from '../contract/game.ts';
import { hashOf } from '../plain/hash.ts';
import { RuleBug } from '../plain/refusal.ts';
import { differenceAt, jsonCopy, sameJson } from '../plain/sameJson.ts';
import { noMoreLuck } from '../umpire/live.ts';
import { Diverged } from '../umpire/umpire.ts';
import { chainOf, chainWords } from './chain.ts';
import type { Made } from './course.ts';
import { LeakCheck } from './leaks.ts';
import type { Leak, MoveDoors } from './moveLeaks.ts';
import { type GameRecord, readRecord, writeRecord } from './record.ts';
import { retrace } from './replay.ts';

/** What can be wrong with a game; each is a counter of the result. */
export type Fault =
  | 'crashes'
  | 'deadEnds'
  | 'endless'
  | 'roundTripFailures'
  | 'replayFailures'
  | 'leaks'
  | 'unlisted';

export interface Trouble {
  readonly kind: Fault;
  readonly message: string;
  /** Where a crash came from. */
  readonly stack?: readonly string[];
}

export const trouble = (kind: Fault, message: string): Trouble => ({ kind, message: shortened(message) });

const LONGEST_MESSAGE = 300;
const shortened = (text: string): string =>
  text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)}…` : text;

const differ = (what: string, a: unknown, b: unknown): string => `${what} differs at "${differenceAt(a, b)}"`;

/** A state, and the same as a file would bring it back. */
export interface Moment<S> {
  readonly state: S;
  readonly copy: S;
}
export const momentOf = <S>(state: S): Moment<S> => ({ state, copy: jsonCopy(state) });

export function begun<S, A>(rules: Rules<S, A>, houseRules: GameRecord['houseRules']): S {
  const start = rules.begin(houseRules);
  if (start.refused) throw new RuleBug(`the game cannot begin: ${start.refused.text}`);
  return start.value;
}

export class Watch<S, A> {
  readonly #rules: Rules<S, A>;
  readonly #secrets: LeakCheck<S, A>;

  /** `seed` names the luck of the doubles, which is not the luck of the game. */
  constructor(rules: Rules<S, A>, seed: string, doors?: MoveDoors<S, A>) {
    this.#rules = rules;
    this.#secrets = new LeakCheck(rules, seed, doors);
  }

  inState({ state, copy }: Moment<S>): Trouble | null {
    if (!sameJson(state, copy))
      return trouble('roundTripFailures', differ('the state read back', state, copy));
    const leaks = this.#rules.audit(state);
    if (leaks.length > 0) return trouble('leaks', leaks.join('; '));
    return leaked(this.#secrets.inState(state));
  }

  inMove(before: Moment<S>, move: Made<S, A>, after: Moment<S>): Trouble | null {
    return (
      leaked(this.#secrets.inMove(before.state, move)) ??
      wronglyChanged(before) ??
      this.inState(after) ??
      this.#unlike(before.copy, move)
    );
  }

  atEnd(state: S): Trouble | null {
    if (this.#rules.result(state).over) return null;
    return trouble('deadEnds', 'nobody may act but the game is not over');
  }

  /** The same action from what files would hold: by induction, the replay of the whole game. */
  #unlike(before: S, { side, action, journal, state }: Made<S, A>): Trouble | null {
    try {
      const written = jsonCopy({ action, journal });
      const again = play(this.#rules, before, side, written.action, written.journal, noMoreLuck);
      if (sameJson(again.state, state) && sameJson(again.journal, journal)) return null;
      return trouble('replayFailures', differ('the state applied again', state, again.state));
    } catch (e) {
      if (!(e instanceof Diverged)) throw e;
      return trouble('replayFailures', e.message);
    }
  }

  /** The whole game once more, through the text of its save file and with every action checked. */
  inReplay(written: GameRecord, end: S): Trouble | null {
    const record = readRecord(JSON.parse(writeRecord(written)));
    if (record.refused) return trouble('replayFailures', record.refused.text);
    const broken = chainWords(chainOf(record.value));
    if (broken !== '') return trouble('replayFailures', broken);
    let state = begun(this.#rules, record.value.houseRules);
    for (const [at, move] of record.value.moves.entries()) {
      const traced = retrace(this.#rules, state, move);
      if (traced.refused) return trouble('replayFailures', `move ${at + 1}: ${traced.refused.text}`);
      state = traced.value.state;
    }
    return hashOf(state) === hashOf(end)
      ? null
      : trouble('replayFailures', 'the replay ends in another state');
  }
}

const leaked = (leak: Leak | null): Trouble | null => leak && trouble('leaks', leak.message);

/** Applying an action must leave the state before it alone: replays and undo show it again. */
function wronglyChanged({ state, copy }: Moment<unknown>): Trouble | null {
  if (sameJson(state, copy)) return null;
  return trouble('replayFailures', differ('the state before the action', copy, state));
}
