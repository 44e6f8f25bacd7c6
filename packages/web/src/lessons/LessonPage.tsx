/** One lesson: its map unfolded, its position laid out, the coach beside it. */
import {
  beginLesson,
  type CardSystem,
  type Lesson,
  type MapEntry,
  type Primer,
  type Registry,
} from '@longroll/kernel';
import { use, useEffect, useMemo } from 'react';
import { withSheet } from '../field/scenarios.ts';
import { TablePage } from '../field/TablePage.tsx';
import { type Laid, useRules } from '../field/useRules.ts';
import { NoMap } from '../map/MapRoom.tsx';
import { musterOf } from '../muster/muster.ts';
import { Coach, lessonPath } from './Coach.tsx';
import { keepDone } from './progress.ts';
import { useLesson } from './useLesson.ts';

interface LessonPageProps {
  readonly registry: Registry;
  readonly system: CardSystem;
  readonly primer: Primer;
  readonly lesson: Lesson;
  readonly map: MapEntry;
}

export function LessonPage({ map, ...props }: LessonPageProps) {
  const { laid, again } = useRules(props.lesson.entry, map);
  if (laid === null) return <p className="loading">The map is being unfolded.</p>;
  if ('wrong' in laid) return <NoMap wrong={laid.wrong} onAgain={again} />;
  return <LessonTable {...props} laid={laid} />;
}

interface LessonTableProps extends Omit<LessonPageProps, 'map'> {
  readonly laid: Exclude<Laid, null | { readonly wrong: string }>;
}

/** The lesson after this one, or the game that all were for. */
function nextOf({ lessons, game }: Primer, lesson: Lesson): Pick<Lesson, 'id' | 'title'> {
  return lessons[lessons.indexOf(lesson) + 1] ?? game;
}

function LessonTable({ registry, system, primer, lesson, laid }: LessonTableProps) {
  const begun = useMemo(
    () => beginLesson(lesson, { ...laid, system: system.id, version: system.version }),
    [lesson, laid, system],
  );
  const muster = use(musterOf(system));
  const playable = useMemo(
    () => withSheet({ entry: lesson.entry, system }, muster, lesson.sheet),
    [lesson, system, muster],
  );
  const played = useLesson(begun);
  const over = played.course.starts.length > lesson.steps.length;
  useEffect(() => {
    if (over) keepDone(lesson.id);
  }, [over, lesson]);
  const next = nextOf(primer, lesson);
  const number = primer.lessons.indexOf(lesson) + 1;
  const on = (
    <>
      <a className="button primary" href={lessonPath(next)}>
        Next: {next.title}
      </a>
      <a className="button" href="/learn">
        All lessons
      </a>
    </>
  );
  return (
    <TablePage
      {...{ registry, playable }}
      map={laid.map}
      opened={begun.game}
      kept={null}
      told=""
      coach={{
        played: played.played,
        panel: (desk) => <Coach {...{ desk, number }} lesson={played} next={on} />,
      }}
    />
  );
}
