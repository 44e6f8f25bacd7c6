/** What the table shows beside the counters: the end of a game, aims, shades, who is concerned, how far one could go. */
import { describe, expect, test } from 'vitest';
import { activate, add, type Board, bare, march, passOn, position, step } from './playing.ts';

const counter = (board: Board, name: string): string =>
  board.table.pieces.find(({ record }) => record['name'] === name)!.id;
const resultOf = (board: Board) => board.rules.result(board.state);

describe('16.7 the end of a game', () => {
  const oneTurn = (changes: Parameters<typeof position>[0]) =>
    position({ turns: 1, scoring: '  E0303  4  union\n  E0305  6  confederate', ...changes });

  test('is said, and who has won by how much', () => {
    const board = oneTurn({ union: '  Carr  E0303  8\n  Lindsey  E0305  3' });
    expect(resultOf(board).over).toBe(false);
    passOn(board);
    expect([board.at, board.table.prompt, board.table.over]).toEqual([
      'game-over',
      'The game is over.',
      true,
    ]);
    const points = { union: 4, confederate: 0 };
    expect(resultOf(board)).toEqual({
      over: true,
      points,
      margin: 4,
      winner: 'union',
      level: 'Union marginal',
    });
  });

  test('at par the Union has won, below it the Confederates', () => {
    const held = { union: '  Carr  E0303  8', confederate: '  Tracy  E0305  5' };
    expect(resultOf(oneTurn({ ...held, par: -2 }))).toMatchObject({ margin: 0, winner: 'union' });
    const below = { margin: -1, winner: 'confederate', level: 'Confederate marginal' };
    expect(resultOf(oneTurn({ ...held, par: -1 }))).toMatchObject(below);
  });

  test('without a par nobody wins by points, and no points are aimed at', () => {
    const board = oneTurn({ par: null, step: null });
    expect(resultOf(board)).toMatchObject({ winner: null, level: '' });
    expect(board.table.aims).toEqual([]);
  });
});

describe('whose turn it is', () => {
  test('only the side that decides is offered plans', () => {
    const board = position({ union: '  Carr  E0606  8' });
    const plansOf = (seat: string | null) => board.rules.plans!(board.rules.view(board.state, seat));
    expect(plansOf('union').length).toBeGreaterThan(0);
    expect([plansOf('confederate'), plansOf(null)]).toEqual([[], []]);
  });
});

describe('an activation', () => {
  /** McClernand stands with Hovey-A; the die is 1, and 1 for the Union: 2 MP, less than a hex of clear ground costs. */
  const under = () =>
    position({
      union: `
  McClernand  E0606  -
  Hovey-A     E0606  8
  Carr        E0607  8
  Osterhaus   E0609  8`,
    })
      .play(activate('McClernand'))
      .play(add('Carr'))
      .play(add('Osterhaus'))
      .play(bare('roll'), 1)
      .play(march('Carr'));

  test('concerns the unit that marches and the leader who sent it, though he stays behind', () => {
    const board = under();
    expect([board.march.along, board.table.active]).toEqual([
      [],
      [counter(board, 'Carr'), counter(board, 'McClernand')],
    ]);
  });

  test('2.12 who has marched has no minimum move left, who is still to march has', () => {
    const board = under().play(step('E0507'));
    expect([board.at, board.reach(counter(board, 'Carr'))]).toEqual(['march', []]);
    const reached = board.reach(counter(board, 'Osterhaus'));
    expect(reached.map(({ only }) => only)).toEqual([true, true, true, true, true, true]);
  });
});

describe('shades', () => {
  const shaded = (board: Board, id: string, name: string) =>
    board.rules.overlay!(board.rules.view(board.state, null), id, counter(board, name));

  test('7.2 the first hex of the map is a place to command from; a leader who is not there yet commands nothing', () => {
    const board = position({
      union:
        '  McClernand  E0112  -\n  Carr  E0112  8\n  McPherson  E0101  -  arrives turn 3\n  Logan-A  E0101  8  arrives turn 3',
    });
    expect(board.leader('McClernand').hex).toBe(0);
    expect(shaded(board, 'command', 'McClernand').map(({ cell }) => board.idOf(cell))).toContain('E0111');
    expect([board.leader('McPherson').hex, shaded(board, 'command', 'McPherson')]).toEqual([-1, []]);
  });

  test('nobody knows any but zones and command', () => {
    const board = position({ union: '  Carr  E0606  8' });
    expect(board.rules.overlays!.map(({ id }) => id)).toEqual(['zones', 'command']);
    expect(shaded(board, 'supply', 'Carr')).toEqual([]);
  });
});

describe('what is allowed instead', () => {
  test.each([
    ['E0112', 'E0106'],
    ['E0101', 'E0104'],
  ])('of a step to %s: the step that comes nearest to it, to %s', (wanted, nearest) => {
    const board = position({ union: '  Carr  E0105  8' }).play(march('Carr'), 6);
    expect(board.refusal(step(wanted)).text).toContain(`Allowed: Carr to ${nearest}: 3 MP.`);
  });
});

describe('books that do not close', () => {
  const faults = (change: Parameters<Board['set']>[1]) => {
    const board = position({ union: '  Carr  E0606  8' }).set('Carr', change);
    return board.rules.audit(board.state);
  };

  test('say what is wrong', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ hex: -2 })).toEqual(['Carr is gone with manpower 8']);
    expect(faults({ fatigue: -1 as never })).toEqual(['Carr has fatigue -1']);
    expect(faults({ fatigue: 5 as never })).toEqual(['Carr has fatigue 5']);
    expect(faults({ manpower: 7 })).toEqual(['union: 8 at the start, 7 in the books']);
  });
});
