import { chapter } from '@longroll/kernel';

export const RECOVERY = chapter(`
# 12 Recovery Phase

## 12.0 Rest
By its Fatigue Level before the phase, every unit:

| side before | FL before | side after | FL after | rested |
| --- | --- | --- | --- | --- |
| normal | 0 to 2 | normal | 0 | yes |
| normal | 3 | exhausted | 0 | no |
| normal | 4 | exhausted | 1 | no |
| exhausted | 0 or 1 | normal | 0 | yes |
| exhausted | 2 or 3 | exhausted | 0 | no |
| exhausted | 4 | exhausted | 1 | no |

That is: the FL goes down by 3, and a unit that is not rested shows its exhausted side.

## 12.1 Organization
A rested disorganized unit becomes organized; one that is not rested stays disorganized.

## 12.1a Rest alone decides
No other test is made for organization: neither a roll, nor the place where the unit stands, nor a leader.

## 12.2 Demoralization
A rested unit drops one step, from Demoralize-2 to Demoralize-1 to none; one that is not rested keeps its marker.

## 12.2a One step, without a roll
Here too rest alone decides, and it is never more than one step in a turn.

## 12.3 Works
Works make progress (11.2c), judged like everything else by the state before the phase.

## 12.4 Both sides at once
Both sides recover at the same time; the only decision is to refuse flanks (9.8c). What is remembered of the turn is forgotten: who moved, and whose assault failed.

## 12.5 Rain
In a rain turn works make no progress; all else recovers as ever.
`);
