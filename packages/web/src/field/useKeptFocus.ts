/** What was focused is gone after every move: who plays by keyboard finds the focus on the first thing to do. */
import type { Game } from '@longroll/kernel';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Open } from './useDesk.ts';

/** A new game or something else lying open makes the focus vanish; the mouse does not want it back. */
export function useKeptFocus(panel: RefObject<HTMLElement | null>, game: Game, open: Open) {
  const keyed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what takes the focus away.
  useLayoutEffect(() => {
    if (!keyed.current || document.activeElement !== document.body) return;
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what);
    (find('.action') ?? find('[role=tab][aria-selected=true]'))?.focus();
  }, [panel, game, open]);
  return {
    onKeyDownCapture: () => {
      keyed.current = true;
    },
    // A click that no pointer made comes from the keyboard or from a reader of the screen.
    onClickCapture: ({ detail }: { readonly detail: number }) => {
      keyed.current = detail === 0;
    },
  };
}
