/** Moves and straggling: the worked cases 1 to 11, played on the maps. */
import { describe, expect, test } from 'vitest';
import { MACHINE } from '../src/play/sequence/sequence.ts';
import { asked } from './asked.ts';
import {
  type Board,
  barOf,
  bold,
  type Deciding,
  everyWay,
  hexOf,
  legalWords,
  MOVE,
  open,
  type Placed,
  played,
  position,
  step,
  unitAt,
} from './playing.ts';

const GARLAND: Placed = { hex: '0920', facing: 'E' };

/** Goes along hexes, says `stay` or takes the hit, and ends the move. */
const going =
  (path: readonly string[], onStraggle: 'stay' | 'take-hit'): Deciding =>
  (board) => {
    const { stage } = board.state;
    if (stage.at === 'straggle-choice') return { do: onStraggle };
    if (stage.at !== 'move') return bold(board);
    const next = path[stage.moving.path.length - 1];
    return stage.moving.stopped || next === undefined ? { do: 'end', side: 'E' } : step(next);
  };

const setOut = (
  units: Readonly<Record<string, Placed>>,
  leaders: Readonly<Record<string, string>> = {},
  hex = '0920',
): Board =>
  played(position({ scenario: 'seven-pines', units: { 'RAINS-2': { hex: '0038' }, ...units }, leaders }), [
    open(hex),
  ]);

const WAY = ['1020', '1120', '1220'];
const withLeader = setOut({ 'GARLAND-1': GARLAND, 'PECK-1': { hex: '4404' } }, { 'J-GARLAND': '0920' });
const alone = setOut({ 'GARLAND-1': GARLAND, 'PECK-1': { hex: '4404' } });

describe('case 1: three woods hexes with a leader, staying when they straggle', () => {
  const ends = everyWay(withLeader, MOVE, (board) => hexOf(board, 'GARLAND-1'), going(WAY, 'stay'));
  test('3/10 stay at once, 343/1000 come through', () => {
    expect(ends).toEqual({ '0920': '3/10', '1020': '21/100', '1120': '147/1000', '1220': '343/1000' });
  });
});

describe('case 2: the same, taking the hit each time', () => {
  const hits = (board: Board): string => {
    const { hits, reduced } = unitAt(board, 'GARLAND-1');
    return `${hexOf(board, 'GARLAND-1')} ${reduced ? 'reduced' : hits}`;
  };
  test('it arrives for certain; 27/1000 reduced', () => {
    expect(everyWay(withLeader, MOVE, hits, going(WAY, 'take-hit'))).toEqual({
      '1220 0': '343/1000',
      '1220 1': '441/1000',
      '1220 2': '189/1000',
      '1220 reduced': '27/1000',
    });
  });
});

test('case 3: without a leader 2/5 fail; 27/125 come through without loss', () => {
  const ends = everyWay(alone, MOVE, (board) => hexOf(board, 'GARLAND-1'), going(WAY, 'stay'));
  expect(ends['0920']).toBe('2/5');
  expect(ends['1220']).toBe('27/125');
});

describe('case 4: by road in woods, with a leader', () => {
  // The railroad west of the first clearing: woods on all sides.
  const ROAD = ['0210', '0310', '0410', '0510'];
  const unhurt = (board: Board, id: string): string =>
    `${hexOf(board, id)} ${unitAt(board, id).reduced ? 'reduced' : unitAt(board, id).hits}`;
  test('morale 5: three checks at 3/10, the bonus hex none', () => {
    const board = setOut(
      { 'RAINS-1': { hex: '0110', facing: 'E' }, 'PECK-1': { hex: '4404' } },
      { 'J-RAINS': '0110' },
      '0110',
    );
    const ends = everyWay(board, MOVE, (b) => unhurt(b, 'RAINS-1'), going(ROAD, 'take-hit'));
    expect(ends['0510 0']).toBe('343/1000');
  });
  test('morale 6: 1/5 each', () => {
    const board = setOut(
      { 'GARLAND-1': { hex: '0110', facing: 'E' }, 'PECK-1': { hex: '4404' } },
      { 'J-GARLAND': '0110' },
      '0110',
    );
    const ends = everyWay(board, MOVE, (b) => unhurt(b, 'GARLAND-1'), going(ROAD, 'take-hit'));
    expect(ends['0510 0']).toBe('64/125');
  });
  test('whoever took the bonus uses the road until his next action', () => {
    const board = setOut(
      { 'GARLAND-1': { hex: '0110', facing: 'E' }, 'PECK-1': { hex: '4404' } },
      {},
      '0110',
    );
    const there = played(board, [MOVE, ...ROAD.map(step), { do: 'end', side: 'E' }], [0, 0, 0]);
    expect(unitAt(there, 'GARLAND-1').usedRoad).toBe(true);
  });
});

describe('case 5: what helps stragglers on the map', () => {
  const straggling = (
    units: Readonly<Record<string, Placed>>,
    leaders: Readonly<Record<string, string>>,
    from: string,
    next: string,
  ): string => {
    const board = played(setOut(units, leaders, from), [MOVE]);
    const told = MACHINE.tell(board.field, board.state, step(next));
    const { question, input } = told.asks!;
    const odds = asked(question.replace('huzzah/', ''), input as never).odds().outcomes;
    return odds.find(({ result }) => (result as { straggles: boolean }).straggles)!.fraction;
  };
  const quiet = { orders: { advance: 'never', enPassant: 'never' } } as const;
  test('morale 6, leader, by road, leaving an EZOC: only a 9 fails', () => {
    const units = {
      'GARLAND-1': { hex: '0210', facing: 'E' },
      'NAGLEE-2': { hex: '0110', facing: 'E', ...quiet },
    };
    expect(straggling(units, { 'J-GARLAND': '0210' }, '0210', '0310')).toBe('1/10');
  });
  test('morale 3 without help 3/5; morale 4 in an EZOC 2/5', () => {
    const palmer = { 'PALMER-1': { hex: '0936' }, 'GARLAND-1': { hex: '0038' } };
    const board = played(position({ scenario: 'seven-pines', segment: 'g', units: palmer }), [
      open('0936'),
      MOVE,
    ]);
    const { input } = MACHINE.tell(board.field, board.state, step('1036')).asks!;
    expect(
      asked('straggle', input as never)
        .odds()
        .outcomes.find(({ result }) => (result as { straggles: boolean }).straggles)!.fraction,
    ).toBe('3/5');
    const zoned = { 'NAGLEE-2': { hex: '0936' }, 'GARLAND-1': { hex: '0836', facing: 'E', ...quiet } };
    const second = played(position({ scenario: 'seven-pines', segment: 'g', units: zoned }), [
      open('0936'),
      MOVE,
    ]);
    const told = MACHINE.tell(second.field, second.state, step('1036')).asks!;
    expect(
      asked('straggle', told.input as never)
        .odds()
        .outcomes.find(({ result }) => (result as { straggles: boolean }).straggles)!.fraction,
    ).toBe('2/5');
  });
});

test('case 6: from woods into the clear and back no check is due', () => {
  const board = setOut({ 'GARLAND-1': { hex: '1421', facing: 'E' }, 'PECK-1': { hex: '4404' } }, {}, '1421');
  // 1421 is clear, 1420 woods, 1520 clear: no dice.
  const there = played(board, [MOVE, step('1420'), step('1520'), { do: 'end', side: 'E' }]);
  expect(hexOf(there, 'GARLAND-1')).toBe('1520');
});

describe('case 7: Hood on the Nine Mile road through the marsh', () => {
  const HOOD = { 'HOOD-1': { hex: '1106', facing: 'SE' }, 'PECK-1': { hex: '4404' } } as const;
  const ROAD = ['1107', '1207', '1308'];
  test('by road no stop, a check before each of the three steps', () => {
    const board = setOut(HOOD, {}, '1106');
    const there = played(board, [MOVE, ...ROAD.map(step), { do: 'end', side: 'SE' }], [0, 0, 0]);
    expect(hexOf(there, 'HOOD-1')).toBe('1308');
  });
  test('off the road it stops in the marsh', () => {
    const board = setOut({ ...HOOD, 'HOOD-1': { hex: '1007', facing: 'SE' } }, {}, '1007');
    const there = played(board, [MOVE, step('1107')], [0]);
    expect(legalWords(there, 'step')).toEqual([]);
    expect(barOf(there, step('1207'))).toBe('17.7.4');
  });
  test('stops kept on roads: it stops in each', () => {
    const board = played(
      position({ scenario: 'seven-pines', units: HOOD, houseRules: { roadStops: 'kept' } }),
      [open('1106'), MOVE, step('1107')],
      [0],
    );
    expect(legalWords(board, 'step')).toEqual([]);
  });
});

describe("case 9: Carter's battery at the edge of the wood", () => {
  const board = setOut(
    { CARTER: { hex: '1422', facing: 'E', formation: 'limbered' }, 'NAGLEE-2': { hex: '1621', facing: 'W' } },
    {},
    '1422',
  );
  test('a step, then unlimbering ends the move', () => {
    const held = played(board, [MOVE, step('1522'), { do: 'hold' }, { do: 'change', unit: 'CARTER' }]);
    expect(legalWords(held, 'step')).toEqual([]);
    const there = played(held, [{ do: 'end', side: 'E' }]);
    expect(unitAt(there, 'CARTER')).toMatchObject({ formation: 'unlimbered', facing: 1, acted: true });
  });
  test('across the abatis only along the road', () => {
    const beside = setOut(
      { CARTER: { hex: '1522', facing: 'E', formation: 'limbered' }, 'PECK-1': { hex: '4404' } },
      {},
      '1522',
    );
    const moving = played(beside, [MOVE]);
    expect(barOf(moving, step('1622'))).toBe('3.2.1');
    expect(barOf(played(moving, [step('1521')]), step('1621'))).toBeNull();
  });
});

describe('case 10: from one EZOC to another', () => {
  const board = setOut(
    { 'GARLAND-1': { hex: '1520', facing: 'E' }, 'NAGLEE-2': { hex: '1621', facing: 'W' } },
    {},
    '1520',
  );
  const started = played(
    setOut(
      { 'GARLAND-1': { hex: '1620', facing: 'E' }, 'NAGLEE-2': { hex: '1621', facing: 'W' } },
      {},
      '1620',
    ),
    [MOVE],
  );
  test('it is legal as the first step only, and ends the move', () => {
    expect(barOf(started, step('1521'))).toBeNull();
    const there = played(started, [step('1521'), { do: 'hold' }]);
    expect(legalWords(there, 'step')).toEqual([]);
  });
  test('first to a free hex, then into EZOC, is refused', () => {
    const free = played(started, [step('1520'), { do: 'hold' }]);
    expect(barOf(free, step('1521'))).toBe('3.5');
    expect(legalWords(board, 'move')).toHaveLength(1);
  });
});

test('case 11: no bonus for a move in a fire zone', () => {
  const board = setOut(
    {
      'GARLAND-1': { hex: '1522', facing: 'E' },
      'NAGLEE-2': { hex: '1621', facing: 'W', orders: { advance: 'never', enPassant: 'never' } },
    },
    {},
    '1522',
  );
  const there = played(board, [MOVE, step('1521')]);
  expect(barOf(there, step('1621'))).not.toBeNull();
  // Westward by road, out of the zone: it started in one, so three hexes and no fourth.
  const west = played(board, [MOVE, step('1422'), step('1322'), step('1222')], [0, 0]);
  expect(barOf(west, step('1122'))).toBe('3.3.1');
});
