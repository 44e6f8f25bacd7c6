/** Moves hex by hex: points, the bonus, stops and bars of notes c, d, e, g and i, stragglers on the way. */
import { describe, expect, test } from 'vitest';
import { asked, classes, type Input, refused, rolled } from './asked.ts';

const WOODS = { ground: 'woods' };
const MARSH = { ground: 'marsh' };
const RUN = { ground: 'run' };
const ROAD = { road: true };
const GUNS = { units: [{ type: 'artillery' }] };
const by = (...steps: Input[]) => ({ steps });

const chances = (input: Input, of: 'entered' | 'hits') =>
  Object.fromEntries(
    asked('movement', input)
      .odds()
      .outcomes.map(({ result, fraction }) => [(result as Record<string, number>)[of], fraction]),
  );
const note = (input: Input, group: string, words: string) =>
  asked('movement', input)
    .likeliest()
    .notes.find((one) => one.group === group && one.text.startsWith(words));

describe('stragglers (note c)', () => {
  const garland = {
    units: [{ sp: 4, morale: 6 }],
    leader: true,
    start: WOODS,
    ...by(WOODS, WOODS, WOODS),
  };

  test('three hexes of woods, staying where it straggles', () => {
    const input = { ...garland, onStraggle: 'stay' };
    expect(chances(input, 'entered')).toEqual({ 0: '3/10', 1: '21/100', 2: '147/1000', 3: '343/1000' });
  });

  test('taking every hit: it comes through, the third hit reduces it', () => {
    expect(chances(garland, 'hits')).toEqual({ 0: '343/1000', 1: '441/1000', 2: '189/1000', 3: '27/1000' });
    expect(rolled('movement', garland, 9, 9, 9).result).toMatchObject({
      entered: 3,
      units: [{ reduced: true, hits: 0 }],
    });
  });

  test('without a leader it is 2/5 a step', () => {
    expect(chances({ ...garland, leader: false, onStraggle: 'stay' }, 'entered')[3]).toBe('27/125');
  });

  test('by road -1, and the bonus hex needs no check', () => {
    const step = { ...WOODS, ...ROAD };
    const four = { units: [{ morale: 6 }], leader: true, start: WOODS, ...by(step, step, step, step) };
    expect(classes('movement', four)['arrives unhurt']).toBe('64/125');
    expect(note(four, 'Step 4', 'c.')).toMatchObject({ applied: false, reason: 'the bonus hex needs none' });
  });

  test('-1 where the hex left or entered is in an EZOC', () => {
    const input = { units: [{ morale: 4 }], start: WOODS, ...by({ ...WOODS, enemyZoc: true }) };
    expect(classes('movement', input)['arrives with O hits']).toBe('2/5');
    const out = { units: [{ morale: 4 }], start: { ...WOODS, enemyZoc: true }, ...by(WOODS) };
    expect(classes('movement', out)['arrives with O hits']).toBe('2/5');
  });

  test.each([
    ['woods to clear', WOODS, {}, 'it enters clear'],
    ['clear to woods', {}, WOODS, 'it leaves clear'],
    ['run to woods', RUN, WOODS, 'it leaves run'],
  ])('none from %s', (_, start, step, reason) => {
    const input = { start, ...by(step) };
    expect(rolled('movement', input)).toMatchObject({ dice: [], result: { entered: 1 } });
    expect(note(input, 'Step 1', 'c.')).toMatchObject({ applied: false, reason });
  });

  test('none for artillery; irregulars as the house holds', () => {
    expect(rolled('movement', { ...GUNS, start: WOODS, ...by(WOODS) }).dice).toEqual([]);
    const irregulars = { units: [{ type: 'irregular' }], start: WOODS, ...by(WOODS) };
    expect(rolled('movement', irregulars, 0).dice).toHaveLength(1);
    const houseRules = { irregularsStraggle: 'no-check' };
    expect(rolled('movement', { ...irregulars, houseRules }).dice).toEqual([]);
  });
});

describe('movement points and the thoroughfare (note e)', () => {
  const bar = (input: Input) => refused('movement', input);

  test('3 in an action segment; in a horse segment cavalry 3, artillery 1, infantry none', () => {
    expect(bar(by({}, {}, {}))).toBeNull();
    expect(bar(by({}, {}, {}, {}))).toMatchObject({ field: 'steps.3', cite: '3.3' });
    const horse = { segment: 'horse' };
    expect(bar({ ...horse, units: [{ type: 'cavalry' }], ...by({}, {}, {}) })).toBeNull();
    expect(bar({ ...horse, ...GUNS, ...by({}, {}) })).toMatchObject({ field: 'steps.1' });
    expect(bar({ ...horse, ...GUNS, ...by(ROAD, ROAD) })).toBeNull();
    expect(bar({ ...horse, ...GUNS, ...by(ROAD, ROAD, ROAD) })).toMatchObject({ cite: '3.1, 3.3' });
    expect(bar({ ...horse, ...by(ROAD) })).toMatchObject({ field: 'steps.0', cite: '3.1' });
  });

  const four = by(ROAD, ROAD, ROAD, ROAD);
  test('the fourth hex, if the whole move is by road', () => {
    expect(rolled('movement', four).result).toMatchObject({ entered: 4, arrives: true });
    expect(note(four, 'Movement points', 'e.')).toMatchObject({ applied: true, cite: '3.3' });
    expect(note(by(ROAD), 'Movement points', 'e.')).toMatchObject({ applied: false, reason: 'not needed' });
  });

  test.each<[string, Input, string]>([
    ['a step off the road', by(ROAD, {}, ROAD, ROAD), '3.3'],
    ['a disrupted stack', { ...four, state: 'disrupted' }, '3.3'],
    ['an enemy MFZ on the way', by(ROAD, { ...ROAD, enemyMfz: true }, ROAD, ROAD), '3.3'],
    ['an EZOC in the last hex', by(ROAD, ROAD, ROAD, { ...ROAD, enemyZoc: true }), '3.3'],
    ['an enemy MFZ where it starts', { ...four, start: { enemyMfz: true } }, '3.3.1'],
  ])('not with %s', (_, input, cite) => {
    expect(bar(input)).toMatchObject({ field: 'steps.3', cite, code: 'not-allowed' });
  });
});

describe('stops', () => {
  const second = (input: Input) => refused('movement', input);

  test.each<[string, Input, string | null]>([
    ['infantry in marsh', by(MARSH, {}), '3.2'],
    ['infantry in marsh with run', by({ ground: 'marsh-run' }, {}), '3.2'],
    ['infantry in woods', by(WOODS, {}), null],
    ['artillery in woods', { ...GUNS, ...by(WOODS, {}) }, '3.2.1'],
    ['artillery out of a run', { ...GUNS, start: RUN, ...by({}, {}) }, '3.2.1'],
    ['infantry out of a run', { start: RUN, ...by({}, {}) }, null],
    ['infantry in marsh by road', by({ ...MARSH, ...ROAD }, {}), null],
    ['artillery in woods by road', { ...GUNS, ...by({ ...WOODS, ...ROAD }, {}) }, null],
    ['artillery out of a run by road', { ...GUNS, start: RUN, ...by(ROAD, {}) }, null],
    ['in an EZOC', by({ enemyZoc: true }, {}), '3.5'],
    ['in an EZOC by road', by({ enemyZoc: true, ...ROAD }, {}), '3.5'],
  ])('%s', (_, input, cite) => {
    expect(second(input)?.cite ?? null).toBe(cite);
    if (cite) expect(second(input)?.field).toBe('steps.1');
  });

  test('the ledger names each stop, and why it does not hold', () => {
    const guns = { ...GUNS, start: RUN, ...by({ ...WOODS, ...ROAD }) };
    expect(note(guns, 'Step 1', 'd.')).toMatchObject({ applied: false, reason: 'by road', cite: '3.2.6' });
    expect(note({ ...GUNS, ...by(WOODS) }, 'Step 1', 'g. Artillery stops')).toMatchObject({ applied: true });
    expect(note(by(WOODS), 'Step 1', 'g. Artillery stops')).toMatchObject({ reason: 'no artillery' });
  });
});

describe('bars', () => {
  test.each<[string, Input, string | null]>([
    ['a creek', by({ ground: 'creek' }), '3.2'],
    ['a fieldwork', by({ ground: 'fieldwork' }), '3.2'],
    ['artillery into marsh', { ...GUNS, ...by(MARSH) }, '3.2.1'],
    ['artillery into marsh by road', { ...GUNS, ...by({ ...MARSH, ...ROAD }) }, null],
    ['artillery across an abatis', { ...GUNS, ...by({ abatis: true }) }, '3.2.1'],
    ['artillery across an abatis by road', { ...GUNS, ...by({ abatis: true, ...ROAD }) }, null],
    ['infantry across an abatis', by({ abatis: true }), null],
    ['artillery onto an embankment', { ...GUNS, ...by({ embankment: true }) }, '3.2.1'],
    ['artillery onto an embankment by railroad', { ...GUNS, ...by({ embankment: true, ...ROAD }) }, null],
    ['artillery off an embankment', { ...GUNS, start: { embankment: true }, ...by({}) }, '3.2.1'],
    [
      'artillery along an embankment',
      { ...GUNS, start: { embankment: true }, ...by({ embankment: true }) },
      null,
    ],
    ['infantry onto an embankment', by({ embankment: true }), null],
    ['EZOC to EZOC at once', { start: { enemyZoc: true }, ...by({ enemyZoc: true }) }, null],
    ['EZOC to EZOC later', { start: { enemyZoc: true }, ...by({}, { enemyZoc: true }) }, '3.5'],
    ['infantry with guns into marsh', { units: [{}, ...GUNS.units], ...by(MARSH) }, '3.2.1'],
  ])('%s', (_, input, cite) => {
    expect(refused('movement', input)?.cite ?? null).toBe(cite);
  });
});

test('each way to end is told in words', () => {
  const input = { start: WOODS, ...by(WOODS, WOODS) };
  expect(rolled('movement', input, 0, 9).label).toBe('goes 2 hexes, 1 O hit: infantry 3 SP 1 hit');
  expect(rolled('movement', { ...input, onStraggle: 'stay' }, 0, 9).label).toBe('stops after 1 hex');
  expect(rolled('movement', input, 0, 0).line).toBe(
    'Infantry 3 SP moves 2 hexes in an action segment, dice 0 0: goes 2 hexes.',
  );
});
