/** Fields written out: attackerCV=7. */
import type { Refusal } from '@longroll/kernel';
import { describe, expect, it } from 'vitest';
import { COMBAT, longroll, registry } from './support.ts';

const odds = (id: string, ...words: string[]) => longroll(['odds', id, '--json', ...words]);
const same = async (id: string, input: object, ...words: string[]) => {
  const byWords = await odds(id, ...words);
  expect(byWords.err).toBe('');
  expect(JSON.parse(byWords.out)).toEqual(JSON.parse((await odds(id, '--input', JSON.stringify(input))).out));
};
const refusalTo = async (...words: string[]): Promise<Refusal> => {
  const { status, out } = await odds(...(words as [string, ...string[]]));
  expect(status).toBe(1);
  return (JSON.parse(out) as { refused: Refusal }).refused;
};

describe('field=value', () => {
  it('is the same input as JSON: numbers, words, yes and no', async () => {
    await same(
      'gcacw/combat',
      { attackerCV: 7.5, defenderCV: 4, attack: 'prepared', rain: true, gunboatAttack: false },
      ...['attackerCV=7.5', 'defenderCV=4', 'attack=prepared', 'rain=yes', 'gunboatAttack=false'],
    );
  });

  it('reaches into records, and into lists by place, in any order', async () => {
    const { example } = registry.question('gcacw/attack')!;
    const [first, ...rest] = example['attackers'] as Record<string, unknown>[];
    const more = { ...first, manpower: 3, name: 'One more' };
    const words = Object.entries(more).map(
      ([name, value]) => `attackers.${rest.length + 1}.${name}=${value}`,
    );
    await same(
      'gcacw/attack',
      { ...example, attackers: [{ ...first, manpower: 9 }, ...rest, more] },
      ...[...words, 'attackers.0.manpower=9', '--example'],
    );
  });

  it('sets house rules', async () => {
    const [ruling] = registry.systems[0]!.rulings;
    const [other] = ruling!.alternatives;
    await same(
      'gcacw/combat',
      { attackerCV: 7, defenderCV: 2, houseRules: { [ruling!.id]: other } },
      ...['attackerCV=7', 'defenderCV=2', `houseRules.${ruling!.id}=${other}`],
    );
  });

  it('is laid over --input and --example', async () => {
    await same('gcacw/combat', { attackerCV: 9, defenderCV: 2 }, 'attackerCV=9', '--input', COMBAT);
    const { example } = registry.question('gcacw/combat')!;
    await same('gcacw/combat', { ...example, attackerCV: 9 }, 'attackerCV=9', '--example');
  });

  it('is taken by roll, too', async () => {
    const { status, out } = await longroll([
      ...['roll', 'gcacw/combat', 'attackerCV=7', 'defenderCV=2', '--dice', '4,2'],
    ]);
    expect(status).toBe(0);
    expect(out).toContain('TOM normal attack 7:2');
  });
});

describe('a refusal names the key', () => {
  it.each([
    ['a value out of bounds', ['attackerCV=0', 'defenderCV=2'], 'bad-value', 'attackerCV'],
    ['a word for a number', ['attackerCV=many', 'defenderCV=2'], 'bad-value', 'attackerCV'],
    ['no number at all', ['attackerCV=', 'defenderCV=2'], 'bad-value', 'attackerCV'],
    ['neither yes nor no', ['attackerCV=7', 'defenderCV=2', 'rain=perhaps'], 'bad-value', 'rain'],
    ['an unknown field', ['attackerCV=7', 'defenderCV=2', 'atack=hasty'], 'unknown-field', 'atack'],
    ['a field of a prototype', ['attackerCV=7', 'defenderCV=2', '__proto__=1'], 'unknown-field', '__proto__'],
    ['no value', ['attackerCV'], 'bad-field', 'attackerCV'],
    ['a field twice', ['attackerCV=7', 'attackerCV=8'], 'bad-field', 'attackerCV'],
    ['a value and its parts', ['houseRules=x', 'houseRules.y=z'], 'bad-field', 'houseRules.y'],
  ])('%s', async (_, words, code, field) => {
    expect(await refusalTo('gcacw/combat', ...words)).toMatchObject({
      code,
      field,
      cite: expect.any(String),
    });
  });

  it.each([
    ['a place left out', 'attackers.7.manpower=3', 'attackers.7'],
    ['no place', 'attackers.first.manpower=3', 'attackers.first'],
  ])('%s', async (_, word, field) => {
    const refused = await refusalTo('gcacw/attack', word, '--example');
    expect(refused).toMatchObject({
      code: 'bad-field',
      field,
      text: expect.stringContaining('next is attackers.'),
    });
  });

  it('beside its label, to a person', async () => {
    const { err } = await longroll(['odds', 'gcacw/combat', 'attackerCV=0', 'defenderCV=2']);
    expect(err).toMatch(/^longroll: Attacker Combat Value \(attackerCV\) is 0: it must be /);
  });

  it('alone, to a program', async () => {
    const refused = await refusalTo('gcacw/combat', 'attackerCV=0', 'defenderCV=2');
    expect(refused.text).toMatch(/^attackerCV is 0: /);
  });
});
