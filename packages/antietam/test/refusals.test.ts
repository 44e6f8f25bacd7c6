/** Bad input: refused with the field and the rule, in a sentence. */
import { describe, expect, test } from 'vitest';
import { antietam } from '../src/index.ts';
import { asked, type Input, refused } from './asked.ts';

describe('refused, with the field and the rule', () => {
  test.each<[string, string, Input, string, string]>([
    ['0 men', 'fire', { firers: [{ men: 0 }] }, 'firers.0.men', '7.2'],
    ['0 men shot at', 'fire', { targets: [{ men: 0 }] }, 'targets.0.men', '7.4'],
    ['a weapon not on the card', 'fire', { firers: [{ weapon: 'M16' }] }, 'firers.0.weapon', '7.2'],
    ['range 0', 'fire', { firers: [{ range: 0 }] }, 'firers.0.range', '4.1.2'],
    ['range 21', 'fire', { firers: [{ range: 21 }] }, 'firers.0.range', '4.1.2'],
    [
      'limbered artillery firing',
      'fire',
      { firers: [{ weapon: 'N12', mode: 'limbered' }] },
      'firers.0.mode',
      '6.9',
    ],
    ['routed guns firing', 'fire', { firers: [{ weapon: 'N12', mode: 'routed' }] }, 'firers.0.mode', '9.3.5'],
    ['guns in column', 'fire', { firers: [{ weapon: 'N12', mode: 'column' }] }, 'firers.0.mode', '5.3'],
    ['limbered rifles', 'fire', { firers: [{ mode: 'limbered' }] }, 'firers.0.mode', '5.3'],
    ['rifles by the gun', 'fire', { firers: [{ guns: 6 }] }, 'firers.0.guns', '7.2'],
    ['guns by the man', 'fire', { firers: [{ weapon: 'P20', men: 100 }] }, 'firers.0.men', '7.2'],
    ['routed at range 2', 'fire', { firers: [{ mode: 'routed', range: 2 }] }, 'firers.0.range', '7.1.3'],
    ['a leader of 1.60', 'fire', { firers: [{ leaderFactor: 1.6 }] }, 'firers.0.leaderFactor', '12.1'],
    [
      '13 operation points',
      'fire',
      { firers: [{ operationPoints: 13 }] },
      'firers.0.operationPoints',
      '5.1, 5.2.13, 7.3.10',
    ],
    ['fort 6', 'fire', { targets: [{ fort: 6 }] }, 'targets.0.fort', '1.11, 7.3.12'],
    [
      'flanked by a firer who is not there',
      'fire',
      { targets: [{ flankedBy: [2] }] },
      'targets.0.flankedBy',
      'T.1',
    ],
    ['three targets', 'fire', { targets: [{}, {}, {}] }, 'targets', '5.5, 7.4'],
    ['nine firers', 'fire', { firers: Array.from({ length: 9 }, () => ({})) }, 'firers', '7.3.15'],
    ['a difficulty between two levels', 'fire', { difficultyFactor: 0.85 }, 'difficultyFactor', '7.3.14'],
    ['efficiency 120', 'exchange', { attacker: { efficiency: 120 } }, 'attacker.efficiency', '1.10, 1.11'],
    [
      'efficiency 120 in a rout check',
      'rout',
      { men: 500, losses: 5, efficiency: 120 },
      'efficiency',
      '1.10, 1.11',
    ],
    [
      'fewer at the start',
      'exchange',
      { defender: { men: 500, startMen: 400 } },
      'defender.startMen',
      '9.1.2',
    ],
    ['a routed attacker', 'exchange', { attacker: { mode: 'routed' } }, 'attacker.mode', '7.1.3'],
    ['a routed defender far off', 'exchange', { defender: { mode: 'routed' }, range: 2 }, 'range', '7.1.3'],
    ['guns in a charge', 'melee', { attackers: [{ arm: 'artillery' }] }, 'attackers.0.arm', '6.4'],
    ['routed in a charge', 'melee', { attackers: [{ mode: 'routed' }] }, 'attackers.0.mode', '6.6'],
    ['mounted infantry', 'melee', { defenders: [{ mode: 'mounted' }] }, 'defenders.0.mode', '5.3'],
    ['four attackers', 'melee', { attackers: [{}, {}, {}, {}] }, 'attackers', '6.6, 8.1.3'],
    ['guns closing', 'engagement', { attacker: { weapon: 'N12' } }, 'attacker.weapon', '6.4'],
    [
      'too few points to close',
      'engagement',
      { attacker: { operationPoints: 3 } },
      'attacker.operationPoints',
      '6.2, 6.3',
    ],
    ['a routed unit closing', 'engagement', { attacker: { mode: 'routed' } }, 'attacker.mode', '6.6'],
    ['turn 14', 'arrival', { scheduledTurn: 14 }, 'scheduledTurn', '13.1'],
  ])('%s', (_, id, input, field, cite) => {
    const refusal = refused(id, input)!;
    expect(refusal).toMatchObject({ field, cite });
    expect(refusal.text).toMatch(/^[A-Za-z0-9].*\.$/);
  });

  test('an unknown field is named, with the nearest known one', () => {
    expect(refused('fire', { target: [] })?.text).toContain('did you mean targets?');
    expect(refused('exchange', { attacker: { weapn: 'RFL' } })).toMatchObject({ field: 'attacker.weapn' });
  });
});

describe('allowed after all', () => {
  test.each<[string, string, Input]>([
    ['a pistol at range 2', 'fire', { firers: [{ weapon: 'PST', range: 2 }] }],
    ['no input at all', 'fire', {}],
    ['no input at all', 'exchange', {}],
    ['no input at all', 'melee', {}],
    ['no input at all', 'engagement', {}],
    ['numbers of firers as text, as a page sends them', 'fire', { targets: [{ flankedBy: ['1'] }] }],
    ['limbered guns closed with', 'engagement', { defender: { weapon: 'N12', mode: 'limbered' } }],
  ])('%s: %s', (_, id, input) => {
    expect(() => asked(id, input).likeliest()).not.toThrow();
  });
});

test('draws that do not fit are refused by name', () => {
  const verdict = asked('fire', {}).rollWith([1.6]);
  expect(verdict.refused).toMatchObject({ code: 'bad-dice' });
  expect(verdict.refused?.text).toContain('the random factor is a number from 0.5 to 1.5, not 1.6');
  expect(asked('fire', {}).rollWith([]).refused?.text).toContain('the random factor is missing');
  expect(asked('fire', {}).rollWith([1, 1]).refused?.text).toContain('left over');
});

describe('every question', () => {
  const described = (fields: object, path: string) => {
    for (const [name, field] of Object.entries(fields)) {
      expect(field.description, `${path}.${name}`).toMatch(/\w/);
      expect(field.cite, `${path}.${name}`).toMatch(/\w/);
      expect(field.allowed, `${path}.${name}`).toMatch(/\w/);
    }
  };

  test.each(antietam.questions.map((question) => [question.id, question] as const))('%s', (id, question) => {
    const verdict = question.ask(question.example);
    if (verdict.refused) throw new Error(verdict.refused.text);
    const odds = verdict.value.odds();
    expect(odds.method).toBe('exact');
    expect(odds.outcomes.reduce((sum, o) => sum + o.p, 0)).toBeCloseTo(1, 12);
    expect(new Set(odds.outcomes.map((o) => o.label)).size).toBe(odds.outcomes.length);
    for (const { classes } of verdict.value.summary().summaries) {
      expect(classes.reduce((sum, c) => sum + c.p, 0)).toBeCloseTo(1, 12);
    }
    expect(verdict.value.likeliest().line).toMatch(/\.$/);
    expect(verdict.value.headline).toMatch(/\w/);
    expect(question.schema.properties).toHaveProperty('houseRules');
    described(question.schema.properties, id);
    for (const field of Object.values(question.schema.properties)) {
      described(field.properties ?? field.items?.properties ?? {}, id);
    }
  });

  test('lights only cells that are there', () => {
    for (const question of antietam.questions) {
      const verdict = question.ask(question.example);
      if (verdict.refused) throw new Error(verdict.refused.text);
      for (const { chart, row, column } of verdict.value.likeliest().lit) {
        const found = antietam.charts.find((c) => c.id === chart);
        expect(found?.rows[row]?.cells[column], `${chart} ${row} ${column}`).toBeDefined();
      }
    }
  });
});
