/** Without a network: what was visited once opens again, rolls, and waits to be told before it changes. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeWorker } from '../../packages/web/offline/plugin.ts';
import { expectAccessible } from './accessible.ts';
import {
  application,
  DIST,
  expectAddress,
  expectAttribute,
  expectCount,
  expectOdds,
  expectText,
  PHONE,
  type Served,
  serve,
} from './application.ts';

const COMBAT = '/gcacw/combat?attackerCV=6&defenderCV=6';
const EVEN_ODDS = ['holds 72.2 % 13/18', 'retreats 19.4 % 7/36', 'routs 8.3 % 1/12'];
const NEWER = 'Long Roll, second edition';

const app = application();

/** Resolves when the page is kept whole: only then is there an active worker, and it claims the page. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });

async function visitAndKeep({ address }: { readonly address: string }, path: string): Promise<Page> {
  const page = await app.visit(path, { serviceWorkers: 'allow' }, address);
  await kept(page);
  return page;
}

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).toSorted());
const newVersionNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'A new version is ready' });
const offlineLine = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'everything here still works' });

describe('with the network gone', () => {
  test('the page opens again, shows its odds and rolls; so does a page never visited', async () => {
    const page = await visitAndKeep(app, COMBAT);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.context().setOffline(true);

    const again = await page.reload();
    expect(again?.fromServiceWorker()).toBe(true);
    await expectOdds(page).toEqual(EVEN_ODDS);
    await page.getByRole('button', { name: 'Roll here' }).click();
    await expectAddress(page).toMatch(/dice=[1-6],[1-6]$/);
    await expectText(page.locator('.verdict')).not.toBe('');

    await page.goto(`${app.address}/huzzah/fire`);
    await expectCount(page.locator('.summary').first().locator('li')).toBeGreaterThan(1);
    const caslon = () => page.evaluate(() => document.fonts.load('1rem Caslon').then(({ length }) => length));
    await expect.poll(caslon).toBe(1);
    expect(errors).toEqual([]);
  });

  test('it is said in a quiet line that goes when the network comes back', async () => {
    const page = await visitAndKeep(app, COMBAT);
    await expectCount(offlineLine(page)).toBe(0);
    await page.context().setOffline(true);
    await offlineLine(page).waitFor();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await offlineLine(page).waitFor({ state: 'detached' });
  });
});

describe('what is kept', () => {
  test('is every file that the page asks for; no maps, and not the worker itself', async () => {
    const page = await visitAndKeep(app, COMBAT);
    const paths = await cachedPaths(page);
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(paths).toEqual(expect.arrayContaining(['/', ...asked.filter((path) => path !== '/sw.js')]));
    expect(paths.filter((path) => path.endsWith('.map') || path === '/sw.js')).toEqual([]);
  });

  test('is never an answer of the API: online it is asked, offline it fails', async () => {
    const page = await visitAndKeep(app, COMBAT);
    const ask = () => page.evaluate(() => fetch('/api/questions').then(({ status }) => status));
    expect(await ask()).toBe(200);
    expect((await cachedPaths(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
    await page.context().setOffline(true);
    await expect(ask()).rejects.toThrow('Failed to fetch');
    await page.context().setOffline(false);
    expect(await ask()).toBe(200);

    const byAddress = await page.goto(`${app.address}/api/questions`);
    expect(byAddress?.fromServiceWorker()).toBe(false);
    expect(byAddress?.headers()['content-type']).toContain('application/json');
  });
});

describe('a new version', () => {
  let dist: string;
  let edition: Served;
  beforeEach(async () => {
    dist = mkdtempSync(join(tmpdir(), 'longroll-dist-'));
    cpSync(DIST, dist, { recursive: true });
    edition = await serve(dist);
  });
  afterEach(async () => {
    await edition.close();
    rmSync(dist, { recursive: true });
  });

  const reissue = (edition: string) => {
    const index = join(dist, 'index.html');
    writeFileSync(index, readFileSync(index, 'utf8').replace('<html ', `<html data-edition="${edition}" `));
  };
  const editionOf = (page: Page) =>
    page.evaluate(() => document.documentElement.dataset['edition'] ?? 'the first');
  const comes = (page: Page) =>
    page.waitForFunction((edition) => document.documentElement.dataset['edition'] === edition, NEWER);
  const publish = async () => {
    reissue(NEWER);
    await writeWorker(dist);
  };
  const look = (page: Page) =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });

  test('waits, is offered, and comes when it is asked for, with the form as it was', async () => {
    const page = await visitAndKeep(edition, COMBAT);
    await expectCount(newVersionNotice(page)).toBe(0);
    await page.evaluate(() => caches.open('of-somebody-else'));
    await publish();
    await look(page);
    await newVersionNotice(page).waitFor();
    await page.reload();
    await newVersionNotice(page).waitFor();
    expect(await editionOf(page)).toBe('the first');

    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use it now' }).click();
    await comes(page);
    // The new page has come; its odds stand there a moment later.
    await expectOdds(page).toEqual(EVEN_ODDS);
    await expectCount(newVersionNotice(page)).toBe(0);
    await expect
      .poll(() => cacheNames(page))
      .toEqual([expect.stringMatching(/^longroll-/), 'of-somebody-else']);
  });

  test('can be put off', async () => {
    const page = await visitAndKeep(edition, COMBAT);
    await page.setViewportSize(PHONE);
    await publish();
    await look(page);
    await page.getByRole('button', { name: 'Later' }).click();
    await expectCount(newVersionNotice(page)).toBe(0);
    expect(await editionOf(page)).toBe('the first');
  });

  test('taken in one tab leaves the other alone, with all its parts, until it is told so too', async () => {
    const part = '/assets/part-of-the-first.js';
    writeFileSync(dist + part, 'export const edition = 1;');
    await writeWorker(dist);
    const page = await visitAndKeep(edition, COMBAT);
    const other = await page.context().newPage();
    await other.goto(`${edition.address}/huzzah/fire`);
    await other.getByRole('button', { name: 'Roll here' }).click();
    const rolled = await other.locator('.verdict').innerText();
    rmSync(dist + part);
    await publish();
    await look(page);
    await newVersionNotice(other).waitFor();
    await page.getByRole('button', { name: 'Use it now' }).click();
    await comes(page);

    expect(await editionOf(other)).toBe('the first');
    await expectText(other.locator('.verdict')).toBe(rolled);
    const asked = (path: string) => fetch(path, { cache: 'no-store' }).then(({ status }) => status);
    expect(await other.evaluate(asked, part)).toBe(200);
    await other.getByRole('button', { name: 'Use it now' }).click();
    await comes(other);
  });

  test('that does not arrive whole is not kept, and the old one goes on', async () => {
    const page = await visitAndKeep(edition, COMBAT);
    // Watched from before there is anything to find: it may come to its end at any moment.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      registration.addEventListener('updatefound', () => {
        const found = registration.installing;
        found?.addEventListener('statechange', () => document.body.setAttribute('data-end', found.state));
      });
    });
    await publish();
    reissue('Please sign in to the network');
    await look(page);
    await expectAttribute(page.locator('body'), 'data-end').toBe('redundant');
    await page.context().setOffline(true);
    await page.reload();
    expect(await editionOf(page)).toBe('the first');
    await expectOdds(page).toEqual(EVEN_ODDS);
    await expectCount(newVersionNotice(page)).toBe(0);
  });
});

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

/** Width and height stand in the header of a PNG, at its sixteenth byte. */
function pngSize(png: Buffer): string {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe('the manifest', () => {
  const body = async (path: string) => Buffer.from(await (await fetch(app.address + path)).arrayBuffer());

  test('is linked, and says what an installed application needs', async () => {
    const page = await app.visit(COMBAT);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = JSON.parse((await body(href!)).toString()) as Manifest;
    expect(manifest).toMatchObject({ name: 'Long Roll', start_url: '/', display: 'standalone' });
    const pngs = manifest.icons.filter(({ src }) => src.endsWith('.png'));
    expect(pngs.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    for (const { src, sizes } of pngs) expect(pngSize(await body(src))).toBe(sizes);
    const vector = manifest.icons.find(({ sizes }) => sizes === 'any');
    expect((await body(vector!.src)).toString()).toContain('<svg');
    const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    expect(pngSize(await body(touch!))).toBe('180x180');
  });

  test.each(['/sw.js', '/manifest.webmanifest'])('%s is asked for again every time', async (path) => {
    const { status, headers } = await fetch(app.address + path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });
});
