/**
 * The Army of the Potomac on 17 September 1862, by brigade (those over 1,000 men in halves A and B) and battery group.
 * Each line: name on the map, name, arm, strength with weapon, efficiency and release (22.2), why that efficiency, commander,
 * regiments or batteries, and how sure it is: where the strength is from, then men, weapon and place. Efficiency is ours.
 */
import { readUnits } from './readUnits.ts';

export const UNION = readUnits(
  'union',
  `
  I Corps / Doubleday
    U-PHELPS | Phelps | infantry | 360 men, RFL, 74 | veteran, few | Col. Walter Phelps Jr. | 22, 24, 30, 84 NY (14th Brooklyn); 2 US SS is a unit of its own, 425 is the whole brigade | remembered, medium/known/medium, brigade 425
    U-2USSS | 2nd US Sharpshooters (Phelps) | infantry | 140 men, SHR, 84 | picked shots with Sharps rifles | Col. Henry A. V. Post | 2 US SS, of Phelps' brigade | shared, medium/high/medium
    U-HOFMANN | Hofmann | infantry | 800 men, RFL, 70 | seasoned at South Mountain | Lt. Col. J. William Hofmann | 7 IN, 76, 95 NY, 56 PA | remembered, medium/known/medium, brigade 750
    U-PATRICK | Patrick | infantry | 1000 men, RFL, 72 | steady New York volunteers | Brig. Gen. Marsena R. Patrick | 21, 23, 35, 80 NY | remembered, medium/known/medium, brigade 850
    U-GIBBON-A | Gibbon (Iron Brigade) A | infantry | 550 men, RFL, 88 | Iron Brigade | Brig. Gen. John Gibbon | 19 IN, 2, 6, 7 WI | remembered, high/known/medium, brigade 971
    U-GIBBON-B | Gibbon (Iron Brigade) B | infantry | 550 men, RFL, 88 | Iron Brigade | Brig. Gen. John Gibbon | 19 IN, 2, 6, 7 WI | remembered, high/known/medium, brigade 971
    U-I-ART1 | Campbell, Monroe, Edgell | artillery | 16 guns, N12, 78 | regulars and good volunteers | - | B 4 US, D 1 RI, 1 NH | split, medium/medium/low | modern lists give 18 guns; two left out to meet the corps total of the corps list
    U-I-ART2 | Reynolds, Cooper | artillery | 10 guns, RG3, 70 | field batteries, steady | - | L 1 NY, B 1 PA | split, medium/medium/low

  I Corps / Ricketts
    U-DURYEE-A | Duryee A | infantry | 550 men, RFL, 68 | veterans of Second Bull Run | Brig. Gen. Abram Duryee | 97, 104, 105 NY, 107 PA | remembered, high/known/medium, brigade 1100
    U-DURYEE-B | Duryee B | infantry | 550 men, RFL, 68 | veterans of Second Bull Run | Brig. Gen. Abram Duryee | 97, 104, 105 NY, 107 PA | remembered, high/known/medium, brigade 1100
    U-CHRISTIAN | Christian (Lyle) | infantry | 950 men, RFL, 60 | commander broke down, regiments sound | Col. William Christian; Col. Peter Lyle | 26, 94 NY, 88, 90 PA | remembered, medium/known/medium, brigade 937
    U-HARTSUFF-A | Hartsuff (Coulter) A | infantry | 550 men, RFL, 78 | fought to 60 per cent loss | Brig. Gen. George L. Hartsuff; Col. Richard Coulter | 12, 13 MA, 83 NY, 11 PA | found, medium/known/medium, brigade 1000
    U-HARTSUFF-B | Hartsuff (Coulter) B | infantry | 550 men, RFL, 78 | fought to 60 per cent loss | Brig. Gen. George L. Hartsuff; Col. Richard Coulter | 12, 13 MA, 83 NY, 11 PA | found, medium/known/medium, brigade 1000
    U-I-ART3 | Matthews, Thompson | artillery | 8 guns, RG3, 70 | field batteries, steady | - | F 1 PA, C PA | split, high/medium/low

  I Corps / Meade
    U-SEYMOUR-A | Seymour A | infantry | 525 men, R/S, 80 | Pennsylvania Reserves, Bucktails with Sharps | Brig. Gen. Truman Seymour | 1, 2, 5, 6, 13 PA Res | shared, medium/known/medium
    U-SEYMOUR-B | Seymour B | infantry | 525 men, R/S, 80 | Pennsylvania Reserves, Bucktails with Sharps | Brig. Gen. Truman Seymour | 1, 2, 5, 6, 13 PA Res | shared, medium/known/medium
    U-MAGILTON | Magilton | infantry | 950 men, R/M, 68 | Pennsylvania Reserves, worn | Col. Albert L. Magilton | 3, 4, 7, 8 PA Res | shared, medium/known/medium
    U-RANDERSON | Anderson | infantry | 850 men, R/M, 68 | Pennsylvania Reserves, worn | Lt. Col. Robert Anderson | 9, 10, 11, 12 PA Res | shared, medium/known/medium
    U-I-ART4 | Ransom, Simpson | artillery | 6 guns, N12, 70 | field batteries, steady | - | C 5 US, A 1 PA | split, medium/medium/low | modern lists give 8 guns; two left out to meet the corps total

  XII Corps / Williams
    U-CRAWFORD-A | Crawford A | infantry | 1190 men, RFL, 58, released 2 | three old regiments and the new 128th PA | Brig. Gen. Samuel W. Crawford | 10 ME, 28 NY, 46 PA, 128 PA | remembered, high/known/medium, brigade 2525
    U-CRAWFORD-B | Crawford B | infantry | 1300 men, RFL, 42, released 2 | two new regiments, weeks in service | Brig. Gen. Samuel W. Crawford | 124, 125 PA | remembered, high/known/medium, brigade 2525
    U-GORDON-A | Gordon A | infantry | 1000 men, RFL, 80, released 2 | veterans of the Valley | Brig. Gen. George H. Gordon | 2 MA, 3 WI, 27 IN | remembered, high/known/medium, brigade 2210
    U-GORDON-B | Gordon B | infantry | 1210 men, RFL, 45, released 2 | new regiments | Brig. Gen. George H. Gordon | 13 NJ, 107 NY | remembered, high/known/medium, brigade 2210
    U-XII-ART1 | Cothran, Knap, Hampton | artillery | 18 guns, P10, 76, released 2 | well handled | - | M 1 NY, E and F PA | split, medium/medium/low
    U-XII-ART2 | Muhlenberg, Bruen | artillery | 12 guns, N12, 70, released 2 | field batteries, steady | - | F 4 US, 10 NY | split, medium/medium/low
    U-XII-ART3 | Maine batteries | artillery | 6 guns, N12, 70, released 2 | field batteries, steady | - | 4, 6 ME (part) | split, low/low/low

  XII Corps / Greene
    U-TYNDALE-A | Tyndale A | infantry | 595 men, RFL, 78, released 2 | veteran Ohio regiments and the large 28th PA | Lt. Col. Hector Tyndale | 5, 7, 66 OH, 28 PA | remembered, high/known/medium, brigade 1191
    U-TYNDALE-B | Tyndale B | infantry | 595 men, RFL, 78, released 2 | veteran Ohio regiments and the large 28th PA | Lt. Col. Hector Tyndale | 5, 7, 66 OH, 28 PA | remembered, high/known/medium, brigade 1191
    U-STAINROOK | Stainrook | infantry | 535 men, RFL, 72, released 2 | veteran, few | Col. Henry J. Stainrook | 3 MD, 102 NY, 111 PA | remembered, high/known/medium, brigade 536
    U-GOODRICH | Goodrich | infantry | 775 men, RFL, 60, released 2 | mixed | Col. William B. Goodrich | 3 DE, Purnell MD, 60, 78 NY | remembered, high/known/medium, brigade 777

  II Corps / Sedgwick
    U-GORMAN-A | Gorman A | infantry | 840 men, RFL, 76, released 3 | veterans | Brig. Gen. Willis A. Gorman | 15 MA, 1 MN, 34, 82 NY | remembered, high/known/low, brigade 1691
    U-GORMAN-B | Gorman B | infantry | 840 men, RFL, 76, released 3 | veterans | Brig. Gen. Willis A. Gorman | 15 MA, 1 MN, 34, 82 NY | remembered, high/known/low, brigade 1691
    U-DANA-A | Dana A | infantry | 965 men, RFL, 74, released 3 | veterans | Brig. Gen. Napoleon J. T. Dana | 19, 20 MA, 7 MI, 42, 59 NY | found, high/known/low, brigade 1946
    U-DANA-B | Dana B | infantry | 970 men, RFL, 74, released 3 | veterans | Brig. Gen. Napoleon J. T. Dana | 19, 20 MA, 7 MI, 42, 59 NY | found, high/known/low, brigade 1946
    U-HOWARD-A | Howard (Philadelphia Brigade) A | infantry | 890 men, RFL, 74, released 3 | veterans | Brig. Gen. Oliver O. Howard | 69, 71, 72, 106 PA | remembered, high/known/low, brigade 1800
    U-HOWARD-B | Howard (Philadelphia Brigade) B | infantry | 895 men, RFL, 74, released 3 | veterans | Brig. Gen. Oliver O. Howard | 69, 71, 72, 106 PA | remembered, high/known/low, brigade 1800
    U-II-ART1 | Tompkins | artillery | 6 guns, P10, 80, released 3 | fought four hours by Dunker Church | - | A 1 RI | split, high/medium/low
    U-II-ART2 | Woodruff | artillery | 6 guns, N12, 78, released 3 | regulars | - | I 1 US | split, high/medium/low

  II Corps / French
    U-KIMBALL-A | Kimball A | infantry | 900 men, RFL, 80, released 3 | veterans of the Valley | Brig. Gen. Nathan Kimball | 14 IN, 8 OH, 7 WV | remembered, high/known/low, brigade 1751
    U-KIMBALL-B | Kimball B | infantry | 840 men, RFL, 52, released 3 | new regiment with a veteran part | Brig. Gen. Nathan Kimball | 132 PA | remembered, high/known/low, brigade 1751
    U-MORRIS-A | Morris A | infantry | 1085 men, RFL, 45, released 3 | three new regiments | Col. Dwight Morris | 14 CT, 108 NY, 130 PA | remembered, high/known/low, brigade 2191
    U-MORRIS-B | Morris B | infantry | 1090 men, RFL, 45, released 3 | three new regiments | Col. Dwight Morris | 14 CT, 108 NY, 130 PA | remembered, high/known/low, brigade 2191
    U-WEBER-A | Weber A | infantry | 890 men, R/M, 55, released 3 | garrison regiments in their first battle | Brig. Gen. Max Weber | 1 DE, 5 MD, 4 NY | remembered, high/known/low, brigade 1798
    U-WEBER-B | Weber B | infantry | 895 men, R/M, 55, released 3 | garrison regiments in their first battle | Brig. Gen. Max Weber | 1 DE, 5 MD, 4 NY | remembered, high/known/low, brigade 1798
    U-II-ART3 | Frank, Hazard | artillery | 12 guns, N12, 70, released 3 | field batteries, steady | - | G 1 NY, B 1 RI | split, high/medium/low
    U-II-ART4 | Owen | artillery | 6 guns, RG3, 70, released 3 | field batteries, steady | - | G 1 RI | split, high/medium/low

  II Corps / Richardson
    U-CALDWELL-A | Caldwell A | infantry | 665 men, RFL, 78, released 4 | veterans; Barlow commands the 61/64 NY | Brig. Gen. John C. Caldwell | 5 NH, 7, 61, 64 NY, 81 PA | shared, medium/known/low
    U-CALDWELL-B | Caldwell B | infantry | 665 men, RFL, 78, released 4 | veterans; Barlow commands the 61/64 NY | Brig. Gen. John C. Caldwell | 5 NH, 7, 61, 64 NY, 81 PA | shared, medium/known/low
    U-MEAGHER-A | Meagher (Irish Brigade) A | infantry | 665 men, MSK, 82, released 4 | Irish Brigade, smoothbores with buck and ball by choice | Brig. Gen. Thomas F. Meagher | 29 MA, 63, 69, 88 NY | shared, medium/high/low
    U-MEAGHER-B | Meagher (Irish Brigade) B | infantry | 665 men, MSK, 82, released 4 | Irish Brigade, smoothbores with buck and ball by choice | Brig. Gen. Thomas F. Meagher | 29 MA, 63, 69, 88 NY | shared, medium/high/low
    U-BROOKE-A | Brooke A | infantry | 670 men, RFL, 77, released 4 | veterans | Col. John R. Brooke | 2 DE, 52, 57, 66 NY, 53 PA | shared, medium/known/low
    U-BROOKE-B | Brooke B | infantry | 670 men, RFL, 77, released 4 | veterans | Col. John R. Brooke | 2 DE, 52, 57, 66 NY, 53 PA | shared, medium/known/low
    U-II-ART5 | Pettit | artillery | 6 guns, P10, 70, released 4 | field batteries, steady | - | B 1 NY | split, high/medium/low
    U-II-ART6 | Thomas | artillery | 6 guns, N12, 78, released 4 | regulars | - | A and C 4 US | split, high/medium/low

  V Corps / Morell
    U-BARNES-A | Barnes A | infantry | 1250 men, RFL, 66, released 9 by 25 % | veterans and the new 118th PA | Col. James Barnes | 18, 22 MA, 1 MI, 13, 25 NY, 118 PA, 2 ME | shared, low/known/low
    U-BARNES-B | Barnes B | infantry | 1250 men, RFL, 66, released 9 by 25 % | veterans and the new 118th PA | Col. James Barnes | 18, 22 MA, 1 MI, 13, 25 NY, 118 PA, 2 ME | shared, low/known/low
    U-GRIFFIN-A | Griffin A | infantry | 1200 men, RFL, 70, released 9 by 25 % | veterans | Brig. Gen. Charles Griffin | 2 DC, 9, 32 MA, 4 MI, 14 NY, 62 PA | shared, low/known/low
    U-GRIFFIN-B | Griffin B | infantry | 1200 men, RFL, 70, released 9 by 25 % | veterans | Brig. Gen. Charles Griffin | 2 DC, 9, 32 MA, 4 MI, 14 NY, 62 PA | shared, low/known/low
    U-STOCKTON-A | Stockton A | infantry | 1150 men, R/S, 70, released 9 by 25 % | veterans, some US Sharpshooters | Col. Thomas B. W. Stockton | 20 ME, 16 MI, 12, 17, 44 NY, 83 PA, 1 US SS | shared, low/known/low
    U-STOCKTON-B | Stockton B | infantry | 1150 men, R/S, 70, released 9 by 25 % | veterans, some US Sharpshooters | Col. Thomas B. W. Stockton | 20 ME, 16 MI, 12, 17, 44 NY, 83 PA, 1 US SS | shared, low/known/low
    U-V-ART1 | Martin and reserve | artillery | 14 guns, N12, 70, released 9 by 25 % | field batteries, steady | - | C MA, reserve | split, medium/medium/low
    U-V-ART2 | Hazlett | artillery | 6 guns, P10, 70 | field batteries, steady | - | D 5 US | split, high/medium/low | stood on the gun ridge and may fire from turn 1 (ours)

  V Corps / Sykes
    U-BUCHANAN-A | Buchanan A | infantry | 550 men, RFL, 88, released 6 | regular infantry | Lt. Col. Robert C. Buchanan | 3, 4, 12, 14 US | shared, medium/known/low | V Corps is released from turn 9 on; about 1,100 regulars crossed the Middle Bridge from noon on (turn 6-7), so this brigade has its own turn here (ours)
    U-BUCHANAN-B | Buchanan B | infantry | 550 men, RFL, 88, released 6 | regular infantry | Lt. Col. Robert C. Buchanan | 3, 4, 12, 14 US | shared, medium/known/low | V Corps is released from turn 9 on; about 1,100 regulars crossed the Middle Bridge from noon on (turn 6-7), so this brigade has its own turn here (ours)
    U-LOVELL | Lovell | infantry | 780 men, RFL, 86, released 9 by 25 % | regular infantry | Maj. Charles S. Lovell | 1, 2, 6, 10, 11, 17 US | shared, medium/known/low
    U-WARREN | Warren | infantry | 420 men, RFL, 80, released 9 by 25 % | Zouaves, cut up at Second Bull Run | Col. Gouverneur K. Warren | 5, 10 NY | shared, medium/known/low
    U-V-ART3 | Weed, Randol, Van Reed (guns) | artillery | 8 guns, N12, 70, released 6 | field batteries, steady | - | E and G 1 US, K 5 US | split, medium/medium/low
    U-V-ART4 | Weed and Waterman | artillery | 10 guns, RG3, 70 | field batteries, steady | - | I 5 US, C 1 RI | split, medium/low/low

  V Corps / Reserve artillery
    U-RES-ART1 | Taft, Langner, von Kleiser | artillery | 12 guns, P20, 74 | heavy batteries on the gun ridge; they fire from turn 1 | - | 5 NY, 1 Bn NY | split, medium/medium/low
    U-RES-ART2 | Wever and others | artillery | 8 guns, P20, 72 | heavy batteries | - | 1 Bn NY | split, medium/medium/low
    U-RES-ART3 | Graham, Miller | artillery | 12 guns, N12, 78, released 6 | regulars | - | K 1 US, G 4 US | split, medium/medium/low | Graham opposed the Piper farm guns from about noon

  VI Corps / Slocum
    U-TORBERT-A | Torbert A | infantry | 800 men, RFL, 76 | victors of Crampton's Gap | Col. Alfred T. A. Torbert | 1-4 NJ | shared, low/known/medium
    U-TORBERT-B | Torbert B | infantry | 800 men, RFL, 76 | victors of Crampton's Gap | Col. Alfred T. A. Torbert | 1-4 NJ | shared, low/known/medium
    U-BARTLETT-A | Bartlett A | infantry | 950 men, RFL, 76 | victors of Crampton's Gap | Col. Joseph J. Bartlett | 5 ME, 16, 27, 121 NY, 96 PA | shared, low/known/medium
    U-BARTLETT-B | Bartlett B | infantry | 950 men, RFL, 76 | victors of Crampton's Gap | Col. Joseph J. Bartlett | 5 ME, 16, 27, 121 NY, 96 PA | shared, low/known/medium
    U-NEWTON-A | Newton A | infantry | 1000 men, RFL, 76 | victors of Crampton's Gap | Brig. Gen. John Newton | 18, 31, 32 NY, 95 PA | shared, low/known/medium
    U-NEWTON-B | Newton B | infantry | 1000 men, RFL, 76 | victors of Crampton's Gap | Brig. Gen. John Newton | 18, 31, 32 NY, 95 PA | shared, low/known/medium
    U-VI-ART1 | Porter, Williston | artillery | 12 guns, N12, 70 | field batteries, steady | - | A MA, D 2 US | split, medium/medium/medium
    U-VI-ART2 | Wolcott, Hexamer | artillery | 10 guns, RG3, 70 | field batteries, steady | - | A MD, A NJ | split, medium/medium/medium | Hexamer's Parrotts counted as 3-inch

  VI Corps / Smith
    U-HANCOCK-A | Hancock A | infantry | 750 men, RFL, 80 | veterans | Brig. Gen. Winfield S. Hancock | 6 ME, 43 NY, 49, 137 PA, 5 WI | shared, low/known/medium
    U-HANCOCK-B | Hancock B | infantry | 750 men, RFL, 80 | veterans | Brig. Gen. Winfield S. Hancock | 6 ME, 43 NY, 49, 137 PA, 5 WI | shared, low/known/medium
    U-BROOKS-A | Brooks (Vermont Brigade) A | infantry | 810 men, RFL, 82 | Vermont brigade | Brig. Gen. William T. H. Brooks | 2-6 VT | shared, low/known/medium
    U-BROOKS-B | Brooks (Vermont Brigade) B | infantry | 810 men, RFL, 82 | Vermont brigade | Brig. Gen. William T. H. Brooks | 2-6 VT | shared, low/known/medium
    U-IRWIN-A | Irwin A | infantry | 840 men, RFL, 74 | veterans | Col. William H. Irwin | 7 ME, 20, 33, 49, 77 NY | remembered, medium/known/medium, brigade 1684
    U-IRWIN-B | Irwin B | infantry | 840 men, RFL, 74 | veterans | Col. William H. Irwin | 7 ME, 20, 33, 49, 77 NY | remembered, medium/known/medium, brigade 1684
    U-VI-ART3 | Cowan, Vanneman | artillery | 8 guns, RG3, 70 | field batteries, steady | - | 1 NY, B MD | split, medium/medium/medium
    U-VI-ART4 | Martin | artillery | 6 guns, N12, 78 | regulars | - | F 5 US | split, medium/medium/medium

  IX Corps / Willcox
    U-CHRIST-A | Christ A | infantry | 755 men, RFL, 70, released 5 | 79th NY veterans, 17th MI new | Col. Benjamin C. Christ | 28 MA, 17 MI, 79 NY, 50 PA | shared, medium/known/medium
    U-CHRIST-B | Christ B | infantry | 755 men, RFL, 70, released 5 | 79th NY veterans, 17th MI new | Col. Benjamin C. Christ | 28 MA, 17 MI, 79 NY, 50 PA | shared, medium/known/medium
    U-WELSH-A | Welsh A | infantry | 870 men, RFL, 70, released 5 | veterans of the coast | Col. Thomas Welsh | 8 MI, 46 NY, 45, 100 PA | shared, medium/known/medium
    U-WELSH-B | Welsh B | infantry | 870 men, RFL, 70, released 5 | veterans of the coast | Col. Thomas Welsh | 8 MI, 46 NY, 45, 100 PA | shared, medium/known/medium
    U-IX-ART1 | Benjamin, Simmonds (20-pdr) | artillery | 6 guns, P20, 80 | Benjamin's regulars; the guns fire from turn 1 (ours) | - | E 2 US, KY | split, medium/medium/low

  IX Corps / Sturgis
    U-NAGLE-A | Nagle A | infantry | 725 men, RFL, 64, released 5 | three small old regiments, the new 9th NH | Brig. Gen. James Nagle | 2 MD, 6, 9 NH, 48 PA | shared, medium/known/medium
    U-NAGLE-B | Nagle B | infantry | 725 men, RFL, 64, released 5 | three small old regiments, the new 9th NH | Brig. Gen. James Nagle | 2 MD, 6, 9 NH, 48 PA | shared, medium/known/medium
    U-FERRERO-A | Ferrero A | infantry | 900 men, RFL, 82, released 5 | 51 NY and 51 PA carried the bridge | Brig. Gen. Edward Ferrero | 51 NY, 51 PA, 21 MA | shared, medium/known/medium
    U-FERRERO-B | Ferrero B | infantry | 900 men, RFL, 48, released 5 | new regiment | Brig. Gen. Edward Ferrero | 35 MA | shared, medium/known/medium
    U-IX-ART2 | Durell, Clark, Simmonds (10-pdr) | artillery | 13 guns, P10, 70 | field batteries, steady | - | D PA, E 4 US, KY | split, medium/medium/low

  IX Corps / Rodman
    U-FAIRCHILD | Fairchild | infantry | 940 men, RFL, 82, released 5 | Hawkins' Zouaves; lost nearly half | Col. Harrison S. Fairchild | 9, 89, 103 NY | found, high/known/medium, brigade 943
    U-HARLAND-A | Harland A | infantry | 1000 men, RFL, 68, released 5 | old regiments | Col. Edward Harland | 8, 11 CT, 4 RI | remembered, high/known/medium, brigade 1971
    U-HARLAND-B | Harland B | infantry | 960 men, RFL, 38, released 5 | had loaded muskets for the first time the day before | Col. Edward Harland | 16 CT | remembered, high/known/medium, brigade 1971
    U-IX-ART3 | Muhlenberg, Cook | artillery | 10 guns, N12, 70, released 5 | field batteries, steady | - | A 5 US, 8 MA | split, medium/medium/low

  IX Corps / Scammon
    U-EWING-A | Ewing A | infantry | 750 men, RFL, 76, released 5 | Kanawha Ohioans | Col. Hugh Ewing | 12, 23, 30 OH | shared, medium/known/medium
    U-EWING-B | Ewing B | infantry | 750 men, RFL, 76, released 5 | Kanawha Ohioans | Col. Hugh Ewing | 12, 23, 30 OH | shared, medium/known/medium
    U-CROOK-A | Crook A | infantry | 825 men, RFL, 76, released 5 | Kanawha Ohioans | Col. George Crook | 11, 28, 36 OH | shared, medium/known/medium
    U-CROOK-B | Crook B | infantry | 825 men, RFL, 76, released 5 | Kanawha Ohioans | Col. George Crook | 11, 28, 36 OH | shared, medium/known/medium
    U-IX-ART4 | McMullin | artillery | 6 guns, RG3, 70, released 5 | field batteries, steady | - | 1 OH Btty | split, medium/medium/low | James rifles counted as 3-inch

  Cavalry / Pleasonton
    U-CAV1 | Whiting | cavalry | 600 men, CRB, 74, released 6 | regular cavalry | Maj. Charles J. Whiting | 5, 6 US | shared, low/low/low
    U-CAV2-A | Farnsworth A | cavalry | 700 men, CRB, 72, released 6 | best volunteer cavalry of the army | Col. John F. Farnsworth | 8 IL, 3 IN, 1 MA, 8 PA | shared, low/low/low
    U-CAV2-B | Farnsworth B | cavalry | 700 men, CRB, 72, released 6 | best volunteer cavalry of the army | Col. John F. Farnsworth | 8 IL, 3 IN, 1 MA, 8 PA | shared, low/low/low
    U-CAV3 | Rush | cavalry | 800 men, PST, 66, released 6 | lancers and light cavalry | Col. Richard H. Rush | 4, 6 PA | shared, low/low/low
    U-CAV4 | McReynolds | cavalry | 700 men, PST, 58, released 6 | partly detached in history | Col. Andrew T. McReynolds | 1 NY, 12 PA | shared, low/low/low
    U-CAV5 | Davis | cavalry | 800 men, CRB, 76, released 6 | broke out of Harpers Ferry | Col. Benjamin F. Davis | 8 NY, 3 PA | shared, low/low/low
    U-CAV-ART1 | Tidball, Hains | horse-artillery | 8 guns, RG3, 84, released 6 | regular horse artillery | - | A and M 2 US | split, medium/medium/low | crossed the Middle Bridge in the forenoon
    U-CAV-ART2 | Robertson, Gibson | horse-artillery | 8 guns, RG3, 84, released 6 | regular horse artillery | - | B and L 2 US, C and G 3 US | split, medium/medium/low
`,
);
