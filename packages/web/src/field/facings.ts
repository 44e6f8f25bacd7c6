/** Fronts that can be chosen now, and the cell where. */
import type { Option } from './options.ts';
import type { Desk } from './useDesk.ts';

/** One to a direction; empty where no front is chosen. */
export function facingsOf({ options, open, isNow }: Desk): readonly Option[] {
  if (!isNow || open !== null) return [];
  const fronts = options.filter(({ told }) => told.facing !== undefined);
  return fronts.filter(({ told }, i) => fronts.findIndex((one) => one.told.facing === told.facing) === i);
}

/** The cell that the arrows stand round. */
export function roseCell({ table }: Desk, facings: readonly Option[]): number {
  const [first] = facings;
  if (!first) return -1;
  return first.told.cell ?? table.pieces.find(({ id }) => id === first.told.piece)?.cell ?? -1;
}
