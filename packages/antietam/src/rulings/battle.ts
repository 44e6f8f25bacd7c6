/** Open readings of fire and melee. */
import { ruling } from '@longroll/kernel';

export const BATTLE_RULINGS = {
  casualtyRounding: ruling(['nearest', 'down'], {
    cite: '0.6',
    text: 'Fire losses and fatigue are rounded once at the end: to the nearest, halves up; or down.',
  }),
  battleTimeRead: ruling(['before-paying', 'after-paying'], {
    cite: '7.3.11',
    text: 'The operation points of the battle time modifier are read before or after paying for the shot.',
  }),
  higherAndTerrain: ruling(['multiply', 'lower-of-both'], {
    cite: '7.3.3',
    text: 'A target on higher ground in cover: both fire modifiers multiply, or only the one that helps it most counts.',
  }),
  fortification: ruling(['reduces', 'ignored'], {
    cite: '18.8',
    text: 'Fortification takes a tenth off the fire for each level.',
  }),
  densityInMelee: ruling(['not-used', 'used'], {
    cite: '8.2.10',
    text: 'Whether the density modifier counts on melee strengths: by the men in the square that is attacked.',
  }),
  menPerGun: ruling([16, 20, 12], {
    cite: '1.7',
    text: 'Men who serve one gun: what a battery counts as a target.',
  }),
  brokenUpUnder: ruling([25, 1, 50], {
    cite: '7.4.3',
    text: 'A unit with fewer men than this is removed as broken up.',
  }),
  randomOfLeast: ruling([1, 0], {
    cite: '0.3',
    text: 'Random of 25 is 1 to 25, so that a melee always costs both sides someone; or 0 to 24.',
  }),
  differentialTruncated: ruling(['toward-zero', 'down'], {
    cite: '8.3.5',
    text: 'The melee differential is truncated toward zero: the middle row is 500 men wide; or rounded down: 450.',
  }),
  routedDefenderSparesAttacker: ruling([false, true], {
    cite: '8.3.3',
    text: 'Whether the going of routed defenders alone spares the attackers their own retreat check.',
  }),
} as const;
