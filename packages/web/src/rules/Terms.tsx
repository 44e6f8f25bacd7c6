/** Words with their meaning, the rule they come from, and what the code calls them. */
import type { Term } from '@longroll/kernel';
import { Cite } from '../cite/Cite.tsx';

interface TermsProps {
  readonly terms: readonly Term[];
}

export const Terms = ({ terms }: TermsProps) => (
  <dl className="terms">
    {terms.map(({ word, rule, code, meaning }) => (
      <div key={`${word} ${rule}`}>
        <dt>
          {word}
          {code !== '' && code !== word && <code>{code}</code>}
        </dt>
        <dd>
          {meaning} <Cite of={rule} bare />
        </dd>
      </div>
    ))}
  </dl>
);
