/**
 * A computer at the table of a game: whenever a side of its is to decide it thinks, and its move is made like a player's. It
 * can be watched at a pace, hurried, skipped, held and taken over from; what it cannot do it says.
 */
import { act, type Game, type Reasoned, type Rng, type Verdict } from '@longroll/kernel';
import type { Asked, Counsel } from './counsel.ts';
import { dueComputer, type Played } from './seats.ts';

export interface Standing {
  /** Who is to decide; null if no computer is. */
  readonly due: Played | null;
  /** `rests`: no computer has anything to do. `waits`: somebody holds it. */
  readonly does: 'rests' | 'thinks' | 'shows' | 'waits' | 'failed';
  /** It runs on without a pause until a person is to decide. */
  readonly skips: boolean;
  /** Why it could not decide. */
  readonly wrong: string;
}

export interface Surroundings {
  readonly counsel: Counsel;
  /** Makes a move at the table; null where this page may not. */
  play(move: (game: Game) => Verdict<Game>): Verdict<Game> | null;
  luck(game: Game): Rng;
  /** How long the last move is left to be looked at, in milliseconds. */
  lookAt(game: Game): number;
  tell(standing: Standing): void;
  /** Calls after so many milliseconds; what comes back calls it off. */
  later(call: () => void, ms: number): () => void;
  clock(): number;
}

/** While it skips, what it has done is shown so often, in milliseconds. */
const SHOWN_EVERY = 600;

/** Who holds it: the player by a word, or because he looks at an earlier moment. */
export type Hold = 'pause' | 'look';

const RESTS: Standing = { due: null, does: 'rests', skips: false, wrong: '' };

export class Adversary {
  readonly #around: Surroundings;
  #standing: Standing = RESTS;
  /** As it lies on the table. */
  #game: Game | null = null;
  /** With moves that were made and are not shown yet; null if there are none. */
  #ahead: Game | null = null;
  /** What it has laid on the table itself is no news when it is seen there. */
  readonly #laid = new WeakSet<Game>();
  #shownAt = 0;
  readonly #holds = new Set<Hold>();
  #asked: Asked | null = null;
  #callOff: () => void = () => undefined;
  #ready: Reasoned | null = null;
  #isTime = false;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get standing(): Standing {
    return this.#standing;
  }

  /** The game as it lies on the table; null where this page may not move. */
  follow(game: Game | null): void {
    if (game === this.#game || (game && this.#game && this.#laid.has(game))) return;
    this.#game = game;
    this.#ahead = null;
    this.#begin();
  }

  /** As long as somebody wants to look, nothing is done. */
  hold(why: Hold, isHeld: boolean): void {
    if (isHeld === this.#holds.has(why)) return;
    if (isHeld) this.#holds.add(why);
    else this.#holds.delete(why);
    if (isHeld) this.#show();
    this.#begin();
  }

  /** Up to the next decision of a person, without being shown move by move. */
  skip(): void {
    if (this.#standing.does === 'rests') return;
    const waits = this.#holds.delete('pause');
    this.#become({ skips: true });
    if (waits) this.#begin();
    this.#isTime = true;
    this.#make();
  }

  /** It shall move now, with what it knows by now. */
  hurry(): void {
    this.#asked?.enough();
    this.#isTime = true;
    this.#make();
  }

  again(): void {
    this.#become({ wrong: '' });
    this.#begin();
  }

  leave(): void {
    this.#stop();
    this.#game = null;
  }

  #become(part: Partial<Standing>): void {
    this.#standing = { ...this.#standing, ...part };
    this.#around.tell(this.#standing);
  }

  #stop(): void {
    this.#asked?.drop();
    this.#callOff();
    this.#asked = null;
    this.#ready = null;
    this.#callOff = () => undefined;
  }

  /** From the game as it stands, or as far as it has got ahead. */
  #begin(): void {
    this.#stop();
    const game = this.#ahead ?? this.#game;
    const due = game && dueComputer(game);
    if (!game || !due) {
      this.#show();
      this.#become(RESTS);
    } else if (this.#holds.size > 0) this.#become({ due, does: 'waits', skips: false });
    else this.#think(game, due);
  }

  #think(game: Game, due: Played): void {
    this.#isTime = this.#standing.skips;
    this.#become({ due, does: 'thinks', wrong: '' });
    const wait = this.#isTime ? 0 : this.#around.lookAt(game);
    if (!this.#isTime)
      this.#callOff = this.#around.later(() => {
        this.#isTime = true;
        this.#make();
      }, wait);
    this.#asked = this.#around.counsel.ask(
      game,
      { what: 'decide', ...due },
      {
        done: (chosen) => {
          this.#ready = chosen;
          if (!this.#isTime) this.#become({ does: 'shows' });
          this.#make();
        },
        failed: (why) => this.#fail(why),
      },
    );
  }

  #fail(wrong: string): void {
    this.#stop();
    this.#show();
    this.#become({ does: 'failed', skips: false, wrong });
  }

  /** When it has decided, and the move before it has been looked at. */
  #make(): void {
    const game = this.#ahead ?? this.#game;
    const { due } = this.#standing;
    if (!this.#ready || !this.#isTime || !game || !due) return;
    const next = this.#acted(game, due, this.#ready);
    this.#stop();
    if (typeof next === 'string') this.#fail(next);
    else {
      this.#ahead = next;
      if (!this.#standing.skips || this.#isDueToShow()) this.#show();
      this.#begin();
    }
  }

  /** Like a player's move, or why it cannot be made: a mistake of ours must not cost anybody his game. */
  #acted(game: Game, { side, opponent: by }: Played, { action, reason }: Reasoned): Game | string {
    try {
      const next = act(game, side, action, this.#around.luck(game), { by, reason });
      return next.refused ? next.refused.text : next.value;
    } catch (e) {
      return `The rules failed: ${e instanceof Error ? e.message : String(e)}`;
    }
  }

  #isDueToShow(): boolean {
    const isOver = dueComputer(this.#ahead!) === null;
    return isOver || this.#around.clock() - this.#shownAt >= SHOWN_EVERY;
  }

  /** Lays on the table what it has done; what has changed there meanwhile stands. */
  #show(): void {
    const [from, to] = [this.#game, this.#ahead];
    this.#shownAt = this.#around.clock();
    this.#ahead = null;
    if (!from || !to) return;
    this.#laid.add(to);
    this.#game = to;
    const lies = this.#around.play((now) => ({ refused: null, value: now === from ? to : now }));
    // It hears of what lies there instead, or that it may move again.
    if (lies === null || lies.refused || lies.value !== to) this.#game = null;
  }
}
