/** What lies in hand at the table: the piece, the odds that are open, the moment that is looked at. */
import {
  type GridMap,
  lastMover,
  momentAt,
  type Reached,
  type Seat,
  type Table,
  whyNotUndo,
} from '@longroll/kernel';
import { useCallback, useMemo, useRef, useState } from 'react';
import { endingOf, type Option, optionsOf, readyPieces } from './options.ts';
import type { Playable } from './scenarios.ts';
import { seatAt } from './seat.ts';
import { type Meaning, meaningOf } from './tapping.ts';
import type { PlayedGame } from './useGame.ts';
import { canWalk } from './walking.ts';

/** One thing at a time lies open over the map or in the panel. */
export type Open =
  | { readonly what: 'odds'; readonly option: Option }
  | { readonly what: 'menu'; readonly cell: number; readonly options: readonly Option[] }
  | { readonly what: 'fan'; readonly cell: number }
  | null;

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

/** What the player holds, apart from the game itself. */
function useHand(moves: number) {
  const [back, setBack] = useState<number | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const [looked, setLooked] = useState(-1);
  const [hinted, setHint] = useState<Option | null>(null);
  const [overruling, setOverruling] = useState(false);
  const last = useRef(moves);
  last.current = moves;
  const pick = useCallback((piece: string | null) => {
    setPicked(piece);
    setOpen(null);
  }, []);
  const lookBack = useCallback(
    (at: number | null) => {
      setBack(at !== null && at >= last.current ? null : at);
      pick(null);
    },
    [pick],
  );
  const overrule = (on: boolean) => {
    setOverruling(on);
    setOpen(null);
  };
  const state = { back, picked, open, looked, hinted, overruling };
  return { ...state, pick, setOpen, setLooked, setHint, lookBack, overrule };
}

type Hand = ReturnType<typeof useHand>;
type Orders = Pick<Desk, 'commit' | 'choose' | 'tap'>;

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
      hand.setOpen({ what: 'odds', option: meaning.option });
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
      hand.setOpen({ what: 'fan', cell: meaning.cell });
      break;
    case 'look':
      hand.pick(null);
      break;
  }
}

const moves = (options: readonly Option[], piece: string): boolean =>
  options.some(({ told }) => told.piece === piece);

function ordersWith(
  played: PlayedGame,
  moment: ReturnType<typeof useMoment>,
  hand: Hand,
  inHand: string | null,
): Orders {
  const { game } = played;
  const { table, options, isNow, side } = moment;
  const commit = (option: Option) => {
    hand.pick(null);
    hand.setLooked(-1);
    played.do(option);
  };
  const choose = (option: Option) =>
    option.told.asks ? hand.setOpen({ what: 'odds', option }) : commit(option);
  // One may look at an idle piece while another is on the march: a tap on the ground is still the march's.
  const mover = hand.picked !== null && !moves(options, hand.picked) ? (table.active[0] ?? inHand) : inHand;
  const meant = (cell: number): Meaning => {
    const reach = isNow && mover !== null ? game.rules.reach(moment.view, mover) : NONE;
    const ways = reach.filter((one) => one.cell === cell && canWalk(game, mover!, one.path));
    return meaningOf({ options, pieces: table.pieces, inHand: mover, active: table.active, ways }, cell);
  };
  const tap = (cell: number) => {
    hand.setLooked(cell);
    hand.setOpen(null);
    if (cell < 0) return;
    if (hand.overruling && hand.picked !== null && isNow)
      played.agree(side ?? '', game.rules.overrule({ piece: hand.picked, cell }));
    else carryOut(meant(cell), { commit, choose, tap }, hand, (path) => played.walk(mover!, path));
  };
  return { commit, choose, tap };
}

export function useDesk(playable: Playable, map: GridMap, played: PlayedGame): Desk {
  const { game } = played;
  const hand = useHand(game.moves.length);
  const moment = useMoment(played, hand.back);
  const { table, options, view } = moment;
  const { open, picked, hinted } = hand;
  // What was taken from an older list belongs to no list any more.
  const hint = hinted && options.includes(hinted) ? hinted : null;
  const weighed = open?.what === 'odds' ? open.option.told.piece : undefined;
  const inHand = weighed ?? picked ?? table.active[0] ?? null;
  const reach = useReach(played, view, table, inHand ?? hint?.told.piece ?? null);
  return {
    ...{ playable, map, played, ...moment, ...hand, hint, inHand, reach },
    ready: useMemo(() => readyPieces(options), [options]),
    ending: useMemo(() => endingOf(options), [options]),
    undoRefused: useMemo(() => whyNotUndo(game, lastMover(game))?.text ?? null, [game]),
    ...ordersWith(played, moment, hand, inHand),
  };
}
