/** The frame of every page, and which page an address means. */
import type { Registry } from '@longroll/kernel';
import { useLocation } from 'wouter';
import { Contents } from './Contents.tsx';
import { Masthead } from './Masthead.tsx';
import { Resolver } from './Resolver.tsx';

interface AppProps {
  readonly registry: Registry;
}

/** `/gcacw/combat` asks that question; the bare address the first one there is. */
function questionAt(registry: Registry, path: string) {
  const id = path.replace(/^\/+|\/+$/g, '');
  return id === '' ? registry.questions[0] : registry.question(id);
}

export function App({ registry }: AppProps) {
  const [path] = useLocation();
  const question = questionAt(registry, path);
  return (
    <>
      <Masthead />
      <Contents registry={registry} current={question?.id} />
      <main id="main" tabIndex={-1}>
        {question ? (
          <Resolver key={question.id} question={question} registry={registry} />
        ) : (
          <NotHere registry={registry} path={path} />
        )}
      </main>
      <footer className="imprint">
        <p>
          Unofficial, and not affiliated with any publisher. The games and their names belong to their owners;
          you need your own copy to play. <a href="/api/docs">HTTP API</a>
        </p>
      </footer>
    </>
  );
}

function NotHere({ registry, path }: AppProps & { readonly path: string }) {
  return (
    <section className="not-here">
      <h1>Nothing stands here</h1>
      <p>
        There is no page at <code>{path}</code>. What there is:
      </p>
      <ul>
        {registry.questions.map(({ id, title, about }) => (
          <li key={id}>
            <a href={`/${id}`}>{title}</a>: {about}
          </li>
        ))}
      </ul>
    </section>
  );
}
