/** How lessons are written: a small set-up before Raymond, and steps that leave out what most steps do not need. */
import type { ActionPart, Goal, Lesson, LessonStep, Miss, Saying } from '@longroll/kernel';
import { sheetOf } from '../muster/sheets.ts';
import { scenarioEntry } from '../play/open.ts';
import type { Action } from '../play/state/action.ts';
import { scenario } from '../scenarios/define.ts';

interface WrittenMiss extends Miss {
  readonly by: readonly Action[];
}

interface WrittenStep extends Partial<LessonStep> {
  readonly say: readonly Saying[];
  readonly todo: string;
  readonly may?: readonly ActionPart[];
  readonly goal?: Goal | null;
  readonly misses?: readonly WrittenMiss[];
  readonly shown?: readonly Action[];
  readonly reply?: readonly Action[];
}

const USUAL: Omit<LessonStep, 'say' | 'todo'> = {
  may: [],
  otherwise: 'Not now. Do what the coach asks, or go back a step.',
  goal: null,
  done: '',
  misses: [],
  shown: [],
  reply: [],
  dice: [],
};

export const step = (written: WrittenStep): LessonStep => ({ ...USUAL, ...written });

export const say = (text: string, cite?: string): Saying => (cite === undefined ? { text } : { text, cite });

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
