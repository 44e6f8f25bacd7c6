/** One game in several tabs: whatever they do in whatever order, no move that was shown as made is lost. */
import { act, type Game, readRecord, replay, seeded, undo, type Verdict } from '@longroll/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foundGame, keepGame, keptGames, stampAt, strikeGame } from '../src/field/games.ts';
import type { OnShelf } from '../src/field/keptCourse.ts';
import { openGame } from '../src/field/opening.ts';
import { tableOf } from '../src/field/seat.ts';
import { type Place, type Seated, Sitting } from '../src/field/sitting.ts';
import { begun, must, rest, rules, run } from './race.ts';
import { Tabs } from './tabs.ts';

const KEY = 'abc';
const TITLE = 'A race';

type AtTable = Pick<Sitting, 'now' | 'play' | 'takeOver' | 'leave'>;
type SitDown = (place: Place, opened: Game, on: OnShelf) => AtTable;

const sitting: SitDown = (place, opened, on) => new Sitting(place, opened, on, () => undefined);

/** As the page once was: every tab writes what it has, whatever lies there. */
const naive: SitDown = ({ key, title, shelf }, opened, on) => {
  let [game, known] = [opened, on];
  return {
    get now(): Seated {
      return { game, role: 'plays', unkept: false, mishap: null };
    },
    play(move) {
      const next = move(game);
      if (next.refused) return next;
      game = next.value;
      const over = { ...known, stamp: stampAt(key, shelf) };
      known = keepGame({ key, title }, game, tableOf(game, game.now), over, shelf).on;
      return next;
    },
    takeOver: () => undefined,
    leave: () => undefined,
  };
};

type Step =
  | {
      readonly do: 'open' | 'run' | 'rest' | 'undo' | 'take over' | 'close' | 'crash' | 'reload';
      readonly tab: number;
    }
  | { readonly do: 'deliver'; readonly which: number }
  | { readonly do: 'fill' | 'empty' };

const SEATS = 3;
const tab = fc.nat(SEATS - 1);
const stepOf = (what: Extract<Step, { readonly tab: number }>['do']) =>
  tab.map((of): Step => ({ do: what, tab: of }));
const STEPS = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: stepOf('rest') },
    { weight: 4, arbitrary: stepOf('run') },
    { weight: 4, arbitrary: stepOf('undo') },
    { weight: 3, arbitrary: stepOf('open') },
    { weight: 3, arbitrary: stepOf('take over') },
    { weight: 1, arbitrary: stepOf('close') },
    { weight: 1, arbitrary: stepOf('crash') },
    { weight: 1, arbitrary: stepOf('reload') },
    { weight: 10, arbitrary: fc.nat(20).map((which): Step => ({ do: 'deliver', which })) },
    { weight: 1, arbitrary: fc.constantFrom<Step>({ do: 'fill' }, { do: 'empty' }) },
  ),
  { minLength: 5, maxLength: 80 },
);

const names = (game: Game): readonly string[] => game.moves.slice().map(({ by }) => by!);

/** A table of a few seats for tabs, and what they have been shown. */
class Evening {
  readonly tabs = new Tabs();
  readonly #seats: (AtTable | null)[] = Array<null>(SEATS).fill(null);
  readonly #locked: boolean;
  readonly #sit: SitDown;
  /** Names of moves that a tab has shown as made and kept, and of those that were taken back. */
  readonly acknowledged = new Set<string>();
  readonly #undone = new Set<string>();
  #opened = 0;
  #made = 0;
  /** Each tab that is opened anew is another for the lock. */
  readonly #ids: number[] = Array<number>(SEATS).fill(-1);

  constructor(locked: boolean, sit: SitDown) {
    this.#locked = locked;
    this.#sit = sit;
    const game = begun();
    keepGame({ key: KEY, title: TITLE }, game, tableOf(game, game.now), undefined, this.tabs.shelf);
  }

  get stored(): Game {
    const found = foundGame(KEY, this.tabs.shelf)!;
    expect([found.faults, found.unsound]).toEqual([[], []]);
    const played = must(replay(rules, must(readRecord(found.record))));
    expect(played.why).toBeNull();
    return played.game;
  }

  get open(): readonly Seated[] {
    return this.#seats.flatMap((seat) => seat?.now ?? []);
  }

  take(step: Step): void {
    if ('tab' in step) this.#by(step.tab, step.do);
    else if (step.do === 'deliver') this.tabs.deliver(step.which);
    else this.tabs.shelf.room = step.do === 'fill' ? 0 : Number.POSITIVE_INFINITY;
  }

  #by(at: number, what: Extract<Step, { readonly tab: number }>['do']): void {
    const seat = this.#seats[at];
    if (!seat && what === 'open') this.#sitDown(at);
    if (!seat || what === 'open') return;
    if (what === 'run' || what === 'rest') this.#move(seat, what === 'run' ? run : rest);
    else if (what === 'undo') this.#undo(seat);
    else if (what === 'take over') seat.takeOver();
    else this.#getUp(at, seat, what);
  }

  #sitDown(at: number): void {
    const id = this.#opened++;
    this.#ids[at] = id;
    const { tabs } = this;
    const shelf = tabs.shelfOf(id);
    const found = foundGame(KEY, shelf)!;
    const opening = openGame(rules, '1', found, must(readRecord(found.record)));
    if (!('game' in opening)) throw new Error(opening.wrong);
    const lock = this.#locked ? tabs.lockOf(id) : null;
    const place = { key: KEY, title: TITLE, shelf, lock, hear: tabs.hearOf(id) };
    this.#seats[at] = this.#sit(place, opening.game, opening.on);
  }

  #getUp(at: number, seat: AtTable, how: 'close' | 'crash' | 'reload'): void {
    if (how === 'close') seat.leave();
    this.tabs.crash(this.#ids[at]!);
    this.#seats[at] = null;
    if (how === 'reload') this.#sitDown(at);
  }

  #move(seat: AtTable, action: unknown): void {
    const by = `move ${this.#made++}`;
    const made = seat.play((game): Verdict<Game> => act(game, 'east', action, seeded(by), { by }));
    if (made && !made.refused && !seat.now.unkept)
      for (const name of names(seat.now.game)) this.acknowledged.add(name);
  }

  #undo(seat: AtTable): void {
    let was: readonly string[] = [];
    const made = seat.play((game) => {
      was = names(game);
      return undo(game, 'east');
    });
    if (!made || made.refused) return;
    const left = new Set(names(made.value));
    for (const name of was) if (!left.has(name)) this.#undone.add(name);
  }

  /** Every move that was shown as made is there, in its order. */
  expectNothingLost(): void {
    const standing = [...this.acknowledged].filter((name) => !this.#undone.has(name));
    const stored = names(this.stored).filter((name) => standing.includes(name));
    expect(stored).toEqual(standing);
  }

  /** All that was under way has come, and the device has room: who sits there sees what lies there. */
  expectSettled(): void {
    this.tabs.shelf.room = Number.POSITIVE_INFINITY;
    this.tabs.deliverAll();
    const stored = names(this.stored);
    for (const { game, unkept } of this.open) if (!unkept) expect(names(game)).toEqual(stored);
    const playing = this.open.filter(({ role }) => role === 'plays').length;
    expect(playing).toBe(this.#locked ? Math.min(1, this.open.length) : this.open.length);
  }
}

const nothingLost = (sit: SitDown) =>
  fc.property(fc.boolean(), STEPS, (locked, steps) => {
    const evening = new Evening(locked, sit);
    for (const step of steps) {
      evening.take(step);
      evening.expectNothingLost();
    }
    if (sit === sitting) evening.expectSettled();
  });

describe('a game in several tabs', () => {
  test('loses no move in a thousand evenings', () => {
    fc.assert(nothingLost(sitting), { numRuns: 1000 });
  });

  test('would lose some if every tab wrote what it has: the same evenings find that out', () => {
    expect(fc.check(nothingLost(naive), { numRuns: 1000 }).failed).toBe(true);
  });

  const two = (locked = true) => {
    const evening = new Evening(locked, sitting);
    for (const at of [0, 1]) evening.take({ do: 'open', tab: at });
    evening.tabs.deliverAll();
    const roles = () => evening.open.map(({ role }) => role);
    const moves = () => evening.open.map(({ game }) => game.moves.length);
    const settle = (step: Step) => {
      evening.take(step);
      evening.tabs.deliverAll();
    };
    return { evening, roles, moves, settle };
  };

  test('is played in one and watched in the other, until that takes over or is alone', () => {
    const { roles, moves, settle } = two();
    expect(roles()).toEqual(['plays', 'watches']);
    settle({ do: 'rest', tab: 0 });
    settle({ do: 'rest', tab: 1 });
    expect(moves()).toEqual([1, 1]);
    settle({ do: 'take over', tab: 1 });
    expect(roles()).toEqual(['watches', 'plays']);
    settle({ do: 'rest', tab: 1 });
    expect(moves()).toEqual([2, 2]);
    settle({ do: 'crash', tab: 1 });
    expect(roles()).toEqual(['plays']);
  });

  test('without locks is not written by a tab that is behind: it takes in what lies there and says so', () => {
    const { evening, roles, moves } = two(false);
    expect(roles()).toEqual(['plays', 'plays']);
    evening.take({ do: 'rest', tab: 0 });
    evening.take({ do: 'rest', tab: 1 });
    expect(moves()).toEqual([1, 1]);
    expect(evening.open.map(({ mishap }) => mishap)).toEqual([null, 'behind']);
    evening.take({ do: 'rest', tab: 1 });
    expect(evening.open[1]).toMatchObject({ mishap: null });
    expect(names(evening.stored)).toHaveLength(2);
  });

  test('that was deleted is not half written again; brought back it goes on', () => {
    const { evening, settle } = two();
    settle({ do: 'rest', tab: 0 });
    const texts = new Map(evening.tabs.shelf.texts);
    strikeGame(keptGames(evening.tabs.shelf)[0]!, evening.tabs.shelf);
    settle({ do: 'rest', tab: 0 });
    expect(evening.open[0]).toMatchObject({ mishap: 'gone', game: { moves: { length: 1 } } });
    expect(evening.tabs.shelf.texts.size).toBe(0);
    for (const [key, text] of texts) evening.tabs.shelf.write(key, text);
    settle({ do: 'rest', tab: 0 });
    expect(evening.open[0]).toMatchObject({ mishap: null, game: { moves: { length: 2 } } });
  });

  test('keeps on the page what the device could not keep, whoever plays on', () => {
    const { evening, settle } = two();
    settle({ do: 'fill' });
    settle({ do: 'rest', tab: 0 });
    expect(evening.open[0]).toMatchObject({ unkept: true });
    settle({ do: 'empty' });
    settle({ do: 'take over', tab: 1 });
    settle({ do: 'run', tab: 1 });
    expect(evening.open[0]).toMatchObject({ mishap: 'apart', game: { moves: { length: 1 } } });
    expect(names(evening.open[0]!.game)).toEqual(['move 0']);
    expect(names(evening.stored)).toEqual(['move 1']);
  });
});
