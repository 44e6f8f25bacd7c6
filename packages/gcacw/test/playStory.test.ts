/** What the game says after an action, why a piece is idle, and what is asked for by a word that can be kept. */
import { storyOf } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { idleOf } from '../src/play/shown/idle.ts';
import { overlayOf } from '../src/play/shown/overlays.ts';
import { tableOf } from '../src/play/shown/table.ts';
import {
  add,
  assault,
  attack,
  BASIC,
  type Board,
  bare,
  groundWith,
  march,
  position,
  scenarioBoard,
  step,
  UNION,
} from './playing.ts';

const TAYLOR = '\n  Taylor  E1201  1';
const told = (board: Board): string => storyOf(board.notes).join(' ');
const prompt = ({ field, state }: Board): string => tableOf(field, state).prompt;

describe('what has just happened', () => {
  test('an attack: whose on whom, the difference, both codes in words, what became of whom', () => {
    const board = position({ union: '  Carr  E0606  8', confederate: `  Tracy  E0706  5${TAYLOR}` });
    board.play(march('Carr'), 6).play(attack('E0706', 'prepared'), 3, 3);
    expect(told(board)).toBe(
      "Carr's prepared attack on Tracy at E0706 comes to 0: defender D (disorganized), attacker 1D (disorganized, loses 1). " +
        'Tracy is disorganized and tires to fatigue 3; Carr loses 1, is disorganized and tires to fatigue 4.',
    );
  });

  test('a march: its points and its weariness; the initiative is told last', () => {
    const board = position({ union: '  Carr  E0606  8', confederate: `  Tracy  E0706  5${TAYLOR}` });
    expect(told(board.play(march('Carr'), 6))).toBe('Carr marches with 6 MP. Carr tires to fatigue 1.');
    expect(told(board.play(bare('end'), ...UNION))).toBe('The Union side wins the initiative.');
  });

  test('an assault that fails says why: Command Value less the die, and loess', () => {
    const board = position({
      ground: groundWith({ E0706: 'l' }),
      union: '  McClernand  E0606  -\n  Carr  E0606  8',
      confederate: `  Tracy  E0706  5${TAYLOR}`,
    });
    board.play(assault('McClernand', 'E0706')).play(add('Carr'));
    board.play(bare('declare'), 6, ...UNION);
    expect(told(board)).toMatch(
      /^McClernand's assault fails: \d − \(6 \+ 1 for loess\), so nobody attacks\. The Union side wins/,
    );
  });

  test('who must go says how far, who halts says where', () => {
    const board = position({ union: '  Carr  E0606  14', confederate: `  Tracy  E0706  5${TAYLOR}` });
    board.play(march('Carr'), 6).play(attack('E0706', 'prepared'), 4, 2);
    expect(told(board)).toMatch(/Tracy must (rout 4 to 6|retreat 2 to 4) hexes\./);
    expect(prompt(board)).toMatch(/Tracy (routs|retreats), hex 1 of \d to \d: choose the next hex\./);
  });
});

describe('no word promises what is not allowed', () => {
  test('a march with nothing left to spend is only forced on or ended', () => {
    const board = position({ union: '  Carr  E0506  8', confederate: `  Tracy  E0906  5${TAYLOR}` });
    board.play(march('Carr'), 1).play(step('E0606'));
    expect(prompt(board)).toBe('Union: Carr marches, 0 MP left: force march or end its march.');
  });

  test('passing says that it ends the turn', () => {
    const board = position({
      union: '  Carr  E0506  8',
      confederate: `  Tracy  E0906  5  held until turn 9${TAYLOR}`,
    });
    expect(board.tell(bare('pass')).text).toBe('Pass');
    expect(prompt(board)).toBe('Union: march a unit, dig in or pass.');
  });
});

describe('why a piece has nothing to do', () => {
  const idle = (board: Board, piece: string) => idleOf(board.field, board.state, piece);
  const pieceOf = (board: Board, name: string): string =>
    tableOf(board.field, board.state).pieces.find(({ record }) => record['name'] === name)!.id;

  test('its state, or whose turn it is; null where it can act', () => {
    const board = position({
      union: '  Carr  E0506  8\n  Hovey-A  E0508  8  fatigue 4',
      confederate: `  Tracy  E0906  5${TAYLOR}`,
    });
    expect(idle(board, pieceOf(board, 'Carr'))).toBeNull();
    expect(idle(board, pieceOf(board, 'Hovey-A'))).toMatchObject({ code: 'fatigue-4', cite: '5.1' });
    expect(idle(board, pieceOf(board, 'Tracy'))).toMatchObject({ code: 'not-your-turn' });
  });

  test('who is held says until when', () => {
    const board = scenarioBoard(BASIC[0]!);
    board.play(bare('begin'));
    expect(idle(board, pieceOf(board, '1 MO'))?.text).toBe(
      'It is not released yet: held until a Union unit is adjacent.',
    );
  });
});

describe('what the rules know of the map', () => {
  test('zones of both sides, and the hexes within command', () => {
    const board = scenarioBoard(BASIC[0]!);
    const zones = overlayOf(board.field, board.state, 'zones', null);
    expect(new Set(zones.map(({ side }) => side))).toEqual(new Set(['union', 'confederate']));
    const leader = tableOf(board.field, board.state).pieces.find(({ record }) => record['name'] === 'Bowen')!;
    const command = overlayOf(board.field, board.state, 'command', leader.id);
    expect(command.every(({ side }) => side === 'confederate')).toBe(true);
    expect(command.map(({ cell }) => cell)).toContain(leader.cell);
    expect(overlayOf(board.field, board.state, 'command', null).length).toBeGreaterThan(command.length);
  });

  test('the track and the aims of both sides', () => {
    const { track, aims, turn } = scenarioBoard(BASIC[0]!).table;
    expect([track.length, turn]).toEqual([1, 1]);
    expect(aims).toEqual([
      {
        side: 'union',
        text: 'needs 11 points, has 0',
        more: [
          'still to take: Port Gibson (6), Ashland (4), Grindstone Ford (4)',
          '5 points more for Confederate substantive instead of Confederate decisive',
        ],
      },
      { side: 'confederate', text: 'wins while the Union has fewer than 11', more: [] },
    ]);
  });
});
