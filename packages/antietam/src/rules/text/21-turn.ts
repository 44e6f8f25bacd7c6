import { chapter } from '@longroll/kernel';

export const TURN = chapter(`
# 21 The turn step by step

## 21.1 Words used here
The **phasing** side is the one whose operations phase it is; in the combat phase after it, it is the attacker and the
other side the defender. **List order** is the order of units in the order of battle, the Union first. **In a zone**
means in the zone of control of an enemy unit (5.6.1). A **known** enemy is one that is seen, or any if units are not
hidden. The **command** of a unit is its division leader; if the division has none in play, the corps leader; if there
is none, the army leader. **Free** units are those of (12.3.2).

## 21.3 The stages of a turn
No player decides anything in a combat phase: fire, retreat, flight and advance follow standing orders and the order
of choice given below. So a turn has decisions in two places only, marked here.

| Stage | What happens |
|---|---|
| replacements | leaders for commands that have lost theirs (21.12.4); not in the basic game |
| **command** | first side, then second: leaders ride to other units (21.12.1); advanced game only |
| command check | for every unit on the map, valid for the turn (12.3); not in the basic game |
| rally, rest, resupply | (21.10.1), (10.3), (11.4); left out in the first turn of a scenario |
| arrivals, releases | (21.11.1), (21.11.3) |
| allotment | operation points for both sides (5.1) |
| flights | routed units of the phasing side with an enemy within 3 squares flee (21.9.1) and have no points then |
| **operations** | the phasing side (21.4) |
| renewal | standing plots are renewed (21.5.3) |
| fire | (21.6) |
| settling | (21.7), then flights of those who rout |
| melee | square by square in plot order (21.8) |
| settling | as above, for the losses of all melees together |
| end of combat | melee plots lapse, fire plots become standing ones, holders of objectives are noted |
| victory | after the second set (21.15.2) |

From allotment to the end of combat the stages are one set: flights to the end of combat are played for the first
side, then for the second. After the first set rally, rest and resupply come once more with halved figures, then the
second set. A turn has therefore four operations phases and four combat phases.

## 21.4 Operations
The phasing side gives orders to its units in any order and as often as it likes, and ends the phase. A unit that is
not on the map or not active takes no orders; an ambushed one (21.13.3) takes none that costs points.

## 21.4.1 Steps
A step goes to a neighbouring square of the map without water and without enemies. Unlimbered guns do not step, nor
does a unit with a plot that it has paid in this phase. A routed unit may not step to a square that is within 3 of a
known enemy unless it is farther from the nearest than now. If the points do not suffice the rest may be forced
(5.4.1). In this order: the cost is paid; fortification and standing plot are left behind; the unit faces as it
stepped and gains fatigue (10.1); objectives, sight, ambush and waking formations are looked at. Zones of control are
read before the step, and only those of enemies that are seen.

## 21.4.2 Turning
Free of points, once until the next step. Not for routed units, not with a paid plot. A standing plot that leaves the
arc is dropped.

## 21.4.3 Changing mode
Not for routed units, not with a paid plot, once in a set (5.3.3). A standing plot that becomes impossible is dropped.

## 21.4.4 Fortifying
By infantry in normal mode and dismounted cavalry, not on a bridge or ford (5.2.20), not with a paid plot, up to level
5. It takes 12 points at once: a unit that received fewer cannot fortify in that set.

## 21.4.5 Taking back a plot
The points of a plot are given back, once for a unit in a phase, until operations end. Nothing has been revealed until
then.

## 21.4.6 Standing orders
Hold fire and melee advance are each set free of points, once for a unit in a phase.

## 21.4.7 The end of operations
It is refused while a square is over the stacking limit (5.5) and one of its units could still step out with the
points it has.

## 21.5 Plots
Plots are made and changed in one's own operations only. The other side sees none before they are fired, and never
those that are not.

## 21.5.1 What bars a fire plot
A paid plot already; limbered guns; rout; a rate of 0 at that range; a square outside the front arc; no line of sight;
neither a known enemy nor a contact (21.13.2) in the square; no ammunition, unless the unit could charge the square
(6.8); too few points. Forced points do not pay for it.

## 21.5.2 What bars a melee plot
No paid fire plot; a square that is not adjacent; artillery; want of command; three units on that square already; no
known enemy in it; water; too few points. Climbs and zones of control do not matter.

## 21.5.3 Standing plots are renewed
When operations end every active, unrouted unit with a standing plot that is still possible pays for it and joins the
end of the plot order, in list order. If it lacks only the points the plot is kept but not fired; otherwise it is
dropped.

## 21.5.4 A paid plot holds the unit
While a paid plot stands the unit does not step, turn or change mode. So the points that battle time reads (7.3.11)
are those it has left and those it paid for the plot.

## 21.6 Fire
The attacker's shots are made in plot order, then the defender's in list order; each draws its random factor in that
order. All read the state from before the first.

## 21.6.1 The defender's targets
As in (7.1.2). A standing plot counts only if it could be plotted now, points aside, and an enemy is there. Shots at
adjacent squares need no arc; outside it they count half (7.3.7). Inactive units fire likewise.

## 21.6.2 What a defender pays
The cost of the shot, or what he has if that is less. Battle time reads his points before that.

## 21.6.3 The lane
In the squares of the Sunken Road an unrouted infantry or dismounted cavalry unit has at least fortification 2 against
a shot that is not from the flank, whoever dug there or did not.

## 21.6.4 Flanked
A unit counts as flanked for its rout check (9.2.3) if a shot that took at least one man from it was an attack from
the flank.

## 21.7 Settling
Units that lost men settle as in (3.10), the attacker's in list order, then the defender's. All checks of the stage
are drawn before anybody flees, so that it does not matter who runs first.

## 21.7.1 Units that end
A unit under 25 men (7.4.3), or a battery without a gun, is gone. The guns of a battery that is broken up are lost and
counted; its remaining men are not. The leader of a unit that is gone is checked before he joins another.

## 21.7.2 Routed units check too
A unit already routed that fails again loses another 5 efficiency and flees again.

## 21.8 Melee
For one square after the other:

## 21.8.1 Attackers
Units with a melee plot on the square that are unrouted and still where they plotted from. If there are none the melee
is left out.

## 21.8.2 An empty square
Attackers with melee advance enter it. There is no melee.

## 21.8.3 Defenders pay
1 point, artillery 2, or what they have.

## 21.8.4 Strengths and row
With the men, modes, facings and leaders of this moment, after fire.

## 21.8.5 Losses
Men are taken off, and units broken up, at once. Leaders, fatigue, efficiency and rout wait until all melees of the
phase are over and see the sum of the losses.

## 21.8.6 Retreat checks
The defender's, if a unit of his is left. If he goes all his units go, unrouted ones first. If not, his routed units
go all the same (8.3.3), and then the attackers are checked.

## 21.8.7 Where a retreat goes
The direction is away from the enemy unit of this melee that had the most men before it. Squares are tried straight
away, then an eighth to either side, then a quarter. Forbidden are those of (8.4.1). Of the rest a square with room
comes before one without, then the smaller turn, then fewer adjacent enemies, then the clockwise one. Fortification
and plots are lost, facing is kept. Mounted cavalry goes on by the same rule for a second square, and stays after the
first if there is none. A full square is the last choice, but is taken: nobody surrenders for want of room.

## 21.8.8 Advance
If no enemy is left in the square, attackers with melee advance that still stand enter it in list order, while 2 units
and 2,000 men allow. An advance is never ambushed.

## 21.8.9 Into the next melee
A unit that retreats into a square attacked later in the same phase fights there as it stands.

## 21.9 Flights
A flight goes up to 3 squares, one at a time.

## 21.9.1 The way of a flight
Each square must be farther from the nearest enemy, seen or not, or as far and nearer to an own rear edge of the map;
forbidden are the squares of (8.4.1). Of those the farthest from the enemy is taken, then the one nearest to a rear
edge, then one with room, then the lowest direction. If there is none the flight ends; if that is at its first square
and an enemy is adjacent, the unit surrenders (8.4.3).

## 21.9.2 Fatigue of a flight
2 a square, and no points. Every unrouted friend in a square entered, the last one included, gains 5 (9.3.2), once in
a flight.

## 21.9.3 No room
If the last square is over the limit the flight goes on for up to 2 squares until there is room; else the square stays
over the limit until its owner's next operations (21.4.7). Nobody leaves the map.

## 21.9.4 Facing after a flight
A routed unit has no facing. When it rallies it faces against the direction of its last flight.

## 21.10 Recovery
The order is rally, rest, resupply. A unit that has just rallied may be resupplied.

## 21.10.1 Rally
Morale is read before the rest of the same phase. Any enemy unit within 2 squares bars it, seen or not; because of one
that is not seen the check is still made, in vain, so that its absence tells nobody of him. Until the next recovery the
unit may not force march, and it fires in defence with the fewest points that battle time counts.

## 21.10.2 Idle
A step, shot, melee, fortification, retreat, flight or loss since the last rest makes a unit not idle. Turning,
changing mode and plots that were not fired do not.

## 21.10.3 Supply
The range is that to the unit's command (21.1), 0 if he rides with it. With no leader at all in play it is as at 7 and
more.

## 21.11 Arrivals
Units whose turn has come, with its shift, arrive in list order.

## 21.11.1 Where they arrive
In the square nearest to their entry, within 4 squares of it, that is joined to it by passable land without enemies,
not in a zone, and has room; at equal range one with a pike or road first. If there is none they wait for the next
turn.

## 21.11.2 How they arrive
In column, mounted or limbered, facing inward, active, and in command for this turn. A group for the variable shift is
one division with one turn and one entry; nobody is told its shift.

## 21.11.3 Releases
With commitment as in history a formation is active from its turn on (22.2). With free commitment all are active from
the start; arrivals keep their turns.

## 21.11.4 Waking
At any moment an enemy that is seen within 3 squares of an inactive unit, or a loss of men, makes its whole division
active. An unseen enemy wakes nobody: it would tell the owner what he cannot see.

## 21.11.5 Inactive units
They take no orders, and no leader of another division joins them. They have zones of control, fire in defence, rest
and are resupplied as usual.

## 21.12 Leaders
A leader moves with his unit. Two leaders never share a unit.

## 21.12.1 Riding to another unit
Once a turn a leader may go to a unit of his command that is active, has no leader, and is within 6 squares of his
own. It may be routed. A division leader's command is his division, a corps leader's his corps, the army leader's the
whole side.

## 21.12.2 When his unit is gone
He joins the nearest unit of his command without a leader, at any distance; if there is none he is out of the game,
but not lost. If his unit surrendered or was captured he is lost.

## 21.12.3 Lost leaders
They give points at once (14.2).

## 21.12.4 Replacements
At the next turn's start a replacement of the same rank, with a factor of 1.00 and worth no points, joins the largest
unrouted unit of the command that has no leader.

## 21.12.5 Divisions without a corps leader
A division whose corps has no leader in play may use any corps leader of its side (12.3).

## 21.13 Who sees what
Without hidden units all is open but the other side's plots, standing orders and ammunition. With hidden units only
what is seen (4.4.1) is shown: name, arm, weapon, men and guns, mode, facing, fortification and leader. Efficiency,
fatigue, ammunition, points, command and orders of the enemy are never shown.

## 21.13.1 Costs and lists tell nothing
What a unit is told it may do, and at what price, is made from its owner's knowledge: unseen enemies raise no cost,
are no target and bar nothing.

## 21.13.2 Contacts
A unit that is no longer seen leaves a contact with its name, men and square, until the square is seen without it or a
full turn has passed. A contact may be fired at; the shot is only made if an enemy is there.

## 21.13.3 Ambush
A step that ends next to an enemy who was not seen before it takes the unit's remaining points. In this phase it may
not step, plot or force march any more; it may still turn.

## 21.13.4 What can be taken back
In one's own operations the orders of the last unit, not past one that made anything seen, left a contact, was
ambushed, or woke a formation; with hidden units one of one's own, since nobody knows that an enemy woke. The other side's picture is brought up to date when the next unit is given orders.

## 21.13.5 What the other side is told
Shots at its units with their losses, and by whom if the firer is seen then; losses, routs and retreats of units that
are seen; melees in full; leaders lost and units gone at once. Points that it does not know the cause of are added at
the end of the game.

## 21.14 No man is forgotten
The men of the set-up and of all arrivals are those on the map, those still waiting, those lost, and those left in
units that were broken up. Guns that were captured, abandoned or left by broken-up batteries count as lost.

## 21.15 Objectives
At the start an objective belongs to the side that stands in it, else as the scenario says; then to the side of the
last unrouted unit that entered it or rallied in it.

## 21.15.1 Objectives for one side
An objective that is named for one side gives its points to that side alone.

## 21.15.2 Victory phase
Each objective adds its turn value (14.3). A total of 0 against more than 0 is overwhelming; 0 against 0 is a draw. A
ratio that is just a limit gives the higher level.

## 21.15.3 The end of the game
After the last turn; when a side has no unit on the map and none waiting; or when a side resigns in its own
operations, which gives the other at least a decisive victory.

## 21.17 Stages by level
The basic game leaves out replacements, command, command check and resupply, and the orders to turn, change mode,
fortify and force march. Its guns pay limbered cost, fire for 4, have zones of control and retreat. Rallied units get
no points there either. The intermediate game leaves out only the stage in which leaders ride.
`);
