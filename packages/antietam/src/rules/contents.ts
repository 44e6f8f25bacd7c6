/**
 * Every rule by its number, what it rests on, and the heading on the printed card that it stands under; the words are
 * in text/. A rule rests on one ground: where the card and we both speak, each has a number.
 */
import { contents } from '@longroll/kernel';

export const CONTENTS = contents(`
  0.1 ours
  0.2 ours
  0.3 ours
  0.4 printed Random Modifier
  0.5 ours
  0.6 ours
  0.7 ours
  0.8 ours
  0.9 ours

  1.1 found
  1.2 ours
  1.3 known
  1.4 found
  1.5 printed
  1.6 found
  1.7 ours
  1.8 printed Weapon/Range Casualty Table
  1.9 ours
  1.10 found
  1.11 ours
  1.12 found
  1.13 ours
  1.14 ours

  2.1 found
  2.2 ours

  3.1 found
  3.2 found
  3.3 found
  3.4 found
  3.4.1 ours
  3.4.2 ours
  3.5 found
  3.5.1 printed Resupply Table
  3.5.2 ours
  3.6 found
  3.7 found
  3.8 ours
  3.9 ours
  3.10 ours

  4.1 found
  4.1.1 printed Operation Costs Table
  4.1.2 ours
  4.2 ours
  4.2.1 ours
  4.2.2 ours
  4.2.3 found
  4.2.4 ours
  4.3 found
  4.3.1 ours
  4.4 found
  4.4.1 ours
  4.4.2 ours

  5.1 ours
  5.1.1 ours
  5.1.2 ours
  5.1.3 ours
  5.1.4 ours
  5.2 printed Operation Costs Table
  5.2.1 printed Operation Costs Table, River and Stream
  5.2.2 printed Operation Costs Table, Road bonus (2)
  5.2.3 printed Operation Costs Table, Bridge (1)
  5.2.4 printed Operation Costs Table, Enter higher elevation (3)
  5.2.5 printed Operation Costs Table, Enter higher elevation (3)
  5.2.6 ours
  5.2.7 printed Operation Costs Table, Enter or leave enemy ZOC and Move ZOC to ZOC
  5.2.8 ours
  5.2.9 printed Operation Costs Table, Change mode (5)
  5.2.10 printed Operation Costs Table, Unlimber in ZOC
  5.2.11 ours
  5.2.12 printed Operation Costs Table, Fortify
  5.2.13 printed Operation Costs Table, Fire phase
  5.2.14 printed Operation Costs Table, Melee: Att. (4)
  5.2.15 printed Operation Costs Table, Melee: Def.
  5.2.16 ours
  5.2.17 ours
  5.2.18 ours
  5.2.19 ours
  5.2.20 ours
  5.3 printed Mode Modifiers on Fire and Melee Strength/Casualties
  5.3.1 ours
  5.3.2 printed Operation Costs Table
  5.3.3 ours
  5.3.4 ours
  5.4 printed Fatigue Gain Table
  5.4.1 ours
  5.4.2 ours
  5.4.3 ours
  5.5 ours
  5.6 printed Operation Costs Table
  5.6.1 ours
  5.7 found

  6.1 found
  6.2 ours
  6.3 ours
  6.4 printed Operation Costs Table, Melee: Att. (4)
  6.5 printed Operation Costs Table, Melee: Att. (4)
  6.6 ours
  6.7 ours
  6.8 ours
  6.9 printed Operation Costs Table, Fire phase
  6.10 printed Mode Modifiers on Fire and Melee Strength/Casualties
  6.11 ours

  7.1 ours
  7.1.1 ours
  7.1.2 ours
  7.1.3 ours
  7.1.4 ours
  7.1.5 ours
  7.2 printed Weapon/Range Casualty Table
  7.3 printed Weapon/Range Casualty Table
  7.3.1 printed Fire and Melee Strength/Casualty Terrain Modifiers
  7.3.2 printed Fire and Melee Strength/Casualty Terrain Modifiers
  7.3.3 ours
  7.3.4 printed Mode Modifiers on Fire and Melee Strength/Casualties
  7.3.5 printed Leader Bonus
  7.3.6 printed Flank Modifier to Attacker
  7.3.7 printed Flank Modifier to Defender
  7.3.8 printed Density Modifier
  7.3.9 printed Random Modifier
  7.3.10 printed Battle Time Modifier
  7.3.11 ours
  7.3.12 printed Fortification
  7.3.13 ours
  7.3.14 ours
  7.3.15 ours
  7.3.16 ours
  7.4 ours
  7.4.1 ours
  7.4.2 ours
  7.4.3 ours
  7.4.4 ours

  8.1 ours
  8.1.1 ours
  8.1.2 ours
  8.1.3 ours
  8.1.4 printed Melee Combat Results Table
  8.1.5 ours
  8.1.6 found
  8.1.7 ours
  8.2 printed Melee Combat Results Table
  8.2.1 printed Mode Modifiers on Fire and Melee Strength/Casualties
  8.2.2 printed Fire and Melee Strength/Casualty Terrain Modifiers
  8.2.3 printed Fire and Melee Strength/Casualty Terrain Modifiers
  8.2.4 printed Fire and Melee Strength/Casualty Terrain Modifiers
  8.2.5 printed Leader Bonus
  8.2.6 printed Flank Modifier to Attacker, Flank Modifier to Defender
  8.2.7 ours
  8.2.8 ours
  8.2.9 printed Battle Time Modifier, Fortification
  8.2.10 ours
  8.3 printed Melee Combat Results Table
  8.3.1 printed Melee Combat Results Table
  8.3.2 printed Melee Combat Results Table
  8.3.3 ours
  8.3.4 ours
  8.3.5 ours
  8.3.6 ours
  8.4 ours
  8.4.1 ours
  8.4.2 ours
  8.4.3 ours
  8.4.4 ours

  9.1 ours
  9.1.1 ours
  9.1.2 ours
  9.1.3 ours
  9.2 ours
  9.2.1 ours
  9.2.2 ours
  9.2.3 ours
  9.2.4 ours
  9.2.5 ours
  9.3 ours
  9.3.1 ours
  9.3.2 printed Fatigue Gain Table
  9.3.3 printed Mode Modifiers on Fire and Melee Strength/Casualties
  9.3.4 ours
  9.3.5 ours
  9.4 ours
  9.4.1 ours
  9.4.2 ours
  9.4.3 ours
  9.4.4 ours

  10.1 printed Fatigue Gain Table
  10.1.1 ours
  10.1.2 printed Fatigue Gain Table
  10.1.3 ours
  10.1.4 ours
  10.2 ours
  10.3 ours
  10.3.1 ours
  10.3.2 ours
  10.3.3 ours
  10.3.4 ours

  11.1 ours
  11.2 printed Eligibility Table
  11.3 printed Eligibility Table
  11.4 ours
  11.5 printed Resupply Table
  11.6 printed Resupply Table
  11.7 ours
  11.8 ours

  12.1 printed Leader Bonus
  12.1.1 ours
  12.2 found
  12.2.1 ours
  12.2.2 ours
  12.3 ours
  12.3.1 ours
  12.3.2 ours
  12.4 ours
  12.4.1 printed Fatigue Gain Table
  12.4.2 ours

  13.1 found
  13.2 ours
  13.3 found
  13.4 ours
  13.5 ours

  14.1 found
  14.2 ours
  14.3 ours
  14.4 ours

  15.1 found
  15.2 printed Operation Costs Table
  15.3 ours

  17.1 ours
  17.2 ours
  17.3 known
  17.4 known
  17.4.1 found
  17.5 ours
  17.6 ours
  17.7 found
  17.8 ours
  17.9 known

  18.1 ours
  18.2 ours
  18.3 ours
  18.4 ours
  18.5 ours
  18.6 ours
  18.7 ours
  18.8 ours
  18.9 ours
  18.10 ours

  21.1 ours
  21.3 ours
  21.4 ours
  21.4.1 ours
  21.4.2 ours
  21.4.3 ours
  21.4.4 ours
  21.4.5 ours
  21.4.6 ours
  21.4.7 ours
  21.5 ours
  21.5.1 ours
  21.5.2 ours
  21.5.3 ours
  21.5.4 ours
  21.6 ours
  21.6.1 ours
  21.6.2 ours
  21.6.3 ours
  21.6.4 ours
  21.7 ours
  21.7.1 ours
  21.7.2 ours
  21.8 ours
  21.8.1 ours
  21.8.2 ours
  21.8.3 ours
  21.8.4 ours
  21.8.5 ours
  21.8.6 ours
  21.8.7 ours
  21.8.8 ours
  21.8.9 ours
  21.9 ours
  21.9.1 ours
  21.9.2 ours
  21.9.3 ours
  21.9.4 ours
  21.10 ours
  21.10.1 ours
  21.10.2 ours
  21.10.3 ours
  21.11 ours
  21.11.1 ours
  21.11.2 ours
  21.11.3 ours
  21.11.4 ours
  21.11.5 ours
  21.12 ours
  21.12.1 ours
  21.12.2 ours
  21.12.3 ours
  21.12.4 ours
  21.12.5 ours
  21.13 ours
  21.13.1 ours
  21.13.2 ours
  21.13.3 ours
  21.13.4 ours
  21.13.5 ours
  21.14 ours
  21.15 ours
  21.15.1 ours
  21.15.2 ours
  21.15.3 ours
  21.17 ours

  22.1 ours
  22.2 ours
`);
