/** A modal dialog beside what opened it; when it closes, the focus goes back there. */
import { type RefObject, useEffect, useRef } from 'react';

const GAP = 8;

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** Under the citation if there is room, else above it; on narrow screens the style sheet places it. */
function place(dialog: HTMLElement, from: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const below = from.bottom + GAP;
  const top = below + height <= innerHeight - GAP ? below : from.top - GAP - height;
  dialog.style.setProperty('--top', `${within(top, GAP, innerHeight - height - GAP)}px`);
  const left = from.right - width;
  dialog.style.setProperty('--left', `${within(left, GAP, innerWidth - width - GAP)}px`);
}

export function useDialog(from: HTMLElement): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current!;
    const at = from.getBoundingClientRect();
    if (!opened.open) opened.showModal();
    // The words may come later than the dialog, and a rule that it refers to may be longer.
    const watch = new ResizeObserver(() => place(opened, at));
    watch.observe(opened);
    return () => {
      watch.disconnect();
      if (from.isConnected) from.focus({ preventScroll: true });
    };
  }, [from]);
  return dialog;
}
