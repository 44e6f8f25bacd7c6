/** A lesson that is being played, as the table wants a game: nothing of it is kept, and it can always go back. */
import {
  actInLesson,
  afterMoves,
  type LessonCourse,
  lessonLuck,
  notNow,
  type Refusal,
  readOn,
  recordOf,
  shownNext,
  stepBack,
  stepNumber,
  stepOf,
  type Verdict,
} from '@longroll/kernel';
import { useCallback, useRef, useState } from 'react';
import { type Relisting, relisted } from '../field/listing.ts';
import { checkedWords } from '../field/opening.ts';
import type { PlayedGame } from '../field/useGame.ts';
import { type Bound, goesOn, walked } from '../field/walking.ts';

export interface PlayedLesson {
  readonly course: LessonCourse;
  readonly played: PlayedGame;
  readonly readOn: () => void;
  readonly back: () => void;
  /** Does the next thing of the way that the lesson knows. */
  readonly show: () => void;
}

const allowed = (value: LessonCourse): Verdict<LessonCourse> => ({ refused: null, value });

/** More on the list are moves like others; to take one off goes back to where the step began. */
function relistedIn(course: LessonCourse, change: Relisting): Verdict<LessonCourse> {
  if (change !== 'all') return allowed(stepBack(course));
  const next = relisted(course.game, change, lessonLuck(course));
  return next.refused ? next : allowed(afterMoves(course, next.value));
}

/** As far as the step goes and nothing new is seen: who strays is told so where it happens. */
function walkedIn(course: LessonCourse, { piece, path }: Bound): LessonCourse {
  let now = course;
  for (let i = 1; i < path.length; i++) {
    const game = walked(now.game, piece, path.slice(i - 1, i + 1), lessonLuck(now));
    if (game.moves.length === now.game.moves.length) return now;
    const next = afterMoves(now, game);
    if (next.missed !== null || stepNumber(next) > stepNumber(now) || !goesOn(now.game, game, piece))
      return next;
    now = next;
  }
  return now;
}

export function useLesson(begun: LessonCourse): PlayedLesson {
  const [course, setCourse] = useState(begun);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [checked, setChecked] = useState('');
  const latest = useRef(course);
  const take = useCallback((move: (course: LessonCourse) => Verdict<LessonCourse>) => {
    const next = move(latest.current);
    setRefused(next.refused);
    setChecked('');
    if (next.refused) return;
    latest.current = next.value;
    setCourse(next.value);
  }, []);
  const back = useCallback(() => take((now) => allowed(stepBack(now))), [take]);
  const played: PlayedGame = {
    ...{ game: course.game, isClosed: false, shared: null, unkept: false, refused, checked },
    // A lesson is about one piece at a time.
    ...{ order: () => undefined, carried: null, take: () => null },
    do: useCallback(({ action }) => take((now) => actInLesson(now, action)), [take]),
    walk: useCallback((bound) => take((now) => allowed(walkedIn(now, bound))), [take]),
    // A lesson speaks of the steps one by one.
    march: useCallback(({ action }) => take((now) => actInLesson(now, action)), [take]),
    relist: useCallback((change) => take((now) => relistedIn(now, change)), [take]),
    agree: useCallback(() => take((now) => ({ refused: notNow(stepOf(now)) })), [take]),
    undo: back,
    check: useCallback(() => {
      const { game, rules } = latest.current;
      setChecked(checkedWords({ ...game, rules }, recordOf(game)));
    }, []),
  };
  return {
    ...{ course, played, back },
    readOn: useCallback(() => take((now) => allowed(readOn(now))), [take]),
    show: useCallback(() => take((now) => actInLesson(now, shownNext(now))), [take]),
  };
}
