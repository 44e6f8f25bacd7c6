/** How the state of a unit is marked, and what is printed on it. */
import type { Mark, Muster } from '@longroll/kernel';
import { MOST_MANPOWER } from '../model/unit.ts';
import { ENTRENCHMENTS } from '../model/vocabulary.ts';

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

export const MARKS: readonly Mark[] = [
  { field: 'manpower', title: 'Manpower', shape: 'strength', values: upTo(1, MOST_MANPOWER) },
  {
    field: 'disorganized',
    title: 'Strength marker',
    shape: 'band',
    values: [false, true],
    names: { false: 'organized', true: 'disorganized' },
  },
  {
    field: 'exhausted',
    title: 'Side',
    shape: 'corner',
    values: [false, true],
    names: { false: 'normal', true: 'exhausted' },
  },
  { field: 'fatigue', title: 'Fatigue Level', shape: 'pips', values: upTo(0, 4) },
  {
    field: 'demoralized',
    title: 'Demoralization',
    shape: 'chevrons',
    values: upTo(0, 2),
    names: { 0: 'none', 1: 'Demoralize-1', 2: 'Demoralize-2' },
  },
  { field: 'entrenchment', title: 'Works', shape: 'bracket', values: ENTRENCHMENTS },
];

export const PRINTED: Muster['printed'] = [
  { field: 'tactical', title: 'Tactical Value' },
  { field: 'artillery', title: 'Artillery Value' },
  { field: 'command', title: 'Command Value' },
];
