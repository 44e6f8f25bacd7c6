/** Keys of the whole table; fields, dialogs and combinations keep theirs. */
import { useLayoutEffect, useRef } from 'react';

export type Keys = Readonly<Record<string, (event: KeyboardEvent) => unknown>>;

const WRITTEN_IN = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select, dialog';
const TICKED = 'input[type=checkbox], input[type=radio]';

/** A box that is ticked takes no letters. */
const isTaken = ({ target, key }: KeyboardEvent): boolean => {
  if (!(target instanceof Element)) return false;
  const ticks = key === ' ' || key.startsWith('Arrow');
  return target.closest(WRITTEN_IN) !== null || (ticks && target.closest(TICKED) !== null);
};

/** A button or link that has the focus is pressed by these. */
const isPressed = ({ key, target }: KeyboardEvent): boolean =>
  (key === ' ' || key === 'Enter') &&
  target instanceof Element &&
  target.closest('button, summary, a, [role=tab]') !== null;

export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  // As soon as the table is seen: a key pressed at once must not be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTaken(event) || isPressed(event)) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
