/** Places and hours after the marches and tablets of the battle; values of places and the factor are ours (22). */
import { scenario } from './define.ts';
import { LISTED } from './listed.ts';

export const MORNING = scenario(LISTED['morning'], {
  window: { columns: [0, 34], rows: [0, 42] },
  first: 'union',
  rear: { union: ['north', 'east'], confederate: ['south', 'west'] },
  // Balance between two computers of the level General, and nothing else: it was 1 for both.
  factor: { union: 1.45, confederate: 1 },
  objectives: `
    1416 Dunker Church         25   500  confederate
    1513 The Cornfield         25   300  confederate
    0911 Nicodemus Hill        15   300  confederate
  `,
  union: `
    U-PHELPS       1307 S   with L-DOUBLEDAY
    U-2USSS        1307 S
    U-HOFMANN      1306 S
    U-PATRICK      1207 S
    U-GIBBON-A     1308 S   with L-HOOKER
    U-GIBBON-B     1308 S
    U-I-ART1       1206 S
    U-I-ART2       1406 S

    U-DURYEE-A     1609 S   with L-RICKETTS
    U-DURYEE-B     1609 S
    U-CHRISTIAN    1608 S
    U-HARTSUFF-A   1709 S
    U-HARTSUFF-B   1709 S
    U-I-ART3       1708 S

    U-SEYMOUR-A    1711 S
    U-SEYMOUR-B    1711 S
    U-MAGILTON     1509 S   with L-MEADE
    U-RANDERSON    1409 S
    U-I-ART4       1408 S

    U-CRAWFORD-A   2106 S   with L-MANSFIELD
    U-CRAWFORD-B   2105 S
    U-GORDON-A     2205 S   with L-WILLIAMS
    U-GORDON-B     2204 S
    U-XII-ART1     2004 S
    U-XII-ART2     2005 S
    U-XII-ART3     1904 S

    U-TYNDALE-A    2305 S   with L-GREENE
    U-TYNDALE-B    2305 S
    U-STAINROOK    2406 S
    U-GOODRICH     2405 S

    U-GORMAN-A     3014 S   with L-SUMNER
    U-GORMAN-B     3014 S
    U-DANA-A       3114 S   with L-SEDGWICK
    U-DANA-B       3114 S
    U-HOWARD-A     3113 S
    U-HOWARD-B     3113 S
    U-II-ART1      3015 S
    U-II-ART2      3015 S

    U-KIMBALL-A    3314 S
    U-KIMBALL-B    3314 S
    U-MORRIS-A     3215 S
    U-MORRIS-B     3315 S
    U-WEBER-A      3214 S   with L-FRENCH
    U-WEBER-B      3214 S
    U-II-ART3      3216 S
    U-II-ART4      3216 S

    U-RES-ART1     2820 W   with L-MCCLELLAN
    U-RES-ART2     2819 W
  `,
  confederate: `
    C-DOUGLASS-A   1415 N   with L-LAWTON
    C-DOUGLASS-B   1415 N
    C-EARLY-A      0912 NE
    C-EARLY-B      0912 NE
    C-WALKERJ      1615 N
    C-HAYS         1416 N
    C-LAW-ART1     0910 E
    C-LAW-ART2     1318 N

    C-GRIGSBY      1213 N
    C-PENN         1213 N   with L-JRJONES
    C-WARREN       1214 N
    C-STARKE       1214 N   with L-JACKSON
    C-JRJ-ART1     0911 E
    C-JRJ-ART2     1315 N

    C-RIPLEY-A     1617 N
    C-RIPLEY-B     1617 N
    C-RODES        1620 N   with L-DHHILL
    C-MCRAE        1618 N
    C-GBANDERSON-A 1821 N
    C-GBANDERSON-B 1922 N
    C-COLQUITT-A   1519 N
    C-COLQUITT-B   1519 N
    C-DHH-ART1     1521 N
    C-DHH-ART2     1723 N
    C-DHH-ART3     1320 N

    C-GTANDERSON   1525 N   with L-LEE

    C-WOFFORD      1317 N   with L-HOOD
    C-LAW-A        1316 N   with L-LONGSTREET
    C-LAW-B        1316 N

    C-MANNING-A    1536 E
    C-MANNING-B    1537 E
    C-RANSOM-A     1635 E   with L-JGWALKER
    C-RANSOM-B     1635 E
    C-WAL-ART1     1435 E
    C-WAL-ART2     1435 E

    C-KERSHAW      turn 3 at 0035 E  with L-MCLAWS
    C-COBB         turn 3 at 0035 E
    C-SEMMES       turn 3 at 0035 E
    C-BARKSDALE    turn 3 at 0035 E
    C-MCL-ART1     turn 3 at 0035 E
    C-MCL-ART2     turn 3 at 0035 E
    C-MCL-ART3     turn 3 at 0035 E

    C-FLEE-A       0809 E   with L-STUART
    C-FLEE-B       0809 E
    C-HAMPTON-A    0714 E
    C-HAMPTON-B    0714 E
    C-PELHAM       0910 E

    C-RES-ART1     1416 N
    C-RES-ART2     1417 N
    C-RES-ART3     1417 N
  `,
});
