/** What a tap on a cell means. */
import type { Piece, Reached } from '@longroll/kernel';
import { isLight, type Option } from './options.ts';

export type Meaning =
  | { readonly means: 'do'; readonly option: Option }
  | { readonly means: 'weigh'; readonly option: Option }
  | { readonly means: 'offer'; readonly cell: number; readonly options: readonly Option[] }
  | { readonly means: 'walk'; readonly way: Reached }
  | { readonly means: 'pick'; readonly piece: string }
  | { readonly means: 'fan'; readonly cell: number }
  | { readonly means: 'look'; readonly cell: number };

export interface TapScene {
  readonly options: readonly Option[];
  readonly pieces: readonly Piece[];
  /** The piece in hand: picked, or the one that the running action is about. */
  readonly inHand: string | null;
  readonly active: readonly string[];
  /** Where it can go on the way, if it is on its way. */
  readonly ways: readonly Reached[];
}

/** Actions that name the cell: with a piece in hand its own and those of no piece, without one anybody's. */
export function namedAt({ options, inHand, active }: TapScene, cell: number): readonly Option[] {
  const fits = (piece: string | undefined) =>
    inHand === null || piece === undefined || piece === inHand || active.includes(piece);
  return options.filter(({ told }) => told.cell === cell && fits(told.piece));
}

export const lyingAt = (pieces: readonly Piece[], cell: number): readonly Piece[] =>
  pieces.filter((piece) => piece.cell === cell && !piece.gone);

function toDo(options: readonly Option[], cell: number): Meaning {
  const [only] = options;
  if (options.length > 1 || !only) return { means: 'offer', cell, options };
  return { means: isLight(only) ? 'do' : 'weigh', option: only };
}

export function meaningOf(scene: TapScene, cell: number): Meaning {
  const named = namedAt(scene, cell);
  if (named.length > 0) return toDo(named, cell);
  const way = scene.ways.find((one) => one.cell === cell);
  if (way) return { means: 'walk', way };
  const lying = lyingAt(scene.pieces, cell);
  if (lying.length === 1) return { means: 'pick', piece: lying[0]!.id };
  return { means: lying.length > 1 ? 'fan' : 'look', cell };
}
