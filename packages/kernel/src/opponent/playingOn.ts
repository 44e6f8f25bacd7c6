/**
 * The rest of a game, played by the doctrine for both sides: what somebody does in his head. What it takes is counted in
 * applied actions, and every hundred of them it pauses, so that whoever runs it can do something else or stop it.
 */
import type { Rules } from '../contract/game.ts';
import type { Bearing, Doctrine } from '../contract/opponent.ts';
import type { Umpire } from '../umpire/umpire.ts';

/** What is played: the rules, how both sides play them, and how long a game may take. */
export interface Playing<S, A, V> {
  readonly rules: Rules<S, A, V>;
  readonly doctrine: Doctrine<S, A, V>;
  /** How a side plays. */
  readonly bearingOf: (side: string) => Bearing;
  /** Actions after which a game is cut off and judged. */
  readonly horizon: number;
}

/** A side's plans as it goes along. */
export type Plans = Map<string, unknown>;

/** Actions between two pauses. */
const PAUSE = 100;

/** Counts what was applied, by whoever shares it. */
export class Meter {
  spent = 0;
  #paused = 0;

  /** One more; true if it is time to pause. */
  tick(): boolean {
    this.spent++;
    if (this.spent - this.#paused < PAUSE) return false;
    this.#paused = this.spent;
    return true;
  }
}

/** The plan that still fits the view, or a new one. */
export function planNow<S, A, V>(
  { doctrine, bearingOf }: Playing<S, A, V>,
  plans: Plans,
  side: string,
  view: V,
): unknown {
  const kept = plans.get(side);
  if (kept !== undefined && !doctrine.isOver(kept, view)) return kept;
  const made = doctrine.plan(view, bearingOf(side));
  plans.set(side, made);
  return made;
}

/** What a game came to for its first side. */
export interface Ending {
  readonly margin: number;
  readonly winner: string | null;
}

function endingOf<S, A, V>({ rules, doctrine }: Playing<S, A, V>, state: S): Ending {
  const { over, margin, winner } = rules.result(state);
  return over || doctrine.judge === undefined
    ? { margin, winner }
    : { margin: doctrine.judge(state), winner };
}

/** Plays on to the end or the horizon; what comes of it. It pauses with what was spent so far. */
export function* playedOn<S, A, V>(
  playing: Playing<S, A, V>,
  from: S,
  plans: Plans,
  u: Umpire,
  meter: Meter,
): Generator<number, Ending, unknown> {
  const { rules, doctrine, bearingOf, horizon } = playing;
  let state = from;
  for (let actions = 0; actions < horizon; actions++) {
    const toMove = rules.toMove(state);
    if (toMove.length === 0) break;
    const side = toMove[actions % toMove.length]!;
    const view = rules.view(state, side);
    const plan = planNow(playing, plans, side, view);
    const bearing = bearingOf(side);
    const action = doctrine.act?.(view, plan, bearing) ?? doctrine.move(view, plan, bearing).action;
    state = rules.apply(state, side, action, u);
    if (meter.tick()) yield meter.spent;
  }
  return endingOf(playing, state);
}

/** Runs to its end without a pause. */
export function runOut<T>(thinking: Generator<unknown, T, unknown>): T {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}
