/** Operation Costs Table: what a step or an act costs in operation points, by kind of unit. */
import { grid } from '@longroll/kernel';
import type { Arm, Mode, Square } from '../model/vocabulary.ts';
import { SOURCE } from './source.ts';

/** Points, `P` prohibited, or null where the entry means nothing to the unit. */
export type Price = number | 'P' | null;
export interface OperationCost {
  readonly orthogonal: Price;
  readonly diagonal: Price;
}

const CODE = /^\+?(\d+)(?:\((\d+|P)\))?$/;

function readCost(printed: string): OperationCost | undefined {
  if (printed === 'P') return { orthogonal: 'P', diagonal: 'P' };
  if (printed === 'N/A') return { orthogonal: null, diagonal: null };
  const match = CODE.exec(printed);
  if (!match) return undefined;
  const orthogonal = Number(match[1]);
  const diagonal = match[2] ?? match[1]!;
  return { orthogonal, diagonal: diagonal === 'P' ? 'P' : Number(diagonal) };
}

export const OPERATION_COSTS = grid({
  id: 'antietam/operation-costs',
  title: 'Operation Costs Table',
  source: SOURCE,
  cite: '5.2',
  rowsAre: 'Terrain or act',
  columnsAre: 'Kind of unit',
  rowHeads: 'words',
  columnHeads: 'words',
  columns: ['Inf./Dis. Cav.', 'Cav.', 'Limb. Art.', 'Unlimb. Art.'],
  read: readCost,
  card: `
    Clear                       2(3)  1(2)  2(3)  P
    Town                        6(9)  3(5)  3(5)  P
    Woods                       5(7)  2(3)  2(3)  P
    Cornfield                   3(5)  2(3)  2(3)  P
    River                       P     P     P     P
    Stream                      P     P     P     P
    Ford                        4(6)  1(2)  3(5)  P
    Bridge (1)                  2(3)  1(2)  2(3)  P
    Road bonus (2)              1(P)  1(P)  1(P)  P
    Enter higher elevation (3)  +2    +1    +3    P
    Enter or leave enemy ZOC    +2    +1    +3    P
    Move ZOC to ZOC             +8    +5    P     P
    Change mode (5)             2     2     4     4
    Unlimber in ZOC             N/A   N/A   8     N/A
    Fortify                     12    P     P     P
    Fire phase                  2     2     P     4
    Melee: Att. (4)             2     2     P     P
    Melee: Def.                 1     1     2     2
  `,
  notes: [
    { mark: '( )', text: 'Cost of a diagonal step: directions 2, 4, 6 and 8.' },
    { mark: 'P', text: 'Prohibited.' },
    { mark: '1', text: 'By the road bonus entering it costs only 1 point.' },
    { mark: '2', text: 'Never diagonally; infantry only in column.' },
    { mark: '3', text: 'By the road bonus entering a higher elevation costs only 1 point.' },
    { mark: '4', text: 'Whoever is to melee a square must fire at it too.' },
    { mark: '5', text: 'Horse artillery changes mode for 2 points.' },
    { mark: 'basic', text: 'The basic game ignores the numbers and letters printed in blue.' },
  ],
});

/** Horse artillery changes mode for this (5.2.9). */
export const HORSE_ARTILLERY_MODE = 2;

const OPERATION_ROWS = {
  clear: 0,
  town: 1,
  woods: 2,
  cornfield: 3,
  river: 4,
  stream: 5,
  ford: 6,
  bridge: 7,
  'road-bonus': 8,
  'higher-elevation': 9,
  'enter-or-leave-zoc': 10,
  'zoc-to-zoc': 11,
  'change-mode': 12,
  'unlimber-in-zoc': 13,
  fortify: 14,
  fire: 15,
  'melee-attack': 16,
  'melee-defence': 17,
} as const satisfies Record<Square | string, number>;
export type CostRow = keyof typeof OPERATION_ROWS;

/** The rule of each row. */
export const COST_RULES: Record<CostRow, string> = {
  ...{ clear: '5.2', town: '5.2', woods: '5.2', cornfield: '5.2', ford: '5.2', bridge: '5.2' },
  ...{ river: '5.2.1', stream: '5.2.1' },
  'road-bonus': '5.2.2',
  'higher-elevation': '5.2.5',
  'enter-or-leave-zoc': '5.2.7',
  'zoc-to-zoc': '5.2.7',
  'change-mode': '5.2.9',
  'unlimber-in-zoc': '5.2.10',
  fortify: '5.2.12',
  fire: '5.2.13',
  'melee-attack': '5.2.14',
  'melee-defence': '5.2.15',
};
/** From top to bottom. */
export const COST_ROWS = Object.keys(OPERATION_ROWS) as readonly CostRow[];

const [FOOT, HORSE, LIMBERED, UNLIMBERED] = [0, 1, 2, 3] as const;

/** Routed guns pay as limbered ones, routed foot and horse as infantry (5.2.18). */
export function costColumn(arm: Arm, mode: Mode): number {
  if (arm === 'infantry') return FOOT;
  if (arm === 'cavalry') return mode === 'mounted' ? HORSE : FOOT;
  return mode === 'unlimbered' ? UNLIMBERED : LIMBERED;
}

export const costRow = (row: CostRow): number => OPERATION_ROWS[row];

export function priceOf(row: CostRow, column: number, diagonal = false): Price {
  const { value } = OPERATION_COSTS.cell(OPERATION_ROWS[row], column);
  return diagonal ? value.diagonal : value.orthogonal;
}
