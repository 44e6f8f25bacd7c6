/** The entry file of a thread that plays games of batches: it needs the same registry as the process. */
import { readFile } from 'node:fs/promises';
import type { Batch, GameRow, Slice } from '@longroll/kernel';
import { registry } from '@longroll/registry';
import { MAPS } from '@longroll/registry/maps';
import { tablesHere } from './lab/playing.ts';

const tables = tablesHere({
  ...{ registry, maps: MAPS },
  readMap: (address) => readFile(new URL(address), 'utf8'),
});

/** A slice of a batch, as JSON. */
export const play = (text: string): Promise<readonly GameRow[]> => {
  const { batch, slice } = JSON.parse(text) as { readonly batch: Batch; readonly slice: Slice };
  return tables.play(batch, slice);
};
