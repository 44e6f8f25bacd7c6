/**
 * Dice and decisions written down beforehand: by a test, or by a player who rolled on the table. The script
 * must fit and must be used up; if not, `BadScript` says what was wanted.
 */
import type { Chance } from '../luck/chance.ts';
import type { Die } from '../luck/dice.ts';
import { Minutes } from './minutes.ts';
import type { Ask, Policy, Umpire } from './umpire.ts';

export class BadScript extends Error {
  override readonly name = 'BadScript';
}

export type Script = readonly (number | string)[];

export class Scripted extends Minutes implements Umpire {
  readonly #script: Script;
  readonly #policy: Policy | null;
  #used = 0;

  /** With a policy, decisions need not be written down: the script may hold the dice alone. */
  constructor(script: Script, policy: Policy | null = null) {
    super();
    this.#script = script;
    this.#policy = policy;
  }

  draw<T>(chance: Chance<T>): T {
    const faces = chance.dice.map((die) => this.#face(die));
    const result = chance.at(faces);
    if (!result) throw new BadScript(`${chance.id} cannot show ${faces.join(', ')}`);
    this.drew(chance, faces);
    return result.value;
  }

  choose<T extends string>(ask: Ask<T>): T {
    if (this.#policy && typeof this.#script[this.#used] !== 'string') {
      return this.chose(ask, ask.options[this.#policy(ask)]!);
    }
    const given = this.#script[this.#used++];
    const option = ask.options.find((o) => o === given);
    if (option !== undefined) return this.chose(ask, option);
    throw new BadScript(`${ask.id} takes one of ${ask.options.join(', ')}, not ${String(given)}`);
  }

  /** Call after the procedure: leftover dice mean that the script was meant for something else. */
  finish(): void {
    const left = this.#script.slice(this.#used);
    if (left.length > 0) throw new BadScript(`${this.#used} were used, ${left.join(', ')} left over`);
  }

  #face({ name, faces, range }: Die): number {
    const face = this.#script[this.#used++];
    if (face === undefined) throw new BadScript(`the ${name} is missing`);
    if (range) return within(name, range, face);
    if (typeof face === 'number' && faces.includes(face)) return face;
    throw new BadScript(`the ${name} shows ${faces[0]} to ${faces.at(-1)}, not ${String(face)}`);
  }
}

/** A continuous factor shows any number of its range. */
function within(name: string, [least, most]: readonly [number, number], given: number | string): number {
  if (typeof given === 'number' && given >= least && given <= most) return given;
  throw new BadScript(`the ${name} is a number from ${least} to ${most}, not ${String(given)}`);
}
