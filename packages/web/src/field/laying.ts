/** What can be laid over the map: how far each side could go, and what the rules know besides. */
import type { Overlay, Rules, Seat, Shaded, Table } from '@longroll/kernel';

/** Where each of several pieces can go, together. */
export const REACHES: readonly Overlay[] = [
  { id: 'own', title: 'Own reach', about: 'Where your pieces could go now, each by itself.' },
  { id: 'enemy', title: 'Enemy reach', about: 'Where pieces of the enemy could go from where they are.' },
];

export const overlaysOf = ({ overlays = [] }: Rules): readonly Overlay[] => [...REACHES, ...overlays];

export interface Laying {
  readonly rules: Rules;
  readonly view: unknown;
  readonly table: Table;
  readonly seat: Seat;
  /** The piece in hand. */
  readonly piece: string | null;
}

/** Once nobody is to move, the first side looks. */
const ownSide = ({ rules, seat }: Laying): string => seat ?? rules.sides[0] ?? '';

function reachTogether(
  { rules, view, table }: Laying,
  isMeant: (side: string) => boolean,
): readonly Shaded[] {
  const cells = new Map<string, Shaded>();
  for (const { id, side, gone } of table.pieces) {
    if (gone || !isMeant(side)) continue;
    for (const { cell } of rules.reach(view, id)) cells.set(`${side} ${cell}`, { cell, side });
  }
  return [...cells.values()];
}

export function shadedBy(laying: Laying, id: string): readonly Shaded[] {
  const own = ownSide(laying);
  if (id === 'own') return reachTogether(laying, (side) => side === own);
  if (id === 'enemy') return reachTogether(laying, (side) => side !== own);
  return laying.rules.overlay?.(laying.view, id, laying.piece) ?? [];
}

/** The hatching of the first side leans to the right, that of the other to the left. */
export const leanOf = (sides: readonly { readonly id: string }[], side: string): 'right' | 'left' =>
  sides[0]?.id === side ? 'right' : 'left';
