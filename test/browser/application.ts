/** The product as a person starts it: its server with the built page, and a real browser in front of it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { registry } from '../../packages/registry/src/index.ts';
import { buildServer } from '../../packages/server/src/index.ts';
import { launchBrowser } from '../../scripts/browser.mjs';

export interface Application {
  readonly address: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

const DIST = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));

export async function startApplication(): Promise<Application> {
  if (!existsSync(DIST)) throw new Error('the page is not built: npm test builds it, or run npm run build');
  const server = await buildServer({ registry, staticDir: DIST });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const browser = await launchBrowser();
  return {
    address,
    browser,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 1000 };

/** A fresh visitor. Errors on the page fail the test that opened it. */
export async function visit(
  app: Application,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await app.browser.newContext({
    locale: 'en-US',
    viewport: DESKTOP,
    // Only the tests of the offline application want what an earlier visit left behind.
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(app.address + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/**
 * What an automated check of accessibility finds wrong, in a line each. Our pages have no frames, so the check
 * need not look for them; that and leaving out the list of what is right makes it three times as fast.
 */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  // What is off the screen is not laid out, and what is not laid out cannot be checked.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()!.width, height: Math.max(height, 800) });
  const check = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await check.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}
