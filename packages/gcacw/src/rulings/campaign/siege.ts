/** Figures of the siege of Vicksburg in the campaign (19.5). */
import { ruling } from '@longroll/kernel';
import { figure } from './figure.ts';

export const SIEGE_RULINGS = {
  siegeReach: figure([13, 10, 12, 15], {
    cite: '19.5.4.1',
    title: 'Cut off',
    text: 'Hexes from the city at which a way out is a way out.',
    means: '# hexes.',
  }),
  siegeNear: figure([4, 3, 5], {
    cite: '19.5.4.2',
    title: 'The ring',
    text: 'Hexes from the city within which Union infantry counts for the siege.',
    means: 'Within # hexes.',
  }),
  siegeRatio: figure([1.25, 1, 1.5, 1.6], {
    cite: '19.5.4.2',
    title: 'How strong the ring must be',
    text: 'What the ring must be for every point of the garrison.',
    means: '# times the garrison.',
  }),
  siegeMouths: figure([50, 45, 55, 60], {
    cite: '19.5.4.3',
    title: 'A large garrison',
    text: 'The garrison above which it eats faster.',
    means: 'Above # manpower points.',
  }),
  siegeFew: figure([25, 20, 30], {
    cite: '19.5.4.3',
    title: 'A small garrison',
    text: 'The garrison below which it eats slower and gives up sooner.',
    means: 'Below # manpower points.',
  }),
  bombardOn: figure([6, 5], {
    cite: '19.5.4.3',
    title: 'Bombardment',
    text: 'The die from which bombardment costs the garrison a point.',
    means: 'On # or more.',
  }),
  siegeGrace: figure([1, 0, 2], {
    cite: '19.5.4.4',
    title: 'Grace for an open ring',
    text: 'Turns for which an open ring changes nothing.',
    means: '# turn~.',
  }),
  siegeEase: figure([3, 2, 4, 5], {
    cite: '19.5.4.4',
    title: 'An open ring',
    text: 'What the siege track loses each turn while the ring is open.',
    means: '# a turn.',
  }),
  reliefFrom: figure([10, 5, 20], {
    cite: '19.5.4.4',
    title: 'What counts as relief',
    text: 'Siege track from which an open ring counts as relief.',
    means: 'From # on.',
  }),
  sapFrom: figure([25, 15, 20, 30], {
    cite: '19.5.5',
    title: 'Saps',
    text: 'Siege track from which strong lines are sapped faster.',
    means: 'From # on.',
  }),
  sapManpower: figure([30, 20, 40], {
    cite: '19.5.5',
    title: 'Men for saps',
    text: 'Manpower of infantry beside a hex that saps it faster.',
    means: '# or more.',
  }),
  degradeOn: figure([6, 5], {
    cite: '19.5.5',
    title: 'Degradation',
    text: 'The modified die from which a hex of the line loses a level.',
    means: 'On # or more.',
  }),
  demoralizeOn: figure([11, 9, 10, 12], {
    cite: '19.5.6',
    title: 'Heart of the garrison',
    text: 'The modified die from which the garrison loses heart.',
    means: 'On # or more.',
  }),
  surrenderFrom: figure([47, 40, 43, 45, 50], {
    cite: '19.5.7.1',
    title: 'When surrender is thought of',
    text: 'Siege track from which the garrison may surrender.',
    means: 'From # on.',
  }),
  surrenderStep: figure([4, 3, 5, 6], {
    cite: '19.5.7.1',
    title: 'Days that make surrender likelier',
    text: 'Points of the siege track for each 1 on the die of surrender.',
    means: 'Every # points.',
  }),
  surrenderOn: figure([6, 5, 7], {
    cite: '19.5.7.1',
    title: 'Surrender',
    text: 'The modified die from which the garrison surrenders.',
    means: 'On # or more.',
  }),
  surrenderHope: figure([2, 1, 3], {
    cite: '19.5.7.1',
    title: 'Hope of relief',
    text: 'What an army of relief near the city takes from the die of surrender.',
    means: '# is taken from the die.',
  }),
  hopeHexes: figure([8, 5, 10], {
    cite: '19.5.7.1',
    title: 'How near hope must be',
    text: 'Hexes within which an army of relief gives hope.',
    means: 'Within # hexes.',
  }),
  tokenGarrison: figure([15, 10, 20], {
    cite: '19.5.7.2',
    title: 'A token garrison',
    text: 'The garrison below which it may surrender at any time.',
    means: 'Below # manpower points.',
  }),
  tokenOn: figure([4, 3, 5], {
    cite: '19.5.7.2',
    title: 'A token garrison gives up',
    text: 'The die from which a token garrison surrenders.',
    means: 'On # or more.',
  }),
  lineDie: ruling(['one-more', 'as-written', 'one-less'], {
    cite: '19.5.1.3',
    title: 'Strength of the line',
    text: 'What the line of Vicksburg adds to the die of its defenders, by level from 4 to 0.',
    choices: {
      'one-more': '+4, +3, +3, +2 and +1.',
      'as-written': '+3, +2, +2, +1 and nothing.',
      'one-less': '+2, +1, +1, nothing and nothing.',
    },
  }),
  fortSites: ruling(['listed', 'nowhere'], {
    cite: '19.5.3',
    title: 'Where forts are dug',
    text: 'Whether works rise to forts at the sites of the list.',
    choices: { listed: 'At the nine sites of the list.', nowhere: 'Forts are there by set-up only.' },
  }),
} as const;
