/** Where a unit is shown to be able to go it can go, by the path and at the cost that are shown. */
import { Fast, firstOption, type Reached, seeded, type Umpire } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import {
  attack,
  BASIC,
  type Board,
  bare,
  boldAction,
  groundWith,
  march,
  marchIn,
  position,
  scenarioBoard,
  step,
} from './playing.ts';

const marcher = (board: Board): string => board.table.active[0]!;
const reachOf = (board: Board): readonly Reached[] => board.reach(marcher(board));

class Dice extends Error {}
const NO_DICE: Umpire = {
  draw: () => {
    throw new Dice();
  },
  choose: () => {
    throw new Dice();
  },
  note: () => undefined,
};

/** Goes the way that is shown; null if cavalry is asked on it, or if the last step ends the march. */
function walk(board: Board, path: readonly number[]): Board['state'] | null {
  let { state } = board;
  for (const cell of path.slice(1)) {
    if (state.stage.at !== 'march') return null;
    const action = step(board.idOf(cell));
    expect(
      board.rules.check(board.rules.view(state, state.stage.side), action).refused,
      JSON.stringify(action),
    ).toBeNull();
    try {
      state = board.rules.apply(state, state.stage.side, action, NO_DICE);
    } catch (e) {
      if (e instanceof Dice) return null;
      throw e;
    }
  }
  return state;
}

function checkReach(board: Board, pick: (n: number) => number): void {
  const reached = reachOf(board);
  const cells = new Map(reached.map((one) => [board.idOf(one.cell), one]));
  const next = board.listed('step');
  for (const hex of next) expect(cells.has(hex), `${hex} is shown`).toBe(true);
  for (const { cell, path } of reached) if (path.length === 2) expect(next).toContain(board.idOf(cell));
  if (reached.length === 0) return;
  const { path, cost, cell, only, stops } = reached[pick(reached.length)]!;
  const after = walk(board, path);
  const march = after && marchIn(after);
  if (!march) return;
  expect(after.units[march.unit]!.hex).toBe(cell);
  if (only) expect(march.mp).toBe(0);
  else if (after.stage.at !== 'cavalry-offer') expect(board.mp - march.mp).toBe(cost);
  if (stops && after.stage.at !== 'cavalry-offer') expect(after.stage.at).toBe('contact');
}

describe('on the march', () => {
  test.each(BASIC.map((scenario) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
    const board = scenarioBoard(scenario);
    const rng = seeded(`reach ${scenario.id}`);
    let looked = 0;
    for (let move = 0; move < 300 && board.at !== 'game-over'; move++) {
      if (board.at === 'march') {
        checkReach(board, (n) => rng.int(n));
        looked++;
      }
      const action = boldAction(board, (n) => rng.int(n));
      board.state = board.rules.apply(board.state, board.side, action, new Fast(rng, firstOption));
    }
    expect(looked).toBeGreaterThan(10);
  });
});

describe('before the march', () => {
  test('every hex has the chance of an allowance that is enough', () => {
    const ground = groundWith({}, 'ways road\n  A road: E0606 E0605 E0604 E0603');
    const board = position({ ground, union: '  Carr  E0606  8' });
    const piece = board.table.pieces.find(({ record }) => record['name'] === 'Carr')!;
    const at = (hex: string) => board.reach(piece.id).find(({ cell }) => board.idOf(cell) === hex);
    expect(at('E0605')).toMatchObject({ cost: 1, remark: '100 %' });
    expect(at('E0604')).toMatchObject({ cost: 2, remark: '83 %' });
    expect(at('E0603')).toMatchObject({ cost: 3, remark: '67 %' });
    expect(at('E0611')).toBeUndefined();
  });

  test('nobody who may not march goes anywhere', () => {
    const board = position({ union: '  Carr  E0606  8  fatigue 4\n  Osterhaus  E0609  8' });
    const pieces = board.table.pieces;
    const idOf = (name: string) => pieces.find(({ record }) => record['name'] === name)!.id;
    expect(board.reach(idOf('Carr'))).toEqual([]);
    expect(board.reach('no such piece')).toEqual([]);
    board.play(march('Osterhaus'), 6).play(step('E0608')).play(step('E0607'));
    expect(reachOf(board)).toEqual([]);
  });
});

test('while a defender is asked whether he falls back, and on his retreat, no march is shown; hexes say what they cost', () => {
  const board = position({ union: '  Carr  E0606  8', confederate: '  Green-A  E0706  2' });
  const shown = () => board.table.pieces.map(({ id }) => board.reach(id));
  board.play(march('Carr'), 6).play(attack('E0706'), 1, 6);
  expect([board.at, shown().flat()]).toEqual(['fall-back', []]);
  board.play(bare('retreat'));
  expect([board.at, shown().flat()]).toEqual(['retreat', []]);
  const told = board.legal.map((action) => board.tell(action).text);
  expect(told.length).toBeGreaterThan(0);
  for (const text of told) expect(text).toMatch(/^Green-A to E\d{4}: priority \d, no loss$/);
});
