/** The number of a rule: a tap opens the rule in place, and as a link it leads to the Rules room. */
import { type MouseEvent, use } from 'react';
import { OpenRuleContext, ruleAddress } from './atHand.ts';

interface RuleLinkProps {
  readonly system: string;
  readonly id: string;
  readonly tabIndex?: number | undefined;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export function RuleLink({ system, id, tabIndex }: RuleLinkProps) {
  const open = use(OpenRuleContext);
  const tap = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!open || !isPlain(event)) return;
    event.preventDefault();
    open({ system, id }, event.currentTarget);
  };
  return (
    <a
      className="rule-link"
      href={ruleAddress(system, id)}
      aria-haspopup={open ? 'dialog' : undefined}
      aria-label={`Rule ${id}`}
      tabIndex={tabIndex}
      onClick={tap}
    >
      {id}
    </a>
  );
}
