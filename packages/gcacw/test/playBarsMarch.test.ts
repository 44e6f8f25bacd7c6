/** What is forbidden to a unit on the march and to cavalry before it, deed by deed, with the rule. */
import { describe } from 'vitest';
import type { Position } from './playing.ts';
import { activate, add, attack, bare, groundWith, march, position, refuses, step, take } from './playing.ts';

const TAYLOR = '\n  Taylor  E1201  1';
const TRACY = `  Tracy  E0706  5${TAYLOR}`;
const RAIN = { historicalRain: [1], houseRules: { historicalRain: 'on' } };

describe('5.2 a march', () => {
  const RIVER = 'edges minor-river\n  The river\n    E0606 W';
  const STACK = `
  McClernand  E0606  -
  Carr        E0606  8
  Osterhaus   E0606  8
  McPherson   E0304  -
  Logan-A     E0304  8`;
  const marching = () =>
    position({
      ground: groundWith({ E0605: 's', E0507: '~' }, RIVER),
      closed: '  E0506',
      ...{ union: STACK, confederate: `  Green-A  E0908  3\n${TRACY}` },
    }).play(march('Carr'), 3);

  refuses('march', 'among obstacles', marching, [
    [step('E0405'), 'not-adjacent', '5.2.4'],
    [step('E0606'), 'not-adjacent', '5.2.4'],
    [step('E0706'), 'enemy-occupied', '6.2'],
    [step('E0605'), 'swamp', '2.6'],
    [step('E0607'), 'river', '2.7'],
    [step('E0507'), 'water', '2.9a'],
    [step('E0506'), 'off-map', '6.2a'],
    [step('W0101'), 'no-such-hex', '18.6'],
    [attack('E0707'), 'no-enemy', '8.1'],
    [attack('E0908'), 'not-adjacent', '8.1'],
    [attack('E0706', 'prepared'), 'too-dear', '8.2'],
    [take('McPherson'), 'not-over', '5.2.5'],
    [march('Logan-A'), 'on-the-march', '5.2'],
    [bare('pass'), 'on-the-march', '5.2'],
    [bare('done'), 'on-the-march', '5.2'],
  ]);
  refuses('march', 'with a leader', () => marching().play(take('McClernand')), [
    [take('McClernand'), 'goes-along', '5.2.5'],
  ]);
  refuses('march', 'after a force march', () => marching().play(bare('force-march'), 1), [
    [bare('force-march'), 'forced', '6.6a'],
  ]);
  const bluff = () =>
    position({
      ground: groundWith({}, 'edges bluff one-sided\n  The bluff\n    E0606 W'),
      union: STACK,
    }).play(march('Carr'), 3);
  refuses('march', 'under a bluff', bluff, [[step('E0607'), 'bluff', '2.8']]);

  const ROAD = 'ways road\n  A road: E0606 E0506 E0406';
  const met = '  McClernand  E0506  -\n  Hovey-A  E0506  2\n  Carr  E0606  2\n  Osterhaus  E0606  2';
  const late = () =>
    position({ ground: groundWith({}, ROAD), union: met })
      .play(march('Carr'), 4)
      .play(step('E0506'));
  refuses('march', 'to a leader', late, [[take('McClernand'), 'too-late', '5.2.5']]);
  const led = () => {
    const board = position({ ground: groundWith({}, ROAD), union: met }).play(activate('McClernand'));
    board.play(add('Carr')).play(add('Osterhaus')).play(bare('roll'), 5);
    board.play(march('Carr')).play(step('E0506')).play(take('McClernand')).play(step('E0406'));
    return board.play(bare('end')).play(march('Osterhaus')).play(step('E0506')).play(step('E0406'));
  };
  refuses('march', 'to a leader who went with another', led, [[take('McClernand'), 'went-along', '5.3.6']]);
  /** Green-A is the first unit of all. */
  const ledFirst = () => {
    const confederate = '  Bowen  E0606  -\n  Green-A  E0606  3\n  1 MO  E0606  1\n  2 MO  E0506  1';
    const board = position({ ground: groundWith({}, ROAD), side: 'confederate', confederate });
    board.play(activate('Bowen')).play(add('Green-A')).play(add('1 MO')).play(bare('roll'), 4);
    board.play(march('Green-A')).play(take('Bowen')).play(step('E0506')).play(bare('end'));
    return board.play(march('1 MO')).play(step('E0506'));
  };
  refuses('march', 'to a leader who went with the first', ledFirst, [[take('Bowen'), 'went-along', '5.3.6']]);

  const weary = () =>
    position({ union: '  Carr  E0506  8  disorganized, demoralized 1' })
      .play(march('Carr'), 4)
      .play(step('E0606'));
  refuses('march', 'disorganized and demoralized', weary, [
    [bare('force-march'), 'disorganized', '6.6'],
    [bare('end-refused'), 'demoralized', '13.2a'],
    [step('E0605'), 'too-dear', '6.1'],
  ]);
  const spent = () => position({ union: '  Carr  E0606  8  fatigue 3' }).play(march('Carr'), 1, 4);
  refuses('march', 'at level 4', spent, [[bare('end-refused'), 'fatigue', '9.8c']]);
  const horse = () => position({ union: '  Bussey  E0606  3' }).play(march('Bussey'), 2, 2);
  refuses('march', 'of cavalry', horse, [[bare('end-refused'), 'all-cavalry', '9.8c']]);

  const FLOOD = `edges creek
  The creek
    E0606 E
    E0606 W
edges minor-river
  The river
    E0606 SW
crossings
  ford E0606 SW A ford`;
  const flood = () =>
    position({ ground: groundWith({}, FLOOD), union: STACK, confederate: TRACY, ...RAIN }).play(
      march('Carr'),
      6,
    );
  refuses('march', 'in rain', flood, [
    [step('E0605'), 'rain', '16.1a'],
    [step('E0607'), 'rain', '16.1a'],
    [step('E0707'), 'rain', '16.1a'],
  ]);

  const beside =
    (ground: Position['ground'], state = '') =>
    () =>
      position({ ...(ground ? { ground } : {}), union: `  Carr  E0506  8${state}`, confederate: TRACY })
        .play(march('Carr'), 3)
        .play(step('E0606'));
  refuses('contact', 'with no points left', beside(undefined), [
    [attack('E0706', 'column-of-route'), 'no-allowance', '8.2'],
    [attack('E0706', 'hasty'), 'too-dear', '8.2'],
    [attack('E0605'), 'no-enemy', '8.1'],
    [step('E0605'), 'contact', '6.4.1'],
    [take('McClernand'), 'no-such-leader', '18.4'],
    [bare('pass'), 'contact', '6.4.1'],
  ]);
  refuses('contact', 'demoralized', beside(undefined, '  demoralized 1'), [
    [attack('E0706', 'hasty'), 'demoralized', '13.2a'],
  ]);
  refuses('march', 'over woods', beside(groundWith({ E0706: 'w' })), [
    [attack('E0706', 'hasty'), 'woods-hexside', '6.4.6, 6.4.6a'],
  ]);
  refuses('march', 'over swamp', beside(groundWith({ E0706: 's' })), [
    [attack('E0706', 'hasty'), 'closed-hexside', '8.1a'],
  ]);
  const offered = () =>
    position({ union: '  Carr  E0606  8', confederate: `  Cosby  E0706  2${TAYLOR}` }).play(march('Carr'), 6);
  refuses('cavalry-offer', 'before cavalry', offered, [
    [bare('hold'), 'cavalry-offer', '10.1'],
    [bare('retreat'), 'cavalry-offer', '10.1'],
    [bare('end'), 'cavalry-offer', '10.1'],
  ]);
});
