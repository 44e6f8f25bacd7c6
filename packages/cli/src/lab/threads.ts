/** Tables on threads of their own, so that a batch is played on all cores. */
import type { GameRow } from '@longroll/kernel';
import { Tinypool } from 'tinypool';
import type { Tables } from './playing.ts';

/** `entry` is a module whose `play` plays a slice of a batch, which it gets as JSON. */
export function tablesOnThreads(entry: string, threads: number): Tables {
  const pool = new Tinypool({
    filename: entry,
    name: 'play',
    minThreads: threads,
    maxThreads: threads,
  });
  return {
    play: (batch, slice) => pool.run(JSON.stringify({ batch, slice })) as Promise<readonly GameRow[]>,
    close: () => pool.destroy(),
  };
}
