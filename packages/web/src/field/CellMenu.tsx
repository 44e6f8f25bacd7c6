/** Several things can be done at one cell: a small list beside it. */
import { useEffect, useRef } from 'react';
import type { Desk, Open } from './useDesk.ts';
import { useRoving } from './useRoving.ts';
import { cellName } from './words.ts';

interface CellMenuProps {
  readonly desk: Desk;
  readonly open: Extract<Open, { what: 'menu' }>;
  readonly keyed: boolean;
  readonly onClose: () => void;
}

export function CellMenu({ desk, open, keyed, onClose }: CellMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = useRoving(list, onClose);
  useEffect(() => {
    if (keyed) list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [keyed]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a group of fields.
    <div
      ref={list}
      className="cell-menu"
      role="group"
      aria-label={cellName(desk.map, open.cell)}
      onKeyDown={onKeyDown}
    >
      {open.options.map((option) => (
        <button key={option.key} type="button" onClick={() => desk.choose(option)}>
          {option.told.text}
        </button>
      ))}
    </div>
  );
}
