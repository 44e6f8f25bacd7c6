/** Tables on threads of their own, so that a batch is played on all cores. */
import { setFlagsFromString } from 'node:v8';
import type { GameRow } from '@longroll/kernel';
import { Tinypool } from 'tinypool';
import type { Tables } from './playing.ts';

/**
 * Every thread compiles the rules for itself, and with all cores playing nobody is left to do it beside them: with less
 * of one function put into the other, 1,500 games on two cores cost a tenth less, and go as fast once they are warm.
 */
const COMPILE_LESS = '--max-inlined-bytecode-size-cumulative=300';
/** Nor has anybody a core to spare for another's garbage: whoever clears away alone is a twentieth quicker. */
const CLEAR_ALONE = '--no-parallel-scavenge';

/** `entry` is a module whose `play` plays a slice of a batch, which it gets as JSON. */
export function tablesOnThreads(entry: string, threads: number): Tables {
  if (threads > 1) for (const flag of [COMPILE_LESS, CLEAR_ALONE]) setFlagsFromString(flag);
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
