/** Zones of control on the march (6.3, 6.4), what steps cost (2.9 to 2.12). */
import { describe, expect, test } from 'vitest';
import { attack, bare, groundWith, march, position, step, UNION } from './playing.ts';

/** Carr north of an enemy in E0706; E0606 and E0605 touch him, E0506 and E0505 do not. */
const CARR = '  Carr  E0506  8';
const CARR_CLOSE = '  Carr  E0606  8';
const TRACY = '  Tracy  E0706  5';
const WOODS = groundWith({ E0706: 'w' });
const LOESS = groundWith({ E0706: 'l' });

describe.each([
  ['woods', WOODS],
  ['loess', LOESS],
])('6.3.5 a restricted zone, over a %s hexside', (_, ground) => {
  test('does not stop a march and costs nothing to leave', () => {
    const board = position({ ground, union: CARR, confederate: TRACY }).play(march('Carr'), 6);
    board.play(step('E0606'));
    expect([board.at, board.mp]).toEqual(['march', 3]);
    expect(board.listed('step')).toContain('E0605');
    // From a restricted zone into another: no stop, no surcharge, no disorder.
    board.play(step('E0605'));
    expect([board.at, board.mp, board.unit('Carr').organized]).toEqual(['march', 0, true]);
  });

  test('6.4.6 lets nobody attack over it but a unit that began its march there', () => {
    const came = position({ ground, union: CARR, confederate: TRACY }).play(march('Carr'), 6);
    came.play(step('E0606'));
    expect(came.listed('attack')).toEqual([]);
    expect(came.refusal(attack('E0706', 'hasty'))).toMatchObject({
      code: 'woods-hexside',
      cite: '6.4.6, 6.4.6a',
    });
    const began = position({ ground, union: CARR_CLOSE, confederate: TRACY }).play(march('Carr'), 6);
    expect(began.listed('attack')).toContain('E0706 normal');
  });

  test('6.4.6 nor one that has left the hex and come back', () => {
    const road = `ways road\n  A road: E0606 E0506`;
    const board = position({
      ground: groundWith({ E0706: ground === WOODS ? 'w' : 'l' }, road),
      union: CARR_CLOSE,
      confederate: TRACY,
    }).play(march('Carr'), 6);
    board.play(step('E0506')).play(step('E0606'));
    expect([board.mp, board.listed('attack')]).toEqual([4, []]);
  });

  test('10.6 offers cavalry no retreat, unless the march began there', () => {
    const cavalry = '  Cosby  E0706  2';
    const came = position({ ground, union: CARR, confederate: cavalry }).play(march('Carr'), 6);
    came.play(step('E0606'));
    expect(came.at).toBe('march');
    const began = position({ ground, union: CARR_CLOSE, confederate: cavalry }).play(march('Carr'), 6);
    expect([began.at, began.side]).toEqual(['cavalry-offer', 'confederate']);
  });

  test('2.5 a way over the hexside makes it a full one', () => {
    const road = `ways road\n  A road: E0606 E0706`;
    const board = position({
      ground: groundWith({ E0706: ground === WOODS ? 'w' : 'l' }, road),
      union: CARR,
      confederate: TRACY,
    }).play(march('Carr'), 6);
    board.play(step('E0606'));
    expect([board.at, board.listed('attack').length]).toEqual(['contact', 3]);
  });
});

describe('6.4.1 a zone of control', () => {
  test('stops a march: attack, force march or end', () => {
    const board = position({ union: CARR, confederate: TRACY }).play(march('Carr'), 6).play(step('E0606'));
    expect(board.at).toBe('contact');
    expect(board.deeds).toEqual(['attack', 'force-march', 'end', 'end-refused']);
    // 3 MP are left: column of route, hasty and normal, not prepared.
    expect(board.listed('attack')).toEqual(['E0706 column-of-route', 'E0706 hasty', 'E0706 normal']);
    expect(board.refusal(step('E0605'))).toMatchObject({ code: 'contact', cite: '6.4.1' });
  });

  test('6.3.1 of a demoralized unit there is none', () => {
    const board = position({ union: CARR, confederate: '  Tracy  E0706  5  demoralized 1' });
    board.play(march('Carr'), 6).play(step('E0606'));
    expect([board.at, board.listed('attack').length]).toEqual(['march', 3]);
  });

  test('13.5 stops a demoralized unit too, which can but end', () => {
    const board = position({ union: '  Carr  E0506  8  demoralized 1', confederate: TRACY });
    board.play(march('Carr'), 6).play(step('E0606'));
    expect([board.at, board.deeds]).toEqual(['contact', ['force-march', 'end']]);
    expect(board.refusal(attack('E0706'))).toMatchObject({ code: 'demoralized', cite: '13.2a' });
  });

  test('6.3.3 does not reach over a river without a crossing, 6.3.2 nor into swamp without a way', () => {
    const river = groundWith({}, `edges minor-river\n  The river\n    E0606 SE\n    E0606 SW`);
    const board = position({ ground: river, union: CARR, confederate: TRACY });
    board.play(march('Carr'), 6).play(step('E0606'));
    expect([board.at, board.listed('attack')]).toEqual(['march', []]);
    expect(board.refusal(attack('E0706', 'hasty'))).toMatchObject({ code: 'closed-hexside', cite: '8.1a' });
    const swamp = position({ ground: groundWith({ E0706: 's' }), union: CARR, confederate: TRACY });
    swamp.play(march('Carr'), 6).play(step('E0606'));
    expect([swamp.at, swamp.listed('attack')]).toEqual(['march', []]);
  });
});

describe('6.4.3 who begins in a zone of control', () => {
  test('may leave it for one point more; the surcharge is paid wherever the step leads', () => {
    const board = position({ union: CARR_CLOSE, confederate: TRACY }).play(march('Carr'), 5);
    expect(board.at).toBe('march');
    board.play(step('E0506'));
    expect([board.at, board.mp]).toEqual(['march', 1]);
  });

  test('cavalry pays two', () => {
    const board = position({ union: '  Bussey  E0606  3', confederate: TRACY }).play(march('Bussey'), 6, 2);
    board.play(step('E0506'));
    expect(board.mp).toBe(8 - 3 - 2);
  });

  test('6.4.4 may go straight into another, but the march is over, and without a way it falls into disorder', () => {
    const board = position({ union: CARR_CLOSE, confederate: TRACY }).play(march('Carr'), 6);
    board.play(step('E0605'), ...UNION);
    expect([board.at, board.hexOf('Carr'), board.unit('Carr').organized]).toEqual([
      'choose-action',
      'E0605',
      false,
    ]);
  });

  test('6.4.4 along a way it keeps its order; its march is over all the same', () => {
    const ground = groundWith({}, `ways road\n  A road: E0606 E0605 E0604`);
    const board = position({ ground, union: CARR_CLOSE, confederate: TRACY }).play(march('Carr'), 6);
    board.play(step('E0605'), ...UNION);
    expect([board.at, board.hexOf('Carr'), board.unit('Carr').organized]).toEqual([
      'choose-action',
      'E0605',
      true,
    ]);
  });

  test('6.4.7 a restricted zone on one side is no zone in this rule', () => {
    const ground = groundWith({ E0605: 'w' });
    const board = position({ ground, union: CARR_CLOSE, confederate: TRACY }).play(march('Carr'), 6);
    // Woods 4 and the surcharge of the full zone that is left.
    board.play(step('E0605'));
    expect([board.at, board.mp, board.unit('Carr').organized]).toEqual(['march', 1, true]);
  });
});

describe('2.12 the minimum move', () => {
  const ground = groundWith({ E0606: 'w' });

  test('one hex, whatever it costs; then nothing is left but a force march', () => {
    const board = position({ ground, union: CARR }).play(march('Carr'), 1);
    expect(board.listed('step')).toHaveLength(6);
    board.play(step('E0606'));
    expect([board.mp, board.deeds]).toEqual([0, ['force-march', 'end', 'end-refused']]);
  });

  test('only as the first thing that the unit does', () => {
    const board = position({ ground, union: CARR }).play(march('Carr'), 4).play(step('E0505'));
    expect([board.mp, board.listed('step')]).toEqual([1, []]);
    expect(board.refusal(step('E0506'))).toMatchObject({ code: 'too-dear', cite: '6.1' });
    const forced = position({ ground, union: CARR }).play(march('Carr'), 1).play(bare('force-march'), 1);
    expect([forced.mp, forced.listed('step').includes('E0606')]).toEqual([3, false]);
  });

  test('house rule minimumMove none', () => {
    const board = position({ ground, union: CARR, houseRules: { minimumMove: 'none' } });
    board.play(march('Carr'), 2);
    expect(board.listed('step')).toEqual([]);
    expect(board.reach(board.table.active[0]!)).toEqual([]);
  });
});

describe('2.10 a friendly-occupied hex', () => {
  const into = (there: string, terrain = '.', who = '  Carr  E0506  8', dice: number[] = [6]) => {
    const name = who.includes('Carr') ? 'Carr' : 'Bussey';
    const union = `${who}\n${there}`;
    const board = position({ ground: groundWith({ E0606: terrain }), union }).play(march(name), ...dice);
    const before = board.mp;
    return before - board.play(step('E0606')).mp;
  };

  test.each([
    ['Combat Value under 3', '  Lindsey  E0606  2', '.', 3],
    ['3 to 11', '  Lindsey  E0606  3', '.', 4],
    ['a disorganized 4 counts 2', '  Lindsey  E0606  4  disorganized', '.', 3],
    ['a fraction is rounded up: 2 and ½', '  Lindsey  E0606  2\n  49-69 IN  E0606  1  disorganized', '.', 4],
    ['over 11', '  Lindsey  E0606  12', '.', 5],
    ['cavalry causes none', '  2 IL  E0606  5', '.', 3],
    ['over 11 in hills', '  Lindsey  E0606  12', 'h', 6],
  ])('%s', (_, there, terrain, cost) => {
    expect(into(there, terrain)).toBe(cost);
  });

  test('in woods and loess it is 3 and 4: too dear for a second step', () => {
    for (const terrain of ['w', 'l']) {
      const ground = groundWith({ E0606: terrain });
      const board = position({ ground, union: `${CARR}\n  Lindsey  E0606  3` }).play(march('Carr'), 6);
      const { text } = board.tell(step('E0606'));
      expect(text).toContain('all MP');
      board.play(step('E0507')).play(bare('force-march'), 6);
      expect(board.mp).toBe(8);
      board.play(step('E0606'));
      expect(board.mp).toBe(8 - 4 - 3);
    }
  });

  test('cavalry pays none', () => {
    expect(into('  Lindsey  E0606  12', '.', '  Bussey  E0506  3', [4, 4])).toBe(3);
  });
});
