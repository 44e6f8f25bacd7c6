/** The map as a retreat sees it (15.9a); water is as good as off the map. */
import { cellDistance, terrainOf } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { FULL_ZOC, NO_ZOC } from '../../field/ground.ts';
import type { HexsideGround, RetreatGround, Zoc } from '../../model/retreatGround.ts';
import { otherSide, type Side } from '../../model/vocabulary.ts';
import { sideFrom } from '../movement/entering.ts';
import { isFerryBarred } from '../operations/barred.ts';
import type { PlayState } from '../state/stage.ts';
import { holderOf, neighboursOf, situationIn, terrainIn, weatherOf } from '../state/standing.ts';

const ZOCS: Readonly<Record<number, Zoc>> = { [NO_ZOC]: 'none', [FULL_ZOC]: 'full' };

/** A ferry that a gunboat watches is none for Confederates (19.4.4.6). */
function betweenFor(field: Field, state: PlayState, side: Side, hexside: number): HexsideGround {
  const between = field.ground.between[hexside]!;
  const barred = side === 'confederate' && isFerryBarred(field, state, hexside);
  return barred ? { ...between, crossing: 'none', way: false } : between;
}

export function retreatGround(field: Field, state: PlayState, side: Side): RetreatGround {
  const { map } = field.ground;
  return {
    rain: weatherOf(field, state) === 'rain',
    terrain: (hex) => terrainIn(field, hex),
    between: (from, to) => betweenFor(field, state, side, sideFrom(field, from, to)),
    neighbours: (hex) => neighboursOf(field, hex),
    distance: (a, b) => cellDistance(map, a, b),
    name: (hex) => map.ids[hex]!,
    isOffMap: (hex) => field.inPlay[hex] !== 1 || terrainOf(map, hex) === 'water',
    isAtEdge: (hex) =>
      Array.from(map.neighbours.subarray(hex * map.sides, (hex + 1) * map.sides)).some(
        (next) => next < 0 || field.inPlay[next] !== 1,
      ),
    isEnemyOccupied: (hex) => holderOf(field, state, hex) === otherSide(side),
    isFriendlyOccupied: (hex) => holderOf(field, state, hex) === side,
    enemyZoc: (hex) => ZOCS[situationIn(field, state).zone(otherSide(side), hex)] ?? 'restricted',
  };
}
