/**
 * How random games are played: of the tempers below one plays a whole game. Plain luck seldom comes to blows, since
 * one in a hundred of what may be done leads there; the others seek what is rare, without knowing any game.
 */
import type { Plan, Rules } from '../contract/game.ts';
import type { Table, Told } from '../contract/table.ts';
import type { Rng } from '../luck/rng.ts';
import { cellDistance } from '../map/geometry.ts';
import type { GridMap } from '../map/gridMap.ts';
import { sameJson } from '../plain/sameJson.ts';
import { type PickedFrom, pickFrom } from './random.ts';

export type Temper = 'plain' | 'curious' | 'whimsical' | 'eager' | 'hunting' | 'quiet' | 'advised';
/**
 * Games take turns at these.
 * - plain: of all that may be done everything is equally likely
 * - curious: what was done least often in this stage of this game is likeliest
 * - whimsical: every kind of action has a liking of its own, drawn for the game
 * - eager: whatever has odds comes first, else curious
 * - hunting: whimsical, but lists are filled and pieces go where others are near; without it stacks seldom meet stacks
 * Who wants long games asks for another: the others wear an army out long before the last turn of a campaign.
 * - quiet: nothing that has odds is done, and now and then what is being done is ended; but seldom, how seldom is drawn
 *   for the game, the quiet hunt too
 * - advised: somebody who knows the game is asked, and mostly heeded; else hunting. How seldom he is not heeded is drawn for
 *   the game. What only purpose comes to, and luck never, is met so
 */
export const TEMPERS: readonly Temper[] = [
  ...(['plain', 'hunting', 'curious', 'hunting'] as const),
  ...(['whimsical', 'hunting', 'eager', 'hunting'] as const),
];

/** Somebody who knows the game: what of all that is listed he would do, by the view of the side that decides. */
export type Adviser<A = unknown> = (view: unknown, legal: readonly A[]) => A;

/** What the tempers know besides the rules: a hunter what is near, the advised whom to ask. */
export interface Knowing<A = unknown> {
  readonly map?: GridMap | null | undefined;
  readonly adviser?: Adviser<A> | null | undefined;
}

/** What an action is called, whatever it names: by its word, else by all of it. */
export function kindOf(action: unknown): string {
  const word = (action as { readonly do?: unknown } | null)?.do;
  return typeof word === 'string' ? word : (JSON.stringify(action) ?? '');
}

const oneOf = <T>(list: readonly T[], rng: Rng): T => list[rng.int(list.length)]!;

/** One of a list; each is as likely as its weight, a whole number, says. */
function weighed<T>(list: readonly T[], weight: (one: T) => number, rng: Rng): T {
  const weights = list.map(weight);
  let at = rng.int(weights.reduce((sum, one) => sum + one, 0));
  return list.find((_, i) => {
    at -= weights[i]!;
    return at < 0;
  })!;
}

function byKind<A>(legal: readonly A[]): Map<string, A[]> {
  const kinds = new Map<string, A[]>();
  for (const action of legal) {
    const kind = kindOf(action);
    const alike = kinds.get(kind);
    if (alike) alike.push(action);
    else kinds.set(kind, [action]);
  }
  return kinds;
}

const MOST_WEIGHT = 4096;
const LIKINGS = [1, 8, 64, 512, MOST_WEIGHT];
/** Of a hundred looks at many actions, so many are at whole undertakings. */
const PLANNED = 60;
/** Of a hundred chances to do what has odds, so many are taken. */
const DARED = 70;
/** Of a hundred chances to put one more on a list, so many are taken: by the game. */
const TICKED = [40, 95];
/** What ends something is so many times less likely than what goes on with it. */
const LINGERS = 3;
/** Of a hundred meek choices so many end something, where something can be ended. */
const ENDED = 50;
/** Of a hundred choices of the quiet so many are meek: by the game. */
const MEEK = [94, 97, 99];
/** Of a hundred choices of the advised so many are their adviser's: by the game. */
const HEEDED = [90, 96, 99];
/** So often they look for something without odds. */
const MEEK_LOOKS = 12;
/** Of long lists a few are told. */
const MOST_TOLD = 8;

/** Of many undertakings so many are weighed. */
const MOST_WEIGHED = 40;
/** Friends count for so many steps each, up to two of them. */
const COMPANY = 2;

const HUNTERS: readonly Temper[] = ['hunting', 'quiet', 'advised'];

/** How far a cell is from the pieces of another side; less where one's own stand. */
function awayFrom(map: GridMap, pieces: Table['pieces'], side: string, cell: number | undefined): number {
  if (cell === undefined) return Infinity;
  const there = pieces.filter((one) => one.cell >= 0 && one.side !== side);
  const friends = pieces.filter((one) => one.cell === cell && one.side === side).length;
  const steps = Math.min(...there.map((one) => cellDistance(map, cell, one.cell)));
  return steps - COMPANY * Math.min(friends, 2);
}

interface Looked<A> {
  readonly action: A;
  readonly told: Told;
}

/** Plays one game; nothing is carried over to the next, so that any game can be played again alone. */
export class Tempered<S, A> {
  readonly #rules: Rules<S, A>;
  readonly #temper: Temper;
  readonly #rng: Rng;
  readonly #map: GridMap | null;
  readonly #adviser: Adviser<A> | null;
  readonly #met = new Map<string, number>();
  readonly #likings = new Map<string, number>();
  readonly #ticked: number;
  readonly #hunts: boolean;
  readonly #meek: number;
  readonly #heeded: number;
  /** What is left of an undertaking, and whose it is. */
  #undertaking: { readonly side: string; readonly actions: readonly A[] } | null = null;

  /** A hunter needs the map: without it no cell is nearer than another. */
  constructor(rules: Rules<S, A>, temper: Temper, rng: Rng, { map, adviser }: Knowing<A> = {}) {
    this.#rules = rules;
    this.#temper = temper;
    this.#rng = rng;
    this.#map = map ?? null;
    this.#adviser = adviser ?? null;
    this.#hunts = HUNTERS.includes(temper);
    this.#ticked = this.#hunts ? TICKED.at(-1)! : oneOf(TICKED, rng);
    this.#meek = temper === 'quiet' ? oneOf(MEEK, rng) : 0;
    this.#heeded = temper === 'advised' ? oneOf(HEEDED, rng) : 0;
  }

  /** One of all legal actions of those who may act; null if nobody has one. */
  pick(state: S, sides: readonly string[]): PickedFrom<A> | null {
    if (this.#temper === 'plain') return pickFrom(this.#rules, state, sides, this.#rng);
    const side = oneOf(sides, this.#rng);
    const view = this.#rules.view(state, side);
    const legal = this.#rules.legal(view);
    if (legal.length === 0) return pickFrom(this.#rules, state, sides, this.#rng);
    const stage = this.#rules.sequence?.at(state) ?? '';
    const action =
      this.#goingOn(side, legal) ?? this.#advised(view, legal) ?? this.#chosen(view, side, stage, legal);
    const name = `${stage} ${kindOf(action)}`;
    this.#met.set(name, (this.#met.get(name) ?? 0) + 1);
    return { side, action, listed: legal };
  }

  /** A move was taken back: nothing is under way. */
  forget(): void {
    this.#undertaking = null;
  }

  /** The next action of what was undertaken, as long as it may be done. */
  #goingOn(side: string, legal: readonly A[]): A | null {
    const running = this.#undertaking;
    if (running?.side !== side) return null;
    const [next, ...actions] = running.actions;
    const found = legal.find((one) => sameJson(one, next));
    this.#undertaking = found !== undefined && actions.length > 0 ? { side, actions } : null;
    return found ?? null;
  }

  /** What the adviser would do, if he is heeded and it is listed. */
  #advised(view: unknown, legal: readonly A[]): A | null {
    if (this.#adviser === null || this.#rng.int(100) >= this.#heeded) return null;
    const advice = this.#adviser(view, legal);
    return legal.find((one) => sameJson(one, advice)) ?? null;
  }

  #chosen(view: unknown, side: string, stage: string, legal: readonly A[]): A {
    if (legal.length === 1) return legal[0]!;
    const kinds = byKind(legal);
    const looked = this.#looked(view, kinds);
    if (this.#temper === 'quiet' && this.#rng.int(100) < this.#meek) return this.#meekly(view, legal, looked);
    const dared = this.#dared(looked);
    if (dared) return dared;
    const planned = this.#rng.int(100) < PLANNED ? this.#planned(view, side, stage, kinds) : null;
    if (planned) return planned;
    const ends = (kind: string) => looked.some(({ told, action }) => told.ends && kindOf(action) === kind);
    const weight = (kind: string) => Math.ceil(this.#weight(stage, kind) / (ends(kind) ? LINGERS : 1));
    return oneOf(kinds.get(weighed([...kinds.keys()], weight, this.#rng))!, this.#rng);
  }

  /** Of all that may be done anything without odds, but what ends something is likelier. */
  #meekly(view: unknown, legal: readonly A[], looked: readonly Looked<A>[]): A {
    const ends = looked.filter(({ told }) => told.ends);
    if (ends.length > 0 && this.#rng.int(100) < ENDED) return oneOf(ends, this.#rng).action;
    for (let look = 0; look < MEEK_LOOKS; look++) {
      const action = oneOf(legal, this.#rng);
      if (!this.#rules.tell(view, action).asks) return action;
    }
    const meek = looked.filter(({ told }) => !told.asks);
    return oneOf(meek.length > 0 ? meek : looked, this.#rng).action;
  }

  #weight(stage: string, kind: string): number {
    const name = `${stage} ${kind}`;
    if (this.#temper === 'curious' || this.#temper === 'eager')
      return Math.ceil(MOST_WEIGHT / ((this.#met.get(name) ?? 0) + 1) ** 2);
    const liking = this.#likings.get(name) ?? oneOf(LIKINGS, this.#rng);
    this.#likings.set(name, liking);
    return liking;
  }

  /** One of each kind. */
  #looked(view: unknown, kinds: ReadonlyMap<string, readonly A[]>): readonly Looked<A>[] {
    return [...kinds.values()].slice(0, MOST_TOLD).map((alike) => {
      const action = oneOf(alike, this.#rng);
      return { action, told: this.#rules.tell(view, action) };
    });
  }

  /** The next on a list, or what the eager like best: an action with odds. */
  #dared(looked: readonly Looked<A>[]): A | null {
    const ticking = looked.filter(({ told }) => told.ticks);
    if (ticking.length > 0 && this.#rng.int(100) < this.#ticked) return oneOf(ticking, this.#rng).action;
    const daring = this.#temper === 'eager' ? looked.filter(({ told }) => told.asks) : [];
    return daring.length > 0 && this.#rng.int(100) < DARED ? oneOf(daring, this.#rng).action : null;
  }

  /** The first action of a whole undertaking: those that end with something else than most are likelier. */
  #planned(view: unknown, side: string, stage: string, kinds: ReadonlyMap<string, readonly A[]>): A | null {
    const plans = (this.#rules.plans?.(view) ?? []).filter(({ actions }) => actions.length > 1);
    if (plans.length === 0) return null;
    const ends = new Map<string, Plan<A>[]>();
    for (const plan of plans) {
      const kind = kindOf(plan.actions.at(-1));
      ends.set(kind, [...(ends.get(kind) ?? []), plan]);
    }
    const kind = weighed([...ends.keys()], (one) => this.#weight(stage, one), this.#rng);
    const [first, ...actions] = this.#nearest(view, side, ends.get(kind)!).actions;
    const found = kinds.get(kindOf(first))?.find((one) => sameJson(one, first));
    if (found === undefined) return null;
    this.#undertaking = { side, actions };
    return found;
  }

  /** Of a few undertakings that which ends nearest to others, better with friends; without a hunt any. */
  #nearest(view: unknown, side: string, plans: readonly Plan<A>[]): Plan<A> {
    const map = this.#map;
    if (!this.#hunts || !map) return oneOf(plans, this.#rng);
    const few =
      plans.length <= MOST_WEIGHED
        ? plans
        : Array.from({ length: MOST_WEIGHED }, () => oneOf(plans, this.#rng));
    const { pieces } = this.#rules.table(view);
    const ways = few.map((plan) => ({ plan, away: awayFrom(map, pieces, side, this.#endOf(view, plan)) }));
    return ways.reduce((a, b) => (b.away < a.away ? b : a)).plan;
  }

  /** The cell that an undertaking ends in or is aimed at. */
  #endOf(view: unknown, { actions }: Plan<A>): number | undefined {
    const last = actions.findLast((action) => this.#rules.tell(view, action).cell !== undefined);
    return last === undefined ? undefined : this.#rules.tell(view, last).cell;
  }
}
