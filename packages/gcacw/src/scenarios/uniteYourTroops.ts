/** Scenario 3. The day follows from the set-up; the losses of 1 May are off the strengths. */
import { scenario } from './define.ts';
import { LISTED } from './listed.ts';

export const UNITE_YOUR_TROOPS = scenario(LISTED['unite-your-troops'], {
  map: `
    W lines 30-53, columns 8-25
  `,
  confederate: `
    Pemberton    W3915              -

    Bowen        W4622 Grand Gulf   -
    1 MO (dmnt)  W4118              1  fort
    Cockrell-A   W4921 Ashland      3
    Green-A      W4921 Ashland      3
    2 MO         W4622 Grand Gulf   2  fort

    Loring-A     W4614 Willows      -
    Tilghman-A   W4614 Willows      3

    Baldwin      W4921 Ashland      4

    Stevenson    W3915              -
    Barton       W3915              5
    Taylor       W3915              5
    AW Reynolds  W4614 Willows      5
    Lee          W4921 Ashland      4
  `,
  union: `
    Grant       W4814 Grindstone Ford   -

    McClernand  W5119 Port Gibson       -
    Osterhaus   W5119 Port Gibson       8
    Carr        W5119 Port Gibson       7
    Hovey-A     W5119 Port Gibson       9
    AJ Smith-A  W5119 Port Gibson       8

    McPherson   W4814 Grindstone Ford   -
    Logan-B     W4814 Grindstone Ford  12
    Crocker     W4814 Grindstone Ford  10
  `,
  scoring: `
    W4014 Hankinson's Bridge   8  union
    W4614 Willows              3  union
    W4622 Grand Gulf           4  union
    W4614 Willows              4  confederate
    W5119 Port Gibson          6  confederate  union at start
  `,
  havens: `
    W3117 Warrenton
  `,
  // Balance between two computers of the level General: par was 12.
  par: 2,
  step: 4,
});
