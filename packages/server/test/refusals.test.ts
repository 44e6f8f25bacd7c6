/** Whatever a visitor does wrong is refused in a sentence; the server goes on and its log stays clean. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  askRaw,
  brokenRegistry,
  COMBAT,
  ERROR,
  INFO,
  refusalIn,
  type Watched,
  watched,
} from './support.ts';

const ODDS = '/api/odds/gcacw/combat';
const ROLL = '/api/roll/gcacw/combat';

let server: Watched;
beforeAll(async () => {
  server = await watched();
});
/** After every bad request of this file. */
afterAll(async () => {
  expect((await ask(server.app, ODDS, COMBAT)).statusCode).toBe(200);
  expect(server.log.filter(({ level }) => level > INFO)).toEqual([]);
  await server.app.close();
});

describe.each([ODDS, ROLL])('bad input to %s', (url) => {
  it.each([
    ['a Combat Value of 0', { ...COMBAT, attackerCV: 0 }, 'bad-value', 'attackerCV'],
    ['a negative Combat Value', { ...COMBAT, attackerCV: -1 }, 'bad-value', 'attackerCV'],
    ['a quarter', { ...COMBAT, defenderCV: 2.25 }, 'bad-value', 'defenderCV'],
    ['a text for a number', { ...COMBAT, attackerCV: '7' }, 'bad-value', 'attackerCV'],
    ['null', { ...COMBAT, attackerCV: null }, 'bad-value', 'attackerCV'],
    ['a missing field', { attackerCV: 7 }, 'missing-field', 'defenderCV'],
    ['an unknown terrain', { ...COMBAT, defenderTerrain: 'lava' }, 'bad-value', 'defenderTerrain'],
    ['a flank bonus of 5', { ...COMBAT, flankBonus: 5 }, 'bad-value', 'flankBonus'],
    ['an unknown field', { ...COMBAT, atackerTV: 1 }, 'unknown-field', 'atackerTV'],
    [
      'a field unknown to the game',
      { ...COMBAT, game: 'SJW', gunboatAttack: true },
      'not-known-here',
      'gunboatAttack',
    ],
    ['the same in an envelope', { input: { ...COMBAT, attackerCV: 0 } }, 'bad-value', 'attackerCV'],
    ['a stranger in the envelope', { input: COMBAT, luck: 'good' }, 'unknown-field', 'luck'],
  ])('refuses %s and names the field', async (_, body, code, field) => {
    const response = await ask(server.app, url, body);
    expect(response.statusCode).toBe(422);
    expect(refusalIn(response)).toMatchObject({ code, field, cite: expect.any(String) });
    expect(refusalIn(response).text).toContain(field);
  });

  it('says what the card says of a field that the game does not know', async () => {
    const response = await ask(server.app, url, { ...COMBAT, game: 'SJW', gunboatAttack: true });
    expect(refusalIn(response).text).toContain('the card says');
  });

  it.each([
    ['a list', [COMBAT]],
    ['an envelope around a list', { input: [1, 2] }],
    ['an empty object', {}],
  ])('refuses %s', async (_, body) => {
    const response = await ask(server.app, url, body);
    expect(response.statusCode).toBe(422);
    expect(refusalIn(response).text).toMatch(/\.$/);
  });

  it.each([
    ['NaN', '{"attackerCV": NaN, "defenderCV": 2}'],
    ['half an object', '{"attackerCV": 7'],
    ['no JSON at all', 'attack!'],
    ['nothing', ''],
    ['a prototype', '{"__proto__": {"attackerCV": 7}}'],
  ])('answers 400 to %s', async (_, body) => {
    const response = await askRaw(server.app, url, body);
    expect(response.statusCode).toBe(400);
    expect(refusalIn(response)).toMatchObject({
      code: expect.any(String),
      text: expect.stringContaining('body'),
    });
  });

  it.each([
    ['brackets', '['.repeat(5000) + ']'.repeat(5000)],
    ['records in a field', `{"attackerCV":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`],
    ['lists in an envelope', `{"input":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ])('refuses 5,000 nested %s', async (_, body) => {
    const response = await askRaw(server.app, url, body);
    expect(response.statusCode).toBe(422);
    expect(refusalIn(response).code).toBe('too-deep');
  });

  it('names ten faults of 6,000, and counts the rest', async () => {
    const strange = Array.from({ length: 6000 }, (_, i) => [`x${i}`, 1]);
    const response = await ask(server.app, url, { ...COMBAT, ...Object.fromEntries(strange) });
    expect(response.statusCode).toBe(422);
    const { also, more } = refusalIn(response);
    expect([also?.length, more]).toEqual([9, 5990]);
  });

  it('answers a field with a very long name in a few words', async () => {
    const response = await ask(server.app, url, { ...COMBAT, ['x'.repeat(50_000)]: 1 });
    expect(response.statusCode).toBe(422);
    expect(response.body.length).toBeLessThan(2000);
  });

  it('answers 413 to ten megabytes', async () => {
    const response = await askRaw(server.app, url, JSON.stringify({ attackerCV: '7'.repeat(10_000_000) }));
    expect(response.statusCode).toBe(413);
    expect(refusalIn(response).code).toBe('too-large');
  });

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    'answers 415 to %s',
    async (type) => {
      const response = await askRaw(server.app, url, JSON.stringify(COMBAT), type);
      expect(response.statusCode).toBe(415);
      expect(refusalIn(response).text).toContain('application/json');
    },
  );
});

describe('bad dice', () => {
  it.each([
    ['too few', [4], "defender's die is missing"],
    ['too many', [4, 2, 3], '3 left over'],
    ['a seven', [7, 2], "attacker's die shows 1 to 6, not 7"],
    ['half a pip', [4, 2.5], "defender's die shows 1 to 6"],
    ['a word', [4, 'six'], "defender's die shows 1 to 6, not six"],
    ['no list', '4,2', 'list of faces'],
    ['a list in the list', [[4], 2], 'list of faces'],
  ])('refuses %s and names the die', async (_, dice, text) => {
    const response = await ask(server.app, ROLL, { input: COMBAT, dice });
    expect(response.statusCode).toBe(422);
    expect(refusalIn(response)).toMatchObject({ field: 'dice', text: expect.stringContaining(text) });
  });

  it.each([
    ['in the body', ROLL, { input: COMBAT, dice: [4, 2], seed: 'x' }],
    ['in the address', `${ROLL}?dice=4,2&seed=x`, COMBAT],
    ['in one and the other', `${ROLL}?dice=4,2`, { input: COMBAT, seed: 'x' }],
  ])('refuses dice and seed together %s', async (_, url, body) => {
    const response = await ask(server.app, url, body);
    expect(response.statusCode).toBe(422);
    expect(refusalIn(response).text).toContain('not both');
  });

  it('refuses dice that are given twice, and a seed that is no text', async () => {
    const twice = await ask(server.app, `${ROLL}?dice=4,2`, { input: COMBAT, dice: [4, 2] });
    expect(refusalIn(twice).code).toBe('given-twice');
    expect(refusalIn(await ask(server.app, ROLL, { input: COMBAT, seed: 5 })).field).toBe('seed');
  });
});

describe('unknown addresses', () => {
  it.each([
    ['GET', '/api/charts/gcacw/combat-defendr', 'did you mean gcacw/combat-defender?'],
    ['GET', '/api/charts/combat-defender', 'did you mean gcacw/combat-defender?'],
    ['GET', '/api/charts/chess/opening/first', 'known are gcacw/combat-defender'],
    ['GET', '/api/questions/gcacw/combt', 'did you mean gcacw/combat?'],
    ['POST', '/api/odds/gcacw/combt', 'did you mean gcacw/combat?'],
    ['POST', '/api/roll/gcacw%2Fcombt', 'did you mean gcacw/combat?'],
    ['GET', '/api/nothing', '/api/docs'],
    ['DELETE', '/api/charts', 'no DELETE /api/charts'],
    ['GET', '/', 'no GET /'],
  ] as const)('answers %s %s with 404 and a hint', async (method, url, hint) => {
    const response = await server.app.inject({ method, url, ...(method === 'POST' ? { payload: {} } : {}) });
    expect(response.statusCode).toBe(404);
    expect(refusalIn(response).text).toContain(hint);
  });

  it('answers a broken address with a refusal', async () => {
    const response = await server.app.inject({ method: 'GET', url: '/api/%zz' });
    expect(response.statusCode).toBe(400);
    expect(refusalIn(response).code).toBe('bad-request');
  });
});

describe('limits', () => {
  it('refuses more requests than allowed, also to addresses that do not exist', async () => {
    const { app, log } = await watched({ limits: { requestsPerMinute: 3 } });
    const urls = ['/api/charts', '/api/nothing', '/api/charts', '/api/charts', '/api/nothing'];
    const answers = [];
    for (const url of urls) answers.push(await app.inject({ method: 'GET', url }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 200, 429, 429]);
    expect(refusalIn(answers[3]!)).toMatchObject({
      code: 'too-many',
      text: expect.stringContaining('seconds'),
    });
    expect(answers[3]!.headers).toHaveProperty('retry-after');
    expect(log.filter(({ level }) => level > INFO)).toEqual([]);
    await app.close();
  });

  it('takes another limit for bodies', async () => {
    const { app } = await watched({ limits: { bodyBytes: 20 } });
    expect((await ask(app, ODDS, COMBAT)).statusCode).toBe(413);
    await app.close();
  });
});

describe('our own mistakes', () => {
  it('are answered in a neutral sentence and logged as errors', async () => {
    const { app, log } = await watched({ registry: brokenRegistry() });
    const response = await ask(app, '/api/odds/broken/question', {});
    expect(response.statusCode).toBe(500);
    expect(refusalIn(response).code).toBe('our-mistake');
    expect(response.body).not.toContain('secret detail');
    expect(log.some(({ level, msg }) => level === ERROR && msg === 'secret detail')).toBe(true);
    await app.close();
  });
});
