/** Places and hours after the reports of the battle. Artillery stands unlimbered unless marked (l), cavalry dismounted unless (m). */
import { SEVEN_PINES_COUNTERS } from '../counters/index.ts';
import { scenario } from './define.ts';
import { SEVEN_PINES_HEAD } from './heads.ts';

export const SEVEN_PINES = scenario(SEVEN_PINES_HEAD, {
  words: {
    length: 'six to eight hours, or two evenings: save after turn 9',
    par: { union: 38, confederate: 32 },
    history:
      'The Confederates took the first two lines, the guns at the redoubt and Seven Pines, and broke Casey and most of Couch; Fair Oaks, the Adams house and the third line held. Hatton fell, Pettigrew was left for dead, Johnston was carried from the field. By these points, with everything counted once, the day was a draw; with Seven Pines held to the end it would have been a decisive victory of the Union.',
    firstTry: {
      confederate:
        'Garland and Anderson astride the road, Rodes wide to the right, so that Rains comes on the flank of the pits. Never assault works in front without a second stack to follow.',
      union:
        "Naglee's men outside are bait: pull them back to the pits on turn 2. Couch must choose between Seven Pines and Fair Oaks.",
    },
  },
  counters: SEVEN_PINES_COUNTERS,
  union: `
    all facing W
    1811  BRADY 2/5
    1812  ABERCROMBIE-1 4/5, *J-ABERCROMBIE
    2215  ABERCROMBIE-2 4/5
    1718  NAGLEE-1 4/4, *J-NAGLEE
    2518  DEVENS-1 3/5, *J-DEVENS
    2818  8PACAV 1/5 (m)
    1819  PALMER-1 3/3
    2519  DEVENS-2 3/5, *COUCH
    1720  SPRATT 2/5
    1820  FITCH 6/4
    1920  *CASEY
    2520  MCCARTHY 6/5
    2620  *KEYES
    1621  NAGLEE-2 3/4
    1821  PALMER-2 3/3, *J-PALMER
    1822  BATES 3/5
    2622  PECK-2 4/5, *J-PECK
    2523  PECK-1 4/5
    1824  WESSELLS-1 3/3
    1825  WESSELLS-2 2/3
  `,
  confederate: `
    all facing E
    0319  GBANDERSON-2 4/6
    0519  GARLAND-2 4/6
    0420  GBANDERSON-1 4/6, *J-GBANDERSON
    0620  GARLAND-1 4/6, *J-GARLAND
    0323  BONDURANT 3/6 (l)
    0523  *DHHILL
    0623  CARTER 3/7 (l)
    0425  RODES-2 4/7
    0525  RODES-1 5/7, *J-RODES
    0226  RAINS-2 4/5
    0326  RAINS-1 4/5, *J-RAINS
  `,
  entries: `
    west-williamsburg  0024  Williamsburg road, west edge
    west-charles-city  0034  Path from the Charles City road, west edge
    north-nine-mile    0500  Nine Mile road, north edge
    east-williamsburg  4421  Williamsburg road, east edge
    east-railroad      4417  Railroad, east edge
    north-grapevine    2700  Grapevine Bridge road, north edge
  `,
  arrivals: `
    4   confederate  west-williamsburg:  *LONGSTREET
    6   confederate  west-williamsburg:  RHANDERSON-1 4/7, RHANDERSON-2 4/7, *RHANDERSON, *J-JENKINS
    7   confederate  west-williamsburg:  DEARING 3/5
    9   confederate  north-nine-mile:    HOOD-1 4/7, HOOD-2 4/7, SMITHCAV 1/5, *JOHNSTON, *J-HOOD
    10  confederate  north-nine-mile:    LAW-1 4/6, LAW-2 4/6, *WHITING
    10  confederate  west-williamsburg:  KEMPER-1 4/6, KEMPER-2 4/6, *J-KEMPER
    11  confederate  north-nine-mile:    PETTIGREW-1 4/6, PETTIGREW-2 4/6, HAMPTON-1 4/6, HAMPTON-2 4/6, *GWSMITH, *J-PETTIGREW, *J-HAMPTON
    12  confederate  north-nine-mile:    HATTON-1 5/6, HATTON-2 3/6, *J-HATTON
    13  confederate  west-williamsburg:  WILCOX-1 4/6, WILCOX-2 4/6
    15  confederate  west-charles-city:  PRYOR-1 3/5, PRYOR-2 3/5
    7   union        east-williamsburg:  *HEINTZELMAN
    8   union        east-williamsburg:  BERRY-1 3/6, BERRY-2 3/6, *KEARNY, *J-BERRY
    8   union        east-railroad:      BIRNEY-1 4/5, BIRNEY-2 4/5, *J-BIRNEY
    9   union        east-williamsburg:  JAMESON-1 3/5, JAMESON-2 3/5
    11  union        north-grapevine:    GORMAN-1 4/6, GORMAN-2 4/6, KIRBY 3/7, *SUMNER, *SEDGWICK, *J-GORMAN
    12  union        north-grapevine:    BURNS-1 4/5, BURNS-2 4/5, DANA-1 4/6, *J-BURNS
    13  union        north-grapevine:    DANA-2 4/6
  `,
});
