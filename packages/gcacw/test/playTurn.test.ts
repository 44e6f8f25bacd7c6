/** The frame of a turn (3, 4, 12): transfers, initiative, passing, works, recovery. */
import { describe, expect, test } from 'vitest';
import {
  bare,
  CONFEDERATE,
  choosing,
  entrench,
  groundWith,
  march,
  passOn,
  position,
  step,
  transfer,
  UNION,
} from './playing.ts';

const TAYLOR = '\n  Taylor  E1201  1';

describe('3 Leader Transfer Phase', () => {
  const LED = `
  McClernand  E0606  -
  Carr        E0606  8
  Osterhaus   E0609  8
  Hovey-A     E0611  8
  McPherson   E0203  -
  Logan-A     E0203  8`;

  test('Union first; each leader once, up to 10 hexes, to a unit of his; then the other side', () => {
    const board = position({
      side: null,
      union: LED,
      confederate: `  Bowen  E1201  -\n  Green-A  E1201  1\n  1 MO  E1101  1`,
    });
    board.play(bare('begin'));
    expect([board.at, board.side]).toEqual(['transfer', 'union']);
    expect(board.listed('transfer')).toEqual(['McClernand E0609', 'McClernand E0611']);
    board.play(transfer('McClernand', 'E0611'));
    expect([board.leaderAt('McClernand'), board.legal]).toEqual(['E0611', [bare('done')]]);
    board.play(bare('done'));
    expect([board.at, board.side]).toEqual(['transfer', 'confederate']);
    board.play(bare('done'), ...UNION);
    expect([board.at, board.side]).toEqual(['choose-action', 'union']);
  });

  test('10 hexes and no more', () => {
    const at = (hex: string) => {
      const union = `  McClernand  E0601  -\n  Carr  E0601  8\n  Osterhaus  ${hex}  8`;
      const board = position({ side: null, union });
      return board.rules.apply(board.state, 'union', bare('begin'), {
        draw: () => {
          throw new Error('no transfer');
        },
        note: () => undefined,
      } as never).stage.at;
    };
    expect(at('E0611')).toBe('transfer');
    expect(() => at('E0612')).toThrow('no transfer');
  });

  test('7.2 not through enemies, nor through their zones but where a friend stands', () => {
    // A wall of enemies across the map, from north to south.
    const wall = Array.from({ length: 12 }, (_, i) => {
      const names = [
        'Tracy',
        'Green-A',
        'Baldwin',
        'Lee',
        'Barton',
        'Cumming',
        'Taylor',
        'Shoup',
        'Vaughn',
        'Moore',
        'Hebert',
        'Helm',
      ];
      return `  ${names[i]}  E${`${i + 1}`.padStart(2, '0')}08  1`;
    }).join('\n');
    const union = '  McClernand  E0604  -\n  Carr  E0604  8\n  Osterhaus  E0611  8';
    const board = position({ side: null, union, confederate: wall });
    board.play(bare('begin'), ...UNION);
    expect(board.at).toBe('choose-action');
  });

  test('house rule transfersFirst confederate', () => {
    const confederate = '  Bowen  E1201  -\n  Green-A  E1201  1\n  1 MO  E1101  1';
    const board = position({
      side: null,
      union: LED,
      confederate,
      houseRules: { transfersFirst: 'confederate' },
    });
    board.play(bare('begin'));
    expect(board.side).toBe('confederate');
    board.play(bare('done'));
    expect([board.at, board.side]).toEqual(['transfer', 'union']);
  });
});

describe('4 initiative and passing', () => {
  const quiet = () => position({ side: null, union: '  Carr  E0606  8', confederate: '  Tracy  E1006  5' });

  test.each([
    [6, 1, 'union'],
    [2, 5, 'confederate'],
    [1, 1, 'union'],
    [3, 3, 'union'],
    [4, 4, 'confederate'],
    [6, 6, 'confederate'],
  ])('4.2 Union %i, Confederate %i: %s', (union, confederate, side) => {
    expect(quiet().play(bare('begin'), union, confederate).side).toBe(side);
  });

  test('4.3 a pass gives the other side the word; an action of his, and both roll again', () => {
    const board = quiet()
      .play(bare('begin'), ...UNION)
      .play(bare('pass'));
    expect([board.at, board.side]).toEqual(['choose-action', 'confederate']);
    board.play(entrench('Tracy'), ...UNION);
    expect(board.state.stage).toEqual(choosing('union'));
  });

  test('4.4 both passes end the cycle', () => {
    const board = quiet()
      .play(bare('begin'), ...UNION)
      .play(bare('pass'))
      .play(bare('pass'));
    expect([board.at, board.side]).toEqual(['recovery-refuse', 'union']);
  });

  test('4.4 a side that can do nothing passes by itself; if neither can, no dice fall', () => {
    const tired = position({ union: '  Carr  E0606  8', confederate: '  Tracy  E1006  5  fatigue 4' });
    tired.play(entrench('Carr'), ...CONFEDERATE);
    expect(tired.state.stage).toMatchObject({ side: 'union', phase: { passed: true } });
    expect(tired.play(bare('pass')).at).toBe('recovery-refuse');
    const spent = position({
      union: '  Carr  E0606  8  fatigue 3',
      confederate: '  Tracy  E1006  5  fatigue 4',
    });
    spent.play(entrench('Carr'));
    expect(spent.at).toBe('recovery-refuse');
  });
});

describe('11, 12 recovery', () => {
  test.each([
    [
      'normal at 2 rests: organized, a step less demoralized',
      'fatigue 2, disorganized, demoralized 2',
      { exhausted: false, fatigue: 0, organized: true, demoralized: 1 },
    ],
    [
      'normal at 3 is exhausted and stays as it is',
      'fatigue 3, disorganized, demoralized 2',
      { exhausted: true, fatigue: 0, organized: false, demoralized: 2 },
    ],
    ['normal at 4 keeps a level', 'fatigue 4', { exhausted: true, fatigue: 1, organized: true }],
    [
      'exhausted at 1 rests',
      'exhausted, fatigue 1, disorganized, demoralized 1',
      { exhausted: false, fatigue: 0, organized: true, demoralized: 0 },
    ],
    [
      'exhausted at 2 does not',
      'exhausted, fatigue 2, disorganized',
      { exhausted: true, fatigue: 0, organized: false },
    ],
    ['exhausted at 4', 'exhausted, fatigue 4', { exhausted: true, fatigue: 1 }],
  ])('12 %s', (_, states, after) => {
    const board = position({
      union: `  Carr  E0606  8  ${states}\n  Lindsey  E0609  3`,
      confederate: TAYLOR,
    });
    board.play(bare('pass')).play(bare('pass'));
    expect(board.unit('Carr')).toMatchObject(after);
  });

  test('12 over two days: level 4 on the normal side is rested on the second evening', () => {
    const board = position({
      union: '  Carr  E0606  8  fatigue 4, disorganized, demoralized 2\n  Lindsey  E0609  3',
      confederate: TAYLOR,
    });
    passOn(board, ...UNION);
    expect(board.state.turn).toBe(2);
    expect(board.unit('Carr')).toMatchObject({
      exhausted: true,
      fatigue: 1,
      organized: false,
      demoralized: 2,
    });
    passOn(board, ...UNION);
    expect(board.unit('Carr')).toMatchObject({
      exhausted: false,
      fatigue: 0,
      organized: true,
      demoralized: 1,
    });
  });

  test('11.2 works: an abatis by the action, a breastwork by recovery, no further; not for who moved', () => {
    const union =
      '  Carr  E0606  8\n  Osterhaus  E0609  8\n  Bussey  E0301  2\n  Lindsey  E0303  3  fatigue 3';
    const board = position({ union, confederate: TAYLOR });
    board.play(entrench('Carr'), ...UNION);
    expect(board.unit('Carr')).toMatchObject({ entrenchment: 'abatis', fatigue: 1 });
    expect(board.refusal(entrench('Carr'))).toMatchObject({ code: 'has-works', cite: '5.6a' });
    board.play(entrench('Bussey'), ...UNION);
    board
      .play(march('Osterhaus'), 3)
      .play(step('E0608'))
      .play(bare('end'), ...UNION);
    passOn(board, ...UNION);
    const works = () =>
      ['Carr', 'Osterhaus', 'Bussey', 'Lindsey'].map((name) => board.unit(name).entrenchment);
    expect(works()).toEqual(['breastwork', 'none', 'abatis', 'none']);
    passOn(board, ...UNION);
    expect(works()).toEqual(['breastwork', 'abatis', 'abatis', 'abatis']);
  });

  test('16.6 a unit that is held digs, unless its line says that it may not; once released it does', () => {
    const confederate = `
  1 MO     E0706  1  held until turn 2, may not entrench
  2 MO     E0708  1  held until turn 3
  Green-A  E0710  3  may not entrench${TAYLOR}`;
    const board = position({ confederate });
    const works = () => ['1 MO', '2 MO', 'Green-A'].map((name) => board.unit(name).entrenchment);
    passOn(board, ...UNION);
    expect(works()).toEqual(['none', 'abatis', 'abatis']);
    passOn(board, ...UNION);
    expect(works()).toEqual(['abatis', 'breastwork', 'breastwork']);
  });

  test('6.8.2 works are lost with the first step', () => {
    const board = position({ union: '  Carr  E0606  8  breastwork' })
      .play(march('Carr'), 3)
      .play(step('E0506'));
    expect(board.unit('Carr').entrenchment).toBe('none');
  });

  test('5.6 no digging for the demoralized, in swamp, at level 4', () => {
    const union = '  Carr  E0606  8  demoralized 1\n  Osterhaus  E0609  8\n  Lindsey  E0303  3  fatigue 4';
    const board = position({ ground: groundWith({ E0609: 's' }), union });
    expect(board.listed('entrench')).toEqual([]);
    expect(board.refusal(entrench('Carr'))).toMatchObject({ code: 'demoralized', cite: '13.2a' });
    expect(board.refusal(entrench('Osterhaus'))).toMatchObject({ code: 'swamp', cite: '5.6a' });
    expect(board.refusal(entrench('Lindsey'))).toMatchObject({ code: 'fatigue-4', cite: '5.1' });
  });

  test('9.8 flanks are refused or freed once per hex', () => {
    const board = position({ union: '  Carr  E0606  8\n  Bussey  E0301  2', confederate: TAYLOR });
    board.play(bare('pass')).play(bare('pass'));
    expect([board.side, board.legal]).toEqual(['union', [{ do: 'refuse', hex: 'E0606' }, bare('done')]]);
    board.play({ do: 'refuse', hex: 'E0606' });
    expect([board.unit('Carr').flanksRefused, board.legal]).toEqual([true, [bare('done')]]);
    board.play(bare('done')).play(bare('done'), ...UNION);
    board.play(bare('pass')).play(bare('pass'));
    expect(board.listed('unrefuse')).toEqual(['E0606']);
    board.play({ do: 'unrefuse', hex: 'E0606' });
    expect(board.unit('Carr').flanksRefused).toBe(false);
  });
});
