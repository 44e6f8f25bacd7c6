/** What is told of an action before it is taken, and of what came of it: headings, words, odds, rules. */
import { describe, expect, test } from 'vitest';
import {
  activate,
  add,
  advance,
  attack,
  bare,
  goBack,
  groundWith,
  lose,
  march,
  noted,
  position,
  send,
  to,
} from './playing.ts';

const TAYLOR = '\n  Taylor  E1201  1';

describe('of a march', () => {
  test('5.5 the allowance that was rolled', () => {
    const board = position({ union: '  Carr  E0606  8' }).play(march('Carr'), 4);
    expect(noted(board, 'Movement Allowance rolled')).toBe('4 MP');
  });

  test('6.5 within an activation its odds are asked by the readings of the Extended March Table', () => {
    const board = position({
      union: '  McClernand  E0606  -\n  Carr  E0606  8',
      houseRules: { mountedInfantryExtendedMarch: 'as-cavalry', railInBasic: 'on' },
    });
    board.play(activate('McClernand')).play(add('Carr')).play(bare('roll'), 4);
    expect(board.tell(march('Carr')).asks).toMatchObject({
      question: 'gcacw/extended-march',
      input: { name: 'Carr', side: 'union', houseRules: { mountedInfantryExtendedMarch: 'as-cavalry' } },
    });
  });

  test('6.6 a force march is asked by the readings that bear on it', () => {
    const board = position({
      union: '  Carr  E0606  8',
      houseRules: { wagonMoves: 'as-cavalry', railInBasic: 'on' },
    }).play(march('Carr'), 4);
    const { question, input } = board.tell(bare('force-march')).asks!;
    expect(question).toBe('gcacw/force-march');
    expect(input).toMatchObject({ name: 'Carr', side: 'union' });
    expect((input as { houseRules: object }).houseRules).toEqual({ wagonMoves: 'as-cavalry' });
  });
});

describe('of an attack', () => {
  test('8.6b whose point is lost', () => {
    const confederate = `  Tracy  E0706  3\n  Green-A  E0706  3\n  Baldwin  E0706  1${TAYLOR}`;
    const board = position({ union: '  Carr  E0606  21', confederate }).play(march('Carr'), 6);
    board.play(attack('E0706'), 6, 1);
    expect(board.tell(lose('Tracy'))).toMatchObject({
      ...{ group: 'Losses', cite: '8.6b', text: 'Tracy loses a point' },
    });
  });

  test('15.10 which leader goes with the unit that advanced, and where to', () => {
    const union = '  Carr  E0606  14\n  McClernand  E0606  -\n  Osterhaus  E0606  1';
    const board = position({ union, confederate: `  Tracy  E0706  2${TAYLOR}` }).play(march('Carr'), 6);
    goBack(board.play(attack('E0706'), 1, 2), 4).play(advance('Carr'));
    expect(board.tell(send('McClernand'))).toMatchObject({
      ...{ group: 'Advance', cite: '15.10', text: 'McClernand goes with it' },
      cell: board.unit('Carr').hex,
    });
  });
});

describe('of a retreat', () => {
  /** Tracy, 2 against Carr's 14, has to leave E0706. */
  const beaten = (more: string) =>
    position({
      ground: groundWith({}, more),
      ...{ union: '  Carr  E0606  14', confederate: `  Tracy  E0706  2${TAYLOR}` },
    }).play(march('Carr'), 6);

  test('15.7 that a hex overrides the priorities', () => {
    const trap = `edges minor-river
  The river
    E0806 E
    E0806 SE
    E0806 SW
    E0806 W
    E0806 NW
ways road
  A road: E0706 E0806`;
    const board = beaten(trap).play(attack('E0706'), 1, 4);
    expect(board.tell(to('E0805')).text).toBe(
      'Tracy to E0805: priority 2, no loss, overriding the priorities',
    );
  });

  test('15.4 nothing of the kind where they are kept', () => {
    const board = beaten('ways road\n  A road: E0706 E0806').play(attack('E0706'), 1, 4);
    expect(board.tell(to('E0806')).text).toBe('Tracy to E0806: priority 1, no loss');
  });

  test('15.3 that it can get nowhere', () => {
    const shut = ['NE', 'E', 'SE', 'SW', 'W'].map((way) => `    E0706 ${way}`).join('\n');
    const out = ['NE', 'E', 'SW', 'W', 'NW'].map((way) => `    E0606 ${way}`).join('\n');
    const board = beaten(`edges minor-river\n  The river\n${shut}\n${out}`).play(attack('E0706'), 1, 4);
    const told = board.notes.find(({ text }) => text === 'Tracy can get nowhere and must surrender.');
    expect(told?.cite).toBe('15.3');
    expect(board.hexOf('Tracy')).toBe('-2');
  });
});
