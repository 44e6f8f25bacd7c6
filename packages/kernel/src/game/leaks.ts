/**
 * The test of secrets. A state has doubles that a seat cannot tell from it (`Secrets.double`); whatever leaves the rules
 * by any door must be the same for both, or the door tells what the seat may not know. Each leak names its door.
 *
 * What it cannot find: knowledge that a view owes to what was seen earlier. A double agrees with the view of a moment, not
 * with the memory of a player.
 */
import type { Rules, Seat, Secrets } from '../contract/game.ts';
import type { Table } from '../contract/table.ts';
import { type Rng, seeded } from '../luck/rng.ts';
import { differenceAt, sameJson } from '../plain/sameJson.ts';
import type { Made } from './made.ts';
import { type Doubled, type Leak, leakOf, MOVE_DOORS, type MoveDoors, MoveLeaks } from './moveLeaks.ts';
import { StrangeActions } from './strange.ts';

/** Tables of a game without secrets are laid side by side only now and then: it costs as much as playing. */
const OPEN_TABLES_EVERY = 8;
/** Of long lists a few are told. */
const MOST_TOLD = 8;
const MOST_CHECKED = 3;
/** And of very many pieces a few are asked about. */
const MOST_PIECES = 12;
const MOST_LAID = 3;
const OPEN = 'the game has no secrets, but its table differs at';

/** What a seat is asked about at every door: the same of the state and of its double. */
interface Probe<A> {
  readonly pieces: readonly string[];
  readonly told: readonly A[];
  readonly checked: readonly unknown[];
}

type Door<S, A, V> = readonly [
  name: string,
  of: (rules: Rules<S, A, V>, view: V, probe: Probe<A>) => unknown,
];

/** The view itself comes last: a leak is named by the door that shows it to somebody. */
const doorsOf = <S, A, V>(): readonly Door<S, A, V>[] => [
  ['tell', (rules, view, { told }) => told.map((action) => rules.tell(view, action))],
  ['reach', (rules, view, { pieces }) => pieces.map((piece) => rules.reach(view, piece))],
  ['idle', (rules, view, { pieces }) => pieces.map((piece) => rules.idle?.(view, piece) ?? null)],
  [
    'overlay',
    (rules, view, { pieces }) =>
      (rules.overlays ?? []).flatMap(({ id }) =>
        [null, ...pieces.slice(0, MOST_LAID)].map((piece) => rules.overlay?.(view, id, piece) ?? []),
      ),
  ],
  ['refusal', (rules, view, { checked }) => checked.map((action) => rules.check(view, action))],
  ['view', (_, view) => view],
];

/** With very many pieces a look from all seats costs a hundred times as much as a move: then only some states are looked at. */
const MANY_PIECES = 40;
const MANY_EVERY = 8;

/** Whole undertakings are dear to make: they are looked at in some states only. */
const PLANS_EVERY = 16;

const unlike = (door: string, seat: Seat, a: unknown, b: unknown): Leak | null =>
  sameJson(a, b) ? null : leakOf(door, seat, `differs at "${differenceAt(a, b)}"`);

export class LeakCheck<S, A, V = unknown> {
  /** How many doubles were made, and how many of them were another state: if none is, nothing is tested. */
  doubles = 0;
  different = 0;
  readonly #rules: Rules<S, A, V>;
  readonly #rng: Rng;
  readonly #strange: StrangeActions;
  readonly #doors: readonly Door<S, A, V>[] = doorsOf();
  readonly #moves: MoveLeaks<S, A, V> | null;
  /** Of the state that was looked at last. */
  #doubled: readonly Doubled<S, V>[] = [];
  #states = 0;
  #isMany = false;
  #looked = 0;
  #seals: readonly string[] = [];

  /** `moves` are the doors by which moves are shown and taken back: those of every game, or others to try. */
  constructor(rules: Rules<S, A, V>, seed: string, moves: MoveDoors<S, A> = MOVE_DOORS as MoveDoors<S, A>) {
    this.#rules = rules;
    this.#rng = seeded(`leaks ${seed}`);
    this.#strange = new StrangeActions(this.#rng);
    this.#moves = rules.secrets ? new MoveLeaks(rules, rules.secrets, this.#rng, moves) : null;
  }

  /** What a state shows to somebody who may not know it; null if nothing. */
  inState(state: S): Leak | null {
    const { secrets } = this.#rules;
    if (!secrets) return this.#states++ % OPEN_TABLES_EVERY === 0 ? this.#unlikeTables(state) : null;
    if (this.#isMany && this.#looked++ % MANY_EVERY !== 0) {
      this.#doubled = [];
      return null;
    }
    this.#doubled = this.#seats().map((seat) => this.#doubleFor(secrets, state, seat));
    const tables = this.#doubled.map(({ view }) => this.#rules.table(view));
    const pieces = namesOn(tables);
    this.#isMany = pieces.length > MANY_PIECES;
    for (const [at, doubled] of this.#doubled.entries()) {
      const leak =
        this.#wrongDouble(doubled) ??
        this.#atDoors(doubled, tables[at]!, pieces) ??
        this.#ofState(secrets, state, doubled);
      if (leak) return leak;
    }
    return this.#unlikeImagined(secrets, this.#doubled[this.#states++ % this.#doubled.length]!);
  }

  /** What a move from the state last looked at shows. */
  inMove(before: S, { side, action }: Made<S, A>): Leak | null {
    this.#strange.learn(action);
    const { secrets } = this.#rules;
    if (!secrets) return null;
    const seal = secrets.seal(before, side, action);
    if (seal !== null && !this.#seals.includes(seal)) this.#seals = [...this.#seals, seal];
    return this.#moves?.leak(before, side, action, this.#doubled) ?? null;
  }

  #seats(): readonly Seat[] {
    return [...this.#rules.sides, null];
  }

  #doubleFor(secrets: Secrets<S, A, V>, state: S, seat: Seat): Doubled<S, V> {
    const rules = this.#rules;
    const double = secrets.double(state, seat, this.#rng);
    this.doubles++;
    if (!sameJson(double, state)) this.different++;
    return { seat, view: rules.view(state, seat), double, doubleView: rules.view(double, seat) };
  }

  #wrongDouble({ seat, double }: Doubled<S, V>): Leak | null {
    const wrong = this.#rules.audit(double);
    return wrong.length > 0 ? leakOf('double', seat, `the double is no state: ${wrong.join('; ')}`) : null;
  }

  #atDoors({ seat, view, doubleView }: Doubled<S, V>, table: Table, pieces: readonly string[]): Leak | null {
    const rules = this.#rules;
    const listed = rules.legal(view);
    const doubleTable = rules.table(doubleView);
    const leak =
      unlike('legal', seat, listed, rules.legal(doubleView)) ??
      unlike('prompt', seat, table.prompt, doubleTable.prompt) ??
      unlike('table', seat, table, doubleTable);
    if (leak) return leak;
    const probe = this.#probe(listed, pieces);
    if (this.#states % PLANS_EVERY === 0) {
      const planned = unlike('plans', seat, rules.plans?.(view) ?? [], rules.plans?.(doubleView) ?? []);
      if (planned) return planned;
    }
    for (const [door, of] of this.#doors) {
      const found = unlike(door, seat, of(rules, view, probe), of(rules, doubleView, probe));
      if (found) return found;
    }
    return null;
  }

  #probe(listed: readonly A[], pieces: readonly string[]): Probe<A> {
    if (listed.length > 0) this.#strange.learn(listed[this.#rng.int(listed.length)]);
    const told =
      listed.length <= MOST_TOLD
        ? listed
        : Array.from({ length: MOST_TOLD }, () => listed[this.#rng.int(listed.length)]!);
    const asked =
      pieces.length <= MOST_PIECES
        ? pieces
        : Array.from({ length: MOST_PIECES }, () => pieces[this.#rng.int(pieces.length)]!);
    const checked = Array.from({ length: MOST_CHECKED }, () => this.#strange.draw(listed));
    return { pieces: asked, told, checked };
  }

  /** What is told of a state itself: whose turn it is, which seals are broken, how the game has ended. */
  #ofState(secrets: Secrets<S, A, V>, state: S, { seat, double }: Doubled<S, V>): Leak | null {
    const rules = this.#rules;
    const broken = (of: S) => this.#seals.filter((seal) => secrets.isBroken(of, seal));
    return (
      unlike('turn', seat, rules.toMove(state), rules.toMove(double)) ??
      unlike('seal', seat, broken(state), broken(double)) ??
      (rules.result(state).over ? unlike('result', seat, rules.result(state), rules.result(double)) : null)
    );
  }

  /** The law of `imagine`: the seat cannot tell what was imagined from what is. One seat in each state, in turn. */
  #unlikeImagined(secrets: Secrets<S, A, V>, { seat, view }: Doubled<S, V>): Leak | null {
    const state = secrets.imagine(view, this.#rng);
    const wrong = this.#rules.audit(state);
    if (wrong.length > 0) return leakOf('imagine', seat, `what is imagined is no state: ${wrong.join('; ')}`);
    const again = this.#rules.view(state, seat);
    return sameJson(again, view)
      ? null
      : leakOf('imagine', seat, `does not agree with the view at "${differenceAt(view, again)}"`);
  }

  /** Who has no secrets shows everybody the same. */
  #unlikeTables(state: S): Leak | null {
    const tableFor = (seat: Seat) => this.#rules.table(this.#rules.view(state, seat));
    const [first, ...rest] = this.#seats();
    const shown = tableFor(first!);
    for (const seat of rest) {
      const other = tableFor(seat);
      if (!sameJson(shown, other)) return leakOf('table', seat, `${OPEN} "${differenceAt(shown, other)}"`);
    }
    return null;
  }
}

/** Pieces that anybody knows of: a seat may ask about those that it does not see. */
const namesOn = (tables: readonly Table[]): readonly string[] => [
  ...new Set(tables.flatMap(({ pieces }) => pieces.map(({ id }) => id))),
];
