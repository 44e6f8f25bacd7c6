/** Long games of a small kind, and a shelf that may be full: what tests of keeping play with. */
import { act, begin, type Game, type Rules, seeded } from '@longroll/kernel';
import { RACE_RULES } from '../../kernel/test/raceRules.ts';
import type { Shelf } from '../src/keep/shelf.ts';

/** A race that never ends, so that games can be long; it counts what is applied. */
const counted = { applied: 0 };
const FIRST = RACE_RULES.begin();
if (FIRST.refused) throw new Error(FIRST.refused.text);
const START = FIRST.value;
export const rules = {
  ...RACE_RULES,
  toMove: () => RACE_RULES.sides,
  check: ({ seat }, action) => RACE_RULES.check({ seat, state: START }, action),
  apply: (...given) => {
    counted.applied++;
    return RACE_RULES.apply(...given);
  },
} as typeof RACE_RULES as Rules;
export const applied = <T>(what: () => T): readonly [T, number] => {
  counted.applied = 0;
  return [what(), counted.applied];
};

export const HEAD = { scenario: 'fake/race', system: 'fake', rulesVersion: '1', houseRules: {} };
export const rest = { kind: 'rest' };
export const run = { kind: 'run' };

export function must<T>(verdict: { readonly refused: unknown; readonly value?: T }): T {
  if (verdict.refused) throw new Error(JSON.stringify(verdict.refused));
  return verdict.value!;
}
export const begun = (): Game => must(begin(rules, HEAD));
export const moved = (game: Game, action: unknown = rest): Game =>
  must(act(game, 'east', action, seeded(`${game.moves.length}`)));
export const long = (moves: number, from = begun()): Game => {
  let game = from;
  while (game.moves.length < moves) game = moved(game, game.moves.length % 9 === 0 ? run : rest);
  return game;
};

export class FakeShelf implements Shelf {
  readonly texts = new Map<string, string>();
  /** Characters that it holds at most. */
  room = Number.POSITIVE_INFINITY;
  written = 0;

  read(key: string): string | null {
    return this.texts.get(key) ?? null;
  }
  write(key: string, text: string): boolean {
    const others = [...this.texts].reduce((sum, [name, one]) => sum + (name === key ? 0 : one.length), 0);
    if (others + text.length > this.room) return false;
    this.texts.set(key, text);
    this.written += text.length;
    return true;
  }
  drop(key: string): void {
    this.texts.delete(key);
  }
  keys(): readonly string[] {
    return [...this.texts.keys()];
  }
  change(key: string, change: (text: string) => string): void {
    this.texts.set(key, change(this.texts.get(key)!));
  }
}
