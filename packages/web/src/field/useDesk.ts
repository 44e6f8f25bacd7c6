/** What lies in hand at the table: the piece, the odds that are open, the moment that is looked at. */
import {
  type Game,
  type GridMap,
  lastMover,
  momentAt,
  type Overlay,
  type Reached,
  type Refusal,
  type Seat,
  type Shaded,
  type Table,
  whyNotUndo,
} from '@longroll/kernel';
import { useMemo } from 'react';
import { isForGood } from './ending.ts';
import { overlaysOf, shadedBy } from './laying.ts';
import { endingOf, type Option, ofPiece, optionsOf, readyPieces } from './options.ts';
import type { Playable } from './scenarios.ts';
import { seatAt } from './seat.ts';
import { type Meaning, meaningOf, type TapScene } from './tapping.ts';
import type { PlayedGame } from './useGame.ts';
import { type Hand, type Open, useHand } from './useHand.ts';
import { type Bound, canWalk, joinersOf } from './walking.ts';

export type { Open } from './useHand.ts';

export interface Desk {
  readonly playable: Playable;
  readonly map: GridMap;
  readonly played: PlayedGame;
  /** After how many moves the table is shown, and whether that is now. */
  readonly at: number;
  readonly isNow: boolean;
  /** Why the moment that is looked for cannot be shown, and the table of now is; empty if it can. */
  readonly lost: string;
  readonly table: Table;
  /** Who looks: the side to move. */
  readonly side: Seat;
  /** None while looking back. */
  readonly options: readonly Option[];
  readonly ready: readonly string[];
  readonly ending: Option | undefined;
  readonly picked: string | null;
  /** The piece picked, or else the one that the running action is about. */
  readonly inHand: string | null;
  readonly reach: readonly Reached[];
  readonly open: Open;
  /** Why nothing can be done with the piece that is picked; null where something can. */
  readonly idle: Refusal | null;
  /** What can be laid over the map, which of it lies there, and what that shades. */
  readonly overlays: readonly Overlay[];
  readonly laid: string | null;
  readonly shaded: readonly Shaded[];
  readonly looked: number;
  /** What is pointed at in the list: the map shows whom and where. */
  readonly hint: Option | null;
  readonly overruling: boolean;
  readonly undoRefused: string | null;
  pick(piece: string | null): void;
  setOpen(open: Open): void;
  setHint(option: Option | null): void;
  /** Does it, or first shows its odds. */
  choose(option: Option): void;
  commit(option: Option): void;
  /** Ends what is being done; asks once more where that could not be taken back. */
  end(): void;
  /** On to where a march is bound, with nobody else. */
  goOn(bound: Bound): void;
  lay(overlay: string): void;
  tap(cell: number): void;
  lookBack(at: number | null): void;
  overrule(on: boolean): void;
}

const NONE: readonly never[] = [];

function useMoment({ game, isClosed }: PlayedGame, back: number | null) {
  const at = Math.min(back ?? game.moves.length, game.moves.length);
  const isNow = back === null;
  const moment = momentAt(game, at);
  const state = moment.refused ? game.now : moment.value;
  const side = seatAt(game, state);
  const { rules } = game;
  const view = useMemo(() => rules.view(state, side), [rules, state, side]);
  const table = useMemo(() => rules.table(view), [rules, view]);
  const options = useMemo(() => (isNow && !isClosed ? optionsOf(game) : NONE), [game, isNow, isClosed]);
  return { at, isNow, lost: moment.refused?.text ?? '', view, table, options, side };
}

function useReach({ game }: PlayedGame, view: unknown, table: Table, piece: string | null) {
  return useMemo(() => {
    const there = table.pieces.find(({ id }) => id === piece);
    return piece === null || !there || there.gone ? NONE : game.rules.reach(view, piece);
  }, [game.rules, view, table, piece]);
}

type Orders = Pick<Desk, 'commit' | 'choose' | 'tap' | 'end' | 'goOn'>;

/** What a tap means is done: the game goes on, or something is taken up. */
function carryOut(
  meaning: Meaning,
  orders: Orders,
  hand: Hand,
  walk: (path: readonly number[]) => void,
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
    case 'pick':
      hand.pick(meaning.piece === hand.picked ? null : meaning.piece);
      break;
    case 'fan':
      hand.setOpen({ what: 'fan', cell: meaning.cell, march: meaning.march });
      break;
    case 'look':
      hand.pick(null);
      break;
  }
}

const moves = (options: readonly Option[], piece: string): boolean =>
  options.some(({ told }) => told.piece === piece);

type Moment = ReturnType<typeof useMoment>;

/** The march that the picked piece could begin, and how far. */
function marchOf({ rules }: Game, { view, options }: Moment, piece: string | null): TapScene['march'] {
  const option = piece === null ? undefined : ofPiece(options, piece).find(({ told }) => told.marches);
  return option && piece !== null ? { option, ways: rules.reach(view, piece) } : null;
}

/** What a tap would mean, with whom in hand. */
function meaningAt(played: PlayedGame, moment: Moment, hand: Hand, mover: string | null, cell: number) {
  const { game } = played;
  const { table, options, isNow, view } = moment;
  const reach = isNow && mover !== null ? game.rules.reach(view, mover) : NONE;
  const ways = reach.filter((one) => one.cell === cell && canWalk(game, mover!, one.path));
  const march = marchOf(game, moment, hand.picked);
  const { pieces, active } = table;
  const sides = game.rules.toMove(game.now);
  return meaningOf({ options, pieces, inHand: mover, active, sides, ways, march }, cell);
}

/** Does something that was weighed; a march goes on to the cell that was tapped. */
function committing(played: PlayedGame, hand: Hand, open: Open): (option: Option) => void {
  return (option) => {
    const way = open?.what === 'odds' && open.option === option ? open.way : undefined;
    const piece = option.told.piece;
    const joined = open?.what === 'menu' && open.options.includes(option) ? open.bound : undefined;
    const bound = way && piece !== undefined ? { piece, path: way.path } : joined;
    hand.pick(null);
    hand.setLooked(-1);
    if (!bound) return played.do(option);
    hand.setBound(bound);
    played.march(option, bound);
  };
}

function ordersWith(
  played: PlayedGame,
  moment: Moment,
  hand: Hand,
  { inHand, open }: { readonly inHand: string | null; readonly open: Open },
): Orders {
  const { game } = played;
  const { table, options, isNow, side } = moment;
  const commit = committing(played, hand, open);
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
  const mover = hand.picked !== null && !moves(options, hand.picked) ? (table.active[0] ?? inHand) : inHand;
  const tap = (cell: number) => {
    hand.setLooked(cell);
    hand.setOpen(null);
    if (cell < 0) return;
    if (hand.overruling && hand.picked !== null && isNow)
      played.agree(side ?? '', game.rules.overrule({ piece: hand.picked, cell }));
    else
      carryOut(
        meaningAt(played, moment, hand, mover, cell),
        { commit, choose, tap, end, goOn },
        hand,
        (path) => played.walk({ piece: mover!, path }),
      );
  };
  return { commit, choose, tap, end, goOn };
}

/** What was taken from an older list belongs to no list any more. */
function isStale(open: Open, options: readonly Option[]): boolean {
  if (open?.what === 'odds' || open?.what === 'ask') return !options.includes(open.option);
  if (open?.what === 'menu') return open.options.some((one) => !options.includes(one));
  return open?.what === 'fan' && open.march !== undefined && !options.includes(open.march.option);
}

/** What the player opened; else, where a march waits for others to come along, who they are. */
function openOf({ opened, bound }: Hand, { options, table }: Moment): Open {
  if (opened !== null) return isStale(opened, options) ? null : opened;
  if (!bound || !table.active.includes(bound.piece)) return null;
  const joiners = joinersOf(options, bound.piece);
  return joiners.length > 0 ? { what: 'menu', cell: bound.path[0]!, options: joiners, bound } : null;
}

/** Asked only where there is nothing to do with it. */
function useIdle({ rules }: Game, { view, options, isNow }: Moment, picked: string | null): Refusal | null {
  return useMemo(
    () => (picked === null || !isNow || moves(options, picked) ? null : (rules.idle?.(view, picked) ?? null)),
    [rules, view, options, isNow, picked],
  );
}

function useLaid({ rules }: Game, { view, table, side }: Moment, laid: string | null, piece: string | null) {
  return useMemo(
    () => (laid === null ? NONE : shadedBy({ rules, view, table, seat: side, piece }, laid)),
    [rules, view, table, side, laid, piece],
  );
}

export function useDesk(playable: Playable, map: GridMap, played: PlayedGame): Desk {
  const { game } = played;
  const hand = useHand(game.moves.length);
  const moment = useMoment(played, hand.back);
  const { table, options, view } = moment;
  const { picked, hinted } = hand;
  const open = openOf(hand, moment);
  const hint = hinted && options.includes(hinted) ? hinted : null;
  const weighed = open?.what === 'odds' ? open.option.told.piece : undefined;
  const inHand = weighed ?? picked ?? table.active[0] ?? null;
  const reach = useReach(played, view, table, inHand ?? hint?.told.piece ?? null);
  return {
    ...{ playable, map, played, ...moment, ...hand, open, hint, inHand, reach },
    idle: useIdle(game, moment, picked),
    overlays: useMemo(() => overlaysOf(game.rules), [game.rules]),
    shaded: useLaid(game, moment, hand.laid, inHand),
    ready: useMemo(() => readyPieces(options), [options]),
    ending: useMemo(() => endingOf(options), [options]),
    undoRefused: useMemo(() => whyNotUndo(game, lastMover(game))?.text ?? null, [game]),
    ...ordersWith(played, moment, hand, { inHand, open }),
  };
}
