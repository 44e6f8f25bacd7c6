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
const PATIENCE = 5 * 60_000;

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
  /**
   * For those who only look: the visitor who did so last goes on to another page by a link, in the page that is loaded
   * already. After a failure, or if he is to have another device, there is a fresh one.
   */
  goOn(path: string, wishes?: Wishes): Promise<Page>;
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

/**
 * A page of a test lives for seconds: what its scripts would gain by being compiled twice more, ever better, they never
 * earn back. It is a third of all that the browser does otherwise.
 */
const SHORT_LIVED =
  '--no-opt --always-sparkplug --invocation-count-for-maglev=2000 --interrupt-budget-for-maglev=150000';

/** The product and a browser in front of it. */
interface House {
  readonly server: Served;
  readonly browser: Browser;
  readonly idle: Device[];
}

/** Files of a worker share their modules (vitest.config.ts), so what is started and loaded for one serves the next. */
let house: House | undefined;

/** Ends with the worker: a browser whose pipe is closed goes. One that has crashed is replaced for the next file. */
async function theHouse(): Promise<House> {
  if (house?.browser.isConnected()) return house;
  if (!existsSync(DIST)) throw new Error('the page is not built: npm test builds it, or run npm run build');
  const server = house?.server ?? (await serve(DIST));
  house = { server, browser: await launchBrowser([`--js-flags=${SHORT_LIVED}`]), idle: [] };
  return house;
}

/** Open before the tests of a file begin; what visitors leave behind is cleared after each. */
export function application(): Application {
  let at: House;
  const taken: Device[] = [];
  /** With a service worker, which outlives a wipe: for one visitor only. */
  const kept: Device[] = [];
  const errors: Error[] = [];
  const noteError = (error: Error) => errors.push(error);
  let walker: { readonly device: Device; readonly wishes: string } | undefined;
  /**
   * What a visitor has left running (a computer that thinks, a batch of the Lab) ends with his visit. An empty page of the
   * same place does it: for another the browser would throw away all that it has compiled.
   */
  const free = async (devices: readonly Device[]) => {
    for (const { page } of devices) page.off('pageerror', noteError);
    const busy = devices.filter(({ page }) => page.workers().length > 0);
    await Promise.all(busy.map(({ page }) => page.goto(`${at.server.address}/drum.svg`)));
    at.idle.push(...devices);
  };

  beforeAll(async () => {
    at = await theHouse();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail' || errors.length > 0) walker = undefined;
    const stays = (device: Device) => device === walker?.device;
    const used = taken.splice(0);
    taken.push(...used.filter(stays));
    await free(used.filter((device) => !stays(device)));
    await Promise.all(kept.splice(0).map(({ context }) => context.close()));
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(() => free(taken.splice(0)));

  /** One that is there, wiped, or a new one. */
  async function deviceFor(hasTouch: boolean, serviceWorkers: 'allow' | 'block'): Promise<Device> {
    const isShared = serviceWorkers === 'block';
    const place = isShared ? at.idle.findIndex((one) => one.hasTouch === hasTouch) : -1;
    const [used] = place < 0 ? [] : at.idle.splice(place, 1);
    if (used) await wipe(used, at.server.address);
    const device = used ?? (await newDevice(at.browser, serviceWorkers, hasTouch));
    (isShared ? taken : kept).push(device);
    device.page.on('pageerror', noteError);
    return device;
  }

  async function visit(path: string, wishes: Wishes = {}, address = at.server.address): Promise<Page> {
    const { serviceWorkers, viewport, permissions, hasTouch = false, ...media } = wishes;
    const { context, page } = await deviceFor(hasTouch, serviceWorkers ?? 'block');
    if (permissions) await context.grantPermissions(permissions);
    await page.setViewportSize(viewport ?? DESKTOP);
    await page.emulateMedia({ ...PLAIN, ...media });
    await page.goto(address + path);
    await heading(page).waitFor().catch(tellingWhatIsThere(page));
    return page;
  }

  return {
    get address() {
      return at.server.address;
    },
    visit,
    async goOn(path, wishes = {}) {
      const words = JSON.stringify(wishes);
      if (walker?.wishes === words) return followLink(walker.device.page, path);
      const page = await visit(path, wishes);
      walker = { device: taken.at(-1)!, wishes: words };
      return page;
    },
  };
}

/** A page that never came says little: what was there instead is told with it. */
const tellingWhatIsThere = (page: Page) => async (cause: unknown) => {
  const there = await page.evaluate(() => `${document.readyState}: ${document.body.innerText.slice(0, 500)}`);
  throw new Error(`no heading at ${page.url()}; ${there}`, { cause });
};

/** As if it stood on the page. */
async function followLink(page: Page, path: string): Promise<Page> {
  await page.locator('.frame').evaluate((frame, href) => {
    const link = Object.assign(document.createElement('a'), { href });
    frame.append(link);
    link.click();
    link.remove();
  }, path);
  return page;
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** What is asked for again and again need not be waited for long each time: the test's own limit would come first. */
const BRIEFLY = { timeout: 60_000 };

/**
 * Letters that are one word, as fast as fingers are: on a slow machine a second may pass between keys that a test
 * presses, and then each of them is an order of its own.
 */
export const spell = (page: Page, word: string): Promise<void> =>
  page.evaluate((letters) => {
    for (const key of letters) {
      const typed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(typed);
    }
  }, word);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/*
 * A page answers in its own time, so nothing on it is read once: each of these asks again until what is expected is
 * there, as in `await expectText(alert).toContain('refused')`. White space counts as one blank.
 */
export const expectText = (at: Locator) => expect.poll(async () => oneLine(await at.innerText(BRIEFLY)));
export const expectTexts = (at: Locator) => expect.poll(async () => (await at.allInnerTexts()).map(oneLine));
export const expectCount = (at: Locator) => expect.poll(() => at.count());
export const expectValue = (at: Locator) => expect.poll(() => at.inputValue(BRIEFLY));
export const expectAttribute = (at: Locator, name: string) =>
  expect.poll(() => at.getAttribute(name, BRIEFLY));
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
