/** Actions that do not belong to a state, tried in it: of other moments, of other seats, changed. None may pass. */
import type { Rules, Seat } from '../contract/game.ts';
import type { Rng } from '../luck/rng.ts';
import { sameJson } from '../plain/sameJson.ts';
import type { PickedFrom } from './random.ts';
import { StrangeActions } from './strange.ts';

/** In one state, so that the game itself remains the larger part of a trial. */
const STRANGE = 2;

export class ForeignActions<S, A> {
  /** How many were tried and refused. */
  refused = 0;
  readonly #rules: Rules<S, A>;
  readonly #rng: Rng;
  readonly #strange: StrangeActions;
  readonly #seats: readonly Seat[];

  constructor(rules: Rules<S, A>, rng: Rng) {
    this.#rules = rules;
    this.#rng = rng;
    this.#strange = new StrangeActions(rng);
    this.#seats = [...rules.sides, null];
  }

  /** What is wrong with the answers to them; null if nothing is. The action played next is learnt from. */
  inState(state: S, { side, action, listed }: PickedFrom<A>): string | null {
    const view = this.#rules.view(state, side);
    this.#strange.learn(action);
    if (listed.length > 0) this.#strange.learn(listed[this.#rng.int(listed.length)]);
    for (let i = 0; i < STRANGE; i++) {
      const wrong = this.#wrong(view, listed, side, this.#strange.draw(listed));
      if (wrong !== null) return wrong;
    }
    return this.#byAnother(state, side, action);
  }

  #byAnother(state: S, side: string, action: A): string | null {
    const others = this.#seats.filter((seat) => seat !== side);
    const seat = others[this.#rng.int(others.length)]!;
    const view = this.#rules.view(state, seat);
    return this.#wrong(view, this.#rules.legal(view), seat, action);
  }

  #wrong(view: unknown, listed: readonly A[], seat: Seat, action: unknown): string | null {
    const wrong = this.#wrongVerdict(view, listed, action);
    return wrong === null ? null : `${JSON.stringify(action)} of ${seat ?? 'who only watches'} ${wrong}`;
  }

  #wrongVerdict(view: unknown, listed: readonly A[], action: unknown): string | null {
    const isListed = listed.some((one) => sameJson(one, action));
    const checked = this.#rules.check(view, action);
    if (!checked.refused)
      return isListed || this.#rules.tell(view, checked.value).agreed ? null : 'is allowed but not listed';
    const { refused } = checked;
    this.refused++;
    if (isListed) return `is listed but refused: ${refused.text}`;
    return refused.code && refused.cite && refused.text ? null : 'is refused without a rule or without words';
  }
}
