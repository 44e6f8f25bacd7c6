/** The form of attacks with units: who, on which ground, in which circumstances. */
import { listOf, whole } from '@longroll/kernel';
import { COMBAT_FIELDS } from './combatFields.ts';
import { UNIT_FIELDS } from './unitFields.ts';

const LEADER_MOST = 9;
const STACK = [1, 20] as const;

/** Circumstances are those of the typed combat, less all that the units themselves tell. */
const {
  attackerArm: _arm,
  attackerMP: _mp,
  attackerCV: _attackerCV,
  defenderCV: _defenderCV,
  attackerTV: _attackerTV,
  defenderTV: _defenderTV,
  attackerAV: _attackerAV,
  defenderAV: _defenderAV,
  defenderPrintedAV: _printedAV,
  defenderEntrenchment: _works,
  defenderDemoralized2: _demoralized,
  ...circumstances
} = COMBAT_FIELDS;

export const CIRCUMSTANCE_FIELDS = circumstances;

export const ATTACKERS = listOf(UNIT_FIELDS, STACK, {
  title: 'Attacking units',
  description: 'One unit attacks from a march; several only in an assault.',
  cite: '8.1',
  group: 'Attacker',
});

export const DEFENDERS = listOf(UNIT_FIELDS, STACK, {
  title: 'Defending units',
  description: 'All units in the hex defend.',
  cite: '8.1',
  group: 'Defender',
});

export const ATTACKER_LEADER = whole(0, LEADER_MOST, {
  title: 'Leader with the attacker',
  description: 'Tactical Value of a leader over the unit in its hex; in an assault of him who began it.',
  cite: '9.5',
  group: 'Attacker',
  default: 0,
});

export const ATTACKER_MP = COMBAT_FIELDS.attackerMP.meta({
  ...COMBAT_FIELDS.attackerMP.meta(),
  group: 'Attacker',
});

export const DEFENDER_LEADER = whole(0, LEADER_MOST, {
  title: 'Leader with the defender',
  description: 'Highest Tactical Value of the leaders in the hex.',
  cite: '9.5',
  group: 'Defender',
  default: 0,
});
