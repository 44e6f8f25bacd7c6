import { centreOf, type Game, type Reached, type Rng, type Rules, stateOf } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from '../../registry/src/index.ts';
import { plainParts } from '../src/counter/face.ts';
import { bound } from '../src/field/asked.ts';
import { isForGood } from '../src/field/ending.ts';
import { foundBy } from '../src/field/finding.ts';
import { leanOf, overlaysOf, shadedBy } from '../src/field/laying.ts';
import { endingOf, type Option, ofPiece, optionsOf } from '../src/field/options.ts';
import { shortMark } from '../src/field/paint/paintMarked.ts';
import { BESIDE, pinnedAt, UNDER } from '../src/field/pinning.ts';
import { seatAt, tableOf, viewOf } from '../src/field/seat.ts';
import { meaningOf, type TapScene } from '../src/field/tapping.ts';
import { joinersOf, marched } from '../src/field/walking.ts';
import { overlap } from '../src/map/bounds.ts';
import { flagBox } from '../src/map/flags.ts';
import { letteringOf } from '../src/map/lettering.ts';
import { sceneOf } from '../src/map/scene.ts';
import { cell, done, high, map, newGame, opened, playable, rules } from './portGibson.ts';

const { counters, muster } = playable;
const low: Rng = { int: () => 0 };

const now = (game: Game) => {
  const view = viewOf(game, stateOf(game));
  return { view, table: tableOf(game, stateOf(game)), seat: seatAt(game, stateOf(game)) };
};

const TRACY = 'confederate-tracy';
const whereIs = (game: Game, piece: string) => now(game).table.pieces.find(({ id }) => id === piece)!.cell;

function sceneAt(game: Game, piece: string | null): TapScene {
  const { view, table } = now(game);
  const options = optionsOf(game);
  const option = piece === null ? undefined : ofPiece(options, piece).find(({ told }) => told.marches);
  return {
    ...{ options, pieces: table.pieces, active: table.active, inHand: piece, ways: [] },
    sides: rules.toMove(stateOf(game)),
    march: option ? { option, ways: rules.reach(view, piece!) } : null,
  };
}

const farthest = (ways: readonly Reached[]): Reached =>
  [...ways].sort((a, b) => b.path.length - a.path.length)[0]!;

describe('a unit, then its destination', () => {
  test('weighs the march there, with the way and its chance', () => {
    const scene = sceneAt(opened(), TRACY);
    const free = scene.march!.ways.filter((way) => !scene.pieces.some((piece) => piece.cell === way.cell));
    const way = farthest(free);
    expect(meaningOf(scene, way.cell)).toEqual({ means: 'weigh', option: scene.march!.option, way });
    expect(way.remark).toMatch(/%$/);
    expect(scene.march!.option.told).toMatchObject({ marches: true, rolls: true });
  });

  test('where others lie is offered beside them', () => {
    const scene = sceneAt(opened(), TRACY);
    const other = scene.pieces.find(
      ({ id, cell: at }) => id !== TRACY && scene.march!.ways.some((way) => way.cell === at),
    )!;
    expect(meaningOf(scene, other.cell)).toMatchObject({
      means: 'fan',
      march: { way: { cell: other.cell } },
    });
    expect(meaningOf({ ...scene, march: null }, other.cell)).not.toHaveProperty('march');
  });

  test('begins the march and walks as far as the dice allow', () => {
    const game = opened();
    const { march } = sceneAt(game, TRACY);
    const { path } = farthest(march!.ways);
    const goes = (rng: Rng) => {
      const after = marched(game, march!.option, { piece: TRACY, path }, () => rng);
      if (after.refused) throw new Error(after.refused.text);
      return path.indexOf(whereIs(after.value, TRACY));
    };
    expect(goes(high)).toBe(path.length - 1);
    expect(goes(low)).toBeGreaterThan(0);
    expect(goes(low)).toBeLessThan(path.length - 1);
  });

  test('is the same for a unit of an activation, whose dice have fallen already', () => {
    const words = [/is activated/, /is to march/, /^The list is complete/];
    const game = words.reduce((before, wanted) => done(before, wanted), opened());
    const piece = optionsOf(game).find(({ told }) => told.marches)!.told.piece!;
    const { march, pieces } = sceneAt(game, piece);
    const free = march!.ways.filter((way) => !pieces.some((one) => one.cell === way.cell && !one.gone));
    const way = farthest(free);
    expect(meaningOf(sceneAt(game, piece), way.cell)).toMatchObject({ means: 'weigh', way });
    expect(march!.option.told.rolls).toBe(false);
    expect(way.remark).toBeUndefined();
    const after = marched(game, march!.option, { piece, path: way.path }, () => high);
    if (after.refused) throw new Error(after.refused.text);
    const waits = joinersOf(optionsOf(after.value), piece).length > 0;
    expect(whereIs(after.value, piece)).toBe(waits ? way.path[0] : way.cell);
  });

  test('waits for those who may come along', () => {
    const option = (told: Partial<Option['told']>): Option => ({
      key: JSON.stringify(told),
      side: 'union',
      told: { text: 'x', cite: '', group: 'g', rolls: false, ...told },
      action: told,
    });
    const joins = option({ piece: 'leader' });
    const rest = [
      option({ piece: 'unit' }),
      option({ piece: 'a', cell: 3 }),
      option({ piece: 'b', ends: true }),
    ];
    expect(joinersOf([joins, ...rest, option({}), option({ piece: 'c', ticks: true })], 'unit')).toEqual([
      joins,
    ]);
    expect(joinersOf(rest, 'unit')).toEqual([]);
  });

  test('asks the question with what the way takes, if it knows of that', () => {
    const { march } = sceneAt(opened(), TRACY);
    const way = farthest(march!.ways);
    expect(bound(registry, march!.option.told, way).asks?.input).toMatchObject({ need: way.cost });
    expect(bound(registry, march!.option.told, undefined)).toBe(march!.option.told);
    const other = { ...march!.option.told, asks: { question: 'gcacw/extended-march', input: {} } };
    expect(bound(registry, other, way)).toBe(other);
  });
});

describe('looking at an enemy', () => {
  const attack = { text: 'x', cite: '', group: 'g', rolls: true, piece: 'union-osterhaus' };
  const at = cell('W5421');
  const option = { key: 'a', side: 'union', told: { ...attack, cell: at }, action: {} };

  test('begins nothing while no piece is in hand', () => {
    const scene = { ...sceneAt(opened(), null), options: [option], sides: ['union'] };
    expect(meaningOf(scene, at)).toEqual({ means: 'pick', piece: 'confederate-green-a' });
    expect(meaningOf({ ...scene, inHand: 'union-osterhaus' }, at).means).toBe('weigh');
    expect(meaningOf({ ...scene, sides: ['confederate'] }, at).means).toBe('weigh');
  });
});

describe('what is laid over the map', () => {
  const laying = (game: Game, piece: string | null = null) => ({ rules, ...now(game), piece });

  test('is the reach of either side, and what the rules know', () => {
    expect(overlaysOf(rules).map(({ id }) => id)).toEqual(['own', 'enemy', 'zones', 'command']);
    expect(overlaysOf({ ...rules, overlays: undefined } as unknown as Rules)).toHaveLength(2);
    expect(overlaysOf(rules).every(({ about }) => about.endsWith('.'))).toBe(true);
  });

  test('covers all that each own piece can reach, and nothing else', () => {
    const here = laying(opened());
    const own = here.table.pieces.filter(({ side, gone }) => side === here.seat && !gone);
    const wanted = new Set(own.flatMap(({ id }) => rules.reach(here.view, id).map((one) => one.cell)));
    const shaded = shadedBy(here, 'own');
    expect(wanted.size).toBeGreaterThan(10);
    expect(new Set(shaded.map((one) => one.cell))).toEqual(wanted);
    expect(shaded).toHaveLength(wanted.size);
    expect(shaded.every(({ side }) => side === here.seat)).toBe(true);
    expect(shadedBy(here, 'enemy').every(({ side }) => side !== here.seat)).toBe(true);
    expect(shadedBy(here, 'zones').length).toBeGreaterThan(0);
    expect(
      shadedBy({ ...here, rules: { ...rules, overlay: undefined } as unknown as Rules }, 'zones'),
    ).toEqual([]);
  });

  test('differs by the lean of its strokes', () => {
    const { sides } = playable.sheet;
    expect(sides.map(({ id }) => leanOf(sides, id))).toEqual(['right', 'left']);
  });
});

describe('the end of something', () => {
  const ending = (game: Game) => endingOf(optionsOf(game))!;

  test('is asked for once more if dice fall by it, now or before anybody decides again', () => {
    const transfers = done(newGame(), /^Begin/);
    expect(isForGood(transfers, ending(transfers))).toBe(false);
    const last = done(transfers, /^No more leaders/);
    expect(ending(last).told.rolls).toBe(false);
    expect(isForGood(last, ending(last))).toBe(true);
    expect(isForGood(opened(), ending(opened()))).toBe(true);
  });

  test('of a march is for good: the dice of the initiative fall at once', () => {
    const game = done(opened(), /^Tracy marches/);
    expect(ending(game).told).toMatchObject({ text: 'Tracy ends its march', rolls: false });
    expect(isForGood(game, ending(game))).toBe(true);
  });

  test('is always asked for in a game with secrets: nobody may try it out', () => {
    const game = done(newGame(), /^Begin/);
    const secret = { ...rules, secrets: {} } as unknown as Rules;
    expect(isForGood({ ...game, rules: secret }, ending(game))).toBe(true);
  });

  test('is for good if a turn ends by it', () => {
    const game = done(newGame(), /^Begin/);
    const turning = {
      ...rules,
      apply: () => 'next',
      view: (state: unknown) => state,
      table: (view: unknown) => ({ turn: view === 'next' ? 2 : 1 }),
    } as unknown as Rules;
    expect(isForGood({ ...game, rules: turning }, ending(game))).toBe(true);
  });
});

describe('pinned beside a cell', () => {
  const size = { width: 400, height: 300 };
  const pin = { at: [200, 150] as const, size, clear: 20, lying: { wide: 100, high: 60 }, avoid: [] };
  const unitAt = (x: number, y: number) => ({ left: x - 15, right: x + 15, top: y - 15, bottom: y + 15 });

  test('lies on the first side with room', () => {
    expect(pinnedAt(pin, BESIDE)).toEqual([220, 120]);
    expect(pinnedAt(pin, UNDER)).toEqual([150, 170]);
    expect(pinnedAt({ ...pin, at: [330, 150] }, BESIDE)).toEqual([210, 120]);
  });

  test('keeps off those who act', () => {
    const toTheRight = unitAt(250, 150);
    expect(pinnedAt({ ...pin, avoid: [toTheRight] }, BESIDE)).toEqual([80, 120]);
    const both = [toTheRight, unitAt(150, 150)];
    expect(pinnedAt({ ...pin, avoid: both }, BESIDE)).toEqual([150, 170]);
    const all = [...both, unitAt(200, 200), unitAt(200, 100)];
    expect(pinnedAt({ ...pin, avoid: all }, BESIDE)).toEqual([220, 120]);
  });

  test('stays in a window that is too small for it', () => {
    const [left, top] = pinnedAt({ ...pin, lying: { wide: 390, high: 280 } }, BESIDE);
    expect([left, top]).toEqual([6, 10]);
  });
});

test('pieces are found by name or command, those on the map first', () => {
  const { pieces } = now(newGame()).table;
  const names = (query: string) => foundBy(counters, pieces, query).map(({ counter }) => counter.name);
  expect(names('gre')).toContain('Green-A');
  expect(names('GRE')[0]).toMatch(/^Gre/);
  expect(names(' ')).toEqual([]);
  expect(names('nobody of that name')).toEqual([]);
  const command = [...counters.values()].find((one) => one.command)!.command!;
  expect(names(command).length).toBeGreaterThan(0);
  const gone = pieces.map((piece) => ({ ...piece, gone: true }));
  expect(foundBy(counters, gone, 'green')).toEqual([]);
});

test('a mark from afar is its first figure', () => {
  expect(shortMark('priority 2, loses 1')).toBe('2');
  expect(shortMark('last')).toBe('');
});

test('no name of a place runs under a flag', () => {
  const flagged = now(newGame()).table.holdings.map((holding) => holding.cell);
  const scene = sceneOf(map);
  const measure = (text: string) => text.length * 7;
  const named = new Set(map.places.map(({ name }) => name));
  const covered = (scale: number, flags: readonly number[]) => {
    const boxes = flagged.map((at) => {
      const [x, y] = centreOf(map, at);
      return flagBox([x * scale, y * scale], scale);
    });
    const type = { serif: 'serif', sans: 'sans' };
    return letteringOf({ ...scene, flagged: flags }, type, scale, measure)
      .filter(({ text }) => named.has(text))
      .filter(({ text, at: [x, y] }) => {
        const half = measure(text) / 2;
        const word = { left: x - half, right: x + half, top: y - 4, bottom: y + 4 };
        return boxes.some((box) => overlap(box, word));
      })
      .map(({ text }) => text);
  };
  const scales = [20, 36, 60];
  expect(scales.flatMap((scale) => covered(scale, []))).not.toEqual([]);
  expect(scales.flatMap((scale) => covered(scale, flagged))).toEqual([]);
});

test('a small counter shows fatigue and demoralization too', () => {
  const counter = counters.get(TRACY)!;
  const roles = (change: object) =>
    plainParts({ counter, ...muster, record: { ...counter.record, ...change } }).map(({ role }) => role);
  expect(roles({ fatigue: 3 }).filter((role) => role === 'pip full')).toHaveLength(3);
  expect(roles({ fatigue: 0 })).not.toContain('pip full');
  expect(roles({ demoralized: 1 })).toContain('chevrons');
  expect(roles({ demoralized: 0 })).not.toContain('chevrons');
});
