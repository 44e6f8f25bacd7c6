/**
 * The Confederate army at Seven Pines, 31 May 1862, by wings of brigades and batteries: a strength point is 250 men or 2 guns.
 * Each line: name on the sheet, name on the map, name, type, strength and morale of both sides of the counter, why that morale,
 * commander, regiments, men or guns with how sure the line is, remark. Morale is ours. Headings: higher organization and brigade.
 */
import { readCounters } from './readCounters.ts';

export const SEVEN_PINES_CONFEDERATE = readCounters(
  'confederate',
  `
  D. H. Hill / Garland
    GARLAND-1 | Garland 1 | Garland, 1st wing | infantry | 4/6, reduced 2/5 | led the attack north of the road | Brig. Gen. Samuel Garland Jr. | 2 FL, 38 VA, 2 MS Bn | 1035 men, high
    GARLAND-2 | Garland 2 | Garland, 2nd wing | infantry | 4/6, reduced 2/5 | led the attack north of the road | Brig. Gen. Samuel Garland Jr. | 5, 23 NC, 24 VA | 1030 men, high
  D. H. Hill / G. B. Anderson
    GBANDERSON-1 | G. B. Anderson 1 | G. B. Anderson, 1st wing | infantry | 4/6, reduced 2/5 | 4th North Carolina lost two thirds | Col. George B. Anderson | 4 NC, 49 VA | 935 men, high
    GBANDERSON-2 | G. B. Anderson 2 | G. B. Anderson, 2nd wing | infantry | 4/6, reduced 2/5 | 4th North Carolina lost two thirds | Col. George B. Anderson | 27, 28 GA | 930 men, high
  D. H. Hill / Rodes
    RODES-1 | Rodes 1 | Rodes, 1st wing | infantry | 5/7, reduced 2/6 | stormed the redoubt, lost half | Brig. Gen. Robert E. Rodes | 6, 12 AL, 12 MS | 1320 men, high
    RODES-2 | Rodes 2 | Rodes, 2nd wing | infantry | 4/7, reduced 2/6 | stormed the redoubt, lost half | Brig. Gen. Robert E. Rodes | 5 AL, 4 VA Heavy Bn | 880 men, high
  D. H. Hill / Rains
    RAINS-1 | Rains 1 | Rains, 1st wing | infantry | 4/5, reduced 2/4 | turned Casey's left, then lay idle | Brig. Gen. Gabriel J. Rains | 26 AL, 13 AL | 915 men, medium
    RAINS-2 | Rains 2 | Rains, 2nd wing | infantry | 4/5, reduced 2/4 | turned Casey's left, then lay idle | Brig. Gen. Gabriel J. Rains | 6, 23 GA | 915 men, medium
  D. H. Hill / Artillery
    CARTER | Carter | Carter's King William Battery | artillery | 3/7, reduced 1/6 | silenced the redoubt | Capt. Thomas H. Carter | - | 5 guns, high
    BONDURANT | Bondurant | Bondurant's Battery | artillery | 3/6, reduced 1/5 | good | Capt. J. W. Bondurant | - | 6 guns, medium
  Longstreet / R. H. Anderson (Jenkins)
    RHANDERSON-1 | R. H. Anderson 1 | R. H. Anderson (Jenkins), 1st wing | infantry | 4/7, reduced 2/6 | Jenkins broke through to the rear of Seven Pines | Brig. Gen. Richard H. Anderson; Col. Micah Jenkins | 5, 6 SC, Palmetto Sharpshooters | 1085 men, medium
    RHANDERSON-2 | R. H. Anderson 2 | R. H. Anderson (Jenkins), 2nd wing | infantry | 4/7, reduced 2/6 | Jenkins broke through to the rear of Seven Pines | Brig. Gen. Richard H. Anderson; Col. Micah Jenkins | 4 SC Bn, 2 SC Rifles, LA Foot Rifles | 1083 men, medium
  Longstreet / Kemper
    KEMPER-1 | Kemper 1 | Kemper, 1st wing | infantry | 4/6, reduced 2/5 | Virginia regiments | Col. James L. Kemper | 1, 7 VA | 900 men, medium
    KEMPER-2 | Kemper 2 | Kemper, 2nd wing | infantry | 4/6, reduced 2/5 | Virginia regiments | Col. James L. Kemper | 11, 17 VA | 900 men, medium
  Longstreet / Wilcox
    WILCOX-1 | Wilcox 1 | Wilcox, 1st wing | infantry | 4/6, reduced 2/5 | marched to and fro all day | Brig. Gen. Cadmus M. Wilcox | 8, 9 AL | 950 men, medium
    WILCOX-2 | Wilcox 2 | Wilcox, 2nd wing | infantry | 4/6, reduced 2/5 | marched to and fro all day | Brig. Gen. Cadmus M. Wilcox | 10, 19 AL | 950 men, medium
  Longstreet / Pryor
    PRYOR-1 | Pryor 1 | Pryor, 1st wing | infantry | 3/5, reduced 1/4 | late | Brig. Gen. Roger A. Pryor | 8 AL, 3 VA | 750 men, low
    PRYOR-2 | Pryor 2 | Pryor, 2nd wing | infantry | 3/5, reduced 1/4 | late | Brig. Gen. Roger A. Pryor | 14 AL, 14 LA | 750 men, low
  Longstreet / Artillery
    DEARING | Dearing | Longstreet's batteries | artillery | 3/5, reduced 1/4 | road too deep for guns | Capt. James Dearing | - | 6 guns, low
  Whiting / Whiting's brigade (Law)
    LAW-1 | Law 1 | Whiting's brigade (Law), 1st wing | infantry | 4/6, reduced 2/5 | veterans of Manassas | Col. Evander M. Law | 4 AL, 2 MS | 1050 men, medium
    LAW-2 | Law 2 | Whiting's brigade (Law), 2nd wing | infantry | 4/6, reduced 2/5 | veterans of Manassas | Col. Evander M. Law | 11 MS, 6 NC | 1050 men, medium
  Whiting / Hood
    HOOD-1 | Hood 1 | Hood, 1st wing | infantry | 4/7, reduced 2/6 | Texas Brigade; sent toward Longstreet, hardly engaged | Brig. Gen. John B. Hood | 1, 4 TX | 1050 men, medium
    HOOD-2 | Hood 2 | Hood, 2nd wing | infantry | 4/7, reduced 2/6 | Texas Brigade; sent toward Longstreet, hardly engaged | Brig. Gen. John B. Hood | 5 TX, 18 GA | 1050 men, medium
  Whiting / Pettigrew
    PETTIGREW-1 | Pettigrew 1 | Pettigrew, 1st wing | infantry | 4/6, reduced 2/5 | commander left for dead | Brig. Gen. J. Johnston Pettigrew | 22 NC, 47 VA | 1050 men, medium
    PETTIGREW-2 | Pettigrew 2 | Pettigrew, 2nd wing | infantry | 4/6, reduced 2/5 | commander left for dead | Brig. Gen. J. Johnston Pettigrew | 35 GA, 2 AR Bn | 1050 men, medium
  Whiting / Hatton
    HATTON-1 | Hatton 1 | Hatton, 1st wing | infantry | 5/6, reduced 2/5 | Tennesseans; commander killed | Brig. Gen. Robert H. Hatton | 1, 7 TN | 1300 men, medium
    HATTON-2 | Hatton 2 | Hatton, 2nd wing | infantry | 3/6, reduced 1/5 | Tennesseans; commander killed | Brig. Gen. Robert H. Hatton | 14 TN | 700 men, medium
  Whiting / Hampton
    HAMPTON-1 | Hampton 1 | Hampton, 1st wing | infantry | 4/6, reduced 2/5 | commander wounded | Brig. Gen. Wade Hampton | Hampton Legion, 14 GA | 1000 men, medium
    HAMPTON-2 | Hampton 2 | Hampton, 2nd wing | infantry | 4/6, reduced 2/5 | commander wounded | Brig. Gen. Wade Hampton | 19 GA, 16 NC | 1000 men, medium
  Army / Cavalry
    SMITHCAV | Davis | Cavalry of the left | cavalry | 1/5, reduced 1/4 | screen | Col. J. Lucius Davis | - | 300 men, low
`,
  // Name on the sheet, name on the map, whole name, rank, the higher organization that he leads, radius of command, remark.
  `
    JOHNSTON | Johnston | Gen. Joseph E. Johnston | army | all | 9 | badly wounded about 19:00
    DHHILL | D. H. Hill | Maj. Gen. Daniel H. Hill | senior | D. H. Hill | 7
    LONGSTREET | Longstreet | Maj. Gen. James Longstreet | army | all | 8 | commands the right wing
    RHANDERSON | R. H. Anderson | Brig. Gen. Richard H. Anderson | senior | Longstreet | 6
    WHITING | Whiting | Brig. Gen. W. H. C. Whiting | senior | Whiting | 6
    GWSMITH | G. W. Smith | Maj. Gen. Gustavus W. Smith | senior | Whiting | 6
    J-GARLAND | Garland | Brig. Gen. Samuel Garland Jr. | junior | D. H. Hill | 3
    J-GBANDERSON | G. B. Anderson | Col. George B. Anderson | junior | D. H. Hill | 3
    J-RODES | Rodes | Brig. Gen. Robert E. Rodes | junior | D. H. Hill | 3
    J-RAINS | Rains | Brig. Gen. Gabriel J. Rains | junior | D. H. Hill | 3
    J-JENKINS | Jenkins | Col. Micah Jenkins | junior | Longstreet | 3
    J-KEMPER | Kemper | Col. James L. Kemper | junior | Longstreet | 3
    J-HOOD | Hood | Brig. Gen. John B. Hood | junior | Whiting | 3
    J-PETTIGREW | Pettigrew | Brig. Gen. J. Johnston Pettigrew | junior | Whiting | 3
    J-HATTON | Hatton | Brig. Gen. Robert H. Hatton | junior | Whiting | 3
    J-HAMPTON | Hampton | Brig. Gen. Wade Hampton | junior | Whiting | 3
`,
);
