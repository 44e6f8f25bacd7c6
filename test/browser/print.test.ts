/** Sheets for the table: the roster of a scenario as it comes out of a printer, and what sheets have in common. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { registry } from '../../packages/registry/src/index.ts';
import { expectAccessible } from './accessible.ts';
import {
  application,
  expectAddress,
  expectAttribute,
  expectContents,
  expectCount,
  expectText,
  expectToFit,
  PHONE,
} from './application.ts';

const app = application();

const ROSTER = '/roster/gcacw/port-gibson/print';
const CARD = '/charts/gcacw/print';
const SYSTEM = registry.systems.find(({ id }) => id === 'gcacw')!;
const SHEET = (await SYSTEM.muster!.open()).sheets.find(({ id }) => id === 'gcacw/port-gibson')!;
const UNITS = SHEET.counters.filter(({ kind }) => kind !== 'leader');
const HALF_INCH_AND_A_HAIR = 0.55 * 96;

/** Page objects of a PDF; the tree that holds them is of type Pages. */
async function pagesOf(page: Page, format: string): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page(?![a-z])/g)?.length ?? 0;
}

async function printed(path: string): Promise<Page> {
  const page = await app.visit(path);
  await page.emulateMedia({ media: 'print' });
  return page;
}

describe('the roster of a scenario', () => {
  test.each([
    ['A4', ROSTER],
    ['Letter', ROSTER],
    ['A4', `${ROSTER}?blank=1`],
    ['Letter', `${ROSTER}?blank=1`],
  ])('is one page of %s: %s', async (format, path) => {
    const page = await app.visit(path);
    await expect.poll(() => pagesOf(page, format)).toBe(1);
  });

  test('has every counter once, with its place, in a box that a half-inch counter fits on', async () => {
    const page = await printed(ROSTER);
    const entries = page.locator('[data-counter]');
    const ids = () =>
      entries.evaluateAll((all) => all.map((entry) => entry.getAttribute('data-counter')).toSorted());
    await expect.poll(ids).toEqual(SHEET.counters.map(({ id }) => id).toSorted());
    for (const { id, name, place } of SHEET.counters) {
      const entry = page.locator(`[data-counter="${id}"]`);
      await expectText(entry.locator('.titles b')).toBe(name);
      await expectText(entry.locator('.begins')).toBe(place);
      const box = await entry.locator('.counter-box').boundingBox();
      expect(box?.width).toBeCloseTo(HALF_INCH_AND_A_HAIR, 1);
      expect(box?.height).toBeCloseTo(HALF_INCH_AND_A_HAIR, 1);
    }
  });

  test('filled in, it shows each counter as it stands, in words too', async () => {
    const page = await printed(ROSTER);
    const strengths = page.locator('.counter .strength');
    await expect
      .poll(async () => (await strengths.allTextContents()).toSorted())
      .toEqual(UNITS.map(({ record }) => String(record['manpower'])).toSorted());
    const tracy = page.locator('[data-counter="confederate-tracy"]');
    await expectAttribute(tracy.getByRole('img').first(), 'aria-label').toBe(
      'Tracy, STE, brigade, infantry, manpower 5, disorganized, exhausted, tactical value 2, artillery value 1',
    );
    await expectCount(tracy.locator('.counter .band, .counter .corner')).toBe(2);
    await expectCount(tracy.locator('.ticks [data-on]')).toBe(3);
  });

  test('shows what the day has made of the counters; one that is lost is struck out', async () => {
    const page = await app.visit(ROSTER);
    await page.evaluate(() => {
      const changes = { 'union-osterhaus': { manpower: 6, fatigue: 2 }, 'union-carr': null };
      localStorage.setItem('longroll.roster.gcacw/port-gibson', JSON.stringify({ changes, past: [] }));
    });
    await page.reload();
    const osterhaus = page.locator('[data-counter="union-osterhaus"]');
    await osterhaus.waitFor();
    await expectContents(osterhaus.locator('.strength')).toEqual(['6']);
    await expectText(osterhaus.locator('[data-shape="pips"] [data-on]')).toBe('2');
    await expectCount(osterhaus.locator('.counter .pips [data-full]')).toBe(2);
    const carr = page.locator('[data-counter="union-carr"]');
    await expectCount(carr.locator('.counter, .ticks')).toBe(0);
    await expectText(carr).toContain('lost');
    await expectText(page.locator('[data-side="union"] h2')).toContain('manpower 32, 1 lost');
  });

  test('blank, it has the boxes and the names and nothing in them', async () => {
    const page = await printed(`${ROSTER}?blank=1`);
    await expectCount(page.locator('.counter-box[data-blank]')).toBe(SHEET.counters.length);
    await expectCount(page.locator('.counter')).toBe(0);
    await expectCount(page.locator('.ticks [data-on]')).toBe(0);
    expect((await page.locator('[data-shape="strength"] b').allTextContents()).join('')).toBe('');
  });

  test('the switch makes it blank, and the address remembers', async () => {
    const page = await app.visit(ROSTER);
    await page.getByRole('radio', { name: 'blank' }).check();
    await expectCount(page.locator('.counter')).toBe(0);
    await expectAddress(page).toContain('?blank=1');
    await page.reload();
    await page.locator('.counter-box[data-blank]').first().waitFor();
    await page.getByRole('radio', { name: 'filled in' }).check();
    await expectCount(page.locator('.counter')).toBe(SHEET.counters.length);
    await expectAddress(page).not.toContain('blank');
  });
});

describe.each([
  ['roster', ROSTER],
  ['card', CARD],
])('the %s', (_, path) => {
  test('leaves the furniture of the page on the screen', async () => {
    const page = await app.visit(path);
    await page.getByRole('button', { name: 'Print' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.masthead', '.tools', '.imprint'])
      await page.locator(part).first().waitFor({ state: 'hidden' });
    await expectText(page.locator('.colophon')).toContain('Long Roll: unofficial');
  });

  test('is black on white, also by night', async () => {
    const page = await app.visit(path, { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    const colours = () =>
      page.evaluate(() => {
        const { color } = getComputedStyle(document.querySelector('.paper h1')!);
        return [color, getComputedStyle(document.body).backgroundColor];
      });
    await expect.poll(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });

  test.each(['light', 'dark'] as const)(
    'fits a phone, without an accessibility fault, %s',
    async (scheme) => {
      const page = await app.visit(path, { viewport: PHONE, colorScheme: scheme });
      await expectToFit(page);
      await expectAccessible(page);
    },
  );

  test('the print button prints', async () => {
    const page = await app.visit(path);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expectAttribute(page.locator('body'), 'data-printed').toBe('yes');
  });
});
