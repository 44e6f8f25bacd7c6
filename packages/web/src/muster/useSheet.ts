/** An order of battle on a page, which waits until it has come. */
import type { CardSystem, Muster, Sheet } from '@longroll/kernel';
import { use } from 'react';
import { musterOf } from './muster.ts';

export function useSheet(system: CardSystem, id: string): { readonly muster: Muster; readonly sheet: Sheet } {
  const muster = use(musterOf(system));
  const sheet = muster.sheets.find((one) => one.id === id);
  if (!sheet) throw new Error(`${id} has no order of battle.`);
  return { muster, sheet };
}
