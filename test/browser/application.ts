/** The product as a person starts it: its server with the built page, and a real browser in front of it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { registry } from '../../packages/registry/src/index.ts';
import { buildServer } from '../../packages/server/src/index.ts';
import { launchBrowser } from '../../scripts/browser.mjs';

export const DIST = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 1000 };

/** How long an action or a page may take before it counts as stuck; see the same in vitest.config.ts. */
const PATIENCE = 60_000;

export interface Served {
  readonly address: string;
  close(): Promise<void>;
}

export async function serve(staticDir: string): Promise<Served> {
  const server = await buildServer({ registry, staticDir });
  return {
    address: await server.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      await server.close();
    },
  };
}

type Wishes = Pick<
  BrowserContextOptions,
  'viewport' | 'colorScheme' | 'reducedMotion' | 'permissions' | 'serviceWorkers' | 'hasTouch'
>;

export interface Application {
  readonly address: string;
  /** A fresh visitor: his device knows nothing of earlier ones. An error on his page fails the test. */
  visit(path: string, wishes?: Wishes, address?: string): Promise<Page>;
}

/** A device with the page open on it. It serves one visitor after the other, who each find it wiped clean. */
interface Device {
  readonly hasTouch: boolean;
  readonly context: BrowserContext;
  readonly page: Page;
}

async function newDevice(
  browser: Browser,
  serviceWorkers: 'allow' | 'block',
  hasTouch: boolean,
): Promise<Device> {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers, hasTouch, isMobile: hasTouch });
  context.setDefaultTimeout(PATIENCE);
  return { hasTouch, context, page: await context.newPage() };
}

/** Leaves the files that the browser has loaded and compiled, which is what makes the next visit quick. */
async function wipe({ context, page }: Device, origin: string): Promise<void> {
  await Promise.all(context.pages().map((one) => (one === page ? null : one.close())));
  await page.unrouteAll();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await context.clearPermissions();
}

const PLAIN = { media: null, colorScheme: null, reducedMotion: null } as const;

/** Starts before the tests of a file and ends after them; what visitors leave behind is cleared after each. */
export function application(): Application {
  let server: Served;
  let browser: Browser;
  const idle: Device[] = [];
  const taken: Device[] = [];
  /** With a service worker, which outlives a wipe: for one visitor only. */
  const kept: Device[] = [];
  const errors: Error[] = [];

  beforeAll(async () => {
    if (!existsSync(DIST)) throw new Error('the page is not built: npm test builds it, or run npm run build');
    server = await serve(DIST);
    browser = await launchBrowser();
  });
  afterEach(async () => {
    idle.push(...taken.splice(0));
    await Promise.all(kept.splice(0).map(({ context }) => context.close()));
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  return {
    get address() {
      return server.address;
    },
    async visit(path, wishes = {}, address) {
      const {
        serviceWorkers = 'block',
        viewport = DESKTOP,
        permissions,
        hasTouch = false,
        ...media
      } = wishes;
      const isShared = serviceWorkers === 'block';
      const at = isShared ? idle.findIndex((one) => one.hasTouch === hasTouch) : -1;
      const [used] = at < 0 ? [] : idle.splice(at, 1);
      if (used) await wipe(used, server.address);
      const device = used ?? (await newDevice(browser, serviceWorkers, hasTouch));
      (isShared ? taken : kept).push(device);
      const { context, page } = device;
      if (!used) page.on('pageerror', (error) => errors.push(error));
      if (permissions) await context.grantPermissions(permissions);
      await page.setViewportSize(viewport!);
      await page.emulateMedia({ ...PLAIN, ...media });
      await page.goto((address ?? server.address) + path);
      await heading(page).waitFor();
      return page;
    },
  };
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/*
 * A page answers in its own time, so nothing on it is read once: each of these asks again until what is expected is
 * there, as in `await expectText(alert).toContain('refused')`. White space counts as one blank.
 */
export const expectText = (at: Locator) => expect.poll(async () => oneLine(await at.innerText()));
export const expectTexts = (at: Locator) => expect.poll(async () => (await at.allInnerTexts()).map(oneLine));
export const expectCount = (at: Locator) => expect.poll(() => at.count());
export const expectValue = (at: Locator) => expect.poll(() => at.inputValue());
export const expectAttribute = (at: Locator, name: string) => expect.poll(() => at.getAttribute(name));
/** Of what is not a text to be read, as in a drawing or a folded part. */
export const expectContents = (at: Locator) => expect.poll(() => at.allTextContents());
export const expectAddress = (page: Page) => expect.poll(() => page.url());

/** The shares of the first summary of odds, a line each. */
export const expectOdds = (page: Page) => expectTexts(page.locator('.summary').first().locator('li'));

/** Nothing is wider than the screen. */
export const expectToFit = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(page.viewportSize()!.width);
