/** What the server answers when all is well. */
import type { Chart, OddsAnswer, OddsSummary, RollAnswer } from '@longroll/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, COMBAT, registry, type Watched, watched } from './support.ts';

let server: Watched;
beforeAll(async () => {
  server = await watched();
});
afterAll(() => server.app.close());

const get = (url: string) => server.app.inject({ method: 'GET', url });
const roll = async (url: string, body: object): Promise<RollAnswer> =>
  (await ask(server.app, url, body)).json();

describe('charts', () => {
  it('lists every chart with id, system, title and source', async () => {
    const list = (await get('/api/charts')).json<Record<string, string>[]>();
    expect(list.map(({ id }) => id)).toEqual(registry.charts.map(({ id }) => id));
    expect(Object.keys(list[0]!)).toEqual(['id', 'system', 'title', 'source']);
    expect(list[0]).toMatchObject({ id: 'gcacw/combat-defender', system: 'gcacw' });
  });

  it.each(['gcacw/combat-defender', 'gcacw%2Fcombat-defender'])('shows %s as printed', async (id) => {
    const chart = (await get(`/api/charts/${id}`)).json<Chart>();
    expect(chart.id).toBe('gcacw/combat-defender');
    expect(chart.columns).toHaveLength(8);
    expect(chart.rows).toHaveLength(19);
    expect(chart.rows[16]).toMatchObject({ head: '+8', cells: expect.arrayContaining(['2DR*', '9DR*']) });
    expect(chart.notes[0]).toHaveProperty('mark');
    expect(Object.keys(chart)).toEqual(
      expect.arrayContaining(['title', 'source', 'cite', 'rowsAre', 'columnsAre']),
    );
  });

  it('shows every chart that it lists', async () => {
    for (const { id } of registry.charts) expect((await get(`/api/charts/${id}`)).statusCode).toBe(200);
  });
});

describe('questions', () => {
  it('lists every question with id, system and title', async () => {
    const list = (await get('/api/questions')).json<object[]>();
    expect(list[0]).toEqual({ id: 'gcacw/combat', system: 'gcacw', title: 'Combat' });
  });

  it.each(['gcacw/combat', 'gcacw%2Fcombat'])('gives the form of %s', async (id) => {
    const schema = (await get(`/api/questions/${id}`)).json();
    expect(schema).toEqual(JSON.parse(JSON.stringify(registry.question('gcacw/combat')!.schema)));
  });
});

describe('odds', () => {
  it.each([
    ['the input itself', '/api/odds/gcacw/combat', COMBAT],
    ['an envelope', '/api/odds/gcacw/combat', { input: COMBAT }],
    ['an encoded id', '/api/odds/gcacw%2Fcombat', COMBAT],
  ])('takes %s', async (_, url, body) => {
    const odds = (await ask(server.app, url, body)).json<OddsAnswer & OddsSummary>();
    expect(odds).toMatchObject({ id: 'gcacw/combat', method: 'exact', error: 0 });
    expect(odds.outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
    expect(odds.outcomes.map(({ p }) => p)).toEqual(odds.outcomes.map(({ p }) => p).sort((a, b) => b - a));
    expect(odds.outcomes[0]).toMatchObject({ fraction: '1/6', label: expect.any(String) });
    expect(odds.outcomes[0]).toHaveProperty('result.difference');
    expect(odds.outcomes[0]!.notes.length).toBeGreaterThan(10);
    expect(odds.summaries.map(({ title }) => title)).toEqual(['Defender', 'Attacker']);
    expect(odds.averages[0]).toMatchObject({ label: 'attacker loses', value: expect.any(Number) });
  });
});

describe('rolls', () => {
  const url = '/api/roll/gcacw/combat';

  it('takes dice from the table, in the body or in the address', async () => {
    const inBody = await roll(url, { input: COMBAT, dice: [4, 2] });
    expect(inBody).toEqual(await roll(`${url}?dice=4,2`, COMBAT));
    expect(inBody).toEqual(await roll(`${url}?dice=4,2`, { input: COMBAT }));
    expect(inBody.dice.map(({ faces }) => faces)).toEqual([[4], [2]]);
    expect(inBody.line).toContain('dice 4-2');
    expect(inBody.result).toMatchObject({ difference: 4 });
  });

  it('has result, dice, notes, line, label, journal and the cells that are lit', async () => {
    const answer = await roll(url, { input: COMBAT, dice: [4, 2] });
    expect(Object.keys(answer).sort()).toEqual(
      ['dice', 'id', 'journal', 'label', 'line', 'lit', 'notes', 'result'].sort(),
    );
    expect(answer.notes).toContainEqual(
      expect.objectContaining({ applied: false, reason: expect.any(String) }),
    );
    expect(answer.lit).toContainEqual(expect.objectContaining({ chart: 'gcacw/combat-defender' }));
  });

  it('rolls the same dice for the same seed', async () => {
    const first = await roll(url, { input: COMBAT, seed: 'Shiloh' });
    expect(await roll(`${url}?seed=Shiloh`, COMBAT)).toEqual(first);
  });

  it('rolls fresh dice without either', async () => {
    const lines = new Set<string>();
    for (let i = 0; i < 40; i++) lines.add((await roll(url, COMBAT)).line);
    expect(lines.size).toBeGreaterThan(1);
  });
});

describe('around the answers', () => {
  it('guards itself and packs what is large', async () => {
    const packed = await server.app.inject({
      method: 'GET',
      url: '/api/charts/gcacw/results',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['content-security-policy']).toContain("default-src 'self'");
    expect(packed.headers['x-content-type-options']).toBe('nosniff');
  });

  it('gives every request an id of its own in the log', async () => {
    await get('/api/charts');
    const ids = server.log.map((line) => (line as unknown as { reqId?: string }).reqId);
    expect(new Set(ids.filter(Boolean)).size).toBeGreaterThan(1);
  });
});
