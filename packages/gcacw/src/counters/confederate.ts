/**
 * Confederate counters. Columns of units: command, name, size, type, Tactical Value, Artillery Value; of leaders:
 * command, name, rank, Tactical Value, Command Value.
 *
 * Where set-up lists and counters differ, the counter's spelling stands, since it is what lies on the table:
 * - 25-29 GA is written 25/29 GA in the list of the campaign.
 * - Cosby and Whitfield print J, the cavalry division, which has no leader in the game; the lists give none.
 * - 1 MO (dmnt) is set up beside 1 MO in three scenarios, so it is a counter of its own: the dismounted one of
 *   1 MO. No source gives its values; it has those of 1 MO.
 * The size, and the rank of a leader, is that of the set-up lists; the counters do not tell.
 */
import { readLeaders, readUnits } from './readCounters.ts';

export const CONFEDERATE_LEADERS = readLeaders(
  'confederate',
  `
  AM   Pemberton     army      -  4
  AR   Johnston      army      -  5
  BOW  Bowen         division  3  7
  FOR  Forney        division  2  5
  L    Loring-A      division  3  6
  L    Loring-B      division  3  7
  SMI  Smith         division  2  5
  STE  Stevenson     division  3  7
  BRE  Breckinridge  division  3  7
  FRE  French        division  3  7
  W    Walker        division  3  7
`,
);

export const CONFEDERATE_UNITS = readUnits(
  'confederate',
  `
  BOW  Cockrell-A     brigade   infantry  3  1
  BOW  Cockrell-B     brigade   infantry  3  3
  BOW  Green-A        brigade   infantry  2  1
  BOW  Green-B        brigade   infantry  2  2
  BOW  1 MO           regiment  infantry  1  1
  BOW  2 MO           regiment  infantry  1  1
  BOW  1 MO (dmnt)    regiment  infantry  1  1  ours

  FOR  Hebert         brigade   infantry  2  2
  FOR  Moore          brigade   infantry  2  2
  FOR  2 TX           regiment  infantry  1  0

  L    Buford-A       brigade   infantry  2  1
  L    Buford-B       brigade   infantry  2  1
  L    Featherston-A  brigade   infantry  2  1
  L    Featherston-B  brigade   infantry  2  1
  L    J Adams        brigade   infantry  2  1
  L    Tilghman-A     brigade   infantry  2  1
  L    Tilghman-C     brigade   infantry  2  2

  SMI  Baldwin        brigade   infantry  2  1
  SMI  Shoup          brigade   infantry  2  1
  SMI  Vaughn         brigade   infantry  1  0

  STE  AW Reynolds    brigade   infantry  2  1
  STE  Barton         brigade   infantry  2  2
  STE  Cumming        brigade   infantry  2  1
  STE  Lee            brigade   infantry  2  1
  STE  Taylor         brigade   infantry  2  1
  STE  Tracy          brigade   infantry  2  1

  BRE  D Adams        brigade   infantry  2  1
  BRE  Helm           brigade   infantry  2  1
  BRE  Stovall        brigade   infantry  2  1

  FRE  Evans-B        brigade   infantry  2  1
  FRE  Maxey-C        brigade   infantry  2  1
  FRE  McNair-B       brigade   infantry  2  1

  W    Colquitt       brigade   infantry  2  1
  W    Ector-B        brigade   infantry  2  1
  W    Gist-B         brigade   infantry  2  1
  W    Gregg-B        brigade   infantry  2  1
  W    Maxey-B        brigade   infantry  2  1
  W    Walker-B       brigade   infantry  2  1
  W    Wilson         brigade   infantry  2  1

  J    Cosby          brigade   cavalry   1  1
  J    Whitfield      brigade   cavalry   1  0

  -    Ector-A        brigade   infantry  2  1
  -    Evans-A        brigade   infantry  2  1
  -    Gist-A         brigade   infantry  2  1
  -    Gregg-A        brigade   infantry  2  1
  -    Maxey-A        brigade   infantry  2  1
  -    McNair-A       brigade   infantry  2  1
  -    Taliaferro     brigade   infantry  2  1
  -    Walker-A       brigade   infantry  2  1
  -    1 MS           regiment  cavalry   0  0
  -    3 KY           regiment  cavalry   0  0
  -    14 MS          regiment  infantry  1  1
  -    20 MS          regiment  cavalry   0  0
  -    24 SC          regiment  infantry  1  0
  -    27 AL          regiment  infantry  1  1
  -    25-29 GA       regiment  infantry  1  0
  -    Waul TX Leg    regiment  infantry  1  1
`,
);
