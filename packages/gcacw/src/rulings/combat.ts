/** Open readings of combat: values, modifiers, results. */
import { ruling } from '@longroll/kernel';

export const COMBAT_RULINGS = {
  artilleryAgainstNoGuns: ruling(['no-minus', 'as-printed'], {
    cite: '9.6a',
    title: 'Artillery against no guns',
    text: "With a printed Artillery Value of 0 in the defender's hex, a minus for artillery counts as 0.",
    choices: {
      'no-minus': 'Defenders without a gun take nothing off the attack.',
      'as-printed': 'The minus of the table holds, guns or no guns.',
    },
  }),
  flankBonusAgainstRefused: ruling(['none', 'both', 'halved'], {
    cite: '9.8b',
    title: 'Flank bonus against refused flanks',
    text: 'Against refused flanks the attacker has the refusal modifier in place of any flank attack bonus.',
    choices: {
      none: 'No flank bonus against refused flanks.',
      both: 'The flank bonus counts in full besides the modifier for the refusal.',
      halved: 'Half of the flank bonus counts besides: 4 gives 2, 1 to 3 give 1.',
    },
  }),
  flankBonusOfCavalry: ruling(['full', 'halved'], {
    cite: '9.7f',
    title: 'Cavalry on the flank of cavalry',
    text: 'The flank bonus of cavalry that attacks a hex of which cavalry is the greater part.',
    choices: {
      full: 'The flank bonus is the same for all.',
      halved: 'Cavalry against cavalry has half of it: 4 gives 2, 2 and 3 give 1, 1 gives nothing.',
    },
  }),
  columnOfRouteInLoess: ruling(['pays', 'free'], {
    cite: '8.2a',
    title: 'Column of route against loess',
    text: 'The extra MP for attacking into loess is paid by a column of route attack too.',
    choices: {
      pays: 'It costs 1 MP, like every attack into loess costs 1 more.',
      free: 'It costs nothing there either.',
    },
  }),
  disorganizedCV: ruling(['up-from-6', 'up', 'nearest', 'down'], {
    cite: '1.6a',
    title: 'Combat Values of disorganized units',
    text: 'Strength markers that are not known show two thirds of the manpower, rounded in one of these ways.',
    choices: {
      'up-from-6': 'Rounded down below manpower 6, up from 6 on: 4 is worth 2, 8 is worth 6.',
      up: 'Rounded up: 4 is worth 3, 8 is worth 6.',
      nearest: 'Rounded to the nearest: 4 is worth 3, 8 is worth 5.',
      down: 'Rounded down: 4 is worth 2, 8 is worth 5.',
    },
  }),
  abatisMultiplier: ruling([1.5, 1, 2], {
    cite: '11.3b',
    title: 'Worth of an abatis',
    text: "An abatis multiplies the defender's Combat Value in the ratio by this.",
    choices: { 1.5: 'One and a half times.', 1: 'Nothing is added.', 2: 'Twice.' },
  }),
  breastworkMultiplier: ruling([2, 1.5, 3], {
    cite: '11.3b',
    title: 'Worth of a breastwork',
    text: "A breastwork multiplies the defender's Combat Value in the ratio by this.",
    choices: { 2: 'Twice.', 1.5: 'One and a half times.', 3: 'Three times.' },
  }),
  fortMultiplier: ruling([3, 2, 4], {
    cite: '11.3b',
    title: 'Worth of a fort',
    text: "A fort multiplies the defender's Combat Value in the ratio by this.",
    choices: { 3: 'Three times.', 2: 'Twice.', 4: 'Four times.' },
  }),
  attackerCap: ruling([70, 'none'], {
    cite: '9.4a',
    title: 'Most that attacks from one hex',
    text: 'The most Combat Value that counts in the ratio for an attack from one hex.',
    choices: { 70: 'No more than 70 counts in the ratio.', none: 'All of it counts.' },
  }),
  defenderCap: ruling([60, 'none'], {
    cite: '9.4a',
    title: 'Most that defends without works',
    text: 'The most Combat Value that counts in the ratio for a defender without works.',
    choices: { 60: 'No more than 60 counts in the ratio.', none: 'All of it counts.' },
  }),
  halfEntrenchedCap: ruling([100, 'none'], {
    cite: '9.4a',
    title: 'Most that defends, half of it entrenched',
    text: 'The same when at least half of the defending infantry units are entrenched.',
    choices: { 100: 'No more than 100 counts in the ratio.', none: 'All of it counts.' },
  }),
  entrenchedCap: ruling([130, 'none'], {
    cite: '9.4a',
    title: 'Most that defends, all of it entrenched',
    text: 'The same when all defending infantry units are entrenched.',
    choices: { 130: 'No more than 130 counts in the ratio.', none: 'All of it counts.' },
  }),
  worksAndArtillery: ruling(['multiply', 'none'], {
    cite: '11.3b',
    title: 'Guns behind works',
    text: "Works multiply the defender's Artillery Value as they do his Combat Value, rounded down for each unit.",
    choices: {
      multiply: 'Works multiply guns as they multiply men.',
      none: 'Works do nothing for guns.',
    },
  }),
  lossDivision: ruling(['evenly', 'free'], {
    cite: '8.6b',
    title: 'Sharing a loss',
    text: 'A stack divides its loss as its owner likes, but nobody loses a second point before each has lost one.',
    choices: {
      evenly: 'Nobody loses a second point before each has lost one.',
      free: 'The owner takes each point from whom he likes.',
    },
  }),
  worksSoften: ruling([false, true], {
    cite: '11.4',
    title: 'Works soften results',
    text: 'Behind breastwork or fort f, F and D raise fatigue one level less, and R* counts as R.',
    choices: {
      false: 'Results are the same behind works.',
      true: 'Behind breastwork or fort a result tires one level less, and R* counts as R.',
    },
  }),
  grandAssaultNumber: ruling(['command-minus-die', 'all'], {
    cite: '14.9a',
    title: 'How many join a grand assault',
    text: "As many units join a grand assault as the army leader's Command Value exceeds a die; or all that are named.",
    choices: {
      'command-minus-die': "As many as the army leader's Command Value exceeds a die.",
      all: 'All that are named, without a die.',
    },
  }),
} as const;
