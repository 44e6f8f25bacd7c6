/** Bad input: each refusal names the field and the rule. */
import { describe, expect, test } from 'vitest';
import { COMBAT } from '../src/questions/combat.ts';
import { refusalOf } from './attack.ts';

describe('values that cannot be', () => {
  test.each([
    [{ attackerCV: 0 }, 'attackerCV', '9.1', 'attackerCV is 0'],
    [{ attackerCV: -1 }, 'attackerCV', '9.1', 'attackerCV is -1'],
    [{ defenderCV: 2.25 }, 'defenderCV', '9.1', 'defenderCV is 2.25'],
    [{ defenderCV: Number.NaN }, 'defenderCV', '9.1', 'defenderCV is NaN'],
    [{ attackerCV: Number.POSITIVE_INFINITY }, 'attackerCV', '9.1', 'attackerCV is Infinity'],
    [{ attackerCV: '7' }, 'attackerCV', '9.1', 'attackerCV is "7"'],
    [{ attackerCV: undefined }, 'attackerCV', '9.1', 'attackerCV is missing'],
    [{ defenderTerrain: 'jungle' }, 'defenderTerrain', '9.6, 9.9a', 'one of clear, rolling'],
    [{ hexside: 'wall' }, 'hexside', '9.9a', 'one of none, creek'],
    [{ flankBonus: 5 }, 'flankBonus', '9.7', 'whole number from 0 to 4'],
    [{ flankBonus: 1.5 }, 'flankBonus', '9.7', 'flankBonus is 1.5'],
    [{ flanksRefused: 3 }, 'flanksRefused', '9.8b', 'from 0 to 2'],
    [{ game: 'XYZ' }, 'game', '5.5, 6.5a, 9.9e', 'one of TOM, SJW'],
    [{ rain: 'yes' }, 'rain', '16.1', 'true or false'],
  ])('%o', (changes, field, cite, text) => {
    const refusal = refusalOf(changes);
    expect(refusal).toMatchObject({ field, cite });
    expect(refusal?.text).toContain(text);
  });

  test('nothing at all: both combat values are asked for', () => {
    const refusal = COMBAT.ask({}).refused;
    expect([refusal, ...(refusal?.also ?? [])].map((r) => r?.field)).toEqual(['attackerCV', 'defenderCV']);
  });

  test('a mistyped field is answered with the nearest', () => {
    expect(refusalOf({ atackerTV: 1 })?.text).toBe('There is no field "atackerTV": did you mean attackerTV?');
  });
});

describe('what the chosen game does not know', () => {
  test.each([
    ['SJW', { gunboatAttack: true }, 'gunboatAttack', '+1: Union Gunboat (TOM)'],
    [
      'SJW',
      { gunboatDefence: 1 },
      'gunboatDefence',
      '+1/+2: Gunboat defensive support (OTR, GTC, BTC, TPC, TOM)',
    ],
    ['GTC', { outOfSupply: true }, 'outOfSupply', '-1: Union infantry OOS (TOM)'],
    [
      'AIO',
      { garrisonDemoralized: 1 },
      'garrisonDemoralized',
      '-1/-2: Confederate Garrison Demoralized (TOM)',
    ],
    ['TOM', { unionPanic: true }, 'unionPanic', '-1: Union Panic in effect (SJW, AGA)'],
    ['TOM', { surpriseOrCharge: true }, 'surpriseOrCharge', '+1: Surprise attack or Cavalry charge (SLB)'],
    ['TOM', { hookerLosesConfidence: true }, 'hookerLosesConfidence', '-1: Hooker Loses Confidence (SLB)'],
    ['TOM', { insubordinate: true }, 'insubordinate', '-2: March attack while Insubordinate (BAC)'],
    [
      'TOM',
      { leaderBonus: 'lee' },
      'leaderBonus',
      '+1: bonus from Lee (SJW, OTR, HCR, BTC, SLB, GTC, TPC, LLO)',
    ],
    ['SJW', { leaderBonus: 'thomas' }, 'leaderBonus', '+1: bonus from Thomas (AIO)'],
  ])('%s: %o', (game, changes, field, line) => {
    const refusal = refusalOf({ game, ...changes });
    expect(refusal).toMatchObject({ code: 'not-known-here', field });
    expect(refusal?.text).toContain(`game is "${game}"`);
    expect(refusal?.text).toContain(`the card says "${line}"`);
  });

  test('its default says nothing and is allowed', () => {
    expect(
      refusalOf({ game: 'SJW', gunboatAttack: false, gunboatDefence: 0, leaderBonus: 'none' }),
    ).toBeNull();
  });
});

describe('a leader on the wrong side', () => {
  test('is refused with the side that would be right', () => {
    const refusal = refusalOf({ game: 'SJW', attack: 'assault', leaderBonus: 'lee', attackerSide: 'union' });
    expect(refusal).toMatchObject({ code: 'wrong-side', field: 'leaderBonus' });
    expect(refusal?.text).toContain('needs attackerSide confederate');
  });

  test('decides who attacks if nobody says', () => {
    expect(refusalOf({ game: 'SJW', attack: 'assault', leaderBonus: 'lee' })).toBeNull();
    expect(refusalOf({ game: 'AIO', leaderBonus: 'thomas' })).toBeNull();
    expect(refusalOf({ game: 'AIO', leaderBonus: 'thomas', attackerSide: 'union' })).toMatchObject({
      code: 'wrong-side',
    });
  });
});

describe('the schema', () => {
  const { properties, required } = COMBAT.schema;

  test('requires the two combat values only', () => {
    expect(required).toEqual(['attackerCV', 'defenderCV']);
  });

  test('describes every field, with its rule', () => {
    for (const [name, field] of Object.entries(properties)) {
      expect(field.description, name).toMatch(/\w/);
      expect(field.title, name).toMatch(/\w/);
      expect(field.cite, name).toMatch(/\w/);
    }
  });

  test('carries the public defaults', () => {
    const defaults = Object.fromEntries(Object.entries(properties).map(([name, f]) => [name, f.default]));
    expect(defaults).toEqual({
      game: 'TOM',
      attack: 'normal',
      attackerSide: 'union',
      attackerArm: 'infantry',
      attackerCV: undefined,
      defenderCV: undefined,
      attackerTV: 0,
      defenderTV: 0,
      attackerAV: 0,
      defenderAV: 0,
      defenderPrintedAV: undefined,
      defenderEntrenchment: 'none',
      attackerTerrain: 'clear',
      defenderTerrain: 'clear',
      hexside: 'none',
      alsoUphill: false,
      flankBonus: 0,
      flanksRefused: 0,
      rain: false,
      defenderDemoralized2: false,
      gunboatDefence: 0,
      gunboatAttack: false,
      outOfSupply: false,
      garrisonDemoralized: 0,
      vicksburgWorks: 0,
      mine: 0,
      leaderBonus: 'none',
      unionPanic: false,
      surpriseOrCharge: false,
      hookerLosesConfidence: false,
      insubordinate: false,
    });
  });
});
