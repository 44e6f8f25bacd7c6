/**
 * Union counters. Columns of units: command, name, size, type, Tactical Value, Artillery Value; of leaders:
 * command, name, rank, Tactical Value, Command Value.
 *
 * Where set-up lists and counters differ, the counter's spelling stands, since it is what lies on the table:
 * - 49-69 IN is written 49/69 IN in the list of scenario 5.
 * - Cavalry prints Cav, which has no leader; Marine prints AT, the army itself; Grover prints XIX, whose leader
 *   is not in the game. The lists give none of them a command.
 * - Marine is a brigade in scenario 10 and a regiment in the campaign; there is one counter, a brigade.
 * - Steele leads XV Corps in scenario 11, but no source gives that counter's values. He has what most Union
 *   corps leaders have: 3 and 5.
 * The size, and the rank of a leader, is that of the set-up lists; the counters do not tell.
 */
import { readLeaders, readUnits } from './readCounters.ts';

export const UNION_LEADERS = readLeaders(
  'union',
  `
  AT    Grant       army   -  5
  IX    Parke       corps  3  5
  XIII  McClernand  corps  3  4
  XIII  Ord         corps  3  5
  XV    Sherman     corps  3  6
  XV    Steele      corps  3  5  ours
  XVI   Washburn    corps  3  5
  XVII  McPherson   corps  3  5
`,
);

export const UNION_UNITS = readUnits(
  'union',
  `
  AT    Marine      brigade   infantry  1  1

  IX    Potter      division  infantry  2  2
  IX    Welsh       division  infantry  2  1

  XIII  AJ Smith-A  division  infantry  2  2
  XIII  AJ Smith-B  division  infantry  2  2
  XIII  Carr        division  infantry  2  2
  XIII  Herron      division  infantry  2  3
  XIII  Hovey-A     division  infantry  2  4
  XIII  Hovey-B     division  infantry  2  3
  XIII  Hovey-C     division  infantry  2  2
  XIII  Osterhaus   division  infantry  2  2
  XIII  Lindsey     brigade   infantry  1  0
  XIII  49-69 IN    regiment  infantry  0  0

  XV    Blair-A     division  infantry  2  3
  XV    Blair-B     division  infantry  2  4
  XV    Steele      division  infantry  2  3
  XV    Tuttle      division  infantry  2  2
  XV    Ewing       brigade   infantry  1  1
  XV    Mower       brigade   infantry  1  1
  XV    95 OH       regiment  infantry  0  0

  XVI   Kimball     division  infantry  2  1
  XVI   Lauman      division  infantry  2  4
  XVI   WS Smith    division  infantry  2  4
  XVI   Bryant      brigade   infantry  1  0

  XVII  Crocker     division  infantry  2  4
  XVII  Logan-A     division  infantry  2  1
  XVII  Logan-B     division  infantry  2  4
  XVII  McArthur    division  infantry  2  3
  XVII  Quinby      division  infantry  2  4
  XVII  Dennis      brigade   infantry  1  3
  XVII  Hall        brigade   infantry  1  0
  XVII  Ransom      brigade   infantry  1  2
  XVII  Reid        brigade   infantry  1  0

  XIX   Grover      division  infantry  2  3

  Cav   Bussey      brigade   cavalry   1  0
  Cav   2 IL        regiment  cavalry   0  0
  Cav   2 WI        regiment  cavalry   0  0
  Cav   3 IL        regiment  cavalry   0  0
  Cav   3 IO        regiment  cavalry   0  0
  Cav   4 IO        regiment  cavalry   0  0
  Cav   5 IL        regiment  cavalry   0  0
  Cav   6 MO        regiment  cavalry   0  0
`,
);
