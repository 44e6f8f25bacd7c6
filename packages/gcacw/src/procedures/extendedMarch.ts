/** Extended march (6.5): a march that brings a unit to a high Fatigue Level may cost it order or manpower. */
import { addUp, type Chance, d6, type Note, type Procedure, rollOn, sumOfDice } from '@longroll/kernel';
import {
  EXTENDED_MARCH,
  type ExtendedMarchCode,
  extendedMarchColumn,
  extendedMarchFrom,
} from '../charts/extendedMarch.ts';
import type { ExtendedMarchInput } from '../model/marching.ts';
import type { Fatigue, Unit } from '../model/unit.ts';
import { lossOf, withLoss } from '../model/unitLoss.ts';
import { EXTENDED_MARCH_MODIFIERS } from '../modifiers/extendedMarch.ts';

export interface ExtendedMarchOutcome {
  /** As printed; the table may not be called for at all. */
  readonly result: ExtendedMarchCode | 'no roll';
  readonly lost: number;
  readonly unit: Unit;
}

const MARCH_DIE = sumOfDice(d6('extended march die'));

/** The unit as it stands after the march: weary by one level more. */
const wearied = (unit: Unit): Unit => ({ ...unit, fatigue: (unit.fatigue + 1) as Fatigue });

export const isExtended = ({ exhausted, fatigue }: Pick<Unit, 'exhausted' | 'fatigue'>): boolean =>
  fatigue + 1 >= extendedMarchFrom(exhausted);

const sideOf = ({ exhausted }: Unit): string => (exhausted ? 'exhausted' : 'normal');

function dueLine(unit: Unit): Note {
  const text = `Extended March: ${sideOf(unit)} side reaches Fatigue Level ${unit.fatigue + 1}`;
  const note = { cite: '6.5', text, group: 'Extended March', chart: EXTENDED_MARCH.id };
  const from = extendedMarchFrom(unit.exhausted);
  if (isExtended(unit)) return { ...note, value: 'roll', applied: true };
  return { ...note, value: 'no roll', applied: false, reason: `the table is consulted from level ${from}` };
}

const OTHER_TEXT = 'Other modifier (events)';

function otherLine({ otherModifier }: ExtendedMarchInput): Note {
  const note = { cite: '17.3c, 17.4b', text: OTHER_TEXT, group: EXTENDED_MARCH_MODIFIERS.title };
  if (otherModifier !== 0) return { ...note, value: otherModifier, applied: true };
  return { ...note, value: '+/-', applied: false, reason: 'none' };
}

const netLine = (net: number): Note => ({
  cite: '6.5a',
  text: 'Net modifier',
  value: net,
  applied: true,
  group: 'Net',
});

function resultLine(unit: Unit, code: ExtendedMarchCode): Note {
  const text = EXTENDED_MARCH.columns[extendedMarchColumn(unit)]!;
  const note = { cite: '6.5', text, value: code, group: 'Result', chart: EXTENDED_MARCH.id };
  return { ...note, applied: true };
}

/** All that is added to the die. */
export const extendedMarchNet = (input: ExtendedMarchInput): number =>
  addUp(EXTENDED_MARCH_MODIFIERS, input).total + input.otherModifier;

function codeChance({ unit }: ExtendedMarchInput, net: number): Chance<ExtendedMarchCode> {
  const column = extendedMarchColumn(unit);
  return rollOn(
    'extended march die',
    MARCH_DIE,
    (die) => EXTENDED_MARCH.cell(EXTENDED_MARCH.rowOf(die + net), column).value,
  );
}

function afterResult(unit: Unit, result: ExtendedMarchCode): ExtendedMarchOutcome {
  const tired = wearied(unit);
  if (result === 'NE') return { result, lost: 0, unit: tired };
  if (result === 'D') return { result, lost: 0, unit: { ...tired, organized: false } };
  const after = withLoss(tired, Number(result));
  return { result, lost: lossOf(unit, after), unit: after };
}

export function extendedMarch(input: ExtendedMarchInput): Procedure<ExtendedMarchOutcome> {
  const { unit } = input;
  if (!isExtended(unit)) {
    return (u) => {
      u.note(() => [dueLine(unit)]);
      return { result: 'no roll', lost: 0, unit: wearied(unit) };
    };
  }
  const { total, lines } = addUp(EXTENDED_MARCH_MODIFIERS, input);
  const net = total + input.otherModifier;
  const chance = codeChance(input, net);
  return (u) => {
    u.note(() => [dueLine(unit), ...lines(), otherLine(input), netLine(net)]);
    const code = u.draw(chance);
    u.note(() => [resultLine(unit, code)]);
    return afterResult(unit, code);
  };
}
