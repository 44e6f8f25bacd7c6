/** A part of a page that needs the words of a book: until they are there, or if they cannot be had, it says so. */
import type { Book } from '@longroll/kernel';
import type { ReactNode } from 'react';
import { type ReadBook, useBook } from './useBook.ts';

interface WithBookProps {
  readonly book: Book;
  readonly children: (book: ReadBook) => ReactNode;
}

export function WithBook({ book, children }: WithBookProps) {
  const fetched = useBook(book);
  if (fetched.state === 'here') return children(fetched.book);
  if (fetched.state === 'coming') return <p className="loading">The book is being opened.</p>;
  return (
    <p className="refused" role="alert">
      The words of the rules could not be fetched: is there a network?{' '}
      <button type="button" onClick={fetched.again}>
        Try again
      </button>
    </p>
  );
}
