/** The odds of an assault before others are rolled for (14.7): with those who are named, and without them. */
import type { Told } from '@longroll/kernel';
import type { Field } from '../../field/field.ts';
import { combatValue } from '../../model/unit.ts';
import { attackForm } from '../combat/asking.ts';
import { armyLeaderNear } from '../movement/command.ts';
import { commandDiceForm } from '../operations/theDay.ts';
import { recordsOf } from '../state/asking.ts';
import type { In, PlayState } from '../state/stage.ts';
import { rulesOf, unitsOf } from '../state/standing.ts';
import { attackedFrom } from './attackedFrom.ts';

/** Whether all who may join leave the attack on the ground of its leader, each with a hex and a cap of its own (9.4, 9.9c). */
function isPlain(field: Field, state: In<'grand-names'>): boolean {
  const { assault, taking, joining } = state.stage;
  const own = state.leaders[assault.leader]!.hex;
  const hexes = joining.map((i) => state.units[i]!.hex);
  const apart = new Set([own, ...hexes]).size === hexes.length + 1;
  return (
    apart &&
    joining.every(
      (_, i) => attackedFrom(field, state, assault, [...taking, ...strongest(state, joining, i + 1)]) === own,
    )
  );
}

/** So many of them, as an owner who takes the strongest picks them. */
const strongest = (state: PlayState, units: readonly number[], most: number): readonly number[] => {
  const value = (i: number) => combatValue(state.units[i]!, rulesOf(state));
  return [...units].sort((a, b) => value(b) - value(a)).slice(0, most);
};

/** The odds of the assault as it stands, with those who are named to join or without them. */
export function grandAsks(
  field: Field,
  state: In<'grand-names'>,
  joining: readonly number[],
): Pick<Told, 'asks'> {
  const { assault, taking, phase } = state.stage;
  if (joining.length > 0 && !isPlain(field, state)) return {};
  const { leader, target } = assault;
  const from = state.leaders[leader]!.hex;
  const cause = { by: 'assault', leader, type: 'assault' } as const;
  const { attack: _, ...form } = attackForm(field, state, phase.active, {
    cause,
    from,
    target,
    attackers: taking,
  });
  const { commandValue } = field.pieces.leaders[leader]!;
  const army = field.pieces.leaders[armyLeaderNear(field, state, leader, taking)]!;
  const joins = joining.length > 0 ? { joiners: recordsOf(unitsOf(field, state, joining)) } : {};
  const dice = commandDiceForm(state, phase.active);
  const input = { ...form, commandValue, mustered: true, armyCommand: army.commandValue, ...joins, ...dice };
  return { asks: { question: 'gcacw/assault', input } };
}
