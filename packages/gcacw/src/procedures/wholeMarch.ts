/**
 * A whole march (5.2): fatigue rises, the Extended March Table if it is due, the Movement Allowance, a force
 * march if one is declared. The dice fall in this order.
 */
import type { Note, Procedure, Umpire } from '@longroll/kernel';
import type { WholeMarchInput } from '../model/marching.ts';
import type { Unit } from '../model/unit.ts';
import { lossOf } from '../model/unitLoss.ts';
import { type AllowanceOutcome, activation, march } from './allowance.ts';
import { extendedMarch } from './extendedMarch.ts';
import { forceMarch } from './forceMarch.ts';

export interface WholeMarchOutcome {
  /** A unit destroyed on the way has none. */
  readonly mp: number;
  readonly lost: number;
  /** Whether it has the MP that were wanted. */
  readonly reaches: boolean;
  readonly unit: Unit;
}

function allowanceOf(input: WholeMarchInput): Procedure<AllowanceOutcome> {
  const { leader, unit } = input;
  return leader === 'none' ? march({ ...input, type: unit.type }) : activation({ ...input, leader });
}

/** Every march wearies (5.2.1). */
export function fatigueLine({ fatigue }: Unit): Note {
  const text = `The march raises the Fatigue Level from ${fatigue} to ${fatigue + 1}`;
  return { cite: '5.2.1', text, value: `F${fatigue + 1}`, applied: true, group: 'Fatigue' };
}

/** Why no force march is made; true if it is. */
function forces({ forceMarch, onlyIfShort, need }: WholeMarchInput, unit: Unit, mp: number): true | string {
  if (!forceMarch) return 'not declared';
  if (onlyIfShort && mp >= need) return `${mp} MP are enough`;
  return unit.organized || 'only an organized unit may';
}

function noForceMarch(reason: string): Note {
  const note = { cite: '6.6', text: 'Force march', value: 'no', group: 'Force March' };
  return { ...note, applied: false, reason, chart: 'gcacw/force-march' };
}

interface Marched {
  readonly unit: Unit;
  readonly mp: number;
}

function forced(u: Umpire, input: WholeMarchInput, { unit, mp }: Marched): Marched {
  const declared = forces(input, unit, mp);
  if (declared !== true) {
    u.note(() => [noForceMarch(declared)]);
    return { unit, mp };
  }
  const extra = forceMarch({ unit, houseRules: input.houseRules })(u);
  return { unit: extra.unit, mp: extra.unit.manpower > 0 ? mp + extra.mp : 0 };
}

export function wholeMarch(input: WholeMarchInput): Procedure<WholeMarchOutcome> {
  const extended = extendedMarch(input);
  const allowance = allowanceOf(input);
  const ended = ({ unit, mp }: Marched): WholeMarchOutcome => ({
    ...{ mp, unit, lost: lossOf(input.unit, unit) },
    reaches: unit.manpower > 0 && mp >= input.need,
  });
  return (u) => {
    u.note(() => [fatigueLine(input.unit)]);
    const { unit } = extended(u);
    if (unit.manpower === 0) return ended({ unit, mp: 0 });
    return ended(forced(u, input, { unit, mp: allowance(u).mp }));
  };
}
