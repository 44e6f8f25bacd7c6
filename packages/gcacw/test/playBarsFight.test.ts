/** What each stage of an assault, of combat and of a retreat forbids, deed by deed, with the rule. */
import { describe } from 'vitest';
import type { UnitOnField } from '../src/field/state.ts';
import type { Position } from './playing.ts';
import {
  add,
  advance,
  assault,
  attack,
  type Board,
  bare,
  goBack,
  groundWith,
  lose,
  march,
  pick,
  position,
  refuses,
  send,
  to,
} from './playing.ts';

const TAYLOR = '\n  Taylor  E1201  1';
const TRACY = `  Tracy  E0706  8${TAYLOR}`;
const XIII = `
  McClernand  E0606  -
  Carr        E0606  8
  Osterhaus   E0606  8
  Hovey-A     E0606  8
  Logan-A     E0606  8`;
const named = (units: readonly string[], more: Position = {}) => {
  const board = position({ union: XIII, confederate: TRACY, ...more }).play(assault('McClernand', 'E0706'));
  for (const unit of units) board.play(add(unit));
  return board;
};
const THREE = ['Carr', 'Osterhaus', 'Hovey-A'];

describe('14 an assault', () => {
  const union = `
  McClernand  E0606  -
  Carr        E0606  8
  Osterhaus   E0606  8  fatigue 4
  Hovey-A     E0606  8  demoralized 1
  AJ Smith-A  E0606  8  held until turn 2
  Herron      E0606  8  arrives turn 2
  Lindsey     E0607  3
  Logan-A     E0606  8`;
  refuses('assault-names', 'with nobody named', () => named([], { union }), [
    [bare('declare'), 'nobody-named', '14.2'],
    [add('Osterhaus'), 'fatigue-4', '5.1'],
    [add('Hovey-A'), 'demoralized', '13.2a'],
    [add('AJ Smith-A'), 'not-released', '16.6'],
    [add('Herron'), 'not-his', '14.1'],
    [add('Lindsey'), 'not-his', '14.1'],
    [add('Logan-A'), 'not-his', '14.1'],
    [bare('roll'), 'assault', '14.2'],
    [march('Carr'), 'assault', '14.2'],
  ]);
  refuses('assault-names', 'with one named', () => named(['Carr'], { union }), [
    [add('Carr'), 'named', '14.2'],
  ]);
  const failed = () => {
    const board = named(['Carr']).play(bare('declare'), 4, 6, 1);
    return board;
  };
  refuses('choose-action', 'once it has failed', failed, [[assault('McClernand', 'E0706'), 'spent', '14.9']]);

  const picking = () => named(THREE).play(bare('declare'), 2);
  refuses('assault-pick', 'before anybody is picked', picking, [
    [bare('done'), 'nobody-picked', '14.2'],
    [pick('Logan-A'), 'not-named', '14.2'],
    [add('Logan-A'), 'picks', '14.2'],
    [bare('decline'), 'picks', '14.2'],
  ]);
  refuses('assault-pick', 'with one picked', () => picking().play(pick('Carr')), [
    [pick('Carr'), 'picked', '14.2'],
  ]);
});

describe('14.7 a grand assault', () => {
  const ground = groundWith({}, 'edges minor-river\n  The river\n    E0706 SW');
  const union = `
  Grant       E0604  -
  Lindsey     E0604  3
  McClernand  E0606  -
  Carr        E0606  8
  Osterhaus   E0606  8
  Logan-A     E0606  8
  Crocker     E0705  8
  Dennis      E0705  4  fatigue 4
  Ransom      E0705  4  demoralized 1
  Hall        E0705  2  held until turn 2
  Reid        E0705  2  arrives turn 2
  Blair-A     E0806  8`;
  const grand = () => named(['Carr'], { ground, union }).play(bare('declare'), 1);
  refuses('grand-names', 'with nobody to join', grand, [
    [bare('roll'), 'nobody-named', '14.9a'],
    [add('Carr'), 'in-it', '14.7'],
    [add('Dennis'), 'fatigue-4', '5.1'],
    [add('Ransom'), 'demoralized', '13.2a'],
    [add('Hall'), 'not-released', '16.6'],
    [add('Reid'), 'not-there', '16.3'],
    [add('Lindsey'), 'not-adjacent', '8.1'],
    [add('Blair-A'), 'closed-hexside', '8.1a'],
    [bare('declare'), 'grand-assault', '14.7'],
    [bare('done'), 'grand-assault', '14.7'],
  ]);
  const joined = () => grand().play(add('Crocker')).play(add('Logan-A'));
  refuses('grand-names', 'with two', joined, [[add('Crocker'), 'in-it', '14.7']]);

  const picking = () => joined().play(add('Osterhaus')).play(bare('roll'), 3);
  refuses('grand-pick', 'before anybody is picked', picking, [
    [pick('Ransom'), 'not-named', '14.9a'],
    [pick('Carr'), 'not-named', '14.9a'],
    [bare('decline'), 'picks', '14.9a'],
    [add('Crocker'), 'picks', '14.9a'],
  ]);
  refuses('grand-pick', 'with one picked', () => picking().play(pick('Crocker')), [
    [pick('Crocker'), 'picked', '14.9a'],
  ]);
});

describe('10.7 a hex that cavalry has left', () => {
  const vacated = () => {
    const board = named(['Carr', 'Osterhaus'], { confederate: `  Cosby  E0706  2${TAYLOR}` });
    return goBack(board.play(bare('declare')).play(bare('withdraw'), 3), 4);
  };
  refuses('vacated', 'before anybody follows', vacated, [
    [advance('Hovey-A'), 'not-named', '10.7'],
    [advance('Logan-A'), 'not-named', '10.7'],
    [send('McClernand'), 'vacated', '10.7'],
    [bare('pass'), 'vacated', '10.7'],
  ]);
  refuses('vacated', 'once one has', () => vacated().play(advance('Carr')), [
    [advance('Carr'), 'there', '15.10'],
  ]);
  refuses('vacated', 'demoralized', () => vacated().set('Carr', { demoralized: 1 }), [
    [advance('Carr'), 'demoralized', '13.5'],
  ]);
});

describe('8.6b losses', () => {
  /** 21 against 7 is 3-1: +2; guns 2 against 3: -2. 6 to 1 is 5: 2DR. */
  const confederate = `  Tracy  E0706  3\n  Green-A  E0706  3\n  Baldwin  E0706  1${TAYLOR}`;
  const hurt = () =>
    position({ union: '  Carr  E0606  21', confederate }).play(march('Carr'), 6).play(attack('E0706'), 6, 1);
  refuses('loss-defender', 'of the defence', hurt, [
    [lose('Taylor'), 'not-in-it', '8.6b'],
    [lose('Carr'), 'no-such-unit', '18.4'],
    [bare('hold'), 'losses', '8.6b'],
    [to('E0806'), 'losses', '8.6b'],
  ]);
  refuses('loss-defender', 'after a point', () => hurt().play(lose('Tracy')), [
    [lose('Tracy'), 'fewest-losses', '8.6b'],
  ]);
  refuses('loss-defender', 'after the last of a unit', () => hurt().play(lose('Baldwin')), [
    [lose('Baldwin'), 'nothing-left', '8.6b'],
  ]);
  /** 16 against 8, see playAssault: 1 to 6 is 2D. */
  const repulsed = () =>
    named(THREE).play(bare('declare'), 2).play(pick('Carr')).play(pick('Osterhaus'), 1, 6);
  refuses('loss-attacker', 'of the attack', repulsed, [
    [lose('Hovey-A'), 'not-in-it', '8.6b'],
    [bare('end'), 'losses', '8.6b'],
    [bare('hold'), 'losses', '8.6b'],
  ]);
});

describe('15 retreats', () => {
  const CARR = '  Carr  E0606  14';
  const held = () =>
    position({ union: '  Carr  E0606  8', confederate: TRACY.replace('8', '5') })
      .play(march('Carr'), 6)
      .play(attack('E0706'), 4, 3);
  refuses('fall-back', 'for a defender who may hold', held, [
    [to('E0806'), 'fall-back', '8.9'],
    [bare('stand'), 'fall-back', '8.9'],
    [bare('halt'), 'fall-back', '8.9'],
  ]);

  const MORE = 'edges minor-river\n  The river\n    E0706 NE\nways road\n  A road: E0706 E0806';
  const beaten = () =>
    position({
      ...{ ground: groundWith({ E0707: '~' }, MORE), closed: '  E0705' },
      ...{ union: CARR, confederate: `  Tracy  E0706  2${TAYLOR}` },
    })
      .play(march('Carr'), 6)
      .play(attack('E0706'), 1, 4);
  refuses('retreat', 'before the first hex', beaten, [
    [bare('halt'), 'too-short', '15.1, 15.8'],
    [to('E1010'), 'not-adjacent', '15.1'],
    [to('E0805'), 'retreat-priority', '15.4'],
    [to('E0605'), 'retreat-priority', '15.2'],
    [to('E0707'), 'retreat-priority', '15.2'],
    [to('E0705'), 'retreat-priority', '15.2'],
    [bare('hold'), 'retreats', '15.1'],
    [bare('done'), 'retreats', '15.1'],
  ]);
  refuses('retreat', 'after it', () => beaten().play(to('E0806')), [
    [to('E0706'), 'retreat-priority', '15.9a'],
    [bare('halt'), 'too-short', '15.1, 15.8'],
  ]);
});

describe('15.10 the advance', () => {
  const won = () => goBack(named(THREE).play(bare('declare'), 1, 5, 1), 4);
  refuses('advance', 'before anybody', won, [
    [advance('Logan-A'), 'not-in-it', '15.10'],
    [send('McClernand'), 'not-over', '15.10a'],
    [bare('end'), 'advance', '15.10'],
    [to('E0706'), 'advance', '15.10'],
  ]);
  const one = () => won().play(advance('Osterhaus'));
  refuses('advance', 'after one', one, [[advance('Osterhaus'), 'advanced', '15.10']]);
  refuses('advance', 'with the leader', () => one().play(send('McClernand')), [
    [send('McClernand'), 'not-over', '15.10a'],
  ]);

  // No play leads to these; the state is made up.
  const but = (unit: string, change: (board: Board) => Partial<UnitOnField>) => () => {
    const board = won();
    return board.set(unit, change(board));
  };
  const at = (hex: string) => (board: Board) => ({ hex: board.field.ground.map.cells.get(hex)! });
  const CARR = advance('Carr');
  refuses(
    'advance',
    'demoralized',
    but('Carr', () => ({ demoralized: 1 })),
    [[CARR, 'demoralized', '13.5']],
  );
  refuses(
    'advance',
    'lost',
    but('Carr', () => ({ hex: -2 })),
    [[CARR, 'lost', '1.8']],
  );
  refuses('advance', 'from the hex itself', but('Carr', at('E0706')), [[CARR, 'there', '15.10']]);
  refuses('advance', 'over no hexside', but('Carr', at('E0909')), [[CARR, 'barred', '15.10']]);
  refuses('advance', 'against a defender', but('Taylor', at('E0706')), [[CARR, 'enemy-occupied', '15.10a']]);
  const repulsed = () => {
    const board = won();
    const { stage } = board.state;
    if (!('advancing' in stage)) throw new Error('nobody advances');
    const fought = { ...stage.advancing.fought, attackerResult: '1D' };
    board.state = { ...board.state, stage: { ...stage, advancing: { ...stage.advancing, fought } } };
    return board;
  };
  refuses('advance', 'without an "a"', repulsed, [[CARR, 'no-advance', '15.10']]);
});
