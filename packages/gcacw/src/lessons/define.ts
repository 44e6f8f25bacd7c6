/** How lessons are written: a small set-up before Raymond, and steps that leave out what most steps do not need. */
import { type Lesson, type LessonStep, stepWriter } from '@longroll/kernel';
import { sheetOf } from '../muster/sheets.ts';
import { scenarioEntry } from '../play/open.ts';
import type { Action } from '../play/state/action.ts';
import { scenario } from '../scenarios/define.ts';

export const step = stepWriter<Action>('Not now. Do what the coach asks, or go back a step.');

interface WrittenLesson {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly about: string;
  readonly union: string;
  readonly confederate: string;
  readonly before: readonly Action[];
  readonly dice: readonly number[];
  readonly steps: readonly LessonStep[];
  readonly close: string;
}

/** Turn 13 is 12 May 1863, the day of Raymond (18.1). */
const RAYMOND = {
  dates: '12 May 1863',
  firstTurn: 13,
  turns: 2,
  length: 'ours',
  game: 'basic',
  ours: ['all of it: a position to learn by'],
} as const;

const SHEET = {
  map: 'E lines 22-37, columns 18-30',
  scoring: 'E3023 Raymond  3  union',
  par: 1,
  step: 3,
} as const;

export function lesson({ union, confederate, number, ...written }: WrittenLesson): Lesson {
  const { id, title, about } = written;
  const of = scenario({ ...RAYMOND, id, number, title, about }, { ...SHEET, union, confederate });
  const entry = { ...scenarioEntry(of, async () => of), title };
  return { ...written, entry, sheet: sheetOf(of), faces: 6 };
}
