/** A rule as it is read: what it rests on, its words, and the words of the glossary that come from it. */
import { type Contents, citedIds, groundWords, type Rule, type Term } from '@longroll/kernel';
import { Ours } from '../cite/Cite.tsx';
import { Terms } from './Terms.tsx';
import { Words } from './Words.tsx';

interface RuleBodyProps {
  readonly system: string;
  readonly contents: Contents;
  readonly rule: Rule;
  readonly glossary: readonly Term[];
}

export function RuleBody({ system, contents, rule, glossary }: RuleBodyProps) {
  const terms = glossary.filter((term) => citedIds(term.rule).includes(rule.id));
  return (
    <>
      <p className="ground" data-basis={rule.basis}>
        {rule.basis === 'ours' && <Ours />} {groundWords(rule)}
      </p>
      <Words {...{ system, contents }} text={rule.text} />
      {terms.length > 0 && <Terms terms={terms} />}
    </>
  );
}
