/** The cells of the card that an attack is read from. */
import type { LitCell } from '@longroll/kernel';
import { ARTILLERY } from '../charts/artillery.ts';
import { ATTACK_TYPES, attackRow } from '../charts/attackTypes.ts';
import { COMBAT_ATTACKER } from '../charts/combatAttacker.ts';
import { COMBAT_DEFENDER } from '../charts/combatDefender.ts';
import { RATIO, ratioRow } from '../charts/ratio.ts';
import type { CombatInput } from '../model/combatInput.ts';
import { ratioAttacker, ratioDefender } from '../model/strength.ts';
import { readArtillery } from '../procedures/artillery.ts';
import { attackerColumn, combatRow, defenderColumn } from '../procedures/combat.ts';

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
  const column = input.attackerArm === 'infantry' ? 0 : 1;
  return [...cells, { chart: ATTACK_TYPES.id, row: attackRow(input.attack), column }];
}
