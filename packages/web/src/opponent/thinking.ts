/** Who thinks: follows games, and answers questions about them in slices, so that he hears when it is enough. */
import {
  type Chosen,
  type Doctrine,
  type Interruption,
  type Move,
  playerOf,
  type Reasoned,
  type Rules,
  type Thinker,
  whatIf,
} from '@longroll/kernel';
import { Followed } from './following.ts';
import type { Advice, Answer, News, Question, Said, Word } from './questions.ts';

export interface Around {
  /** The rules of a scenario on its map. */
  rulesOf(scenario: string): Promise<Rules>;
  say(said: Said): void;
  /** Lets others do what they have to do, and words come in. */
  pause(): Promise<void>;
  /** Milliseconds from one pause to the next. */
  readonly slice: number;
}

/** A game that is followed, with who decides in it. */
interface Game {
  readonly followed: Followed;
  readonly doctrine: Doctrine | null;
  readonly commanders: Map<string, Commander>;
}

/** A computer of a side, and how many moves of the game it has taken note of. */
interface Commander {
  readonly player: Thinker;
  upTo: number;
}

/** What is under way for a question. */
interface Running {
  isEnough: boolean;
  isDropped: boolean;
}

const DROPPED = Symbol('dropped');

const wordsOf = (e: unknown): string => (e instanceof Error ? e.message : String(e));

export class Thinking {
  readonly #around: Around;
  readonly #running = new Map<number, Running>();
  #game: Promise<Game> | null = null;
  /** Questions wait for the one before them: all are about one game that goes on. */
  #last: Promise<void> = Promise.resolve();

  constructor(around: Around) {
    this.#around = around;
  }

  hear(word: Word): void {
    const running = this.#running.get(word.id);
    if ('enough' in word) {
      if (running) running.isEnough = true;
    } else if ('drop' in word) {
      if (running) running.isDropped = true;
    } else {
      const begun = { isEnough: false, isDropped: false };
      this.#running.set(word.id, begun);
      this.#last = this.#last.then(() => this.#answered(word.id, word.news, word.question, begun));
    }
  }

  async #answered(id: number, news: News, question: Question, running: Running): Promise<void> {
    const { say } = this.#around;
    try {
      const game = await this.#followed(news);
      const answer = await this.#thoughtOver(game, news, question, running, (progress) =>
        say({ id, progress }),
      );
      if (answer !== DROPPED) say({ id, answer });
    } catch (e) {
      // A game that is in doubt is followed anew.
      this.#game = null;
      if (!running.isDropped) say({ id, failed: wordsOf(e) });
    } finally {
      this.#running.delete(id);
    }
  }

  /** Up to the last move of the news; also for a question that nobody waits for any more, since later news go on from it. */
  async #followed({ scenario, houseRules, anew, from, moves }: News): Promise<Game> {
    if (anew) this.#game = this.#opened(scenario, houseRules);
    const game = await this.#game;
    if (!game || game.followed.moves.length < from) throw new Error('The game did not come in one piece.');
    if (from < game.followed.moves.length) {
      game.followed.cut(from);
      game.commanders.clear();
    }
    for (const move of moves) {
      game.followed.add(move);
      if (this.#isTime()) await this.#pause();
    }
    return game;
  }

  async #opened(scenario: string, houseRules: unknown): Promise<Game> {
    const rules = await this.#around.rulesOf(scenario);
    const doctrine = (await rules.doctrine?.()) ?? null;
    return { followed: new Followed(rules, houseRules), doctrine, commanders: new Map() };
  }

  async #thoughtOver(
    game: Game,
    news: News,
    question: Question,
    running: Running,
    progress: (done: number) => void,
  ): Promise<Answer | typeof DROPPED> {
    switch (question.what) {
      case 'decide':
        return this.#decided(game, news, question, running, progress);
      case 'advise':
        return this.#run(adviceIn(game, news, question), running, progress);
      case 'whatIf':
        return this.#run(prospectsIn(game, news, question), running, progress);
    }
  }

  /** By one commander for the whole game: he has his plans and his luck from decision to decision. */
  async #decided(
    game: Game,
    news: News,
    { side, opponent }: Extract<Question, { what: 'decide' }>,
    running: Running,
    progress: (done: number) => void,
  ): Promise<Answer | typeof DROPPED> {
    const { followed, commanders } = game;
    const { rules } = followed;
    const name = `${side} ${opponent}`;
    const isOwn = (move: Move | undefined): boolean => move?.side === side && move.by === opponent;
    const known = commanders.get(name);
    // What he decided last was done; else he is told his decisions from the first on.
    const commander =
      known && isOwn(followed.moves[known.upTo - 1])
        ? known
        : { player: commanderIn(game, news, side, opponent), upTo: 0 };
    // Until he has decided nobody may take him for one who has.
    commanders.delete(name);
    for (; commander.upTo < followed.moves.length; commander.upTo++) {
      if (!isOwn(followed.moves[commander.upTo])) continue;
      commander.player.recall(rules.view(followed.at(commander.upTo), side));
      if (this.#isTime()) await this.#pause();
    }
    if (running.isDropped) return DROPPED;
    const answer = await this.#run(thoughtIn(game, commander.player, side), running, progress);
    // His own next move is the decision that he has just made.
    if (answer === DROPPED) return DROPPED;
    commanders.set(name, { ...commander, upTo: followed.moves.length + 1 });
    return saidOf(answer);
  }

  #since = 0;
  #isTime = (): boolean => performance.now() - this.#since >= this.#around.slice;
  async #pause(): Promise<void> {
    await this.#around.pause();
    this.#since = performance.now();
  }

  async #run<T>(
    thinking: Generator<number, T, Interruption | undefined>,
    running: Running,
    progress: (done: number) => void,
  ): Promise<T | typeof DROPPED> {
    for (let step = thinking.next(); ; step = thinking.next(running.isEnough ? 'enough' : undefined)) {
      if (step.done) return step.value;
      if (!this.#isTime()) continue;
      progress(step.value);
      await this.#pause();
      if (running.isDropped) return DROPPED;
    }
  }
}

const commanderIn = ({ followed, doctrine }: Game, { seed }: News, side: string, opponent: string): Thinker =>
  playerOf(followed.rules, doctrine, opponent, side, seed);

function thoughtIn({ followed }: Game, player: Thinker, side: string, at = followed.moves.length) {
  const { rules } = followed;
  const view = rules.view(followed.at(at), side);
  return player.thinking(view, () => rules.legal(view));
}

/** As it goes to whoever asked: data only. */
const saidOf = ({ action, value, reason }: Chosen): Reasoned => ({ action, value, reason });

/** By somebody who has not been there before: he sees the moment and makes a plan of his own. */
function* adviceIn(
  game: Game,
  news: News,
  { side, opponent, at }: Extract<Question, { what: 'advise' }>,
): Generator<number, Advice, Interruption | undefined> {
  const seed = `${news.seed} advice ${at}`;
  const chosen = yield* thoughtIn(game, commanderIn(game, { ...news, seed }, side, opponent), side, at);
  return { ...saidOf(chosen), others: chosen.others() };
}

function prospectsIn(game: Game, { seed }: News, asked: Extract<Question, { what: 'whatIf' }>) {
  const { side, at, plays, dealt } = asked;
  const { followed, doctrine } = game;
  if (doctrine === null) throw new Error('Nobody here knows how this game is played well.');
  return whatIf({
    ...{ rules: followed.rules, doctrine, state: followed.at(at), dealt },
    ...{ side, plays, seed: `${seed} what if ${at}` },
  });
}
