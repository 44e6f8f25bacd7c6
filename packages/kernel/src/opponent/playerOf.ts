/** A computer at the table: the doctrine of its game, in the manner of its level and temper. */
import type { Rules } from '../contract/game.ts';
import type { Doctrine, Reasoned } from '../contract/opponent.ts';
import { RuleBug } from '../plain/refusal.ts';
import { KeyedLuck } from '../search/keyed.ts';
import { type Level, type Opponent, opponentNamed } from './levels.ts';
import type { Chosen, Player } from './player.ts';
import { type Plans, type Playing, planNow, runOut } from './playingOn.ts';
import { pondering, type Thinking } from './search.ts';

/** A player who can be watched while he thinks, and told that it is enough. */
export interface Thinker<V = unknown, A = unknown> extends Player<V, A> {
  /** The same decision as `decide`, with pauses: run one or the other. */
  thinking(view: V, legal: () => readonly A[]): Thinking<A>;
  /**
   * A decision that was made by the same player earlier, before he was put away: told all of them in their order he is as
   * he was, with the same plan and the same luck before him.
   */
  recall(view: V): void;
}

const FINE = 2 ** 20;

/** Between -most and most, and likelier near nought. */
const slip = (luck: KeyedLuck, most: number): number =>
  ((luck.way('slip', FINE) + luck.way('slip', FINE)) / FINE - 1) * most;

function firstOf<A>([first, ...others]: readonly Reasoned<A>[]): Chosen<A> {
  return { ...first!, others: () => others };
}

/** By how much the others usually fall short of the best: the middle one does, so that what is out of the question bears on nothing. */
function usualGap<A>([best, ...others]: readonly Reasoned<A>[]): number {
  const gaps = others.map(({ value }) => best!.value - value).sort((a, b) => a - b);
  return gaps[(gaps.length - 1) >> 1] ?? 0;
}

/** What is weighed, as somebody sees it who is wrong by up to so many of the usual gaps. */
function misjudged<A>(weighed: readonly Reasoned<A>[], gaps: number, luck: KeyedLuck): Chosen<A> {
  const most = gaps * usualGap(weighed);
  const felt = weighed.map((one) => ({ ...one, value: one.value + slip(luck, most) }));
  return firstOf(felt.sort((a, b) => b.value - a.value));
}

function atRandom<A>(legal: readonly A[], luck: KeyedLuck): Chosen<A> {
  const action = legal[luck.way('choice', legal.length)]!;
  return { action, value: 0, reason: 'Chosen by lot.', others: () => [] };
}

/** Everybody but who is random: he keeps a plan for as long as it fits. */
class Commander<S, A, V> implements Thinker<V, A> {
  readonly #playing: Playing<S, A, V>;
  readonly #level: Level;
  readonly #side: string;
  readonly #seed: string;
  readonly #plans: Plans = new Map();
  #decisions = 0;

  constructor(rules: Rules<S, A, V>, doctrine: Doctrine<S, A, V>, of: Opponent, side: string, seed: string) {
    const horizon = of.level!.looksAhead?.horizon ?? 0;
    this.#playing = { rules, doctrine, horizon, bearingOf: () => of.bearing };
    this.#level = of.level!;
    this.#side = side;
    this.#seed = seed;
  }

  decide(view: V, legal: () => readonly A[]): Chosen<A> {
    return runOut(this.thinking(view, legal));
  }

  recall(view: V): void {
    this.#decisions++;
    planNow(this.#playing, this.#plans, this.#side, view);
  }

  *thinking(view: V, _: () => readonly A[]): Thinking<A> {
    const { rules, doctrine, bearingOf } = this.#playing;
    const { looksAhead, misjudges } = this.#level;
    const side = this.#side;
    const bearing = bearingOf(side);
    const seed = `${this.#seed} ${side} ${++this.#decisions}`;
    const plan = planNow(this.#playing, this.#plans, side, view);
    if (looksAhead !== null && doctrine.matters(view))
      return yield* pondering({ rules, doctrine, side, view, plan, bearing, seed }, looksAhead);
    const weighed = () => doctrine.candidates(view, plan, bearing);
    return misjudges > 0
      ? misjudged(weighed(), misjudges, new KeyedLuck(seed))
      : { ...doctrine.move(view, plan, bearing), others: () => weighed().slice(1) };
  }
}

class Anybody<V, A> implements Thinker<V, A> {
  readonly #seed: string;
  #decisions = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  decide(_: V, legal: () => readonly A[]): Chosen<A> {
    return atRandom(legal(), new KeyedLuck(`${this.#seed} ${++this.#decisions}`));
  }

  recall(): void {
    this.#decisions++;
  }

  // biome-ignore lint/correctness/useYield: there is nothing to pause in.
  *thinking(view: V, legal: () => readonly A[]): Thinking<A> {
    return this.decide(view, legal);
  }
}

/** Who plays a side of one game, by the id of an opponent. Only who is random needs no doctrine. */
export function playerOf<S, A, V>(
  rules: Rules<S, A, V>,
  doctrine: Doctrine<S, A, V> | null,
  opponentId: string,
  side: string,
  seed: string,
): Thinker<V, A> {
  const opponent = opponentNamed(opponentId);
  if (opponent === null) throw new RuleBug(`nobody is called ${opponentId}`);
  if (opponent.level === null) return new Anybody(`${seed} ${side}`);
  if (doctrine === null) throw new RuleBug(`${opponentId} needs a doctrine`);
  return new Commander(rules, doctrine, opponent, side, seed);
}
