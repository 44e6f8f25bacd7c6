/** The map in a real browser: drawn, found, read in words, walked by keyboard. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { application, DESKTOP, expectText, expectToFit, PHONE } from './application.ts';

const app = application();

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
    const page = await app.visit(MAP, { viewport, colorScheme });
    await expect.poll(() => colours(page)).toBeGreaterThan(20);
    await expectToFit(page);
    await expectAccessible(page);
  });
});

test('a place is found by its name or its number, and its hex is told in words', async () => {
  const page = await app.visit('/');
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  const find = page.getByLabel('Find a place or a hex number');
  await find.fill('port gib');
  await page
    .getByRole('button', { name: /Port Gibson/ })
    .first()
    .click();
  await expectText(page.locator('main')).toContain('W5119');
  await find.fill('E2712');
  await page.getByRole('button', { name: /E2712/ }).first().click();
  await expectText(page.locator('main')).toContain('Jackson');
});
