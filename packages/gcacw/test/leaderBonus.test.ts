/** Bonuses of named leaders and heights: one, several, and of which side. */
import { describe, expect, test } from 'vitest';
import { COMBAT } from '../src/questions/combat.ts';
import { asked, refused } from './asked.ts';
import { ask, EVEN, net, refusalOf, roll } from './attack.ts';

const BTC = { game: 'BTC', attack: 'assault' };

describe('the bonuses of both sides', () => {
  test("Lee's assault on Hunt's guns: each die has its own", () => {
    const both = { ...BTC, leaderBonus: ['lee', 'hunt'] };
    const { notes } = roll(both, 3, 3);
    const applied = notes.filter((note) => note.applied && note.cite === '9.9e');
    expect(applied.map(({ group, reason }) => [group, reason])).toEqual([
      ["Defender's die roll modifiers", undefined],
      ["Attacker's die roll modifiers", 'Lee'],
    ]);
    expect(net(both)).toBe(net({ ...BTC, attackerSide: 'confederate' }));
    expect(ask(both).sides).toEqual(['confederate', 'union']);
  });

  test.each(['attack', 'assault', 'sequence-of-attacks', 'day'])('gcacw/%s takes them too', (id) => {
    const input = { game: 'BTC', leaderBonus: ['lee', 'hunt'] };
    expect(refused(id, input)).toBeNull();
    expect(asked(id, input).sides).toEqual(['confederate', 'union']);
  });
});

describe('a bare word', () => {
  test.each([
    ['lee', ['lee']],
    ['hunt', ['hunt']],
    ['none', []],
  ])('%s is the list of it', (word, list) => {
    const odds = (leaderBonus: unknown) => ask({ ...BTC, leaderBonus }).tally().outcomes;
    expect(odds(word)).toEqual(odds(list));
  });

  test('said twice counts once', () => {
    expect(net({ ...BTC, leaderBonus: ['lee', 'lee'] })).toBe(net({ ...BTC, leaderBonus: 'lee' }));
  });

  test('is in the schema beside the list, and none is the default', () => {
    const { anyOf, default: usual } = COMBAT.schema.properties['leaderBonus']!;
    expect(anyOf?.map(({ type }) => type)).toEqual(['string', 'array']);
    expect(anyOf?.[0]?.enum).toContain('none');
    expect(anyOf?.[1]?.items?.enum).not.toContain('none');
    expect(usual).toBe('none');
  });
});

describe('refused', () => {
  test.each([
    [{ game: 'SJW', leaderBonus: ['lee', 'jackson'] }, 'one-a-side', '9.9f'],
    [{ game: 'BTC', leaderBonus: ['stafford-heights', 'hunt'] }, 'one-a-side', '9.9f'],
    [{ game: 'BTC', leaderBonus: ['lee', 'stafford-heights'] }, 'wrong-side', '9.9e'],
    [{ game: 'BTC', leaderBonus: ['lee', 'hunt'], attackerSide: 'union' }, 'wrong-side', '9.9e'],
    [{ game: 'BTC', leaderBonus: ['lee', 'thomas'] }, 'not-known-here', '9.9e, 9.9f'],
    [{ leaderBonus: ['lee'] }, 'not-known-here', '9.9e, 9.9f'],
    [{ leaderBonus: ['none'] }, 'bad-value', '9.9e, 9.9f'],
    [{ leaderBonus: 'grant' }, 'bad-value', '9.9e, 9.9f'],
  ])('%o', (changes, code, cite) => {
    expect(refusalOf(changes)).toMatchObject({ code, cite, field: 'leaderBonus' });
  });

  test('with what would be right', () => {
    expect(COMBAT.ask({ ...EVEN, leaderBonus: ['none'] }).refused?.text).toContain('or a list of them');
    expect(refused('day', { game: 'SJW', leaderBonus: ['lee', 'jackson'] })).toMatchObject({
      code: 'one-a-side',
    });
  });
});

test('gunboats of the Union support no Confederate defender, and the line says so', () => {
  const line = (changes: object) =>
    roll({ gunboatDefence: 2, ...changes }, 3, 3).notes.find((note) => note.text.startsWith('Gunboat'));
  expect(line({})).toMatchObject({
    applied: false,
    reason: 'the gunboats are Union, the defender is not',
    cite: '9.9e, 9.9f',
  });
  expect(line({ attackerSide: 'confederate' })).toMatchObject({ applied: true, value: 2 });
  expect(line({ game: 'OTR' })).toMatchObject({ applied: true, value: 2, cite: '9.9e' });
});
