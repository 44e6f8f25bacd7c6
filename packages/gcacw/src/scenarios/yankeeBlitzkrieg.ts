/** Scenario 4. Gregg is held until 12 May, the day of Raymond, which dates the set-up. */
import { scenario } from './define.ts';
import { LISTED } from './listed.ts';

export const YANKEE_BLITZKRIEG = scenario(LISTED['yankee-blitzkrieg'], {
  map: `
    W lines 22-48, columns 1-18
    E lines 22-50, columns 8-33
  `,
  confederate: `
    Pemberton      W2406 Bovina             -

    Bowen          W2406 Bovina             -
    Cockrell-A     W2406 Bovina             6
    Green-A        W2404 Big Black Bridge   4

    Loring-A       W2909 Hubbard            -
    Tilghman-A     W3107                    3
    Featherston-A  W2909 Hubbard            6
    Buford-A       W2909 Hubbard            6

    Vaughn         W2510 Mt. Alban          3  held until turn 3

    Stevenson      W3113 Gibson             -
    Barton         W3113 Gibson             6
    Cumming        W3113 Gibson             6
    AW Reynolds    W3113 Gibson             5
    Lee            W3113 Gibson             5

    Colquitt       E2712 Jackson            2  arrives turn 4

    20 MS          W3915                    1
    1 MS           E2533 Edwards            1
    Gregg-A        E3023 Raymond            6  held until turn 3
    3 KY           E2712 Jackson            1
    14 MS          E2712 Jackson            1  held until turn 3
    Walker-A       E2712 Jackson            3  arrives turn 3
    Maxey-A        E4920 Crystal Springs    6  arrives turn 4
    Evans-A        E2712 Jackson            5  arrives turn 5
  `,
  union: `
    Grant       W4109                 -

    McClernand  W4008                 -
    Osterhaus   W4008                 8
    Carr        W4008                 7
    Hovey-A     W4008                 9
    AJ Smith-A  W4008                 8

    Sherman     W4109                 -
    Steele      W4109                11
    Tuttle      W4210 Rocky Springs  11

    McPherson   W4005 Meyer           -
    Logan-B     W4005 Meyer          12
    Crocker     W4106                10

    4 IO        W4614 Willows         1
    6 MO        W4101 Utica           1
  `,
  scoring: `
    E3023 Raymond               4  union
    E2519 Mississippi College   4  union
    E2712 Jackson              10  union
    E2533 Edwards               6  union
    W2404 Big Black Bridge     12  union
    W4101 Utica                 3  confederate  union at start
    W4210 Rocky Springs         3  confederate  union at start
  `,
  historicalRain: [15],
  // Balance between two computers of the level General: par was 14.
  par: 9,
  step: 6,
});
