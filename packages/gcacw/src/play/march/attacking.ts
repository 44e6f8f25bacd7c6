/** Attacks of a unit on the march (8.1 to 8.4): whom, how, and what it costs. */
import { type Bar, bar, type Deed } from '@longroll/kernel';
import { MARCH_ATTACKS, type MarchAttack } from '../../charts/attackTypes.ts';
import type { Field } from '../../field/field.ts';
import { armOf } from '../../model/combatNumbers.ts';
import { mpCost, unpaidBar } from '../../procedures/attackPrice.ts';
import { ATTACK_NAMES } from '../../story/attack.ts';
import { attackAsks } from '../combat/asking.ts';
import { overSideBar } from '../combat/hexside.ts';
import type { ActionOf } from '../state/action.ts';
import { type Fight, type In, type Marching, type PlayState, to } from '../state/stage.ts';
import {
  hexId,
  hexNamed,
  isEnemyIn,
  neighboursOf,
  rulesOf,
  sideOfUnit,
  terrainIn,
  unitName,
} from '../state/standing.ts';
import { hexWords, points, ROLLS, stackIn, told, unitPieceId } from '../state/words.ts';

/** A unit on the march, free or in contact with the enemy. */
export type OnMarch = In<'march' | 'contact'>;

const NO_ENEMY = bar('no-enemy', '8.1', 'No enemy stands there.');
/** An attack of the marching unit as its price looks at it: the same figure that the combat itself names. */
const pricedOf = (field: Field, state: PlayState, { unit }: Marching, hex: number, type: MarchAttack) => ({
  attack: type,
  attackerArm: armOf([field.pieces.units[unit]!]),
  defenderTerrain: terrainIn(field, hex),
  houseRules: rulesOf(state),
});

const priceOf = (...attack: Parameters<typeof pricedOf>): number => mpCost(pricedOf(...attack));

/** What forbids an attack of the marching unit on a hex, or null. */
export function attackBar(field: Field, state: OnMarch, hex: number, type: MarchAttack): Bar | null {
  const { march } = state.stage;
  if (!isEnemyIn(field, state, sideOfUnit(field, march.unit), hex)) return NO_ENEMY;
  const over = overSideBar(field, state, march.unit, hex, !march.moved);
  return over ?? unpaidBar(pricedOf(field, state, march, hex, type), march.mp);
}

/** The attack before its dice. */
const fightOf = (state: PlayState, march: Marching, target: number, type: MarchAttack): Fight => ({
  cause: { by: 'march', march, type },
  from: state.units[march.unit]!.hex,
  target,
  attackers: [march.unit],
});

/** Pays for the attack. */
function attacked(field: Field, state: OnMarch, target: number, type: MarchAttack): PlayState {
  const { march, phase } = state.stage;
  const paid = { ...march, mp: march.mp - priceOf(field, state, march, target, type), acted: true };
  const fight = fightOf(state, paid, target, type);
  return to(state, { at: 'combat', side: phase.active, phase, fight });
}

function tell(field: Field, state: OnMarch, { hex, type }: ActionOf<'attack'>) {
  const { march, phase } = state.stage;
  const cell = hexNamed(field, hex);
  const whom = `${stackIn(field, state, cell)} in ${hexWords(field, cell)}`;
  const cost = points(priceOf(field, state, march, cell, type));
  const words = `${unitName(field, march.unit)}: ${ATTACK_NAMES[type]} on ${whom}: ${cost}`;
  return told(`Attack ${hex}`, '8.2', words, {
    ...ROLLS,
    piece: unitPieceId(field, march.unit),
    cell,
    asks: attackAsks(field, state, phase.active, fightOf(state, march, cell, type)),
  });
}

export const ATTACK: Deed<Field, OnMarch, ActionOf<'attack'>, PlayState> = {
  candidates(field, state) {
    const { unit } = state.stage.march;
    const enemies = neighboursOf(field, state.units[unit]!.hex).filter((hex) =>
      isEnemyIn(field, state, sideOfUnit(field, unit), hex),
    );
    return enemies.flatMap((hex) =>
      MARCH_ATTACKS.map((type) => ({ do: 'attack' as const, hex: hexId(field, hex), type })),
    );
  },
  bar: (field, state, { hex, type }) => attackBar(field, state, hexNamed(field, hex), type),
  play: (field, state, { hex, type }) => attacked(field, state, hexNamed(field, hex), type),
  tell,
};
