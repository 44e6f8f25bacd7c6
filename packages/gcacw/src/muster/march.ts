/** Counters called up for the questions about one unit: marches and recovery. */
import type { Call, CounterRecord, Picked, Rank } from '@longroll/kernel';
import type { Unit } from '../model/unit.ts';
import { isOver } from './leaders.ts';
import { GAME, leadersOf, unitsAfter, unitsOf } from './records.ts';

const UNIT: Rank = { id: 'unit', title: 'Unit', most: 1 };

function oneUnit(question: string, more: (picked: Picked) => CounterRecord): Call {
  return {
    question,
    ranks: [UNIT],
    fill: (picked) => {
      const unit = unitsOf(picked, 'unit')[0];
      return unit ? { ...unit.record, ...more(picked) } : {};
    },
    after: (picked, result) =>
      unitsAfter(unitsOf(picked, 'unit'), [(result as { readonly unit: Unit }).unit]),
  };
}

const sideOfUnit = (picked: Picked): CounterRecord => ({ side: unitsOf(picked, 'unit')[0]!.side });

/** 5.3.11: a leader of its command, picked with it, activates it; his Movement Allowance serves infantry only. */
function activatedBy(picked: Picked): CounterRecord {
  const unit = unitsOf(picked, 'unit')[0]!;
  const led = leadersOf(picked, 'unit').some((leader) => isOver(leader, unit));
  return { leader: led && unit.kind === 'infantry' ? 'infantry' : 'none' };
}

export const MARCH_CALLS: readonly Call[] = [
  oneUnit('gcacw/whole-march', (picked) => ({ ...GAME, ...sideOfUnit(picked), ...activatedBy(picked) })),
  oneUnit('gcacw/extended-march', (picked) => ({ ...GAME, ...sideOfUnit(picked) })),
  oneUnit('gcacw/force-march', sideOfUnit),
  oneUnit('gcacw/recovery', () => ({})),
];
