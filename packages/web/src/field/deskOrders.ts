/** What the hand at the table does: a tap, a choice, the end of what one is doing. */
import type { Game, Reached } from '@longroll/kernel';
import { isForGood } from './ending.ts';
import { concerns, endingOf, type Option, ofPiece } from './options.ts';
import { lyingAt, type Meaning, meaningOf, type Setting, type TapScene } from './tapping.ts';
import type { PlayedGame } from './useGame.ts';
import type { Hand, Open } from './useHand.ts';
import type { Many } from './useMany.ts';
import type { Moment } from './useMoment.ts';
import { type Bound, canWalk } from './walking.ts';

const NONE: readonly never[] = [];

export interface DeskOrders {
  /** Does it, or first shows its odds. */
  choose(option: Option): void;
  commit(option: Option): void;
  /** Ends what is being done; asks once more where that could not be taken back. */
  end(): void;
  /** On to where a march is bound, with nobody else. */
  goOn(bound: Bound): void;
  tap(cell: number): void;
}

/** What a tap means is done: the game goes on, or something is taken up. */
function carryOut(
  meaning: Meaning,
  orders: DeskOrders,
  hand: Hand,
  walk: (path: readonly number[]) => void,
  march: (setting: Setting) => void,
): void {
  switch (meaning.means) {
    case 'do':
      orders.commit(meaning.option);
      break;
    case 'weigh':
      hand.setOpen({ what: 'odds', option: meaning.option, way: meaning.way });
      break;
    case 'offer':
      hand.setOpen({ ...meaning, what: 'menu' });
      break;
    case 'walk':
      walk(meaning.way.path);
      break;
    case 'march':
      march(meaning);
      break;
    case 'pick':
      hand.pick(meaning.piece === hand.picked ? null : meaning.piece);
      break;
    case 'fan':
      hand.setOpen({ ...meaning, what: 'fan' });
      break;
    case 'look':
      hand.pick(null);
      break;
  }
}

export const moves = (options: readonly Option[], piece: string): boolean =>
  options.some((one) => concerns(one, piece));

/** A moment with what lies open in it. */
export interface Scene extends Moment {
  readonly options: readonly Option[];
}

/** The march that the piece in hand could begin, and how far. */
function marchOf({ rules }: Game, { view, options }: Scene, piece: string | null): TapScene['march'] {
  const option = piece === null ? undefined : ofPiece(options, piece).find(({ told }) => told.marches);
  return option && piece !== null ? { option, ways: rules.reach(view, piece) } : null;
}

/** What a tap would mean, with whom in hand. */
function meaningAt(played: PlayedGame, moment: Scene, hand: Hand, mover: string | null, cell: number) {
  const { game } = played;
  const { table, options, isNow, view } = moment;
  const reach = isNow && mover !== null ? game.rules.reach(view, mover) : NONE;
  const ways = reach.filter((one) => one.cell === cell && canWalk(game, mover!, one.path));
  const march = marchOf(game, moment, hand.picked ?? mover);
  const { pieces, active } = table;
  const sides = game.rules.toMove(game.now);
  const free = table.ready !== undefined;
  const ready = table.ready ?? NONE;
  return meaningOf({ options, pieces, inHand: mover, active, sides, ways, march, free, ready }, cell);
}

/** Does something that was weighed; a march goes on to the cell that was tapped. */
function committing(played: PlayedGame, { table }: Moment, hand: Hand, open: Open) {
  return (option: Option, to?: Reached): void => {
    // Where any piece may act at any time, one goes on with the one in hand.
    const stays = table.ready !== undefined && option.told.piece === hand.picked;
    const way = to ?? (open?.what === 'odds' && open.option === option ? open.way : undefined);
    const piece = option.told.piece;
    const joined = open?.what === 'menu' && open.options.includes(option) ? open.bound : undefined;
    const bound = way && piece !== undefined ? { piece, path: way.path } : joined;
    hand.pick(stays ? hand.picked : null);
    hand.setLooked(-1);
    if (!bound) {
      played.do(option);
      return;
    }
    hand.setBound(bound);
    played.march(option, bound);
  };
}

interface InUse {
  readonly inHand: string | null;
  readonly open: Open;
  readonly many: Many;
  /** Something lies over the map that shows lines from the piece in hand. */
  readonly hasLines: boolean;
}

/** A finger cannot point without tapping. */
const canPoint = (): boolean => matchMedia('(hover: hover)').matches;

/** With lines laid the first tap of a finger only asks for the line to a cell; the next one on it is meant. */
function isLook({ table }: Moment, { looked }: Hand, { inHand, hasLines }: InUse, cell: number): boolean {
  if (!hasLines || inHand === null || looked === cell || canPoint()) return false;
  const own = table.pieces.find(({ id }) => id === inHand)?.side;
  return !lyingAt(table.pieces, cell).some(({ side }) => side === own);
}

export function ordersWith(played: PlayedGame, moment: Scene, hand: Hand, use: InUse): DeskOrders {
  const { inHand, open, many } = use;
  const { game } = played;
  const { table, options, offers, isNow, side } = moment;
  const commitTo = committing(played, moment, hand, open);
  const commit = (option: Option) => commitTo(option);
  const choose = (option: Option) =>
    option.told.asks ? hand.setOpen({ what: 'odds', option }) : commit(option);
  const goOn = (bound: Bound) => {
    hand.setOpen(null);
    played.walk(bound);
  };
  const end = () => {
    const ending = endingOf(options);
    if (!ending) return;
    if (ending.told.asks) choose(ending);
    else if (open?.what === 'ask' || !isForGood(game, ending)) commit(ending);
    else hand.setOpen({ what: 'ask', option: ending });
  };
  // One may look at an idle piece while another is on the march: a tap on the ground is still the march's.
  const isIdle = hand.picked !== null && !offers.isByPiece && !moves(options, hand.picked);
  const mover = isIdle ? (table.active[0] ?? inHand) : inHand;
  const tap = (cell: number) => {
    hand.setLooked(cell);
    hand.setOpen(null);
    if (cell < 0 || isLook(moment, hand, use, cell)) return;
    if (many.isOpen) return many.tap(cell);
    if (hand.overruling && hand.picked !== null && isNow)
      played.agree(side ?? '', game.rules.overrule({ piece: hand.picked, cell }));
    else
      carryOut(
        meaningAt(played, moment, hand, mover, cell),
        { commit, choose, tap, end, goOn },
        hand,
        (path) => played.walk({ piece: mover!, path }),
        ({ option, way }) => commitTo(option, way),
      );
  };
  return { commit, choose, tap, end, goOn };
}
