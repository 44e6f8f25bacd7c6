/** A small field of squares, and a brigade to stand on it. */
import { type Counter, type CounterRecord, cellOf, parseMap } from '@longroll/kernel';
import { bodyOf } from '../src/counter/body.ts';

export const map = parseMap(`map field
title A field
grid square
legend
  . clear
sheet
  lines 0-3 from north
  columns 0-3 from west
  ids CCLL
  terrain
    00 ....
    01 ....
    02 ....
    03 ....
`);
export const at = (id: string) => cellOf(map, id);

export const UNIT: Counter = {
  ...{ id: 'a', name: 'Weber A', side: 'union', kind: 'infantry', size: 'brigade' },
  ...{ command: 'II, French', place: '', remarks: [], record: {} },
};
export const RECORD: CounterRecord = {
  name: 'Weber A',
  men: 550,
  mode: 'normal',
  fort: 0,
  fatigue: 0,
  ammo: 4,
};
export const bodyWith = (
  record: CounterRecord,
  counter: Partial<Counter> = {},
  remarks: readonly string[] = [],
) => bodyOf({ counter: { ...UNIT, ...counter }, record: { ...RECORD, ...record }, remarks, ghost: false });
