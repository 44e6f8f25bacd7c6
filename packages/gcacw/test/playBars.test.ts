/** What each stage forbids, deed by deed, with the rule: the frame of a turn, the choice of an action, activations. */
import { describe, expect, test } from 'vitest';
import type { Position } from './playing.ts';
import {
  activate,
  add,
  assault,
  bare,
  burn,
  dig,
  entrench,
  groundWith,
  march,
  position,
  rail,
  refuse,
  refuses,
  step,
  transfer,
  UNION,
  unrefuse,
} from './playing.ts';

const TAYLOR = '\n  Taylor  E1201  1';
const TRACY = `  Tracy  E0706  5${TAYLOR}`;
const RAIN = { historicalRain: [1], houseRules: { historicalRain: 'on' } };

describe('3.0 the frame of a turn', () => {
  refuses('set-up', 'before the game begins', () => position({ side: null }), [
    [bare('done'), 'set-up', '3.0'],
    [march('Marine'), 'set-up', '3.0'],
  ]);

  /** Hovey-A stands between two enemies whose zones close the hexes round him. */
  const union = `
  McClernand  E0101  -
  Carr        E0101  8
  Lindsey     E0104  3
  Hovey-A     E0606  8
  Osterhaus   E1212  8
  McPherson   E0103  -  held until turn 2
  Logan-A     E0103  8
  Quinby      E0105  8
  Sherman     E0107  -  arrives turn 2
  Blair-A     E0107  8`;
  const confederate = `  Tracy  E0607  5\n  Green-A  E0605  3${TAYLOR}`;
  const transferring = () => position({ side: null, union, confederate }).play(bare('begin'));

  refuses('transfer', 'in the Leader Transfer Phase', transferring, [
    [transfer('McClernand', 'E0101'), 'there', '3.1'],
    [transfer('McClernand', 'E0103'), 'not-his', '3.1'],
    [transfer('McClernand', 'E0909'), 'not-his', '3.1'],
    [transfer('McClernand', 'E1212'), 'too-far', '3.1'],
    [transfer('McClernand', 'E0606'), 'barred', '3.2'],
    [transfer('McPherson', 'E0105'), 'not-released', '16.6'],
    [transfer('Sherman', 'E0107'), 'not-there', '16.3'],
    [march('Carr'), 'transfer', '3.3'],
    [bare('pass'), 'transfer', '3.3'],
  ]);
  refuses('transfer', 'once he has', () => transferring().play(transfer('McClernand', 'E0104')), [
    [transfer('McClernand', 'E0101'), 'transferred', '3.3'],
    [transfer('McClernand', 'E0104'), 'transferred', '3.3'],
  ]);

  const STACKS = `
  Carr     E0606  8
  Lindsey  E0608  3
  Bussey   E0301  2
  Ransom   E0303  4  demoralized 2
  Dennis   E0305  4`;
  /** No recovery leaves a unit at level 4: it is put there. */
  const recovering = () => {
    const board = position({ union: STACKS, confederate: TAYLOR }).set('Lindsey', { flanksRefused: true });
    return board.play(bare('pass')).play(bare('pass')).set('Dennis', { fatigue: 4 });
  };
  refuses('recovery-refuse', 'in the Recovery Phase', recovering, [
    [refuse('E0909'), 'no-stack', '9.8c'],
    [refuse('E1201'), 'no-stack', '9.8c'],
    [refuse('E0608'), 'refused', '9.8c'],
    [refuse('E0301'), 'all-cavalry', '9.8c'],
    [refuse('E0303'), 'demoralized', '13.2a'],
    [refuse('E0305'), 'fatigue', '9.8c'],
    [unrefuse('E0606'), 'not-refused', '9.8c'],
    [unrefuse('E0909'), 'no-stack', '9.8c'],
    [bare('pass'), 'flanks', '9.8c'],
  ]);
  refuses('recovery-refuse', 'once for each hex', () => recovering().play(refuse('E0606')), [
    [refuse('E0606'), 'settled', '9.8c'],
    [unrefuse('E0606'), 'settled', '9.8c'],
  ]);

  test('after the last turn nothing is left to do', () => {
    const board = position({ union: STACKS, confederate: TAYLOR, turns: 1 });
    board.play(bare('pass')).play(bare('pass')).play(bare('done')).play(bare('done'));
    expect(board.at).toBe('game-over');
    for (const action of [bare('pass'), bare('begin'), march('Carr'), { do: 'fly' }])
      expect(board.refusal(action)).toMatchObject({ code: 'game-over', cite: '16.7' });
  });
});

describe('5.0 choosing an action', () => {
  const union = `
  Grant       E0606  -
  McClernand  E0606  -
  Carr        E0606  8
  Osterhaus   E0608  8  fatigue 4
  Hovey-A     E0610  8  held until turn 2
  Lindsey     E0304  3  arrives turn 2
  AJ Smith-A  E0310  8  arrives turn 1
  McPherson   E0301  -
  Logan-A     E0301  8  fatigue 4
  Sherman     E0303  -  arrives turn 2
  Blair-A     E0303  8
  Parke       E0307  -  held until turn 2
  Potter      E0307  8
  Herron      E0112  8`;
  const choosing = () =>
    position({ union, confederate: `  Green-A  E0908  3\n${TRACY}` }).play({
      ...{ do: 'overrule', side: 'union' },
      ...{ unit: 'Herron', marks: { manpower: 0 } },
    });

  refuses('choose-action', 'with these units', choosing, [
    [march('Osterhaus'), 'fatigue-4', '5.1'],
    [march('Hovey-A'), 'not-released', '16.6'],
    [march('Lindsey'), 'not-arrived', '16.3'],
    [march('Herron'), 'lost', '1.8'],
    [march('Tracy'), 'no-such-unit', '18.4'],
    [activate('Grant'), 'army-leader', '5.3.1'],
    [activate('McPherson'), 'nobody', '5.3.2'],
    [activate('Parke'), 'not-released', '16.6'],
    [activate('Sherman'), 'not-there', '16.3'],
    [activate('Bowen'), 'no-such-leader', '18.4'],
    [entrench('Osterhaus'), 'fatigue-4', '5.1'],
    [entrench('AJ Smith-A'), 'not-arrived', '16.3'],
    [assault('Grant', 'E0706'), 'army-leader', '14.1'],
    [assault('Parke', 'E0706'), 'not-released', '16.6'],
    [assault('Sherman', 'E0706'), 'not-there', '16.3'],
    [assault('McClernand', 'E0506'), 'no-enemy', '14.1'],
    [assault('McClernand', 'E0908'), 'not-adjacent', '14.1'],
    [assault('McClernand', 'W0101'), 'no-such-hex', '18.6'],
    [burn('Carr'), 'no-station', '5.7, 5.7b'],
    [rail('Carr', 'E0506'), 'advanced-only', '5.0a'],
    [step('E0506'), 'choose-action', '5.0'],
    [add('Carr'), 'choose-action', '5.0'],
    [bare('end'), 'choose-action', '5.0'],
    [bare('done'), 'choose-action', '5.0'],
  ]);

  const tired = '  McClernand  E0606  -\n  Carr  E0606  8  fatigue 4\n  Logan-A  E0606  8';
  refuses(
    'choose-action',
    'without a unit that could',
    () => position({ union: tired, confederate: TRACY }),
    [[assault('McClernand', 'E0706'), 'nobody', '14.1']],
  );

  const digging = '  Carr  E0606  8  abatis\n  Osterhaus  E0608  8  demoralized 1\n  Lindsey  E0604  3';
  const works = (more: Position = {}) =>
    position({ ground: groundWith({ E0604: 's' }), union: digging, ...more });
  refuses('choose-action', 'digging in', works, [
    [entrench('Carr'), 'has-works', '5.6a'],
    [entrench('Osterhaus'), 'demoralized', '13.2a'],
    [entrench('Lindsey'), 'swamp', '5.6a'],
  ]);
  refuses('choose-action', 'in rain', () => works({ ...RAIN, union: '  Carr  E0606  8' }), [
    [entrench('Carr'), 'rain', '5.6a'],
  ]);

  const LINE = groundWith(
    {},
    `ways railroad
  The line: E0611 E0610 E0609 E0608 E0607 E0606 E0605 E0604 E0603 E0602 E0601
  Its branch: E0601 E0701 E0702 E0703 E0704 E0705 E0706
places
  E0706 village Raymond
  E0611 village Edwards
  E0606 town Bolton
  E0601 city Jackson`,
  );
  const station = (more: Position) => position({ ground: LINE, houseRules: { railInBasic: 'on' }, ...more });
  const STATIONS = '  Carr  E0606  8\n  Bussey  E0611  3  demoralized 1\n  Dennis  E0601  4';
  const burning = () =>
    station({ union: STATIONS, confederate: `  Tracy  E0501  5${TAYLOR}` }).play(burn('Carr'), ...UNION);
  refuses('choose-action', 'at stations', burning, [
    [burn('Carr'), 'burnt', '5.7a'],
    [burn('Bussey'), 'demoralized', '13.5'],
    [burn('Dennis'), 'enemy-zone', '5.7a'],
    [rail('Carr', 'E0601'), 'no-station', '16.2a'],
    [rail('Dennis', 'E0611'), 'enemy-zone', '16.2a'],
    [rail('Bussey', 'E0601'), 'no-line', '16.2a'],
  ]);
  const TRAINS = '  Carr  E0606  8\n  Dennis  E0611  4\n  Lindsey  E0609  3\n  Hall  E0601  2  fatigue 4';
  refuses('choose-action', 'by rail', () => station({ union: TRAINS }), [
    [rail('Carr', 'E0601'), 'too-large', '16.2b'],
    [rail('Dennis', 'E0609'), 'no-line', '16.2a'],
    [rail('Dennis', 'E0909'), 'no-line', '16.2a'],
    [rail('Dennis', 'E0611'), 'no-line', '16.2a'],
    [rail('Lindsey', 'E0601'), 'no-station', '16.2a'],
    [rail('Hall', 'E0606'), 'fatigue-4', '5.1'],
  ]);
  refuses('choose-action', 'the Union by rail', () => station({ union: '  Dennis  E0611  4' }), [
    [rail('Dennis', 'E0601'), 'not-union', '16.2c'],
  ]);
  /** Sixteen hexes are two levels. */
  const weary = () => station({ side: 'confederate', confederate: '  Tracy  E0611  5  fatigue 3' });
  refuses('choose-action', 'by rail, too far for the weary', weary, [
    [rail('Tracy', 'E0706'), 'fatigue', '16.2d'],
  ]);
  const rebels = () => station({ side: 'confederate', confederate: '  Tracy  E0606  5' });
  refuses('choose-action', 'a Confederate at a station', rebels, [[burn('Tracy'), 'not-union', '5.7a']]);
});

describe('5.3 an activation', () => {
  const union = `
  McClernand  E0606  -
  Carr        E0606  8
  Osterhaus   E0607  8  abatis
  Hovey-A     E0612  8
  AJ Smith-A  E0608  8  fatigue 4
  Lindsey     E0604  3  held until turn 2
  Logan-A     E0606  8`;
  const listing = () => position({ union }).play(activate('McClernand'));
  refuses('activation-list', 'without a list', listing, [
    [bare('roll'), 'empty-list', '5.3.9'],
    [add('Logan-A'), 'not-his', '5.3.8'],
    [add('Hovey-A'), 'out-of-radius', '7.2'],
    [add('AJ Smith-A'), 'fatigue-4', '5.1'],
    [add('Lindsey'), 'not-released', '16.6'],
    [march('Carr'), 'listing', '5.3.9'],
    [bare('end-action'), 'listing', '5.3.9'],
  ]);
  refuses('activation-list', 'with a list', () => listing().play(add('Carr')), [
    [add('Carr'), 'listed', '5.3.9'],
  ]);

  const rolled = () => listing().play(add('Carr')).play(add('Osterhaus')).play(bare('roll'), 4);
  refuses('next-unit', 'before anybody', rolled, [
    [bare('end-action'), 'nobody-yet', '5.3.12'],
    [march('Logan-A'), 'not-on-the-list', '5.3.9'],
    [dig('Logan-A'), 'not-on-the-list', '5.3.9'],
    [dig('Osterhaus'), 'has-works', '5.6a'],
    [bare('pass'), 'next-unit', '5.3.4'],
    [step('E0506'), 'next-unit', '5.3.4'],
  ]);
  refuses('next-unit', 'after one', () => rolled().play(march('Carr')).play(bare('end')), [
    [march('Carr'), 'had-its-turn', '5.3.4'],
    [dig('Carr'), 'had-its-turn', '5.3.4'],
  ]);
});
