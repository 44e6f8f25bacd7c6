/** A battle of stacks on hexes at the table: who takes part, marches that risk nothing, words asked, orders that stand, fronts. */
import { readFileSync } from 'node:fs';
import { act, begin, cellOf, type Game, parseMap, type Rng } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from '../../registry/src/index.ts';
import { bodyOf } from '../src/counter/body.ts';
import { bodyFaceParts } from '../src/counter/bodyFace.ts';
import { signsOf } from '../src/counter/label.ts';
import { answersOf } from '../src/field/answers.ts';
import { facingsOf, roseCell } from '../src/field/facings.ts';
import { relisted, ticksOf, whyNotUntick } from '../src/field/listing.ts';
import { endingOf, ofPiece, optionsOf } from '../src/field/options.ts';
import { offeredAt, playableOf } from '../src/field/scenarios.ts';
import { tableOf } from '../src/field/seat.ts';
import { meaningOf, type TapScene } from '../src/field/tapping.ts';
import type { Desk } from '../src/field/useDesk.ts';
import { marched } from '../src/field/walking.ts';
import { AS_SET_UP, marking, nowOf } from '../src/roster/rosterState.ts';

const map = parseMap(readFileSync(new URL('../../huzzah/maps/iuka.map.txt', import.meta.url), 'utf8'));
const playable = await playableOf(offeredAt(registry, 'huzzah/iuka')!);
const { entry, system, muster, sheet } = playable;
const rules = await entry.open(map);
const high: Rng = { int: (n) => n - 1 };
const low: Rng = { int: () => 0 };
const luck = () => high;
const cell = (id: string) => cellOf(map, id);

function done(game: Game, words: RegExp): Game {
  const option = optionsOf(game).find(({ told }) => words.test(told.text));
  if (!option) throw new Error(`nothing is called ${words}`);
  const next = act(game, option.side, option.action, high);
  if (next.refused) throw new Error(next.refused.text);
  return next.value;
}

const table = (game: Game) => tableOf(game, game.now);

/** The first Confederate action segment: the 3rd Texas is opened. */
function opened(): Game {
  const head = { scenario: entry.id, system: system.id, rulesVersion: system.version, houseRules: {} };
  const begun = begin(rules, head);
  if (begun.refused) throw new Error(begun.refused.text);
  let game = done(begun.value, /^Begin/);
  const isThere = () => table(game).facts.some(({ value }) => /^6 of 15/.test(value));
  for (let ends = 0; ends < 10 && !isThere(); ends++) game = done(game, /^End the segment/);
  return done(game, /^3 TX with Hebert in 1011/);
}

const desk = (game: Game): Desk =>
  ({
    ...{ table: table(game), options: optionsOf(game), isNow: true, open: null, map, playable },
    played: { isClosed: false, game },
  }) as unknown as Desk;

function scene(game: Game): TapScene {
  const options = optionsOf(game);
  const { pieces, active } = table(game);
  const option = ofPiece(options, active[0]!).find(({ told }) => told.marches)!;
  const ways = rules.reach(rules.view(game.now, 'confederate'), active[0]!);
  return {
    ...{ options, pieces, active, inHand: active[0]!, sides: ['confederate'], ways: [] },
    march: { option, ways },
  };
}

describe('who takes part', () => {
  test('all at first; one who is left out can be ticked again', () => {
    const game = opened();
    const ticks = (at: Game) => ticksOf(table(at), optionsOf(at)).map(({ piece, isIn }) => [piece, isIn]);
    expect(ticks(game)).toEqual([
      ['3TX', true],
      ['HEBERT', true],
    ]);
    const without = done(game, /^Leave out Hebert/);
    expect(ticks(without)).toEqual([
      ['3TX', true],
      ['HEBERT', false],
    ]);
    expect(table(without).listing?.out).toEqual(['HEBERT']);
    expect(whyNotUntick(without, table(without).listing!)).toBeNull();
    const again = relisted(without, { without: 'HEBERT' }, luck);
    expect(again.refused).toBeNull();
    expect(ticks(again.refused ? game : again.value)).toEqual(ticks(game));
  });

  test('what a stack does is before whoever of it is in hand', () => {
    const options = optionsOf(opened());
    expect(ofPiece(options, 'HEBERT').some(({ told }) => told.marches)).toBe(true);
    expect(ofPiece(options, '1TXL')).toEqual([]);
  });
});

describe('a march', () => {
  test('that risks nothing is made by one tap, one that may be fired at is weighed', () => {
    const { march, ...rest } = scene(opened());
    const at = (id: string) => meaningOf({ ...rest, march }, cell(id));
    // All round is wood, in which men straggle: as if one way led by a road.
    const { remark: _, ...safe } = march!.ways.find((way) => way.cell === cell('0911'))!;
    const onRoad = { ...march!, ways: [safe] };
    expect(meaningOf({ ...rest, march: onRoad }, safe.cell)).toMatchObject({ means: 'march', way: safe });
    expect(at('1012')).toMatchObject({ means: 'weigh', way: { remark: expect.stringMatching(/2 shots/) } });
    const risky = march!.ways.find((way) => way.cell === cell('1012'))!;
    expect(risky.chance).toBeGreaterThan(0);
    expect(risky.chance).toBeLessThan(1);
  });

  test('goes as far as somebody is asked; then it is the other side that is asked, a key for each answer', () => {
    const game = opened();
    const { march } = scene(game);
    const { path } = march!.ways.find((way) => way.cell === cell('1012'))!;
    const after = marched(game, march!.option, { piece: '3TX', path }, luck);
    if (after.refused) throw new Error(after.refused.text);
    expect(table(after.value)).toMatchObject({ asked: 'union', decides: 'react' });
    const answers = answersOf(desk(after.value));
    expect(answers.map(({ key, option }) => [key, option.side, option.told.asks !== undefined])).toEqual([
      ['f', 'union', true],
      ['g', 'union', true],
      ['h', 'union', false],
    ]);
    expect(answersOf(desk(game))).toEqual([]);
  });

  test('ends with a front: as it came first, an arrow for each', () => {
    const moving = done(opened(), /^3 TX with Hebert moves/);
    const step = optionsOf(moving).find(({ told }) => told.cell === cell('0911'))!;
    const gone = act(moving, step.side, step.action, low);
    if (gone.refused) throw new Error(gone.refused.text);
    const game = gone.value;
    const shown = desk(game);
    const facings = facingsOf(shown);
    expect(new Set(facings.map(({ told }) => told.facing)).size).toBe(6);
    expect(roseCell(shown, facings)).toBe(step.told.cell);
    const { facing } = table(game).pieces.find(({ id }) => id === '3TX')!;
    expect(endingOf(optionsOf(game))?.told.facing).toBe(facing);
  });
});

describe('orders that stand', () => {
  test('are given to a side and to a stack, and are checked like every action', () => {
    const game = opened();
    const orders = (at: Game, piece: string | null) =>
      rules.standing!(rules.view(at.now, 'confederate'), piece);
    expect(orders(game, null).map(({ id, now }) => [id, now])).toEqual([
      ['advance', 'ask'],
      ['enPassant', 'ask'],
      ['preAssault', 'always'],
      ['onDisrupt', 'ask'],
    ]);
    const given = (at: Game, piece: string | null, value: string): Game => {
      const { action } = orders(at, piece)[0]!.values.find((one) => one.value === value)!;
      const next = act(at, 'confederate', action, high);
      if (next.refused) throw new Error(next.refused.text);
      return next.value;
    };
    const never = given(game, null, 'never');
    expect(orders(never, '3TX')[0]).toMatchObject({ now: 'never', own: false });
    const always = given(never, '3TX', 'always');
    expect(orders(always, '3TX')[0]).toMatchObject({ now: 'always', own: true });
    expect(orders(always, '1TXL')[0]).toMatchObject({ now: 'never', own: false });
    // Nobody orders the enemy, or out of his turn.
    expect(orders(game, '5IA')).toEqual([]);
    expect(rules.standing!(rules.view(game.now, 'union'), null)).toEqual([]);
  });
});

describe('counters of strength points', () => {
  const texans = sheet.counters.find(({ id }) => id === '3TX')!;
  const body = (record: object, remarks: readonly string[] = []) =>
    bodyOf({ counter: texans, record: { ...texans.record, ...record }, remarks, ghost: false });

  test('are drawn by formation and state, and every state is a sign', () => {
    expect(body({})).toMatchObject({ formation: 'line', figure: '4', disrupted: false });
    expect(body({ formation: 'skirmish' }).formation).toBe('skirmish');
    expect(body({ state: 'routed' }).formation).toBe('routed');
    const count = (record: object) => signsOf(body(record), 10).length;
    expect(count({})).toBe(0);
    for (const one of [
      { state: 'disrupted' },
      { hits: 2 },
      { reduced: true },
      { marker: true },
      { inCommand: false },
      { acted: true },
    ])
      expect([one, count(one)]).toEqual([one, 1]);
    const faces = [{}, { state: 'disrupted' }, { hits: 1 }, { reduced: true }, { marker: true }].map(
      (record) => JSON.stringify(bodyFaceParts(texans, { ...texans.record, ...record })),
    );
    expect(new Set(faces).size).toBe(faces.length);
  });

  test('a counter turned over by hand is as strong as its other side', () => {
    const turned = marking(AS_SET_UP, { '3TX': { reduced: true } }, sheet, muster.marks)(AS_SET_UP);
    expect(nowOf(turned, texans).record).toMatchObject({ reduced: true, strength: 2 });
  });
});
