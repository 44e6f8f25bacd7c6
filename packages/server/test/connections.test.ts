/** Addresses written otherwise, names of strangers, and connections that say nothing or nonsense. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { serve } from '../src/index.ts';
import { refusalIn, registry, watched } from './support.ts';

async function listening(limits = {}) {
  const { app } = await watched({ limits });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return { app, connection: (): Socket => connect(Number(port), '127.0.0.1') };
}

describe('the limit on requests', () => {
  it.each(['/api/charts', '/%61pi/charts', '/api/%63harts'])('counts %s', async (url) => {
    const { app } = await watched({ limits: { requestsPerMinute: 2 } });
    const codes = [];
    for (let i = 0; i < 3; i++) codes.push((await app.inject({ method: 'GET', url })).statusCode);
    expect(codes).toEqual([200, 200, 429]);
    await app.close();
  });

  it('counts an address in its absolute form', async () => {
    const { app, connection } = await listening({ requestsPerMinute: 2 });
    const codes = [];
    for (let i = 0; i < 3; i++) {
      const socket = connection();
      socket.write(
        'GET http://elsewhere.example/api/charts HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
      );
      codes.push((await text(socket)).slice(9, 12));
    }
    expect(codes).toEqual(['200', '200', '429']);
    await app.close();
  });
});

describe('the name of the server', () => {
  it.each([
    ['localhost', 200],
    ['127.0.0.1:1861', 200],
    ['[::1]:1861', 200],
    ['evil.example', 421],
    ['localhost.evil.example:1861', 421],
  ])('%s: %i', async (host, status) => {
    const { app } = await watched({ names: ['localhost', '127.0.0.1', '[::1]'] });
    const response = await app.inject({ method: 'GET', url: '/api/charts', headers: { host } });
    expect(response.statusCode).toBe(status);
    if (status !== 200) expect(refusalIn(response).code).toBe('wrong-host');
    await app.close();
  });
});

const HALF =
  'POST /api/odds/gcacw/combat HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99\r\ncontent-type: application/json\r\n\r\n{';

describe('a connection', () => {
  it.each([
    ['that sends one byte of its body', HALF, /^HTTP\/1\.1 400 /],
    ['that sends half a head', 'GET /api/charts HTTP/1.1\r\nhos', /^HTTP\/1\.1 400 /],
    // A browser would take it for the answer to what it asks next.
    ['that says nothing', '', /^$/],
  ])('%s is cut off', async (_, said, answered) => {
    const { app, connection } = await listening({ requestMs: 400 });
    const socket = connection();
    socket.write(said);
    expect(await text(socket)).toMatch(answered);
    await app.close();
  });

  it('that does not speak HTTP is refused in a sentence', async () => {
    const { app, connection } = await listening();
    const socket = connection();
    socket.write('Attack at once!\r\n\r\n');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toHaveProperty('refused.code', 'bad-request');
    await app.close();
  });

  it('in the middle of a body does not keep a server from ending', async () => {
    const { address, close } = await serve({ registry, port: 0 });
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.on('error', () => undefined).resume();
    await once(socket, 'connect');
    socket.write(HALF);
    const closed = once(socket, 'close');
    await close();
    await closed;
  });
});
