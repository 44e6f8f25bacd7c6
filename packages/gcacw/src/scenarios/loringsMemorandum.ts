/** Scenario 5. Blair has landed (11 May) and Walker is in Jackson (12 May), which dates the set-up. */
import { scenario } from './define.ts';
import { LISTED } from './listed.ts';

export const LORINGS_MEMORANDUM = scenario(LISTED['lorings-memorandum'], {
  map: `
    W lines 22-48, columns 1-23
    E lines 22-51, columns 8-33
  `,
  confederate: `
    Pemberton      W2901 Mt Moriah          -

    Bowen          W2901 Mt Moriah          -
    Cockrell-A     W2901 Mt Moriah          6
    Green-A        W2902                    4

    Moore          W3709 Fisher Ferry       5

    Loring-A       W3107                    -
    Featherston-A  W3107                    6
    Buford-A       W3107                    6
    Tilghman-C     W3107                    3

    Vaughn         W2404 Big Black Bridge   3  held until adjacent
    Baldwin        W3108 Whitaker           4

    Stevenson      W3407                    -
    Barton         W3407                    6
    Cumming        W3407                    6
    AW Reynolds    W3407                    5
    Lee            W3407                    5

    Walker         E2712 Jackson            -
    Gregg-B        E3023 Raymond            6
    Walker-B       E2712 Jackson            3
    Colquitt       E2712 Jackson            2  held until turn 2 or adjacent, may not entrench
    Maxey-B        E4920 Crystal Springs    6  held until turn 2 or adjacent, may not entrench

    20 MS          W3915                    1
    1 MS           E2631                    1
    3 KY           E3023 Raymond            1
    14 MS          E2712 Jackson            1  held until adjacent
  `,
  union: `
    Grant       E3433 Auburn            -

    McClernand  W3602                   -
    49-69 IN    E3233                   2
    Hovey-A     W3602                   9
    Carr        W3603                   7
    Osterhaus   W3704                   6
    AJ Smith-A  W3705 Cayuga            8

    Sherman     E3433 Auburn            -
    95 OH       W3206 Baldwin's Ferry   1
    Steele      E3433 Auburn           11
    Tuttle      E3433 Auburn           10
    Blair-A     W4622 Grand Gulf        8

    McPherson   E3829 Roach             -
    Ransom      W4622 Grand Gulf        3
    Logan-B     E3829 Roach            12
    Crocker     E3829 Roach            10

    4 IO        E3433 Auburn            1
    6 MO        E3829 Roach             1  exhausted, fatigue 1
  `,
  scoring: `
    E3023 Raymond      4  union
    E2712 Jackson      8  union
    E2533 Edwards      6  union
    E3433 Auburn       6  confederate  union at start
    W3705 Cayuga       4  confederate  union at start
    W4101 Utica        4  confederate  union at start
    W4622 Grand Gulf   6  confederate  union at start
  `,
  historicalRain: [15],
  // Balance between two computers of the level General: par was 8.
  par: 2,
  step: 6,
});
