/** Somebody beside the page who thinks: in a worker of his own, or on the page in slices where there is none. */
import type { Game, Growing, Move, Rules } from '@longroll/kernel';
import type { Answer, Answers, News, Question, Said, Word } from './questions.ts';
import { Thinking } from './thinking.ts';

/** What is to be done with what he says. */
export interface Hearing<T> {
  progress?(done: number): void;
  done(answer: T): void;
  failed(why: string): void;
}

export interface Asked {
  /** He shall answer with what he knows by now. */
  enough(): void;
  /** Nobody waits for it any more. */
  drop(): void;
}

export interface Counsel {
  ask<K extends Question['what']>(
    game: Game,
    question: Extract<Question, { readonly what: K }>,
    hearing: Hearing<Answers[K]>,
  ): Asked;
  leave(): void;
}

/** The other end of the line: words go there, and what is said comes back by `heard`. */
export interface Line {
  send(word: Word): void;
  close(): void;
}

/** Null where there is none to be had. `broken` is called when it can no longer be spoken to. */
export type OpenLine = (heard: (said: Said) => void, broken: () => void) => Line | null;

export const workerLine: OpenLine = (heard, broken) => {
  try {
    const worker = new Worker(new URL('../opponentWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Said>) => heard(data);
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      broken();
    };
    return { send: (word) => worker.postMessage(word), close: () => worker.terminate() };
  } catch {
    return null;
  }
};

/** Milliseconds that the page may stand still. */
const ON_PAGE = 12;

/** On the page itself, with the rules that lie there. */
export function pageLine(rules: Rules, heard: (said: Said) => void): Line {
  let isClosed = false;
  const thinking = new Thinking({
    rulesOf: () => Promise.resolve(rules),
    say: (said) => isClosed || heard(said),
    pause: () => new Promise((resume) => setTimeout(resume)),
    slice: ON_PAGE,
  });
  return {
    send: (word) => thinking.hear(word),
    close: () => {
      isClosed = true;
    },
  };
}

/** What the luck of computers follows from: the same for a game wherever it is opened. Its dice follow from something else. */
export const seedOf = ({ head: { seed, link, scenario } }: Pick<Game, 'head'>): string =>
  `opponent ${seed ?? link ?? scenario}`;

/** So many moves at the beginning are the same. Each has a link over all before it, so the last that fits tells. */
function sameMoves(known: Growing<Move>, now: Growing<Move>): number {
  let same = Math.min(known.length, now.length);
  while (same > 0 && known.at(same - 1)!.link !== now.at(same - 1)!.link) same--;
  return same;
}

interface Open {
  readonly game: Game;
  readonly question: Question;
  readonly hearing: Hearing<Answer>;
}

class OneCounsel implements Counsel {
  readonly #open = new Map<number, Open>();
  readonly #openLine: OpenLine;
  #line: Line | null = null;
  /** What is known at the other end. */
  #known: Growing<Move> | null = null;
  #ids = 0;
  #isLeft = false;

  constructor(openLine: OpenLine) {
    this.#openLine = openLine;
  }

  ask<K extends Question['what']>(
    game: Game,
    question: Extract<Question, { readonly what: K }>,
    hearing: Hearing<Answers[K]>,
  ): Asked {
    this.#isLeft = false;
    const id = ++this.#ids;
    this.#open.set(id, { game, question, hearing: hearing as Hearing<Answer> });
    this.#put(id);
    return {
      enough: () => this.#line?.send({ id, enough: true }),
      drop: () => {
        if (this.#open.delete(id)) this.#line?.send({ id, drop: true });
      },
    };
  }

  leave(): void {
    this.#isLeft = true;
    this.#open.clear();
    this.#line?.close();
    this.#line = null;
    this.#known = null;
  }

  #put(id: number): void {
    const { game, question } = this.#open.get(id)!;
    this.#line ??= this.#openLine(this.#heard, this.#broken) ?? pageLine(game.rules, this.#heard);
    this.#line.send({ id, question, news: this.#newsOf(game) });
  }

  #newsOf(game: Game): News {
    const { scenario, houseRules } = game.head;
    const anew = this.#known === null;
    const from = this.#known === null ? 0 : sameMoves(this.#known, game.moves);
    this.#known = game.moves;
    return { scenario, houseRules, seed: seedOf(game), anew, from, moves: game.moves.slice(from) };
  }

  readonly #heard = (said: Said): void => {
    const open = this.#open.get(said.id);
    if (!open) return;
    if (!('progress' in said)) this.#open.delete(said.id);
    // At the other end the game is in doubt.
    if ('failed' in said) this.#known = null;
    const { hearing } = open;
    if ('progress' in said) hearing.progress?.(said.progress);
    else if ('answer' in said) hearing.done(said.answer);
    else hearing.failed(said.failed);
  };

  /** One that does not start, or breaks, is as good as none: what is open is asked on the page. */
  readonly #broken = (): void => {
    if (this.#isLeft) return;
    const [first] = this.#open.values();
    this.#known = null;
    this.#line = first ? pageLine(first.game.rules, this.#heard) : null;
    for (const id of this.#open.keys()) this.#put(id);
  };
}

/** One for each table; it is opened when something is first asked. */
export const counselBy = (openLine: OpenLine = workerLine): Counsel => new OneCounsel(openLine);
