/** Defender's die roll modifiers (7.4), in printed order. Every row that applies is added. */
import { modifierList } from '@longroll/kernel';
import { SOURCE } from '../charts/source.ts';
import type { CombatInput } from '../model/combatInput.ts';
import { LEADER_BONUSES } from '../model/leaderBonus.ts';
import type { Hexside } from '../model/vocabulary.ts';
import { onlyIn } from './onlyIn.ts';

const CROSSINGS: readonly Hexside[] = ['bridge', 'dam', 'ferry', 'ford'];
const CLIMBS: readonly Hexside[] = ['uphill-ridge', 'uphill-bluff'];

const downhill = (c: CombatInput): boolean => c.hexside === 'downhill-ridge';
const fromMountain = (c: CombatInput): boolean => c.attackerTerrain === 'mountain';
const mountainIsLess = (c: CombatInput): boolean => fromMountain(c) || downhill(c);
const hillIsLevel = (c: CombatInput): boolean => c.attackerTerrain === 'hill' || mountainIsLess(c);

export const DEFENDER_MODIFIERS = modifierList<CombatInput>(
  { id: 'gcacw/defender-modifiers', title: "Defender's die roll modifiers", source: SOURCE, cite: '7.4' },
  [
    {
      printed: '+2',
      value: 2,
      cite: '7.4',
      text: 'Defending across a bridge, dam, ferry or ford',
      when: (c) => CROSSINGS.includes(c.hexside) || 'no crossing between them',
      because: (c) => c.hexside,
    },
    {
      printed: '+2',
      value: (c) => (mountainIsLess(c) ? 1 : 2),
      cite: '7.4',
      text: 'Defending in a mountain hex (+1 if the attacker is in one too, or attacks down a ridge)',
      when: (c) => c.defenderTerrain === 'mountain' || 'the defender is not in a mountain hex',
      because: (c) =>
        fromMountain(c)
          ? 'attacked from a mountain hex'
          : downhill(c)
            ? 'attacked down a ridge'
            : 'from below',
    },
    {
      printed: '+2',
      value: 2,
      cite: '7.4',
      text: 'Defending against an attack uphill across a ridge or bluff',
      when: (c) => CLIMBS.includes(c.hexside) || 'the attack is not uphill',
    },
    {
      printed: '+1',
      value: 1,
      cite: '7.4',
      text: 'Defending in a hill hex (+0 if attacked from hill, mountain or down a ridge)',
      when: (c) => {
        if (c.defenderTerrain !== 'hill') return 'the defender is not in a hill hex';
        return !hillIsLevel(c) || 'attacked from hill, mountain or down a ridge: +0';
      },
    },
    {
      printed: '+1',
      value: (c) => (c.rain ? 2 : 1),
      cite: '7.4',
      text: 'Defending across a creek (+2 in a rain turn)',
      when: (c) => c.hexside === 'creek' || 'no creek between them',
      because: (c) => (c.rain ? 'rain turn' : 'dry turn'),
    },
    {
      printed: '-1',
      value: -1,
      cite: '7.4',
      text: 'At least half of the Combat Value in the hex is Demoralize-2',
      when: (c) => c.defenderDemoralized2 || 'less than half is Demoralize-2',
    },
    onlyIn(['OTR', 'GTC', 'BTC', 'TPC', 'TOM'], {
      printed: '+1/+2',
      value: (c) => c.gunboatDefence,
      cite: '7.4, game',
      text: 'Gunboat defensive support',
      when: (c) => c.gunboatDefence > 0 || 'no gunboat in support',
    }),
    onlyIn(LEADER_BONUSES.thomas.games, {
      printed: '+1',
      value: 1,
      cite: '7.4, game',
      text: 'Thomas bonus',
      when: (c) => c.leaderBonus === 'thomas' || 'Thomas does not count here',
    }),
    onlyIn(LEADER_BONUSES.hunt.games, {
      printed: '+1',
      value: 1,
      cite: '7.4, game',
      text: 'Hunt bonus',
      when: (c) => {
        if (c.leaderBonus !== 'hunt') return 'Hunt does not count here';
        return c.attackerSide === 'confederate' || 'Hunt is with the attacker';
      },
    }),
    onlyIn(['SJW'], {
      printed: '-1',
      value: -1,
      cite: '7.4, game',
      text: 'Union Panic is in effect',
      when: (c) => {
        if (!c.unionPanic) return 'no panic';
        return c.attackerSide === 'confederate' || 'the Union side is the attacker';
      },
    }),
    onlyIn(['TOM'], {
      printed: '-1/-2',
      value: (c) => -c.garrisonDemoralized,
      cite: '7.4, game',
      text: 'Confederate garrison demoralized',
      when: (c) => {
        if (c.garrisonDemoralized === 0) return 'the garrison is not demoralized';
        return c.attackerSide === 'union' || 'the garrison is the attacker';
      },
    }),
  ],
);
