/** Siege and Relief, turns 20 to 45: two days after scenario 9, with Johnston's men as in scenarios 8 and 10. */

import { scenario } from '../../scenarios/define.ts';
import { LISTED } from '../../scenarios/listed.ts';
import { type CampaignStart, NO_TERMS, PLAIN } from './start.ts';

const HEAD = LISTED['siege-and-relief'];

const SHEET = scenario(HEAD, {
  map: `
    W whole
    E whole
  `,
  confederate: `
    Pemberton      W2414 Vicksburg        -
    Bowen          W2414 Vicksburg        -
    Cockrell-B     W2414 Vicksburg        3  exhausted, disorganized
    Green-B        W2414 Vicksburg        2  exhausted, disorganized
    Smith          W2314                  -
    Shoup          W2314                  3
    Baldwin        W2314                  3
    Vaughn         W2314                  3  exhausted, disorganized
    Forney         W2413                  -
    Hebert         W2413                  5
    Moore          W2413                  5
    Stevenson      W2514                  -
    Cumming        W2514                  4
    Lee            W2514                  3
    Waul TX Leg    W2514                  1
    Barton         W2515 Marine Hospital  4
    AW Reynolds    W2515 Marine Hospital  4

    Johnston       E1013                  -
    Walker         E1013                  -
    Gregg-B        E1013                  6
    Wilson         E1013                  3
    Colquitt       E1013                  3
    Gist-B         E0504                  3
    Ector-B        E0504                  3
    McNair-A       E0504                  3
    25-29 GA       E0504                  2
    Loring-B       E4117                  -
    Buford-B       E4117                  6  exhausted
    J Adams        E4117                  3  exhausted
    Featherston-B  E4117                  3  exhausted
    Maxey-B        E5522                  6
    1 MS           E1525                  1
    3 KY           E1121                  1
    20 MS          E2712 Jackson          1
  `,
  union: `
    Sherman     W2313                   -
    Blair-B     W2313                  11
    Steele      W2213                  11
    Grant       W2312 Freeman           -
    Tuttle      W2312 Freeman          11
    McPherson   W2412                   -
    Logan-B     W2412                  11
    Ransom      W2412                   3
    Quinby      W2411                   5  exhausted
    McClernand  W2513                   -
    AJ Smith-A  W2513                   8
    Carr        W2513                   7
    Osterhaus   W2612                   7
    Hovey-B     W2404 Big Black Bridge  3  exhausted
    McArthur    W3117 Warrenton         3
    Bryant      W4622 Grand Gulf        4
    4 IO        W1410 Snyder's Bluff    1
    6 MO        W2011 Walnut Hills      1
    2 IL        W2004 Tiffentown        1
    3 IL        W2406 Bovina            1
  `,
  scoring: `
    W2404 Big Black Bridge   4  confederate  union at start
    W1410 Snyder's Bluff     6  confederate  union at start
    W1006 Haynes' Bluff      5  confederate  union at start
    W2004 Tiffentown         3  confederate  union at start
  `,
  remarks: [
    'Turns are those of the campaign. Lauman, 8, is waiting when the game begins; the three points of Hall are Ransom.',
    "Walker's division has formed and the leash is on. All Confederates who arrive are of the Army of Relief.",
  ],
  // Was 36, reckoned from history (37, with two assaults); computers that play alike come to 46 in the middle.
  par: 46,
  step: 6,
});

export const SIEGE_AND_RELIEF: CampaignStart = {
  ...PLAIN,
  scenario: SHEET,
  depots: ['W1813', 'W4622'],
  gunboats: ['middle Mississippi', 'lower Yazoo'],
  pontoons: 2,
  unionGround: [
    { bank: 'west', part: null },
    { bank: 'right', part: null },
    { bank: 'left', part: { sheet: 'W', lines: null, columns: null } },
  ],
  unionHexes: ['W1813', 'E2425', 'E2429', 'E2529', 'E2530', 'E2533'],
  wrecked: [
    ['E2711', 'E2712'],
    ['E2712', 'E2811'],
  ],
  destroyed: ['E2712', 'E2519'],
  relief: [
    ...['Gregg-B', 'Wilson', 'Colquitt', 'Gist-B', 'Ector-B', 'McNair-A', '25-29 GA'],
    ...['Buford-B', 'J Adams', 'Featherston-B', 'Maxey-B', '1 MS', '3 KY', '20 MS'],
  ],
  supply: 'foraging',
  musters: { Quinby: 10, 'Hovey-B': 10 },
  joined: {
    'Cockrell-B': ['2 MO', '1 MO'],
    'Green-B': ['1 MO (dmnt)'],
    Moore: ['2 TX'],
    Colquitt: ['14 MS'],
    'Blair-B': ['Ewing'],
    'Logan-B': ['Dennis'],
  },
  terms: {
    ...NO_TERMS,
    vicksburgHeld: 75,
    besieged: 10,
    perTrack: 1,
    perLevel: 2,
    overTheRiverEach: 3,
  },
};
