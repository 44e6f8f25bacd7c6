/** Words that players and code use. */
import { glossary } from '@longroll/kernel';

export const GLOSSARY = glossary(`
  abatis | 11.3 | entrenchment 'abatis' | felled trees, the first works that a unit builds
  Action Cycle | 4.0 | | Action Phases one after another until both sides pass
  Action Phase | 4.0 | initiative, choose-action | a roll for initiative and one action
  activate a leader | 5.3 | activation | a leader has several of his units march in one action
  active | 8.6 | active | the side or unit whose action it is; the other is passive
  active enemy | 15.5a | activeEnemy | the unit or leader from whom a retreat must get farther away
  adjacent | 8.1 | neighbours | sharing a hexside
  advance | 15.10 | advance, mayAdvance | moving into a hex that the defender has left, without MP
  army leader | 1.9 | rank 'army' | over every unit of his army; makes grand assaults possible
  Army of Maneuver | 19.4.12.1 | armyOfManeuver | Union infantry that may leave the siege to watch Johnston
  Army of Relief | 17.5 | armyOfRelief | Johnston's army outside Vicksburg; a marker on a track of boxes
  artillery die | 8.4.4 | artilleryChance | rolled just before combat where an entry bears * or †
  Artillery Value, AV | 1.3 | artillery, AV | guns of a unit, printed on its counter
  assault | 14.1 | assault | a leader attacks with several units from his hex
  attachment | 19.4.9 | attached, detached | a small unit joins a larger one; detachment undoes it
  Basic Game | 1.0 | game 'basic' | the game without supply, events, siege and rail
  basis | 1.0 | basis | what a rule rests on: printed, found, known, ours
  besieged | 19.5.4.2 | besieged | of Vicksburg: cut off and ringed by enough Union infantry
  bluff | 2.8 | bluff, uphill-bluff | a steep hexside that only ways and ferries cross
  box | 19.4.11 | box | a step of the Army of Relief track, 0 to 6
  breastwork | 11.3a | entrenchment 'breastwork' | the works above an abatis
  bullet note, • | 15.4a | retreatBulletNote | the smaller loss along a way or into a friendly hex
  burn | 5.7 | burn, burnt | destroying or damaging a railroad station
  campaign turn | 18.1 | calendarTurn, firstTurn | a day counted from 30 April 1863
  cap | 9.4 | attackerCap, defenderCap | the most Combat Value that counts in the ratio
  cavalry retreat | 10.1 | cavalryRetreat, withdraw | cavalry gets away before it is attacked
  claim | 19.4.10 | claimOf | manpower that a unit may still get back
  close ground | 2.10 | | woods, loess, swamp, mountain in the surcharge for friendly-occupied hexes
  closed hexside | 8.1a | closedHexside | one that nothing marches across in this weather
  column | 8.4.6 | columnOf | part of the Combat Chart that is found by Combat Value
  column of route | 8.2 | 'column-of-route' | an attack straight from the march: free, at -3
  Combat Value, CV | 1.5 | combatValue, cv | what a unit is worth in combat
  command die | 14.2 | commandDie | rolled for an assault; the Command Value less the die is the number of units
  command paralysis, CP | 17.3 | commandParalysis | an event that hampers leaders
  command radius | 7.2 | commandRadius | 3 hexes from leader to unit past enemies and their zones
  Command Value | 1.9 | commandValue | how many units a leader brings into assaults, less a die
  contact | 6.4.1 | stage 'contact' | standing in an enemy zone just entered: attack or end
  control | 18.7 | held | whose a scoring hex is
  covered | 9.7a | cover, COVERS | of a hex next to a defender: open to him no more
  crossing | 2.4 | crossing | bridge, dam, ferry or ford
  cut off | 18.8 | cutOff | without a path to a haven at the end
  Cycle | 19.0.2 | isCycle | short for Strategic Cycle
  demoralized | 13.1 | demoralized 1, 2 | bearing a Demoralize-1 or Demoralize-2 marker
  depot | 19.4.1 | depots | where Union supply paths end
  disorganized | 1.5 | organized false | Strength marker on its back: smaller Combat Value
  entrench | 5.6 | entrench, dig | building works
  entry hex | 16.3 | entry | where a reinforcement comes onto the map
  exhausted | 1.4 | exhausted | the worse side of a unit
  extended march | 6.5 | extendedMarch | a march to a high Fatigue Level, with a roll for its harm
  farther | 15.5 | farther | one hex more away from the active enemy
  Fatigue Level, FL | 5.1 | fatigue 0 to 4 | how tired a unit is; at 4 it does nothing
  flank bonus | 9.7 | flankBonus, flank | +1 to +4 for a defender who is nearly surrounded
  flanks refused | 9.8 | flanksRefused, refuse | a defender bent back against flank attacks
  foraging | 19.4.2.3 | 'foraging' | without a supply path, but living on the country for one Cycle
  force march | 6.6 | forceMarch | extra MP for disorganization and perhaps manpower
  fort | 11.3a | entrenchment 'fort' | the strongest works, in Basic scenarios by set-up only
  friendly-occupied | 2.10 | friendlyOccupied | holding units of the same side
  from zone to zone | 6.4.4 | zoneToZone | a step between two enemy zones; the march ends
  garrison | 17.6 | garrisonDemoralized | the Confederates in Vicksburg
  grace | 19.5.4.4 | siegeGrace | the turn for which an open ring changes nothing
  grand assault | 14.7 | joiners, grandAssaultDie | an assault that units from other hexes join
  gunboat | 19.4.4.1 | gunboats | a Union ship in one reach of a river
  hasty attack | 8.2 | 'hasty' | an attack at little cost, at -1
  haven | 18.8 | havens | the hex to which Confederates must be able to trace at the end
  house rule | 1.0 | ruling, houseRules | a reading that players may change
  initiative | 4.1 | rollInitiative | the right to act first in an Action Phase
  Jackson district | 19.0.3 | 'jackson' | the left bank on sheet E, columns 01 to 22
  landing | 19.4.1.1 | LANDINGS | a hex at which Union transports unload
  leader | 1.9 | LeaderPiece, leader | a general; no unit, but never without one
  Leader Transfer Phase | 3.1 | stage 'transfer' | leaders go up to 10 hexes to other units of theirs
  leash | 19.4.11.6 | leashBar | what keeps Johnston's army, or Grant's, from going where it likes
  left bank, right bank | 19.0.3 | 'left', 'right' | the land on either side of the Big Black
  letter | 8.6 | strain, retreat, advance | of a result: D, F, f, E, r, R, R*, a
  level | 18.9 | levelOf | decisive, substantive or marginal victory
  line, the | 19.5.1.3 | LINE | the four hexes of works around Vicksburg
  list | 5.3.9 | activation list | the units that an activated leader has march
  loess | 2.5a | 'loess' | steep hills of wind-blown earth; like woods to movement
  Manpower Value, MV | 1.5 | manpower | how many men a unit has
  march | 5.2 | march | the action of one unit
  minimum move | 2.12 | minimumMove | one hex is always possible
  mounted infantry | 1.2b | 'mounted-infantry' | moves as cavalry, fights as infantry
  Movement Allowance, MA | 5.5 | allowance, mp | movement points of a march, rolled
  movement paralysis, MP^ | 17.3d | 'movement-paralysis' | an event that takes movement points
  movement point, MP | 6.1 | mp | what hexes and attacks cost
  net modifier | 9.9 | net | attacker's modifiers less the defender's
  normal attack | 8.2 | 'normal' | an attack without a modifier of its own
  open | 19.1.2a | isOpen | of an entry hex: free of enemies and their unrestricted ZOC
  open ground | 2.10 | | city, clear, rough, rolling, hill in the surcharge for friendly-occupied hexes
  organized | 1.5 | organized | Strength marker on its front: Combat Value is manpower
  out of supply | 17.7 | outOfSupply | without supply, in the Advanced Game
  override | 15.7 | overrode, overrides | leaving the retreat priorities once, to avoid surrender
  par | 18.9 | par | the score at which the Union begins to win
  pass | 4.3 | pass | doing nothing in an Action Phase
  passive | 8.7 | otherSide | the side whose action it is not
  pontoon | 19.4.7.1 | pontoons | a bridge that the Union carries along
  prepared attack | 8.2 | 'prepared' | the dearest attack, at +1
  printed value | 9.6 | defenderPrintedAV | a value without the effect of works
  priority | 15.4 | priority | the order in which the Retreat Charts choose hexes
  provisional swamp | 2.2 | 'provisional-swamp' | swamp in rain, rough ground in dry turns
  quarter | 9.7 | isQuarter | the Combat Value that units need to cover a hex
  rain turn | 16.1 | rain, weather | a turn of rain
  ratio | 9.3 | ratio, ratioModifier | attacker's to defender's Combat Value
  reach | 19.4.4.1 | reachOf | a part of a river in which gunboats are
  Recovery Phase | 12.0 | recovery | units rest, find their order again and dig
  redoubt | 19.3.2 | redoubts | a fort near Jackson, put there by an event
  reduction | 9.7b | reductions | what takes 1 off the flank bonus
  released | 16.6 | released, release | free to act
  rested | 12.0 | isRested | at Fatigue Level 2 or less, exhausted 1 or less, before recovery
  restricted zone | 6.3.4 | RESTRICTED_ZOC, 'restricted' | a zone of control over a woods or loess hexside
  retreat | 15.1 | retreat | going back 2 to 4 hexes by the Retreat Charts
  rout | 15.1 | 'rout' | going back 4 to 6 hexes, demoralized
  run | 19.4.4.4 | runPast | sailing past a battery
  set-up | 18.4 | SetupLine | where and in which state units begin
  siege | 19.5.4 | siegeTurn | the investment of Vicksburg, with a track of its own
  stack | 2.11 | stack | all units in a hex
  station | 5.7b | isStation | a settlement on a railroad
  step | 18.9 | step | the points between two levels of victory
  Strategic Cycle | 17.4 | noCycle | part of turns divisible by 5 in the Advanced Game
  strategic movement | 17.12 | strategicMovement | Fatigue Levels for a fixed allowance, in other games
  Strength marker | 1.5 | manpower, organized | shows manpower and organization of a unit
  subordinate | 7.1 | isSubordinate | under a leader, directly or through others
  supply path | 19.4.2.2 | supplyPaths | the way from a unit to a depot
  surcharge | 2.10 | surchargeOf | MP that a friendly-occupied hex costs more
  surrender | 15.3 | surrendered | the end of a stack that cannot complete its retreat
  Tactical Value, TV | 1.3 | tactical, TV | skill of a unit or leader
  transfer | 3.1 | transfer | a leader goes to another unit
  undemoralized | 13.2 | demoralized 0 | without a demoralization marker
  uphill | 9.9a | alsoUphill, uphill-ridge | an attack across a ridge or bluff from below
  vacated | 10.3c | stage 'vacated' | of a hex: left by cavalry before an assault
  victory point, VP | 16.4 | lossPoints, points | what scenarios are judged by
  voluntary retreat | 8.9 | 'voluntary', fall-back | a retreat that no result forces
  wagon train | 1.2 | 'wagon' | supply wagons: march as infantry, never attack
  way | 2.3 | way, ways | pike, road, trail or railroad
  woods hexside | 2.5 | isWooded | a hexside of woods that no way crosses
  works | 11.1 | entrenchment | abatis, breastwork or fort
  wreck | 19.4.6 | wreckCrossing | destroying a bridge or ferry
  zone of control, ZOC | 6.3 | zoc, zones | hexes next to a unit that it hampers
`);
