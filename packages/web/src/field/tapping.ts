/** What a tap on a cell means. */
import type { Piece, Reached } from '@longroll/kernel';
import { concerns, isLight, type Option } from './options.ts';

/** A march that would be begun, and where it is to go. */
export interface Setting {
  readonly option: Option;
  readonly way: Reached;
}

export type Meaning =
  | { readonly means: 'do'; readonly option: Option }
  | { readonly means: 'weigh'; readonly option: Option; readonly way?: Reached }
  | { readonly means: 'offer'; readonly cell: number; readonly options: readonly Option[] }
  | { readonly means: 'walk'; readonly way: Reached }
  | ({ readonly means: 'march' } & Setting)
  | { readonly means: 'pick'; readonly piece: string }
  | {
      readonly means: 'fan';
      readonly cell: number;
      readonly march?: Setting;
      /** What the piece in hand could do here instead. */
      readonly beside?: Beside;
    }
  | { readonly means: 'look'; readonly cell: number };

/** What a piece could do in a cell where others lie: they may be what was meant. */
export interface Beside {
  readonly options: readonly Option[];
  /** The way there, where it is more than a step. */
  readonly way?: Reached | undefined;
}

export interface TapScene {
  readonly options: readonly Option[];
  readonly pieces: readonly Piece[];
  /** The piece in hand: picked, or the one that the running action is about. */
  readonly inHand: string | null;
  readonly active: readonly string[];
  /** Who is to move. */
  readonly sides: readonly string[];
  /** Every piece may be given orders at any time: a tap on one of one's own may mean that one. */
  readonly free?: boolean;
  /** Who could be given orders now. */
  readonly ready?: readonly string[];
  /** Where it can go on the way, if it is on its way. */
  readonly ways: readonly Reached[];
  /** The march that it could begin, to the cells that it may come to. */
  readonly march: { readonly option: Option; readonly ways: readonly Reached[] } | null;
}

export const lyingAt = (pieces: readonly Piece[], cell: number): readonly Piece[] =>
  pieces.filter((piece) => piece.cell === cell && !piece.gone);

const isHeldByOthers = ({ pieces, sides }: TapScene, cell: number): boolean =>
  lyingAt(pieces, cell).some(({ side }) => !sides.includes(side));

/**
 * Actions that name the cell: with a piece in hand its own and those of no piece, without one anybody's; but nobody is
 * attacked by being looked at.
 */
export function namedAt(scene: TapScene, cell: number): readonly Option[] {
  const { options, inHand, active } = scene;
  if (inHand === null && isHeldByOthers(scene, cell)) return [];
  const fits = (option: Option): boolean => {
    const { piece } = option.told;
    return inHand === null || piece === undefined || concerns(option, inHand) || active.includes(piece);
  };
  return options.filter((option) => option.told.cell === cell && fits(option));
}

function toDo(options: readonly Option[], cell: number): Meaning {
  const [only] = options;
  if (options.length > 1 || !only) return { means: 'offer', cell, options };
  return { means: isLight(only) ? 'do' : 'weigh', option: only };
}

/**
 * A march to a cell where others lie is offered beside them: they may be what was meant. One that risks nothing and can be
 * taken back is made at once.
 */
function toMarch(march: Setting, lying: readonly Piece[]): Meaning {
  const { cell, remark } = march.way;
  if (lying.length > 0) return { means: 'fan', cell, march };
  return { means: isLight(march.option) && remark === undefined ? 'march' : 'weigh', ...march };
}

/** Others of one's own lie there, who could be picked up as well. */
const isShared = ({ free, inHand, sides }: TapScene, lying: readonly Piece[]): boolean =>
  free === true && inHand !== null && lying.some(({ id, side }) => id !== inHand && sides.includes(side));

export function meaningOf(scene: TapScene, cell: number): Meaning {
  const named = namedAt(scene, cell);
  const way = scene.ways.find((one) => one.cell === cell);
  const lying = lyingAt(scene.pieces, cell);
  if (isShared(scene, lying) && (named.length > 0 || way))
    return { means: 'fan', cell, beside: { options: named, way: named.length > 0 ? undefined : way } };
  if (named.length > 0) return toDo(named, cell);
  if (way) return { means: 'walk', way };
  const { march } = scene;
  const there = march?.ways.find((one) => one.cell === cell);
  if (march && there) return toMarch({ option: march.option, way: there }, lying);
  const able = scene.free ? lying.filter(({ id }) => scene.ready?.includes(id)) : [];
  if (able.length === 1 && able[0]!.id !== scene.inHand) return { means: 'pick', piece: able[0]!.id };
  if (lying.length === 1) return { means: 'pick', piece: lying[0]!.id };
  return { means: lying.length > 1 ? 'fan' : 'look', cell };
}
