import { act, type Game, lastMover, type SeenOpen, stateOf } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from '../../registry/src/index.ts';
import { endingOf, groupsOf, isLight, type Option, optionsOf, readyPieces } from '../src/field/options.ts';
import { armiesOf } from '../src/field/paint/armies.ts';
import { stacksOf } from '../src/field/paint/stacks.ts';
import { offeredScenarios } from '../src/field/scenarios.ts';
import { seatAt, seenAt, tableOf, viewOf } from '../src/field/seat.ts';
import { meaningOf } from '../src/field/tapping.ts';
import { canWalk, walked } from '../src/field/walking.ts';
import { cellName } from '../src/field/words.ts';
import { routeAt, titleOf } from '../src/page/routes.ts';
import { cell, done, high, map, newGame, opened, playable, rules } from './portGibson.ts';

const { entry, counters, muster } = playable;

describe('scenarios', () => {
  test('have the counters of their sheet, and pages of their own', () => {
    expect(offeredScenarios(registry).length).toBeGreaterThan(0);
    expect(counters.size).toBe(playable.sheet.counters.length);
    expect(routeAt(registry, '/field').page).toBe('field');
    expect(routeAt(registry, '/field/game/abc')).toEqual({ page: 'game', name: 'abc' });
    expect(routeAt(registry, '/field/gcacw/nothing').page).toBe('nowhere');
    expect(routeAt(registry, '/field/game').page).toBe('nowhere');
    expect(titleOf(routeAt(registry, `/field/${entry.id}`))).toBe(`${entry.title} · Long Roll`);
  });
});

describe('options', () => {
  test('are all legal actions in words, under headings that stand once', () => {
    const game = opened();
    const options = optionsOf(game);
    expect(options).toHaveLength(rules.legal(viewOf(game, stateOf(game))).length);
    const headings = groupsOf(options).map(([group]) => group);
    expect(new Set(headings).size).toBe(headings.length);
    expect(groupsOf(options).flatMap(([, all]) => all)).toHaveLength(options.length);
    expect(endingOf(options)?.told.text).toBe('Pass');
  });

  test('are those of every side that may act, each told from its own view', () => {
    const both = {
      ...rules,
      toMove: () => rules.sides,
      view: (_: unknown, seat: string | null) => seat,
      legal: () => ['hold'],
      tell: (seat: unknown) => ({ text: `${seat} holds`, cite: '', group: 'g', rolls: false }),
    };
    const options = optionsOf({ ...newGame(), rules: both });
    expect(options.map(({ side, told, action }) => [side, told.text, action])).toEqual([
      ['union', 'union holds', 'hold'],
      ['confederate', 'confederate holds', 'hold'],
    ]);
  });

  test('say which pieces can act, each once', () => {
    const ready = readyPieces(optionsOf(opened()));
    expect(new Set(ready).size).toBe(ready.length);
    expect(ready.every((id) => counters.has(id))).toBe(true);
  });
});

describe('a tap', () => {
  const pieces = tableOf(newGame(), newGame().now).pieces;
  const scene = {
    ...{ options: [] as Option[], pieces, inHand: null, active: [], ways: [], march: null },
    sides: ['union', 'confederate'],
  };
  const option = (told: Partial<Option['told']>): Option => ({
    key: JSON.stringify(told),
    side: 'union',
    told: { text: 'x', cite: '', group: 'g', rolls: false, ...told },
    action: told,
  });
  const here = cell('W5421');

  test('on a counter picks it, on a stack fans it, on the ground looks', () => {
    expect(meaningOf(scene, here)).toEqual({ means: 'pick', piece: 'confederate-green-a' });
    expect(meaningOf(scene, cell('W5222'))).toEqual({ means: 'fan', cell: cell('W5222') });
    expect(meaningOf(scene, cell('W5119'))).toMatchObject({ means: 'look' });
  });

  test('does what an action names, but never rolls unasked', () => {
    const step = option({ cell: here });
    expect(meaningOf({ ...scene, options: [step] }, here)).toEqual({ means: 'do', option: step });
    const attack = option({ cell: here, rolls: true, asks: { question: 'q', input: {} } });
    expect(meaningOf({ ...scene, options: [attack] }, here)).toEqual({ means: 'weigh', option: attack });
    expect(meaningOf({ ...scene, options: [option({ cell: here, ends: true })] }, here).means).toBe('weigh');
    expect(meaningOf({ ...scene, options: [step, attack] }, here)).toMatchObject({ means: 'offer' });
  });

  test('with a piece in hand is about that piece', () => {
    const options = [option({ cell: here, piece: 'a' }), option({ cell: here, piece: 'b' })];
    const meant = meaningOf({ ...scene, options, inHand: 'a' }, here);
    expect(meant).toEqual({ means: 'do', option: options[0] });
    expect(meaningOf({ ...scene, options, inHand: 'c' }, here)).toMatchObject({ means: 'pick' });
    expect(meaningOf({ ...scene, options, inHand: 'c', active: ['b'] }, here)).toEqual({
      means: 'do',
      option: options[1],
    });
  });

  test('on a distant cell walks there', () => {
    const way = { cell: cell('W5119'), cost: 3, path: [1, 2, 3] };
    expect(meaningOf({ ...scene, inHand: 'a', ways: [way] }, way.cell)).toEqual({ means: 'walk', way });
  });
});

describe('a march', () => {
  const marching = (): Game => done(opened(), /^Tracy marches/);
  const piece = 'confederate-tracy';
  const where = (game: Game) => tableOf(game, stateOf(game)).pieces.find(({ id }) => id === piece)!.cell;
  const far = (game: Game) =>
    [...rules.reach(viewOf(game, stateOf(game)), piece)].sort((a, b) => b.path.length - a.path.length)[0]!;

  test('goes step by step to the cell that was tapped', () => {
    const game = marching();
    const way = far(game);
    expect(way.path.length).toBeGreaterThan(2);
    expect(canWalk(game, piece, way.path)).toBe(true);
    const after = walked(game, piece, way.path, () => high);
    expect(where(after)).toBe(way.cell);
    expect(after.moves).toHaveLength(game.moves.length + way.path.length - 1);
  });

  test('stops where a step cannot be made, and does nothing if the first cannot', () => {
    const game = marching();
    const { path } = far(game);
    const torn = [path[0]!, path[1]!, cell('E2712')];
    expect(where(walked(game, piece, torn, () => high))).toBe(path[1]);
    expect(walked(game, piece, [path[0]!, cell('E2712')], () => high)).toBe(game);
    expect(canWalk(opened(), piece, path)).toBe(false);
  });

  test('takes no step that the rules refuse, even if it is listed', () => {
    const game = marching();
    const way = far(game);
    const refusing = { ...rules, check: () => ({ refused: { code: 'x', cite: '1', text: 'No.' } }) };
    const barred = { ...game, rules: refusing };
    expect(walked(barred, piece, way.path, () => high)).toBe(barred);
  });

  test('never takes a step that dice decide', () => {
    expect(
      optionsOf(marching())
        .filter(isLight)
        .every(({ told }) => !told.rolls && !told.asks),
    ).toBe(true);
  });
});

describe('a move', () => {
  test('by agreement is told apart from what the rules allow', () => {
    const game = opened();
    const [side] = rules.toMove(stateOf(game));
    const set = act(game, side!, rules.overrule({ piece: 'confederate-tracy', cell: cell('W5119') }), high);
    if (set.refused) throw new Error(set.refused.text);
    const told = [0, 1, 2, 3].map((move) => (seenAt(set.value, move, side!) as SeenOpen).told);
    expect(told.map(({ agreed = false }) => agreed)).toEqual([false, false, false, true]);
    expect(told[3]!.text).toContain('Port Gibson');
    expect([lastMover(set.value), seatAt(set.value, stateOf(set.value))]).toEqual([side, side]);
  });
});

describe('stacks', () => {
  const lying = { map, marks: muster.marks, counters };
  const { pieces } = tableOf(newGame(), newGame().now);

  test('lie by cell and side, the strongest or the one in hand on top', () => {
    const at = (foremost: readonly string[]) =>
      stacksOf(lying, pieces, foremost).find((stack) => stack.cell === cell('W5222'))!;
    expect(at([]).members).toHaveLength(3);
    expect(at([]).total).toBe(16);
    expect(at([]).members.at(-1)!.strength).toBe(8);
    expect(at(['union-leader-mcclernand']).members.at(-1)!.counter.name).toBe('McClernand');
  });

  test('from afar those of a side that lie close together are one army', () => {
    const stacks = stacksOf(lying, pieces, []);
    const placed = stacks.map((stack) => ({ stack, at: stack.at }));
    const total = (side: string) =>
      stacks.filter((one) => one.side === side).reduce((sum, one) => sum + one.total, 0);
    expect(armiesOf(placed, 1000).map((army) => [army.side, army.total])).toEqual(
      expect.arrayContaining([
        ['union', total('union')],
        ['confederate', total('confederate')],
      ]),
    );
    expect(armiesOf(placed, 0.1)).toHaveLength(stacks.length);
  });
});

test('cells have their place and their number', () => {
  expect(cellName(map, cell('W5119'))).toBe('Port Gibson W5119');
  expect(cellName(map, cell('W5323'))).toBe('W5323');
});
