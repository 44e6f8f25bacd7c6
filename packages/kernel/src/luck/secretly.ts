/** A draw that only one side sees: the same chances, but journals and minutes say for whose eyes its faces are. */
import type { Branch, Chance } from './chance.ts';
import type { Die } from './dice.ts';

class Secret<T> implements Chance<T> {
  readonly only: string;
  readonly #chance: Chance<T>;

  constructor(only: string, chance: Chance<T>) {
    this.only = only;
    this.#chance = chance;
  }
  get id(): string {
    return this.#chance.id;
  }
  get dice(): readonly Die[] {
    return this.#chance.dice;
  }
  get ways(): number {
    return this.#chance.ways;
  }
  get countable(): boolean {
    return this.#chance.countable;
  }
  get branches(): readonly Branch<T>[] {
    return this.#chance.branches;
  }
  value(way: number): T {
    return this.#chance.value(way);
  }
  faces(way: number): readonly number[] {
    return this.#chance.faces(way);
  }
  at(faces: readonly number[]): { readonly value: T } | undefined {
    return this.#chance.at(faces);
  }
}

export const secretly = <T>(side: string, chance: Chance<T>): Chance<T> => new Secret(side, chance);
