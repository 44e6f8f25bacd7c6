/** Why nothing can be done with the piece that is picked, with its rule. */
import { Cite } from '../cite/Cite.tsx';
import type { Desk } from './useDesk.ts';

export function WhyIdle({ desk }: { readonly desk: Desk }) {
  const { idle } = desk;
  if (!idle) return <p className="hint">Nothing can be done with it now.</p>;
  return (
    <p className="hint why-idle" role="status">
      {idle.text} <Cite of={idle.cite} basis={idle.basis} />
    </p>
  );
}
