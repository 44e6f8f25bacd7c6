/** A citation, wherever one stands: each rule opens at a tap, with its printed number, and says so if it is ours. */
import { type Basis, basisOf, citedIds, printedWords } from '@longroll/kernel';
import { Fragment, use } from 'react';
import { type AtHand, AtHandContext } from './atHand.ts';
import { RuleLink } from './RuleLink.tsx';

interface CiteProps {
  readonly of: string;
  /** What it rests on, where that is known better than from the book. */
  readonly basis?: Basis | undefined;
  /** The numbers alone, where there is no room for more. */
  readonly bare?: boolean;
  readonly tabIndex?: number | undefined;
}

export function Cite({ of, basis, bare = false, tabIndex }: CiteProps) {
  const atHand = use(AtHandContext);
  if (of === '') return null;
  if (!atHand) return <cite className="cited">{of}</cite>;
  const ground = basis ?? basisOf(atHand.contents, of);
  return (
    <cite className="cited">
      {citedIds(of).map((id, i) => (
        <Fragment key={id}>
          {i > 0 && ', '}
          <Cited {...{ id, atHand, bare, tabIndex }} />
        </Fragment>
      ))}
      {!bare && ground === 'ours' && (
        <>
          {' '}
          <Ours />
        </>
      )}
    </cite>
  );
}

interface CitedProps {
  readonly id: string;
  readonly atHand: AtHand;
  readonly bare: boolean;
  readonly tabIndex: number | undefined;
}

function Cited({ id, atHand, bare, tabIndex }: CitedProps) {
  const rule = atHand.contents.line(id);
  if (!rule) return id;
  const printed = bare ? '' : printedWords(rule);
  return (
    <>
      <RuleLink system={atHand.system} id={id} tabIndex={tabIndex} />
      {printed !== '' && <span className="printed"> {printed}</span>}
    </>
  );
}

/** A shape and a word: what we read, not what is printed. */
export const Ours = () => <span className="ours-mark">ours</span>;
