/** One rule with its chapter around it. */
import type { Book, CardSystem, Rule } from '@longroll/kernel';
import { ruleAddress } from '../cite/atHand.ts';
import { ChapterList } from './BookPage.tsx';
import { RuleBody } from './RuleBody.tsx';
import type { ReadBook } from './useBook.ts';
import { WithBook } from './WithBook.tsx';

interface RulePageProps {
  readonly system: CardSystem;
  readonly book: Book;
  readonly id: string;
}

export function RulePage({ system, book, id }: RulePageProps) {
  return (
    <div className="room rule-page">
      <WithBook book={book}>{(read) => <Opened {...{ system, book, read, id }} />}</WithBook>
    </div>
  );
}

interface OpenedProps extends RulePageProps {
  readonly read: ReadBook;
}

function Opened({ system, book, read, id }: OpenedProps) {
  const rule = read.rule(id)!;
  const chapter = read.chapters.find(({ rules }) => rules.some((one) => one.id === id))!;
  return (
    <>
      <article className="rule">
        <header className="room-head">
          <p className="eyebrow">
            <a href={`/rules/${system.id}`}>{system.title}</a> · {chapter.title}
          </p>
          <h1>
            <span className="number">{id}</span> {rule.title}
          </h1>
        </header>
        <RuleBody system={system.id} contents={book.contents} rule={rule} glossary={read.glossary} />
        <Neighbours system={system.id} rules={read.rules} rule={rule} />
      </article>
      <aside className="around" aria-label="Its chapter">
        <ChapterList system={system.id} book={read} chapter={chapter} current={id} />
        <p className="tools">
          <a href={`/rules/${system.id}`}>All chapters</a>{' '}
          <a href={`/rules/${system.id}/glossary`}>Glossary</a>
        </p>
      </aside>
    </>
  );
}

interface NeighboursProps {
  readonly system: string;
  readonly rules: readonly Rule[];
  readonly rule: Rule;
}

function Neighbours({ system, rules, rule }: NeighboursProps) {
  const at = rules.indexOf(rule);
  const [before, after] = [rules[at - 1], rules[at + 1]];
  return (
    <nav className="neighbours" aria-label="Rules before and after">
      {before && <Neighbour {...{ system, rule: before }} words="Before" />}
      {after && <Neighbour {...{ system, rule: after }} words="Next" />}
    </nav>
  );
}

const Neighbour = ({ system, rule, words }: Pick<NeighboursProps, 'system' | 'rule'> & { words: string }) => (
  <a href={ruleAddress(system, rule.id)} data-words={words}>
    <small>{words}</small> <span className="number">{rule.id}</span> {rule.title}
  </a>
);
