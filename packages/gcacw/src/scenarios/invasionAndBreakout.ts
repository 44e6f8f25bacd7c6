/** Scenario 2. Sources give dates, length and subject; two footnotes are lost and read by us. */
import { scenario } from './define.ts';
import { LISTED } from './listed.ts';

export const INVASION_AND_BREAKOUT = scenario(LISTED['invasion-and-breakout'], {
  map: `
    W lines 22-55, columns 3-29
  `,
  confederate: `
    Bowen        W4622 Grand Gulf           -  held until turn 2 or within 5 hexes
    1 MO (dmnt)  W4320 Thompson's Bluff     1  held until turn 2 or within 5 hexes
    Cockrell-A   W4622 Grand Gulf           3  held until turn 2 or within 5 hexes
    2 MO         W4622 Grand Gulf           2  fort, stays in its hex
    1 MO         W4923 Coon Island Lake     1  held until turn 2 or within 5 hexes
    Green-A      W5119 Port Gibson          3

    Loring-A     W2405 Spear                -  held until turn 2 or within 5 hexes
    Tilghman-A   W2405 Spear                2  held until turn 2 or within 5 hexes

    Baldwin      W3317                      4

    AW Reynolds  W3117 Warrenton            5  held until turn 2, fatigue 1 when released
    Tracy        W4014 Hankinson's Bridge   5
  `,
  union: `
    Grant       W5228 Bruinsburg   -

    McClernand  W5228 Bruinsburg   -
    Osterhaus   W5228 Bruinsburg   8  fatigue 1
    Carr        W5228 Bruinsburg   8  fatigue 1
    Hovey-A     W5228 Bruinsburg  10  fatigue 1
    AJ Smith-B  W5228 Bruinsburg   8  fatigue 1

    McPherson   W5228 Bruinsburg   -  held until turn 2
    Logan-A     W5228 Bruinsburg   8  held until turn 2
    Dennis      W5228 Bruinsburg   4  arrives turn 2
    Crocker     W5228 Bruinsburg  10  arrives turn 2
  `,
  scoring: `
    W5119 Port Gibson          4  union
    W4814 Grindstone Ford      4  union
    W4614 Willows              3  union
    W4622 Grand Gulf           6  union
    W4014 Hankinson's Bridge   8  union
  `,
  // Balance between two computers of the level General: par was 20.
  par: 6,
  step: 4,
});
