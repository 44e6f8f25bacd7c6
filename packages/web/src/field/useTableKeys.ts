/** The keys of the table, and the orders that buttons give as well. */
import type { TabName } from './Orders.tsx';
import type { Desk } from './useDesk.ts';
import { useKeys } from './useKeys.ts';

interface KeyOrders {
  readonly desk: Desk;
  readonly find: (piece: string, cell: number) => void;
  readonly setTab: (tab: TabName) => void;
  readonly onHelp: () => void;
}

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

export function useTableKeys({ desk, find, setTab, onHelp }: KeyOrders) {
  const { ready, picked, table, open, ending, isNow } = desk;
  const next = () => {
    const piece = ready[(ready.indexOf(picked ?? '') + 1) % ready.length];
    if (piece === undefined) return;
    setTab('actions');
    find(piece, table.pieces.find(({ id }) => id === piece)?.cell ?? -1);
  };
  const undo = () => {
    if (isNow) desk.played.undo();
  };
  const leave = () => {
    if (open) desk.setOpen(null);
    else if (picked !== null) desk.pick(null);
    else {
      setTab('actions');
      // The tab may only now come up.
      requestAnimationFrame(() => focusOn('.action[data-ends]'));
    }
  };
  useKeys({
    ...{ u: undo, n: next, '?': onHelp, Escape: leave, m: () => focusOn('.table-map canvas') },
    e: () => ending && isNow && desk.choose(ending),
    '1': () => setTab('actions'),
    '2': () => setTab('journal'),
    '3': () => setTab('rosters'),
    '4': () => setTab('score'),
  });
  return { next, undo };
}
