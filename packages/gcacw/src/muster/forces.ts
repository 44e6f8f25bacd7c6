/** The two ranks of an attack as the forms of attacks have them; a rank without a unit leaves its fields alone. */
import type { CounterRecord, Picked, Rank } from '@longroll/kernel';
import { otherSide } from '../model/vocabulary.ts';
import { attackTactical, defenceTactical } from './leaders.ts';
import { leadersOf, recordsOf, sideOf, unitsOf } from './records.ts';

const MOST_UNITS = 12;

export const ATTACKERS: Rank = { id: 'attackers', title: 'Attackers', most: MOST_UNITS };
export const JOINERS: Rank = {
  id: 'joiners',
  title: 'Joining units',
  most: MOST_UNITS,
  opposes: 'defenders',
};
export const DEFENDERS: Rank = {
  id: 'defenders',
  title: 'Defenders',
  most: MOST_UNITS,
  opposes: 'attackers',
};

export function attackerFields(picked: Picked): CounterRecord {
  const units = unitsOf(picked, 'attackers');
  if (units.length === 0) return {};
  return {
    attackers: recordsOf(units),
    attackerLeader: attackTactical(leadersOf(picked, 'attackers'), units),
  };
}

export function defenderFields(picked: Picked): CounterRecord {
  const units = unitsOf(picked, 'defenders');
  if (units.length === 0) return {};
  return { defenders: recordsOf(units), defenderLeader: defenceTactical(leadersOf(picked, 'defenders')) };
}

/** The attacker's side, told by either rank. */
export function attackerSide(picked: Picked): CounterRecord {
  const attacking = sideOf(unitsOf(picked, 'attackers'));
  const defending = sideOf(unitsOf(picked, 'defenders'));
  if (attacking) return { attackerSide: attacking };
  return defending ? { attackerSide: otherSide(defending) } : {};
}
