/** The web application's files beside the API, and a server that really listens. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '../src/index.ts';
import { refusalIn, registry, type Watched, watched } from './support.ts';

let server: Watched;
let staticDir: string;
beforeAll(async () => {
  staticDir = mkdtempSync(join(tmpdir(), 'longroll-web-'));
  mkdirSync(join(staticDir, 'assets'));
  writeFileSync(join(staticDir, 'index.html'), '<title>Long Roll</title>');
  writeFileSync(join(staticDir, 'assets', 'index-abc123.js'), 'export {};');
  server = await watched({ staticDir });
});
afterAll(async () => {
  await server.app.close();
  rmSync(staticDir, { recursive: true });
});

describe('the web application', () => {
  it.each(['/', '/gcacw/combat', '/charts/gcacw/ratio?row=1.5'])(
    'is served at %s and asked for again',
    async (url) => {
      const page = await server.app.inject(url);
      expect(page).toMatchObject({ statusCode: 200, body: '<title>Long Roll</title>' });
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    },
  );

  it('has an allowance of its own, so that opening the page does not use up that of the API', async () => {
    const { app } = await watched({ staticDir, limits: { requestsPerMinute: 2 } });
    const codes = async (url: string, times: number) => {
      const answers = [];
      for (let i = 0; i < times; i++) answers.push((await app.inject(url)).statusCode);
      return answers;
    };
    expect(await codes('/assets/index-abc123.js', 40)).not.toContain(429);
    expect(await codes('/api/charts', 3)).toEqual([200, 200, 429]);
    expect(await codes('/', 1)).toEqual([429]);
    await app.close();
  });

  it('hands out the copy that the build has compressed, to those who can read it', async () => {
    writeFileSync(join(staticDir, 'assets', 'index-abc123.js.br'), brotliCompressSync('export {};'));
    const ask = (encoding: string) =>
      server.app.inject({ url: '/assets/index-abc123.js', headers: { 'accept-encoding': encoding } });
    const small = await ask('br, gzip');
    expect(small.headers).toMatchObject({
      ...{ 'content-encoding': 'br', 'cache-control': expect.stringContaining('immutable') },
      'content-type': expect.stringContaining('javascript'),
    });
    expect(String(brotliDecompressSync(small.rawPayload))).toBe('export {};');
    expect((await ask('identity')).body).toBe('export {};');
  });

  it('keeps what has a hash in its name', async () => {
    const script = await server.app.inject('/assets/index-abc123.js');
    expect(script.headers['cache-control']).toContain('immutable');
    expect(script.headers['content-type']).toContain('javascript');
  });

  it.each(['/assets/index-gone.js', '/api/nothing', '/api'])('is not served at %s', async (url) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(refusalIn(answer).code).toBe('unknown-route');
  });

  it.each(['/../package.json', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd'])(
    'shows nothing outside its folder: %s',
    async (url) => {
      expect((await server.app.inject(url)).body).not.toMatch(/root:|"name"/);
    },
  );
});

describe('serve', () => {
  it('listens, answers over the network, and closes', async () => {
    const serving = await serve({ registry, port: 0 });
    const answer = await fetch(`${serving.address}/api/questions`);
    expect(await answer.json()).toContainEqual(expect.objectContaining({ id: 'gcacw/combat' }));
    await serving.close();
    await expect(fetch(`${serving.address}/api/questions`)).rejects.toThrow();
  });
});
