/**
 * Price's Army of the West at Iuka, 19 September 1862, by regiment and battery: a strength point is 100 men or 2 guns.
 * Each line: name on the sheet, name on the map, name, type, strength and morale of both sides of the counter, why that morale,
 * commander, regiments, men or guns with how sure the line is, remark. Morale is ours. Headings: higher organization and brigade.
 */
import { readCounters } from './readCounters.ts';

export const IUKA_CONFEDERATE = readCounters(
  'confederate',
  `
  Little / Hebert
    3TX | 3 TX | 3rd Texas Cavalry, dismounted | infantry | 4/7, reduced 2/6 | veterans of Oak Hills and Elkhorn | Col. Hinchie P. Mabry | - | 388 men, medium | lost 96
    1TXL | 1 TX Legion | 1st Texas Legion | infantry | 5/6, reduced 2/5 | took the battery | Col. John W. Whitfield | - | 460 men, medium | lost 106
    3LA | 3 LA | 3rd Louisiana | infantry | 3/7, reduced 1/6 | veterans of Oak Hills and Elkhorn | Lt. Col. Jerome B. Gilmore | - | 264 men, high | lost 115
    40MS | 40 MS | 40th Mississippi | infantry | 3/4, reduced 1/3 | new regiment; figure from its own report | Col. W. Bruce Colbert | - | 314 men, high | lost 70
    1417AR | 14-17 AR | 14th and 17th Arkansas, consolidated | infantry | 3/5, reduced 1/4 | seasoned | Lt. Col. John Griffith | - | 348 men, medium | lost 32; men by the total of the brigade, 1,774 less the four others
    CLARKB | Clark | Clark's Missouri Battery | artillery | 2/6, reduced 1/5 | opened the battle with canister | Lt. J. L. Faris | - | 4 guns, medium | lost 3
    STLB | St. Louis | St. Louis Battery | artillery | 2/5, reduced 1/4 | never fired a shot; 52 men from its report | Capt. William E. Dawson | - | 4 guns, high | lost 1
  Little / Martin
    37AL | 37 AL | 37th Alabama | infantry | 3/4, reduced 1/3 | new | Col. James F. Dowdell | - | 320 men, low | men of Martin's four regiments share the reported 1,405
    38MS | 38 MS | 38th Mississippi | infantry | 3/4, reduced 1/3 | new | Col. Fleming W. Adams | - | 300 men, low | lost 8
    36MS | 36 MS | 36th Mississippi | infantry | 4/4, reduced 2/3 | new | Col. William W. Witherspoon | - | 370 men, low
    37MS | 37 MS | 37th Mississippi | infantry | 4/4, reduced 2/3 | new; met the 11th Missouri at thirty paces | Col. Robert McLain | - | 415 men, low
  Little / Green
    4MO | 4 MO | 4th Missouri | infantry | 3/6, reduced 1/5 | reserve, came up at dusk | - | - | 330 men, low
    6MO | 6 MO | 6th Missouri | infantry | 4/6, reduced 2/5 | reserve, came up at dusk | - | - | 380 men, low
    3MOC | 3 MO Cav | 3rd Missouri Cavalry, dismounted | infantry | 3/6, reduced 1/5 | reserve, came up at dusk | - | - | 300 men, low
    43MS | 43 MS | 43rd Mississippi | infantry | 4/4, reduced 2/3 | reserve, came up at dusk | - | - | 350 men, low
    7MSB | 7 MS Bn | 7th Mississippi Battalion | infantry | 3/4, reduced 1/3 | reserve, came up at dusk | - | - | 250 men, low
    LANDIS | Landis | Landis' and Guibor's batteries | artillery | 3/6, reduced 1/5 | reserve | Capt. J. C. Landis | - | 6 guns, low
  Little / Gates
    2MO | 2 MO | 2nd Missouri | infantry | 4/7, reduced 2/6 | reserve, came up at dark | - | - | 400 men, low
    3MO | 3 MO | 3rd Missouri | infantry | 3/6, reduced 1/5 | reserve, came up at dark | - | - | 330 men, low
    5MO | 5 MO | 5th Missouri | infantry | 3/7, reduced 1/6 | reserve, came up at dark | - | - | 330 men, low
    1MOC | 1 MO Cav | 1st Missouri Cavalry, dismounted | infantry | 3/6, reduced 1/5 | reserve, came up at dark | - | - | 300 men, low
    16AR | 16 AR | 16th Arkansas | infantry | 3/5, reduced 1/4 | reserve, came up at dark | - | - | 300 men, low
    WADE | Wade | Wade's Battery | artillery | 2/6, reduced 1/5 | reserve | Capt. William Wade | - | 4 guns, low
  Army / Cavalry
    WADAMS | W. Adams | Wirt Adams' Mississippi Cavalry | cavalry | 4/5, reduced 2/4 | screen | Col. Wirt Adams | - | 400 men, low
`,
  // Name on the sheet, name on the map, whole name, rank, the higher organization that he leads, radius of command, remark.
  `
    PRICE | Price | Maj. Gen. Sterling Price | army | all | 9
    LITTLE | Little | Brig. Gen. Henry Little | senior | Little | 6 | killed about 17:45; Hebert took the division
    HEBERT | Hebert | Brig. Gen. Louis Hebert | junior | Little | 3
    MARTIN | Martin | Col. John D. Martin | junior | Little | 3
    GREEN | Green | Brig. Gen. Martin E. Green | junior | Little | 3
    GATES | Gates | Col. Elijah Gates | junior | Little | 3
`,
);
