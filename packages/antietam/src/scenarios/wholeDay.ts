/** Places and hours after the marches and tablets of the battle; values of places and the factor are ours (22). */
import { scenario } from './define.ts';
import { LISTED } from './listed.ts';

export const WHOLE_DAY = scenario(LISTED['whole-day'], {
  window: { columns: [0, 34], rows: [0, 42] },
  first: 'union',
  rear: { union: ['north', 'east'], confederate: ['south', 'west'] },
  // Balance between two computers of the level General, and nothing else: it was 1 for both.
  factor: { union: 1, confederate: 1.65 },
  objectives: `
    1327 Sharpsburg            50  1500  confederate
    1416 Dunker Church         25   500  confederate
    1719 Sunken Road           25   400  confederate
    2032 Burnside's Bridge     20   300  confederate
    0911 Nicodemus Hill        15   300  confederate
    0532 Potomac ford road     25  1000  confederate
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

    U-CALDWELL-A   3117 S   with L-RICHARDSON
    U-CALDWELL-B   3117 S
    U-MEAGHER-A    3017 S
    U-MEAGHER-B    3017 S
    U-BROOKE-A     3116 S
    U-BROOKE-B     3116 S
    U-II-ART5      3016 S
    U-II-ART6      3016 S

    U-BARNES-A     3021 W   with L-MORELL
    U-BARNES-B     3121 W
    U-GRIFFIN-A    3020 W   with L-PORTER
    U-GRIFFIN-B    3120 W
    U-STOCKTON-A   3220 W
    U-STOCKTON-B   3320 W
    U-V-ART1       2920 W
    U-V-ART2       2919 W   with L-MCCLELLAN

    U-BUCHANAN-A   2822 W   with L-SYKES
    U-BUCHANAN-B   2822 W
    U-LOVELL       2922 W
    U-WARREN       2724 W
    U-V-ART3       2821 W
    U-V-ART4       2721 W

    U-RES-ART1     2820 W
    U-RES-ART2     2819 W
    U-RES-ART3     2921 W

    U-TORBERT-A    turn 5 at 3412 W
    U-TORBERT-B    turn 5 at 3412 W
    U-BARTLETT-A   turn 5 at 3412 W  with L-SLOCUM
    U-BARTLETT-B   turn 5 at 3412 W
    U-NEWTON-A     turn 5 at 3412 W
    U-NEWTON-B     turn 5 at 3412 W
    U-VI-ART1      turn 5 at 3412 W
    U-VI-ART2      turn 5 at 3412 W

    U-HANCOCK-A    turn 5 at 3412 W  with L-FRANKLIN
    U-HANCOCK-B    turn 5 at 3412 W
    U-BROOKS-A     turn 5 at 3412 W  with L-SMITH
    U-BROOKS-B     turn 5 at 3412 W
    U-IRWIN-A      turn 5 at 3412 W
    U-IRWIN-B      turn 5 at 3412 W
    U-VI-ART3      turn 5 at 3412 W
    U-VI-ART4      turn 5 at 3412 W

    U-CHRIST-A     2631 W
    U-CHRIST-B     2631 W
    U-WELSH-A      2632 W   with L-WILLCOX
    U-WELSH-B      2632 W
    U-IX-ART1      2331 W

    U-NAGLE-A      2433 W   with L-STURGIS
    U-NAGLE-B      2433 W
    U-FERRERO-A    2333 W
    U-FERRERO-B    2333 W
    U-IX-ART2      2431 W

    U-FAIRCHILD    2335 W   with L-RODMAN
    U-HARLAND-A    2435 W
    U-HARLAND-B    2435 W
    U-IX-ART3      2434 W

    U-EWING-A      2532 W   with L-BURNSIDE
    U-EWING-B      2532 W
    U-CROOK-A      2332 W   with L-SCAMMON
    U-CROOK-B      2332 W
    U-IX-ART4      2334 W

    U-CAV1         3119 W
    U-CAV2-A       3219 W   with L-PLEASONTON
    U-CAV2-B       3219 W
    U-CAV3         3118 W
    U-CAV4         3218 W
    U-CAV5         3319 W
    U-CAV-ART1     2923 W
    U-CAV-ART2     2923 W
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

    C-GREGG        turn 10 at 0040 E  with L-APHILL
    C-BRANCH       turn 10 at 0040 E
    C-ARCHER       turn 10 at 0040 E
    C-PENDER       turn 10 at 0040 E
    C-BROCKENBROUGH turn 10 at 0040 E
    C-APH-ART1     turn 9 at 0040 E
    C-APH-ART2     turn 10 at 0040 E

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

    C-TOOMBS       1932 E   fort 2
    C-DRAYTON      1529 E
    C-GARNETT      1727 E   with L-LONGSTREET
    C-JENKINS      1728 E   with L-DRJONES
    C-KEMPER       1430 E
    C-GTANDERSON   1525 N
    C-DRJ-ART1     1626 E   with L-LEE
    C-DRJ-ART2     1731 E

    C-WOFFORD      1317 N   with L-HOOD
    C-LAW-A        1316 N
    C-LAW-B        1316 N
    C-HOOD-ART1    1626 E
    C-HOOD-ART2    1528 E

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

    C-CUMMING      turn 3 at 0035 E
    C-POSEY        turn 3 at 0035 E  with L-RHANDERSON
    C-ARMISTEAD    turn 3 at 0035 E
    C-PRYOR        turn 3 at 0035 E
    C-PARHAM       turn 3 at 0035 E
    C-WRIGHT       turn 3 at 0035 E
    C-RHA-ART1     turn 3 at 0035 E
    C-RHA-ART2     turn 3 at 0035 E

    C-EVANS        1725 E

    C-FLEE-A       0809 E   with L-STUART
    C-FLEE-B       0809 E
    C-HAMPTON-A    0714 E
    C-HAMPTON-B    0714 E
    C-MUNFORD-A    1539 E
    C-MUNFORD-B    1539 E
    C-PELHAM       0910 E

    C-RES-ART1     1416 N
    C-RES-ART2     1417 N
    C-RES-ART3     1417 N
  `,
});
