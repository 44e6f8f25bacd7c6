/** Refusals in the words of the form. */
import { describe, expect, test } from 'vitest';
import { type FieldSchema, labelled, labelOf } from '../src/index.ts';

const SCHEMA: FieldSchema = {
  properties: {
    attackerCV: { type: 'number', title: 'Combat Value' },
    fatigue: { type: 'integer', title: 'Fatigue Level' },
    units: {
      type: 'array',
      title: 'Units',
      items: { type: 'object', properties: { manpower: { type: 'integer', title: 'Manpower' } } },
    },
    houseRules: { type: 'object', title: 'House rules', properties: { onTies: { title: 'Ties' } } },
    bare: { type: 'integer' },
  },
};
const refusal = (text: string, code = 'bad-value') => ({ code, cite: 'T.1', text, field: 'fatigue' });
const told = (text: string) => labelled(SCHEMA, refusal(text)).text;

describe('labels', () => {
  test.each([
    ['attackerCV', 'Combat Value'],
    ['units.1.manpower', 'Units 2, Manpower'],
    ['units.0', 'Units 1'],
    ['houseRules.onTies', 'House rules, Ties'],
    ['bare', 'bare'],
    ['units.manpower', null],
    ['nothing', null],
    ['constructor', null],
  ])('%s is %s', (path, label) => {
    expect(labelOf(SCHEMA, path)).toBe(label);
  });
});

describe('a refusal', () => {
  test.each([
    ['attackerCV is 0: it must be more.', 'Combat Value is 0: it must be more.'],
    ['units.1.manpower is 99: it must be less.', 'Units 2, Manpower is 99: it must be less.'],
    ['fatigue is 4: with fatigue 4 it cannot.', 'Fatigue Level is 4: with fatigue 4 it cannot.'],
    ['It needs a value: give attackerCV.', 'It needs a value: give Combat Value.'],
    ['attackerCV is "houseRules": no.', 'Combat Value is "houseRules": no.'],
    ['The input must be an object.', 'The input must be an object.'],
  ])('%s', (text, words) => {
    expect(told(text)).toBe(words);
  });

  test('has the key beside the label where it is to be typed', () => {
    expect(labelled(SCHEMA, refusal('attackerCV is 0.'), 'label and key').text).toBe(
      'Combat Value (attackerCV) is 0.',
    );
  });

  test('of what is no field keeps the name that was typed and the one that was meant', () => {
    const text = 'There is no field "attackrCV": did you mean attackerCV?';
    expect(labelled(SCHEMA, refusal(text, 'unknown-field')).text).toBe(text);
  });

  test('keeps all else, and tells what was found in the same breath the same way', () => {
    const both = { ...refusal('fatigue is 5.'), also: [refusal('attackerCV is 0.')] };
    expect(labelled(SCHEMA, both)).toEqual({
      ...both,
      text: 'Fatigue Level is 5.',
      also: [{ ...both.also[0], text: 'Combat Value is 0.' }],
    });
  });
});
