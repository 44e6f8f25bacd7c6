/** The coach beside the table: what has come about, what there is to know, what to do now. */
import { type Lesson, type Saying, shownNext, stepNumber, stepOf } from '@longroll/kernel';
import { type ReactNode, useState } from 'react';
import { Cite } from '../cite/Cite.tsx';
import { lyingAt } from '../field/tapping.ts';
import type { Desk } from '../field/useDesk.ts';
import type { PlayedLesson } from './useLesson.ts';

interface CoachFrameProps {
  readonly head: ReactNode;
  /** A coach leads; advice only stands by. */
  readonly leads?: boolean;
  /** What can always be asked of the coach. */
  readonly asks?: ReactNode;
  readonly children: ReactNode;
}

/** Folded on a phone when the map is wanted; the head stays. */
export function CoachFrame({ head, leads = false, asks, children }: CoachFrameProps) {
  const [folded, setFolded] = useState(false);
  return (
    <aside
      className="coach"
      aria-label={leads ? 'Coach' : 'Hints'}
      data-leads={leads || undefined}
      data-folded={folded || undefined}
    >
      <header>
        <p className="eyebrow">{head}</p>
        <p className="asks">
          {asks}
          <button type="button" className="quiet" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
            {folded ? 'Read' : 'Fold'}
          </button>
        </p>
      </header>
      {children}
    </aside>
  );
}

export const Sayings = ({ say }: { readonly say: readonly Saying[] }) =>
  say.map(({ text, cite = '' }) => (
    <p key={text}>
      {text} <Cite of={cite} bare />
    </p>
  ));

/** Something was tapped that this step does not speak of. */
function strays({ open, picked, looked, ready, table, options }: Desk): boolean {
  if (open) return false;
  if (picked !== null) return !ready.includes(picked) && !table.active.includes(picked);
  return (
    looked >= 0 &&
    lyingAt(table.pieces, looked).length === 0 &&
    !options.some(({ told }) => told.cell === looked)
  );
}

interface CoachProps {
  readonly desk: Desk;
  readonly lesson: PlayedLesson;
  /** Which lesson it is, from 1. */
  readonly number: number;
  /** Where one goes from here when it is done. */
  readonly next: ReactNode;
}

export function Coach({ desk, lesson, number, next }: CoachProps) {
  const { course } = lesson;
  const at = stepNumber(course);
  const { steps } = course.lesson;
  const over = at === steps.length;
  return (
    <CoachFrame
      leads
      head={
        <>
          Lesson {number} <span className="coach-step">{over ? 'done' : `${at + 1} of ${steps.length}`}</span>
        </>
      }
      asks={course.missed === null && <Asks lesson={lesson} />}
    >
      <div className="coach-words" key={at}>
        <p className="came" role="status">
          {course.missed ?? steps[at - 1]?.done}
        </p>
        {course.missed === null && !over && <Sayings say={steps[at]!.say} />}
        {over && <p>{course.lesson.close}</p>}
      </div>
      {over ? (
        <p className="ways">{next}</p>
      ) : course.missed !== null ? (
        <p className="ways">
          <button type="button" className="primary" onClick={lesson.back}>
            Take a step back
          </button>
        </p>
      ) : (
        <ToDo desk={desk} lesson={lesson} />
      )}
    </CoachFrame>
  );
}

function Asks({ lesson }: Pick<CoachProps, 'lesson'>) {
  const { course, back, show } = lesson;
  const isFirst = stepNumber(course) === 0 && course.game.moves.length === course.starts[0];
  return (
    <>
      {shownNext(course) !== undefined && (
        <button type="button" className="quiet" onClick={show}>
          Show me
        </button>
      )}
      {!isFirst && (
        <button type="button" className="quiet" onClick={back}>
          Back
        </button>
      )}
    </>
  );
}

function ToDo({ desk, lesson }: Omit<CoachProps, 'next' | 'number'>) {
  const { todo, otherwise, goal } = stepOf(lesson.course)!;
  return (
    <>
      <p className="todo">{todo}</p>
      <p className="otherwise" role="status">
        {strays(desk) ? otherwise : ''}
      </p>
      {goal === null && (
        <p className="ways">
          <button type="button" className="primary" onClick={lesson.readOn}>
            Go on
          </button>
        </p>
      )}
    </>
  );
}

export const lessonPath = ({ id }: Pick<Lesson, 'id'>): string => `/learn/${id}`;
