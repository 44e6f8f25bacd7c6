/** Retreats and routs (15): priorities, chart losses, surrender, the override; flanks and what they are worth (9.7, 9.8). */
import { describe, expect, test } from 'vitest';
import {
  attack,
  bare,
  CONFEDERATE,
  goBack,
  groundWith,
  march,
  noted,
  position,
  step,
  to,
  UNION,
} from './playing.ts';

const TAYLOR = '\n  Taylor  E1201  1';

/** Round E0706: Carr in the north-west, two more behind it. Every hex round it is in a zone. */
const RING = '  Carr  E0606  8\n  Osterhaus  E0906  8\n  AJ Smith-A  E0704  8';
const ringed = (confederate = '  Tracy  E0706  5', terrain = {}) =>
  position({ ground: groundWith(terrain), union: RING, confederate: confederate + TAYLOR }).play(
    march('Carr'),
    6,
  );

describe('15.4 a rout through enemy zones', () => {
  test('9.7 six hexes covered give +4', () => {
    expect(noted(ringed().play(attack('E0706'), 2, 1), 'Flank attack bonus')).toBe(4);
  });

  test('takes the losses of the chart, per unit, until it is out; R makes Demoralize-1', () => {
    const board = ringed().play(attack('E0706'), 2, 1);
    // 8 to 5: 0, guns -1, flank +4; 2 to 1: +4 is 1DR.
    expect(board.unit('Tracy')).toMatchObject({ manpower: 4, demoralized: 1, organized: false, fatigue: 3 });
    // Farther hexes cost 1, the two beside Carr 2; all are priority 4.
    expect(board.listed('to')).toEqual(['E0705', 'E0805', 'E0806', 'E0605', 'E0707']);
    board.play(to('E0805'));
    expect(board.unit('Tracy').manpower).toBe(3);
    board.play(to('E0905'));
    expect(board.unit('Tracy').manpower).toBe(2);
    // Free hexes farther away come first now.
    expect(board.refusal(to('E0804'))).toMatchObject({ code: 'retreat-priority', cite: '15.4, 15.4a' });
    board.play(to('E1004')).play(to('E1104'));
    expect(board.refusal(to('E0905'))).toMatchObject({ code: 'not-adjacent', cite: '15.1' });
    board.play(bare('halt'));
    expect([board.hexOf('Tracy'), board.unit('Tracy').manpower]).toEqual(['E1104', 2]);
    expect(board.state.lost.confederate).toBe(3);
    expect(board.unit('Tracy').moved).toBe(true);
  });

  test('15.9a each unit of a stack takes every loss; one that is used up is removed, the rest go on', () => {
    const board = ringed('  Tracy  E0706  4\n  1 MO  E0706  1').play(attack('E0706'), 1, 1);
    expect(board.fought.defenderResult).toBe('Dr');
    board.play(to('E0805'));
    expect([board.unit('Tracy').manpower, board.hexOf('1 MO')]).toEqual([3, '-2']);
    board.play(to('E0905')).play(bare('halt'));
    expect([board.hexOf('Tracy'), board.unit('Tracy').manpower]).toEqual(['E0905', 2]);
  });

  test('15.4 a way, or a friend in the hex, saves the point', () => {
    const board = ringed('  Tracy  E0706  5\n  Green-A  E0805  3').play(attack('E0706'), 1, 1);
    board.play(to('E0805'));
    expect(board.unit('Tracy').manpower).toBe(5);
  });
});

describe('15.3 surrender', () => {
  const SHUT = `edges minor-river
  The river
    E0706 NE
    E0706 E
    E0706 SE
    E0706 SW
    E0706 W
    E0606 NE
    E0606 E
    E0606 SW
    E0606 W
    E0606 NW`;

  test('where no hex is left: the stack is eliminated and scores; the attacker may advance', () => {
    const board = position({
      ground: groundWith({}, SHUT),
      union: '  Carr  E0606  14',
      confederate: `  Tracy  E0706  2\n  Bowen  E0706  -\n  1 MO  E0706  1\n  2 MO  E0909  1${TAYLOR}`,
    }).play(march('Carr'), 6);
    board.play(attack('E0706'), 4, 1);
    expect(board.fought.defenderResult).toMatch(/r|R/);
    expect([board.hexOf('Tracy'), board.hexOf('1 MO'), board.at]).toEqual(['-2', '-2', 'advance']);
    expect([board.state.lost.confederate, board.leaderAt('Bowen')]).toEqual([3, 'E0909']);
  });

  test('8.9 nobody may choose it', () => {
    const board = position({
      ground: groundWith({}, SHUT),
      union: '  Carr  E0606  8',
      confederate: `  Tracy  E0706  5${TAYLOR}`,
    }).play(march('Carr'), 6);
    board.play(attack('E0706'), 3, 3, ...UNION);
    expect([board.at, board.hexOf('Tracy')]).toEqual(['choose-action', 'E0706']);
  });

  test('15.7 the one override: a hex of a worse priority, if the best leads into a trap', () => {
    // A road leads into E0806, which has no other way out.
    const trap = `edges minor-river
  The river
    E0806 E
    E0806 SE
    E0806 SW
    E0806 W
    E0806 NW
ways road
  A road: E0706 E0806`;
    const board = position({
      ground: groundWith({}, trap),
      union: '  Carr  E0606  14',
      confederate: `  Tracy  E0706  2${TAYLOR}`,
    }).play(march('Carr'), 6);
    board.play(attack('E0706'), 1, 4);
    expect(board.retreat.kind).toBe('retreat');
    expect(board.listed('to')).not.toContain('E0806');
    expect(board.listed('to')).toContain('E0805');
    board.play(to('E0805'));
    expect(board.retreat.overrode).toBe(true);
  });

  test('15.9a it may be used at once, also where it could be saved for a later hex', () => {
    // The road goes on to E0906, a dead end; E0806 itself has other ways out.
    const trap = `edges minor-river
  The river
    E0906 NE
    E0906 E
    E0906 SE
    E0906 SW
    E0906 W
ways road
  A road: E0706 E0806 E0906`;
    const board = position({
      ground: groundWith({}, trap),
      union: '  Carr  E0606  14',
      confederate: `  Tracy  E0706  2${TAYLOR}`,
    }).play(march('Carr'), 6);
    board.play(attack('E0706'), 2, 1);
    expect(board.retreat.kind).toBe('rout');
    expect(board.listed('to')).toContain('E0805');
    board.play(to('E0805'));
    expect(board.retreat.overrode).toBe(true);
  });

  test('15.4 without a trap the way comes first', () => {
    const ground = groundWith({}, 'ways road\n  A road: E0706 E0806');
    const board = position({ ground, union: '  Carr  E0606  14', confederate: `  Tracy  E0706  2${TAYLOR}` });
    board.play(march('Carr'), 6).play(attack('E0706'), 1, 4);
    expect(board.listed('to')).toEqual(['E0806']);
    board.play(to('E0806'));
    expect(board.retreat.overrode).toBe(false);
  });
});

describe('9.7 flanks', () => {
  test('step 3a a friend of the defender in a covered hex takes 1 off; 3b so does woods', () => {
    const friend = ringed('  Tracy  E0706  5\n  Green-A  E0805  3').play(attack('E0706'), 1, 1);
    expect(noted(friend, 'Flank attack bonus')).toBe(3);
    const woods = ringed('  Tracy  E0706  5', { E0705: 'w' }).play(attack('E0706'), 1, 1);
    expect(noted(woods, 'Flank attack bonus')).toBe(3);
  });

  test('a quarter of the defence, works counted, must reach a hex', () => {
    const weak = RING.replace('E0906  8', 'E0906  1');
    const board = position({ union: weak, confederate: `  Tracy  E0706  5${TAYLOR}` }).play(march('Carr'), 6);
    // Two hexes uncovered: four are not enough.
    expect(noted(board.play(attack('E0706'), 1, 1), 'Flank attack bonus')).toBeUndefined();
  });

  test('step 1c a defender in swamp is not covered by that: only swamp round him would be', () => {
    const ground = groundWith({ E0706: 's' }, 'ways road\n  A road: E0606 E0706');
    const board = position({ ground, union: '  Carr  E0606  8', confederate: `  Tracy  E0706  5${TAYLOR}` });
    board.play(march('Carr'), 6).play(attack('E0706'), 1, 1);
    expect(noted(board, 'Flank attack bonus')).toBeUndefined();
  });

  test('demoralized units cover nothing', () => {
    const union = RING.replace('E0906  8', 'E0906  8  demoralized 1');
    const board = position({ union, confederate: `  Tracy  E0706  5${TAYLOR}` }).play(march('Carr'), 6);
    expect(noted(board.play(attack('E0706'), 1, 1), 'Flank attack bonus')).toBeUndefined();
  });
});

describe('9.8 flanks refused', () => {
  const REBELS = '  Tracy  E0706  5\n  Green-A  E0707  3';
  const refused = () =>
    position({ side: 'confederate', union: RING.replace('E0606', 'E0406'), confederate: REBELS + TAYLOR })
      .play(march('Tracy'), 3)
      .play(bare('end-refused'), ...UNION);

  test('a march may end with it, for the whole stack; the attacker has +1 in place of any flank bonus', () => {
    const board = refused();
    expect([board.unit('Tracy').flanksRefused, board.unit('Green-A').flanksRefused]).toEqual([true, false]);
    board.play(march('Carr'), 6).play(step('E0506')).play(step('E0606'));
    board.play(bare('force-march'), 4).play(attack('E0706'), 1, 1);
    expect(noted(board, 'Flank attack bonus')).toBeUndefined();
    expect(noted(board, "Defender's flanks refused")).toBe(1);
  });

  test('below Combat Value 4 it is +2', () => {
    const union = RING;
    const board = position({ union, confederate: `  Tracy  E0706  3${TAYLOR}` }).set('Tracy', {
      flanksRefused: true,
    });
    board.play(march('Carr'), 6).play(attack('E0706'), 1, 1);
    expect(noted(board, "Defender's flanks refused")).toBe(2);
  });

  test('a unit that moves in takes the marker off, one that moves out too', () => {
    const into = refused();
    into.play(bare('pass')).play(march('Green-A'), 4).play(step('E0706'));
    expect([into.unit('Tracy').flanksRefused, into.unit('Green-A').flanksRefused]).toEqual([false, false]);
    const pair = position({
      side: 'confederate',
      confederate: `  Tracy  E0706  5\n  Green-A  E0706  3${TAYLOR}`,
    });
    pair.play(march('Tracy'), 3).play(bare('end-refused'), ...CONFEDERATE);
    expect(pair.unit('Green-A').flanksRefused).toBe(true);
    pair.play(march('Green-A'), 5).play(step('E0606'));
    expect([pair.unit('Tracy').flanksRefused, pair.unit('Green-A').flanksRefused]).toEqual([false, false]);
  });

  test('an attack by a unit of the stack takes it off', () => {
    const board = position({
      union: '  Carr  E0606  8\n  Osterhaus  E0606  8',
      confederate: `  Tracy  E0706  5${TAYLOR}`,
    });
    board.set('Carr', { flanksRefused: true }).set('Osterhaus', { flanksRefused: true });
    board.play(march('Carr'), 6).play(attack('E0706'), 3, 3);
    expect(board.unit('Osterhaus').flanksRefused).toBe(false);
  });

  test('not by cavalry alone, at level 4, or demoralized', () => {
    for (const [unit, code, cite] of [
      ['  Cosby  E0706  2', 'all-cavalry', '9.8c'],
      ['  Tracy  E0706  2  fatigue 3', 'fatigue', '9.8c'],
      ['  Tracy  E0706  2  demoralized 1', 'demoralized', '13.2a'],
    ] as const) {
      const name = unit.includes('Cosby') ? 'Cosby' : 'Tracy';
      const board = position({ side: 'confederate', confederate: unit + TAYLOR });
      board.play(march(name), ...(name === 'Cosby' ? [2, 2] : unit.includes('fatigue') ? [1, 2] : [2]));
      expect(board.refusal(bare('end-refused'))).toMatchObject({ code, cite });
    }
  });

  test('a retreat of 2 hexes from a refused stack leaves nothing of it', () => {
    const board = position({ union: '  Carr  E0606  8', confederate: `  Tracy  E0706  5${TAYLOR}` });
    board.set('Tracy', { flanksRefused: true });
    board.play(march('Carr'), 6).play(attack('E0706'), 3, 3).play(bare('retreat'));
    goBack(board, 2, ...UNION);
    expect(board.unit('Tracy').flanksRefused).toBe(false);
  });

  test('15.9 a stack into which others retreat keeps its marker and its works', () => {
    const board = position({
      union: '  Carr  E0606  8',
      confederate: `  Tracy  E0706  5\n  Green-A  E0906  3  abatis${TAYLOR}`,
    }).set('Green-A', { flanksRefused: true });
    board.play(march('Carr'), 6).play(attack('E0706'), 3, 3).play(bare('retreat'));
    board
      .play(to('E0806'))
      .play(to('E0906'))
      .play(bare('halt'), ...UNION);
    expect(board.unit('Green-A')).toMatchObject({ flanksRefused: true, entrenchment: 'abatis' });
  });
});
