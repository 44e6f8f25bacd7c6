/** Lines of sight on the maps: the worked cases 39 to 41, and the law that they are the same both ways. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sees } from '../src/field/sight.ts';
import { lineOf } from '../src/play/shown/overlays.ts';
import { OUR_READINGS } from '../src/rulings/index.ts';
import { cell, fieldNamed, position, type ScenarioName } from './playing.ts';

const isSeen = (scenario: ScenarioName, a: string, b: string): boolean => {
  const field = fieldNamed(scenario);
  return sees(field.ground, OUR_READINGS, cell(field, a), cell(field, b));
};

describe.each([
  ['case 39', 'iuka', '1014', '1111', true],
  ['case 39, behind the crest', 'iuka', '0915', '1012', false],
  ['case 39, woods as high as both', 'iuka', '1014', '1209', false],
  ['case 39, over woods below', 'iuka', '0914', '1111', true],
  ['case 39, along the runs', 'iuka', '1011', '0813', true],
  ['case 40, two woods beside the line', 'iuka', '0814', '0812', false],
  ['case 40, one of two clear', 'seven-pines', '2218', '2220', true],
  ['case 40, both woods', 'seven-pines', '1915', '1917', false],
  ['case 41, across the embankment', 'seven-pines', '1211', '1313', false],
  ['case 41, from the embankment', 'seven-pines', '1312', '1314', true],
  ['case 41, from the crest to the edge of the wood', 'seven-pines', '1820', '1420', true],
  ['case 41, into the wood', 'seven-pines', '1820', '1320', false],
  ['case 41, behind the crest', 'seven-pines', '2020', '1720', false],
] as const)('%s: %s %s to %s', (_, scenario, a, b, seen) => {
  test(seen ? 'open' : 'blocked', () => expect(isSeen(scenario, a, b)).toBe(seen));
});

test.each(['iuka', 'seven-pines', 'redoubt'] as const)('%s: sight is the same both ways', (name) => {
  const { ground } = fieldNamed(name);
  const inPlay = [...ground.inPlay.keys()].filter((hex) => ground.inPlay[hex] === 1);
  fc.assert(
    fc.property(fc.constantFrom(...inPlay), fc.constantFrom(...inPlay), (a, b) => {
      expect(sees(ground, OUR_READINGS, a, b)).toBe(sees(ground, OUR_READINGS, b, a));
    }),
    { numRuns: 200 },
  );
});

test('the window of the redoubt hides what lies beyond it', () => {
  const field = fieldNamed('redoubt');
  expect(field.ground.terrain.at(cell(field, '0720'))).toBeUndefined();
  expect(field.ground.terrain.at(cell(field, '0820'))).toBeDefined();
});

test('the line of a piece says what hides its end', () => {
  const { field, state } = position({
    scenario: 'seven-pines',
    segment: 'a',
    units: { FITCH: { hex: '1820', facing: 'W' }, 'GARLAND-1': { hex: '1320', facing: 'E' } },
  });
  const line = lineOf(field, state, 'FITCH', cell(field, '1320'))!;
  expect(line.blocker).toBe(cell(field, '1420'));
  expect(line.text).toBe('5 hexes, hidden behind 1420');
  expect(lineOf(field, state, 'FITCH', cell(field, '1420'))!.blocker).toBeNull();
});
