/** Movement without dice: friendly-occupied hexes, strategic and rail movement, command radius. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TERRAINS } from '../src/model/vocabulary.ts';
import { type Input, refused, rolled, settled } from './asked.ts';

describe('entering a friendly-occupied hex', () => {
  const surcharge = (input: Input) => (settled('entering-hex', input) as { surcharge: number }).surcharge;

  test.each([
    [{ combatValue: 0 }, 0],
    [{ combatValue: 2 }, 0],
    [{ combatValue: 2.5 }, 1],
    [{ combatValue: 3 }, 1],
    [{ combatValue: 11 }, 1],
    [{ combatValue: 11.5 }, 2],
    [{ combatValue: 12 }, 2],
    [{ wagon: true }, 2],
    [{ wagon: true, combatValue: 30 }, 2],
    [{ wagon: true, combatValue: 5 }, 2],
    [{ terrain: 'woods', combatValue: 2 }, 0],
    [{ terrain: 'woods', combatValue: 2.5 }, 3],
    [{ terrain: 'woods', combatValue: 12 }, 4],
    [{ terrain: 'woods', combatValue: 12, wagon: true }, 4],
    [{ terrain: 'loess', combatValue: 3 }, 3],
    [{ terrain: 'swamp', wagon: true }, 4],
    [{ terrain: 'mountain', combatValue: 3 }, 3],
    [{ terrain: 'city', combatValue: 3 }, 1],
    [{ terrain: 'rough', combatValue: 3 }, 1],
    [{ terrain: 'rolling', combatValue: 3 }, 1],
    [{ terrain: 'hill', combatValue: 12 }, 2],
    [{ terrain: 'provisional-swamp', combatValue: 3 }, 1],
    [{ terrain: 'provisional-swamp', combatValue: 3, rain: true }, 3],
    [{ type: 'artillery', combatValue: 3 }, 1],
    [{ type: 'wagon', combatValue: 3 }, 1],
    [{ type: 'cavalry', combatValue: 30, wagon: true }, 0],
    [{ type: 'mounted-infantry', combatValue: 30 }, 0],
  ])('%o: %i', (input, mp) => {
    expect(surcharge(input)).toBe(mp);
  });

  test('every row of the table is in the ledger, one of them paid', () => {
    const { notes, line } = rolled('entering-hex', { terrain: 'woods', combatValue: 2.5 });
    expect(notes.filter((n) => n.applied).map((n) => n.value)).toEqual(['+3 MP']);
    expect(notes).toHaveLength(5);
    for (const note of notes) expect(note.reason).toMatch(/\w/);
    expect(line).toBe('Infantry enters woods with 2½ CV: +3 MP.');
  });

  test('cavalry has no table to read', () => {
    const { notes, lit } = rolled('entering-hex', { type: 'cavalry', combatValue: 9 });
    expect(notes).toMatchObject([{ text: 'Cavalry does not pay', applied: true }]);
    expect(lit).toEqual([]);
  });

  test('a fuller hex never costs less, and never more than 2 or 4', () => {
    const cv = fc.integer({ min: 0, max: 60 }).map((halves) => halves / 2);
    fc.assert(
      fc.property(cv, cv, fc.constantFrom(...TERRAINS), fc.boolean(), (a, b, terrain, wagon) => {
        const [few, many] = [Math.min(a, b), Math.max(a, b)];
        const least = surcharge({ terrain, combatValue: few, wagon });
        const most = surcharge({ terrain, combatValue: many, wagon });
        expect(least).toBeLessThanOrEqual(most);
        expect(most).toBeLessThanOrEqual(4);
      }),
    );
  });

  test.each([[-1], [2.25], ['3']])('a Combat Value of %o is refused', (combatValue) => {
    expect(refused('entering-hex', { combatValue })).toMatchObject({
      field: 'combatValue',
      cite: '2.10',
    });
  });
});

describe('strategic movement', () => {
  const GTC = { game: 'GTC', levels: 2 };
  test.each([
    [{ ...GTC, side: 'union' }, 12, 2],
    [{ ...GTC, side: 'union', commandParalysis: true }, 10, 2],
    [{ ...GTC, side: 'union', type: 'cavalry', levels: 3 }, 33, 3],
    [{ ...GTC, side: 'union', type: 'wagon', levels: 4, commandParalysis: true }, 16, 4],
    [{ ...GTC, side: 'confederate' }, 14, 2],
    [{ ...GTC, side: 'confederate', type: 'artillery', fatigue: 1 }, 14, 3],
    [{ ...GTC, side: 'confederate', type: 'cavalry', commandParalysis: true }, 20, 2],
    [{ ...GTC, side: 'confederate', type: 'mounted-infantry', levels: 4 }, 48, 4],
    [{ ...GTC, side: 'confederate', type: 'wagon', levels: 3, game: 'BAC' }, 18, 3],
    [{ ...GTC, side: 'confederate', game: 'AIO' }, 14, 2],
  ])('%o: %i MP, Fatigue Level %i', (input, mp, fatigue) => {
    expect(settled('strategic-movement', input)).toEqual({ mp, fatigue });
  });

  test.each([
    ['TOM', 'OTR, BAC, GTC and AIO only'],
    ['SJW', 'OTR, BAC, GTC and AIO only'],
    ['OTR', 'its own Advanced Rules'],
  ])('%s does not use the table', (game, text) => {
    const refusal = refused('strategic-movement', { game });
    expect(refusal).toMatchObject({
      code: 'not-known-here',
      field: 'game',
      cite: '17.12',
    });
    expect(refusal?.text).toContain(text);
  });

  test('Fatigue Level 4 is the end', () => {
    expect(refused('strategic-movement', { fatigue: 2, levels: 3 })).toMatchObject({
      field: 'levels',
      cite: '5.1',
    });
    expect(refused('strategic-movement', { levels: 1 })).toMatchObject({ field: 'levels' });
  });

  test('the note says that no Extended March is rolled', () => {
    const { notes } = rolled('strategic-movement', { levels: 4 });
    expect(notes.find((n) => n.text === 'Extended March Table')).toMatchObject({ applied: false });
  });
});

describe('rail movement', () => {
  const CSA = { side: 'confederate' };
  test.each([
    [1, 1],
    [13, 1],
    [14, 2],
    [26, 2],
    [27, 3],
    [40, 3],
  ])('%i hexes: %i', (hexes, gained) => {
    expect(settled('rail-movement', { ...CSA, hexes, fatigue: 1 })).toEqual({
      gained,
      fatigue: 1 + gained,
      extendedMarch: false,
    });
  });

  test.each([
    [{ ...CSA, hexes: 27, fatigue: 2 }, 'hexes', '16.2d'],
    [{ ...CSA, hexes: 1, fatigue: 4 }, 'hexes', '16.2d'],
    [{ ...CSA, hexes: 41 }, 'hexes', '16.2'],
    [{ ...CSA, hexes: 0 }, 'hexes', '16.2'],
    [{ ...CSA, hexes: 5, manpower: 7 }, 'manpower', '16.2b'],
    [{ ...CSA, hexes: 5, inEnemyZoc: true }, 'inEnemyZoc', '16.2a'],
    [{ side: 'union', hexes: 5 }, 'side', '16.2c'],
    [{ ...CSA, hexes: 5, game: 'GTC' }, 'game', '16.2'],
  ])('%o is refused: %s, %s', (input, field, cite) => {
    expect(refused('rail-movement', input)).toMatchObject({ field, cite });
  });

  test('the Union may once it holds both ends', () => {
    expect(settled('rail-movement', { side: 'union', bothEndsHeld: true, hexes: 5 })).toMatchObject({
      fatigue: 1,
    });
  });
});

describe('command radius', () => {
  test.each([
    [{ hexes: 0 }, true],
    [{ hexes: 3 }, true],
    [{ hexes: 4 }, false],
    [{ hexes: 2, game: 'AGA', scenario1861: true }, true],
    [{ hexes: 3, game: 'AGA', scenario1861: true }, false],
    [{ hexes: 3, game: 'AGA' }, true],
    [{ hexes: 2, enemyOnPath: true }, false],
    [{ hexes: 2, zocOnPath: 'enemy' }, false],
    [{ hexes: 2, zocOnPath: 'enemy', friendlyInZoc: true }, true],
    [{ hexes: 2, zocOnPath: 'restricted' }, false],
    [{ hexes: 2, zocOnPath: 'enemy', friendlyInZoc: true, enemyOnPath: true }, false],
  ])('%o: %s', (input, inCommand) => {
    const result = settled('command-radius', input) as { inCommand: boolean; reasons: string[] };
    expect(result.inCommand).toBe(inCommand);
    expect(result.reasons.length > 0).toBe(!inCommand);
  });

  test('all reasons are given, in the line too', () => {
    const { result, line, notes } = rolled('command-radius', {
      hexes: 5,
      enemyOnPath: true,
      zocOnPath: 'enemy',
    });
    expect((result as { reasons: string[] }).reasons).toHaveLength(3);
    expect(line).toContain('the path is 5 hexes long, 3 are allowed; the path enters an enemy-occupied hex');
    expect(notes.filter((n) => !n.applied)).toHaveLength(3);
  });

  test('1861 is for AGA only', () => {
    expect(refused('command-radius', { hexes: 2, scenario1861: true })).toMatchObject({
      code: 'not-known-here',
      field: 'scenario1861',
    });
  });
});
