/** Every rule of the book: number, what it rests on, and where the printed card has it. */
import { contents } from '@longroll/kernel';

export const CONTENTS = contents(`
  1.1 found
  1.2 printed Range Factor Table
  1.3 found
  1.4 printed Combat Result Summary
  1.5 printed HO
  1.6 printed Stacked with Leader (1)
  1.7 printed TEC note c
  1.8 ours
  1.9 ours
  1.10 printed Straggler Die Roll (d10)
  1.11 ours

  2.1 found
  2.2 found
  2.2.1 ours
  2.3 ours

  3.1 printed MPs per Action Segment
  3.1.1 ours
  3.2 printed Terrain Effects Chart (TEC)
  3.2.1 printed TEC Notes
  3.2.2 ours
  3.2.3 ours
  3.2.4 found
  3.2.5 ours
  3.2.6 ours
  3.3 printed TEC note e
  3.3.1 ours
  3.4 ours
  3.5 ours
  3.5.1 printed TEC, column MFZ
  3.5.2 ours
  3.6 printed 4.6
  3.6.1 ours
  3.6.2 ours
  3.6.3 ours
  3.7 printed HO
  3.7.1 printed Fire limits of a hex
  3.7.2 printed Assault limits of a hex
  3.7.3 ours
  3.7.4 ours
  3.7.5 ours
  3.7.6 ours

  4.1 ours
  4.1.1 ours
  4.2 ours
  4.3 ours
  4.4 printed Combat Result Summary
  4.4.1 ours
  4.5 printed Out of Command (1)
  4.5.1 ours

  6.1 ours
  6.2 printed Out of Command (1)
  6.2.1 ours
  6.3 printed Stacked with Leader (1)
  6.3.1 ours
  6.4 ours
  6.5 ours
  6.5.1 ours
  6.8 printed 6.8
  6.8.1 ours

  7.1 printed TEC, column LoS
  7.2 ours
  7.3 ours

  8.1 printed F = S x R
  8.1.1 ours
  8.1.2 ours
  8.1.3 ours
  8.2 printed Range Factor Table
  8.3 printed 8.3
  8.3.1 ours
  8.4 printed Combat Results Table (CRT)
  8.4.1 ours
  8.5 printed Combat Result Summary
  8.5.1 ours
  8.5.2 ours
  8.6 found
  8.6.1 ours
  8.6.2 ours
  8.7 printed Fire Line Modifiers Schedule, Fire Combat Only
  8.7.1 ours
  8.7.2 ours

  9.1 ours
  9.2 ours
  9.2.1 ours
  9.2.2 ours
  9.2.3 ours
  9.2.4 ours
  9.3 printed Fire Line Modifiers Schedule, Assault Combat Only
  9.3.1 ours

  10.1 printed Average Modified Morale
  10.2 printed Morale Modifiers Schedule
  10.3 printed Combat Result Summary
  10.4 ours

  11.1 ours
  11.2 ours
  11.3 found
  11.4 ours
  11.5 ours

  12.1 printed Combat Result Summary
  12.2 ours

  13.1 ours
  13.2 ours
  13.3 ours
  13.4 ours
  13.5 ours

  14.1 ours
  14.2 ours
  14.3 ours
  14.4 ours
  14.5 ours
  14.6 ours
  14.7 ours
  14.8 ours
  14.9 ours
  14.10 ours
  14.11 ours
  14.12 ours
  14.13 ours

  15.1 ours
  15.2 ours

  17.1 ours
  17.1.1 ours
  17.1.2 ours
  17.2 ours
  17.2.1 ours
  17.2.2 ours
  17.3 ours
  17.3.1 found
  17.3.2 ours
  17.4 ours
  17.4.1 ours
  17.4.2 ours
  17.5 ours
  17.5.1 printed MPs per Action Segment
  17.5.2 ours
  17.6 ours
  17.6.1 ours
  17.6.2 ours
  17.6.3 ours
  17.6.4 ours
  17.6.5 ours
  17.6.6 ours
  17.7 ours
  17.7.1 ours
  17.7.2 ours
  17.7.3 printed TEC Notes
  17.7.4 ours
  17.7.5 ours
  17.7.6 ours
  17.7.7 ours
  17.7.8 ours
  17.8 ours
  17.8.1 ours
  17.8.2 ours
  17.8.3 ours
  17.8.4 ours
  17.8.5 ours
  17.9 ours
  17.9.1 ours
  17.9.2 ours
  17.9.3 ours
  17.9.4 ours
  17.9.5 ours
  17.10 ours
  17.10.1 ours
  17.11 ours
  17.11.1 ours
  17.11.2 ours
  17.11.3 ours
  17.12 ours
  17.12.1 ours
  17.12.2 ours
  17.13 ours
  17.13.1 ours
  17.13.2 ours
  17.13.3 ours
  17.13.4 ours
  17.13.5 ours
  17.13.6 ours
  17.14 ours
  17.14.1 ours
  17.14.2 ours
  17.14.3 ours
  17.15 ours
  17.16 ours
  17.17 ours
  17.17.1 ours
  17.17.2 ours
  17.17.3 ours
  17.18 ours
  17.18.1 ours
  17.19 ours
  17.19.1 ours
  17.19.2 ours
  17.20 ours
  17.21 ours
  17.22 ours

  18.1 ours
  18.1.1 ours
  18.1.2 ours
  18.1.3 ours
  18.1.4 known
  18.1.5 ours
  18.2 ours
  18.2.1 ours
  18.2.2 ours
  18.2.3 known
  18.2.4 ours
  18.3 ours
  18.3.1 ours
  18.3.2 ours
  18.3.3 known
  18.3.4 ours
  18.4 ours
  18.5 ours
`);
