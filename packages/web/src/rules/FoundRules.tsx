/** What was found, of one system or of several. */

import { RuleLine } from './RuleLine.tsx';
import type { RuleHit } from './search.ts';

interface FoundRulesProps {
  readonly system: string;
  readonly hits: readonly RuleHit[];
}

export const countWords = (count: number): string => (count === 1 ? '1 rule' : `${count} rules`);

export const FoundRules = ({ system, hits }: FoundRulesProps) => (
  <ul className="rule-list found-rules">
    {hits.map(({ rule, line }) => (
      <RuleLine key={rule.id} system={system} rule={rule}>
        {line !== null && <small>{line}</small>}
      </RuleLine>
    ))}
  </ul>
);
