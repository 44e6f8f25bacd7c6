/** How lessons are written: a small set-up between the East Woods and the lane, and steps that leave out what most do not need. */
import { type Lesson, type LessonStep, stepWriter } from '@longroll/kernel';
import { sheetOf } from '../muster/sheets.ts';
import { scenarioEntry } from '../play/open.ts';
import type { Action } from '../play/state/action.ts';
import { scenario } from '../scenarios/define.ts';
import { USUAL_OPTIONS } from '../scenarios/listed.ts';
import type { Window } from '../scenarios/scenario.ts';

export const step = stepWriter<Action>('You may look at everything. Press Go on when you are ready.');

/** Orders of one unit to step, square by square. */
export const steps = (unit: string, ...directions: readonly Direction[]): readonly StepAction[] =>
  directions.map((direction) => ({ do: 'step', unit, direction }));

type StepAction = Action & { readonly do: 'step' };
type Direction = StepAction['direction'];
/** As players number them (4.1). */
export const [NORTH, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST] = [1, 3, 4, 5, 6, 7] as const;

export const END: Action = { do: 'end-operations' };

interface WrittenLesson {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly window: Window;
  readonly union: string;
  readonly confederate: string;
  readonly steps: readonly LessonStep[];
  readonly close: string;
}

/** The hour in which French's division came to the lane (22.2). */
const NINE_O_CLOCK = 4;

const LISTED = {
  turns: [NINE_O_CLOCK, NINE_O_CLOCK],
  options: { ...USUAL_OPTIONS, level: 'intermediate', hidden: false },
} as const;

const POSITION = {
  first: 'union',
  rear: { union: ['north', 'east'], confederate: ['south', 'west'] },
  factor: { union: 1, confederate: 1 },
  objectives: '1719 Sunken Road  25  400  confederate',
} as const;

/** Luck lies there as shares of all ways: most of what this system draws has no faces (0.5). */
const SHARES = 0;

export function lesson({ union, confederate, window, ...written }: WrittenLesson): Lesson {
  const { id, title, about } = written;
  const of = scenario({ ...LISTED, id, title, about }, { ...POSITION, window, union, confederate });
  const entry = { ...scenarioEntry(of, async () => of), ours: ['all of it: a position to learn by'] };
  return { ...written, entry, sheet: sheetOf(of), before: [{ do: 'begin' }], dice: [], faces: SHARES };
}
