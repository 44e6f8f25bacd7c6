/**
 * The Union army at Seven Pines, 31 May 1862, by wings of brigades and batteries: a strength point is 250 men or 2 guns.
 * Each line: name on the sheet, name on the map, name, type, strength and morale of both sides of the counter, why that morale,
 * commander, regiments, men or guns with how sure the line is, remark. Morale is ours. Headings: higher organization and brigade.
 */
import { readCounters } from './readCounters.ts';

export const SEVEN_PINES_UNION = readCounters(
  'union',
  `
  Casey / Naglee
    NAGLEE-1 | Naglee 1 | Naglee, 1st wing | infantry | 4/4, reduced 2/3 | new regiments, well led | Brig. Gen. Henry M. Naglee | 56, 100 NY, 11 ME | 935 men, high
    NAGLEE-2 | Naglee 2 | Naglee, 2nd wing | infantry | 3/4, reduced 1/3 | new regiments, well led | Brig. Gen. Henry M. Naglee | 52, 104 PA | 765 men, high
  Casey / Wessells
    WESSELLS-1 | Wessells 1 | Wessells, 1st wing | infantry | 3/3, reduced 1/2 | new, sickly regiments | Brig. Gen. Henry W. Wessells | 85 PA, 101, 103 PA | 835 men, high
    WESSELLS-2 | Wessells 2 | Wessells, 2nd wing | infantry | 2/3, reduced 1/2 | new, sickly regiments | Brig. Gen. Henry W. Wessells | 96 NY | 557 men, high
  Casey / Palmer
    PALMER-1 | Palmer 1 | Palmer, 1st wing | infantry | 3/3, reduced 1/2 | new, sickly regiments | Brig. Gen. Innis N. Palmer | 81, 85 NY | 690 men, high
    PALMER-2 | Palmer 2 | Palmer, 2nd wing | infantry | 3/3, reduced 1/2 | new, sickly regiments | Brig. Gen. Innis N. Palmer | 92, 98 NY | 690 men, high
  Casey / Artillery
    BATES | Bates | Bates, Battery A 1st NY | artillery | 3/5, reduced 1/4 | fought in the redoubt until lost | Capt. Thomas H. Bates; Lt. George P. Hart | - | 6 guns, medium
    SPRATT | Spratt | Spratt, Battery H 1st NY | artillery | 2/5, reduced 1/4 | in front on the road | Capt. Joseph Spratt | - | 4 guns, medium
    FITCH | Fitch | Regan 7th NY and Fitch 8th NY | artillery | 6/4, reduced 3/3 | new | Capt. Peter C. Regan, Capt. Butler Fitch | - | 12 guns, medium
  Couch / Peck
    PECK-1 | Peck 1 | Peck, 1st wing | infantry | 4/5, reduced 2/4 | Williamsburg veterans | Brig. Gen. John J. Peck | 93, 102 PA | 950 men, medium
    PECK-2 | Peck 2 | Peck, 2nd wing | infantry | 4/5, reduced 2/4 | Williamsburg veterans | Brig. Gen. John J. Peck | 55, 62 NY, 98 PA | 950 men, medium
  Couch / Devens
    DEVENS-1 | Devens 1 | Devens, 1st wing | infantry | 3/5, reduced 1/4 | 7th and 10th Massachusetts steady | Brig. Gen. Charles Devens Jr. | 7, 10 MA | 850 men, medium
    DEVENS-2 | Devens 2 | Devens, 2nd wing | infantry | 3/5, reduced 1/4 | 7th and 10th Massachusetts steady | Brig. Gen. Charles Devens Jr. | 36 NY, 2 RI (away) | 850 men, medium
  Couch / Abercrombie
    ABERCROMBIE-1 | Abercrombie 1 | Abercrombie, 1st wing | infantry | 4/5, reduced 2/4 | part cut off at Fair Oaks with Couch | Brig. Gen. John J. Abercrombie | 65 NY, 31, 61 PA | 950 men, medium
    ABERCROMBIE-2 | Abercrombie 2 | Abercrombie, 2nd wing | infantry | 4/5, reduced 2/4 | part cut off at Fair Oaks with Couch | Brig. Gen. John J. Abercrombie | 67 NY, 23 PA | 950 men, medium
  Couch / Artillery
    MCCARTHY | McCarthy | McCarthy, Flood, Miller (1st PA) | artillery | 6/5, reduced 3/4 | Couch's batteries at Seven Pines | Maj. Robert M. West | - | 12 guns, medium
    BRADY | Brady | Brady, Battery H 1st PA | artillery | 2/5, reduced 1/4 | with Couch at Fair Oaks | Capt. James Brady | - | 4 guns, medium
  Kearny / Berry
    BERRY-1 | Berry 1 | Berry, 1st wing | infantry | 3/6, reduced 1/5 | Michigan regiments, Williamsburg | Brig. Gen. Hiram G. Berry | 2, 3 MI | 750 men, medium
    BERRY-2 | Berry 2 | Berry, 2nd wing | infantry | 3/6, reduced 1/5 | Michigan regiments, Williamsburg | Brig. Gen. Hiram G. Berry | 5 MI, 37 NY | 750 men, medium
  Kearny / Jameson
    JAMESON-1 | Jameson 1 | Jameson, 1st wing | infantry | 3/5, reduced 1/4 | good | Brig. Gen. Charles D. Jameson | 57, 63 PA | 850 men, medium
    JAMESON-2 | Jameson 2 | Jameson, 2nd wing | infantry | 3/5, reduced 1/4 | good | Brig. Gen. Charles D. Jameson | 105 PA, 87 NY | 850 men, medium
  Kearny / Birney
    BIRNEY-1 | Birney 1 | Birney, 1st wing | infantry | 4/5, reduced 2/4 | sent up the railroad, little used | Brig. Gen. David B. Birney | 3, 4 ME | 900 men, medium
    BIRNEY-2 | Birney 2 | Birney, 2nd wing | infantry | 4/5, reduced 2/4 | sent up the railroad, little used | Brig. Gen. David B. Birney | 38, 40 NY | 900 men, medium
  Sedgwick / Gorman
    GORMAN-1 | Gorman 1 | Gorman, 1st wing | infantry | 4/6, reduced 2/5 | veterans | Brig. Gen. Willis A. Gorman | 1 MN, 15 MA | 1000 men, medium
    GORMAN-2 | Gorman 2 | Gorman, 2nd wing | infantry | 4/6, reduced 2/5 | veterans | Brig. Gen. Willis A. Gorman | 34, 82 NY | 1000 men, medium
  Sedgwick / Burns
    BURNS-1 | Burns 1 | Burns, 1st wing | infantry | 4/5, reduced 2/4 | Philadelphia Brigade | Brig. Gen. William W. Burns | 69, 71 PA | 1050 men, medium
    BURNS-2 | Burns 2 | Burns, 2nd wing | infantry | 4/5, reduced 2/4 | Philadelphia Brigade | Brig. Gen. William W. Burns | 72, 106 PA | 1050 men, medium
  Sedgwick / Dana
    DANA-1 | Dana 1 | Dana, 1st wing | infantry | 4/6, reduced 2/5 | veterans | Brig. Gen. Napoleon J. T. Dana | 20 MA, 7 MI | 950 men, medium
    DANA-2 | Dana 2 | Dana, 2nd wing | infantry | 4/6, reduced 2/5 | veterans | Brig. Gen. Napoleon J. T. Dana | 19 MA, 42 NY | 950 men, medium
  Sedgwick / Artillery
    KIRBY | Kirby | Kirby, Battery I 1st US | artillery | 3/7, reduced 1/6 | regulars; broke three attacks | Lt. Edmund Kirby | - | 6 guns, high
  Army / Cavalry
    8PACAV | 8 PA Cav | 8th Pennsylvania Cavalry | cavalry | 1/5, reduced 1/4 | pickets and couriers | Col. David McM. Gregg | - | 300 men, low
`,
  // Name on the sheet, name on the map, whole name, rank, the higher organization that he leads, radius of command, remark.
  `
    KEYES | Keyes | Brig. Gen. Erasmus D. Keyes | army | all | 8 | IV Corps; takes the army place until Heintzelman comes
    HEINTZELMAN | Heintzelman | Brig. Gen. Samuel P. Heintzelman | army | all | 9
    CASEY | Casey | Brig. Gen. Silas Casey | senior | Casey | 6
    COUCH | Couch | Brig. Gen. Darius N. Couch | senior | Couch | 6
    KEARNY | Kearny | Brig. Gen. Philip Kearny | senior | Kearny | 7
    SUMNER | Sumner | Brig. Gen. Edwin V. Sumner | army | all | 8
    SEDGWICK | Sedgwick | Brig. Gen. John Sedgwick | senior | Sedgwick | 6
    J-NAGLEE | Naglee | Brig. Gen. Henry M. Naglee | junior | Casey | 3
    J-PALMER | Palmer | Brig. Gen. Innis N. Palmer | junior | Casey | 3
    J-PECK | Peck | Brig. Gen. John J. Peck | junior | Couch | 3
    J-DEVENS | Devens | Brig. Gen. Charles Devens Jr. | junior | Couch | 3
    J-ABERCROMBIE | Abercrombie | Brig. Gen. John J. Abercrombie | junior | Couch | 3
    J-BERRY | Berry | Brig. Gen. Hiram G. Berry | junior | Kearny | 3
    J-BIRNEY | Birney | Brig. Gen. David B. Birney | junior | Kearny | 3
    J-GORMAN | Gorman | Brig. Gen. Willis A. Gorman | junior | Sedgwick | 3
    J-BURNS | Burns | Brig. Gen. William W. Burns | junior | Sedgwick | 3
`,
);
