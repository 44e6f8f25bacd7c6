/** What can be played as a list shows it, the smallest first. The sheets come with the game. */
import type { ListedScenario, Options } from './scenario.ts';

export const USUAL_OPTIONS: Options = {
  level: 'advanced',
  hidden: true,
  commitment: 'historical',
  arrival: 'fixed',
  ammunition: 'normal',
};

export const LISTED = {
  'sunken-road': {
    id: 'antietam/sunken-road',
    title: 'The Sunken Road',
    turns: [4, 7],
    about:
      "French and Richardson against D. H. Hill's men in the lane between Mumma's and Piper's. The smallest of the four: good for a first game.",
    options: { ...USUAL_OPTIONS, level: 'intermediate', hidden: false },
  },
  morning: {
    id: 'antietam/morning',
    title: 'Morning',
    turns: [1, 4],
    about:
      'Hooker, Mansfield and Sedgwick one after another against Jackson: the Cornfield, the East Woods, the West Woods, the church.',
    options: USUAL_OPTIONS,
  },
  'burnsides-bridge': {
    id: 'antietam/burnsides-bridge',
    title: "Burnside's Bridge",
    turns: [5, 13],
    about:
      'Four divisions, one bridge, two fords, and an afternoon before A. P. Hill comes up from Harpers Ferry.',
    options: USUAL_OPTIONS,
  },
  'whole-day': {
    id: 'antietam/whole-day',
    title: 'The whole day',
    turns: [1, 13],
    about:
      'Lee stands with his back to the Potomac. McClellan has twice his men, and lets them go by halves: the corps act only from the hour at which they acted in history, unless you free them.',
    options: USUAL_OPTIONS,
  },
} as const satisfies Readonly<Record<string, ListedScenario>>;
