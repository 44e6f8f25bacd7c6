/**
 * The rows of the defender's list (9.9a) that are for ground alone, in printed order. Combat adds them to the
 * defender's die, a cavalry retreat to its own.
 */
import type { Modifier } from '@longroll/kernel';
import type { CombatInput } from '../model/combatInput.ts';
import type { Hexside } from '../model/vocabulary.ts';

export type DefendedGround = Pick<
  CombatInput,
  'attackerTerrain' | 'defenderTerrain' | 'hexside' | 'alsoUphill' | 'rain'
>;

const CROSSINGS: readonly Hexside[] = ['bridge', 'dam', 'ferry', 'ford'];
const CLIMBS: readonly Hexside[] = ['uphill-ridge', 'uphill-bluff'];

const downhill = (c: DefendedGround): boolean => c.hexside === 'downhill-ridge';
const fromMountain = (c: DefendedGround): boolean => c.attackerTerrain === 'mountain';
const mountainIsLess = (c: DefendedGround): boolean => fromMountain(c) || downhill(c);
const hillIsLevel = (c: DefendedGround): boolean => c.attackerTerrain === 'hill' || mountainIsLess(c);

export const TERRAIN_MODIFIERS: readonly Modifier<DefendedGround>[] = [
  {
    printed: '+2',
    value: 2,
    cite: '9.9a',
    text: 'Defending across a bridge, dam, ferry or ford',
    when: (c) => CROSSINGS.includes(c.hexside) || 'no crossing between them',
    because: (c) => c.hexside,
  },
  {
    printed: '+2',
    value: (c) => (mountainIsLess(c) ? 1 : 2),
    cite: '9.9a',
    text: 'Defending in a mountain hex (+1 if the attacker is in one too, or attacks down a ridge)',
    when: (c) => c.defenderTerrain === 'mountain' || 'the defender is not in a mountain hex',
    because: (c) =>
      fromMountain(c) ? 'attacked from a mountain hex' : downhill(c) ? 'attacked down a ridge' : 'from below',
  },
  {
    printed: '+2',
    value: 2,
    cite: '9.9a',
    text: 'Defending against an attack uphill across a ridge or bluff',
    when: (c) => CLIMBS.includes(c.hexside) || c.alsoUphill === true || 'the attack is not uphill',
  },
  {
    printed: '+1',
    value: 1,
    cite: '9.9a',
    text: 'Defending in a hill hex (+0 if attacked from hill, mountain or down a ridge)',
    when: (c) => {
      if (c.defenderTerrain !== 'hill') return 'the defender is not in a hill hex';
      return !hillIsLevel(c) || 'attacked from hill, mountain or down a ridge: +0';
    },
  },
  {
    printed: '+1',
    value: (c) => (c.rain ? 2 : 1),
    cite: '9.9a',
    text: 'Defending across a creek (+2 in a rain turn)',
    when: (c) => c.hexside === 'creek' || 'no creek between them',
    because: (c) => (c.rain ? 'rain turn' : 'dry turn'),
  },
];
