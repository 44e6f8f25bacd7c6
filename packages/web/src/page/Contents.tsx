/** What can be asked, system by system: one fold that stays out of the way. */
import { type Registry, systemOf } from '@longroll/kernel';

interface ContentsProps {
  readonly registry: Registry;
  readonly current: string | undefined;
}

export function Contents({ registry, current }: ContentsProps) {
  return (
    <nav className="contents" aria-label="Questions">
      <details>
        <summary>All questions</summary>
        {registry.systems.map(({ id, title }) => (
          <section key={id}>
            <h2>{title}</h2>
            <ul>
              {registry.questions
                .filter((question) => systemOf(question.id) === id)
                .map((question) => (
                  <li key={question.id}>
                    <a href={`/${question.id}`} aria-current={question.id === current ? 'page' : undefined}>
                      {question.title}
                    </a>{' '}
                    <small>{question.about}</small>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </details>
    </nav>
  );
}
