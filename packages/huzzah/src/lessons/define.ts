/** How lessons are written: a few of Casey's and Hill's men before the redoubt, and steps that leave out what most do not need. */
import { type Lesson, type LessonStep, type Rules, stepWriter } from '@longroll/kernel';
import { SEVEN_PINES_COUNTERS } from '../counters/index.ts';
import { sheetOf } from '../muster/sheets.ts';
import { scenarioEntry } from '../play/open.ts';
import type { Action } from '../play/state/action.ts';
import { scenario } from '../scenarios/define.ts';
import { REDOUBT_HEAD } from '../scenarios/heads.ts';

export const step = stepWriter<Action>('You may look at everything. Press Go on when you are ready.');

/** Steps of a group on the move, hex by hex. */
export const steps = (...hexes: readonly string[]): readonly Action[] =>
  hexes.map((hex) => ({ do: 'step', hex }));

export const open = (hex: string): Action & { readonly do: 'open' } => ({ do: 'open', hex });
export const MOVE = { do: 'move' } as const;
export const END_SEGMENT = { do: 'end-segment' } as const;

/** The Union fires by itself at whoever moves, and tries on every D result: nobody has to be asked. */
export const UNION_ORDERS: readonly Action[] = [
  { do: 'order', hex: null, kind: 'advance', mode: 'always' },
  { do: 'order', hex: null, kind: 'enPassant', mode: 'always' },
  { do: 'order', hex: null, kind: 'onDisrupt', mode: 'try' },
  { do: 'begin' },
];

/** What the ten-sided dice show, in their order: each as the middle of its tenth of all ways. */
export const rolls = (...faces: readonly number[]): readonly number[] =>
  faces.map((face) => (face + 0.5) / 10);

interface WrittenLesson {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly union: string;
  readonly confederate: string;
  readonly before: readonly Action[];
  readonly dice?: readonly number[];
  readonly steps: readonly LessonStep[];
  readonly close: string;
}

/** Luck lies there as shares of all ways: the die begins with 0, and faces that lie there with 1. */
const SHARES = 0;
const TURNS = 2;

export function lesson({ union, confederate, dice = [], ...written }: WrittenLesson): Lesson {
  const { id, title, about } = written;
  const head = { ...REDOUBT_HEAD, id, title, about, turns: TURNS, hold: [] };
  const of = scenario(head, {
    counters: SEVEN_PINES_COUNTERS,
    union: `all facing W\n${union}`,
    confederate: `all facing E\n${confederate}`,
    ...{ entries: '', arrivals: '' },
  });
  const entry: Lesson['entry'] = {
    ...scenarioEntry(head),
    ours: ['all of it: a position to learn by'],
    open: async (map) => (await import('../play/rules.ts')).rulesFor(of, map) as Rules,
  };
  return { ...written, entry, sheet: sheetOf(of), dice, faces: SHARES };
}
