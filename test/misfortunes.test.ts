/**
 * What may go wrong when somebody starts it, each really started: it starts all the same or ends, and says why in one
 * sentence.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Copy, copyOf, type Started, start } from './startedCopy.ts';

const BUILDING = /^Building the page …\n/;
const SERVED = /Long Roll is at http:\/\/127\.0\.0\.1:\d+, its API at \S+\. Ctrl-C stops it\.\n$/;

let here: Copy;
const running: Started[] = [];
beforeAll(() => {
  here = copyOf('a path with spaces, é');
});
afterEach(() => Promise.all(running.splice(0).map((one) => one.stop('SIGKILL'))));
afterAll(() => rmSync(join(here.root, '..'), { recursive: true }));

const started = async (...words: Parameters<typeof start>): Promise<Started> => {
  const one = await start(...words);
  running.push(one);
  return one;
};

/** What it said beside that it builds and where it is served. */
const sentences = ({ said }: Started): string => said().replace(BUILDING, '').replace(SERVED, '');

async function isWhole({ address }: Started): Promise<boolean> {
  const page = await (await fetch(`${address}/`)).text();
  const body = JSON.stringify({ attackerCV: 7, defenderCV: 4 });
  const headers = { 'content-type': 'application/json' };
  const odds = await fetch(`${address}/api/odds/gcacw/combat`, { method: 'POST', headers, body });
  return page.includes('Long Roll') && odds.status === 200;
}

/** Opens so many connections, each with a question that is never finished. */
async function openSockets(address: string, number: number): Promise<readonly Socket[]> {
  const { port } = new URL(address);
  const open = Array.from({ length: number }, () => connect(Number(port), '127.0.0.1'));
  await Promise.all(open.map((socket) => once(socket, 'connect')));
  for (const socket of open) {
    socket.on('error', () => undefined).resume();
    socket.write('POST /api/odds/gcacw/combat HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{');
  }
  return open;
}

describe('misfortunes at the start', () => {
  it('spaces in the path: starts, with its page and its threads', async () => {
    const one = await started(here);
    expect(sentences(one)).toBe('');
    expect(await isWhole(one)).toBe(true);
    expect(await one.stop()).toBe(0);
  });

  it('the port is taken: ends, and says that another is to be tried', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const one = await started(here, ['--port', String(port)]);
    other.close();
    expect(one.address).toBeNull();
    expect(sentences(one)).toBe(
      `longroll: Cannot listen at 127.0.0.1:${port}: something else listens there; try another --port. [T.9]\n`,
    );
    expect(one.process.exitCode).toBe(1);
  });

  it.each([
    ['no home directory', {}],
    ['a home directory that is not there', { HOME: '/no/such/home' }],
  ])('%s: starts', async (_, home) => {
    const { HOME: __, ...env } = process.env;
    const one = await started(here, undefined, { ...env, ...home });
    expect(sentences(one)).toBe('');
    expect(await isWhole(one)).toBe(true);
  });

  it('a file where the sources would be kept as one, or half of one from a start that was killed: starts', async () => {
    const kept = join(here.root, 'node_modules/.cache/longroll');
    const [whole] = readdirSync(kept).filter((name) => name.startsWith('main-'));
    expect(whole).toMatch(/^main-[0-9a-f]{16}\.mjs$/);
    rmSync(kept, { recursive: true });
    writeFileSync(kept, 'in the way');
    const one = await started(here);
    expect(sentences(one)).toBe('');
    expect(await isWhole(one)).toBe(true);
    rmSync(kept);
    mkdirSync(kept);
    writeFileSync(join(kept, `${whole}.half`), 'export const half =');
    const next = await started(here);
    expect(await isWhole(next)).toBe(true);
    expect(readdirSync(kept)).toContain(whole);
  });

  it('two starts at once on one port: one serves a whole page, the other says that the port is taken', async () => {
    rmSync(join(here.root, 'packages/web/dist'), { recursive: true });
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const { port } = free.address() as { port: number };
    await new Promise((done) => free.close(done));
    const both = await Promise.all([1, 2].map(() => started(here, ['--port', String(port)])));
    const [first, second] = both.sort((one) => (one.address === null ? 1 : -1));
    expect(await isWhole(first!)).toBe(true);
    expect(second!.address).toBeNull();
    expect(sentences(second!)).toContain('something else listens there; try another --port.');
    expect(here.inWeb()).toEqual(['dist']);
  });

  it('killed in the midst of a build: the next start clears what is left, and builds', async () => {
    rmSync(join(here.root, 'packages/web/dist'), { recursive: true });
    const child = spawn(process.execPath, [join(here.root, 'scripts/start.mjs'), '--port', '0'], {
      env: { ...process.env, BUILD: 'never' },
      stdio: 'ignore',
      detached: true,
    });
    const half = () =>
      here.inWeb().find((name) => existsSync(join(here.root, 'packages/web', name, 'index.html')));
    await expect.poll(half, { timeout: 60_000 }).toMatch(/^dist-/);
    process.kill(-child.pid!, 'SIGKILL');
    await once(child, 'exit');
    expect(here.inWeb()).toHaveLength(1);
    const one = await started(here);
    expect(sentences(one)).toBe('');
    expect(await isWhole(one)).toBe(true);
    expect(here.inWeb()).toEqual(['dist']);
  });

  it('SIGTERM with 500 open sockets: ends, and nothing is left', async () => {
    const one = await started(here);
    const open = await openSockets(one.address!, 500);
    expect(await one.stop()).toBe(0);
    await expect(fetch(`${one.address}/api/charts`)).rejects.toThrow();
    for (const socket of open) socket.destroy();
    expect(sentences(one)).toBe('');
  });

  it('installed without the tools, and no page is built: serves the API and says what is missing', async () => {
    const bare = copyOf('omit dev', false);
    const one = await started(bare);
    expect(sentences(one)).toBe(
      'The page cannot be built without its tools (npm ci without --omit=dev).\n' +
        'The web application is not built: only the API is served.\n',
    );
    expect((await fetch(`${one.address}/api/charts`)).status).toBe(200);
    await one.stop();
    rmSync(join(bare.root, '..'), { recursive: true });
  });

  it('a folder that cannot be written: no page is built, and a sentence says why', async () => {
    const root = join(here.root, 'read-only');
    for (const name of ['kernel', 'gcacw', 'antietam', 'huzzah', 'registry', 'web/dist'])
      mkdirSync(join(root, 'packages', name), { recursive: true });
    chmodSync(join(root, 'packages/web'), 0o555);
    // The one user who may write everywhere becomes another first, who is let into the folder that holds it.
    const script = fileURLToPath(new URL('../scripts/builtPage.mjs', import.meta.url));
    const words = `
      const { buildPage } = await import(${JSON.stringify(script)});
      if (process.getuid() === 0) process.seteuid(65534);
      console.log(await buildPage(${JSON.stringify(root)}, process.execPath));
    `;
    for (let folder = root; folder !== join(here.root, '../..'); folder = join(folder, '..'))
      chmodSync(folder, 0o755);
    const child = spawn(process.execPath, ['--input-type=module', '-e', words], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    expect(String(said)).toBe('The page cannot be built, for packages/web may not be written.\n');
  });
});
