/** Every chart and every question of every card, to be found by its place or by any word on it. */
import { type CardSystem, type Registry, systemOf } from '@longroll/kernel';
import { Finder } from '../find/Finder.tsx';
import { useQuery } from '../find/useQuery.ts';
import { find as found, type Hit } from './search.ts';

interface RoomProps {
  readonly registry: Registry;
}

export function ChartsRoom({ registry }: RoomProps) {
  const [query, find] = useQuery();
  return (
    <div className="room">
      <header className="room-head">
        <h1>Charts</h1>
        <Finder label="Find on the cards" hint="creek, rout, fatigue, +2 …" query={query} onFind={find} />
      </header>
      {query.trim() === '' ? <Shelves registry={registry} /> : <Found registry={registry} query={query} />}
    </div>
  );
}

const Shelves = ({ registry }: RoomProps) => (
  <div className="shelves">
    {registry.systems.map((system) => (
      <Shelf key={system.id} system={system} />
    ))}
  </div>
);

function Shelf({ system }: { readonly system: CardSystem }) {
  return (
    <section className="shelf" aria-labelledby={`shelf-${system.id}`}>
      <h2 id={`shelf-${system.id}`}>
        {system.title}{' '}
        <small>
          <a href={`/charts/${system.id}`}>the whole card</a>
        </small>
      </h2>
      <h3>Ask</h3>
      <ul className="asks">
        {system.questions.map(({ id, title, about }) => (
          <li key={id}>
            <a href={`/${id}`} title={about}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <h3>Look up</h3>
      <ol className="lookups">
        {system.charts.map(({ id, title }) => (
          <li key={id}>
            <a href={`/charts/${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </section>
  );
}

const counted = (count: number, kind: Hit['kind']): string => `${count} ${kind}${count === 1 ? '' : 's'}`;

function Found({ registry, query }: RoomProps & { readonly query: string }) {
  const hits = found(registry, query);
  const count = (kind: Hit['kind']) => counted(hits.filter((hit) => hit.kind === kind).length, kind);
  return (
    <div className="found">
      <p role="status">
        {count('chart')}, {count('question')}
        {hits.length === 0 && '. Try fewer letters, or a word that stands on the card.'}
      </p>
      <p className="elsewhere">
        <a href={`/rules?find=${encodeURIComponent(query)}`}>Look for it in the rules</a>
      </p>
      <ul>
        {hits.map((hit) => (
          <FoundLine
            key={`${hit.kind} ${hit.id}`}
            hit={hit}
            system={registry.systems.find(({ id }) => id === systemOf(hit.id))?.title}
          />
        ))}
      </ul>
    </div>
  );
}

function FoundLine({ hit, system }: { readonly hit: Hit; readonly system: string | undefined }) {
  const { kind, id, title, line, about } = hit;
  return (
    <li>
      <a href={kind === 'chart' ? `/charts/${id}` : `/${id}`}>{kind === 'chart' ? title : `Ask: ${title}`}</a>{' '}
      {about && <small>{about}</small>} {line && <small>{line}</small>} <cite>{system}</cite>
    </li>
  );
}
