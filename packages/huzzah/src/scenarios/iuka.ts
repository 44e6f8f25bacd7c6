/** Places and hours after the reports of the battle. Artillery stands unlimbered unless marked (l), cavalry dismounted unless (m). */
import { IUKA_COUNTERS } from '../counters/index.ts';
import { scenario } from './define.ts';
import { IUKA_HEAD } from './heads.ts';

export const IUKA = scenario(IUKA_HEAD, {
  words: {
    length: 'two and a half to three and a half hours',
    par: { union: 14, confederate: 16 },
    history:
      "Hebert's men took the battery and were driven from it more than once; at dark they had the guns and the edge of the field, the Union the crossroads and the Ricks house. Little was killed beside Price, who left in the night by the Fulton road. By these points, without the handicap, the battle was a draw.",
    firstTry: {
      confederate:
        'Do not cross the ravine piecemeal. Fire with Clark, bring the 3rd Texas, the Texas Legion and the 3rd Louisiana down into the run in one segment and charge in the next, when the guns have fired and their markers cost them two lines. The battery and Hamilton must be hurt before Stanley is up, in turns 4 to 6.',
      union:
        'You need not win ground. Let the 48th Indiana and the battery fire on the first who come near and the 5th Iowa always; keep the 16th Iowa and the 26th Missouri one hex behind the crest, where nobody sees them.',
    },
  },
  counters: IUKA_COUNTERS,
  union: `
    all facing NE
    0814  3MICH 5/5
    0914  48IN 4/4
    1014  11OHB 3/6, *SANBORN
    1114  5IA 5/6
    0816  4MN 4/5
    0916  16IA 4/5, *HAMILTON
    1016  26MO 4/5
    0819  *ROSECRANS
  `,
  // Wirt Adams is out of command until Price comes.
  confederate: `
    all facing SW
    1009  1417AR 3/5
    1209  STLB 2/5 (l)
    0410  WADAMS 4/5 (m)
    1010  1TXL 5/6
    1310  40MS 3/4
    1011  3TX 4/7, *HEBERT
    1111  CLARKB 2/6
    1211  3LA 3/7
  `,
  entries: `
    south-jacinto  0726  Jacinto road, south edge
    north-iuka     2000  Eastport road, north edge
  `,
  arrivals: `
    1  union        south-jacinto:  10IA 4/5, 12WIB 2/5, 80OH 4/4, *SULLIVAN
    2  union        south-jacinto:  17IA 3/3, 10MO 5/5
    3  union        south-jacinto:  6WIB 3/5
    4  union        south-jacinto:  11MO 4/6, 47IL 4/5, 26IL 4/5, *STANLEY, *MOWER
    5  union        south-jacinto:  8WI 4/5, 2IAB 2/5, 39OH 5/6, 27OH 4/6, *FULLER
    6  union        south-jacinto:  43OH 4/6, 63OH 4/6, 1MOM 3/6
    7  union        south-jacinto:  2USF 2/6
    2  confederate  north-iuka:     37AL 3/4, 38MS 3/4, 36MS 4/4, 37MS 4/4, *PRICE, *LITTLE, *MARTIN
    6  confederate  north-iuka:     4MO 3/6, 6MO 4/6, 3MOC 3/6, 43MS 4/4, 7MSB 3/4, *GREEN
    7  confederate  north-iuka:     LANDIS 3/6
    8  confederate  north-iuka:     2MO 4/7, 3MO 3/6, 5MO 3/7, 1MOC 3/6, 16AR 3/5, WADE 2/6, *GATES
  `,
});
