/**
 * A census of what may be done in the first two activations of every Basic scenario, held against a golden file.
 *
 * The line of play: begin; both sides are done with transfers; initiative Union 6, Confederate 1. The first unit of the
 * Union's list marches, every die 3 (an extended march die 1), cavalry that is asked stands. It ends its march where it
 * is; initiative Union 1, Confederate 6; the first Confederate unit marches in the same way.
 *
 * Two of them were counted by hand before the program was asked: from the set-up sheet, the letters and the lists of
 * ways and edges in vicksburg.map.txt (column 30 of sheet W and 33 of sheet E stand first in a line) and the costs of 2.9.
 * From an even line n, hex c, the neighbours are, from the north-east round: n-1 c, n c-1, n+1 c, n+1 c+1, n c+1, n-1 c+1.
 *
 * Port Gibson, Union: 2 leaders have units with them (McClernand, McPherson); 5 units, all at level 0, none in swamp, so 5
 * marches and 5 digs; no railroad runs through their hexes; Tracy in W5121 and Green-A in W5421 touch none of
 * W5222, W5323, W5423, so no assault; 1 pass: 13. Osterhaus in W5222 has 3 MP; all six hexes round him are loess, 4; the
 * Rodney Road leads on to W5221, 1, and back to W5323, 1 and 3 for the crowd, Hovey-A's 10 in loess: 4. No creek, no
 * zone. McClernand may come along. 1 take, 6 steps, force march, end, end refused: 10.
 * Port Gibson, Confederate: 1 leader (Bowen with Cockrell-A); 1 MO and 1 MO (dmnt) are held, so 4 marches and 4 digs
 * (Cockrell-A, Green-A, Baldwin, Tracy, all in loess); no assault; 1 pass: 10. Cockrell-A in W4622 has 4 MP: W4522
 * loess 4, W4621 road 1, W4722 road 1; W4723 and W4523 lie under the bluff without a way, W4623 is water. 1 take
 * (Bowen), 3 steps, force march, end, end refused: 7.
 *
 * Champion Hill, Union: 2 leaders (McClernand, McPherson; Grant is an army leader); 7 marches, 7 digs (clear or rolling,
 * all of them); Hovey-B stands in Bolton, a town on the railroad, and may burn it: 1; nobody is next to an enemy; 1 pass: 18.
 * Hovey-B in E2425 has 3 MP: E2325 woods 4 (as its one hex), E2424 road 1, E2525 road 1 and 2 for Logan-B's 12: 3,
 * E2526 rolling 3, E2426 road 1, E2326 rolling 3. No leader with it. 6 steps, force march, end, end refused: 9.
 * Champion Hill, Confederate: 3 leaders (Bowen, Loring-A, Stevenson); 9 marches, AW Reynolds at level 2 too; 9 digs in woods,
 * rolling and hill; no assault; 1 pass: 22. Cockrell-B in E2629 has 4 MP: E2529 road 1 and 1 for Lee, a disorganized 5
 * that counts 3, on a hill: 2; E2628 woods 4; E2729 road 1 and 2 for Loring's 15: 3; over the creek E2730 rolling 3 + 1,
 * E2630 and E2530 woods 4 + 1 (as its one hex). Pemberton and Bowen are over it, Stevenson is not. 2 takes, 6 steps,
 * force march, end, end refused: 11.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { leavingCost, stepCost } from '../src/play/movement/stepCost.ts';
import type { Action } from '../src/play/state/action.ts';
import type { Scenario } from '../src/scenarios/scenario.ts';
import { BASIC, type Board, bare, CONFEDERATE, march, scenarioBoard, UNION } from './playing.ts';

const GOLDEN = new URL('../fixtures/play/census.json', import.meta.url);

type ByKind = Readonly<Record<string, readonly string[]>>;
interface Census {
  readonly choose: ByKind;
  readonly marches: string;
  readonly mp: number;
  readonly march: ByKind;
  readonly costs: Readonly<Record<string, number>>;
  readonly counts: readonly [choose: number, march: number];
}

const byKind = (board: Board): ByKind =>
  Object.fromEntries(board.deeds.map((deed) => [deed, board.listed(deed as Action['do'])]));

function costsOf({ field, state, march: { unit } }: Board): Record<string, number> {
  const { map } = field.ground;
  const { hex } = state.units[unit]!;
  const leaving = leavingCost(field, state, unit, hex);
  const sides = [0, 1, 2, 3, 4, 5].map((direction) => hex * map.sides + direction);
  const priced = sides.map((side) => [
    map.ids[map.neighbours[side]!],
    stepCost(field, state, unit, side, leaving),
  ]);
  return Object.fromEntries(priced.filter(([, cost]) => (cost as number) < 100));
}

/** As many dice as the march of this unit throws. */
function diceOf({ field, side, state }: Board, name: string): readonly number[] {
  const at = field.pieces.units.findIndex((unit) => unit.name === name && unit.side === side);
  const { exhausted, fatigue } = state.units[at]!;
  const extended = fatigue + 1 >= (exhausted ? 2 : 3) ? [1] : [];
  return [...extended, ...(field.pieces.units[at]!.type === 'cavalry' ? [3, 3] : [3])];
}

/** Of the side that has the word; it ends with the march unmoved, and these initiative dice. */
function census(board: Board, after: readonly number[]): Census {
  const choose = byKind(board);
  const choices = board.legal.length;
  const marches = board.listed('march')[0]!;
  board.play(march(marches), ...diceOf(board, marches));
  while (board.at === 'cavalry-offer') board.play(bare('stand'));
  const found = { choose, marches, mp: board.mp, march: byKind(board), costs: costsOf(board) };
  const counted: Census = { ...found, counts: [choices, board.legal.length] };
  board.play(bare('end'), ...after);
  return counted;
}

function censusOf(scenario: Scenario) {
  const board = scenarioBoard(scenario).begin(...UNION);
  return { union: census(board, CONFEDERATE), confederate: census(board, UNION) };
}

const golden = JSON.parse(readFileSync(GOLDEN, 'utf8')) as Record<string, ReturnType<typeof censusOf>>;

describe('what may be done in the first two activations', () => {
  test.each(BASIC.map((scenario) => [scenario.id, scenario] as const))('%s', (id, scenario) => {
    expect(censusOf(scenario)).toEqual(golden[id]);
  });

  test('the golden file has the eleven Basic scenarios and no other', () => {
    expect(Object.keys(golden)).toEqual(BASIC.map(({ id }) => id));
  });
});

describe('as counted by hand', () => {
  test.each([
    ['gcacw/port-gibson', 'union', [13, 10], { activate: 2, march: 5, entrench: 5, pass: 1 }],
    ['gcacw/port-gibson', 'confederate', [10, 7], { activate: 1, march: 4, entrench: 4, pass: 1 }],
    ['gcacw/champion-hill', 'union', [18, 9], { activate: 2, march: 7, entrench: 7, burn: 1, pass: 1 }],
    ['gcacw/champion-hill', 'confederate', [22, 11], { activate: 3, march: 9, entrench: 9, pass: 1 }],
  ] as const)('%s, %s', (id, side, counts, kinds) => {
    const { choose, counts: found } = golden[id]![side];
    expect(found).toEqual(counts);
    expect(Object.fromEntries(Object.entries(choose).map(([kind, list]) => [kind, list.length]))).toEqual(
      kinds,
    );
  });

  test.each([
    [
      'gcacw/port-gibson',
      'union',
      'Osterhaus',
      3,
      { W5122: 4, W5221: 1, W5322: 4, W5323: 4, W5223: 4, W5123: 4 },
    ],
    ['gcacw/port-gibson', 'confederate', 'Cockrell-A', 4, { W4522: 4, W4621: 1, W4722: 1 }],
    [
      'gcacw/champion-hill',
      'union',
      'Hovey-B',
      3,
      { E2325: 4, E2424: 1, E2525: 3, E2526: 3, E2426: 1, E2326: 3 },
    ],
    [
      'gcacw/champion-hill',
      'confederate',
      'Cockrell-B',
      4,
      { E2529: 2, E2628: 4, E2729: 3, E2730: 4, E2630: 5, E2530: 5 },
    ],
  ] as const)('%s, %s: the steps of %s', (id, side, name, mp, costs) => {
    const { marches, mp: had, costs: found, march: listed } = golden[id]![side];
    expect([marches, had, found]).toEqual([name, mp, costs]);
    expect(listed['step']).toEqual(Object.keys(costs));
  });
});
