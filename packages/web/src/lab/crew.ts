/** Several hands that play a batch together: each is given a game, and another when it is through. */
import { type Batch, type GameRow, gamesIn, type Rules } from '@longroll/kernel';
import type { Done, Errand } from './errands.ts';
import { Hand } from './hand.ts';

/** One who plays beside the page. */
export interface Worked {
  send(errand: Errand): void;
  close(): void;
}

/** Null where there is none to be had; `broken` is called when one can no longer be spoken to. */
export type Hire = (heard: (done: Done) => void, broken: () => void) => Worked | null;

export const hireWorker: Hire = (heard, broken) => {
  try {
    const worker = new Worker(new URL('../labWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Done>) => heard(data);
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      broken();
    };
    return { send: (errand) => worker.postMessage(errand), close: () => worker.terminate() };
  } catch {
    return null;
  }
};

/** On the page itself, a game at a time; what else is to be done there is done between two of them. */
function onPage(rules: Rules, heard: (done: Done) => void): Worked {
  let isClosed = false;
  const hand = new Hand(
    () => Promise.resolve(rules),
    (done) => isClosed || heard(done),
  );
  return {
    send: (errand) => setTimeout(() => isClosed || hand.run(errand)),
    close: () => {
      isClosed = true;
    },
  };
}

export interface Orders {
  readonly batch: Batch;
  /** Numbers of the games that have been played. */
  readonly played: ReadonlySet<number>;
  readonly rules: Rules;
  /** How many may play at once. */
  readonly hands: number;
  readonly hire?: Hire;
  row(row: GameRow): void;
  /** All games are through, or one of them could not be played. */
  ended(wrong: string): void;
}

/** As many as there are cores, but one for the page. */
const MOST_HANDS = 8;
export const spareCores = (cores: number | undefined): number =>
  Math.max(1, Math.min(MOST_HANDS, (cores ?? 2) - 1));

export class Crew {
  readonly #orders: Orders;
  readonly #games: number[];
  readonly #idle: Worked[] = [];
  readonly #all = new Set<Worked>();
  #under = 0;
  #isPaused = false;
  #isStopped = false;

  constructor(orders: Orders) {
    const { batch, played, hands } = orders;
    this.#orders = orders;
    this.#games = Array.from({ length: gamesIn(batch) }, (_, i) => i + 1).filter((game) => !played.has(game));
    const left = this.#games.length;
    for (let i = 0; i < Math.min(hands, left); i++) this.#hire(orders.hire ?? hireWorker);
    if (left === 0) orders.ended('');
  }

  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    for (const one of this.#idle.splice(0)) this.#give(one);
  }

  /** What is under way is not waited for: its game can be played again. */
  stop(): void {
    this.#isStopped = true;
    for (const one of this.#all) one.close();
    this.#all.clear();
  }

  #hire(hire: Hire): void {
    let game = 0;
    const heard = (done: Done): void => {
      if (this.#isStopped) return;
      this.#under--;
      if ('row' in done) this.#orders.row(done.row);
      if ('failed' in done) this.#end(`Game ${game} could not be played: ${done.failed}`);
      else this.#give(worked);
    };
    const broken = (): void => {
      if (this.#isStopped) return;
      this.#all.delete(worked);
      if (game > 0) this.#games.unshift(game);
      this.#under -= game > 0 ? 1 : 0;
      // One that does not start is as good as none: what is left is played on the page.
      if (this.#all.size === 0) this.#hire(() => null);
    };
    const made = hire(heard, broken) ?? onPage(this.#orders.rules, heard);
    const worked: Worked = {
      ...made,
      send: (errand) => {
        game = errand.game;
        made.send(errand);
      },
    };
    this.#all.add(worked);
    this.#give(worked);
  }

  #give(worked: Worked): void {
    if (this.#isPaused) {
      this.#idle.push(worked);
      return;
    }
    const game = this.#games.shift();
    if (game !== undefined) {
      this.#under++;
      worked.send({ batch: this.#orders.batch, game, wants: 'row' });
    } else if (this.#under === 0) this.#end('');
  }

  #end(wrong: string): void {
    if (this.#isStopped) return;
    this.stop();
    this.#orders.ended(wrong);
  }
}

/** All moves of one game of a batch, which is played again for it. */
export const recordOf = (batch: Batch, game: number, rules: Rules, hire: Hire = hireWorker) =>
  new Promise<Done>((told) => {
    let worked: Worked | null = null;
    const heard = (done: Done): void => {
      worked?.close();
      told(done);
    };
    const errand: Errand = { batch, game, wants: 'record' };
    const onThePage = (): void => {
      worked = onPage(rules, heard);
      worked.send(errand);
    };
    worked = hire(heard, onThePage);
    if (worked) worked.send(errand);
    else onThePage();
  });
