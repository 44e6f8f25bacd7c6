/** Zones: the worked cases 12 and 13, and what has none. */
import { describe, expect, test } from 'vitest';
import { overlayOf } from '../src/play/shown/overlays.ts';
import { type Board, type Placed, position } from './playing.ts';

const zone = ({ field, state }: Board, piece: string): readonly string[] =>
  overlayOf(field, state, 'fire-zones', piece)
    .map(({ cell }) => field.ground.map.ids[cell]!)
    .sort();

const board = (units: Readonly<Record<string, Placed>>, houseRules = {}): Board =>
  position({ scenario: 'seven-pines', units: { 'RAINS-1': { hex: '0001' }, ...units }, houseRules });

test('case 12: Naglee behind the abatis, facing W', () => {
  expect(zone(board({ 'NAGLEE-2': { hex: '1621', facing: 'W' } }), 'NAGLEE-2')).toEqual(
    ['1421', '1520', '1521', '1522', '1620', '1622'].sort(),
  );
});

describe('case 13: guns on the crest and on the level', () => {
  const guns = board({ FITCH: { hex: '1820', facing: 'W' }, SPRATT: { hex: '1720', facing: 'W' } });
  test('Fitch, on a crest behind breastworks', () => {
    const near = ['1719', '1720', '1721'];
    const far = ['1619', '1620', '1621', '1718', '1722', '1818', '1822'];
    expect(zone(guns, 'FITCH')).toEqual([...near, ...far].sort());
  });
  test('Spratt, on the level without works', () => {
    expect(zone(guns, 'SPRATT')).toEqual(['1619', '1620', '1621'].sort());
  });
});

describe('who has no zone', () => {
  test.each([
    ['limbered', { formation: 'limbered' }],
    ['routed', { state: 'routed', inCommand: false }],
  ] as const)('%s', (_, record) => {
    const one = board({ SPRATT: { hex: '1720', facing: 'W', ...record } });
    expect(zone(one, 'SPRATT')).toEqual([]);
    expect(overlayOf(one.field, one.state, 'zones', 'SPRATT')).toEqual([]);
  });
  test('mounted cavalry has a zone of control but no fire zone', () => {
    const horse = board({ '8PACAV': { hex: '2818', facing: 'W', formation: 'mounted' } });
    expect(zone(horse, '8PACAV')).toEqual([]);
    expect(overlayOf(horse.field, horse.state, 'zones', '8PACAV')).toHaveLength(3);
  });
});
