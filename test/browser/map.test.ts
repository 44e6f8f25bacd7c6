/** The map in a real browser: drawn, found, read in words, walked by keyboard. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Application,
  accessibilityFaults,
  DESKTOP,
  PHONE,
  startApplication,
  visit,
} from './application.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.close());

const MAP = '/map/gcacw/vicksburg';

/** How many different colours stand on the canvas: an empty one has one. */
const colours = (page: Page) =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      const seen = new Set<number>();
      for (let i = 0; i < data.length; i += 64)
        seen.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!);
      return seen.size;
    });

describe.each([
  ['phone', PHONE, 'dark'],
  ['desktop', DESKTOP, 'light'],
] as const)('on a %s', (_, viewport, colorScheme) => {
  test('is drawn, fits, and has no accessibility fault', async () => {
    const page = await visit(app, MAP, { viewport, colorScheme });
    await expect.poll(() => colours(page)).toBeGreaterThan(20);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.context().close();
  });
});

test('a place is found by its name or its number, and its hex is told in words', async () => {
  const page = await visit(app, '/');
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  const find = page.getByLabel('Find a place or a hex number');
  await find.fill('port gib');
  await page
    .getByRole('button', { name: /Port Gibson/ })
    .first()
    .click();
  await expect.poll(() => page.locator('main').innerText()).toContain('W5119');
  await find.fill('E2712');
  await page.getByRole('button', { name: /E2712/ }).first().click();
  await expect.poll(() => page.locator('main').innerText()).toContain('Jackson');
  await page.context().close();
});
