/** Lessons of a system walked through by its real rules, for its tests: to a step, into a failure, along every open way. */
import {
  actInLesson,
  beginLesson,
  type CardSystem,
  type GridMap,
  hashOf,
  type Lesson,
  type LessonCourse,
  madeAt,
  type Primer,
  readOn,
  stepNumber,
  stepOf,
  storyOf,
  waitsFor,
} from '../src/index.ts';

export interface Taught {
  readonly system: CardSystem;
  readonly primer: Primer;
  readonly map: GridMap;
}

export const begunIn =
  ({ system: { id, version }, map }: Taught) =>
  async (lesson: Lesson): Promise<LessonCourse> => {
    const rules = await lesson.entry.open(map);
    return beginLesson(lesson, { rules, map, system: id, version });
  };

export function done(course: LessonCourse, action: unknown): LessonCourse {
  const next = actInLesson(course, action);
  if (next.refused) throw new Error(`${JSON.stringify(action)}: ${next.refused.text}`);
  return next.value;
}

export const doneAll = (course: LessonCourse, actions: readonly unknown[]): LessonCourse =>
  actions.reduce<LessonCourse>(done, course);

/** A step taken by the way that it shows, or read. */
export const walked = (course: LessonCourse): LessonCourse =>
  stepOf(course)!.goal === null ? readOn(course) : doneAll(course, stepOf(course)!.shown);

/** The lesson at the beginning of a step, come there by the way that it shows. */
export function at(course: LessonCourse, step: number): LessonCourse {
  return stepNumber(course) === step ? course : at(walked(course), step);
}

export const legalIn = ({ game }: LessonCourse): readonly unknown[] => {
  const [side] = waitsFor(game);
  return side === undefined ? [] : game.rules.legal(game.rules.view(game.now, side));
};

/** What was drawn since so many moves, each draw with its faces. */
export const drawnSince = ({ game }: LessonCourse, since: number): readonly (readonly number[])[] =>
  game.moves.slice(since).flatMap(({ journal }) => journal.flatMap((a) => ('draw' in a ? [a.faces] : [])));

export const storyIn = ({ game }: LessonCourse): string =>
  game.moves
    .slice()
    .flatMap((_, i) => storyOf(madeAt(game, i).notes))
    .join(' ');

/** What is marked on a piece, as a side sees it. */
export const markedOn = ({ rules, game }: LessonCourse, side: string, id: string) =>
  rules.table(rules.view(game.now, side)).pieces.find((piece) => piece.id === id)!.record;

/**
 * Every state that can be come to from here by what the step leaves open, until it is over. A state in which nothing is left
 * to do would hold the player for ever: it is handed to `stuck`.
 */
export function everyEnd(
  course: LessonCourse,
  stuck: (course: LessonCourse) => void = () => {},
  seen = new Set<string>(),
): readonly LessonCourse[] {
  return legalIn(course).flatMap((action) => {
    const next = done(course, action);
    const over = next.missed !== null || stepNumber(next) !== stepNumber(course);
    const key = hashOf([next.game.now, next.missed, stepNumber(next)]);
    if (seen.has(key)) return [];
    seen.add(key);
    if (over) return [next];
    if (legalIn(next).length === 0) stuck(next);
    return everyEnd(next, stuck, seen);
  });
}
