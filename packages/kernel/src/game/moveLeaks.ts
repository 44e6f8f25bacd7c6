/** What moves show: to those who see them made, to those who see no more than a seal, and to him who takes one back. */
import type { Rules, Seat, Secrets } from '../contract/game.ts';
import type { Chance } from '../luck/chance.ts';
import type { Rng } from '../luck/rng.ts';
import { Growing } from '../plain/growing.ts';
import type { Refusal } from '../plain/refusal.ts';
import { differenceAt, sameJson } from '../plain/sameJson.ts';
import { KeyedLuck, KeyedMinutes } from '../search/keyed.ts';
import { type Game, withMade } from './course.ts';
import { madeOf } from './made.ts';
import { Past } from './past.ts';
import type { GameHead, Move } from './record.ts';
import { seenMoves } from './seen.ts';
import { whyNotUndo } from './undo.ts';

export interface Leak {
  /** By which door. */
  readonly door: string;
  readonly seat: Seat;
  readonly message: string;
}
export const leakOf = (door: string, seat: Seat, what: string): Leak => ({
  ...{ door, seat },
  message: `${door}: ${seat ?? 'who only watches'} can tell a double from the state: ${what}`,
});

/** The doors by which moves leave a game. */
export interface MoveDoors<S = unknown, A = unknown> {
  /** The moves of a game as a seat sees them; a field that tells more than it may is named as the door. */
  seenMoves(game: Game<S, A>, seat: Seat): readonly object[];
  /** Why the last move cannot be taken back by a side, or null if it can. */
  whyNotUndo(game: Game<S, A>, side: string): Refusal | null;
}

/** The doors that every game has. */
export const MOVE_DOORS: MoveDoors = { seenMoves, whyNotUndo };

/** What luck decides may differ where the views do; the rest of a sealed move may not. */
const LUCKY = ['notes', 'journal', 'draws'];

const HEAD: GameHead = { scenario: '', system: '', rulesVersion: '', houseRules: {} };

/** A move made in a state or in a double, and the game that consists of it. */
interface Run<S, A> {
  readonly after: S;
  readonly game: Game<S, A>;
}

/** A seat with its view, and a double that it should not tell from the state. */
export interface Doubled<S, V> {
  readonly seat: Seat;
  readonly view: V;
  readonly double: S;
  readonly doubleView: V;
}

export class MoveLeaks<S, A, V> {
  readonly #rules: Rules<S, A, V>;
  readonly #secrets: Secrets<S, A, V>;
  readonly #rng: Rng;
  readonly #doors: MoveDoors<S, A>;

  constructor(rules: Rules<S, A, V>, secrets: Secrets<S, A, V>, rng: Rng, doors: MoveDoors<S, A>) {
    this.#rules = rules;
    this.#secrets = secrets;
    this.#rng = rng;
    this.#doors = doors;
  }

  /** Of a move with these doubles of the state before it. */
  leak(before: S, side: string, action: A, doubled: readonly Doubled<S, V>[]): Leak | null {
    const seed = String(this.#rng.int(2 ** 30));
    const run = this.#run(before, side, action, seed);
    const seal = this.#secrets.seal(before, side, action);
    if (seal !== null && this.#secrets.isBroken(before, seal))
      return leakOf('seal', side, `"${seal}" is broken before the move is made under it`);
    for (const one of doubled) {
      const leak =
        (seal === null && one.seat !== side ? this.#toldOf(action, one) : null) ??
        this.#inDouble(run, side, action, seed, one);
      if (leak) return leak;
    }
    return seal === null ? null : this.#underSeal(before, run, seal, side, action, seed);
  }

  /**
   * With luck by name, so that a secret draw more or less does not change the open ones. In a double of somebody's the
   * draws that he does not see have other luck: shown to him all the same, they would differ.
   */
  #run(before: S, side: string, action: A, seed: string, doubleOf?: { readonly seat: Seat }): Run<S, A> {
    const luck = new KeyedLuck(seed);
    const hidden = new KeyedLuck(`${seed} hidden`);
    const isHidden = (only: string | undefined) => doubleOf && only !== undefined && only !== doubleOf.seat;
    const u = new KeyedMinutes((chance: Chance<unknown>) => (isHidden(chance.only) ? hidden : luck));
    const after = this.#rules.apply(before, side, action, u);
    const { journal, notes, draws } = u;
    const made = madeOf(side, action, { state: after, journal, notes, draws });
    return { after, game: withMade(this.#begun(before), made) };
  }

  #begun(start: S): Game<S, A> {
    const moves = Growing.of<Move<A>>();
    return { rules: this.#rules as Rules<S, A>, head: HEAD, start, moves, now: start, past: new Past() };
  }

  /** Another's move that everybody sees made is told in the words of one's own view. */
  #toldOf(action: A, { seat, view, doubleView }: Doubled<S, V>): Leak | null {
    const [a, b] = [this.#rules.tell(view, action), this.#rules.tell(doubleView, action)];
    return sameJson(a, b) ? null : leakOf('tell', seat, `another's move differs at "${differenceAt(a, b)}"`);
  }

  #isLegal(state: S, side: string, action: A): boolean {
    return this.#rules.legal(this.#rules.view(state, side)).some((one) => sameJson(one, action));
  }

  #isSameTo(seat: Seat, a: S, b: S): boolean {
    return sameJson(this.#rules.view(a, seat), this.#rules.view(b, seat));
  }

  /** The same move in the double: whoever sees no difference afterwards may have seen none in the move. */
  #inDouble(run: Run<S, A>, side: string, action: A, seed: string, doubled: Doubled<S, V>): Leak | null {
    const { seat, double } = doubled;
    if (!this.#isLegal(double, side, action)) return null;
    const other = this.#run(double, side, action, seed, doubled);
    const isSame = this.#isSameTo(seat, run.after, other.after);
    if (seat === side) return this.#undone(run, other, side, isSame) ?? this.#seen(run, other, seat, isSame);
    return this.#seen(run, other, seat, isSame);
  }

  /** What showed its maker something stands for good; and whether it does may itself tell nothing. */
  #undone(run: Run<S, A>, other: Run<S, A>, side: string, isSame: boolean): Leak | null {
    const why = this.#doors.whyNotUndo(run.game, side);
    if (!isSame) return why ? null : leakOf('undo', side, 'a move that showed something can be taken back');
    const whyOther = this.#doors.whyNotUndo(other.game, side);
    return (why === null) === (whyOther === null)
      ? null
      : leakOf('undo', side, 'the move can be taken back in one of them');
  }

  #seen(run: Run<S, A>, other: Run<S, A>, seat: Seat, isSame: boolean): Leak | null {
    return isSame ? this.#unlikeSeen(run, other, seat, []) : null;
  }

  #unlikeSeen(run: Run<S, A>, other: Run<S, A>, seat: Seat, but: readonly string[]): Leak | null {
    const [a, b] = [run, other].map(({ game }) => ({ ...this.#doors.seenMoves(game, seat).at(-1) }));
    const [door = '', ...path] = differenceAt(without(a!, but), without(b!, but)).split('.');
    return door === ''
      ? null
      : leakOf(
          door === 'draws' ? 'journal' : door,
          seat,
          `the move differs at "${[door, ...path].join('.')}": ${valueAt(a, [door, ...path])} or ${valueAt(b, [door, ...path])}`,
        );
  }

  /** Whatever else was put under the seal, the others see the same. */
  #underSeal(before: S, run: Run<S, A>, seal: string, side: string, action: A, seed: string): Leak | null {
    const secrets = this.#secrets;
    const others = this.#rules
      .legal(this.#rules.view(before, side))
      .filter((one) => secrets.seal(before, side, one) !== null && !sameJson(one, action));
    if (others.length === 0) return null;
    const instead = others[this.#rng.int(others.length)]!;
    const other = this.#run(before, side, instead, seed);
    const broken =
      secrets.isBroken(run.after, seal) ||
      secrets.isBroken(other.after, secrets.seal(before, side, instead)!);
    for (const seat of [...this.#rules.sides, null]) {
      if (seat === side) continue;
      const isSame = this.#isSameTo(seat, run.after, other.after);
      const leak = isSame || !broken ? this.#unlikeSeen(run, other, seat, isSame ? [] : LUCKY) : null;
      if (leak) return leak;
    }
    return null;
  }
}

const MOST_SHOWN = 160;

/** What stands at a path, shortened. */
function valueAt(of: unknown, path: readonly string[]): string {
  const found = path.reduce<unknown>((now, step) => (now as Record<string, unknown> | undefined)?.[step], of);
  return (JSON.stringify(found) ?? 'nothing').slice(0, MOST_SHOWN);
}

const without = (seen: object, but: readonly string[]): object =>
  Object.fromEntries(Object.entries(seen).filter(([field]) => !but.includes(field)));
