/** The books: one to a system, and a search through all of them. */
import { BASES, type Basis, type Book, type CardSystem, type Registry, TABLE } from '@longroll/kernel';
import { Finder } from '../find/Finder.tsx';
import { useQuery } from '../find/useQuery.ts';
import { countWords, FoundRules } from './FoundRules.tsx';
import { findRules } from './search.ts';
import { WithBook } from './WithBook.tsx';

interface RoomProps {
  readonly registry: Registry;
}

export function RulesRoom({ registry }: RoomProps) {
  const [query, find] = useQuery();
  return (
    <div className="room rules-room">
      <header className="room-head">
        <h1>Rules</h1>
        <p className="hint">
          In our own words, each with what it rests on: the printed card, another source, common knowledge, or
          ourselves.
        </p>
        <Finder label="Find in all books" hint="zone of control, rout, 7.4 …" query={query} onFind={find} />
      </header>
      <div className="books">
        {registry.systems.map((system) => {
          const book = registry.book(system.id)!;
          if (query.trim() === '') return <Spine key={system.id} system={system} book={book} />;
          return <FoundIn key={system.id} system={system} book={book} query={query} />;
        })}
      </div>
    </div>
  );
}

const GROUNDS: Readonly<Record<Basis, string>> = {
  printed: 'on the card',
  found: 'found elsewhere',
  known: 'commonly known',
  ours: 'ours',
};

interface OneBookProps {
  readonly system: CardSystem;
  readonly book: Book;
}

function Spine({ system: { id, title }, book }: OneBookProps) {
  const lines = book.contents.lines.filter((line) => !TABLE.contents.line(line.id));
  return (
    <section className="spine" aria-labelledby={`book-${id}`}>
      <h2 id={`book-${id}`}>
        <a href={`/rules/${id}`}>{title}</a> <small>{countWords(lines.length)}</small>
      </h2>
      <dl className="grounds">
        {BASES.map((basis) => (
          <div key={basis}>
            <dt>{GROUNDS[basis]}</dt>
            <dd>{lines.filter((line) => line.basis === basis).length}</dd>
          </div>
        ))}
        <div>
          <dt>about this table</dt>
          <dd>{TABLE.contents.lines.length}</dd>
        </div>
      </dl>
      <p className="tools">
        <a href={`/rules/${id}`}>Read</a> <a href={`/rules/${id}/glossary`}>Glossary</a>
      </p>
    </section>
  );
}

const MOST = 12;

function FoundIn({ system: { id, title }, book, query }: OneBookProps & { readonly query: string }) {
  return (
    <section className="spine" aria-labelledby={`book-${id}`}>
      <WithBook book={book}>
        {({ rules }) => {
          const hits = findRules(rules, query);
          return (
            <>
              <h2 id={`book-${id}`}>
                <a href={`/rules/${id}`}>{title}</a> <small role="status">{countWords(hits.length)}</small>
              </h2>
              <FoundRules system={id} hits={hits.slice(0, MOST)} />
              {hits.length > MOST && (
                <p className="tools">
                  <a href={`/rules/${id}?find=${encodeURIComponent(query)}`}>All {hits.length}</a>
                </p>
              )}
            </>
          );
        }}
      </WithBook>
    </section>
  );
}
