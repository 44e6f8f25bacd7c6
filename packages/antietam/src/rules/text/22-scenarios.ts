import { chapter } from '@longroll/kernel';

export const SCENARIOS = chapter(`
# 22 Scenarios

## 22.1 What is common to all
| Scenario | Turns | Hours |
|---|---|---|
| whole day | 1 to 13 | 06:00 to 19:00 |
| morning | 1 to 4 | 06:00 to 10:00 |
| Sunken Road | 4 to 7 | 09:00 to 13:00 |
| Burnside's Bridge | 5 to 13 | 10:00 to 19:00 |

Unless its set-up says otherwise infantry starts in normal mode, cavalry mounted, guns unlimbered if they are active
on the first turn and limbered if not; fatigue 0, or 20 for a unit that has already lost men; no fortification; not
holding fire, melee advance for infantry and cavalry. The factor of the victory points (14.4) is 1, but
1.65 for the Confederates on the whole day, 1.4 at the Sunken Road and 2.2 at Burnside's Bridge, and 1.45 for the Union
in the morning.

## 22.2 Releases
| Formation | Turn |
|---|---|
| I Corps | 1 |
| XII Corps | 2 |
| II Corps: Sedgwick, French | 3 |
| II Corps: Richardson | 4 |
| IX Corps | 5; two groups of its guns 1 |
| Cavalry | 6 |
| V Corps | from 9 on a check of 25 % a turn (13.5); the guns on the ridge 1, Buchanan's brigade with two groups of guns 6 |
| Confederates, all arrivals | at once |

In a scenario that begins later everything due by its first turn is active.
`);
