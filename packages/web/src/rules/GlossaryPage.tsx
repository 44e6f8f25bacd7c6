/** Words that players and code use, with what they mean. */
import type { Book, CardSystem, Term } from '@longroll/kernel';
import { Finder } from '../find/Finder.tsx';
import { useQuery } from '../find/useQuery.ts';
import { findTerms } from './search.ts';
import { Terms } from './Terms.tsx';
import { WithBook } from './WithBook.tsx';

const byWord = (terms: readonly Term[]): readonly Term[] =>
  [...terms].sort((one, other) => one.word.localeCompare(other.word, 'en'));

interface GlossaryPageProps {
  readonly system: CardSystem;
  readonly book: Book;
}

export function GlossaryPage({ system, book }: GlossaryPageProps) {
  const [query, find] = useQuery();
  return (
    <div className="room glossary-page">
      <header className="room-head">
        <p className="eyebrow">
          <a href={`/rules/${system.id}`}>{system.title}</a>
        </p>
        <h1>Glossary</h1>
        <Finder label="Find a word" hint="fatigue, stack, demoralized …" query={query} onFind={find} />
      </header>
      <WithBook book={book}>
        {({ glossary }) => {
          const found = findTerms(byWord(glossary), query);
          return (
            <>
              <p className="count" role="status">
                {found.length} {found.length === 1 ? 'word' : 'words'}
                {glossary.length === 0 && '. This book has no glossary yet.'}
              </p>
              <Terms terms={found} />
            </>
          );
        }}
      </WithBook>
    </div>
  );
}
