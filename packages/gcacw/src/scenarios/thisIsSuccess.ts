/** Scenario 9. The Confederates hold the bridgehead of 17 May; Ewing joins on the second day. */
import { scenario } from './define.ts';
import { LISTED } from './listed.ts';

export const THIS_IS_SUCCESS = scenario(LISTED['this-is-success'], {
  map: `
    W lines 8-34, columns 1-18
    E lines 20-32, columns 23-33
  `,
  confederate: `
    Pemberton    W2406 Bovina             -

    Bowen        W2404 Big Black Bridge   -
    Green-B      W2404 Big Black Bridge   3  exhausted, disorganized
    Cockrell-B   W2505 Quarters           4  exhausted, disorganized

    Forney       W1410 Snyder's Bluff     -
    Hebert       W1410 Snyder's Bluff     5
    Moore        W3117 Warrenton          5

    Smith        W2414 Vicksburg          -
    Shoup        W2414 Vicksburg          3
    Baldwin      W2406 Bovina             3
    Vaughn       W2404 Big Black Bridge   4

    Stevenson    W2406 Bovina             -
    Barton       W2406 Bovina             4  exhausted, fatigue 1, disorganized, demoralized 1
    Cumming      W2406 Bovina             4  exhausted, fatigue 1, disorganized, demoralized 1
    Lee          W2406 Bovina             3  exhausted, fatigue 1, disorganized
    AW Reynolds  W2405 Spear              4  exhausted, fatigue 1, disorganized

    Waul TX Leg  W3108 Whitaker           1
  `,
  union: `
    Grant       E2628                  -

    McClernand  W2504 Smith            -
    Osterhaus   W2504 Smith            7  fatigue 1
    Carr        W2504 Smith            7  fatigue 1
    Hovey-B     E2529 Champion Hill    3  exhausted, fatigue 1, disorganized
    AJ Smith-A  W2503                  8  fatigue 1

    Sherman     E2425 Bolton           -
    Steele      E2425 Bolton          11
    Tuttle      E2425 Bolton          11
    Blair-A     E2731 Iowe Graveyard   8
    Ewing       E2730 Coker            3  held until turn 2

    McPherson   E2628                  -
    Ransom      E2628                  3
    Quinby      E2530 Roberts          5  exhausted, fatigue 1, disorganized
    Logan-B     E2531                 11  exhausted, fatigue 1, disorganized
  `,
  scoring: `
    W2404 Big Black Bridge   1  union
    W2406 Bovina             1  union
    W2510 Mt. Alban          3  union
    W2011 Walnut Hills       6  union
    W1410 Snyder's Bluff     5  union
    W2414 Vicksburg         20  union
  `,
  havens: `
    W2414 Vicksburg
  `,
  special: [
    {
      side: 'confederate',
      score: { kind: 'manpower near', hex: 'W2414', within: 2, each: 2 },
      words:
        'The Confederates score 1 for every 2 manpower, in total and rounded down, that they have within 2 hexes of Vicksburg at the end.',
    },
  ],
  // Balance between two computers of the level General: par was 14.
  // The bridge was worth 4 and Bovina 3, and nothing was given for the works of Vicksburg: all stayed at the one bridge, and every game ended at nought.
  par: -15,
  step: 5,
});
