/** Places and hours after the marches and tablets of the battle; values of places and the factor are ours (22). */
import { scenario } from './define.ts';
import { LISTED } from './listed.ts';

export const BURNSIDES_BRIDGE = scenario(LISTED['burnsides-bridge'], {
  window: { columns: [0, 30], rows: [20, 42] },
  first: 'union',
  rear: { union: ['east'], confederate: ['west'] },
  // Balance between two computers of the level General, and nothing else: it was 1.3 for the Confederates.
  factor: { union: 1, confederate: 2.2 },
  objectives: `
    2032 Burnside's Bridge     20   300  confederate
    1831 Otto farm             20   200  confederate
    1331 Harpers Ferry road    20   500  confederate
    1327 Sharpsburg             0   600  confederate  only union
    0532 Potomac ford road      0   200  confederate  only union
  `,
  union: `
    U-BUCHANAN-A   2722 W   with L-SYKES
    U-BUCHANAN-B   2722 W
    U-LOVELL       2922 W   with L-PORTER
    U-WARREN       2724 W
    U-V-ART3       2821 W

    U-RES-ART1     2820 W   with L-MCCLELLAN

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

    U-CAV-ART1     2622 W   with L-PLEASONTON
  `,
  confederate: `
    C-GREGG        turn 10 at 0040 E  with L-APHILL
    C-BRANCH       turn 10 at 0040 E
    C-ARCHER       turn 10 at 0040 E
    C-PENDER       turn 10 at 0040 E
    C-BROCKENBROUGH turn 10 at 0040 E
    C-APH-ART1     turn 9 at 0040 E
    C-APH-ART2     turn 10 at 0040 E

    C-TOOMBS       1932 E   fort 2
    C-DRAYTON      1529 E
    C-GARNETT      1727 E   with L-LONGSTREET
    C-JENKINS      1728 E   with L-DRJONES
    C-KEMPER       1430 E
    C-DRJ-ART1     1626 E   with L-LEE
    C-DRJ-ART2     1731 E

    C-HOOD-ART1    1626 E
    C-HOOD-ART2    1528 E

    C-EVANS        1725 E

    C-MUNFORD-A    1539 E
    C-MUNFORD-B    1539 E
  `,
});
