/**
 * A rule in which somebody chooses, once or again and again, kept as data between the choices. A game stops at each: the
 * data is part of its stage, the options are its legal actions. A question runs the same rule through, and an umpire
 * answers for the players. So a choice has one text, whoever makes it: a person, a standing order, a script, a policy.
 */
import type { Umpire } from '../umpire/umpire.ts';

export interface Choice<D, O> {
  /** Names the decision: "loses a point". */
  readonly id: string;
  /** Whose choice it is. */
  side(data: D): string;
  /** Sensible ones first; none when nothing is left to choose. */
  options(data: D): readonly O[];
  /** Each option has a name of its own. */
  name(data: D, option: O): string;
  take(data: D, option: O, u: Umpire): D;
}

/** All the choices made, one after another, by whoever stands behind the umpire. */
export function decided<D, O>(choice: Choice<D, O>, from: D, u: Umpire): D {
  let now = from;
  for (let options = choice.options(now); options.length > 0; options = choice.options(now)) {
    const names = options.map((option) => choice.name(now, option));
    const chosen = u.choose({ id: choice.id, side: choice.side(now), options: names });
    now = choice.take(now, options[names.indexOf(chosen)]!, u);
  }
  return now;
}
