/** Words that players and code use. */
import { glossary } from '@longroll/kernel';

export const GLOSSARY = glossary(`
abatis | 3.2.1 | abatis | felled trees on a hexside; they help fire through them, and hinder fire and assaults against those behind
action | 2.2.1 | action | what a unit does in an action segment, once
active | 17.1 | | the side whose segment it is
advance fire | 8.6.1 | advance | fire at an enemy who comes nearer in the minimum fire zone
advance fire marker | 8.6.2 | advanceFireMarker | lies on a stack after advance or en passant fire: two lines lower
alone | 8.7.2 | targetArm | of artillery: no small arms in its hex
arm | 1.2 | Arm | small arms or artillery
assault | 9.1 | assault | an attack on an adjacent hex, in rounds
assault limit | 3.7.2 | ASSAULT_LIMITS | strength points that may fight in an assault out of a hex
attacking | 10.2 | attacking | executing a charge or an assault: morale one higher
average modified morale | 10.1 | averageMorale | base morale less O hits, averaged over the stack
base morale | 1.4 | baseMorale | the morale of a unit on the side now up
blow | 9.2.2 | AssaultBlow | what one side does in one round of an assault
bonus | 3.3 | noBonus | one movement point more for a move by road
breastwork | 3.2.5 | breastwork | works that the card does not name; they serve as a stone wall
by road | 17.1 | isByRoad | of a step: from hex to hex along one thoroughfare
charge | 9.1 | charging | an assault from 2 or 3 hexes away
clear | 3.2.2 | clear | open ground
code | 8.5 | Code | a combat result: 3, 2, 1, D, NE
combat die | 8.1 | combatDie | the die thrown on the fire line
crest | 3.2.3 | slope | a hex with a slope
D result | 8.5 | onDisrupt | disruption, for which a stack in good order may try to take an O hit
density | 14.7 | densityFrom | a target hex with 5 or more strength points
destroyed | 12.1 | afterHit | gone with the third O hit on the reduced side
disrupted | 4.4 | disrupted | the state after good order: three lines lower
dusk | 13.5 | isDusk | from then on nobody fires farther than 1 hex
eliminated | 11.1 | eliminated | of a stack: no unit is left
en passant fire | 8.6.1 | en-passant | fire at an enemy who passes or leaves the minimum fire zone
entry | 17.18 | Entry | the hex by which reinforcements come onto the map
EZOC | 3.5 | enemyZoc | a zone of control of the enemy
facing | 3.4 | facing | the hexside that a stack looks at
fence | 3.2.1 | fence | helps the fire of those behind it, and does nothing else
fieldwork | 3.2 | fieldwork | a fort: nobody enters
fire factor | 8.1 | fireFactor | strength points that fire times range factor
fire limit | 3.7.1 | FIRE_LIMITS | strength points that may fire out of a hex
fire line | 8.1 | FireLine | the row of the Combat Results Table
flank | 3.4 | targetFlanked | the three hexsides that are not front
friendly edge | 13.5 | friendlyEdge | the edge of the map to which a side runs, and to which a stack must have a way
front | 3.4 | isFront | the hexside that a stack faces and its two neighbours
good order | 4.4 | good-order | neither disrupted nor routed
ground | 3.2.2 | Ground | what a hex is: clear, woods, marsh, marsh with run, run
group | 17.1 | Group | units and leaders of one stack that act together
handicap | 18.4 | handicap | points that one side is given at the end
higher organization | 1.5 | higherOrganization | regiment in volume 1, division in volume 2
in command | 6.1 | inCommand | within the radius of a leader
irregulars | 1.2 | irregular | small arms that do not charge
isolated | 6.8.1 | isolated | with no way to a friendly edge: morale two lower
leader loss | 6.5 | leaderLoss | the die for a leader whose stack is hit
line of sight | 7.2 | sightOf | whether one hex sees another (LoS)
marsh | 3.2 | marsh | ground that stops, and disrupts those who assault out of it
marsh with run | 3.2 | marsh-run | marsh and run in one hex
minimum fire zone | 3.5.1 | fireZone | where enemies on the move are fired at (MFZ)
mixed target | 8.4.1 | mixedTarget | a hex with both arms, taken as small arms
modified morale | 10.2 | moraleOf | what a morale check is rolled against
morale check | 10.3 | moraleCheck | one die, not above the modified morale
movement points | 3.1 | MOVEMENT_POINTS | what a move is paid with (MP)
NE | 8.5 | NE | no effect
non-clear | 3.2.2 | isNonClear | woods, marsh and marsh with run
O hit | 12.1 | hits | organization hit; the third turns or destroys a unit
objective | 13.2 | Objective | a place that is worth points to the side that controls it
out of command | 6.2 | inCommand | morale one lower, no charge
parentheses | 8.4 | readsParentheses | the weaker result of artillery against small arms at 2 hexes or more
passive | 17.1 | | the side whose segment it is not
pre-assault fire | 9.2.1 | pre-assault | the defender's shot before the first round
prohibited | 3.2 | isProhibited | ground that nobody enters
rally | 11.4 | rally | a morale check to regain order
range factor | 8.2 | rangeFactor | what a strength point is worth at a distance
reduced | 1.4 | reduced | of a unit: its weaker side is up
round | 9.2.2 | rounds | one exchange of blows in an assault
rout move | 11.1 | routMove | the run of a routed stack
routed | 4.5.1 | routed | the worst state: it runs and does not fight
run | 3.2.1 | run | a small stream; the stream of the assault schedule
run over | 9.2.4 | runOver | what happens to a routed defender
skirmish order | 4.1.1 | skirmish | an optional formation of a small unit of infantry
small arms | 1.2 | small-arms | infantry, irregulars and cavalry
stack | 1.7 | Stack | what one side has in one hex
stand down | 17.4.2 | stand-down | to do nothing more in a segment
standing order | 17.2.1 | StandingOrders | what a stack does about enemies on the move, and about D results, without asking its owner
state | 4.4 | StackState | good order, disrupted or routed
straggler | 3.6 | straggle | a man lost on the way through rough ground; a check before each such step
strength points | 1.4 | strengthPoints | what a unit fights with (SP)
thoroughfare | 3.3 | thoroughfare | road or railroad
using a thoroughfare | 3.3.1 | targetThoroughfare | on the march by road: fire at it is one line higher
wall | 8.7 | wall | stone wall: as an abatis for fire and assault
woods | 3.2 | woods | ground that blocks the line of sight and lets 3 points fire
zone of control | 3.5 | zocAgainst | the three front hexes of a stack (ZOC)
`);
