/** Asked once before something ends for good: it cannot be taken back. */
import { useLayoutEffect, useRef } from 'react';
import { Cite } from '../cite/Cite.tsx';
import type { Option } from './options.ts';
import type { Desk } from './useDesk.ts';

export function AskEnd({ desk, option }: { readonly desk: Desk; readonly option: Option }) {
  const { told } = option;
  const commit = useRef<HTMLButtonElement>(null);
  // Where the panel scrolls as one, the question comes into sight with the focus.
  useLayoutEffect(() => commit.current?.focus(), []);
  return (
    <section className="odds-view ask-end" aria-label={`Before: ${told.text}`}>
      <p className="headline">
        {told.text}? <small>It cannot be taken back.</small> <Cite of={told.cite} bare />
      </p>
      <p className="ways">
        <button ref={commit} type="button" className="primary" onClick={() => desk.commit(option)}>
          {told.text} <kbd>E</kbd>
        </button>
        <button type="button" onClick={() => desk.setOpen(null)}>
          Not now
        </button>
      </p>
    </section>
  );
}
