/**
 * Somebody to play against. A system brings a **doctrine**: what a side would do, read off its own view and off odds of
 * the same rules. Levels, tempers, search and misjudgement are the kernel's and know no game (`opponent/`).
 */
import type { Rng } from '../luck/rng.ts';

/** How somebody plays: what a level and a temper make of the same doctrine. */
export interface Bearing {
  /** Fights are weighed by their odds, exact where they can be had in time; without, by rule of thumb. */
  readonly odds: boolean;
  /** It asks what the enemy could do next to whoever moves, and to what is left behind; and whether it comes in time. */
  readonly foresight: boolean;
  /** What an own loss weighs beside the same loss of the enemy: 1 is even, less is bold, more is careful. */
  readonly caution: number;
}

/** Something that can be done, what it is worth to who does it, and why, in a sentence. */
export interface Reasoned<A = unknown> {
  readonly action: A;
  /** In victory points of the side that decides; what is worth nothing has nought. */
  readonly value: number;
  /** "Holds the bridge: it is worth 4 and nobody else is near." */
  readonly reason: string;
}

/**
 * The doctrine of one scenario. It is handed views and nothing else, plays listed actions only, and throws no dice: the same
 * view, plan and bearing always give the same answer.
 */
export interface Doctrine<S = unknown, A = unknown, V = unknown, P = unknown> {
  /** What a side is after, for a turn: plain readonly JSON, made anew when it `isOver`. */
  plan(view: V, bearing: Bearing): P;
  /** A new turn, or something so bad or so good that the plan no longer fits. */
  isOver(plan: P, view: V): boolean;
  /** What it would do: the best of `candidates`, without pricing more than it needs. */
  move(view: V, plan: P, bearing: Bearing): Reasoned<A>;
  /**
   * For who plays a game in his head, where nobody reads reasons: about what `move` would do, without why. It may weigh less
   * than `move` does, if it is not much weaker by it.
   */
  act?(view: V, plan: P, bearing: Bearing): A;
  /** What it has weighed, the best first; the first is what `move` answers. Several actions where there are several. */
  candidates(view: V, plan: P, bearing: Bearing): readonly Reasoned<A>[];
  /** Whether much hangs on the decision at hand, so that looking ahead may pay: fights, assaults, stand or fall back. */
  matters(view: V): boolean;
  /** A state that agrees with the view; what the side cannot know is dealt by lot. */
  imagine(view: V, rng: Rng): S;
  /** What a game that is cut off here is worth to its first side, in points of `Result.margin`; without it, the margin. */
  judge?(state: S): number;
}
