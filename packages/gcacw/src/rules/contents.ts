/**
 * Every rule by its number, what it rests on, and its number in the booklet or its heading on the card; the words are
 * in text/. A letter behind a number divides what rests on different ground.
 */
import { contents } from '@longroll/kernel';

export const CONTENTS = contents(`
  1.0 ours
  1.1 printed
  1.2 printed Attack Summary
  1.2a found
  1.2b ours
  1.2c found
  1.3 found 2.2
  1.4 found 2.2
  1.5 found 2.2
  1.6 found
  1.6a ours
  1.7 printed Summary of Combat Results
  1.8 known
  1.8a ours
  1.9 found 2.2
  1.10 found 2.2
  1.10a ours
  1.10b ours
  1.11 known 2.2
  2.1 found 2.3
  2.2 printed Artillery Modifier Summary
  2.2a ours
  2.3 printed Retreat Charts
  2.4 printed 7.4
  2.5 known 2.3
  2.5a found
  2.6 known 2.3
  2.7 known 2.3
  2.8 found
  2.9 found 6.2
  2.9a ours
  2.9b known 2.4
  2.9c ours
  2.10 printed MP costs to enter friendly-occupied hex
  2.10a found
  2.10b ours
  2.10c ours
  2.11 known 6.4
  2.12 found 6.1
  2.12a ours
  3.0 found 3.0
  3.1 found 6.3
  3.2 known 6.3
  3.3 ours
  3.4 ours
  4.0 found 4.0
  4.1 found 4.2
  4.2 found 4.2
  4.3 found 4.2
  4.4 known 4.4
  4.4a ours
  4.5 found
  4.6 ours
  4.7 ours
  5.0 found 5.0
  5.0a ours
  5.1 found 6.5
  5.2 found 5.1
  5.2.1 found 6.5
  5.2.2 found 5.1
  5.2.3 printed Movement Summary
  5.2.4 found 5.1
  5.2.5 ours
  5.3 found 5.2
  5.3.1 found 5.2
  5.3.2 found 5.2
  5.3.3 found 5.2
  5.3.4 found 5.2
  5.3.5 found 5.2
  5.3.5a ours
  5.3.6 found 5.2
  5.3.7 found 7.4
  5.3.8 found 5.2
  5.3.9 ours
  5.3.10 ours
  5.3.11 ours
  5.3.12 ours
  5.4 found 5.1
  5.5 printed Movement Summary
  5.5a ours
  5.5b ours
  5.6 found 5.5
  5.6a ours
  5.7 found 5.4
  5.7a ours
  5.7b ours
  5.7c ours
  6.1 known 6.1
  6.2 known 6.1
  6.2a ours
  6.3 known 2.4
  6.3.1 known 2.4
  6.3.2 found 2.4
  6.3.3 known 2.4
  6.3.4 found 2.4
  6.3.5 found 2.4
  6.4 found 2.4
  6.4.1 found 2.4
  6.4.2 found 7.7
  6.4.3 known 2.4
  6.4.4 found 2.4
  6.4.5 ours
  6.4.6 found 2.4
  6.4.6a ours
  6.4.7 ours
  6.4.8 ours
  6.5 printed Extended March Table
  6.5a printed Extended March Table
  6.5b ours
  6.5c ours
  6.6 printed Force March
  6.6a ours
  6.7 found 6.3
  6.8 ours
  6.8.1 ours
  6.8.2 ours
  6.8.3 ours
  6.8.4 ours
  6.8.5 ours
  6.8.6 ours
  6.8.7 ours
  7.1 found 2.5
  7.2 printed Command Radius Summary
  7.2a ours
  7.3 found
  8.1 found 7.1
  8.1a known 7.1
  8.2 printed Attack Summary
  8.2a ours
  8.3 known 7.1
  8.3a ours
  8.4 found 7.1
  8.4.1 printed Attack Summary
  8.4.2 ours
  8.4.3 printed 7.4
  8.4.4 printed Artillery Modifier Summary
  8.4.5 found 7.1
  8.4.6 printed Combat Chart
  8.4.7 known 7.5
  8.4.7a ours
  8.5 printed Combat Chart
  8.6 printed Summary of Combat Results
  8.6a known 7.5
  8.6b ours
  8.6c ours
  8.7 printed Summary of Combat Results
  8.8 printed Summary of Combat Results
  8.9 printed Retreat Charts
  8.9a ours
  9.1 found 7.2
  9.2 printed 7.2
  9.3 printed Ratio Chart
  9.4 found 7.2
  9.4a ours
  9.5 found 7.4
  9.5a ours
  9.6 printed Artillery Modifier Summary
  9.6a ours
  9.6b known 7.3
  9.7 printed Flank Attack Examples
  9.7a found 7.4
  9.7b found 7.4
  9.7c ours
  9.7d found 7.4
  9.7e ours
  9.7f ours
  9.8 printed 7.8
  9.8a found 7.8
  9.8b ours
  9.8c ours
  9.8d ours
  9.9 printed 7.4
  9.9a printed 7.4
  9.9b printed 7.4
  9.9c ours
  9.9d ours
  9.9e printed 7.4
  9.9f ours
  10.1 found 7.7
  10.1a ours
  10.1b known 7.7
  10.2 printed Cavalry Retreat modifiers
  10.2a ours
  10.3 found 7.7
  10.3a ours
  10.3b ours
  10.3c known 7.7
  10.4 printed Retreat Charts
  10.5 found 7.7
  10.6 ours
  10.7 ours
  11.1 found 9.0
  11.2 found 9.0
  11.2a found 9.0
  11.2b ours
  11.2c ours
  11.2d ours
  11.2e ours
  11.3 found 9.0
  11.3a known 9.0
  11.3b ours
  11.3c known 9.0
  11.4 ours
  12.0 found
  12.1 known
  12.1a ours
  12.2 known 11.0
  12.2a ours
  12.3 ours
  12.4 ours
  12.5 ours
  13.1 printed Summary of Combat Results
  13.2 found 11.0
  13.2a known 11.0
  13.3 printed 7.4
  13.4 printed Cavalry Retreat modifiers
  13.5 ours
  14.1 found 5.3
  14.2 found 5.3
  14.3 found
  14.4 found 5.3
  14.4a known 5.3
  14.4b ours
  14.5 printed 7.4
  14.5a found 5.3
  14.6 known 5.3
  14.7 found 5.3
  14.7a known 5.3
  14.7b ours
  14.7c ours
  14.8 known 7.6
  14.8a ours
  14.9 ours
  14.9a ours
  14.9b ours
  15.1 found 7.6
  15.2 known 7.6
  15.3 found 7.6
  15.3a ours
  15.4 printed Retreat Charts
  15.4a ours
  15.5 printed Retreat Charts
  15.5a ours
  15.6 found 7.6
  15.6a printed Retreat Charts
  15.7 printed Overriding Retreat Priorities
  15.7a ours
  15.8 ours
  15.8a known 7.6
  15.9 known 7.6
  15.9a ours
  15.10 found 7.6
  15.10a ours
  16.1 printed 7.4
  16.1a found
  16.2 printed RR Movement Table
  16.2a ours
  16.2b ours
  16.2c ours
  16.2d ours
  16.3 ours
  16.3a found
  16.4 found
  16.5 printed
  16.6 ours
  16.7 ours
  17.0 ours
  17.1 printed Random Events Table
  17.2 printed Sequence of Play
  17.3 printed Random Events Table
  17.3a printed Extended March Table
  17.3b ours
  17.3c ours
  17.3d ours
  17.3e ours
  17.4 printed Strategic Events Table
  17.4a printed Army of Relief Table
  17.4b ours
  17.4c ours
  17.5 printed Army of Relief Table
  17.5a ours
  17.6 printed 7.4
  17.7 printed
  17.9 printed 7.4
  17.12 printed Strategic Movement Table
  18.1 printed Random Events Table
  18.2 found
  18.3 ours
  18.4 ours
  18.5 ours
  18.6 ours
  18.7 ours
  18.8 ours
  18.8a ours
  18.9 ours
  18.10 ours
  18.11 ours
  19.0 ours
  19.0.2 printed Random Events Table
  19.0.3 ours
  19.0.6 ours
  19.0.7 ours
  19.1.1 found
  19.1.1a ours
  19.1.2 found
  19.1.2a ours
  19.1.3 found
  19.1.3a ours
  19.1.4 ours
  19.2 printed Sequence of Play
  19.2a ours
  19.2.1 ours
  19.2.2 ours
  19.3.1 ours
  19.3.1a ours
  19.3.2 ours
  19.4.1 ours
  19.4.1.1 ours
  19.4.1.2 ours
  19.4.1.3 ours
  19.4.1.5 ours
  19.4.2 ours
  19.4.2.2 ours
  19.4.2.3 ours
  19.4.2.4 ours
  19.4.4.1 ours
  19.4.4.2 ours
  19.4.4.3 ours
  19.4.4.4 ours
  19.4.4.5 ours
  19.4.4.6 ours
  19.4.5 ours
  19.4.6 ours
  19.4.7.1 ours
  19.4.7.2 ours
  19.4.7.3 ours
  19.4.8 ours
  19.4.8.3 ours
  19.4.9 ours
  19.4.9a found
  19.4.10 ours
  19.4.10.0 found
  19.4.10.3 ours
  19.4.11 ours
  19.4.11.2 ours
  19.4.11.3 ours
  19.4.11.4 ours
  19.4.11.5 ours
  19.4.11.6 ours
  19.4.12.1 ours
  19.4.12.2 ours
  19.4.12.3 ours
  19.4.12.4 ours
  19.5.1.1 ours
  19.5.1.3 ours
  19.5.1.4 ours
  19.5.1.7 ours
  19.5.2 ours
  19.5.3 ours
  19.5.4 ours
  19.5.4.1 ours
  19.5.4.2 ours
  19.5.4.3 ours
  19.5.4.4 ours
  19.5.5 ours
  19.5.6 ours
  19.5.7.1 ours
  19.5.7.2 ours
  19.5.7.3 ours
  19.5.8 ours
  19.6.1 ours
  19.6.2 ours
  19.6.3 ours
  19.6.4 ours
  19.10 ours
`);
