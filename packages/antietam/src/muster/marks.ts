/** How the state of a unit is marked, and what is printed on it. */
import type { Mark, Muster } from '@longroll/kernel';
import { FATIGUE_A_PIP } from './records.ts';

const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

const MOST_MEN = 3000;
const MOST_PIPS = 4;
const MOST_FORT = 5;

const pipNames = Object.fromEntries(
  upTo(0, MOST_PIPS).map((pips) => [
    pips,
    pips === 0 ? 'fresh' : `fatigue of ${pips * FATIGUE_A_PIP} and more`,
  ]),
);

export const MARKS: readonly Mark[] = [
  { field: 'men', title: 'Men', shape: 'strength', values: upTo(1, MOST_MEN) },
  {
    field: 'routed',
    title: 'Order',
    shape: 'band',
    values: [false, true],
    names: { false: 'in order', true: 'routed' },
  },
  {
    field: 'marching',
    title: 'March',
    shape: 'corner',
    values: [false, true],
    names: { false: 'ready to fight', true: 'in column or limbered' },
  },
  { field: 'tired', title: 'Fatigue', shape: 'pips', values: upTo(0, MOST_PIPS), names: pipNames },
  {
    field: 'outOfAmmo',
    title: 'Ammunition',
    shape: 'chevrons',
    values: [false, true],
    names: { false: 'has rounds', true: 'no ammunition' },
  },
  { field: 'fort', title: 'Fortification', shape: 'bracket', values: upTo(0, MOST_FORT) },
];

export const PRINTED: Muster['printed'] = [
  { field: 'efficiency', title: 'Efficiency' },
  { field: 'factor', title: 'Factor' },
  { field: 'weapon', title: 'Weapon' },
  { field: 'guns', title: 'Guns' },
];
