/** One random game under watch. */
import { playBefore, type Rules } from '../contract/game.ts';
import { systemOf } from '../contract/registry.ts';
import { type Rng, seeded } from '../luck/rng.ts';
import type { GridMap } from '../map/gridMap.ts';
import { Live } from '../umpire/live.ts';
import { drawnOverruling } from './agreements.ts';
import { linkedRecord } from './chain.ts';
import { madeOf } from './course.ts';
import { ForeignActions } from './foreign.ts';
import type { MoveDoors } from './moveLeaks.ts';
import type { PickedAction, PickedFrom } from './random.ts';
import { GAME_FORMAT, type GameHead, type GameRecord, type Move, SEALED_VERSION } from './record.ts';
import { SecondThoughts, type Thought } from './secondThoughts.ts';
import { type Adviser, kindOf, type Temper, Tempered } from './tempers.ts';
import { begun, type Moment, momentOf, type Trouble, trouble, Watch } from './watch.ts';

export interface TrialOptions<S = unknown, A = unknown> {
  readonly scenario: string;
  /** Names all luck but that of the dice: of tempers, of doubles, of agreements. */
  readonly seed?: string;
  readonly doors?: MoveDoors<S, A> | undefined;
  readonly temper?: Temper;
  readonly map?: GridMap | undefined;
  /** Whom the advised ask. */
  readonly adviser?: Adviser<A> | undefined;
  readonly houseRules?: GameHead['houseRules'];
  /** Whether the players now and then agree to set a piece against the rules. */
  readonly agrees?: boolean;
}

/** Players who agree do so in one state of so many. */
const AGREED_EVERY = 24;

/** Tempers that take nothing back: plain luck stays plain, and long games would be longer. */
const UNREPENTANT: readonly Temper[] = ['plain', 'quiet', 'advised'];

const STACK_LINES = 6;
const stackOf = (e: unknown): string[] =>
  e instanceof Error ? (e.stack ?? '').split('\n', STACK_LINES).map((line) => line.trim()) : [];

/** What a turn led to, and what is wrong with it. */
interface Turn<S> {
  readonly after: Moment<S>;
  readonly wrong: Trouble | null;
}

export class Trial<S, A> {
  /** Of the game as it stands; what was taken back is not among them. */
  readonly moves: Move<A>[] = [];
  /** How often each stage was come to. */
  readonly stages: Record<string, number> = {};
  /** How many actions were played, those among them that were taken back. */
  actions = 0;
  /** How many pieces were set by agreement. */
  agreed = 0;
  /** The last state, when the game has come to its end. */
  end: S | null = null;
  readonly #rules: Rules<S, A>;
  readonly #options: TrialOptions<S, A>;
  readonly #agreements: Rng;
  readonly #tempered: Tempered<S, A>;
  readonly #thoughts: SecondThoughts<A> | null;
  readonly #foreign: ForeignActions<S, A>;
  readonly #watch: Watch<S, A>;
  /** What stood before each move. */
  readonly #before: Moment<S>[] = [];
  /** What is being done, for the report of a crash. */
  #doing: PickedAction<A> | null = null;

  constructor(rules: Rules<S, A>, options: TrialOptions<S, A>) {
    const { scenario, seed = scenario, temper = 'plain', map, adviser, doors } = options;
    this.#rules = rules;
    this.#options = options;
    this.#agreements = seeded(`agreed ${seed}`);
    this.#tempered = new Tempered(rules, temper, seeded(`tempered ${seed}`), { map, adviser });
    this.#thoughts = rules.sequence && !UNREPENTANT.includes(temper) ? new SecondThoughts() : null;
    this.#foreign = new ForeignActions(rules, seeded(`foreign ${seed}`));
    this.#watch = new Watch(rules, seed, doors);
    for (const stage of rules.sequence?.stages ?? []) this.stages[stage] = 0;
  }

  /** How many actions that do not belong to their state were refused. */
  get refused(): number {
    return this.#foreign.refused;
  }

  /** The game so far, as a file would have it. */
  get record(): GameRecord {
    const { scenario, houseRules = {} } = this.#options;
    const head = { scenario, system: systemOf(scenario), rulesVersion: '' };
    const game = {
      format: GAME_FORMAT,
      version: SEALED_VERSION,
      ...head,
      houseRules,
      moves: this.moves,
    } as const;
    return linkedRecord(game);
  }

  /** Plays to the end by these dice, or to the first thing that is wrong. */
  run(rng: Rng, limit: number): Trouble | null {
    try {
      return this.#play(rng, limit);
    } catch (e) {
      return { ...trouble('crashes', this.#crash(e)), stack: stackOf(e) };
    }
  }

  #play(rng: Rng, limit: number): Trouble | null {
    const { sequence } = this.#rules;
    let now = momentOf(begun(this.#rules, this.#options.houseRules ?? {}));
    if (sequence) this.#come([sequence.at(now.state)]);
    let wrong = this.#watch.inState(now);
    while (!wrong) {
      const sides = this.#rules.toMove(now.state);
      const again = this.#thoughts?.due(this.moves.length, sides.length === 0);
      if (!again && sides.length === 0) return this.#ended(now.state);
      const next: Turn<S> = again ? this.#again(again, rng) : this.#acted(now, sides, limit, rng);
      wrong = next.wrong;
      now = next.after;
    }
    return wrong;
  }

  #acted(now: Moment<S>, sides: readonly string[], limit: number, rng: Rng): Turn<S> {
    const stuck = (wrong: Trouble): Turn<S> => ({ after: now, wrong });
    if (this.moves.length >= limit) return stuck(trouble('endless', `no end after ${limit} actions`));
    const picked = this.#tempered.pick(now.state, sides);
    if (!picked) return stuck(trouble('deadEnds', `${sides.join(' and ')} may act but nothing is legal`));
    const wrong = this.#wronglyChecked(now.state, picked);
    return wrong ? stuck(wrong) : this.#turn(now, picked, rng);
  }

  /** What stood before a move, and the move once more. */
  #again({ at, picked }: Thought<A>, rng: Rng): Turn<S> {
    const now = this.#before[at]!;
    this.moves.length = at;
    this.#tempered.forget();
    const wrong = this.#watch.inState(now);
    return wrong ? { after: now, wrong } : this.#turn(now, picked, rng);
  }

  #ended(state: S): Trouble | null {
    this.end = state;
    return this.#watch.atEnd(state) ?? this.#watch.inReplay(this.record, state);
  }

  #wronglyChecked(state: S, picked: PickedFrom<A>): Trouble | null {
    this.#doing = { side: picked.side, action: picked.action };
    const wrong = this.#foreign.inState(state, picked);
    return wrong === null ? null : trouble('unlisted', wrong);
  }

  #turn(now: Moment<S>, picked: PickedFrom<A>, rng: Rng): Turn<S> {
    const { side, action } = this.#agreement(now.state, picked) ?? picked;
    this.#doing = { side, action };
    this.#rules.tell(this.#rules.view(now.state, side), action);
    const live = new Live([], rng);
    const move = madeOf(side, action, playBefore(this.#rules, now.state, side, action, live));
    const after = momentOf(move.state);
    this.#before[this.moves.length] = now;
    this.#reached(live, now.state, move.state, picked);
    this.moves.push({ side, action, journal: move.journal });
    this.actions++;
    const wrong = this.#watch.inMove(now, move, after);
    this.#doing = null;
    return { after, wrong };
  }

  /** Instead of what was picked, something that the players agree on and the rules let them; mostly nothing. */
  #agreement(state: S, { side }: PickedAction<A>): PickedAction<A> | null {
    if (!this.#options.agrees || this.#agreements.int(AGREED_EVERY) > 0) return null;
    const view = this.#rules.view(state, side);
    const change = drawnOverruling(this.#rules, this.#rules.table(view), this.#agreements);
    const checked = change && this.#rules.check(view, this.#rules.overrule(change));
    if (!checked || checked.refused) return null;
    this.agreed++;
    return { side, action: checked.value };
  }

  #come(stages: readonly string[]): void {
    for (const stage of stages) this.stages[stage] = (this.stages[stage] ?? 0) + 1;
  }

  /** To stay in a stage is not to come to it again, nor is to make a move without dice once more. */
  #reached({ passed, draws }: Live, before: S, after: S, picked: PickedFrom<A>): void {
    const at = this.#rules.sequence?.at;
    if (!at) return;
    const stays = passed.length === 0 && at(before) === at(after);
    // How a game has ended is no sequel.
    const isOver = this.#rules.toMove(after).length === 0;
    const isNew = this.#thoughts?.made(
      {
        ...(!stays && !isOver && { stage: at(after) }),
        ...(draws.length > 0 && { kind: `${at(before)}: ${kindOf(picked.action)}` }),
      },
      this.moves.length,
      picked,
    );
    if (!stays && (isNew !== false || draws.length > 0)) this.#come([...passed, at(after)]);
  }

  #crash(e: unknown): string {
    const doing = this.#doing ? `, doing ${JSON.stringify(this.#doing)}` : '';
    return `${e instanceof Error ? `${e.name}: ${e.message}` : String(e)}${doing}`;
  }
}
