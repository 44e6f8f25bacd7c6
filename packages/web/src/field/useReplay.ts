/** Moves shown again: since when, and whether they play by themselves. The journal lies beside it meanwhile. */
import { useState } from 'react';
import type { TabName } from './Orders.tsx';
import type { Desk } from './useDesk.ts';

export interface Replay {
  readonly on: boolean;
  readonly plays: boolean;
  /** Counts the replays that were begun. */
  readonly began: number;
  from(at: number): void;
  play(at: number): void;
  close(): void;
}

const OFF = { on: false, plays: false, tab: null as TabName | null };

export function useReplay({ isNow, lookBack }: Desk, tab: TabName, setTab: (tab: TabName) => void): Replay {
  const [state, setState] = useState({ ...OFF, began: 0 });
  const start = (at: number, plays: boolean) => {
    setState({ on: true, plays, tab: state.tab ?? tab, began: state.began + 1 });
    setTab('journal');
    lookBack(at);
  };
  return {
    on: state.on || !isNow,
    plays: state.plays,
    began: state.began,
    from: (at) => start(at, false),
    play: (at) => start(at, true),
    close: () => {
      if (state.tab) setTab(state.tab);
      setState({ ...OFF, began: state.began });
      lookBack(null);
    },
  };
}
