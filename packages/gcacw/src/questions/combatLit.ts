/** The cells of the card that an attack is read from. */
import type { LitCell } from '@longroll/kernel';
import { ARTILLERY } from '../charts/artillery.ts';
import { ATTACK_TYPES, attackCost, attackRow, LOESS, type MarchAttack } from '../charts/attackTypes.ts';
import { COMBAT_ATTACKER } from '../charts/combatAttacker.ts';
import { COMBAT_DEFENDER } from '../charts/combatDefender.ts';
import { RATIO, ratioRow } from '../charts/ratio.ts';
import type { CombatInput } from '../model/combatInput.ts';
import { ratioAttacker, ratioDefender } from '../model/strength.ts';
import { readArtillery } from '../procedures/artillery.ts';
import { mpCost } from '../procedures/attackPrice.ts';
import { attackerColumn, combatRow, defenderColumn } from '../procedures/combat.ts';

/** The printed price, and what the note on loess makes of it. */
function priceLit(input: CombatInput, attack: MarchAttack): LitCell {
  const { attackerArm } = input;
  const cell = { chart: ATTACK_TYPES.id, row: attackRow(attack), column: attackerArm === 'infantry' ? 0 : 1 };
  const cost = mpCost(input);
  return cost === attackCost(attack, attackerArm)
    ? cell
    : { ...cell, noted: { mark: LOESS, makes: `${cost}` } };
}

export function combatLit(input: CombatInput, { difference }: { readonly difference: number }): LitCell[] {
  const row = combatRow(difference);
  const guns = readArtillery(input);
  const cells: LitCell[] = [
    { chart: COMBAT_DEFENDER.id, row, column: defenderColumn(input.defenderCV) },
    { chart: COMBAT_ATTACKER.id, row, column: attackerColumn(input.attackerCV) },
    { chart: RATIO.id, row: ratioRow(ratioAttacker(input), ratioDefender(input)), column: 0 },
    { chart: ARTILLERY.id, row: guns.row, column: guns.column },
  ];
  if (input.attack === 'assault') return cells;
  return [...cells, priceLit(input, input.attack)];
}
