/**
 * One game in several tabs. One of them plays it, the others watch; who plays is a lock of the browser. What keeps every
 * move is not the lock but the stamp of each writing: a tab writes only onto what it has read, and one that is behind
 * takes in what lies there instead. So a lock that is late, stolen or missing loses nothing.
 */
import type { Game, Verdict } from '@longroll/kernel';
import type { Holding, Lock } from '../keep/lock.ts';
import type { Hear, Shelf } from '../keep/shelf.ts';
import { caughtUp } from './catchUp.ts';
import { foundGame, keepGame, lineKey, stampAt } from './games.ts';
import { isBehind, type OnShelf } from './keptCourse.ts';
import { openTable } from './seat.ts';

/** `asks`: it is not known yet whether another tab has it. Whoever is that quick may play: the stamp keeps every move. */
export type Role = 'asks' | 'plays' | 'watches';

export type Mishap =
  /** It had gone on in another tab: nothing was done, and here it stands as it does there. */
  | 'behind'
  /** It was deleted in another tab. */
  | 'gone'
  /** It went on in another tab, and the last moves made here could not be kept. */
  | 'apart'
  /** What another tab has made of it cannot be opened here. */
  | 'strange'
  | null;

export interface Seated {
  readonly game: Game;
  readonly role: Role;
  /** The last moves could not be kept: they are nowhere but here, and stay here. */
  readonly unkept: boolean;
  readonly mishap: Mishap;
}

/** All that is outside: where it is kept, and how tabs know of each other. */
export interface Place {
  readonly key: string;
  readonly title: string;
  readonly shelf: Shelf;
  /** Null where the browser has none: then every tab plays, as long as it is not behind. */
  readonly lock: Lock | null;
  readonly hear: Hear;
}

const lockName = (key: string): string => `game.${key}`;

/** A tab at the table. */
export class Sitting {
  readonly #place: Place;
  readonly #tell: (seated: Seated) => void;
  readonly #stopHearing: () => void;
  #on: OnShelf;
  #seated: Seated;
  #leaveLock: () => void = () => undefined;

  constructor(place: Place, opened: Game, on: OnShelf, tell: (seated: Seated) => void) {
    this.#place = place;
    this.#tell = tell;
    this.#on = on;
    this.#seated = { game: opened, role: 'asks', unkept: false, mishap: null };
    this.#stopHearing = place.hear(lineKey(place.key), () => this.#catchUp(null));
    this.#wait();
  }

  get now(): Seated {
    return this.#seated;
  }

  /** Makes a move, and keeps it; null if this tab may not, or was behind. */
  play(move: (game: Game) => Verdict<Game>): Verdict<Game> | null {
    const { role, game } = this.#seated;
    if (role === 'watches' || this.#catchUp('behind')) return null;
    const next = move(game);
    if (!next.refused && next.value !== game) this.#keep(next.value);
    return next;
  }

  takeOver(): void {
    const { lock, key } = this.#place;
    if (!lock || this.#seated.role === 'plays') return;
    this.#leaveLock();
    this.#leaveLock = lock.take(lockName(key), this.#told);
  }

  leave(): void {
    this.#stopHearing();
    this.#leaveLock();
  }

  readonly #told: Holding = {
    got: () => {
      this.#become({ role: 'plays' });
      // What was opened may lie there in an older form, or without a state of late.
      if (!this.#catchUp(null) && isBehind(this.#on, this.#seated.game)) this.#keep(this.#seated.game);
    },
    taken: () => this.#become({ role: 'watches' }),
    lost: () => {
      this.#become({ role: 'watches' });
      this.#catchUp(null);
      this.#wait();
    },
  };

  #wait(): void {
    const { lock, key } = this.#place;
    if (lock) this.#leaveLock = lock.wait(lockName(key), this.#told);
    else this.#told.got();
  }

  #become(part: Partial<Seated>): void {
    this.#seated = { ...this.#seated, ...part };
    this.#tell(this.#seated);
  }

  #keep(game: Game): void {
    const { key, title, shelf } = this.#place;
    const { on, kept } = keepGame({ key, title }, game, openTable(game, game.now), this.#on, shelf);
    this.#on = on;
    this.#become({ game, unkept: !kept, mishap: null });
  }

  /** Whether something else lies there than what is known here: it is taken in, unless that would cost moves. */
  #catchUp(mishap: Mishap): boolean {
    const { key, shelf } = this.#place;
    const stamp = stampAt(key, shelf);
    if (stamp === this.#on.stamp) {
      if (this.#seated.mishap === 'gone') this.#become({ mishap: null });
      return false;
    }
    if (this.#seated.unkept) this.#become({ mishap: 'apart' });
    else if (stamp === null) this.#become({ mishap: 'gone' });
    else this.#takeIn(mishap);
    return true;
  }

  #takeIn(mishap: Mishap): void {
    const found = foundGame(this.#place.key, this.#place.shelf);
    const game = found && caughtUp(this.#seated.game, found);
    if (game) {
      this.#on = found.on;
      this.#become({ game, mishap });
    } else this.#become({ mishap: 'strange' });
  }
}
