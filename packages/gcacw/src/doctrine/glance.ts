/**
 * What is chosen at a glance, by who plays a game in his head: units are looked at in the order of what they promise, and the
 * first that gains goes. The order of actions is mostly all one, and to weigh every unit for each takes several times as long.
 */
import { eligible } from '../play/actions/activating.ts';
import { leaderBar, marchBar } from '../play/movement/able.ts';
import type { In } from '../play/state/stage.ts';
import {
  activation,
  alone,
  assaults,
  digging,
  led,
  marchGain,
  marchWith,
  mostBy,
  nextThoughts,
  PASS,
} from './acting.ts';
import type { Look } from './look.ts';
import { bestOf, type Thought } from './thought.ts';
import { WORTHWHILE } from './weights.ts';

/** Somebody with the most that he could gain. */
interface Hope {
  readonly of: number;
  readonly most: number;
}
const byHope = (a: Hope, b: Hope): number => b.most - a.most || a.of - b.of;

/** Of what the next could gain at the most, so much is enough not to look at him. */
const ENOUGH = 0.3;

/** The best of those who come first, once the next could not be much better; null if nobody gains. */
function firstOf(hopes: Hope[], weigh: (unit: number) => Thought): Thought | null {
  let best: Thought | null = null;
  for (const { of, most } of hopes.sort(byHope)) {
    if (best !== null && best.value > most * ENOUGH) return best;
    const thought = weigh(of);
    if (thought.value > (best?.value ?? 0)) best = thought;
  }
  return best;
}

const gains = (look: Look, unit: number, mp: number): boolean => marchGain(look, unit, mp) > WORTHWHILE;

/** A leader with those on whom his promise rests. */
interface Command extends Hope {
  readonly units: readonly Hope[];
}

/** What he could gain with those who promise anything; null if they are fewer than two. */
function commandOf(look: Look, leader: number): Command | null {
  const { field, state } = look;
  if (field.pieces.leaders[leader]!.rank === 'army' || leaderBar(field, state, leader)) return null;
  const units: Hope[] = [];
  let sum = 0;
  for (const of of eligible(field, state, leader)) {
    const most = mostBy(look, of, led(look, of));
    if (most <= WORTHWHILE) continue;
    units.push({ of, most });
    sum += most;
  }
  return units.length < 2 ? null : { of: leader, most: sum, units };
}

/** The leader of most promise under whom two gain; those who were seen to gain nothing are noted. */
function firstActivation(look: Look, idle: Set<number>): Thought | null {
  const commands: Command[] = [];
  for (const leader of look.field.own.leaders[look.side]) {
    const command = commandOf(look, leader);
    if (command !== null) commands.push(command);
  }
  for (const { of: leader, units } of commands.sort(byHope)) {
    const gainers: number[] = [];
    for (const { of } of units) {
      if (idle.has(of)) continue;
      if (gains(look, of, led(look, of))) gainers.push(of);
      else idle.add(of);
    }
    if (gainers.length > 1) return activation(look, leader, gainers);
  }
  return null;
}

/** The unit of most promise that gains; who gains nothing with a point more need not be looked at. */
function firstMarch(look: Look, idle: ReadonlySet<number>): Thought | null {
  const { field, state, side } = look;
  const hopes: Hope[] = [];
  for (const of of field.own.units[side]) {
    if (idle.has(of) || marchBar(field, state, of) !== null) continue;
    const most = mostBy(look, of, alone(look, of));
    if (most > WORTHWHILE) hopes.push({ of, most });
  }
  return firstOf(hopes, (unit) => marchWith(look, unit, alone(look, unit), WORTHWHILE));
}

export function glancedAction(look: Look): Thought {
  const idle = new Set<number>();
  const together = bestOf([firstActivation(look, idle) ?? PASS, ...assaults(look)]);
  if (together.value > 0) return together;
  return firstMarch(look, idle) ?? bestOf([...digging(look), PASS]);
}

/** Of a leader's list too. */
export function glancedNext(look: Look, state: In<'next-unit'>): Thought {
  const { list, done, mp } = state.stage.activation;
  const hopes: Hope[] = [];
  for (const of of list) if (!done.includes(of)) hopes.push({ of, most: mostBy(look, of, mp) });
  const next = firstOf(hopes, (unit) => marchWith(look, unit, mp));
  return next ?? bestOf(nextThoughts(look, state));
}
