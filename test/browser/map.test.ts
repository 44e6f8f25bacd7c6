/** The map in a real browser: drawn, found, read in words, walked by keyboard. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { application, DESKTOP, expectText, expectToFit, PHONE } from './application.ts';

const app = application();

const MAPS = { campaign: '/map/gcacw/vicksburg', battlefield: '/map/antietam/sharpsburg' };

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
  ['phone', PHONE, 'light'],
  ['desktop', DESKTOP, 'dark'],
  ['desktop', DESKTOP, 'light'],
] as const)('on a %s', (_, viewport, colorScheme) => {
  test.each(Object.entries(MAPS))(
    `the %s is drawn, fits, and has no accessibility fault (${colorScheme})`,
    async (_map, at) => {
      const page = await app.visit(at, { viewport, colorScheme });
      await expect.poll(() => colours(page)).toBeGreaterThan(20);
      await expectToFit(page);
      await expectAccessible(page);
    },
  );
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

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)('the field of Antietam on a %s', (_, viewport) => {
  test('is chosen among the maps, a place is found, and its square is told in words', async () => {
    const page = await app.visit(MAPS.campaign, { viewport });
    await page
      .getByRole('navigation', { name: 'Maps' })
      .getByRole('link', { name: /Antietam/ })
      .click();
    await expectText(page.locator('h1')).toContain('The field of Antietam');
    await page.getByLabel('Find a place or a square number').fill('dunker');
    await page
      .getByRole('button', { name: /Dunker Church/ })
      .first()
      .click();
    const chosen = page.getByRole('region', { name: 'The chosen square' });
    for (const words of ['1416', 'elevation 3', 'Hagerstown pike, Smoketown road', 'church'])
      await expectText(chosen).toContain(words);
    await page.getByText('Key to the signs').click();
    await expectText(page.locator('.map-signs')).toContain('sunken road');
  });
});

test('of a hex on a battlefield the panel tells its works, and the key has signs for them', async () => {
  const page = await app.visit('/map/huzzah/seven-pines', { viewport: DESKTOP });
  await expectText(page.locator('h1')).toContain('The field of Seven Pines');
  await expect.poll(() => colours(page)).toBeGreaterThan(20);
  await page.getByLabel('Find a place or a hex number').fill('1820');
  await page.getByRole('button', { name: /1820/ }).first().click();
  const chosen = page.getByRole('region', { name: 'The chosen hex' });
  for (const words of ['elevation 1, crest', "Casey's rifle pits, north, covers this hex"])
    await expectText(chosen).toContain(words);
  await page.getByText('Key to the signs').click();
  for (const sign of ['abatis', 'breastwork', 'embankment', 'marsh with run'])
    await expectText(page.locator('.map-signs')).toContain(sign);
  await expectAccessible(page);
});

test('a map whose drawing does not come is drawn by its squares', async () => {
  const page = await app.visit('/');
  await page.route(/\.drawing-[^/]*\.txt$/, (route) => route.abort());
  await page.goto(app.address + MAPS.battlefield);
  await expect.poll(() => colours(page)).toBeGreaterThan(20);
  await expectText(page.locator('h1')).toContain('The field of Antietam');
  await expectText(page.locator('main')).not.toContain('No map');
});
