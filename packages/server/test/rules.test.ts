/** The rules over HTTP. */
import { registryOf } from '@longroll/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOKED } from '../../kernel/test/fakeRulebook.ts';
import { ask, refusalIn, type Watched, watched } from './support.ts';

let server: Watched;
beforeAll(async () => {
  server = await watched({ registry: registryOf([BOOKED]) });
});
afterAll(() => server.app.close());

const get = (url: string) => server.app.inject({ method: 'GET', url });

describe('the rules of a system', () => {
  it('are listed in order, those about this table last', async () => {
    const list = (await get('/api/rules/booked')).json<{ id: string }[]>();
    expect(list[0]).toEqual({
      ...{ system: 'booked', id: '1.1', title: 'A dare', basis: 'printed', printed: '7.4' },
    });
    expect(list.map(({ id }) => id).slice(3, 6)).toEqual(['2.1', '2.2', 'T.1']);
  });

  it('have words', async () => {
    expect((await get('/api/rules/booked/2.2')).json()).toEqual({
      ...{ system: 'booked', id: '2.2', title: 'Twice', basis: 'ours', printed: null },
      text: 'A dare may be tried twice.',
    });
  });

  it('may be asked for with a trailing blank or an encoded sign, and are then not there', async () => {
    for (const id of ['2.2%20', '2%2F2', '%00', 'x'.repeat(90)]) {
      const response = await get(`/api/rules/booked/${id}`);
      expect(response.statusCode).toBe(404);
      expect(refusalIn(response)).toMatchObject({ code: 'unknown-rule', cite: 'T.9', basis: 'ours' });
    }
  });

  it.each([
    ['/api/rules/boked', 'unknown-system', 'did you mean booked?'],
    ['/api/rules/boked/1.1', 'unknown-system', 'did you mean booked?'],
    ['/api/rules/booked/1.9', 'unknown-rule', 'did you mean 1.1?'],
    ['/api/rules/booked/7.4', 'unknown-rule', 'is 1.1 here'],
    ['/api/rules', 'unknown-route', '/api/docs'],
  ])('%s is answered with 404: %s', async (url, code, hint) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(refusalIn(response)).toMatchObject({ code, text: expect.stringContaining(hint) });
  });
});

describe('what rests on what', () => {
  it('is said by every line and every refusal', async () => {
    const odds = (await ask(server.app, '/api/odds/booked/dare', { night: true })).json();
    expect(odds.outcomes[0].notes[0]).toMatchObject({ cite: '1.1', basis: 'printed' });
    const roll = (
      await ask(server.app, '/api/roll/booked/dare', { input: { night: true }, dice: [3] })
    ).json();
    expect(roll.line).toBe('Dare on 4: lost. (our reading: 2.1)');
    for (const [url, body, cite] of [
      ['/api/odds/booked/dare', { need: 9 }, '1.1'],
      ['/api/odds/booked/dare', { input: {}, x: 1 }, 'T.1'],
      ['/api/roll/booked/dare', { input: {}, dice: [9] }, 'T.2'],
      ['/api/roll/booked/dare', { input: {}, seed: 5 }, 'T.2'],
      ['/api/odds/booked/dares', {}, 'T.9'],
    ] as const)
      expect(refusalIn(await ask(server.app, url, body))).toMatchObject({
        cite,
        basis: cite === '1.1' ? 'printed' : 'ours',
      });
  });
});
