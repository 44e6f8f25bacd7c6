/** The keys of the table, and the orders that buttons give as well. */
import { answersOf } from './answers.ts';
import { hasCourse } from './CourseTab.tsx';
import type { Handing } from './HandOver.tsx';
import type { TabName } from './Orders.tsx';
import type { Desk } from './useDesk.ts';
import { useKeys } from './useKeys.ts';

interface KeyOrders {
  readonly desk: Desk;
  readonly find: (piece: string, cell: number) => void;
  readonly setTab: (tab: TabName) => void;
  readonly onHelp: () => void;
  readonly onSearch: () => void;
  readonly handing: Handing | null;
}

/** After the tabs, as far as there are figures; undefined for what has no key. */
const OVERLAY_KEYS: readonly string[] = ['5', '6', '7', '8', '9'];
export const overlayKey = (place: number): string | undefined => OVERLAY_KEYS[place];

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

export function useTableKeys({ desk, find, setTab, onHelp, onSearch, handing }: KeyOrders) {
  const { ready, picked, table, open, overlays, isNow, many } = desk;
  const next = () => {
    const piece = ready[(ready.indexOf(picked ?? '') + 1) % ready.length];
    if (piece === undefined) return;
    setTab('actions');
    many.open(false);
    find(piece, table.pieces.find(({ id }) => id === piece)?.cell ?? -1);
  };
  const undo = () => {
    if (isNow) desk.played.undo(desk.seat);
  };
  const orderMany = (on: boolean) => {
    setTab('actions');
    many.open(on);
  };
  const leave = () => {
    if (many.isOpen) many.open(false);
    else if (open) desk.setOpen(null);
    else if (picked !== null) desk.pick(null);
    else {
      setTab('actions');
      // The tab may only now come up.
      requestAnimationFrame(() => focusOn('.action[data-ends]'));
    }
  };
  useKeys({
    ...{ u: undo, n: next, '?': onHelp, Escape: leave, m: () => focusOn('.table-map canvas') },
    // A key held down must not answer its own question.
    e: ({ repeat }) => isNow && !repeat && (handing ? handing.onHandOver() : desk.end()),
    ...(many.kinds.length > 0 && { o: () => orderMany(!many.isOpen) }),
    ...Object.fromEntries(
      overlays.flatMap(({ id }, i) => {
        const key = overlayKey(i);
        return key === undefined ? [] : [[key, () => desk.lay(id)] as const];
      }),
    ),
    // Whoever is asked answers by one key; one that is held down answers once.
    ...Object.fromEntries(
      answersOf(desk).map(({ key, option }) => [
        key,
        ({ repeat }: KeyboardEvent) => !repeat && desk.commit(option),
      ]),
    ),
    '/': onSearch,
    '1': () => setTab('actions'),
    '2': () => setTab('journal'),
    '3': () => setTab('rosters'),
    '4': () => setTab('score'),
    ...(hasCourse(table) && { '0': () => setTab('course') }),
  });
  return { next, undo };
}
