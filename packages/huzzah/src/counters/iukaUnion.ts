/**
 * Rosecrans' wing of the Army of the Mississippi at Iuka, 19 September 1862, by regiment and battery: a strength point is 100 men or 2 guns.
 * Each line: name on the sheet, name on the map, name, type, strength and morale of both sides of the counter, why that morale,
 * commander, regiments, men or guns with how sure the line is, remark. Morale is ours. Headings: higher organization and brigade.
 */
import { readCounters } from './readCounters.ts';

export const IUKA_UNION = readCounters(
  'union',
  `
  Hamilton / Sanborn
    5IA | 5 IA | 5th Iowa | infantry | 5/6, reduced 2/5 | lost 217 and held | Col. Charles L. Matthies | - | 482 men, high | lost 217
    11OHB | 11 OH Btry | 11th Ohio Battery | artillery | 3/6, reduced 1/5 | 18 killed and 39 wounded at the guns | Lt. Cyrus Sears | - | 6 guns, high | lost 57
    48IN | 48 IN | 48th Indiana | infantry | 4/4, reduced 2/3 | first battle; broke after half the line fell | Col. Norman Eddy | - | 434 men, high | lost 100
    26MO | 26 MO | 26th Missouri | infantry | 4/5, reduced 2/4 | about 160 fought beside the 5th Iowa | Col. George B. Boomer | - | 400 men, medium | lost 97
    4MN | 4 MN | 4th Minnesota | infantry | 4/5, reduced 2/4 | steady | Capt. Ebenezer Le Gro | - | 400 men, medium | lost 47
    16IA | 16 IA | 16th Iowa | infantry | 4/5, reduced 2/4 | Shiloh veterans | Col. Alexander Chambers | - | 350 men, high | lost 76
  Hamilton / Sullivan
    10IA | 10 IA | 10th Iowa | infantry | 4/5, reduced 2/4 | steady on the left | Col. Nicholas Perczel | - | 440 men, medium | lost 7
    12WIB | 12 WI Btry | 12th Wisconsin Battery | artillery | 2/5, reduced 1/4 | one section in action on the left | Lt. Lorenzo D. Immell | - | 4 guns, medium
    80OH | 80 OH | 80th Ohio | infantry | 4/4, reduced 2/3 | reserve of the left | Lt. Col. Matthias H. Bartilson | - | 420 men, medium | lost 55
    17IA | 17 IA | 17th Iowa | infantry | 3/3, reduced 1/2 | fell into confusion when its colonel was hurt | Col. John W. Rankin | - | 340 men, medium | lost 46
    10MO | 10 MO | 10th Missouri and company of the 24th | infantry | 5/5, reduced 2/4 | lay under shell fire on the far right | Col. Samuel A. Holmes | - | 450 men, low
    6WIB | 6 WI Btry | 6th Wisconsin Battery | artillery | 3/5, reduced 1/4 | not engaged | Capt. Henry Dillon | - | 6 guns, low
  Stanley / Mower
    11MO | 11 MO | 11th Missouri | infantry | 4/6, reduced 2/5 | stopped three charges on the right | Maj. Andrew J. Weber | - | 440 men, medium | lost 76
    47IL | 47 IL | 47th Illinois | infantry | 4/5, reduced 2/4 | steady | Lt. Col. William A. Thrush | - | 400 men, low
    26IL | 26 IL | 26th Illinois | infantry | 4/5, reduced 2/4 | steady | Maj. Robert A. Gillmore | - | 400 men, low
    8WI | 8 WI | 8th Wisconsin | infantry | 4/5, reduced 2/4 | steady | Lt. Col. George W. Robbins | - | 420 men, low
    2IAB | 2 IA Btry | 2nd Iowa Battery | artillery | 2/5, reduced 1/4 | not engaged | Capt. Nelson T. Spoor | - | 4 guns, low
  Stanley / Fuller
    39OH | 39 OH | 39th Ohio | infantry | 5/6, reduced 2/5 | Ohio Brigade | Col. Alfred W. Gilbert | - | 450 men, low
    27OH | 27 OH | 27th Ohio | infantry | 4/6, reduced 2/5 | Ohio Brigade | Maj. Zephaniah S. Spaulding | - | 420 men, low
    43OH | 43 OH | 43rd Ohio | infantry | 4/6, reduced 2/5 | Ohio Brigade | Col. J. L. Kirby Smith | - | 420 men, low
    63OH | 63 OH | 63rd Ohio | infantry | 4/6, reduced 2/5 | Ohio Brigade | Col. John W. Sprague | - | 400 men, low
    1MOM | M, 1 MO | Battery M, 1st Missouri | artillery | 3/6, reduced 1/5 | good | Capt. Albert M. Powell | - | 6 guns, medium
    2USF | F, 2 US | Battery F, 2nd US | artillery | 2/6, reduced 1/5 | regulars | Capt. Thomas D. Maurice | - | 4 guns, medium
  Army / Cavalry
    3MICH | 3 MI Cav | 3rd Michigan Cavalry | cavalry | 5/5, reduced 2/4 | good scouts, revolving rifles | Capt. Lyman Willcox | - | 450 men, medium | advance guard; passes to the flanks when the infantry forms
`,
  // Name on the sheet, name on the map, whole name, rank, the higher organization that he leads, radius of command, remark.
  `
    ROSECRANS | Rosecrans | Maj. Gen. William S. Rosecrans | army | all | 9
    HAMILTON | Hamilton | Brig. Gen. Charles S. Hamilton | senior | Hamilton | 6
    SANBORN | Sanborn | Col. John B. Sanborn | junior | Hamilton | 3 | first battle
    SULLIVAN | Sullivan | Brig. Gen. Jeremiah C. Sullivan | junior | Hamilton | 3
    STANLEY | Stanley | Brig. Gen. David S. Stanley | senior | Stanley | 6
    MOWER | Mower | Col. Joseph A. Mower | junior | Stanley | 3
    FULLER | Fuller | Col. John W. Fuller | junior | Stanley | 3
`,
);
