/** Scenario 10. WS Smith lands on 12 June in the campaign list and on turn 2 here, which dates the set-up. */
import { scenario } from './define.ts';
import { LISTED } from './listed.ts';

export const ARMY_OF_RELIEF_SCENARIO = scenario(LISTED['army-of-relief-scenario'], {
  map: `
    W lines 8-34, columns 1-18
    E lines 10-30, columns 22-33
  `,
  confederate: `
    Johnston       E1629                  -

    Loring-B       E1629                  -
    Buford-B       E1629                  6
    J Adams        E1629                  4
    Featherston-B  E1629                  3

    Breckinridge   E2429 Midway Station   -
    D Adams        E2530 Roberts          4
    Helm           E2429 Midway Station   4
    Stovall        E2429 Midway Station   4

    French         E1826                  -
    Evans-B        E1826                  4
    Maxey-C        E1826                  5
    McNair-B       E1826                  4

    Walker         E1730                  -
    Wilson         E1730                  5
    Gregg-B        E1730                  4
    Gist-B         E1730                  5
    Ector-B        E1730                  4

    Cosby          E1831                  2
    Whitfield      E2332 Forbes           2
  `,
  union: `
    Marine     W1410 Snyder's Bluff    1  breastwork

    Lindsey    W2510 Mt. Alban         3
    Osterhaus  W2405 Spear             3  breastwork

    Tuttle     W2312 Freeman           6
    Mower      W1006 Haynes' Bluff     3  breastwork

    Washburn   W1410 Snyder's Bluff    -  arrives turn 2
    Lauman     W3114 Barnes           12
    Kimball    W1006 Haynes' Bluff    11
    WS Smith   W1410 Snyder's Bluff   14  fatigue 1, arrives turn 2

    McPherson  W2411                   -
    McArthur   W2411                   9

    6 MO       W2203 Brooks            1  breastwork
    5 IL       W1803                   1  breastwork
    4 IO       W1502                   1  breastwork
    2 IL       W1103 Sulphur Springs   1  breastwork
  `,
  closed: `
    W2414 Vicksburg
  `,
  scoring: `
    W2404 Big Black Bridge   4  confederate  union at start
    W2510 Mt. Alban          6  confederate  union at start
    W1006 Haynes' Bluff      5  confederate  union at start
    W1410 Snyder's Bluff     5  confederate  union at start
    E2429 Midway Station     3  union
    E2533 Edwards            3  union
  `,
  special: [
    {
      side: 'confederate',
      score: { kind: 'manpower near', hex: 'W2414', within: 3, each: 2 },
      words:
        'The Confederates score 1 for every 2 manpower, in total and rounded down, that they have within 3 hexes of Vicksburg at the end.',
    },
  ],
  remarks: ['Vicksburg and its garrison are not in play; nobody may enter W2414.'],
  // Balance between two computers of the level General: par was -8.
  // Relief was 12 points for any brigade within 2 hexes, and was scored in every game; now each man who gets through counts.
  par: -5,
  step: 5,
});
