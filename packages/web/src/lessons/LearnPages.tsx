/** The rooms of learning: one chunk that comes when it is first entered. */
import type { CardSystem, MapEntry, Registry } from '@longroll/kernel';
import { HintedGamePage } from './HintedGamePage.tsx';
import { LearnRoom } from './LearnRoom.tsx';
import { LessonPage } from './LessonPage.tsx';
import type { LearnRoute } from './learnRoute.ts';
import { usePrimer } from './usePrimer.ts';

interface LearnPagesProps {
  readonly registry: Registry;
  readonly maps: readonly MapEntry[];
  readonly route: Exclude<LearnRoute, { page: 'nowhere' }>;
}

export function LearnPages({ registry, maps, route }: LearnPagesProps) {
  if (route.page === 'learn') return <LearnRoom registry={registry} />;
  return <Found key={route.name} {...{ registry, maps }} system={route.system} name={route.name} />;
}

interface FoundProps extends Omit<LearnPagesProps, 'route'> {
  readonly system: CardSystem;
  readonly name: string;
}

function Found({ registry, maps, system, name }: FoundProps) {
  const primer = usePrimer(system);
  if (primer === null) return <p className="loading">One moment.</p>;
  if ('wrong' in primer) return <NoLesson wrong={primer.wrong} />;
  const id = `${system.id}/${name}`;
  if (primer.game.id === id) return <HintedGamePage {...{ registry, maps }} game={primer.game} />;
  const lesson = primer.lessons.find((one) => one.id === id);
  const map = maps.find((one) => one.id === lesson?.entry.map);
  if (!lesson || !map) return <NoLesson wrong={`There is no lesson ${name}.`} />;
  return <LessonPage {...{ registry, system, primer, lesson, map }} />;
}

const NoLesson = ({ wrong }: { readonly wrong: string }) => (
  <section className="not-here">
    <h1>Nothing stands here</h1>
    <p className="refused" role="alert">
      {wrong}
    </p>
    <p>
      <a className="button" href="/learn">
        All lessons
      </a>
    </p>
  </section>
);
