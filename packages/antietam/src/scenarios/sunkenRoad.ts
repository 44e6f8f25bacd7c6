/** Places and hours after the marches and tablets of the battle; values of places and the factor are ours (22). */
import { scenario } from './define.ts';
import { LISTED } from './listed.ts';

export const SUNKEN_ROAD = scenario(LISTED['sunken-road'], {
  window: { columns: [10, 29], rows: [11, 28] },
  first: 'union',
  rear: { union: ['north', 'east'], confederate: ['south', 'west'] },
  // Balance between two computers of the level General, and nothing else: it was 1 for both.
  factor: { union: 1, confederate: 1.4 },
  objectives: `
    1719 Sunken Road           25   400  confederate
    1416 Dunker Church         25   500  union
    1522 Piper farm            25   400  confederate
    1327 Sharpsburg             0  1000  confederate  only union
  `,
  union: `
    U-TYNDALE-A    1416 S   men 428  with L-GREENE
    U-TYNDALE-B    1416 S   men 428
    U-STAINROOK    1516 S   men 401

    U-II-ART1      1515 S

    U-KIMBALL-A    1814 S
    U-KIMBALL-B    1814 S
    U-MORRIS-A     1815 S
    U-MORRIS-B     1915 S
    U-WEBER-A      1816 S   with L-FRENCH
    U-WEBER-B      1816 S   with L-SUMNER
    U-II-ART3      1714 S
    U-II-ART4      1715 S

    U-CALDWELL-A   2513 S   with L-RICHARDSON
    U-CALDWELL-B   2513 S
    U-MEAGHER-A    2413 S
    U-MEAGHER-B    2413 S
    U-BROOKE-A     2512 S
    U-BROOKE-B     2512 S
    U-II-ART5      2819 W
    U-II-ART6      1713 S

    U-V-ART2       2919 W   with L-MCCLELLAN

    U-BUCHANAN-A   2722 W   with L-SYKES
    U-BUCHANAN-B   2722 W
    U-V-ART4       2721 W

    U-RES-ART1     2820 W
    U-RES-ART2     2918 W
    U-RES-ART3     turn 6 at 1711 S

    U-IRWIN-A      turn 7 at 1711 S
    U-IRWIN-B      turn 7 at 1711 S

    U-CAV-ART1     2622 W   with L-PLEASONTON
  `,
  confederate: `
    C-RODES        1619 N   with L-DHHILL
    C-MCRAE        1520 N   men 415
    C-GBANDERSON-A 1719 N
    C-GBANDERSON-B 1820 N
    C-COLQUITT-A   1519 N   men 320
    C-COLQUITT-B   1519 N   men 320
    C-DHH-ART1     1521 N   with L-LEE
    C-DHH-ART2     1723 N
    C-DHH-ART3     1320 N

    C-GTANDERSON   1218 N   with L-DRJONES
    C-DRJ-ART1     1521 E   with L-LONGSTREET

    C-MANNING-A    1219 E   men 518  with L-JGWALKER
    C-MANNING-B    1219 E   men 518

    C-COBB         1419 N

    C-CUMMING      turn 4 at 1325 N
    C-POSEY        turn 4 at 1325 N  with L-RHANDERSON
    C-ARMISTEAD    turn 4 at 1325 N
    C-PRYOR        turn 4 at 1325 N
    C-PARHAM       turn 4 at 1325 N
    C-WRIGHT       turn 4 at 1325 N
    C-RHA-ART1     turn 4 at 1325 N
    C-RHA-ART2     turn 4 at 1325 N

    C-EVANS        1725 E
  `,
});
