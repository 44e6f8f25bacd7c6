/** A scenario laid out on its map: the part that is in play, its ground, its pieces. Worked out once for a game. */
import { cellOf, type GridMap, NO_STEP } from '@longroll/kernel';
import type { Side } from '../model/vocabulary.ts';
import { isOnMap } from '../scenarios/readTerms.ts';
import type { Scenario, SetupLine } from '../scenarios/scenario.ts';
import type { ShortTerms } from '../scenarios/shortTerms.ts';
import { type Ground, groundOf, NO_ZOC } from './ground.ts';
import { leaderLines, type Pieces, piecesOf, unitLines } from './pieces.ts';

type Own = Readonly<Record<Side, readonly number[]>>;
export type Named = Readonly<Record<Side, ReadonlyMap<string, number>>>;

export interface Field {
  /** In a campaign, the field at its start: counters and crossings change in play. */
  readonly start?: Field;
  /** What a short campaign scores instead of the fall of Vicksburg; null in the whole one. */
  readonly terms?: ShortTerms | null;
  readonly scenario: Scenario;
  readonly ground: Ground;
  readonly pieces: Pieces;
  /** Places of the pieces by side and name: names are unique among the units and among the leaders of a side. */
  readonly named: { readonly units: Named; readonly leaders: Named };
  /** Places of all pieces of a side, in the order of the set-up. */
  readonly own: { readonly units: Own; readonly leaders: Own };
  /** 1 for hexes in play. */
  readonly inPlay: Uint8Array;
  /** Hexes whose holder matters: those that score, then havens that do not. */
  readonly watched: readonly number[];
  readonly havens: readonly number[];
  /** Set-up lines of the pieces, in their order. */
  readonly unitLines: readonly SetupLine[];
  readonly leaderLines: readonly SetupLine[];
}

export function namedOf(pieces: readonly { readonly side: Side; readonly name: string }[]): Named {
  const of = (side: Side) =>
    new Map(pieces.flatMap((piece, i) => (piece.side === side ? [[piece.name, i] as const] : [])));
  return { union: of('union'), confederate: of('confederate') };
}

export const ownOf = ({ union, confederate }: Named): Own => ({
  union: [...union.values()],
  confederate: [...confederate.values()],
});

/** A hex on two sheets is in play if either of its numbers is (18.6); closed hexes are not. */
function inPlay(map: GridMap, { map: parts, closed }: Scenario): Uint8Array {
  const playable = new Uint8Array(map.size);
  for (const [id, hex] of map.cells) if (isOnMap(id, parts)) playable[hex] = 1;
  for (const id of closed) playable[cellOf(map, id)] = 0;
  return playable;
}

/** A table without the hexsides that lead out of play. */
function within(table: Uint8Array, map: GridMap, playable: Uint8Array, none: number): Uint8Array {
  return table.map((value, side) => {
    const beyond = map.neighbours[side]!;
    return beyond >= 0 && playable[beyond] === 1 ? value : none;
  });
}

function groundInPlay(ground: Ground, playable: Uint8Array): Ground {
  const { map } = ground;
  const cut = ({ costs, zoc, attackable }: Ground['dry']) => ({
    costs: {
      infantry: within(costs.infantry, map, playable, NO_STEP),
      cavalry: within(costs.cavalry, map, playable, NO_STEP),
    },
    zoc: within(zoc, map, playable, NO_ZOC),
    attackable: within(attackable, map, playable, 0),
  });
  return {
    map,
    dry: cut(ground.dry),
    rain: cut(ground.rain),
    between: ground.between,
    attackedOver: ground.attackedOver,
  };
}

export function fieldOf(scenario: Scenario, map: GridMap): Field {
  const playable = inPlay(map, scenario);
  const pieces = piecesOf(scenario);
  const named = { units: namedOf(pieces.units), leaders: namedOf(pieces.leaders) };
  const havens = scenario.havens.map((hex) => cellOf(map, hex));
  return {
    scenario,
    ground: groundInPlay(groundOf(map), playable),
    pieces,
    named,
    own: { units: ownOf(named.units), leaders: ownOf(named.leaders) },
    inPlay: playable,
    watched: [...new Set([...scenario.scoring.map(({ hex }) => cellOf(map, hex)), ...havens])],
    havens,
    unitLines: unitLines(scenario),
    leaderLines: leaderLines(scenario),
  };
}
