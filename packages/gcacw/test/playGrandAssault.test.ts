/** An assault and a grand assault in words (14.2, 14.7): what each option says, what the dice come to, which odds are asked. */
import { storyOf } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../src/play/state/action.ts';
import { add, advance, assault, type Board, bare, goBack, groundWith, pick, position } from './playing.ts';

const TAYLOR = '\n  Taylor  E1201  1';
/** Grant has Command Value 5, McClernand 4. Crocker and Blair-A stand beside the target, each in a hex of its own. */
const UNION = `
  Grant       E0604  -
  Lindsey     E0604  3
  McClernand  E0606  -
  Carr        E0606  8
  Osterhaus   E0606  8
  Hovey-A     E0606  8
  Crocker     E0705  8
  Blair-A     E0806  8`;
const declared = (
  units: readonly string[],
  die: number,
  changes: Parameters<typeof position>[0] = {},
): Board => {
  const board = position({ union: UNION, confederate: `  Tracy  E0706  8${TAYLOR}`, ...changes });
  board.play(assault('McClernand', 'E0706'));
  for (const unit of units) board.play(add(unit));
  return board.play(bare('declare'), die);
};
const grand = (joining: readonly string[], changes: Parameters<typeof position>[0] = {}): Board => {
  const board = declared(['Carr', 'Osterhaus'], 1, changes);
  for (const unit of joining) board.play(add(unit));
  return board;
};
const told = (board: Board): string => storyOf(board.notes).join(' ');
const words = (board: Board, action: Action) => {
  const { group, cite, text, rolls, ticks = false, ends = false } = board.tell(action);
  return [
    group,
    cite,
    text,
    ...Object.entries({ rolls, ticks, ends }).flatMap(([flag, is]) => (is ? [flag] : [])),
  ];
};
const oddsOf = (board: Board, deed: 'declare' | 'roll' | 'decline') => board.tell(bare(deed)).asks;
const namesIn = (records: unknown) =>
  (records as readonly { readonly name: string }[]).map(({ name }) => name);

describe('what each option says', () => {
  test('14.2 picking who takes part', () => {
    const board = declared(['Carr', 'Osterhaus', 'Hovey-A'], 2);
    expect(words(board, pick('Carr'))).toEqual(['Pick who takes part', '14.2', 'Carr takes part', 'ticks']);
    board.play(pick('Carr'));
    expect(words(board, bare('done'))).toEqual(['Done', '14.2', 'Nobody else takes part', 'ends']);
  });

  test('14.7, 14.9a naming for a grand assault, rolling and declining', () => {
    const board = grand(['Crocker']);
    expect(words(board, add('Blair-A'))).toEqual([
      ...['Name for the grand assault', '14.9a', 'Blair-A is to join', 'ticks'],
    ]);
    expect(words(board, bare('roll'))).toEqual([
      'Grand assault',
      '14.7a',
      'Roll for those who join',
      'rolls',
    ]);
    expect(words(board, bare('decline'))).toEqual([
      ...['Grand assault', '14.7', 'No grand assault: the assault goes in as it is', 'rolls', 'ends'],
    ]);
  });

  test('14.9a picking who joins', () => {
    const board = grand(['Crocker', 'Blair-A']).play(bare('roll'), 4);
    expect(words(board, pick('Crocker'))).toEqual(['Pick who joins', '14.9a', 'Crocker joins', 'ticks']);
    expect(words(board, bare('done'))).toEqual(['Done', '14.9a', 'Nobody else joins', 'ends']);
  });

  test('10.7 following cavalry that has withdrawn', () => {
    const board = position({ union: UNION, confederate: `  Cosby  E0706  2${TAYLOR}` });
    board
      .play(assault('McClernand', 'E0706'))
      .play(add('Carr'))
      .play(bare('declare'))
      .play(bare('withdraw'), 3);
    goBack(board, 4);
    expect(words(board, advance('Carr'))).toEqual(['Advance', '10.7', 'Carr advances']);
    expect(board.idOf(board.tell(advance('Carr')).cell!)).toBe('E0706');
    expect(words(board, bare('done'))).toEqual(['Done', '10.7', 'Nobody else follows', 'ends']);
  });
});

describe('14.7a what the die of a grand assault comes to', () => {
  test('the Command Value itself: nobody joins, the assault goes in as it is', () => {
    const board = grand(['Crocker']).play(bare('roll'), 5, 3, 3);
    expect(told(board)).toContain('Grand assault: 5 − 5, so nobody joins.');
    expect(board.fought.attackers).toHaveLength(2);
  });

  test('less, by as many as are named: all join', () => {
    const board = grand(['Crocker']).play(bare('roll'), 4, 3, 3);
    expect(told(board)).toContain('Grand assault: 5 − 4, so all join.');
    expect(board.fought.attackers).toHaveLength(3);
  });

  test('enough for some: the owner picks; loess makes it worse', () => {
    const board = grand(['Crocker', 'Blair-A']).play(bare('roll'), 4);
    expect(told(board)).toContain('Grand assault: 5 − 4, so 1 of 2 may join.');
    expect(board.at).toBe('grand-pick');
    const loess = declared(['Carr', 'Osterhaus'], 1, { ground: groundWith({ E0706: 'l' }) });
    loess.play(add('Crocker')).play(add('Blair-A')).play(bare('roll'), 3);
    expect(told(loess)).toContain('Grand assault: 5 − (3 + 1 for loess), so 1 of 2 may join.');
  });

  test('house rule grandAssaultNumber all: no die, all who are named join', () => {
    const board = grand(['Crocker'], { houseRules: { grandAssaultNumber: 'all' } }).play(bare('roll'), 3, 3);
    expect(board.fought.attackers).toHaveLength(3);
  });
});

describe('the odds that are asked', () => {
  test('before the command die: those who are named, and the readings that bear on an assault', () => {
    const board = position({
      union: UNION,
      confederate: `  Tracy  E0706  8${TAYLOR}`,
      houseRules: { grandAssaultNumber: 'all' },
    });
    board.play(assault('McClernand', 'E0706')).play(add('Carr'));
    const { question, input } = oddsOf(board, 'declare')!;
    expect([question, namesIn(input['attackers'])]).toEqual(['gcacw/assault', ['Carr']]);
    expect(input).toMatchObject({
      ...{ commandValue: 4, armyCommand: 5, attackerLeader: 3 },
      houseRules: { grandAssaultNumber: 'all' },
    });
  });

  test('rolling: with those who join, each with a hex of its own; declining: without them', () => {
    const board = grand(['Crocker']);
    const { question, input } = oddsOf(board, 'roll')!;
    expect([question, input['mustered'], input['armyCommand']]).toEqual(['gcacw/assault', true, 5]);
    expect(namesIn(input['attackers'])).toEqual(['Carr', 'Osterhaus']);
    expect(namesIn(input['joiners'])).toEqual(['Crocker']);
    expect(oddsOf(board, 'decline')!.input).not.toHaveProperty('joiners');
  });

  test('9.9c none where those who join might bring the attack on to other ground', () => {
    const ground = groundWith({}, 'edges creek\n  The creek\n    E0706 E');
    const alone = declared(['Carr'], 1, { ground }).play(add('Crocker'));
    expect([oddsOf(alone, 'roll'), oddsOf(alone, 'decline')?.question]).toEqual([undefined, 'gcacw/assault']);
    // Crocker is less than half beside two.
    expect(oddsOf(grand(['Crocker'], { ground }), 'roll')?.question).toBe('gcacw/assault');
  });
});
