/**
 * A lesson that is being played, as a value: the game so far, the step that it is in, and what went wrong. The rules
 * are those of every game; a step only leaves out of their list what it does not speak of.
 */
import type { Rules } from '../contract/game.ts';
import type { ActionPart, Goal, Lesson, LessonStep } from '../contract/lesson.ts';
import { laidDice, laidShares } from '../luck/laidDice.ts';
import { type Rng, seeded } from '../luck/rng.ts';
import type { GridMap } from '../map/gridMap.ts';
import { allow, type Refusal, RuleBug, refuse, type Verdict } from '../plain/refusal.ts';
import { sameJson } from '../plain/sameJson.ts';
import { act, begin, firstMoves, type Game, waitsFor } from './course.ts';
import type { Move } from './record.ts';

export interface LessonCourse {
  readonly lesson: Lesson;
  /** By its own rules, with nothing left out of the list. */
  readonly rules: Rules;
  readonly map: GridMap;
  /** By the rules of the step. */
  readonly game: Game;
  /** How many moves there were when each step began, the present one last. */
  readonly starts: readonly number[];
  /** Why this does not lead to the goal; null as long as it may. */
  readonly missed: string | null;
}

type Setting = Omit<LessonCourse, 'game'>;

export const fits = (part: ActionPart, action: unknown): boolean =>
  Object.entries(part).every(([word, value]) =>
    sameJson((action as Readonly<Record<string, unknown>>)[word], value),
  );

export const stepNumber = ({ starts }: LessonCourse): number => starts.length - 1;

/** The step that is played; undefined when the lesson is over. */
export const stepOf = (course: LessonCourse): LessonStep | undefined =>
  course.lesson.steps[stepNumber(course)];

const startOf = ({ starts }: LessonCourse): number => starts.at(-1)!;

/** The cell that a step leads to: it is marked on the table. */
function aimOf(map: GridMap, step: LessonStep | undefined): readonly number[] {
  const cell = step?.goal && 'at' in step.goal ? map.cells.get(step.goal.at) : undefined;
  return cell === undefined ? [] : [cell];
}

/** Nothing may be done in a lesson that is over or has gone astray; and one piece at a time, not many by one order. */
function rulesOfStep({ rules, map, missed }: Setting, step: LessonStep | undefined): Rules {
  const may = missed === null ? (step?.may ?? []) : [];
  const aim = aimOf(map, step);
  const legal = (view: unknown): readonly unknown[] =>
    rules.legal(view).filter((action) => may.some((part) => fits(part, action)));
  return {
    ...rules,
    legal,
    orders: [],
    table: (view) => {
      const table = rules.table(view);
      const aimed = [...aim, ...table.aimed];
      if (!table.ready) return { ...table, aimed };
      const pieces = new Set(legal(view).map((action) => rules.pieceOf?.(action)));
      return { ...table, aimed, ready: table.ready.filter((piece) => pieces.has(piece)) };
    },
    idle: (view, piece) => rules.idle?.(view, piece) ?? notNow(step),
  };
}

const IN_LESSONS = 'T.10';

/** What is said to one who tries something that the step does not speak of. */
export const notNow = (step: LessonStep | undefined): Refusal =>
  refuse('not-in-this-lesson', IN_LESSONS, step?.otherwise ?? 'The lesson is over.').refused;

function settled(course: Setting, game: Game): LessonCourse {
  const step = course.lesson.steps[course.starts.length - 1];
  return { ...course, game: { ...game, rules: rulesOfStep(course, step) } };
}

/** How much of what lay there has fallen: a share for each draw, else a face for each die. */
const fallenIn = (moves: readonly Move[], faces: number): number =>
  moves
    .flatMap(({ journal }) => journal)
    .reduce((n, answer) => n + ('draw' in answer ? (faces === 0 ? 1 : answer.faces.length) : 0), 0);

/** What lies there of a step's luck after so many moves; after the last of it, luck that is always the same. */
function luckAfter(lesson: Lesson, laid: readonly number[], since: number, { moves }: Game): Rng {
  const { id, faces } = lesson;
  const left = laid.slice(fallenIn(moves.slice(since), faces));
  const afterwards = seeded(`${id} ${moves.length}`);
  return faces === 0 ? laidShares(left, afterwards) : laidDice(left, faces, afterwards);
}

export const lessonLuck =
  (course: LessonCourse) =>
  (game: Game): Rng =>
    luckAfter(course.lesson, stepOf(course)?.dice ?? [], startOf(course), game);

/** Actions that the lesson itself makes: what it names must be legal. */
function made(lesson: Lesson, game: Game, actions: readonly unknown[], rng: (game: Game) => Rng): Game {
  return actions.reduce<Game>((now, action) => {
    const next = act(now, waitsFor(now)[0] ?? '', action, rng(now));
    if (next.refused) throw new RuleBug(`${lesson.id}: ${JSON.stringify(action)}: ${next.refused.text}`);
    return next.value;
  }, game);
}

/** Rules and map as they were laid out, and whose they are. */
export interface LessonTable {
  readonly rules: Rules;
  readonly map: GridMap;
  readonly system: string;
  readonly version: string;
}

export function beginLesson(lesson: Lesson, { rules, map, system, version }: LessonTable): LessonCourse {
  const head = { scenario: lesson.entry.id, system, rulesVersion: version, houseRules: {} };
  const begun = begin(rules, head);
  if (begun.refused) throw new RuleBug(`${lesson.id}: ${begun.refused.text}`);
  const game = made(lesson, begun.value, lesson.before, (now) => luckAfter(lesson, lesson.dice, 0, now));
  return settled({ lesson, rules, map, starts: [game.moves.length], missed: null }, game);
}

function isMet({ map, rules, ...course }: LessonCourse, { now, moves }: Game, goal: Goal): boolean {
  if ('did' in goal) return moves.slice(course.starts.at(-1)).some(({ action }) => fits(goal.did, action));
  const { decides, pieces } = rules.table(rules.view(now, null));
  if ('decides' in goal) return decides === goal.decides;
  return pieces.some(({ id, cell }) => id === goal.piece && map.ids[cell] === goal.at);
}

/** The next step, after what the others do. */
function goneOn(course: LessonCourse, step: LessonStep, game: Game): LessonCourse {
  const { lesson, rules, starts } = course;
  const now = made(lesson, { ...game, rules }, step.reply, lessonLuck(course));
  return settled({ ...course, starts: [...starts, now.moves.length] }, now);
}

/** The lesson after one or more moves of the player. */
export function afterMoves(course: LessonCourse, game: Game): LessonCourse {
  const step = stepOf(course);
  if (!step) return course;
  if (step.goal && isMet(course, game, step.goal)) return goneOn(course, step, game);
  const missed = step.misses.find(({ when }) => isMet(course, game, when))?.said ?? null;
  return settled({ ...course, missed }, game);
}

/** An action of the player: refused if the rules forbid it, or if the step does not speak of it. */
export function actInLesson(course: LessonCourse, action: unknown): Verdict<LessonCourse> {
  const { game, missed } = course;
  const step = stepOf(course);
  if (!step || missed !== null || !step.may.some((part) => fits(part, action)))
    return { refused: notNow(step) };
  const next = act(game, waitsFor(game)[0] ?? '', action, lessonLuck(course)(game));
  return next.refused ? next : allow(afterMoves(course, next.value));
}

/** A step that is only read has been. */
export function readOn(course: LessonCourse): LessonCourse {
  const step = stepOf(course);
  return step && step.goal === null ? goneOn(course, step, course.game) : course;
}

function cutTo(course: LessonCourse, starts: readonly number[]): LessonCourse {
  const { game } = course;
  const moves = starts.at(-1)!;
  const before = firstMoves({ ...game, rules: course.rules }, moves);
  if (before.refused) throw new RuleBug(before.refused.text);
  return settled({ ...course, starts, missed: null }, before.value);
}

/** Back to where the step began, and from there to the step before it. */
export function stepBack(course: LessonCourse): LessonCourse {
  const { starts, game } = course;
  const isBegun = game.moves.length > startOf(course);
  return cutTo(course, isBegun || starts.length === 1 ? starts : starts.slice(0, -1));
}

/** The next action of the way that the lesson knows; undefined where the player has left it. */
export function shownNext(course: LessonCourse): unknown {
  const done = course.game.moves.slice(startOf(course)).map(({ action }) => action);
  const { shown = [] } = stepOf(course) ?? {};
  return done.every((action, i) => sameJson(action, shown[i])) ? shown[done.length] : undefined;
}
