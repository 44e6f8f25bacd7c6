/** The short questions: worked cases of 20.5 to 20.12. */
import { describe, expect, test } from 'vitest';
import { asked, fractions, type Input, refused, rolled, settled } from './asked.ts';

describe('operation points', () => {
  test.each([
    [{}, 12],
    [{ fatigue: 45, outOfCommand: true }, 7],
    [{ fatigue: 99, outOfCommand: true }, 6],
    [{ fatigue: 19 }, 12],
    [{ fatigue: 20 }, 11],
    [{ justRallied: true }, 0],
    [{ fatigue: 99, outOfCommand: true, level: 'basic' }, 12],
  ])('%j: %i', (input, points) => {
    expect(settled('operation-points', input)).toEqual({ points });
  });
});

describe('resupply', () => {
  const resupplied = (input: Input) =>
    fractions<{ resupplied: boolean }>('resupply', input, (r) => `${r.resupplied}`)['true'] ?? '0';

  test.each([
    [{ rangeToLeader: 3 }, '63/100'],
    [{ rangeToLeader: 3, midTurn: true }, '63/200'],
    [{ side: 'confederate', arm: 'artillery' }, '1/4'],
    [{ side: 'confederate', arm: 'artillery', midTurn: true }, '1/8'],
    [{ rangeToLeader: 1 }, '1'],
    [{ rangeToLeader: 1, midTurn: true }, '1'],
    [{ rangeToLeader: 7 }, '0'],
    [{ rangeToLeader: 30 }, '0'],
    [{ rangeToLeader: 2 }, '81/100'],
    [{ arm: 'cavalry', rangeToLeader: 30 }, '9/20'],
    [{ arm: 'horse-artillery' }, '7/20'],
    [{ arm: 'artillery', rangeToLeader: 6 }, '7/100'],
    [{ side: 'confederate', evansBrigade: true, rangeToLeader: 9 }, '7/20'],
  ])('%j: %s', (input, p) => {
    expect(resupplied(input)).toBe(p);
  });

  test('two checks, the second only if the first succeeds', () => {
    const input = { rangeToLeader: 3 };
    expect(settled('resupply', input, 70, 90)).toEqual({ eligible: true, resupplied: true });
    expect(settled('resupply', input, 70, 91)).toEqual({ eligible: true, resupplied: false });
    expect(settled('resupply', input, 71)).toEqual({ eligible: false, resupplied: false });
    expect(settled('resupply', { rangeToLeader: 0 })).toEqual({ eligible: true, resupplied: true });
  });

  test("Evans' brigade is Confederate infantry", () => {
    const refusal = { field: 'evansBrigade', cite: '17.4' };
    const evans = { evansBrigade: true, side: 'confederate' };
    expect(refused('resupply', { evansBrigade: true })).toMatchObject(refusal);
    expect(refused('resupply', { ...evans, arm: 'artillery' })).toMatchObject(refusal);
    expect(settled('resupply', evans, 50, 70)).toEqual({ eligible: true, resupplied: true });
  });
});

describe('rout', () => {
  test('500 men lose 18 at efficiency 70, fatigue 20: 12 %', () => {
    const input = { men: 500, losses: 18, fatigue: 20 };
    expect(settled('rout', input, 12)).toEqual({
      routs: true,
      percent: 12,
      morale: 41,
      fatigue: 29,
      efficiency: 70,
    });
    expect(settled('rout', input, 13)).toMatchObject({ routs: false });
  });

  test('800 men lose 80 from the flank at 60 and 30 with a leader: 58 %', () => {
    const input = { men: 800, losses: 80, efficiency: 60, fatigue: 30, flank: true, leader: true };
    expect(settled('rout', input, 59)).toEqual({
      routs: false,
      percent: 58,
      morale: 7,
      fatigue: 50,
      efficiency: 57,
    });
    expect(settled('rout', input, 58)).toMatchObject({ routs: true });
  });

  test('a tenth counts when it becomes full, by the men at the start', () => {
    const input = { men: 460, startMen: 500, losses: 9 };
    expect(settled('rout', input, 100)).toMatchObject({ efficiency: 70 });
    expect(settled('rout', { ...input, losses: 10 }, 100)).toMatchObject({ efficiency: 67 });
  });

  test('never above 95 %; nothing lost or broken up, no check', () => {
    expect(
      settled('rout', { men: 100, losses: 70, efficiency: 10, fatigue: 90, flank: true }, 95),
    ).toMatchObject({
      percent: 95,
      routs: true,
    });
    expect(settled('rout', { men: 500, losses: 0, efficiency: 0 })).toMatchObject({
      percent: 0,
      routs: false,
    });
    expect(settled('rout', { men: 100, losses: 90 })).toMatchObject({ percent: 0, routs: false });
  });

  test('losses and men at the start must fit', () => {
    expect(refused('rout', { men: 100, losses: 101 })).toMatchObject({ field: 'losses' });
    expect(refused('rout', { men: 100, losses: 1, startMen: 99 })).toMatchObject({
      field: 'startMen',
      cite: '9.1.2',
    });
    expect(refused('rout', { men: 100 })).toMatchObject({ code: 'missing-field', field: 'losses' });
  });
});

describe('rally', () => {
  test.each([
    [{ efficiency: 65, fatigue: 30 }, 55],
    [{ efficiency: 65, fatigue: 30, midTurn: true }, 27],
    [{ efficiency: 65, fatigue: 30, leader: true }, 65],
    [{ efficiency: 65, fatigue: 30, leader: true, midTurn: true }, 32],
    [{ efficiency: 90, fatigue: 10 }, 90],
  ])('%j: %i %%', (input, percent) => {
    expect(settled('rally', input, percent)).toEqual({ rallies: true, percent });
    expect(settled('rally', input, percent + 1)).toEqual({ rallies: false, percent });
  });

  test('100 %: no draw', () => {
    expect(settled('rally', { efficiency: 90, fatigue: 10, leader: true })).toEqual({
      rallies: true,
      percent: 100,
    });
  });

  test('refused with an enemy within 2', () => {
    expect(refused('rally', { enemyWithin2: true })).toMatchObject({ field: 'enemyWithin2', cite: '9.4' });
  });
});

describe('fatigue', () => {
  test.each([
    [{ men: 900, losses: 20, squaresNormal: 3 }, 10],
    [{ men: 500, losses: 7, forcedPoints: 2, leaderDied: true }, 21],
    [{ men: 600, losses: 20 }, 7],
    [{ men: 1200, losses: 37 }, 7],
    [{ men: 600, losses: 45 }, 15],
    [{ men: 900, losses: 45 }, 10],
    [{ men: 599, losses: 45 }, 23],
    [{ fortifyLevels: 2, squaresColumn: 3, routedPassed: 1 }, 48],
  ])('%j: %i', (input, gain) => {
    expect(settled('fatigue', input)).toEqual({ gain, fatigue: gain });
  });

  test('never above 99, and a force march has its limit', () => {
    expect(settled('fatigue', { fatigue: 95, squaresNormal: 4 })).toEqual({ gain: 8, fatigue: 99 });
    expect(refused('fatigue', { forcedPoints: 7 })).toMatchObject({ field: 'forcedPoints', cite: '5.4.1' });
    expect(refused('fatigue', { losses: 501 })).toMatchObject({ field: 'losses' });
  });

  test('every line of the table is in the notes', () => {
    const { notes, lit } = rolled('fatigue', { men: 900, losses: 20, squaresNormal: 3 });
    expect(notes).toHaveLength(7);
    expect(notes.filter((n) => n.applied).map((n) => [n.value, n.reason])).toEqual([
      [6, '3 × 2'],
      [4, '20 / 4.5 for 900 men'],
    ]);
    expect(lit.map(({ row }) => row)).toEqual([0, 3]);
  });
});

describe('recovery', () => {
  test.each([
    [{}, 24],
    [{ idle: true }, 14],
    [{ phase: 'mid-turn' }, 29],
    [{ phase: 'mid-turn', idle: true }, 24],
    [{ enemyZoc: true }, 34],
    [{ enemyZoc: true, idle: true }, 34],
    [{ enemyZoc: true, idle: true, phase: 'mid-turn' }, 34],
    [{ phase: 'end-of-day' }, 8],
  ])('from 34, %j: %i', (input, fatigue) => {
    expect(settled('recovery', { fatigue: 34, ...input })).toEqual({ fatigue });
  });

  test('never under 0', () => {
    expect(settled('recovery', { fatigue: 4 })).toEqual({ fatigue: 0 });
  });
});

describe('leader loss', () => {
  test.each([
    [45, 4],
    [230, 20],
  ])('%i men: %i %%', (losses, percent) => {
    expect(settled('leader-loss', { losses }, percent)).toEqual({ hit: true, percent });
    expect(settled('leader-loss', { losses }, percent + 1)).toEqual({ hit: false, percent });
  });

  test('under 10 men: no draw', () => {
    expect(settled('leader-loss', { losses: 9 })).toEqual({ hit: false, percent: 0 });
  });
});

describe('arrival', () => {
  const turns = (input: Input) => fractions<{ turn: number | null }>('arrival', input, (r) => `${r.turn}`);

  test('turn 5: 4, 5, 6 at 1/3 each', () => {
    expect(turns({ scheduledTurn: 5 })).toEqual({ 4: '1/3', 5: '1/3', 6: '1/3' });
    expect(settled('arrival', { scheduledTurn: 5 }, -1)).toEqual({ turn: 4 });
    expect(settled('arrival', { scheduledTurn: 5, variable: false })).toEqual({ turn: 5 });
  });

  test('turn 1: never before it', () => {
    expect(turns({ scheduledTurn: 1 })).toEqual({ 1: '2/3', 2: '1/3' });
  });

  test('turn 9 at 25 % a turn through 12', () => {
    const input = { scheduledTurn: 9, percentPerTurn: 25, throughTurn: 12 };
    expect(turns(input)).toEqual({ 9: '1/4', 10: '3/16', 11: '9/64', 12: '27/256', null: '81/256' });
    expect(settled('arrival', input, 26, 25)).toEqual({ turn: 10 });
  });

  test('after the last turn it does not come', () => {
    expect(turns({ scheduledTurn: 13 })).toEqual({ 12: '1/3', 13: '1/3', null: '1/3' });
  });

  test('its label and its line', () => {
    expect(asked('arrival', { scheduledTurn: 5 }).headline).toBe('Due on turn 5');
    expect(rolled('arrival', { scheduledTurn: 5 }, 1).line).toBe('Due on turn 5: turn 6 (1).');
  });
});
