/** The book of a system: its contents by chapters, or what was found in it. */
import type { Book, CardSystem, Chapter } from '@longroll/kernel';
import { Finder } from '../find/Finder.tsx';
import { useQuery } from '../find/useQuery.ts';
import { countWords, FoundRules } from './FoundRules.tsx';
import { RuleLine } from './RuleLine.tsx';
import { findRules, findTerms } from './search.ts';
import { Terms } from './Terms.tsx';
import type { ReadBook } from './useBook.ts';
import { WithBook } from './WithBook.tsx';

interface BookPageProps {
  readonly system: CardSystem;
  readonly book: Book;
}

export function BookPage({ system, book }: BookPageProps) {
  const [query, find] = useQuery();
  return (
    <div className="room book-page">
      <header className="room-head">
        <p className="eyebrow">
          <a href="/rules">Rules</a>
        </p>
        <h1>{system.title}</h1>
        <p className="tools">
          <a href={`/rules/${system.id}/glossary`}>Glossary</a>
          <a href={`/charts/${system.id}`}>The card</a>
        </p>
        <Finder
          label="Find in this book"
          hint="a word, or a number of ours or of the card"
          query={query}
          onFind={find}
        />
      </header>
      <WithBook book={book}>
        {(read) =>
          query.trim() === '' ? (
            <Chapters system={system.id} book={read} />
          ) : (
            <Found system={system.id} book={read} query={query} />
          )
        }
      </WithBook>
    </div>
  );
}

interface OpenProps {
  readonly system: string;
  readonly book: ReadBook;
}

const Chapters = ({ system, book }: OpenProps) => (
  <div className="chapters">
    {book.chapters.map((chapter) => (
      <ChapterList key={chapter.id} {...{ system, book, chapter }} current={null} />
    ))}
  </div>
);

interface ChapterListProps extends OpenProps {
  readonly chapter: Chapter;
  readonly current: string | null;
}

export function ChapterList({ system, book, chapter, current }: ChapterListProps) {
  const head = `chapter-${chapter.id}`;
  return (
    <section className="chapter" aria-labelledby={head}>
      <h2 id={head}>
        <span>
          <span className="number">{chapter.id}</span> {chapter.title}
        </span>
      </h2>
      <ul className="rule-list">
        {chapter.rules.map(({ id }) => (
          <RuleLine key={id} system={system} rule={book.rule(id)!} current={id === current} />
        ))}
      </ul>
    </section>
  );
}

function Found({ system, book, query }: OpenProps & { readonly query: string }) {
  const hits = findRules(book.rules, query);
  const terms = findTerms(book.glossary, query);
  return (
    <div className="found">
      <p role="status">
        {countWords(hits.length)}
        {terms.length > 0 && `, ${terms.length} ${terms.length === 1 ? 'word' : 'words'} of the glossary`}
        {hits.length + terms.length === 0 && '. Try fewer letters, or another word for it.'}
      </p>
      <FoundRules system={system} hits={hits} />
      {terms.length > 0 && <Terms terms={terms} />}
    </div>
  );
}
