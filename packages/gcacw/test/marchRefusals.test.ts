/** Bad input to the questions of movement: each refusal names the field and the rule. */
import { describe, expect, test } from 'vitest';
import { gcacw } from '../src/index.ts';
import { type Input, questionOf, refused } from './asked.ts';

const OURS = [
  'whole-march',
  'march',
  'activation',
  'force-march',
  'extended-march',
  'entering-hex',
  'strategic-movement',
  'rail-movement',
  'command-radius',
  'recovery',
  'random-event',
  'strategic-event',
  'army-of-relief',
];

describe('what the rules forbid', () => {
  const cases: readonly (readonly [string, Input, string, string])[] = [
    ['force-march', { disorganized: true }, 'disorganized', '6.6'],
    ['whole-march', { disorganized: true, forceMarch: true }, 'forceMarch', '6.6'],
    ['whole-march', { fatigue: 4 }, 'fatigue', '5.1'],
    ['whole-march', { type: 'cavalry', leader: 'infantry' }, 'leader', '5.3.11'],
    ['whole-march', { leader: 'cavalry-corps' }, 'leader', '5.3.11'],
    ['whole-march', { side: 'confederate', game: 'BTC', leader: 'grand-division' }, 'leader', '5.5'],
    ['activation', { side: 'confederate', game: 'BTC', leader: 'grand-division' }, 'leader', '5.5'],
    ['whole-march', { need: 41 }, 'need', '6.1'],
    ['whole-march', { otherModifier: 4 }, 'otherModifier', '17.3c, 17.4b'],
    ['march', { type: 'balloon' }, 'type', '5.5, 5.5a'],
    ['force-march', { manpower: 0 }, 'manpower', '1.5'],
  ];
  test.each(cases)('%s %o: %s, %s', (id, input, field, cite) => {
    const refusal = refused(id, input);
    expect(refusal).toMatchObject({ field, cite });
    expect(refusal?.text).toMatch(/\.$/);
  });
});

describe('what the chosen game does not know', () => {
  const cases: readonly (readonly [string, Input, string, string])[] = [
    ['activation', { leader: 'grand-division' }, 'leader', 'Grand Division Leader (BTC)'],
    ['activation', { november1862: true }, 'november1862', 'Nov. 15 to 17'],
    ['march', { game: 'SJW', side: 'confederate', event: 'movement-paralysis' }, 'event', 'TOM'],
    ['march', { side: 'union', event: 'movement-paralysis' }, 'event', 'Confederate MP^'],
    ['march', { side: 'confederate', event: 'movement-bonus' }, 'event', 'Movement Bonus'],
    ['extended-march', { armyOfPotomac: true }, 'armyOfPotomac', 'SJW, HCR, RTG, LLO, GTC'],
    ['extended-march', { regularArmy: true }, 'regularArmy', 'RWH'],
    ['extended-march', { scenario1861: true }, 'scenario1861', 'AGA'],
    ['whole-march', { retreatMarch: true }, 'retreatMarch', 'AGA'],
    ['whole-march', { onlyIfShort: true }, 'onlyIfShort', 'Force March'],
  ];
  test.each(cases)('%s %o', (id, input, field, line) => {
    const refusal = refused(id, input);
    expect(refusal).toMatchObject({ code: 'not-known-here', field });
    expect(refusal?.text).toContain(line);
  });
});

describe.each(OURS)('gcacw/%s', (id) => {
  const { schema, example, title, about } = questionOf(id);

  test('describes every field, with its rule and its heading', () => {
    expect(title).toMatch(/\w/);
    expect(about).toMatch(/\.$/);
    for (const [name, field] of Object.entries(schema.properties)) {
      expect(field.description, name).toMatch(/\w/);
      expect(field.title, name).toMatch(/\w/);
      expect(field.cite, name).toMatch(/\w/);
      expect(field.group, name).toMatch(/\w/);
      expect(field.allowed, name).toMatch(/\w/);
    }
  });

  test('takes house rules', () => {
    expect(schema.properties['houseRules']).toBeDefined();
  });

  test('has a worked example that is answered, with a headline and a line', () => {
    const verdict = questionOf(id).ask(example);
    expect(verdict.refused).toBeNull();
    if (verdict.refused) return;
    const { headline, sides } = verdict.value;
    expect(headline).toMatch(/^[A-Z]/);
    expect([...sides].sort()).toEqual(['confederate', 'union']);
    const { line, label, notes, lit } = verdict.value.likeliest();
    expect(line).toMatch(/\.$/);
    expect(label).toMatch(/\w/);
    for (const note of notes) {
      expect(note.cite).toMatch(/\w/);
      if (!note.applied) expect(note.reason).toMatch(/\w/);
    }
    for (const { chart, row, column } of lit) {
      const found = gcacw.charts.find((c) => c.id === chart);
      expect(found?.rows[row]?.cells[column]).toBeDefined();
    }
  });

  test('an unknown field is answered with the nearest', () => {
    expect(refused(id, { ...example, houseRule: 1 })?.text).toContain('did you mean houseRules?');
  });
});
