/** A rule in a list: its number, its title, the printed number, and whether it is ours. */
import { printedWords, type Rule } from '@longroll/kernel';
import type { ReactNode } from 'react';
import { ruleAddress } from '../cite/atHand.ts';
import { Ours } from '../cite/Cite.tsx';

interface RuleLineProps {
  readonly system: string;
  readonly rule: Rule;
  readonly current?: boolean;
  /** What else there is to say: the sentence that was found. */
  readonly children?: ReactNode;
}

export function RuleLine({ system, rule, current = false, children }: RuleLineProps) {
  const printed = printedWords(rule);
  return (
    <li className="rule-line">
      <a href={ruleAddress(system, rule.id)} aria-current={current ? 'page' : undefined}>
        <span className="number">{rule.id}</span> <span className="title">{rule.title}</span>
      </a>
      <span className="ground">
        {printed !== '' && <span className="printed">{printed}</span>}
        {rule.basis === 'ours' && <Ours />}
      </span>
      {children}
    </li>
  );
}
