/** What lies in hand at the table: the piece, the odds that are open, the moment that is looked at. */
import {
  type Game,
  type GridMap,
  type Overlay,
  type Reached,
  type Refusal,
  type Seat,
  type Shaded,
  type SightLine,
  type Table,
  type Trace,
  whyNotUndo,
} from '@longroll/kernel';
import { useMemo } from 'react';
import { type DeskOrders, moves, ordersWith, type Scene } from './deskOrders.ts';
import { overlaysOf, shadedBy } from './laying.ts';
import { endingOf, type Offered, type Option } from './options.ts';
import type { Playable } from './scenarios.ts';
import { takesBack } from './takingBack.ts';
import type { PlayedGame } from './useGame.ts';
import { type Hand, type Open, useHand } from './useHand.ts';
import { type Many, useMany } from './useMany.ts';
import { type Moment, useMoment } from './useMoment.ts';
import { useWaited } from './useWaited.ts';
import { joinersOf } from './walking.ts';

export type { Open } from './useHand.ts';

export interface Desk extends DeskOrders {
  readonly playable: Playable;
  readonly map: GridMap;
  readonly played: PlayedGame;
  /** After how many moves the table is shown, and whether that is now. */
  readonly at: number;
  readonly isNow: boolean;
  /** Why the moment that is looked for cannot be shown, and the table of now is; empty if it can. */
  readonly lost: string;
  readonly table: Table;
  /** What the one who looks may know: rules are asked with nothing else. */
  readonly view: unknown;
  /** Who looks: the side to move. */
  readonly side: Seat;
  /** Who has sat down before a table that is closed to others; undefined where everybody may look. */
  readonly seat: Seat | undefined;
  /** What can be done with the piece in hand and with none; all that can be done, where that is little. None while looking back. */
  readonly options: readonly Option[];
  readonly offers: Offered;
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
  /** The lines that it draws. */
  readonly traces: readonly Trace[];
  readonly looked: number;
  /** The line from the piece in hand to a cell, while something lies there that has lines. */
  lineTo(cell: number): SightLine | null;
  /** One order to many. */
  readonly many: Many;
  /** What is pointed at in the list: the map shows whom and where. */
  readonly hint: Option | null;
  readonly overruling: boolean;
  readonly undoRefused: string | null;
  pick(piece: string | null): void;
  setOpen(open: Open): void;
  setHint(option: Option | null): void;
  lay(overlay: string): void;
  lookBack(at: number | null): void;
  overrule(on: boolean): void;
}

const NONE: readonly never[] = [];

function useReach({ game }: PlayedGame, view: unknown, table: Table, piece: string | null) {
  return useMemo(() => {
    const there = table.pieces.find(({ id }) => id === piece);
    return piece === null || !there || there.gone ? NONE : game.rules.reach(view, piece);
  }, [game.rules, view, table, piece]);
}

/** What was taken from an older list belongs to no list any more. */
function isStale(open: Open, { has }: Pick<Offered, 'has'>): boolean {
  if (open?.what === 'odds' || open?.what === 'ask') return !has(open.option);
  if (open?.what === 'menu') return open.options.some((one) => !has(one));
  if (open?.what !== 'fan') return false;
  return [open.march?.option, ...(open.beside?.options ?? [])].some((one) => one && !has(one));
}

/** What the player opened; else, where a march waits for others to come along, who they are. */
function openOf({ opened, bound }: Hand, { options, offers, table }: Scene): Open {
  if (opened !== null) return isStale(opened, { has: (one) => offers.has(one) }) ? null : opened;
  if (!bound || !table.active.includes(bound.piece)) return null;
  const joiners = joinersOf(options, bound.piece);
  return joiners.length > 0 ? { what: 'menu', cell: bound.path[0]!, options: joiners, bound } : null;
}

/** Asked only where there is nothing to do with it. */
function useIdle({ rules }: Game, { view, options, isNow }: Scene, picked: string | null): Refusal | null {
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

function useTraces({ rules }: Game, { view }: Moment, overlay: Overlay | undefined): readonly Trace[] {
  return useMemo(
    () => (overlay?.traces ? (rules.traces?.(view, overlay.id) ?? NONE) : NONE),
    [rules, view, overlay],
  );
}

/** The line of sight that is shown while an overlay with lines lies there. */
function liner({ rules }: Game, { view }: Moment, overlay: Overlay | undefined, piece: string | null) {
  return (cell: number): SightLine | null =>
    overlay?.lines && piece !== null && cell >= 0 ? (rules.line?.(view, piece, cell) ?? null) : null;
}

/** Of the pieces that could act the rules name those that are worth going to, where there are many; else all of them. */
function useReady({ table: { ready = NONE }, offers, isNow }: Moment): readonly string[] {
  return useMemo(() => (ready.length > 0 && isNow ? ready : offers.pieces()), [ready, offers, isNow]);
}

export function useDesk(
  playable: Playable,
  map: GridMap,
  played: PlayedGame,
  seat: Seat | undefined = undefined,
): Desk {
  const { game } = played;
  const hand = useHand(game.moves.length);
  const moment = useWaited(playable, game, useMoment(played, hand.back, seat));
  const { table, view, offers } = moment;
  const { picked, hinted } = hand;
  const options = offers.around(picked);
  const scene = { ...moment, options };
  const open = openOf(hand, scene);
  const hint = hinted && offers.has(hinted) ? hinted : null;
  const weighed = open?.what === 'odds' ? open.option.told.piece : undefined;
  const active = offers.isByPiece ? undefined : table.active[0];
  const inHand = weighed ?? picked ?? active ?? null;
  const reach = useReach(played, view, table, inHand ?? hint?.told.piece ?? null);
  const overlays = useMemo(() => overlaysOf(game.rules), [game.rules]);
  const laid = overlays.find(({ id }) => id === hand.laid);
  const many = useMany(playable, played, moment);
  return {
    ...{ playable, map, played, seat, ...scene, ...hand, open, hint, inHand, reach, overlays, many },
    idle: useIdle(game, scene, picked),
    shaded: useLaid(game, moment, hand.laid, inHand),
    traces: useTraces(game, moment, laid),
    lineTo: liner(game, moment, laid, inHand),
    ready: useReady(moment),
    ending: useMemo(() => endingOf(options), [options]),
    undoRefused: useMemo(
      () => whyNotUndo(game, seat === undefined ? takesBack(game) : seat)?.text ?? null,
      [game, seat],
    ),
    ...ordersWith(played, scene, hand, { inHand, open, many, hasLines: laid?.lines === true }),
  };
}
