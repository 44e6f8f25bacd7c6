/** Straggle check (3.6): a stack that goes from one non-clear hex straight into another. */
import {
  addUp,
  type Chance,
  d10,
  joined,
  type Note,
  type Procedure,
  rollOn,
  sumOfDice,
} from '@longroll/kernel';
import { isInTable, STRAGGLE, straggleNumber } from '../charts/straggle.ts';
import { baseMorale, type Unit } from '../model/unit.ts';
import type { Side } from '../model/vocabulary.ts';
import { STRAGGLE_MODIFIERS, type StraggleCase } from '../modifiers/straggle.ts';
import type { HouseRules } from '../rulings/index.ts';
import { certainHits, chosenHits } from './hits.ts';

export interface StraggleOrder extends StraggleCase {
  readonly side: Side;
  readonly units: readonly Unit[];
  readonly onStraggle: 'hit' | 'stay';
  readonly houseRules: HouseRules;
}

export interface StraggleOutcome {
  readonly straggles: boolean;
  readonly hits: number;
  readonly moves: boolean;
  readonly units: readonly Unit[];
}

const DIE = sumOfDice(d10('straggle die'));
const ALWAYS_FAILS = 9;

/** Of base morale on the side now up, without O hits, rounded down (3.6.2). */
export function straggleAverage({ units, houseRules }: Pick<StraggleOrder, 'units' | 'houseRules'>): number {
  const hits = (unit: Unit) => (houseRules.straggleAverage === 'base' ? 0 : unit.hits);
  return Math.floor(units.reduce((sum, unit) => sum + baseMorale(unit) - hits(unit), 0) / units.length);
}

/** A 9 is told from the other rolls that fail: it has a line of its own on the card. */
type Roll = 'nine' | 'fails' | 'passes';

function straggleChance(order: StraggleOrder, modifier: number): Chance<Roll> {
  const number = straggleNumber(straggleAverage(order));
  return rollOn('straggle die', DIE, (roll): Roll => {
    if (roll === ALWAYS_FAILS) return 'nine';
    return roll + modifier >= number ? 'fails' : 'passes';
  });
}

/** Irregulars (3.6.1), and an average that had to be read (3.6.2), are ours. */
function tableCite({ units, houseRules }: StraggleOrder): string {
  const average = straggleAverage({ units, houseRules });
  const isEven = units.every((unit) => unit.hits === 0 && baseMorale(unit) === average);
  const readings = [
    ...(units.every(({ type }) => type === 'irregular') ? ['3.6.1'] : []),
    ...(isEven && isInTable(average) ? [] : ['3.6.2']),
  ];
  return ['3.6', ...readings].join(', ');
}

function tableLine(order: StraggleOrder): Note {
  const average = straggleAverage(order);
  const value = `${straggleNumber(average)}+`;
  const text = `Average base morale ${average}: an O hit on`;
  return { cite: tableCite(order), text, value, applied: true, group: 'Straggle check', chart: STRAGGLE.id };
}

/** Whom the hit falls on in a stack is ours (12.2). */
const resultLine = ({ straggles, moves, hits, units }: StraggleOutcome): Note => ({
  cite: hits > 0 && units.length > 1 ? '3.6, 12.2' : '3.6',
  text: moves ? 'The stack goes on' : 'The stack does not go on',
  value: straggles ? 'straggles' : 'keeps together',
  applied: true,
  group: 'Straggle check',
});

function failed(order: StraggleOrder): Procedure<StraggleOutcome> {
  const { units, side, houseRules } = order;
  if (order.onStraggle === 'stay') return () => ({ straggles: true, hits: 0, moves: false, units });
  const certain = certainHits(units, 1, houseRules);
  return (u) => {
    const after = certain ?? chosenHits(u, side, units, 1, houseRules);
    return { straggles: true, hits: after.taken, moves: after.units.length > 0, units: after.units };
  };
}

/** The card names infantry and cavalry only; that irregulars check is ours (3.6.1). */
export const needsNoCheck = ({ units, houseRules }: Pick<StraggleOrder, 'units' | 'houseRules'>): boolean =>
  houseRules.irregularsStraggle === 'no-check' && units.every(({ type }) => type === 'irregular');

/** The die alone: whether the stack straggles. What it does then is its owner's to say. */
export function straggles(order: StraggleOrder): Procedure<boolean> {
  if (needsNoCheck(order)) return () => false;
  const usual = addUp(STRAGGLE_MODIFIERS, order);
  const nine = addUp(STRAGGLE_MODIFIERS, { ...order, nine: true });
  const chance = straggleChance(order, usual.total);
  return (u) => {
    const roll = u.draw(chance);
    const { lines } = roll === 'nine' ? nine : usual;
    u.note(() => joined([[tableLine(order)], lines()]));
    return roll !== 'passes';
  };
}

export function straggle(order: StraggleOrder): Procedure<StraggleOutcome> {
  const keepsTogether = { straggles: false, hits: 0, moves: true, units: order.units };
  if (needsNoCheck(order)) return () => keepsTogether;
  const roll = straggles(order);
  const fails = failed(order);
  return (u) => {
    const outcome = roll(u) ? fails(u) : keepsTogether;
    u.note(() => [resultLine(outcome)]);
    return outcome;
  };
}
