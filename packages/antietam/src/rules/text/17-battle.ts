import { chapter } from '@longroll/kernel';

export const BATTLE = chapter(`
# 17 The battle of 17 September 1862

## 17.1 Hours
Turn 1 is 06:00. The whole day has 13 turns and ends at 19:00.

## 17.2 Shorter scenarios
The morning, turns 1 to 4; the Sunken Road, turns 4 to 7; Burnside's Bridge, turns 5 to 13.

## 17.3 The Army of the Potomac
Men present for battle by division, infantry or troopers, from returns and rounded; guns by corps.

| Corps | Divisions | Guns |
|---|---|---|
| I, Hooker | Doubleday 3,400; Ricketts 3,150; Meade 2,850 | 40 |
| II, Sumner | Sedgwick 5,400; French 5,700; Richardson 4,000 | 42 |
| V, Porter | Morell 7,200; Sykes 2,300 | 70 |
| VI, Franklin | Slocum about 5,500; Smith about 4,800 | 36 |
| IX, Burnside | Willcox 3,250; Sturgis 3,250; Rodman 2,900; Scammon 3,150 | 35 |
| XII, Mansfield | Williams 4,700; Greene 2,500 | 36 |
| Cavalry, Pleasonton | 4,300 | 16 |

## 17.4 The Army of Northern Virginia
| Command | Men | Guns |
|---|---|---|
| Jackson: Lawton | 4,100 | 15 |
| Jackson: Jackson's division, J. R. Jones | 2,100 | 20 |
| Jackson: A. P. Hill | 2,600 | (17.4.1) |
| D. H. Hill, in no corps | 5,800 | (17.4.1) |
| Longstreet: D. R. Jones | 3,400 | 16 |
| Longstreet: Hood | 2,300 | 12 |
| Longstreet: Walker | 4,000 | (17.4.1) |
| Longstreet: McLaws | 3,000 | (17.4.1) |
| Longstreet: R. H. Anderson | 4,000 | (17.4.1) |
| Evans' brigade of infantry, in no division | 400 | none |
| Stuart, cavalry | 4,500 | (17.4.1) |
| Reserve artillery | none | (17.4.1) |

## 17.4.1 Confederate guns from strength tables
A. P. Hill 18, D. H. Hill 26, Walker 12, McLaws 24, R. H. Anderson 18, Stuart 4, the reserve artillery 26.

## 17.5 Factors of leaders
| Union | Factor | Confederate | Factor |
|---|---|---|---|
| Hooker | 1.15 | Jackson | 1.25 |
| Doubleday | 1.00 | Lawton | 1.05 |
| Ricketts | 1.00 | J. R. Jones | 0.95 |
| Meade | 1.10 | A. P. Hill | 1.15 |
| Sumner | 1.00 | D. H. Hill | 1.10 |
| Sedgwick | 1.05 | Longstreet | 1.20 |
| French | 1.00 | D. R. Jones | 1.00 |
| Richardson | 1.10 | Hood | 1.20 |
| Porter | 1.05 | Walker | 1.00 |
| Morell | 0.95 | McLaws | 1.05 |
| Sykes | 1.05 | R. H. Anderson | 1.05 |
| Franklin | 0.95 | Stuart | 1.15 |
| Slocum | 1.05 | | |
| Smith | 1.00 | | |
| Burnside | 0.90 | | |
| Willcox | 1.00 | | |
| Sturgis | 0.95 | | |
| Rodman | 0.95 | | |
| Scammon | 1.00 | | |
| Mansfield | 1.00 | | |
| Williams | 1.05 | | |
| Greene | 1.10 | | |
| Pleasonton | 0.95 | | |

## 17.6 Arrivals
McLaws and R. H. Anderson enter on turn 3, the VI Corps on turn 5, A. P. Hill on turn 10 with one group of his guns on
turn 9. All others are on the map at 06:00.

## 17.7 Brigades in two units
Divisions are split into their brigades; a brigade of over 1,000 men becomes two units.

## 17.8 Batteries and efficiency
Batteries are grouped into units of 6 to 24 guns. Efficiency is 75 to 85 for veterans, 60 to 70 for the average, 40 to
55 for new regiments (XII Corps, French), 85 to 90 for the Texas, Iron and Stonewall brigades.

## 17.9 Weapons
Union foot had mostly rifles, with some muskets, both mixed, and Sharps rifles; Confederate foot mostly rifles and
muskets mixed, or one of them. Union horse had carbines or pistols; Confederate horse rifles with carbines or
shotguns, shotguns or pistols. Union guns were Napoleons, 3-inch rifles and Parrotts; Confederate guns also 6-pounders
and howitzers.
`);
