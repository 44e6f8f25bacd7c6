/** Attacks (8.1 to 8.4): who may attack whom over which hexside, and what it costs. */
import { sideBetween, terrainOf } from '@longroll/kernel';
import type { MarchAttack } from '../charts/attackTypes.ts';
import type { Field } from '../field/field.ts';
import { RESTRICTED_ZOC } from '../field/ground.ts';
import { armOf } from '../model/combatNumbers.ts';
import type { Attack, Terrain } from '../model/vocabulary.ts';
import { mpCost } from '../procedures/combat.ts';
import { type Bar, bar } from './flow.ts';
import type { Fight, PlayState } from './stage.ts';
import { isEnemyIn, rulesOf, sideOfUnit, weatherOf } from './standing.ts';

const NO_ENEMY = bar('no-enemy', '7.1', 'No enemy stands there.');
const NOT_ADJACENT = bar('not-adjacent', '7.1', 'Only an adjacent hex can be attacked.');
const SHAKEN = bar('demoralized', '11.0', 'A demoralized unit may not attack.');
const WAGON = bar('wagon', '7.1', 'A wagon train may not attack.');
const CLOSED = bar(
  'closed-hexside',
  '7.1',
  'It could not march over that hexside, so it cannot attack over it.',
);
const WOODS = bar(
  'woods-hexside',
  '7.1',
  'Over a woods or loess hexside only a unit attacks that began its march here and has not moved.',
);
const DEAR = bar('too-dear', 'Attack Summary', 'That attack costs more movement points than are left.');
const SPENT = bar(
  'no-allowance',
  'Attack Summary',
  'No column of route attack with a remaining Movement Allowance of 0.',
);

/** The hexside from one hex to the next; -1 if they do not touch. */
export const sideFrom = ({ ground }: Field, from: number, to: number): number =>
  sideBetween(ground.map, from, to);

/** Whether the zone of control over a hexside is a restricted one: woods or loess without a way. */
const isWooded = (field: Field, state: PlayState, side: number): boolean =>
  field.ground[weatherOf(field, state)].zoc[side] === RESTRICTED_ZOC;

/** Whether a unit could attack over the side to a hex, its movement points aside; assaults cross woods (14.6). */
export function overSideBar(
  field: Field,
  state: PlayState,
  unit: number,
  to: number,
  woods: boolean,
): Bar | null {
  const side = sideFrom(field, state.units[unit]!.hex, to);
  if (side < 0) return NOT_ADJACENT;
  if (state.units[unit]!.demoralized > 0) return SHAKEN;
  if (field.pieces.units[unit]!.type === 'wagon') return WAGON;
  if (field.ground[weatherOf(field, state)].attackable[side] !== 1) return CLOSED;
  return !woods && isWooded(field, state, side) ? WOODS : null;
}

/** What an attack costs the marching unit: the same figure that the combat itself names. */
export function attackMP(field: Field, state: PlayState, to: number, type: MarchAttack): number {
  const { unit } = state.stage.march!;
  return mpCost({
    attack: type,
    attackerArm: armOf([field.pieces.units[unit]!]),
    defenderTerrain: terrainOf(field.ground.map, to) as Terrain,
    houseRules: rulesOf(state),
  });
}

export function attackBar(field: Field, state: PlayState, to: number, type: MarchAttack): Bar | null {
  const { unit, moved, mp } = state.stage.march!;
  if (!isEnemyIn(field, state, sideOfUnit(field, unit), to)) return NO_ENEMY;
  const over = overSideBar(field, state, unit, to, !moved);
  if (over) return over;
  if (type === 'column-of-route' && mp === 0) return SPENT;
  return attackMP(field, state, to, type) > mp ? DEAR : null;
}

/** An attack before its dice. */
export const declared = (
  type: Attack,
  from: number,
  target: number,
  attackers: readonly number[],
): Fight => ({
  ...{ type, from, target, attackers },
  defenders: [],
  attackerResult: '-',
  defenderResult: '-',
  toLose: 0,
  lost: [],
  advanced: [],
});
