/** Words of the card and of its players, and what the code calls them. */
import { glossary } from '@longroll/kernel';

export const GLOSSARY = glossary(`
  ammunition | 11.1 | ammo | Rounds of fire that a unit has left; without any its fire does nothing.
  ambush | 21.13.3 | | A step that ends next to an unseen enemy: the remaining points are lost.
  arm | 1.5 | arm | Infantry, cavalry, artillery or horse artillery.
  attacker | 3.4.2 | attacker | The side whose operations phase it has just been.
  base | 5.2.16 | base | The part of a step's cost that comes from the terrain or the road.
  battle time | 7.3.10 | battleTimeRead | Operation points left, divided by ten, as a factor on fire.
  broken up | 7.4.3 | isBrokenUp | Removed because fewer than 25 men are left.
  casualty rate | 7.2 | casualtyRate | Men lost for 100 men or for one gun that fires, by weapon and range.
  check | 0.2 | check | A number from 1 to 100 drawn against a percentage.
  climb | 5.2.5 | climbs | Entering a square of higher elevation.
  column | 5.3 | column | The marching mode of infantry; it alone uses roads on foot.
  combat phase | 3.9 | engagement | Fire of both sides, rout checks, melees of the attacker, rout checks.
  command | 12.3 | outOfCommand | Being near enough to one's leaders.
  contact | 21.13.2 | | The mark that an enemy leaves who is no longer seen.
  crossing | 8.2.3 | onBridgeOrFord | A bridge or ford, from which an attack in melee is weaker.
  density | 7.3.8 | densityFactor | The men in the target square as a factor on losses by fire.
  diagonal | 4.1.1 | diagonal | Directions 2, 4, 6 and 8.
  differential | 8.1.4 | differential | Attacker's strength less the defender's, in fifties.
  difficulty | 7.3.14 | difficultyFactor | A handicap as a factor on fire.
  dismounted | 5.3.1 | dismounted | Cavalry on foot; counts as infantry in normal mode.
  efficiency | 1.10 | efficiency | Quality of the troops, 0 to 99; it only falls.
  eligibility | 11.2 | eligible | The first test for ammunition, by the range to the division leader.
  exchange of fire | 7.1.4 | exchange | Two units firing at each other at once.
  facing | 4.2 | | The direction that a unit looks to.
  factor | 0.7 | FactorRow | What a strength or a loss is multiplied by.
  fatigue | 10.1 | fatigue | Weariness and fear on one scale, 0 to 99.
  flank | 4.2.2 | flanked | All that lies outside the front arc of a unit, its rear included.
  flat chance | 11.3 | isFlat | The 50 % of those who are eligible for ammunition at any range.
  flight | 9.3.1 | | The run of a unit that routs, three squares.
  force march | 5.4 | forcedPoints | Points spent beyond the allotment, at 6 fatigue each.
  fortification | 7.3.12 | fort | Works of level 0 to 5; each takes a tenth off the fire.
  front arc | 4.2.1 | | What a unit fires at and is attacked from in front: 67.5 degrees to either side.
  hold fire | 1.13 | defenderFires | A standing order not to fire in defence.
  house rule | 0.1 | houseRules | A reading or figure of ours that players have changed.
  idle | 10.3.1 | idle | A unit that neither moved, fought nor lost men since the last recovery.
  leader factor | 12.1 | leaderFactor | A leader's figure in the order of battle.
  leader loss | 12.4 | leaderLoss | The check whether the leader of a unit that lost men is hit.
  limbered | 5.3.2 | limbered | Guns ready to move; they do not fire.
  line of sight | 4.3 | | What fire and spotting need.
  list order | 21.1 | | The order of units in the order of battle.
  losses | 7.4.1 | losses | Men taken from a unit in a step.
  melee | 8.1 | melee | Fighting hand to hand for one square.
  melee advance | 1.12 | meleeAdvance | A standing order to enter a square that falls empty.
  melee square | 8.1.3 | | A square on which melee is plotted; all its attackers fight one melee.
  mid-turn | 3.5 | midTurn | The smaller recovery between the two sets.
  mode | 5.3 | mode | The formation of a unit, by its arm.
  morale | 9.1 | moraleOf | Efficiency less fatigue.
  mounted | 5.3 | mounted | Cavalry on horseback.
  objective | 14.3 | | A place that gives points.
  operation points | 5.1 | operationPoints | What a unit may spend in a set on steps, fire and all else.
  plot | 6.1 | | An order to fire at or to charge a square, carried out in the combat phase.
  rally | 9.4 | rally | The check by which a routed unit recovers.
  random factor | 0.4 | randomFactor | Chance: a factor from 0.50 to 1.50.
  random of 25 | 0.3 | randomDie | A number of men from 1 to 25.
  range | 4.1.2 | range | Squares between two units, the larger of both directions.
  recovery | 3.2 | recovery | The phase of rally, rest and resupply.
  release | 13.4 | percentPerTurn | The turn on which a formation held back may move.
  rest | 10.3 | recovered | Fatigue that goes in a recovery phase.
  resupply | 11.5 | resupply | The second test for ammunition.
  retreat | 8.4 | retreatOf | Going back from a melee, one square, mounted cavalry two.
  road bonus | 5.2.2 | roadBonus | A step along a road for 1 point.
  rout | 9.3 | routs | Breaking and running; fire and melee are weaker until the unit rallies.
  rout check | 9.2 | rout | The check after losses whether a unit routs.
  row | 8.3 | MeleeRow | A line of the Melee Combat Results Table.
  scheduled turn | 13.1 | scheduledTurn | The turn on which reinforcements are due.
  set | 3.4 | | Operations and combat of both sides; a turn has two.
  settling | 3.10 | shakenBy | What losses do to a unit, once for each step of combat.
  shift | 13.2 | variable | A turn earlier or later, by which reinforcements come.
  shooting back | 18.10 | shootingBack | The fire of a flanked defender outside its arc, at half.
  stacking | 5.5 | | Two units and 2,000 men in a square.
  standing plot | 6.11 | | A fire plot kept from an earlier set.
  step | 5.2.16 | step | A move into a neighbouring square.
  strength | 8.1.3 | Strength | Men times their modifiers, all units of a side together.
  surrender | 8.4.3 | defender-surrenders | What becomes of a unit with no square to retreat to.
  tenth | 9.1.2 | tenthsLost | A tenth of the men that a unit started the game with.
  unlimbered | 5.3.2 | unlimbered | Guns ready to fire; they do not move.
  weapon | 1.8 | weapon | One of ten small arms or seven kinds of gun.
  zone of control | 5.6.1 | zoc | The eight squares around a unit, in which enemies pay more.
`);
