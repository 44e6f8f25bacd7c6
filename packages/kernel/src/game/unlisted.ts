/**
 * Many actions that are not listed, tried from random states of random games: each must be refused, by a rule that is in
 * the book, and by the rule that forbids it rather than by one that fits everything. Conversely what is listed is allowed.
 */
import type { Rules, Seat } from '../contract/game.ts';
import { type Rng, seeded } from '../luck/rng.ts';
import { type Refusal, RuleBug } from '../plain/refusal.ts';
import { sameJson } from '../plain/sameJson.ts';
import { citedIds } from '../rulebook/contents.ts';
import { Fast } from '../umpire/fast.ts';
import { pickAction } from './random.ts';
import { StrangeActions } from './strange.ts';

export interface UnlistedOptions {
  /** Its id: part of the name of the luck. */
  readonly scenario: string;
  readonly seed: string;
  /** How many actions that are not listed. */
  readonly actions: number;
  /** Whether a rule of this number is in the book. */
  readonly resolves: (rule: string) => boolean;
  /** Codes of refusals that say nothing. */
  readonly catchAll?: ReadonlySet<string>;
  /** Actions after which another game is begun. */
  readonly limit?: number;
  readonly onProgress?: (tried: number) => void;
}

export interface UnlistedFault {
  readonly message: string;
  readonly seat: Seat;
  readonly action: unknown;
  /** The state that it was tried in: number of the game, from 1, and how many moves had been made. */
  readonly game: number;
  readonly move: number;
}

export interface UnlistedResult {
  readonly scenario: string;
  readonly games: number;
  /** Not listed, and tried. */
  readonly tried: number;
  /** Listed, and checked. */
  readonly listed: number;
  /** How many were refused by each code. */
  readonly codes: Readonly<Record<string, number>>;
  readonly faults: number;
  readonly firstFault?: UnlistedFault;
}

/** In one state: enough to see its stage, few enough to see many states. */
const TRIED_IN_STATE = 8;
const LISTED_IN_STATE = 2;
const STATES_APART = 4;
const LIMIT = 2_000;

/** What is wrong with a refusal; empty if nothing. */
function wrongRefusal({ code, cite, text }: Refusal, options: UnlistedOptions): string {
  if (options.catchAll?.has(code)) return `is refused by "${code}", which fits everything`;
  if (cite.trim() === '' || text.trim() === '')
    return `is refused by "${code}" without a rule or without words`;
  const lost = citedIds(cite).find((rule) => !options.resolves(rule));
  return lost === undefined ? '' : `is refused by "${code}" with rule "${lost}", which is in no book`;
}

class UnlistedTrial<S, A> {
  readonly #rules: Rules<S, A>;
  readonly #options: UnlistedOptions;
  readonly #rng: Rng;
  readonly #strange: StrangeActions;
  readonly #seats: readonly Seat[];
  readonly #codes: Record<string, number> = {};
  #games = 0;
  #move = 0;
  #tried = 0;
  #listed = 0;
  #faults = 0;
  #firstFault: UnlistedFault | null = null;

  constructor(rules: Rules<S, A>, options: UnlistedOptions) {
    this.#rules = rules;
    this.#options = options;
    this.#rng = seeded(`unlisted ${options.seed} ${options.scenario}`);
    this.#strange = new StrangeActions(this.#rng);
    this.#seats = [...rules.sides, null];
  }

  run(): UnlistedResult {
    while (this.#tried < this.#options.actions) this.#game();
    const { scenario } = this.#options;
    return {
      ...{ scenario, games: this.#games, tried: this.#tried, listed: this.#listed },
      ...{ codes: this.#codes, faults: this.#faults },
      ...(this.#firstFault && { firstFault: this.#firstFault }),
    };
  }

  #game(): void {
    const begun = this.#rules.begin({});
    if (begun.refused) throw new RuleBug(`the game cannot begin: ${begun.refused.text}`);
    this.#games++;
    const luck = new Fast(this.#rng);
    let state = begun.value;
    for (this.#move = 0; this.#tried < this.#options.actions; this.#move++) {
      if (this.#move % STATES_APART === 0) this.#inState(state);
      const picked = pickAction(this.#rules, state, this.#rules.toMove(state), this.#rng);
      if (!picked || this.#move > (this.#options.limit ?? LIMIT)) break;
      this.#strange.learn(picked.action);
      state = this.#rules.apply(state, picked.side, picked.action, luck);
    }
    this.#options.onProgress?.(this.#tried);
  }

  /** Those whose turn it is are tried most: the others are refused for that alone. */
  #seatIn(state: S): Seat {
    const toMove = this.#rules.toMove(state);
    const seats = toMove.length > 0 && this.#rng.int(8) > 0 ? toMove : this.#seats;
    return seats[this.#rng.int(seats.length)]!;
  }

  #inState(state: S): void {
    const seat = this.#seatIn(state);
    const view = this.#rules.view(state, seat);
    const listed = this.#rules.legal(view);
    for (const { id, cell } of this.#rules.table(view).pieces.slice(0, TRIED_IN_STATE)) {
      this.#strange.learnWord(id);
      this.#strange.learnWord(cell);
    }
    for (let i = 0; i < LISTED_IN_STATE && listed.length > 0; i++)
      this.#tryListed(view, seat, listed[this.#rng.int(listed.length)]!);
    for (let i = 0; i < TRIED_IN_STATE && this.#tried < this.#options.actions; i++)
      this.#tryStrange(view, seat, listed);
  }

  #tryListed(view: unknown, seat: Seat, action: A): void {
    this.#listed++;
    this.#strange.learn(action);
    const checked = this.#rules.check(view, action);
    if (checked.refused) this.#fault(`is listed but refused: ${checked.refused.text}`, seat, action);
    else if (!sameJson(checked.value, action)) this.#fault('is listed but taken for another', seat, action);
  }

  #tryStrange(view: unknown, seat: Seat, listed: readonly A[]): void {
    const action = this.#strange.draw(listed);
    const found = listed.find((one) => sameJson(one, action));
    if (found === undefined) this.#tryUnlisted(view, seat, action);
    else this.#tryListed(view, seat, found);
  }

  #tryUnlisted(view: unknown, seat: Seat, action: unknown): void {
    const checked = this.#rules.check(view, action);
    // What players agree on against the rules is on no list.
    if (!checked.refused && this.#rules.tell(view, checked.value).agreed) return;
    this.#tried++;
    const wrong = checked.refused ? this.#wrongRefusal(checked.refused) : 'is allowed but not listed';
    if (wrong !== '') this.#fault(wrong, seat, action);
  }

  #wrongRefusal(refused: Refusal): string {
    this.#codes[refused.code] = (this.#codes[refused.code] ?? 0) + 1;
    return wrongRefusal(refused, this.#options);
  }

  #fault(what: string, seat: Seat, action: unknown): void {
    this.#faults++;
    const message = `${JSON.stringify(action)} ${what}`;
    this.#firstFault ??= { message, seat, action, game: this.#games, move: this.#move };
  }
}

export const tryUnlisted = <S, A>(rules: Rules<S, A>, options: UnlistedOptions): UnlistedResult =>
  new UnlistedTrial(rules, options).run();
