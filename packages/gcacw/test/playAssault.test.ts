/** Assaults (14): the command die, who takes part, the grand assault, advances. */
import { describe, expect, test } from 'vitest';
import {
  add,
  advance,
  assault,
  bare,
  CONFEDERATE,
  goBack,
  groundWith,
  lose,
  march,
  noted,
  pick,
  position,
  send,
  UNION,
} from './playing.ts';

const TAYLOR = '\n  Taylor  E1201  1';
/** McClernand has Command Value 4 and Tactical Value 3. */
const XIII = `
  McClernand  E0606  -
  Carr        E0606  8
  Osterhaus   E0606  8
  Hovey-A     E0606  8
  Logan-A     E0606  8`;
const TRACY = `  Tracy  E0706  8${TAYLOR}`;
const named = (units: readonly string[], changes: Parameters<typeof position>[0] = {}) => {
  const board = position({ union: XIII, confederate: TRACY, ...changes }).play(
    assault('McClernand', 'E0706'),
  );
  for (const unit of units) board.play(add(unit));
  return board;
};

describe('14.1, 14.9 who takes part', () => {
  test('units of his command in his hex, released, undemoralized, at level 3 or less', () => {
    const union = `
  McClernand  E0606  -
  Carr        E0606  8
  Osterhaus   E0606  8  fatigue 4
  Hovey-A     E0606  8  demoralized 1
  AJ Smith-A  E0606  8  held until adjacent
  Lindsey     E0607  3
  Logan-A     E0606  8`;
    const board = named([], { union });
    expect(board.legal).toEqual([add('Carr')]);
    expect(board.refusal(add('Osterhaus'))).toMatchObject({ code: 'fatigue-4', cite: '5.1' });
    expect(board.refusal(add('Hovey-A'))).toMatchObject({ code: 'demoralized', cite: '13.2a' });
    expect(board.refusal(add('AJ Smith-A'))).toMatchObject({ code: 'not-released', cite: '16.6' });
    for (const other of ['Lindsey', 'Logan-A'])
      expect(board.refusal(add(other))).toMatchObject({ code: 'not-his', cite: '14.1' });
    expect(board.refusal(bare('declare')).text).toContain('Carr is to take part');
  });

  test('an army leader begins none; nobody does without a unit that could', () => {
    const union =
      '  Grant  E0606  -\n  McClernand  E0606  -\n  Carr  E0606  8  fatigue 4\n  Logan-A  E0606  8';
    const board = position({ union, confederate: TRACY });
    expect(board.listed('assault')).toEqual([]);
    expect(board.refusal(assault('Grant', 'E0706'))).toMatchObject({ code: 'army-leader', cite: '14.1' });
    expect(board.refusal(assault('McClernand', 'E0706'))).toMatchObject({ code: 'nobody', cite: '14.1' });
  });

  test('14.6 woods may be assaulted over, a river without a crossing not', () => {
    const woods = position({ ground: groundWith({ E0706: 'w' }), union: XIII, confederate: TRACY });
    expect(woods.listed('assault')).toEqual(['McClernand E0706']);
    const river = groundWith({}, 'edges minor-river\n  The river\n    E0606 SE');
    expect(position({ ground: river, union: XIII, confederate: TRACY }).listed('assault')).toEqual([]);
  });
});

describe('14.2 the command die', () => {
  test('Command Value 4 less 4: it fails, nobody tires, and he may not try again this turn', () => {
    const board = named(['Carr', 'Osterhaus']).play(bare('declare'), 4, ...UNION);
    expect([board.at, board.leader('McClernand').spent]).toEqual(['choose-action', true]);
    expect(['Carr', 'Osterhaus'].map((name) => board.unit(name).fatigue)).toEqual([0, 0]);
    expect(board.listed('assault')).toEqual([]);
    expect(board.refusal(assault('McClernand', 'E0706'))).toMatchObject({ code: 'spent', cite: '14.9' });
    expect(board.listed('activate')).toContain('McClernand');
  });

  test('house rule failedAssault again', () => {
    const board = named(['Carr'], { houseRules: { failedAssault: 'again' } }).play(
      bare('declare'),
      4,
      ...UNION,
    );
    expect(board.listed('assault')).toEqual(['McClernand E0706']);
  });

  test('14.3 a target in loess makes it worse by 1', () => {
    const ground = groundWith({ E0706: 'l' });
    const board = named(['Carr', 'Osterhaus'], { ground }).play(bare('declare'), 3, ...UNION);
    expect([board.at, board.leader('McClernand').spent]).toEqual(['choose-action', true]);
  });

  test('4 less 2: the owner picks two of three; 14.4 only they gain a level, without a roll', () => {
    const board = named(['Carr', 'Osterhaus', 'Hovey-A']).play(bare('declare'), 2);
    expect([board.at, board.legal]).toEqual([
      'assault-pick',
      [pick('Carr'), pick('Osterhaus'), pick('Hovey-A')],
    ]);
    board.play(pick('Carr'));
    expect(board.deeds).toEqual(['pick', 'done']);
    // 16 against 8 is 2-1: +1; McClernand 3 to 2: +1; assault +1; guns 4 to 1, +3: 0. Dice 1 to 6: -2.
    board.play(pick('Osterhaus'), 1, 6);
    expect([board.fought.attackerResult, board.fought.defenderResult]).toEqual(['2D', 'f']);
    // The loss of two in a stack of two is no choice but one: a point each.
    expect(board.at).toBe('loss-attacker');
    board.play(lose('Carr'));
    expect(['Carr', 'Osterhaus', 'Hovey-A'].map((name) => board.unit(name).manpower)).toEqual([7, 7, 8]);
    expect(['Carr', 'Osterhaus', 'Hovey-A'].map((name) => board.unit(name).fatigue)).toEqual([4, 4, 0]);
  });

  test('4 less 1: all three attack at once', () => {
    const board = named(['Carr', 'Osterhaus', 'Hovey-A']).play(bare('declare'), 1, 3, 3);
    expect(board.fought.attackers).toHaveLength(3);
    expect(noted(board, 'Assault action')).toBe(1);
    expect(noted(board, 'Tactical modifier')).toBe(1);
  });

  test('14.9 at least one must attack after a success', () => {
    const board = named(['Carr', 'Osterhaus']).play(bare('declare'), 3);
    expect([board.at, board.deeds]).toEqual(['assault-pick', ['pick']]);
  });

  test('9.5 the leader who began it lends his value, also where his units have a higher one', () => {
    const board = position({
      side: 'confederate',
      union: '  Lindsey  E0706  5\n  Marine  E0112  1',
      confederate: '  Smith  E0606  -\n  Baldwin  E0606  8\n  Vaughn  E0606  3',
    }).play(assault('Smith', 'E0706'));
    board.play(add('Vaughn')).play(bare('declare'), 1, 3, 3);
    // Smith 2 against Lindsey 1; Vaughn himself has 1.
    expect(noted(board, 'Tactical modifier')).toBe(1);
  });
});

describe('14.8 after an assault', () => {
  /** 24 against 8 is 3-1: +2; leader +1, assault +1, guns 8 against 1: +1. Dice 5 to 1: 9. */
  const won = () => named(['Carr', 'Osterhaus', 'Hovey-A']).play(bare('declare'), 1, 5, 1);

  test('each participant may advance by itself, the leader with one of them; then the action ends', () => {
    const board = won();
    expect([board.fought.attackerResult, board.fought.defenderResult]).toEqual(['a', '4DR*']);
    goBack(board, 4);
    expect(board.legal).toEqual([advance('Carr'), advance('Osterhaus'), advance('Hovey-A'), bare('done')]);
    board.play(advance('Osterhaus'));
    expect(board.legal).toEqual([advance('Carr'), advance('Hovey-A'), send('McClernand'), bare('done')]);
    board
      .play(send('McClernand'))
      .play(advance('Carr'))
      .play(bare('done'), ...UNION);
    expect([board.hexOf('Carr'), board.hexOf('Osterhaus'), board.hexOf('Hovey-A')]).toEqual([
      'E0706',
      'E0706',
      'E0606',
    ]);
    expect([board.leaderAt('McClernand'), board.at]).toEqual(['E0706', 'choose-action']);
  });

  test('the same leader may assault again as often as fatigue allows', () => {
    const board = named(['Carr']).play(bare('declare'), 1, 1, 6);
    board.play(bare('hold'), ...UNION);
    expect(board.unit('Carr').fatigue).toBe(4);
    expect(board.listed('assault')).toEqual(['McClernand E0706']);
    board.play(assault('McClernand', 'E0706'));
    expect(board.listed('add')).toEqual(['Osterhaus', 'Hovey-A']);
  });
});

describe('14.7 a grand assault', () => {
  const union = `
  Grant       E0604  -
  Lindsey     E0604  3
  McClernand  E0606  -
  Carr        E0606  8
  Osterhaus   E0606  8
  Logan-A     E0606  8
  McPherson   E0705  -
  Crocker     E0705  8
  Dennis      E0705  4  fatigue 4
  Ransom      E0705  4  demoralized 1
  Blair-A     E0806  8`;
  const grand = () => named(['Carr'], { union }).play(bare('declare'), 1);

  test('others next to the target may join, of any command and from any hex; the army leader is in radius', () => {
    const board = grand();
    expect([board.at, board.side]).toEqual(['grand-names', 'union']);
    expect([...board.listed('add')].sort()).toEqual(['Blair-A', 'Crocker', 'Logan-A', 'Osterhaus']);
    expect(board.deeds).toEqual(['add', 'decline']);
  });

  test('no army leader in radius, no grand assault', () => {
    const board = named(['Carr'], { union: union.replace(/E0604/g, 'E0601') }).play(bare('declare'), 1, 3, 3);
    expect(board.fought.attackers).toHaveLength(1);
  });

  test("Grant's 5 less 3: two of three join, each gains a level; ratio and flank are one for all", () => {
    const board = grand()
      .play(add('Crocker'))
      .play(add('Blair-A'))
      .play(add('Logan-A'))
      .play(bare('roll'), 3);
    expect([board.at, board.deeds]).toEqual(['grand-pick', ['pick', 'done']]);
    // Nine guns against one in the clear: a die of their own, +2 if it is even.
    board.play(pick('Crocker')).play(pick('Blair-A'), 2, 3, 3);
    expect(noted(board, 'Artillery modifier')).toBe(2);
    expect(board.fought.attackers).toHaveLength(3);
    // 24 to 8 is 3-1.
    expect(noted(board, 'Ratio modifier')).toBe(2);
    expect(noted(board, 'Tactical modifier')).toBe(1);
    const tired = (name: string) => board.unit(name).fatigue > 0;
    expect(['Carr', 'Crocker', 'Blair-A', 'Logan-A', 'Osterhaus'].map(tired)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('its failure leaves the assault standing', () => {
    const board = grand().play(add('Crocker')).play(bare('roll'), 5, 3, 3);
    expect(board.fought.attackers).toHaveLength(1);
    expect(board.unit('Crocker').fatigue).toBe(0);
  });

  test('22.6 who was named and not picked may join with the others', () => {
    const board = named(['Carr', 'Osterhaus'], { union }).play(bare('declare'), 3).play(pick('Carr'));
    expect([board.at, board.listed('add').includes('Osterhaus')]).toEqual(['grand-names', true]);
  });

  test('it may be declined, also after units were named', () => {
    const board = grand().play(add('Crocker'));
    expect(board.deeds).toContain('decline');
    board.play(bare('decline'), 3, 3);
    expect(board.fought.attackers).toHaveLength(1);
  });

  test('15.5 the defender retreats from the leader who began it', () => {
    // 3-1 +2, leader +1, assault +1, guns +1, six hexes covered +4: 9, and 1 to 6 is 4.
    const board = grand().play(add('Crocker')).play(add('Blair-A')).play(bare('roll'), 1, 1, 1, 6);
    expect([board.fought.attackerResult, board.fought.defenderResult]).toEqual(['1fa', '1DR']);
    board.play(lose('Carr'));
    expect([board.at, board.idOf(board.retreat.before)]).toEqual(['retreat', 'E0606']);
  });

  test('9.9 over several hexsides the worst ground counts from which half the Combat Value comes', () => {
    const ground = groundWith({}, 'edges creek\n  The creek\n    E0706 E');
    const half = named(['Carr'], { ground, union }).play(bare('declare'), 1).play(add('Crocker'));
    half.play(bare('roll'), 1, 3, 3);
    expect(noted(half, 'Defending across a creek')).toBe(1);
    const third = named(['Carr'], { ground, union }).play(bare('declare'), 1);
    third.play(add('Crocker')).play(add('Blair-A')).play(bare('roll'), 1, 1, 3, 3);
    expect(noted(third, 'Defending across a creek')).toBeUndefined();
  });
});

test('4.3 after an assault both roll for the next phase', () => {
  const board = named(['Carr'])
    .play(bare('declare'), 1, 1, 6)
    .play(bare('hold'), ...CONFEDERATE);
  expect([board.at, board.side]).toEqual(['choose-action', 'confederate']);
  expect(board.play(march('Tracy'), 1).mp).toBe(2);
});

test('8.4.7, 15.9a all attackers lost: the defender goes from the hex that the assault came from; the leader after him', () => {
  const union = '  McClernand  E0606  -\n  Carr  E0606  1\n  Osterhaus  E0610  8';
  // 1 to 8 is 1-8: -7, leader +1, assault +1, guns -1; 1 to 6: 3D against nothing.
  const board = named(['Carr'], { union }).play(bare('declare'), 1, 1, 6);
  expect([board.hexOf('Carr'), board.at]).toEqual(['-2', 'fall-back']);
  board.play(bare('retreat'));
  expect(board.idOf(board.retreat.before)).toBe('E0606');
  goBack(board, 2, ...UNION);
  expect(board.leaderAt('McClernand')).toBe('E0610');
});
