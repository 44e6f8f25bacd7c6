/** What the rules know of the map and no counter shows: fire zones, lines of sight, zones of control, command. */
import { cellDistance, type Overlay, type Shaded, type SightLine } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { sees } from '../../field/sight.ts';
import { hasFireZone, hasZoc } from '../../field/situation.ts';
import { frontOf } from '../../field/zones.ts';
import { otherSide, SIDES, type Side } from '../../model/vocabulary.ts';
import { sightOf } from '../../procedures/sight.ts';
import { commandedBy } from '../command/commanding.ts';
import type { PlayState } from '../state/stage.ts';
import { leaderNamed, rulesOf, situationIn, unitNamed } from '../state/standing.ts';
import { hexWords } from '../state/words.ts';

export const OVERLAYS: readonly Overlay[] = [
  {
    id: 'fire-zones',
    title: 'Minimum fire zones',
    about: 'Hexes where a mover draws fire: of the stack in hand, else of all stacks of each side.',
  },
  {
    id: 'sight',
    title: 'Line of sight',
    about: 'All hexes that the piece in hand sees.',
    lines: true,
  },
  {
    id: 'zones',
    title: 'Zones of control',
    about: 'Hexes in front of stacks, in which a move ends: of the stack in hand, else of all.',
  },
  {
    id: 'command',
    title: 'Command',
    about: 'Hexes within the radius of a leader: of the one in hand, else of all.',
  },
];

const shaded = (cells: Iterable<number>, side: Side): readonly Shaded[] =>
  [...new Set(cells)].map((cell) => ({ cell, side }));

/** Units of a stack, by one of its pieces; none where it is not on the map. */
function unitOfPiece(field: Field, state: PlayState, piece: string | null): number | null {
  const unit = piece === null ? -1 : unitNamed(field, piece);
  return unit >= 0 && state.units[unit]!.hex >= 0 ? unit : null;
}

function fireZones(field: Field, state: PlayState, piece: string | null): readonly Shaded[] {
  const situation = situationIn(field, state);
  const unit = unitOfPiece(field, state, piece);
  if (unit === null)
    return SIDES.flatMap((side) => shaded(situation.fireZonesAgainst(otherSide(side)), side));
  const record = state.units[unit]!;
  return hasFireZone(record) ? shaded(situation.fireZone(record), field.units[unit]!.side) : [];
}

function zones(field: Field, state: PlayState, piece: string | null): readonly Shaded[] {
  const situation = situationIn(field, state);
  const unit = unitOfPiece(field, state, piece);
  if (unit === null) return SIDES.flatMap((side) => shaded(situation.zocAgainst(otherSide(side)), side));
  const record = state.units[unit]!;
  return hasZoc(record)
    ? shaded(frontOf(field.ground, record.hex, record.facing), field.units[unit]!.side)
    : [];
}

const marked = (hexes: Uint8Array): readonly number[] => [...hexes.keys()].filter((hex) => hexes[hex] === 1);

function command(field: Field, state: PlayState, piece: string | null): readonly Shaded[] {
  const one = piece === null ? -1 : leaderNamed(field, piece);
  return SIDES.flatMap((side) => {
    const leaders = field.ownLeaders[side].filter((leader) => one < 0 || leader === one);
    return shaded(
      leaders.flatMap((leader) => marked(commandedBy(field, state, leader))),
      side,
    );
  });
}

/** Where a piece stands, and whose it is. */
function placeOf(
  field: Field,
  state: PlayState,
  piece: string,
): { readonly hex: number; readonly side: Side } | null {
  const [unit, leader] = [unitNamed(field, piece), leaderNamed(field, piece)];
  const found =
    unit >= 0
      ? { hex: state.units[unit]!.hex, side: field.units[unit]!.side }
      : leader >= 0
        ? { hex: state.leaders[leader]!.hex, side: field.leaders[leader]!.side }
        : null;
  return found && found.hex >= 0 ? found : null;
}

function seen(field: Field, state: PlayState, piece: string | null): readonly Shaded[] {
  const from = piece === null ? null : placeOf(field, state, piece);
  if (!from) return [];
  const rules = rulesOf(state);
  const { ground } = field;
  const cells = marked(ground.inPlay).filter((hex) => sees(ground, rules, from.hex, hex));
  return shaded(cells, from.side);
}

export function overlayOf(
  field: Field,
  state: PlayState,
  id: string,
  piece: string | null,
): readonly Shaded[] {
  if (id === 'fire-zones') return fireZones(field, state, piece);
  if (id === 'zones') return zones(field, state, piece);
  if (id === 'command') return command(field, state, piece);
  return id === 'sight' ? seen(field, state, piece) : [];
}

const hexes = (n: number): string => (n === 1 ? '1 hex' : `${n} hexes`);

/** The line of sight of a piece, and what ends it. */
export function lineOf(field: Field, state: PlayState, piece: string, cell: number): SightLine | null {
  const from = placeOf(field, state, piece);
  if (!from || field.ground.inPlay[cell] !== 1) return null;
  const { terrain, map } = field.ground;
  const { blockedBy } = sightOf({ terrain, from: from.hex, to: cell, houseRules: rulesOf(state) });
  const blocker = blockedBy.find((hex) => hex >= 0) ?? null;
  const far = hexes(cellDistance(map, from.hex, cell));
  const text = blocker === null ? `${far}, in sight` : `${far}, hidden behind ${hexWords(field, blocker)}`;
  return { from: from.hex, to: cell, blocker, text };
}
