/** The Race to Vicksburg, turns 10 to 25: the set-up of scenario 4, the Union a day's march back. */

import { scenario } from '../../scenarios/define.ts';
import { LISTED } from '../../scenarios/listed.ts';
import { type CampaignStart, NO_TERMS, PLAIN } from './start.ts';

const HEAD = LISTED['race-to-vicksburg'];

const SHEET = scenario(HEAD, {
  map: `
    W whole
    E whole
  `,
  confederate: `
    Pemberton      W2406 Bovina             -
    Bowen          W2406 Bovina             -
    Cockrell-B     W2406 Bovina             6
    Green-B        W2404 Big Black Bridge   4
    Loring-A       W2909 Hubbard            -
    Featherston-A  W2909 Hubbard            5
    Buford-A       W2909 Hubbard            6
    Tilghman-C     W3107                    3
    Stevenson      W3113 Gibson             -
    Barton         W3113 Gibson             5
    Taylor         W3113 Gibson             5
    AW Reynolds    W3113 Gibson             5
    Lee            W3113 Gibson             5
    Smith          W2414 Vicksburg          -  held until turn 11 or infantry in Warren County
    Shoup          W2414 Vicksburg          3  fort, held until turn 11 or infantry in Warren County
    Forney         W1711 Drumgould's Bluff  -  held until turn 11 or infantry in Warren County
    Hebert         W1711 Drumgould's Bluff  5  fort, held until turn 11 or infantry in Warren County
    2 TX           W1410 Snyder's Bluff     1  fort, held until turn 11 or infantry in Warren County
    Moore          W3117 Warrenton          4  fort, held until turn 11 or infantry in Warren County
    Vaughn         W2510 Mt. Alban          3  held until turn 13
    Baldwin        W3108 Whitaker           4
    Waul TX Leg    W2414 Vicksburg          1
    Gregg-A        E2712 Jackson            6
    14 MS          E2712 Jackson            1  held until turn 13 or adjacent
    1 MS           E2533 Edwards            1
    20 MS          W3613                    1
  `,
  union: `
    Grant       W4014 Hankinson's Bridge   -
    Sherman     W4014 Hankinson's Bridge   -
    Steele      W4014 Hankinson's Bridge  11
    Tuttle      W4614 Willows             11
    4 IO        W4614 Willows              1
    McPherson   W4210 Rocky Springs        -
    Logan-B     W4210 Rocky Springs       12
    Crocker     W4210 Rocky Springs       10
    2 IL        W4210 Rocky Springs        1
    McClernand  W4109                      -
    Osterhaus   W4109                      8
    AJ Smith-A  W4109                      8
    Hovey-A     W4109                      9
    Carr        W4109                      7
    6 MO        W4107                      1
    3 IL        W4622 Grand Gulf           1
  `,
  areas: `
    Warren County: W lines 8-36, columns 5-18
  `,
  scoring: `
    W1410 Snyder's Bluff     4  union
    W2404 Big Black Bridge   3  union
  `,
  remarks: [
    'Turns are those of the campaign. Who arrives from turn 12 on comes by the lists of the campaign.',
  ],
  // It was 18 while the Union's computer left its arrivals off the map; generals come to 31 or so in the middle of 36 games.
  par: 30,
  step: 6,
});

export const RACE_TO_VICKSBURG: CampaignStart = {
  ...PLAIN,
  scenario: SHEET,
  depots: ['W5228', 'W4622'],
  gunboats: ['middle Mississippi', 'upper Mississippi'],
  unionGround: [
    { bank: 'west', part: null },
    { bank: 'left', part: { sheet: 'W', lines: [40, 55], columns: [10, 30] } },
  ],
  joined: {
    'Cockrell-B': ['2 MO', '1 MO'],
    'Green-B': ['1 MO (dmnt)'],
    'Tilghman-C': ['27 AL'],
    'Logan-B': ['Dennis'],
  },
  terms: {
    ...NO_TERMS,
    vicksburgHeld: 60,
    besieged: 10,
    perTrack: 2,
    depot: { at: ['W1813', 'W1410', 'W1006'], points: 4 },
  },
};
