/** Defender's die roll modifiers (9.9a), in printed order. Every row that applies is added. */
import { modifierList } from '@longroll/kernel';
import { SOURCE } from '../charts/source.ts';
import type { CombatInput } from '../model/combatInput.ts';
import { LEADER_BONUSES, type NamedBonus, servesOr } from '../model/leaderBonus.ts';
import { otherSide, UNION_GUNBOATS } from '../model/vocabulary.ts';
import { onlyIn } from './onlyIn.ts';
import { TERRAIN_MODIFIERS } from './terrain.ts';

const defends = (c: CombatInput, id: NamedBonus): true | string =>
  c.leaderBonus.includes(id)
    ? servesOr(id, otherSide(c.attackerSide), 'attacker')
    : `${LEADER_BONUSES[id].name} does not count here`;

export const DEFENDER_MODIFIERS = modifierList<CombatInput>(
  { id: 'gcacw/defender-modifiers', title: "Defender's die roll modifiers", source: SOURCE, cite: '9.9a' },
  [
    ...TERRAIN_MODIFIERS,
    {
      printed: '-1',
      value: -1,
      cite: '13.3',
      text: 'At least half of the Combat Value in the hex is Demoralize-2',
      when: (c) => c.defenderDemoralized2 || 'less than half is Demoralize-2',
    },
    onlyIn(['OTR', 'GTC', 'BTC', 'TPC', 'TOM'], {
      printed: '+1/+2',
      value: (c) => c.gunboatDefence,
      cite: '9.9e',
      text: 'Gunboat defensive support',
      when: (c) => {
        if (c.gunboatDefence === 0) return 'no gunboat in support';
        if (!UNION_GUNBOATS.includes(c.game)) return true;
        return c.attackerSide === 'confederate' || 'the gunboats are Union, the defender is not';
      },
    }),
    onlyIn(LEADER_BONUSES.thomas.games, {
      printed: '+1',
      value: 1,
      cite: '9.9e',
      text: 'Thomas bonus',
      when: (c) => defends(c, 'thomas'),
    }),
    onlyIn(LEADER_BONUSES.hunt.games, {
      printed: '+1',
      value: 1,
      cite: '9.9e',
      text: 'Hunt bonus',
      when: (c) => defends(c, 'hunt'),
    }),
    onlyIn(['SJW'], {
      printed: '-1',
      value: -1,
      cite: '9.9e',
      text: 'Union Panic is in effect',
      when: (c) => {
        if (!c.unionPanic) return 'no panic';
        return c.attackerSide === 'confederate' || 'the Union side is the attacker';
      },
    }),
    onlyIn(['TOM'], {
      printed: '-1/-2',
      value: (c) => -c.garrisonDemoralized,
      cite: '9.9e',
      text: 'Confederate garrison demoralized',
      when: (c) => {
        if (c.garrisonDemoralized === 0) return 'the garrison is not demoralized';
        return c.attackerSide === 'union' || 'the garrison is the attacker';
      },
    }),
  ],
);
