import { chapter } from '@longroll/kernel';

export const STEP_BY_STEP = chapter(`
# 17 The game turn step by step

## 17.1 Words of this chapter
- The **active** side is the one whose segment it is, the **passive** side the other.
- A **group** is the units and leaders of one stack that act together now. It begins as all who are able; the owner leaves out whom he likes, but not the last.
- A step is **by road** if it goes from hex to hex along one thoroughfare.
- Works belong to a hexside of the hex that they protect. A line of fire through a corner has the works of either of its two hexsides.

## 17.1.1 Hexes and directions
A hex is named by its column and its row, counted from 0 at the top left corner of the map. Odd rows stand half a hex to the right. The six sides of a hex, and with them the facings, are NE, E, SE, SW, W and NW.

## 17.1.2 One way only
Where a player has only one thing that he can do, it is done without asking him, and written down. Nothing is taken back once a die has been thrown for it.

## 17.2 What belongs to whom
State, facing, marker, being in command and standing orders belong to the stack. Formation, O hits, the side now up and having acted belong to the unit. By a standing order a stack fires, or does not, at enemies on the move: always, only while it has no marker, never, or as its owner says each time; another tells whether it tries on a D result. Where stacks join, the orders of the one that stood there hold.

## 17.2.1 Kinds of standing orders
A stack has an order for advance fire, one for en passant fire, one for pre-assault fire and one for D results. A side has the same four for all its stacks that have none of their own. At the start a side is asked about advance fire, en passant fire and D results, and always gives pre-assault fire.

## 17.2.2 Giving standing orders
The owner gives them whenever he has something to decide, and between the steps of the other side. They cost nothing and change nothing else. A group that leaves its stack takes the orders with it; the rest keeps them.

## 17.3 Beginning and end of a segment
At its beginning nobody has acted or fired. It ends when the active side says so, or when it can do nothing more. At its end objectives change hands (13.2), a side with nothing left has lost (13.3), and after an action segment the markers of the active side come off (8.6.2).

## 17.3.1 Who comes first
There is no initiative. The order of the segments (2.1) is fixed, and with it who comes first.

## 17.3.2 The start of a turn
Before segment a those who are due in this turn begin to wait at their entries (17.18), and dusk falls if the scenario has it now (13.5).

## 17.4 Fire segment
The active side takes its stacks one by one, in any order. A group fires once, one target, or stands down. It cannot fire if

- it is routed, limbered or mounted (4.5.1) (4.3) (4.2)
- it is of the other arm, or has fired in this segment (2.2.1)
- the fire limit of its hex is used up, or the other arm has fired out of this clear hex (3.7.4)
- the target hex holds no enemy unit, or is not in its front or its line of sight (8.1.1)
- it has no range factor at that distance (8.2)

Nothing but the rounds of an assault is simultaneous.

## 17.4.1 What a hex has fired
The limit is for the hex and the segment: all that its units fire in the segment counts together. A shot at an enemy on the move and a pre-assault shot have the limit to themselves.

## 17.4.2 Standing down
A group that stands down does nothing more in the segment.

## 17.5 Horse segment
Leaders, mounted cavalry and artillery move; the routed do not. A group is leaders alone, cavalry with leaders, or artillery with leaders, and moves at the pace of its slowest. Artillery may use its point to limber or unlimber and to face. The steps are those of (17.7), with fire at those who move.

## 17.5.1 Points in a horse segment
Leaders and cavalry have 3 MP, artillery has 1.

## 17.5.2 What is not done in a horse segment
Nobody fires, assaults, charges, rallies or removes O hits.

## 17.6 Action segment
- Command of the active side is settled anew (6.1).
- Its routed stacks rally or run (11.2), from the top row of the map down, each row from the left.
- Then the active side opens stacks in any order, and each group does one thing: move, fire with one arm (17.4), assault or charge (9.1), rally (11.4), remove an O hit (11.5), change facing, or nothing.

Every unit of the group has then acted. Leaders are used up by a move, an assault or a charge only. To rally, to remove a hit or to change facing the whole stack must be meant.

## 17.6.1 One action each
A unit that has acted does nothing more in the segment, except that it defends itself and fires at enemies on the move. A hex can be opened as long as a unit in it that is not routed, or a leader, has not acted.

## 17.6.2 Fire as an action
The arm is named, and the units of that arm in the group fire. Those of the other arm are left out first. Else it is as in a fire segment (17.4).

## 17.6.3 Who may assault
A group of small arms in good order, none of it mounted or in skirmish order. The target hex is adjacent through its front, has an enemy unit in it, and is ground that the group may enter.

## 17.6.4 Who may charge
A group that is in good order and in command, of infantry or of mounted cavalry, without irregulars. The target is 2 or 3 hexes away in its front, and there is a way to a hex beside it whose every step is allowed and nearer.

## 17.6.5 Rally and removal of O hits
A disrupted stack rallies outside EZOC. A stack in good order, outside EZOC and outside every enemy minimum fire zone, may remove an O hit of the unit that its owner names. The whole stack takes part in either and has acted, whatever the die says.

## 17.6.6 Changing facing as an action
The new facing must be another one; it turns the whole stack. No die is thrown and nobody fires.

## 17.7 A move, step by step
A step goes in this order:

- It must be allowed (17.7.1).
- Straggle check (3.6), for a group with small arms that is not charging, from non-clear to non-clear ground, not in the bonus hex. Failed: the owner takes the hit, or the move ends here with free facing.
- En passant fire at the hex to be left (8.6.1). A group disrupted by it stays there.
- The group enters the hex: 1 MP. It faces where it went. An enemy leader alone there is captured.
- Advance fire at the hex entered. A group disrupted by it ends its move there; one that is routed runs.
- The move ends in an EZOC, in marsh, for artillery in woods or after leaving a run; the last three not by road (3.2.6).

A move also ends when no MP is left. A group that was fired at while other friends stood in the hex was fired at alone.

## 17.7.1 Steps that are not allowed
- into a hex with an enemy combat unit (3.1.1), prohibited ground (3.2), or out of play
- for artillery: into marsh, across an abatis, onto or off an embankment, each unless by road (3.2.1); unlimbered (4.3)
- from an EZOC where the move began into another, unless as the first step (3.5)
- into a hex with friends of another organization that the group could not leave again (3.7.3)
- into the bonus hex, unless the whole move is by road, the stack is not disrupted, has changed no formation, and has entered neither EZOC nor an enemy minimum fire zone (3.3.1)
- in a charge: not nearer to the target (9.1)

## 17.7.2 The end of a move
The facing chosen at the end holds for the whole stack in the hex. A group that must end its move with friends of another organization goes back on its path to the last hex where it may stand.

## 17.7.3 Stops of the chart
Marsh stops everybody. Woods stop artillery that enters them, a run artillery that has left it.

## 17.7.4 When a move is stopped
A group that is stopped, or has no MP left, may only choose its facing. A charge is stopped neither by EZOC nor by ground.

## 17.7.5 The bonus hex
The bonus is 1 MP in action segments and in horse segments alike, so that artillery goes 2 hexes by road in a horse segment. The stack then counts as using the thoroughfare until the next action of its units (3.3.1).

## 17.7.6 Changing formation on a move
To limber or unlimber, to mount or dismount, and in the optional rule to go into skirmish order or out of it, takes 1 MP of the move. Unlimbering ends the move. A move may consist of nothing else.

## 17.7.7 Leaders alone
They have 3 MP, 4 by road, and heed neither stragglers nor EZOC nor stops. Nobody fires at them. Prohibited ground and enemy units bar them.

## 17.7.8 Part of a stack
A group that moves out of a stack, or through a hex with friends, checks for stragglers alone, is fired at alone and takes its hits alone. Where it ends its move it becomes part of the stack there, and the worst state holds for all (1.8).

## 17.8 Fire at those who move
When a step draws fire, the stacks with an order to fire do so first, the nearest first, each with the arm that has the larger fire factor. Then the passive side names those of the others who fire, one after the other, and may see each result first. A stack fires one shot of one arm, with as many points as its limit allows. That the mover is disrupted does not end it; that he is routed or destroyed does.

## 17.8.1 Which fire a step draws
For each enemy stack that can shoot at the mover, by the minimum fire zone that it has before the step:

- the hex left lies in the zone, and the hex entered does not or is not nearer: en passant fire, at the hex left, before the step
- the hex entered lies in the zone, and the hex left does not or is farther: advance fire, at the hex entered, after the step

So a stack has one shot at a step at most. Those who enter the map come from outside every zone.

## 17.8.2 Who can shoot
A stack that is not routed, with dismounted small arms or unlimbered artillery that has a range factor at the distance.

## 17.8.3 The marker of such a shot
It lies on the stack when the shot is settled, so that the shot itself is not lowered by it. A stack that has one gets no second. It comes off at the end of the stack's own next action segment: one that was got in a horse segment before it too.

## 17.8.4 Steps that draw no fire
Rout moves, the entry of a taken hex, changes of facing, leaders alone, and a step that was not made because it was not allowed or because of stragglers.

## 17.8.5 What a move risks
Before a group moves, its owner may be shown the chance that it arrives, and in which state: every shot that it could draw, with the charts as they are. He sees what the other side could do, not what its standing orders are.

## 17.9 One shot
- Who fires, within the limit of the hex (3.7.4).
- Fire factor and row (8.1).
- Positive modifiers, held at 36+; then negative ones, held at 0; then the cap of (8.3).
- The combat die.
- What the result does (17.11).

All that is looked at is as it was before the shot.

## 17.9.1 Front and flank at a distance
The line of fire runs from hex centre to hex centre. A hex is in the front of a stack if it lies in the half of the map that the stack faces, the border of the two halves included. A target is fired at through its flank if the firer does not lie in its front; the routed and skirmishers have no flank.

## 17.9.2 Which points fire
Units fire in the order of their range factor, then of their strength points, until the limit is reached; the last may count in part. Whom the owner has left out does not fire.

## 17.9.3 The ladder of the fire line
It is shown in this order. Up: clear or thoroughfare, lower, flank, advance or pre-assault fire, charge, density, own works, artillery at 1 hex. Down: woods or marsh, works of the target, small arms against artillery, disrupted, marker, skirmishers. The order within up and within down changes nothing.

## 17.9.4 How the map answers
- Own works: those that stand on the hexside through which the line leaves the firer's hex.
- Works of the target: abatis, wall or breastwork on the hexside through which the line comes into its hex.
- Lower and higher compare levels (3.2.3).
- Density counts what is in the hex, of a group on the move the group alone (14.7).
- A thoroughfare is used as (3.3.1) says.

## 17.9.5 Fire without line of sight on the map
The artillery stands on a crest, unlimbered and in good order, and the target lies lower, in its front, at 8 hexes at most. The observer and the distance of friends are those of (8.3.1).

## 17.10 Line of sight on the map
A line is traced by (7.2), over hexes that block by (7.1) and (7.3). Where it runs along a hexside, the two hexes beside it block only together. A hex out of play blocks.

## 17.10.1 What follows from it
From behind a crest one sees the crest and no farther, and is not seen. From a crest one sees down, and across a ravine. Woods in a ravine hide only what is next behind them. From an embankment one sees over clear ground on both sides, but woods beside it still hide what is behind them.

## 17.11 The dice of a result
- D on a stack in good order: the owner says whether he tries; if so, the morale die.
- D on any other stack: 1 O hit and no die (14.10).
- 1, 2 or 3: the hits, shared by (12.2); the morale die; with a leader there, the leader die (6.5).

Then rout moves, if any (11.1).

## 17.11.1 Whose hit it is
The owner is asked only where units are equal in the hits of this result, in O hits and in strength points.

## 17.11.2 Morale on the map
The average is that of the units left. A leader helps if he is in the hex and belongs to the stack (6.3.1). Being in command is as it was last settled (6.1); isolation is looked for at this moment (6.8.1).

## 17.11.3 A last hit
A reduced unit with 2 O hits that tries on a D result and passes takes its third hit and is destroyed. The owner is told so before he chooses.

## 17.12 Rout moves
They go as in (11.1), at once, and only among equal hexes does the owner choose. A routed stack with artillery may enter no hex that limbered artillery may not (17.7.1).

## 17.12.1 Where a rout may end
With routed friends of its own organization, whom it joins, or alone. After 3 hexes it runs on as long as it stands with others, 6 hexes in all at most.

## 17.12.2 When a rout is the end
A stack that is eliminated in a rout counts as destroyed, unit by unit, and its leaders as lost.

## 17.13 The dice of an assault
- Approach: for each shot the combat die and the attacker's morale die.
- Pre-assault fire: the combat die and the attacker's morale die.
- Each round: the attacker's combat die, the defender's combat die, the defender's morale die, the attacker's morale die, then leader dice, the defender's first.

A die that a result does not call for is left out.

## 17.13.1 The approach of a charge
It is a move of one or two steps (17.7) without straggle checks, each nearer to the target. Fire at it has the +1 against a charge. Beside the target it strikes. If it is routed on the way, or no hex beside the target can be reached, there is no attack.

## 17.13.2 Before the first round
Attackers in marsh are disrupted. A routed defender is run over (9.2.4). Skirmishers may step back (4.1.1).

## 17.13.3 Pre-assault fire on the map
By the defender's order, or as he says; only if the attack comes through his front and he has a unit that can shoot.

## 17.13.4 After the last round
If neither side is routed or gone all stay where they are: the attacker strikes from the adjacent hex and has never left it. Rout moves are made by the defender first. If both have lost nobody enters.

## 17.13.5 Entering the hex
An attacker who has won enters with the whole group, or stays; if he enters he faces as he likes. A disrupted attacker may enter too. Nobody fires at the entry.

## 17.13.6 An attack by part of a stack
The rest of the stack takes no part and is not hit. If the group stays in the hex the worst state holds for all of the stack afterwards (1.8).

## 17.14 Leaders on the map
A leader in a hex is with the stack there, for everything and at every moment. Several of them give each effect once (6.3.1).

## 17.14.1 Capture
An enemy combat unit in the hex of a leader who is alone captures him, at any moment. A leader alone cannot be hit. Leaders of a stack that is destroyed in an assault are captured.

## 17.14.2 The leader die
It is thrown for fire without line of sight too.

## 17.14.3 Placing a replacement
As in (6.5.1): the owner names the stack. If the organization has no stack on the map the leader waits until the next game turn segment.

## 17.15 Isolation on the map
The way of (6.8.1) is looked for from hex to hex of the part of the map in play. An EZOC does not bar a hex where a friendly unit that is not routed stands, so that a line in contact is not isolated by the enemy in front of it.

## 17.16 Arms on the map
Artillery stands as the scenario says and enters limbered. It fires in the artillery segments of its side and as its action. Cavalry enters mounted. Mounted it has no fire and no minimum fire zone, but a zone of control, and defends itself with the factor of the assault row; dismounted it is foot. Irregulars are held by (8.2) and (9.1) alone.

## 17.17 Options on the map
Players may agree on these besides the house rules named beside the rules they change:

- Skirmishers (4.1.1).
- Stops of marsh, woods and run hold on roads too (3.2.6).
- The -1 for an abatis is for Union attackers only (14.5).
- A D result on a disrupted or routed stack is a result 1, with its check (14.10).
- Density in fire is counted in points of fire (14.7).
- Fewer rounds of an assault, or rounds until one side has lost (9.2.2) (9.2.3).
- No removal of O hits (11.5).
- Guns that are overrun (17.17.1), markers of pre-assault fire (17.17.2), one fire a half turn (17.17.3).

## 17.17.1 Guns that are overrun
By this option unlimbered artillery that is routed in an assault is destroyed.

## 17.17.2 Markers of pre-assault fire
By this option pre-assault fire leaves an advance fire marker too (8.6.2).

## 17.17.3 One fire a half turn
By this option a unit that has fired in a fire segment may not fire as its action in its side's next action segment (2.2.1).

## 17.18 Reinforcements
Those who are due wait outside the map from the start of their turn and enter in an own action segment, leaders, cavalry and artillery also in a horse segment. All of one organization who wait at one place may enter as one group. The entry hex costs 1 MP and counts as by road; from there the move goes on, and may draw advance fire there. If an enemy unit, an EZOC, or friends of another organization whom it could not pass bar the hex, the group may enter, not by road, at a free hex of the same edge within 3 hexes; else it waits. Those who enter are in good order, limbered and mounted.

## 17.18.1 Who enters together
A leader who commands all organizations may enter with any group that waits at the same place. The owner leaves out whom he likes; they wait on. Several groups may enter at one hex in a segment, one after the other. A group that enters may do nothing but move.

## 17.19 The end of a turn and of the game
The game turn segment goes as in (13.1). A side may also give up the game when it has something to decide; then the other has won decisively.

## 17.19.1 Objectives change hands
At the end of every segment, and in the game turn segment: an objective belongs to the side that has a unit there that is not routed. Nobody there changes nothing.

## 17.19.2 The count
Each side has its points for enemy units and leaders, for objectives and for holding (13.2), and the handicap if the scenario gives it one (18.4). A share of exactly one tenth is a marginal victory, one of exactly three tenths a decisive one.

## 17.20 Where the card is silent, and why we chose so
- Roads lift the stops of woods and marsh (3.2.6): else guns would go 1 hex a segment on a wooded map.
- An embankment is one level high (3.2.3): the notes to the chart treat it as an elevation.
- Sight is the same both ways (7.2): a target that sees and is not seen cannot be played.
- The front is a half of the map (3.4): it fits that a corner counts as front.
- En passant fire is at the hex left (8.6.1): it comes before the mover has left it, and he is fired at once a step.
- Fire at movers in horse segments: a fire zone does not ask what segment it is.
- A stack faces where it goes (3.4): so a shot from behind is a flank shot, and nobody has to decide anything.
- Routed stacks rally or run without a choice (11.2): a failed try costs what no try costs.
- Routed stacks do not stay with steady friends (11.1): the worst state would rout whole lines.
- A friend lifts an EZOC for isolation (6.8.1): a line in contact would always be isolated.
- The road bonus is barred by any hex of the move (3.3.1): the card speaks of the stack, not of the hex.
- A charge goes through the EZOC of others (9.1): only rout stops a charge.
- A march by road counts as using it (3.3.1): the +1 is against columns that are caught on the road.

## 17.21 Numbers of play
| Number | | Rule |
|---|---|---|
| Shots of a stack at one step of an enemy | 1 | (8.6.1) |
| Farthest observer | 8 hexes | (8.3.1) |
| Rout move, and the most it may grow to | 3, 6 hexes | (11.1) |
| Entry moved along the edge, at most | 3 hexes | (17.18) |
| Radius lost by a replacement | 1 | (6.5.1) |
| Fire and fire zones at dusk | 1 hex | (13.5) |
| Points a turn for holding Casey's guns | 1 | (18.3.2) |
| Fitch's battery may be opened from turn | 3 | (18.3.1) |
| Handicap | 0 | (18.4) |
| Draw below, marginal below | 1/10, 3/10 | (13.3) |

## 17.22 What always holds
Between two actions no hex has units of both sides, or of two organizations of one side. A stack has one state and one facing. A unit has 0 to 2 O hits; one that is reduced never comes back to full, and one that is destroyed never returns. No side has an advance fire marker after its own action segment. No routed stack has a zone of control, a minimum fire zone or command. The points of a side are the sum of what is listed for it. The same dice and the same decisions give the same game.
`);
