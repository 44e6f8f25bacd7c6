import { chapter } from '@longroll/kernel';

export const WEATHER = chapter(`
# 16 Weather, rail, arrivals, victory

## 16.1 Rain in combat
In a rain turn the attacker has -1, a creek is worth +2 to the defender, and provisional swamps are swamps.

## 16.1a Rain on the march
In a rain turn a hex along a road costs 2 MP, along a pike 1. Fords, and creeks without a way, are impassable.

## 16.2 Rail movement
A unit that moves by rail gains Fatigue Levels by the hexes it moves: 1 for up to 13, 2 for up to 26, 3 for up to 40.

## 16.2a The journey
An action for one unit that may march, from the hex of a railroad station to another station, along unbroken railroad free of enemy units and their ZOC. A destroyed station breaks the line.

## 16.2b Capacity
One unit in an Action Phase, of at most 6 manpower points.

## 16.2c The Union by rail
The Confederates move by rail. The Union does so only between two ends that it holds.

## 16.2d Fatigue of a journey
The journey must not bring the unit above Fatigue Level 4. It is no march: the Extended March Table is not consulted.

## 16.3 Reinforcements
A unit that arrives in a turn waits off the map and enters at its entry hex when it first acts, at FL 0, normal and organized unless the list says otherwise. It may wait any number of turns. Meanwhile it counts for command radius as if it stood in the entry hex, and cannot be attacked. The entry hex itself costs nothing. If enemies hold it, the unit enters at the nearest hex free of enemy units and their ZOC, of equally near ones that with the lowest number. A leader waits likewise and enters with a unit of his.

## 16.3a Units that may not act yet
Units that "may not activate until" a turn may defend, and entrench unless the list forbids it.

## 16.4 Victory points
Victory points (VP) are a matter of the scenario. As a rule a side has 1 for each manpower point that the enemy loses in combat, retreats and surrenders, besides the hexes of the scenario. Manpower lost in extended and force marches scores nothing.

## 16.5 Supply
Supply exists in Advanced Games only.

## 16.6 Units not yet released
Units and leaders who are not released take no action and no transfer, are on no list and in no assault. They exert ZOC, defend, retreat, also of their own will, and recover.
- By turn: released when that turn begins.
- By an enemy: released when a march or advance of an enemy ends a step next to them, or within the hexes that the list names, or when they are attacked. Who waits for his turn alone is not released by an attack.
- A leader in the hex is released with the unit.

## 16.7 End of the game
After the Recovery Phase of the last turn, or at once when a side has no unit left on the map or waiting.
`);
