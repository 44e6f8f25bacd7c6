/**
 * The Army of Northern Virginia on 17 September 1862, by brigade (those over 1,000 men in halves A and B) and battery group.
 * Each line: name on the map, name, arm, strength with weapon, efficiency and release (22.2), why that efficiency, commander,
 * regiments or batteries, and how sure it is: where the strength is from, then men, weapon and place. Efficiency is ours.
 */
import { readUnits } from './readUnits.ts';

export const CONFEDERATE = readUnits(
  'confederate',
  `
  Jackson / Lawton
    C-DOUGLASS-A | Lawton's brigade (Douglass) A | infantry | 625 men, R/M, 78 | veteran Georgians | Col. Marcellus Douglass | 13, 26, 31, 38, 60, 61 GA | remembered, high/known/medium, brigade 1150
    C-DOUGLASS-B | Lawton's brigade (Douglass) B | infantry | 625 men, R/M, 78 | veteran Georgians | Col. Marcellus Douglass | 13, 26, 31, 38, 60, 61 GA | remembered, high/known/medium, brigade 1150
    C-EARLY-A | Early A | infantry | 700 men, R/M, 82 | veteran Virginians, hardly touched | Brig. Gen. Jubal A. Early | 13, 25, 31, 44, 49, 52, 58 VA | remembered, high/known/medium, brigade 1225
    C-EARLY-B | Early B | infantry | 700 men, R/M, 82 | veteran Virginians, hardly touched | Brig. Gen. Jubal A. Early | 13, 25, 31, 44, 49, 52, 58 VA | remembered, high/known/medium, brigade 1225
    C-WALKERJ | Trimble's brigade (Walker) | infantry | 800 men, R/M, 76 | veteran | Col. James A. Walker | 15 AL, 12, 21 GA, 21 NC | remembered, high/known/medium, brigade 700
    C-HAYS | Hays (Louisiana Tigers) | infantry | 650 men, R/M, 84 | veteran Louisianans | Brig. Gen. Harry T. Hays | 5, 6, 7, 8, 14 LA | remembered, high/known/medium, brigade 550
    C-LAW-ART1 | Courtney's battalion, rifles | artillery | 7 guns, RG3, 70 | field batteries, steady | - | - | split, low/low/low
    C-LAW-ART2 | Courtney's battalion, 6-pounders | artillery | 8 guns, SM6, 70 | field batteries, steady | - | - | split, low/low/low

  Jackson / J. R. Jones
    C-GRIGSBY | Stonewall Brigade (Grigsby) | infantry | 350 men, R/M, 88 | Stonewall Brigade, a remnant | Col. Andrew J. Grigsby | 4, 5, 27, 33 VA | remembered, medium/known/medium, brigade 250
    C-PENN | Jones' brigade (Penn) | infantry | 350 men, R/M, 70 | remnant under captains | Capt. John E. Penn | 21, 42, 48 VA, 1 VA Bn | shared, medium/known/medium
    C-WARREN | Taliaferro's brigade (Warren) | infantry | 650 men, R/M, 70 | worn | Col. Edward T. H. Warren | 47, 48 AL, 10, 23, 37 VA | shared, medium/known/medium
    C-STARKE | Starke's brigade | infantry | 750 men, R/M, 78 | veteran Louisianans | Brig. Gen. William E. Starke; Col. Leroy Stafford | 1, 2, 9, 10, 15 LA, 1 LA Bn | shared, medium/known/medium
    C-JRJ-ART1 | Shumaker: Poague, Wooding, Raine | artillery | 10 guns, RG3, 70 | field batteries, steady | - | - | split, low/low/low
    C-JRJ-ART2 | Shumaker: Carpenter, Brockenbrough | artillery | 10 guns, H12, 70 | field batteries, steady | - | - | split, low/low/low

  Jackson / A. P. Hill
    C-GREGG | Gregg | infantry | 750 men, RFL, 86 | Light Division; tired by a march of 17 miles, flushed with victory | Brig. Gen. Maxcy Gregg | 1, 12, 13, 14 SC, 1 SC Rifles | shared, medium/known/high
    C-BRANCH | Branch | infantry | 700 men, RFL, 82 | Light Division; tired by a march of 17 miles, flushed with victory | Brig. Gen. Lawrence O'B. Branch | 7, 18, 28, 33, 37 NC | shared, medium/known/high
    C-ARCHER | Archer | infantry | 370 men, R/M, 82 | Light Division; tired by a march of 17 miles, flushed with victory | Brig. Gen. James J. Archer | 19 GA, 1, 7, 14 TN, 5 AL Bn | shared, medium/known/high
    C-PENDER | Pender | infantry | 480 men, R/M, 80 | Light Division; tired by a march of 17 miles, flushed with victory | Brig. Gen. W. Dorsey Pender | 16, 22, 34, 38 NC | shared, low/known/high
    C-BROCKENBROUGH | Field's brigade (Brockenbrough) | infantry | 300 men, R/M, 76 | Light Division; tired by a march of 17 miles, flushed with victory | Col. John M. Brockenbrough | 40, 47, 55 VA, 22 VA Bn | shared, low/known/high
    C-APH-ART1 | Pegram, McIntosh, rifles | artillery | 8 guns, RG3, 80 | Pegram, McIntosh | - | - | split, low/low/high | guns came half an hour ahead of the infantry; turn 9 is ours, the rest of the division comes on turn 10
    C-APH-ART2 | Crenshaw, Braxton | artillery | 10 guns, SM6, 70 | field batteries, steady | - | - | split, low/low/high

  D. H. Hill / D. H. Hill
    C-RIPLEY-A | Ripley A | infantry | 715 men, R/M, 72 | seasoned; held back at South Mountain | Brig. Gen. Roswell S. Ripley | 4, 44 GA, 1, 3 NC | remembered, high/known/medium, brigade 1349
    C-RIPLEY-B | Ripley B | infantry | 715 men, R/M, 72 | seasoned; held back at South Mountain | Brig. Gen. Roswell S. Ripley | 4, 44 GA, 1, 3 NC | remembered, high/known/medium, brigade 1349
    C-RODES | Rodes | infantry | 870 men, R/M, 82 | lost a third at South Mountain | Brig. Gen. Robert E. Rodes | 3, 5, 6, 12, 26 AL | remembered, high/known/medium, brigade 800
    C-MCRAE | Garland's brigade (McRae) | infantry | 830 men, R/M, 52 | shattered at South Mountain, commander killed | Col. Duncan K. McRae | 5, 12, 13, 20, 23 NC | remembered, high/known/medium, brigade 756
    C-GBANDERSON-A | G. B. Anderson A | infantry | 625 men, R/M, 80 | veteran | Brig. Gen. George B. Anderson | 2, 4, 14, 30 NC | remembered, high/known/medium, brigade 1174
    C-GBANDERSON-B | G. B. Anderson B | infantry | 625 men, R/M, 80 | veteran | Brig. Gen. George B. Anderson | 2, 4, 14, 30 NC | remembered, high/known/medium, brigade 1174
    C-COLQUITT-A | Colquitt A | infantry | 710 men, R/M, 78 | veteran | Col. Alfred H. Colquitt | 13 AL, 6, 23, 27, 28 GA | remembered, high/known/medium, brigade 1320
    C-COLQUITT-B | Colquitt B | infantry | 710 men, R/M, 78 | veteran | Col. Alfred H. Colquitt | 13 AL, 6, 23, 27, 28 GA | remembered, high/known/medium, brigade 1320
    C-DHH-ART1 | Hardaway, Carter, rifles | artillery | 8 guns, RG3, 70 | field batteries, steady | - | Hardaway AL, King William VA | split, low/low/low
    C-DHH-ART2 | Bondurant, Jones, 6-pounders | artillery | 8 guns, SM6, 70 | field batteries, steady | - | - | split, low/low/low
    C-DHH-ART3 | Cutts' battalion, howitzers | artillery | 10 guns, H12, 70 | field batteries, steady | - | - | split, low/low/low

  Longstreet / D. R. Jones
    C-TOOMBS | Toombs (Benning) | infantry | 700 men, R/M, 80 | held the bridge three hours | Brig. Gen. Robert Toombs; Col. Henry L. Benning | 2, 20 GA at the bridge with 50 GA; 15, 17 GA and 11 GA join in the afternoon | remembered, medium/known/medium, brigade 638 | fort 2 is our proposal for the quarry and rail cover
    C-DRAYTON | Drayton | infantry | 520 men, R/M, 55 | wrecked at South Mountain | Brig. Gen. Thomas F. Drayton | 50, 51 GA, 15 SC, 3 SC Bn | remembered, medium/known/medium, brigade 465
    C-GARNETT | Garnett | infantry | 290 men, R/M, 74 | a remnant | Brig. Gen. Richard B. Garnett | 8, 18, 19, 28, 56 VA | remembered, medium/known/medium, brigade 261
    C-JENKINS | Jenkins' brigade (J. Walker) | infantry | 790 men, R/M, 78 | veteran South Carolinians | Col. Joseph Walker | 1, 2 SC Rifles, 5, 6 SC, Palmetto SS, 4 SC Bn | remembered, medium/known/medium, brigade 755
    C-KEMPER | Kemper | infantry | 470 men, R/M, 72 | reduced | Brig. Gen. James L. Kemper | 1, 7, 11, 17, 24 VA | remembered, medium/known/medium, brigade 443
    C-GTANDERSON | G. T. Anderson | infantry | 630 men, R/M, 76 | veteran | Col. George T. Anderson | 1, 7, 8, 9, 11 GA | remembered, medium/known/medium, brigade 590 | went north to the West Woods about 08:00
    C-DRJ-ART1 | Washington Artillery (Squires, Miller) | artillery | 8 guns, N12, 84 | best known battery group of the army | - | - | split, medium/medium/low
    C-DRJ-ART2 | Richardson, Eshleman, Brown | artillery | 8 guns, H12, 70 | field batteries, steady | - | - | split, low/low/low

  Longstreet / Hood
    C-WOFFORD | Wofford (Texas Brigade) | infantry | 985 men, RFL, 90 | Texas Brigade | Col. William T. Wofford | 1, 4, 5 TX, 18 GA, Hampton Legion | remembered, high/known/medium, brigade 854
    C-LAW-A | Law A | infantry | 655 men, RFL, 86 | veteran | Col. Evander M. Law | 4 AL, 2, 11 MS, 6 NC | remembered, high/known/medium, brigade 1146
    C-LAW-B | Law B | infantry | 660 men, RFL, 86 | veteran | Col. Evander M. Law | 4 AL, 2, 11 MS, 6 NC | remembered, high/known/medium, brigade 1146
    C-HOOD-ART1 | Reilly, Bachman | artillery | 6 guns, P10, 70 | field batteries, steady | - | - | split, medium/medium/low
    C-HOOD-ART2 | Garden, Bachman | artillery | 6 guns, H12, 70 | field batteries, steady | - | Garden had 2 12-pdr howitzers and 2 6-pdrs | split, high/medium/low

  Longstreet / J. G. Walker
    C-MANNING-A | Manning A | infantry | 1150 men, R/M, 76 | large, little used before | Col. Van H. Manning | 3 AR, 27, 46, 48 NC, 30 VA | shared, medium/known/medium | about 09:00 the division stood in the West Woods; Cooke held the gap with 27 NC and 3 AR
    C-MANNING-B | Manning B | infantry | 1150 men, R/M, 76 | large, little used before | Col. Van H. Manning | 3 AR, 27, 46, 48 NC, 30 VA | shared, medium/known/medium | about 09:00 the division stood in the West Woods; Cooke held the gap with 27 NC and 3 AR
    C-RANSOM-A | Ransom A | infantry | 850 men, R/M, 76 | large, little used before | Brig. Gen. Robert Ransom Jr. | 24, 25, 35, 49 NC | shared, medium/known/medium
    C-RANSOM-B | Ransom B | infantry | 850 men, R/M, 76 | large, little used before | Brig. Gen. Robert Ransom Jr. | 24, 25, 35, 49 NC | shared, medium/known/medium
    C-WAL-ART1 | French | artillery | 6 guns, P10, 70 | field batteries, steady | - | - | split, medium/medium/low
    C-WAL-ART2 | Branch's battery | artillery | 6 guns, H12, 70 | field batteries, steady | - | - | split, low/low/low

  Longstreet / McLaws
    C-KERSHAW | Kershaw | infantry | 970 men, R/M, 82 | night march from Harpers Ferry | Brig. Gen. Joseph B. Kershaw | 2, 3, 7, 8 SC | remembered, sum found, high/known/medium, brigade 936
    C-COBB | Cobb's brigade (Sanders) | infantry | 370 men, R/M, 56 | shattered at Crampton's Gap | Lt. Col. C. C. Sanders | 16, 24 GA, 15 NC, Cobb Legion; broken at Crampton's Gap | remembered, sum found, high/known/medium, brigade 357
    C-SEMMES | Semmes | infantry | 735 men, R/M, 76 | night march from Harpers Ferry | Brig. Gen. Paul J. Semmes | 10, 53 GA, 15, 32 VA | remembered, sum found, high/known/medium, brigade 709
    C-BARKSDALE | Barksdale | infantry | 925 men, R/M, 84 | night march from Harpers Ferry | Brig. Gen. William Barksdale | 13, 17, 18, 21 MS | remembered, sum found, high/known/medium, brigade 891
    C-MCL-ART1 | Cabell's battalion: Carlton, Read | artillery | 8 guns, RG3, 70 | field batteries, steady | - | - | split, low/low/medium
    C-MCL-ART2 | Cabell's battalion: Manly, Macon | artillery | 8 guns, SM6, 70 | field batteries, steady | - | - | split, low/low/medium
    C-MCL-ART3 | Cabell's battalion: Richmond Fayette, Troup | artillery | 8 guns, H12, 70 | field batteries, steady | - | - | split, low/low/medium

  Longstreet / R. H. Anderson
    C-CUMMING | Wilcox's brigade (Cumming) | infantry | 650 men, R/M, 74 | reduced | Col. Alfred Cumming | 8, 9, 10, 11 AL | shared, low/known/medium
    C-POSEY | Featherston's brigade (Posey) | infantry | 800 men, R/M, 74 | veteran | Col. Carnot Posey | 12, 16, 19 MS, 2 MS Bn | shared, low/known/medium
    C-ARMISTEAD | Armistead | infantry | 800 men, R/M, 74 | veteran | Brig. Gen. Lewis A. Armistead | 9, 14, 38, 53, 57 VA | shared, low/known/medium
    C-PRYOR | Pryor | infantry | 900 men, R/M, 64 | badly led that day | Brig. Gen. Roger A. Pryor | 2, 5, 8 FL, 14 AL, 3 VA | shared, low/known/medium
    C-PARHAM | Mahone's brigade (Parham) | infantry | 100 men, R/M, 55 | almost destroyed at Crampton's Gap | Col. William A. Parham | 6, 12, 16, 41, 61 VA | remembered, low/known/medium, brigade 82
    C-WRIGHT | Wright | infantry | 750 men, R/M, 74 | veteran | Brig. Gen. Ambrose R. Wright | 44 AL, 3, 22, 48 GA | shared, low/known/medium
    C-RHA-ART1 | Saunders' battalion, rifles | artillery | 10 guns, RG3, 70 | field batteries, steady | - | - | split, low/low/medium
    C-RHA-ART2 | Saunders' battalion, 6-pounders | artillery | 8 guns, SM6, 70 | field batteries, steady | - | - | split, low/low/medium

  Longstreet / Evans
    C-EVANS | Evans | infantry | 400 men, R/M, 70 | worn; 284 in some returns | Brig. Gen. Nathan G. Evans | 17, 18, 22, 23 SC, Holcombe Legion | remembered, medium/known/medium, brigade 284 | always in command, resupply by the flat 50 per cent

  Stuart / Stuart
    C-FLEE-A | Fitzhugh Lee A | cavalry | 850 men, R/C, 82 | Virginia cavalry | Brig. Gen. Fitzhugh Lee | 1, 3, 4, 5, 9 VA Cav | shared, low/low/low
    C-FLEE-B | Fitzhugh Lee B | cavalry | 850 men, R/C, 82 | Virginia cavalry | Brig. Gen. Fitzhugh Lee | 1, 3, 4, 5, 9 VA Cav | shared, low/low/low
    C-HAMPTON-A | Hampton A | cavalry | 750 men, R/G, 78 | arrived in the morning behind the left | Brig. Gen. Wade Hampton | 1 NC, 2 SC, Cobb, Phillips, Jeff Davis Legions | shared, low/low/low
    C-HAMPTON-B | Hampton B | cavalry | 750 men, R/G, 78 | arrived in the morning behind the left | Brig. Gen. Wade Hampton | 1 NC, 2 SC, Cobb, Phillips, Jeff Davis Legions | shared, low/low/low
    C-MUNFORD-A | Munford A | cavalry | 650 men, SHG, 74 | watched the fords below the Lower Bridge | Col. Thomas T. Munford | 2, 12 VA Cav | shared, low/low/low
    C-MUNFORD-B | Munford B | cavalry | 650 men, SHG, 74 | watched the fords below the Lower Bridge | Col. Thomas T. Munford | 2, 12 VA Cav | shared, low/low/low
    C-PELHAM | Pelham's horse artillery | horse-artillery | 4 guns, RG3, 90 | Pelham | - | - | split, medium/medium/low

  Army / Reserve artillery
    C-RES-ART1 | S. D. Lee: rifles | artillery | 10 guns, P10, 80 | stood at Dunker Church through the morning | - | Rhett, Parker, Jordan | split, medium/medium/low
    C-RES-ART2 | S. D. Lee: howitzers | artillery | 10 guns, H12, 78 | stood at Dunker Church through the morning | - | - | split, low/low/low
    C-RES-ART3 | Moody and heavy howitzers | artillery | 6 guns, H24, 70 | field batteries, steady | - | Madison LA and others | split, low/low/low | 24-pounder howitzers of several batteries put in one unit so that the weapon appears
`,
);
