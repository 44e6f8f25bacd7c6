/** What the rules know of the map and no counter shows: zones of control (6.3) and command (7.2). */
import type { Overlay, Shaded, Trace } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { FULL_ZOC } from '../../field/ground.ts';
import { SIDES, type Side } from '../../model/vocabulary.ts';
import { commandedOf } from '../movement/command.ts';
import type { PlayState } from '../state/stage.ts';
import { leadersOfSide, sideOfLeader, situationIn } from '../state/standing.ts';
import { leaderPieceId } from '../state/words.ts';
import { SUPPLY_OVERLAY, suppliedHexes, supplyTraces } from './campaign/supply.ts';

export const OVERLAYS: readonly Overlay[] = [
  {
    id: 'zones',
    title: 'Zones of control',
    about: 'Hexes that units of a side hold by their zones; restricted zones are faint.',
  },
  {
    id: 'command',
    title: 'Command',
    about: 'Hexes within the command radius of a leader: of the one in hand, else of all.',
  },
];

export const CAMPAIGN_OVERLAYS: readonly Overlay[] = [...OVERLAYS, SUPPLY_OVERLAY];

function zonesOf(field: Field, state: PlayState, side: Side): readonly Shaded[] {
  const situation = situationIn(field, state);
  return situation
    .zoned(side)
    .map((cell) => ({ cell, side, ...(situation.zone(side, cell) === FULL_ZOC ? {} : { faint: true }) }));
}

/** An army leader commands nobody by radius, but is asked for near an assault. */
function commandOf(field: Field, state: PlayState, leader: number): readonly Shaded[] {
  const { hex } = state.leaders[leader]!;
  if (hex < 0) return [];
  const everywhere = Array.from({ length: field.ground.map.size }, (_, cell) => cell);
  const side = sideOfLeader(field, leader);
  return commandedOf(field, state, leader, hex, everywhere).map((cell) => ({ cell, side }));
}

function inCommand(field: Field, state: PlayState, piece: string | null): readonly Shaded[] {
  const all = SIDES.flatMap((side) => leadersOfSide(field, side));
  const one = all.filter((leader) => leaderPieceId(field, leader) === piece);
  const shaded = (one.length > 0 ? one : all).flatMap((leader) => commandOf(field, state, leader));
  return [...new Map(shaded.map((cell) => [`${cell.side} ${cell.cell}`, cell])).values()];
}

export function overlayOf(
  field: Field,
  state: PlayState,
  id: string,
  piece: string | null,
): readonly Shaded[] {
  if (id === 'zones') return SIDES.flatMap((side) => zonesOf(field, state, side));
  if (id === 'command') return inCommand(field, state, piece);
  return id === SUPPLY_OVERLAY.id && state.campaign ? suppliedHexes(field, state) : [];
}

export const tracesOf = (field: Field, state: PlayState, id: string): readonly Trace[] =>
  id === SUPPLY_OVERLAY.id && state.campaign ? supplyTraces(field, state) : [];
