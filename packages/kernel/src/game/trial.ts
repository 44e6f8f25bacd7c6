/** One random game under watch: after every action all that the contract of `Rules` promises is checked. */
import { play, type Rules } from '../contract/game.ts';
import { systemOf } from '../contract/registry.ts';
import type { Rng } from '../luck/rng.ts';
import { hashOf } from '../plain/hash.ts';
import { RuleBug } from '../plain/refusal.ts';
import { differenceAt, jsonCopy, sameJson } from '../plain/sameJson.ts';
import { noMoreLuck } from '../umpire/live.ts';
import { Diverged } from '../umpire/umpire.ts';
import type { Made } from './course.ts';
import { LeakCheck } from './leaks.ts';
import type { Leak, MoveDoors } from './moveLeaks.ts';
import { type PickedAction, pickAction, playAtRandom } from './random.ts';
import { GAME_FORMAT, GAME_VERSION, type GameRecord, type Move, readRecord, writeRecord } from './record.ts';
import { retrace } from './replay.ts';

/** What can be wrong with a game; each is a counter of the result. */
export type Fault = 'crashes' | 'deadEnds' | 'endless' | 'roundTripFailures' | 'replayFailures' | 'leaks';

export interface Trouble {
  readonly kind: Fault;
  readonly message: string;
  /** Where a crash came from. */
  readonly stack?: readonly string[];
}

const trouble = (kind: Fault, message: string): Trouble => ({ kind, message: shortened(message) });

const LONGEST_MESSAGE = 300;
const shortened = (text: string): string =>
  text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)}…` : text;

const differ = (what: string, a: unknown, b: unknown): string => `${what} differs at "${differenceAt(a, b)}"`;

const STACK_LINES = 6;
const stackOf = (e: unknown): string[] =>
  e instanceof Error ? (e.stack ?? '').split('\n', STACK_LINES).map((line) => line.trim()) : [];

/** A state, and the same as a file would bring it back. */
interface Moment<S> {
  readonly state: S;
  readonly copy: S;
}
const momentOf = <S>(state: S): Moment<S> => ({ state, copy: jsonCopy(state) });

export class Trial<S, A> {
  readonly moves: Move<A>[] = [];
  readonly #rules: Rules<S, A>;
  readonly #scenario: string;
  readonly #secrets: LeakCheck<S, A>;
  /** What is being done, for the report of a crash. */
  #doing: PickedAction<A> | null = null;

  /** `seed` names the luck of the doubles, which is not the luck of the game. */
  constructor(rules: Rules<S, A>, scenario: string, seed = scenario, doors?: MoveDoors<S, A>) {
    this.#rules = rules;
    this.#scenario = scenario;
    this.#secrets = new LeakCheck(rules, seed, doors);
  }

  /** Plays to the end, or to the first thing that is wrong. */
  run(rng: Rng, limit: number): Trouble | null {
    try {
      return this.#play(rng, limit);
    } catch (e) {
      return { ...trouble('crashes', this.#crash(e)), stack: stackOf(e) };
    }
  }

  #play(rng: Rng, limit: number): Trouble | null {
    let now = momentOf(this.#begun());
    let wrong = this.#wrongState(now);
    while (!wrong) {
      const sides = this.#rules.toMove(now.state);
      if (sides.length === 0) return this.#wrongEnd(now.state) ?? this.#wrongReplay(now.state);
      if (this.moves.length >= limit) return trouble('endless', `no end after ${limit} actions`);
      const picked = pickAction(this.#rules, now.state, sides, rng);
      if (!picked) return trouble('deadEnds', `${sides.join(' and ')} may act but nothing is legal`);
      const move = this.#turn(now.state, picked, rng);
      const next = momentOf(move.state);
      wrong = this.#leaked(this.#secrets.inMove(now.state, move)) ?? this.#wrongMove(now, move, next);
      this.#doing = null;
      now = next;
    }
    return wrong;
  }

  #begun(): S {
    const start = this.#rules.begin({});
    if (start.refused) throw new RuleBug(`the game cannot begin: ${start.refused.text}`);
    return start.value;
  }

  #turn(state: S, picked: PickedAction<A>, rng: Rng): Made<S, A> {
    this.#doing = picked;
    this.#rules.tell(this.#rules.view(state, picked.side), picked.action);
    const move = playAtRandom(this.#rules, state, picked, rng);
    const { side, action, journal } = move;
    this.moves.push({ side, action, journal });
    return move;
  }

  #wrongMove(before: Moment<S>, move: Made<S, A>, after: Moment<S>): Trouble | null {
    return wronglyChanged(before) ?? this.#wrongState(after) ?? this.#unlike(before.copy, move);
  }

  #leaked(leak: Leak | null): Trouble | null {
    return leak && trouble('leaks', leak.message);
  }

  #wrongState({ state, copy }: Moment<S>): Trouble | null {
    if (!sameJson(state, copy))
      return trouble('roundTripFailures', differ('the state read back', state, copy));
    const leaks = this.#rules.audit(state);
    if (leaks.length > 0) return trouble('leaks', leaks.join('; '));
    return this.#leaked(this.#secrets.inState(state));
  }

  #wrongEnd(state: S): Trouble | null {
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
  #wrongReplay(end: S): Trouble | null {
    const record = readRecord(JSON.parse(writeRecord(this.#record())));
    if (record.refused) return trouble('replayFailures', record.refused.text);
    let state = this.#begun();
    for (const [at, move] of record.value.moves.entries()) {
      const traced = retrace(this.#rules, state, move);
      if (traced.refused) return trouble('replayFailures', `move ${at + 1}: ${traced.refused.text}`);
      state = traced.value.state;
    }
    return hashOf(state) === hashOf(end)
      ? null
      : trouble('replayFailures', 'the replay ends in another state');
  }

  #record(): GameRecord {
    const { moves } = this;
    const head = { scenario: this.#scenario, system: systemOf(this.#scenario), rulesVersion: '' };
    return { format: GAME_FORMAT, version: GAME_VERSION, ...head, houseRules: {}, moves };
  }

  #crash(e: unknown): string {
    const doing = this.#doing ? `, doing ${JSON.stringify(this.#doing)}` : '';
    return `${e instanceof Error ? `${e.name}: ${e.message}` : String(e)}${doing}`;
  }
}

/** Applying an action must leave the state before it alone: replays and undo show it again. */
function wronglyChanged({ state, copy }: Moment<unknown>): Trouble | null {
  if (sameJson(state, copy)) return null;
  return trouble('replayFailures', differ('the state before the action', copy, state));
}
