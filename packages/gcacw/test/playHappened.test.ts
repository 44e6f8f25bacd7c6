/** What a night and a retreat have led to, in sentences: nights by numbers, retreats once at their beginning and at their end. */
import { storyOf } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { attack, type Board, bare, march, position, to } from './playing.ts';

const TAYLOR = '\n  Taylor  E1201  1';
const told = (board: Board): readonly string[] => storyOf(board.notes);

describe('12 a night is told by numbers', () => {
  /** Who has moved does not dig, so works rise only where a test says so. */
  const night = (union: string, diggers: readonly string[] = []): readonly string[] => {
    const board = position({ union, confederate: '  Tracy  E0906  5' });
    for (const { name } of board.field.pieces.units) board.set(name, { moved: !diggers.includes(name) });
    return told(board.play(bare('pass')).play(bare('pass')));
  };

  test('one unit', () => {
    expect(night('  Carr  E0606  8  fatigue 2, disorganized')).toEqual(['1 unit rests, 1 falls in again.']);
    expect(night('  Carr  E0606  8', ['Carr'])).toEqual(['1 improves its works.']);
  });

  test('several units; works that stay as they are are none', () => {
    const union = `
  Carr       E0606  8  fatigue 2, disorganized
  Osterhaus  E0608  8  fatigue 1, disorganized
  Lindsey    E0610  3  abatis`;
    expect(night(union)).toEqual(['2 units rest, 2 fall in again.']);
    expect(night(union, ['Lindsey', 'Tracy'])).toEqual([
      '2 units rest, 2 fall in again, 2 improve their works.',
    ]);
  });

  test('also one that comes at once, after a day on which nobody can act', () => {
    const board = position({ union: '  Carr  E0606  8', confederate: '  Tracy  E0906  5' });
    for (const name of ['Carr', 'Tracy']) board.set(name, { moved: true });
    board.play(bare('pass')).play(bare('pass'));
    for (const name of ['Carr', 'Tracy']) board.set(name, { released: false });
    const days: (readonly string[])[] = [];
    while (board.state.turn < 3) days.push(told(board.play(bare('done'))));
    expect(days).toEqual([
      ...[[], ['2 improve their works.', 'Turn 2 begins, 1 May, dry.']],
      ...[[], ['2 improve their works.', 'Turn 3 begins, 2 May, dry.']],
    ]);
  });

  test('nothing to tell, no sentence', () => {
    expect(night('  Carr  E0606  8')).toEqual([]);
  });
});

describe('15 a retreat', () => {
  /** 14 to 5 or less and prepared, 4 to 2: Dr at the least. */
  const beaten = (confederate: string, from: string, target: string): Board =>
    position({ union: `  Carr  ${from}  14`, confederate: confederate + TAYLOR })
      .play(march('Carr'), 6)
      .play(attack(target, 'prepared'), 4, 2);

  test('is told when it begins and when it ends, not at every hex', () => {
    const board = beaten('  Tracy  E0706  5', 'E0606', 'E0706');
    expect(told(board)).toContain('Tracy must retreat 2 to 4 hexes.');
    board.play(to('E0806'));
    expect([board.at, told(board)]).toEqual(['retreat', []]);
    board.play(to('E0906')).play(bare('halt'));
    expect(told(board)).toEqual(['Tracy halts at E0906.']);
  });

  test('of several they halt; the first hex of the map is one like any other', () => {
    const board = beaten('  Tracy  E0110  3\n  1 MO  E0110  2', 'E0109', 'E0110');
    board.play(to('E0111')).play(to('E0112')).play(bare('halt'));
    expect(board.unit('Tracy').hex).toBe(0);
    expect(told(board)).toEqual(['Tracy and 1 MO halt at E0112.']);
  });

  test('15.9a one of which nobody is left halts nowhere', () => {
    // Every hex round E0706 is in a Union zone: each costs a point.
    const board = position({
      union: '  Carr  E0606  8\n  Osterhaus  E0906  8\n  AJ Smith-A  E0704  8',
      confederate: `  Tracy  E0706  2${TAYLOR}`,
    });
    board.play(march('Carr'), 6).play(attack('E0706'), 1, 1);
    expect(board.unit('Tracy').manpower).toBe(1);
    board.play(to('E0805'));
    expect([board.hexOf('Tracy'), board.at]).toEqual(['-2', 'advance']);
    expect(told(board)).toEqual(['Tracy is lost.']);
  });
});
