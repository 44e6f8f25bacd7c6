/** How the state of a unit is marked, and what is printed on it. */
import type { Mark, Muster, ToldField } from '@longroll/kernel';
import { STATE_WORDS, STATES } from '../model/vocabulary.ts';
import { FORMATION_WORDS } from '../play/state/words.ts';
import { strengthIn } from './records.ts';

const MOST_SP = 20;

export const MARKS: readonly Mark[] = [
  {
    field: 'strength',
    title: 'Strength',
    shape: 'strength',
    values: Array.from({ length: MOST_SP }, (_, i) => i + 1),
    follows: strengthIn,
  },
  {
    field: 'hits',
    title: 'O hits',
    shape: 'pips',
    values: [0, 1, 2],
    names: { 0: 'no O hit', 1: '1 O hit', 2: '2 O hits' },
  },
  {
    field: 'reduced',
    title: 'Side',
    shape: 'corner',
    values: [false, true],
    names: { false: 'full side', true: 'reduced side' },
  },
  { field: 'state', title: 'State', shape: 'band', values: STATES, names: STATE_WORDS },
  {
    field: 'marker',
    title: 'Advance fire',
    shape: 'chevrons',
    values: [false, true],
    names: { false: 'no marker', true: 'advance fire marker' },
  },
];

export const PRINTED: Muster['printed'] = [
  { field: 'morale', title: 'Morale' },
  { field: 'radius', title: 'Command radius' },
];

const RANKS = { army: 'leader of the army', senior: 'senior leader', junior: 'junior leader' };

/** What is told of a piece in hand, in the order in which one would ask. */
export const TOLD: readonly ToldField[] = [
  { field: 'strength', title: 'Strength' },
  { field: 'hits', title: 'O hits', names: { 0: 'no hit', 1: '1 of 3', 2: '2 of 3' } },
  { field: 'state', title: 'State', names: STATE_WORDS },
  { field: 'morale', title: 'Morale' },
  { field: 'formation', title: 'Formation', names: FORMATION_WORDS },
  { field: 'reduced', title: 'Side up', names: { false: 'full', true: 'reduced' } },
  { field: 'reducedSp', title: 'Reduced strength' },
  { field: 'inCommand', title: 'In command' },
  { field: 'marker', title: 'Advance fire', names: { false: 'no marker', true: 'marker: -2 on its fire' } },
  { field: 'rank', title: 'Rank', names: RANKS },
  { field: 'radius', title: 'Command radius' },
];
