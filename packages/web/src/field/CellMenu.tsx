/** Several things can be done at one cell: a small list beside it. */
import type { Registry } from '@longroll/kernel';
import { useLayoutEffect, useRef } from 'react';
import { Peek } from './Peek.tsx';
import type { Desk, Open } from './useDesk.ts';
import { useRoving } from './useRoving.ts';
import { cellName } from './words.ts';

interface CellMenuProps {
  readonly desk: Desk;
  readonly registry: Registry;
  readonly open: Extract<Open, { what: 'menu' }>;
  readonly keyed: boolean;
  readonly onClose: () => void;
}

export function CellMenu({ desk, registry, open, keyed, onClose }: CellMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const { bound } = open;
  const onKeyDown = useRoving(list, onClose);
  useLayoutEffect(() => {
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
          {option.told.asks && <Peek registry={registry} option={option} />}
        </button>
      ))}
      {bound && (
        <button type="button" onClick={() => desk.goOn(bound)}>
          On to {cellName(desk.map, bound.path.at(-1)!)}, nobody else
        </button>
      )}
    </div>
  );
}
