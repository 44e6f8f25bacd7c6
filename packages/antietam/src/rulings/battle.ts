/** Open readings of fire and melee. */
import { ruling } from '@longroll/kernel';

export const BATTLE_RULINGS = {
  seventhColumn: ruling(['16-and-more', 'no-heading'], {
    cite: '18.1',
    title: 'Fire beyond 15 squares',
    text: 'Six ranges are printed over seven columns of the weapon table: what the last column, all noughts, stands for.',
    choices: {
      '16-and-more': 'It is for 16 squares and more, where no weapon does anything.',
      'no-heading':
        'It has no meaning: the last range goes on, and Parrotts hit at any distance that they can see.',
    },
  }),
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
  dismountedCavalry: ruling(['normal', 'mounted'], {
    cite: '18.9',
    title: 'Cavalry on foot in a fight',
    text: 'The list of modes has no line for dismounted cavalry.',
    choices: {
      normal: 'It fights as infantry in normal mode.',
      mounted: 'It fights by the line of its arm, as mounted cavalry does.',
    },
  }),
  flankedHalf: ruling(['own-strength', 'protection'], {
    cite: '18.10',
    title: 'The half of a flanked defender',
    text: 'What the flank modifier to the defender, .50, is applied to.',
    choices: {
      'own-strength': 'To his own strength: he fires back outside his arc and fights in melee at half.',
      protection:
        'To the attack on him: of an attack from the flank only half counts, and he fights at full strength.',
    },
  }),
  lowestMeleeRows: ruling(['as-printed', 'mirrored'], {
    cite: '18.6',
    title: 'The lowest rows of the melee table',
    text: 'The row "-5 to -6" is printed upside down and is shorter than its counterpart "5 to 12".',
    choices: {
      'as-printed': 'It is for -5 and -6, and the row above for -7 or less.',
      mirrored: 'A slip for -5 to -12, as on the other side of the table, and the row above for -13 or less.',
    },
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
