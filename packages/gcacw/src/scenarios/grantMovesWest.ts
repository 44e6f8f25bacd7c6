/** Scenario 6. Sherman wrecks Jackson on the first day, as on 15 May, and is free on the second. */
import { scenario } from './define.ts';
import { LISTED } from './listed.ts';

export const GRANT_MOVES_WEST = scenario(LISTED['grant-moves-west'], {
  map: `
    W lines 22-40, columns 1-12
    E lines 20-36, columns 10-33
  `,
  confederate: `
    Pemberton      E2631                    -

    Bowen          E2533 Edwards            -
    Cockrell-B     E2533 Edwards            6  fatigue 2
    Green-B        E2533 Edwards            4  fatigue 2

    Loring-A       E2631                    -
    Tilghman-C     E2631                    3  fatigue 2
    Buford-A       E2631                    6  fatigue 2
    Featherston-A  E2632 Withers            6  fatigue 2

    Vaughn         W2404 Big Black Bridge   3  held until turn 2
    Baldwin        W2510 Mt. Alban          4  held until turn 2

    Stevenson      W2502                    -
    Barton         W2502                    6  fatigue 2
    Cumming        W2502                    6  fatigue 2
    Lee            W2502                    5  fatigue 2
    AW Reynolds    W2503                    5  fatigue 2

    Waul TX Leg    W3107                    1  held until turn 2
  `,
  union: `
    Grant       E2619                        -

    McClernand  E3021                        -
    Osterhaus   E2624                        6  fatigue 1
    Carr        E3021                        7  fatigue 1
    Hovey-A     E2522                        9  fatigue 1
    AJ Smith-A  E3229 Dillon                 8  fatigue 1

    Sherman     E2713 Deaf and Dumb Asylum   -  held until turn 2
    Steele      E2713 Deaf and Dumb Asylum  11  held until turn 2
    Tuttle      E2712 Jackson               11  held until turn 2
    Blair-A     E3228                        8  fatigue 1
    Ewing       W3807 Crossroads             3  fatigue 1

    McPherson   E2619                        -
    Logan-B     E2619                       12  fatigue 1
    Crocker     E2519 Mississippi College    9  fatigue 1
    Ransom      E3332 New Auburn             3  fatigue 1
  `,
  scoring: `
    E2529 Champion Hill         3  union
    E2533 Edwards               5  union
    W2404 Big Black Bridge      8  union
    E2425 Bolton                4  confederate  union at start
    E3023 Raymond               4  confederate  union at start
    E2519 Mississippi College   6  confederate  union at start
  `,
  havens: `
    W2406 Bovina
  `,
  // Balance between two computers of the level General: par was 12.
  par: 2,
  step: 5,
});
