/** What the player holds, apart from the game itself. */
import type { Reached } from '@longroll/kernel';
import { useCallback, useRef, useState } from 'react';
import type { Option } from './options.ts';
import type { Beside, Setting } from './tapping.ts';
import type { Bound } from './walking.ts';

/** One thing at a time lies open over the map or in the panel. */
export type Open =
  | { readonly what: 'odds'; readonly option: Option; readonly way?: Reached | undefined }
  | {
      readonly what: 'menu';
      readonly cell: number;
      readonly options: readonly Option[];
      /** Who may come along on a march, and where it goes. */
      readonly bound?: Bound;
    }
  | {
      readonly what: 'fan';
      readonly cell: number;
      readonly march?: Setting | undefined;
      readonly beside?: Beside | undefined;
    }
  /** Asked once more, since it could not be taken back. */
  | { readonly what: 'ask'; readonly option: Option }
  | null;

export function useHand(moves: number) {
  const [back, setBack] = useState<number | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [opened, setOpened] = useState<Open>(null);
  const [bound, setBound] = useState<Bound | null>(null);
  const [looked, setLooked] = useState(-1);
  const [hinted, setHint] = useState<Option | null>(null);
  const [laid, setLaid] = useState<string | null>(null);
  const [overruling, setOverruling] = useState(false);
  const last = useRef(moves);
  last.current = moves;
  const setOpen = useCallback((open: Open) => {
    setOpened(open);
    setBound(null);
  }, []);
  const pick = useCallback(
    (piece: string | null) => {
      setPicked(piece);
      setOpen(null);
    },
    [setOpen],
  );
  const lookBack = useCallback(
    (at: number | null) => {
      setBack(at !== null && at >= last.current ? null : at);
      pick(null);
    },
    [pick],
  );
  const overrule = (on: boolean) => {
    setOverruling(on);
    setOpen(null);
  };
  const lay = (id: string) => setLaid((before) => (before === id ? null : id));
  const state = { back, picked, opened, bound, looked, hinted, laid, overruling };
  return { ...state, pick, setOpen, setBound, setLooked, setHint, lookBack, overrule, lay };
}

export type Hand = ReturnType<typeof useHand>;
