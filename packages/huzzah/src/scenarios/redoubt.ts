/** Part of Seven Pines: Hill has come through the wood. Longstreet's men and the rest of Couch's are out of play. */
import { SEVEN_PINES_COUNTERS } from '../counters/index.ts';
import { scenario } from './define.ts';
import { REDOUBT_HEAD } from './heads.ts';

/** The turn from which Fitch's guns may be opened. */
const FITCH_RELEASE = 3;

export const REDOUBT = scenario(REDOUBT_HEAD, {
  words: {
    length: 'an hour to an hour and a half',
    par: { union: 8, confederate: 14 },
    history:
      "The redoubt fell about three o'clock, in turn 3: Rains came on behind Casey's left, Rodes stormed the works and turned the guns. By these points, without the handicap, a marginal Confederate victory.",
    firstTry: {
      confederate:
        'Unlimber Carter at the edge of the wood, walk Garland to 1420, which no fire zone reaches, and look at what the next step risks before you take it. Send Rains round by the south. Fire at the works before you assault them, and assault where a flank is open.',
      union:
        'Let everybody fire on the first who comes near; then hold once with Spratt, and see the shot before the assault at full strength.',
    },
  },
  counters: SEVEN_PINES_COUNTERS,
  union: `
    all facing W
    1718  NAGLEE-1 4/4, *J-NAGLEE
    1621  NAGLEE-2 3/4
    1720  SPRATT 2/5
    1819  PALMER-1 3/3
    1821  PALMER-2 3/3, *J-PALMER
    1822  BATES 3/5
    1824  WESSELLS-1 3/3
    1825  WESSELLS-2 2/3
    1920  *CASEY
    2020  FITCH 6/4 (l)
  `,
  confederate: `
    all facing E
    1318  GBANDERSON-1 4/6, *J-GBANDERSON
    1217  GBANDERSON-2 4/6
    1320  GARLAND-1 4/6, *J-GARLAND
    1219  GARLAND-2 4/6
    1222  CARTER 3/7 (l), *DHHILL
    1022  BONDURANT 3/6 (l)
    1324  RODES-1 5/7, *J-RODES
    1223  RODES-2 4/7
    1427  RAINS-1 4/5, *J-RAINS
    1428  RAINS-2 4/5
  `,
  entries: `
    east-pines  2420  Williamsburg road, from the pines
  `,
  arrivals: `
    3  union  east-pines:  DEVENS-1 3/5, *J-DEVENS
    4  union  east-pines:  PECK-1 4/5
  `,
  reserves: [{ unit: 'FITCH', from: FITCH_RELEASE }],
});
