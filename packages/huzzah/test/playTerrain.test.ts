/** Every row of the terrain chart, where it lies on the maps: moves, fire zones, fire, assault and sight (3.2, 17.7). */
import { describe, expect, test } from 'vitest';
import { sees } from '../src/field/sight.ts';
import { shootingOf } from '../src/play/fire/firing.ts';
import { fireOrder } from '../src/play/fire/order.ts';
import { overlayOf } from '../src/play/shown/overlays.ts';
import { lineOfShot } from '../src/procedures/fireLine.ts';
import { OUR_READINGS } from '../src/rulings/index.ts';
import {
  type Board,
  barOf,
  cell,
  fieldNamed,
  hexOf,
  legalWords,
  MOVE,
  open,
  type Placed,
  played,
  position,
  step,
} from './playing.ts';

const pines = (units: Readonly<Record<string, Placed>>, segment: 'f' | 'g' = 'f'): Board =>
  position({
    scenario: 'seven-pines',
    segment,
    units: { 'RAINS-2': { hex: '0038' }, 'PECK-1': { hex: '4404' }, ...units },
  });
const iuka = (units: Readonly<Record<string, Placed>>, segment: 'f' | 'g' = 'f'): Board =>
  position({
    scenario: 'iuka',
    segment,
    units: { '4MO': { hex: '2000' }, '2USF': { hex: '0026' }, ...units },
  });

const setOut = (board: Board, hex: string): Board => played(board, [open(hex), MOVE]);
const zone = ({ field, state }: Board, piece: string): readonly string[] =>
  overlayOf(field, state, 'fire-zones', piece).map(({ cell: at }) => field.ground.map.ids[at]!);
const isSeen = (a: string, b: string, name: 'iuka' | 'seven-pines' = 'seven-pines'): boolean => {
  const field = fieldNamed(name);
  return sees(field.ground, OUR_READINGS, cell(field, a), cell(field, b));
};

/** The lines of the ladder that count for a shot, by their words. */
function ladder(board: Board, from: string, target: string): readonly string[] {
  const { field, state } = played(board, [open(from)]);
  if (!('group' in state.stage)) throw new Error('nobody was opened');
  const shooting = shootingOf(field, state, state.stage.group, 'small-arms', cell(field, target));
  const lines = lineOfShot(fireOrder(field, state, shooting, false)).lines();
  const isModifier = (group = ''): boolean => group.includes('Fire Line Modifiers');
  return lines
    .filter(({ applied, group }) => applied && isModifier(group))
    .map(({ text, value }) => `${value} ${text}`);
}

test('clear: 3 MP, MFZ 1, +1 against a target in it, no blocking', () => {
  const there = played(setOut(pines({ 'GARLAND-1': { hex: '0119', facing: 'E' } }), '0119'), [
    step('0219'),
    step('0319'),
    step('0419'),
  ]);
  expect(legalWords(there, 'step')).toEqual([]);
  expect(zone(pines({ 'GARLAND-1': { hex: '0220', facing: 'E' } }), 'GARLAND-1')).toHaveLength(3);
  const shot = ladder(
    pines({ 'GARLAND-1': { hex: '1721', facing: 'E' }, 'PALMER-1': { hex: '1722', facing: 'W' } }),
    '1721',
    '1722',
  );
  expect(shot.some((line) => line.startsWith('1 Target in a clear hex'))).toBe(true);
  expect(isSeen('0119', '0419')).toBe(true);
});

test('creek: nobody enters it', () => {
  expect(barOf(setOut(pines({ 'GARLAND-1': { hex: '2833', facing: 'SE' } }), '2833'), step('2934'))).toBe(
    '3.2',
  );
});

test('slope: MFZ 2 down it, +1 firing down, 1 up or down in an assault, and it blocks', () => {
  const board = iuka({ '48IN': { hex: '0914', facing: 'NE' }, '1TXL': { hex: '0913', facing: 'SW' } }, 'g');
  expect(zone(iuka({ '11OHB': { hex: '1014', facing: 'NE' } }, 'g'), '11OHB').length).toBeGreaterThan(3);
  expect(ladder(board, '0914', '0913').some((line) => line.startsWith('1 Target on a lower'))).toBe(true);
  expect(isSeen('0915', '1012', 'iuka')).toBe(false);
});

describe('abatis and fence', () => {
  test('an abatis: MFZ 2 through it, +1 firing through, -1 against its target', () => {
    const board = pines(
      { 'NAGLEE-2': { hex: '1621', facing: 'W' }, 'GARLAND-1': { hex: '1521', facing: 'E' } },
      'g',
    );
    expect(zone(board, 'NAGLEE-2')).toContain('1421');
    expect(ladder(board, '1621', '1521').some((line) => /^1 .*(abatis|works|behind)/i.test(line))).toBe(true);
    const back = pines({
      'NAGLEE-2': { hex: '1621', facing: 'W' },
      'GARLAND-1': { hex: '1521', facing: 'E' },
    });
    expect(ladder(back, '1521', '1621').some((line) => line.startsWith('-1 '))).toBe(true);
  });
  test('a fence serves the fire of those behind it and protects nobody', () => {
    const board = pines(
      { 'PECK-2': { hex: '1813', facing: 'W' }, 'HOOD-1': { hex: '1713', facing: 'E' } },
      'g',
    );
    expect(ladder(board, '1813', '1713').some((line) => /^1 .*fence/i.test(line))).toBe(true);
    const back = pines({ 'PECK-2': { hex: '1813', facing: 'W' }, 'HOOD-1': { hex: '1713', facing: 'E' } });
    expect(ladder(back, '1713', '1813').some((line) => line.startsWith('-1 '))).toBe(false);
  });
  test('artillery crosses an abatis by road only', () => {
    const guns = setOut(pines({ CARTER: { hex: '1522', facing: 'E', formation: 'limbered' } }), '1522');
    expect(barOf(guns, step('1622'))).toBe('3.2.1');
  });
});

test('fieldwork: nobody enters it, and it blocks', () => {
  expect(barOf(setOut(pines({ 'GARLAND-1': { hex: '1723', facing: 'E' } }), '1723'), step('1823'))).toBe(
    '3.2',
  );
  expect(isSeen('1723', '1923')).toBe(false);
});

describe('marsh, and marsh with run', () => {
  test.each([
    ['marsh', '0826', '0926'],
    ['marsh with run', '1025', '1126'],
  ])('%s stops everybody off the road', (_, from, into) => {
    const board = setOut(pines({ 'GARLAND-1': { hex: from, facing: 'E' } }), from);
    const straggles = fieldNamed('seven-pines').ground.nonClear[cell(fieldNamed('seven-pines'), from)] === 1;
    const there = played(board, [step(into)], straggles ? [0] : []);
    expect(legalWords(there, 'step')).toEqual([]);
  });
  test('artillery does not enter it but by road; fire at those in it has -1', () => {
    const guns = setOut(pines({ CARTER: { hex: '0826', facing: 'E', formation: 'limbered' } }), '0826');
    expect(barOf(guns, step('0926'))).toBe('3.2.1');
    const shot = ladder(
      pines({ 'GARLAND-1': { hex: '0826', facing: 'E' }, 'PALMER-1': { hex: '0926', facing: 'W' } }),
      '0826',
      '0926',
    );
    expect(shot.some((line) => line.startsWith('-1 Target in a woods or marsh'))).toBe(true);
  });
});

test('run: artillery stops when it has left one; foot does not', () => {
  const guns = setOut(pines({ CARTER: { hex: '1123', facing: 'E', formation: 'limbered' } }), '1123');
  expect(legalWords(played(guns, [step('1223')]), 'step')).toEqual([]);
  const foot = played(setOut(pines({ 'GARLAND-1': { hex: '1123', facing: 'E' } }), '1123'), [step('1223')]);
  expect(legalWords(foot, 'step').length).toBeGreaterThan(0);
});

test('thoroughfare: a fourth hex by road, and stops are lifted on it', () => {
  const road = ['0223', '0323', '0423', '0523'].map(step);
  const there = played(setOut(pines({ 'GARLAND-1': { hex: '0123', facing: 'E' } }), '0123'), road);
  expect(hexOf(there, 'GARLAND-1')).toBe('0523');
  const guns = played(
    setOut(pines({ CARTER: { hex: '0723', facing: 'E', formation: 'limbered' } }), '0723'),
    [step('0823'), step('0922')],
  );
  expect(legalWords(guns, 'step').length).toBeGreaterThan(0);
});

describe('railroad embankment', () => {
  test('MFZ 2 from it, guns on and off by the railroad only, sight blocked across it', () => {
    expect(zone(pines({ 'PECK-2': { hex: '1312', facing: 'W' } }, 'g'), 'PECK-2').length).toBeGreaterThan(3);
    const guns = setOut(pines({ CARTER: { hex: '1212', facing: 'E', formation: 'limbered' } }), '1212');
    expect(barOf(guns, step('1213'))).toBe('3.2.1');
    expect(barOf(guns, step('1312'))).toBeNull();
    expect(isSeen('1211', '1313')).toBe(false);
  });
  test('fire down from it has +1', () => {
    const board = pines(
      { 'PECK-2': { hex: '1312', facing: 'SE' }, 'HOOD-1': { hex: '1313', facing: 'NW' } },
      'g',
    );
    expect(ladder(board, '1312', '1313').some((line) => line.startsWith('1 Target on a lower'))).toBe(true);
  });
});

test('woods: 3 points fire out of them, -1 against those in them, artillery stops, sight ends', () => {
  const guns = setOut(pines({ CARTER: { hex: '0620', facing: 'E', formation: 'limbered' } }), '0620');
  expect(legalWords(played(guns, [step('0720')]), 'step')).toEqual([]);
  const shot = ladder(
    pines({ 'GARLAND-1': { hex: '0620', facing: 'E' }, 'PALMER-1': { hex: '0720', facing: 'W' } }),
    '0620',
    '0720',
  );
  expect(shot.some((line) => line.startsWith('-1 Target in a woods'))).toBe(true);
  expect(isSeen('0620', '0820')).toBe(false);
});
