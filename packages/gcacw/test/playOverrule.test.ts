/** Table mode: players agree to set a piece against the rules. It is checked, told as such, and booked. */
import { describe, expect, test } from 'vitest';
import { attack, type Board, bare, groundWith, march, position, step, UNION } from './playing.ts';

const overrule = (side: 'union' | 'confederate', change: Record<string, unknown>) =>
  ({ do: 'overrule', side, ...change }) as never;
const TAYLOR = '\n  Taylor  E1201  1';
const table = () =>
  position({
    ground: groundWith({ E0101: '~' }),
    union: '  McClernand  E0606  -\n  Carr  E0606  8\n  Logan-A  E0609  8',
    confederate: `  Tracy  E0706  5${TAYLOR}`,
    scoring: '  E0303  4  union',
  });
/** McPherson, the second leader, has two units of his. */
const twoLeaders = () =>
  position({
    union: `
  McClernand  E0606  -
  Carr        E0606  8
  McPherson   E0609  -
  Logan-A     E0609  8
  Crocker     E0611  8`,
    confederate: `  Tracy  E0706  5${TAYLOR}`,
  });
const counter = (board: Board, name: string): string =>
  board.table.pieces.find(({ record }) => record['name'] === name)!.id;

describe('an overruling', () => {
  test('is no listed action, but allowed between actions, also for a piece of the other side', () => {
    const board = table();
    expect(board.legal.some(({ do: deed }) => deed === 'overrule')).toBe(false);
    board.play(overrule('confederate', { unit: 'Tracy', hex: 'E0908' }));
    expect([board.hexOf('Tracy'), board.at, board.side]).toEqual(['E0908', 'choose-action', 'union']);
  });

  test('is refused within an action', () => {
    const board = table().play(march('Carr'), 3);
    expect(board.refusal(overrule('union', { unit: 'Carr', hex: 'E0505' }))).toMatchObject({
      code: 'running-action',
      cite: 'T.7',
    });
    board.play(bare('end'), ...UNION).play(overrule('union', { unit: 'Carr', hex: 'E0505' }));
    expect(board.hexOf('Carr')).toBe('E0505');
  });

  test('is marked in its words', () => {
    const board = table();
    const told = board.tell(overrule('union', { unit: 'Carr', marks: { fatigue: 2 } }));
    expect(told).toMatchObject({ cite: 'T.7', group: 'By agreement', rolls: false });
    expect(told.text).toContain('against the rules');
    expect(told.text).toContain('fatigue 2');
  });

  test('manpower struck off or added is booked apart and scores nothing', () => {
    const board = table().play(
      overrule('confederate', { unit: 'Tracy', marks: { manpower: 2, organized: false } }),
    );
    expect(board.unit('Tracy')).toMatchObject({ manpower: 2, organized: false });
    expect([board.state.overruled.confederate, board.state.lost.confederate]).toEqual([3, 0]);
    board.play(overrule('confederate', { unit: 'Tracy', marks: { manpower: 9 } }));
    expect(board.state.overruled.confederate).toBe(-4);
  });

  test('a unit set into a scoring hex holds it; a leader left alone goes to his nearest', () => {
    const board = table();
    const { held } = board.state;
    board.play(overrule('union', { unit: 'Carr', hex: 'E0303' }));
    expect([held, board.state.held]).toEqual([['confederate'], ['union']]);
    expect(board.leaderAt('McClernand')).toBe('E0303');
  });

  test.each([
    ['enemy-occupied', 'T.7', 'hex', { unit: 'Carr', hex: 'E0706' }],
    ['no-such-hex', 'T.7', 'hex', { unit: 'Carr', hex: 'E0101' }],
    ['no-such-hex', 'T.7', 'hex', { unit: 'Carr', hex: 'W9999' }],
    ['no-such-hex', 'T.7', 'hex', { unit: 'Carr', hex: '__proto__' }],
    ['no-such-unit', 'T.7', 'unit', { unit: 'constructor', hex: 'E0505' }],
    ['no-such-leader', 'T.7', 'leader', { leader: 'Carr', hex: 'E0606' }],
    ['leader-alone', '1.10', 'hex', { leader: 'McClernand', hex: 'E0609' }],
    ['no-marks', 'T.7', 'marks', { leader: 'McClernand', marks: { fatigue: 1 } }],
    ['one-piece', 'T.7', 'unit', { unit: 'Carr', leader: 'McClernand', hex: 'E0606' }],
    ['nothing', 'T.7', 'hex', { unit: 'Carr' }],
    ['no-such-action', 'T.1', undefined, { unit: 'Carr', marks: { fatigue: 5 } }],
    ['no-such-action', 'T.1', undefined, { unit: 'Carr', marks: { manpower: -1 } }],
    ['no-such-action', 'T.1', undefined, { unit: 'Carr', hex: 'E0505', extra: 1 }],
  ])('%s by %s, at the field %s: %o', (code, cite, field, change) => {
    const refused = table().refusal(overrule('union', change));
    expect([refused.code, refused.cite, refused.field]).toEqual([code, cite, field]);
  });

  test('0.10 the last unit of a side struck off ends the game, and the other side holds every hex', () => {
    const board = position({
      union: '  Carr  E0606  8',
      confederate: '  Tracy  E0909  5',
      scoring: '  E0303  4  union',
    });
    board.play(overrule('confederate', { unit: 'Tracy', marks: { manpower: 0 } }));
    expect([board.at, board.state.held]).toEqual(['game-over', ['union']]);
  });

  test('a lost unit comes back only with manpower and a hex; the books close', () => {
    const board = position({ union: '  Carr  E0606  21', confederate: `  Tracy  E0706  2${TAYLOR}` });
    board
      .play(march('Carr'), 6)
      .play(attack('E0706'), 6, 1)
      .play(bare('done'))
      .play(bare('end'), ...UNION);
    expect(board.hexOf('Tracy')).toBe('-2');
    expect(board.refusal(overrule('confederate', { unit: 'Tracy', marks: { manpower: 3 } })).cite).toBe(
      'T.7',
    );
    expect(board.refusal(overrule('confederate', { unit: 'Tracy', hex: 'E0909' })).cite).toBe('T.7');
    board.play(overrule('confederate', { unit: 'Tracy', hex: 'E0909', marks: { manpower: 3 } }));
    expect([board.hexOf('Tracy'), board.state.overruled.confederate]).toEqual(['E0909', -3]);
  });

  test('what the page changes about a counter becomes the same action', () => {
    const board = table();
    const piece = board.table.pieces.find(({ record }) => record['name'] === 'Tracy')!;
    const action = board.rules.overrule({
      piece: piece.id,
      cell: board.unit('Logan-A').hex,
      record: { disorganized: true },
    });
    expect(action).toEqual({
      do: 'overrule',
      side: 'confederate',
      unit: 'Tracy',
      hex: 'E0609',
      marks: { organized: false },
    });
    expect(board.refusal(action).code).toBe('enemy-occupied');
  });

  test('a leader is found by his counter; where nothing is said of a hex or of markers, nothing is set', () => {
    const board = twoLeaders();
    const action = board.rules.overrule({
      piece: counter(board, 'McPherson'),
      cell: board.unit('Crocker').hex,
    });
    expect(action).toStrictEqual({ do: 'overrule', side: 'union', leader: 'McPherson', hex: 'E0611' });
    expect(board.rules.overrule({ piece: counter(board, 'Carr'), record: { fatigue: 2 } })).toStrictEqual({
      do: 'overrule',
      side: 'union',
      unit: 'Carr',
      marks: { fatigue: 2 },
    });
    expect(() => board.rules.overrule({ piece: 'Nobody' })).toThrow('there is no piece Nobody');
  });

  test('a leader goes alone to another unit of his; the state before it stays as it was', () => {
    const board = twoLeaders();
    const before = board.state;
    const saved = JSON.stringify(before);
    board.play(overrule('union', { leader: 'McPherson', hex: 'E0611' }));
    expect([board.leaderAt('McPherson'), board.leaderAt('McClernand')]).toEqual(['E0611', 'E0606']);
    expect([board.hexOf('Logan-A'), board.hexOf('Crocker')]).toEqual(['E0609', 'E0611']);
    expect(JSON.stringify(before)).toBe(saved);
  });

  test('it is told of a counter, with the hex that it is set to if it is', () => {
    const board = twoLeaders();
    const marked = board.tell(overrule('union', { unit: 'Carr', marks: { fatigue: 2 } }));
    expect(marked).toStrictEqual({
      group: 'By agreement',
      cite: 'T.7',
      text: 'By agreement, against the rules: Union Carr: fatigue 2',
      rolls: false,
      piece: counter(board, 'Carr'),
      agreed: true,
    });
    const moved = board.tell(overrule('union', { leader: 'McPherson', hex: 'E0611' }));
    expect(moved).toMatchObject({ piece: counter(board, 'McPherson'), cell: board.unit('Crocker').hex });
    expect(moved.text).toBe('By agreement, against the rules: Union McPherson: to E0611');
  });

  test('9.8 a unit set into or out of a stack takes its refused flanks away', () => {
    const board = table().set('Carr', { flanksRefused: true });
    board.play(overrule('union', { unit: 'Logan-A', hex: 'E0606' }));
    expect([board.unit('Carr').flanksRefused, board.unit('Logan-A').flanksRefused]).toEqual([false, false]);
  });

  test('after it play goes on by the rules', () => {
    const board = table().play(overrule('union', { unit: 'Carr', marks: { fatigue: 4 } }));
    expect(board.refusal(march('Carr')).code).toBe('fatigue-4');
    board.play(march('Logan-A'), 4).play(step('E0608'));
    expect(board.hexOf('Logan-A')).toBe('E0608');
  });
});
