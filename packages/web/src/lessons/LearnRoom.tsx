/** Where one learns to play: the lessons in their order, and how far one has come. */
import type { CardSystem, Primer, Registry } from '@longroll/kernel';
import { lessonPath } from './Coach.tsx';
import { progress } from './progress.ts';
import { usePrimer } from './usePrimer.ts';

export function LearnRoom({ registry }: { readonly registry: Registry }) {
  return (
    <div className="room learn-room">
      <header className="room-head">
        <h1>Learn to play</h1>
        <p className="lede">
          Short lessons on the real map by the real rules, then a first whole game with hints. A few minutes
          each; you may stop after any of them.
        </p>
      </header>
      {registry.systems
        .filter(({ primer }) => primer)
        .map((system) => (
          <Lessons key={system.id} system={system} />
        ))}
    </div>
  );
}

function Lessons({ system }: { readonly system: CardSystem }) {
  const primer = usePrimer(system);
  return (
    <section className="sheets" aria-label={system.title}>
      <h2>{system.title}</h2>
      {primer === null && <p className="loading">One moment.</p>}
      {primer && 'wrong' in primer && (
        <p className="refused" role="alert">
          {primer.wrong}
        </p>
      )}
      {primer && 'lessons' in primer && <InOrder primer={primer} />}
    </section>
  );
}

function InOrder({ primer }: { readonly primer: Primer }) {
  const { done } = progress();
  const all = [...primer.lessons, primer.game];
  const next = all.find(({ id }) => !done.includes(id));
  const behind = all.filter(({ id }) => done.includes(id)).length;
  return (
    <>
      <p className="how-far">
        {primer.lessons.length} lessons and a game: {behind === 0 ? 'none' : behind} of {all.length} done.
      </p>
      <ol className="lessons">
        {all.map((one, i) => (
          <li key={one.id} data-next={one === next || undefined}>
            <span className="number">{i + 1}.</span> <a href={lessonPath(one)}>{one.title}</a>{' '}
            <small>{done.includes(one.id) ? 'done' : one === next ? 'next' : ''}</small>
            <p>{one.about}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
