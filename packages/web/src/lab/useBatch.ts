/** A batch that is played: by several hands, held, stopped, taken up again; what is through is kept as it goes. */
import { type GameRow, merged, type Rules } from '@longroll/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isThrough, type KeptBatch, keepBatch } from './batches.ts';
import { Crew, spareCores } from './crew.ts';

export type Running = 'rests' | 'runs' | 'waits' | 'through';

export interface BatchRun {
  readonly rows: readonly GameRow[];
  readonly is: Running;
  /** Why it went no further; empty if nothing went wrong. */
  readonly wrong: string;
  /** Whether the device could keep what is through. */
  readonly isKept: boolean;
  start(rules: Rules): void;
  pause(isPaused: boolean): void;
  stop(): void;
}

/** Games that are through are shown together, in milliseconds; each by itself would be drawn for nothing. */
const SHOWN_EVERY = 300;

export function useBatch(kept: KeptBatch): BatchRun {
  const { batch } = kept;
  const [rows, setRows] = useState(kept.rows);
  const [is, setIs] = useState<Running>(isThrough(kept) ? 'through' : 'rests');
  const [wrong, setWrong] = useState('');
  const [isKept, setKept] = useState(true);
  const all = useRef(rows);
  const crew = useRef<Crew | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const show = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setRows(all.current);
    setKept(keepBatch({ batch, rows: all.current }));
  }, [batch]);

  const stop = useCallback(() => {
    if (!crew.current) return;
    crew.current.stop();
    crew.current = null;
    show();
    setIs(isThrough({ batch, rows: all.current }) ? 'through' : 'rests');
  }, [batch, show]);

  // Who leaves the page has what was through by then.
  useEffect(() => stop, [stop]);

  const start = (rules: Rules) => {
    stop();
    setWrong('');
    setIs('runs');
    const taken = (row: GameRow) => {
      all.current = merged(all.current, [row]);
      timer.current ??= setTimeout(show, SHOWN_EVERY);
    };
    crew.current = new Crew({
      ...{ batch, rules, hands: spareCores(navigator.hardwareConcurrency), row: taken },
      played: new Set(all.current.map(({ game }) => game)),
      ended: (why) => {
        setWrong(why);
        queueMicrotask(stop);
      },
    });
  };
  const pause = (isPaused: boolean) => {
    crew.current?.pause(isPaused);
    if (crew.current) setIs(isPaused ? 'waits' : 'runs');
  };
  return { rows, is, wrong, isKept, start, pause, stop };
}
