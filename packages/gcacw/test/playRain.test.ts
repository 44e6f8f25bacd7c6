/** Rain (16.1), which falls in the Basic scenarios only if the players want that of history (18.5). */
import { describe, expect, test } from 'vitest';
import {
  attack,
  bare,
  entrench,
  groundWith,
  march,
  noted,
  passOn,
  position,
  step,
  UNION,
} from './playing.ts';

const TAYLOR = '\n  Taylor  E1201  1';
const RAIN = { historicalRain: [1], houseRules: { historicalRain: 'on' } };

describe('a rain turn', () => {
  test('comes by the calendar, and by the house rule only', () => {
    const weather = (changes: object) => {
      const board = position({ ...changes });
      return board.table.facts.find(({ title }) => title === 'Weather')!.value;
    };
    expect(weather(RAIN)).toBe('rain');
    expect(weather({ historicalRain: [1] })).toBe('dry');
    expect(weather({ ...RAIN, historicalRain: [2] })).toBe('dry');
  });

  test('16.1 roads cost 2; a creek without a way and a ford are not crossed', () => {
    const ground = groundWith(
      {},
      `edges creek
  The creek
    E0606 E
    E0606 W
edges minor-river
  The river
    E0606 SE
crossings
  ford E0606 SE A ford
ways road
  A road: E0606 E0605`,
    );
    const board = position({ ground, union: '  Carr  E0606  8', ...RAIN }).play(march('Carr'), 6);
    expect(board.listed('step')).toEqual(['E0506', 'E0605', 'E0707', 'E0507']);
    expect(board.play(step('E0605')).mp).toBe(4);
    const dry = position({ ground, union: '  Carr  E0606  8' }).play(march('Carr'), 6);
    expect(dry.listed('step')).toHaveLength(6);
    expect(dry.play(step('E0605')).mp).toBe(5);
  });

  test('6.3.3 no zone of control reaches over such a creek', () => {
    const ground = groundWith({}, 'edges creek\n  The creek\n    E0606 SE');
    const union = '  Carr  E0506  8';
    const confederate = `  Tracy  E0706  5${TAYLOR}`;
    const at = (more: object) =>
      position({ ground, union, confederate, ...more })
        .play(march('Carr'), 6)
        .play(step('E0606')).at;
    expect([at(RAIN), at({})]).toEqual(['march', 'contact']);
  });

  test('9.9 the attacker has -1, a creek with a way is worth 2', () => {
    const ground = groundWith({}, 'edges creek\n  The creek\n    E0606 SE\nways road\n  A road: E0606 E0706');
    const board = position({
      ground,
      union: '  Carr  E0606  8',
      confederate: `  Tracy  E0706  5${TAYLOR}`,
      ...RAIN,
    });
    board.play(march('Carr'), 6).play(attack('E0706'), 3, 3);
    expect([noted(board, 'Attack in a rain turn'), noted(board, 'Defending across a creek')]).toEqual([
      -1, 2,
    ]);
  });

  test('5.6, 12.5 nobody digs, and no works progress', () => {
    const board = position({
      union: '  Carr  E0606  8  abatis\n  Lindsey  E0609  3',
      confederate: TAYLOR,
      ...RAIN,
    });
    expect(board.refusal(entrench('Lindsey'))).toMatchObject({ code: 'rain', cite: '5.6a' });
    expect(board.listed('entrench')).toEqual([]);
    passOn(board, ...UNION);
    expect([board.unit('Carr').entrenchment, board.unit('Lindsey').entrenchment]).toEqual(['abatis', 'none']);
    // The second day is dry.
    board.play(bare('pass')).play(bare('pass'));
    expect([board.unit('Carr').entrenchment, board.unit('Lindsey').entrenchment]).toEqual([
      'breastwork',
      'abatis',
    ]);
  });
});
