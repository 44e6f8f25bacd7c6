/** A shot (8.1): fire factor, line, roll, and what it does to the target stack. */
import { once, type Procedure } from '@longroll/kernel';
import { printedLine } from '../charts/combatResults.ts';
import type { FireOrder } from '../model/orders.ts';
import type { Stack } from '../model/stack.ts';
import type { Unit } from '../model/unit.ts';
import { type Code, otherSide, type StackState } from '../model/vocabulary.ts';
import { type Effect, effectsOn, type Suffering } from './effect.ts';
import { lineOfShot } from './fireLine.ts';
import { headed } from './notes.ts';
import { columnsOfShot, tableRoll } from './tableRoll.ts';

export interface FireOutcome {
  readonly fireFactor: number;
  /** The fire line as printed: `12-15`. */
  readonly line: string;
  readonly code: Code;
  readonly hits: number;
  readonly state: StackState;
  readonly units: readonly Unit[];
  readonly eliminated: boolean;
  readonly routMove: boolean;
}

/** Names of the two dice, and the heading over the notes of a shot that is part of something larger. */
export interface ShotNames {
  readonly combatDie: string;
  readonly moraleDie: string;
  readonly heading: string;
}

export interface ShotEffect<S extends Stack = Stack> extends Effect<S> {
  readonly fireFactor: number;
  readonly row: number;
  readonly code: Code;
}

const sufferingFrom = <S extends Stack>(
  order: FireOrder,
  { moraleDie, heading }: ShotNames,
  muster: (stack: Stack) => S,
): Suffering<S> => ({
  side: otherSide(order.side),
  muster,
  circumstances: {
    flanked: order.targetFlanked,
    attacking: order.targetAction !== 'none',
    noLineOfSight: order.noLineOfSight,
  },
  moraleDie,
  heading,
  houseRules: order.houseRules,
});

/** Everything about a shot that luck does not touch is settled here; what is left are its dice. */
export function shot<S extends Stack>(
  order: FireOrder,
  names: ShotNames,
  muster: (stack: Stack) => S,
): Procedure<ShotEffect<S>> {
  const { fireFactor, row, lines } = lineOfShot(order);
  const table = tableRoll(names.combatDie, row, columnsOfShot(order), names.heading);
  const effects = effectsOn(order.target, sufferingFrom(order, names, muster));
  const ledger = once(() => headed(names.heading, lines()));
  return (u) => {
    u.note(ledger);
    const code = u.draw(table.chance);
    u.note(table.lines[code]);
    return { ...effects[code](u), fireFactor, row, code };
  };
}

export function fire(order: FireOrder): Procedure<FireOutcome> {
  const fired = shot(
    order,
    { combatDie: 'combat die', moraleDie: 'morale die', heading: '' },
    (stack) => stack,
  );
  return (u) => {
    const { fireFactor, row, code, hits, stack, routMove } = fired(u);
    const { state, units } = stack;
    const eliminated = units.length === 0;
    return { fireFactor, line: printedLine(row), code, hits, state, units, eliminated, routMove };
  };
}
