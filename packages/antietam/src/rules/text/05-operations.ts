import { chapter } from '@longroll/kernel';

export const OPERATIONS = chapter(`
# 5 Operations

## 5.1 Operation points
Every unit on the map, of whatever arm, receives 12 operation points for a set. Twelve is what fortifying one level
costs, and what the dearest straight step into clear ground costs infantry: uphill, from one enemy zone of control to
another. Points do not carry over.

## 5.1.1 Fatigue costs points
Each full 20 points of fatigue cost one operation point.

## 5.1.2 Want of command costs points
A unit out of command (12.3) receives 3 points fewer.

## 5.1.3 Never fewer than six
Fatigue and want of command never take the allotment below 6.

## 5.1.4 Points of the basic game
In the basic game every unit receives 12, whatever its fatigue.

## 5.2 Operation Costs Table
The table gives the cost of entering each kind of terrain and of every other operation, in four columns: infantry and
dismounted cavalry, cavalry, limbered artillery, unlimbered artillery. The figure in brackets is for a diagonal step.
P is prohibited; N/A means nothing to that kind of unit. Which note belongs to which row, see (18.2).

## 5.2.1 Water
Rivers and streams are prohibited to all. They are crossed at bridges and fords only.

## 5.2.2 Road bonus
A step by the road bonus costs 1 point. It is never diagonal, and infantry must be in column to use it.

## 5.2.3 Bridges by road
By the road bonus a bridge, too, costs 1 point.

## 5.2.4 Climbing by road
By the road bonus a unit pays only 1 point to enter a higher elevation. Whether that is all it pays, see (18.5).

## 5.2.5 Climbing
Entering a square of higher elevation costs a surcharge. The table has none for going down.

## 5.2.6 One climb a step
The surcharge is paid once for a step, however many levels it climbs.

## 5.2.7 Enemy zones of control
Entering or leaving an enemy zone of control costs a surcharge. Moving from one such square to another costs a larger
one and is prohibited to artillery.

## 5.2.8 One surcharge a step
A step between two squares that are both in enemy zones of control pays the larger surcharge instead of the other, not
both. A step into or out of one pays once.

## 5.2.9 Changing mode
Changing mode costs 2 points, for artillery 4, for horse artillery 2.

## 5.2.10 Unlimbering before the enemy
Unlimbering in an enemy zone of control costs 8.

## 5.2.11 Horse artillery too
Horse artillery also pays 8 to unlimber in an enemy zone of control: the row has one figure for limbered guns, and the
note on horse artillery speaks of changing mode only.

## 5.2.12 Fortifying
Fortifying costs 12 points. Infantry and dismounted cavalry may do it.

## 5.2.13 Firing
Fire in a fire phase costs infantry and cavalry 2 points and unlimbered artillery 4. Limbered artillery may not fire.

## 5.2.14 Attacking in melee
Melee costs an attacker 2 points, besides those for the fire that must go before it (6.5). Artillery may not.

## 5.2.15 Defending in melee
Melee costs a defender 1 point, artillery 2.

## 5.2.16 What a step costs in all
A step costs its base, which is that of the terrain or 1 by the road bonus, and the climb, and one surcharge for zones
of control. A P in any part that is used forbids the step. The road bonus takes the place of the terrain, but does not
waive the surcharge for zones of control. A ford is never a road square.

## 5.2.17 No step on credit
A unit that cannot pay the whole cost may not take the step or do the act. There is no guaranteed step.

## 5.2.18 Routed units pay by their arm
Routed infantry and cavalry pay as infantry, routed guns as limbered artillery.

## 5.2.19 What is a road
The road bonus needs a connected road on both squares, the one left and the one entered. Pikes and roads give it, farm
lanes do not. Cavalry on foot, and routed foot and horse, are not in column and have no bonus.

## 5.2.20 Who does not dig
Infantry in column does not fortify, nor does a routed unit, nor anybody on a bridge or ford: a marching column has no
line to dig.

## 5.3 Modes
Infantry is in normal mode or in column, cavalry mounted or dismounted, artillery limbered or unlimbered. Any unit may
be routed. In column a unit fights at three quarters.

## 5.3.1 Cavalry on foot
Dismounted cavalry moves, tires, fights and retreats as infantry in normal mode; see also (18.9).

## 5.3.2 Guns
Artillery moves only limbered and fires only unlimbered.

## 5.3.3 When modes change
Mode may be changed at any point of one's own operations phase, once in a set.

## 5.3.4 Works stay behind
A unit that leaves its square leaves its fortification: its level is 0 again.

## 5.4 Force march
A unit may march beyond its points. Each point of force march adds 6 fatigue.

## 5.4.1 How far
After its own points a unit may spend up to 6 further points in a phase, and on steps only.

## 5.4.2 Who may not
No force march by a routed unit, one out of command, one that stands in an enemy zone of control, one that has just
rallied or has been ambushed; and none in the basic game.

## 5.4.3 Forced points are spent
They count as none left for the battle time (7.3.10).

## 5.5 Stacking
At the end of a phase a square holds at most 2 units and 2,000 men. Passing through friends is free. The two sides
never stand in one square. The density modifier (7.3.8) takes 650 men in a square for usual.

## 5.6 Zones of control cost points
Entering, leaving and crossing enemy zones of control costs points (5.2.7).

## 5.6.1 Who has one
Every unit that is neither routed nor limbered artillery exerts a zone of control into its eight neighbouring squares.
It makes moves dearer but does not stop them. Friendly units do not cancel it.

## 5.7 Taking back
Orders of a unit may be taken back until the next unit is given any, unless they have revealed something.
`);
