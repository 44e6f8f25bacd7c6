/** The fire line of a shot and of a blow (8.1): the row of the fire factor, moved by the modifiers. */
import { joined, type Note, once } from '@longroll/kernel';
import { COMBAT_RESULTS, printedLine, rowOfFactor } from '../charts/combatResults.ts';
import type { AssaultBlow, FireOrder } from '../model/orders.ts';
import { ASSAULT_MODIFIERS } from '../modifiers/assault.ts';
import { FIRE_MODIFIERS } from '../modifiers/fire.ts';
import { addUpBySign, type SignedLedger } from '../modifiers/signs.ts';
import type { HouseRules } from '../rulings/index.ts';
import { ladder } from './ladder.ts';
import { blowFactor, type FireFactor, fireFactor } from './limits.ts';
import { movedLine, movedNote } from './movedLine.ts';

export interface FireLine {
  readonly fireFactor: number;
  /** Row of the Combat Results Table, from 0. */
  readonly row: number;
  readonly lines: () => readonly Note[];
}

function factorLine({ value, words, cite }: FireFactor): Note {
  const text = `Fire factor: ${words()}; row ${printedLine(rowOfFactor(value))}`;
  return {
    cite: cite(),
    text,
    value: `${value}`,
    applied: true,
    group: 'Fire line',
    chart: COMBAT_RESULTS.id,
  };
}

function lineOf(factor: FireFactor, ledger: SignedLedger, rules: HouseRules, isCapped: boolean): FireLine {
  const { positive, negative } = ledger;
  const from = rowOfFactor(factor.value);
  const moving = { from, positive, negative, isCapped };
  const row = movedLine(moving, rules);
  const steps = () => ladder(from, ledger.lines(), rules);
  const lines = once(() => joined([[factorLine(factor)], steps(), [movedNote(moving, row)]]));
  return { fireFactor: factor.value, row, lines };
}

const SKIRMISHERS: Note = {
  cite: '4.1.1',
  text: 'Target in skirmish order',
  value: -1,
  applied: true,
  group: FIRE_MODIFIERS.title,
};

/** The last of the negative modifiers, by the optional rule alone: the card does not have it (17.9.3). */
function withSkirmishers(ledger: SignedLedger): SignedLedger {
  const { positive, negative, lines } = ledger;
  return { positive, negative: negative + 1, lines: () => [...lines(), SKIRMISHERS] };
}

export function lineOfShot(order: FireOrder): FireLine {
  const ledger = addUpBySign(FIRE_MODIFIERS, order);
  return lineOf(
    fireFactor(order, order.houseRules),
    order.targetSkirmish ? withSkirmishers(ledger) : ledger,
    order.houseRules,
    order.noLineOfSight,
  );
}

export const lineOfBlow = (blow: AssaultBlow): FireLine =>
  lineOf(blowFactor(blow), addUpBySign(ASSAULT_MODIFIERS, blow), blow.order.houseRules, false);
