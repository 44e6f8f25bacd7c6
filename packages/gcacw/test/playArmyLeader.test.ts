/** 14.7 the army leader whom a grand assault needs, and the leader before whom the defender retreats. */
import { describe, expect, test } from 'vitest';
import { add, assault, bare, groundWith, position } from './playing.ts';

describe('14.7c a grand assault by the leader of the own army', () => {
  /** Bowen is Pemberton's, Walker Johnston's. */
  const near = (leaders: string) => {
    const confederate = `
  Bowen     E0606  -
  Green-A   E0606  8
${leaders}
  Walker    E0607  -
  Wilson    E0607  3
  Tracy     E0705  5
  Barton    E0607  3`;
    const houseRules = { grandAssaultLeader: 'own-army' };
    const board = position({
      ...{ union: '  Carr  E0706  8', confederate },
      ...{ side: 'confederate' as const, houseRules },
    });
    board.play(assault('Bowen', 'E0706')).play(add('Green-A'));
    return 'armyCommand' in (board.tell(bare('declare')).asks!.input as object);
  };

  test.each([
    ['his own', '  Pemberton  E0607  -', true],
    ["another army's", '  Johnston  E0607  -', false],
    ['both', '  Johnston  E0607  -\n  Pemberton  E0607  -', true],
    ['his own, but held', '  Pemberton  E0607  -  held until turn 3', false],
  ])('%s in radius', (_, leaders, grand) => {
    expect(near(leaders)).toBe(grand);
  });
});

test('15.9a the defender retreats before him who began it, from wherever the ground was worst', () => {
  const union = `
  Grant       E0604  -
  Lindsey     E0604  3
  McClernand  E0606  -
  Carr        E0606  8
  McPherson   E0705  -
  Crocker     E0705  8`;
  const board = position({
    ...{ union, confederate: '  Tracy  E0706  8\n  Taylor  E1201  1' },
    ground: groundWith({}, 'edges creek\n  The creek\n    E0706 E'),
  });
  board.play(assault('McClernand', 'E0706')).play(add('Carr')).play(bare('declare'), 1);
  board.play(add('Crocker')).play(bare('roll'), 1, 3, 3);
  expect(board.idOf(board.fought.from)).toBe('E0705');
  expect(board.idOf(board.retreat.before)).toBe('E0606');
});
