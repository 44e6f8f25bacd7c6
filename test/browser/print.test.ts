/** Sheets for the table: the roster of a scenario and the card of a system, as they come out of a printer. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registry } from '../../packages/registry/src/index.ts';
import { type Application, accessibilityFaults, PHONE, startApplication, visit } from './application.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.close());

const ROSTER = '/roster/gcacw/port-gibson/print';
const CARD = '/charts/gcacw/print';
const SYSTEM = registry.systems.find(({ id }) => id === 'gcacw')!;
const SHEET = SYSTEM.muster!.sheets.find(({ id }) => id === 'gcacw/port-gibson')!;
const UNITS = SHEET.counters.filter(({ kind }) => kind !== 'leader');
const HALF_INCH_AND_A_HAIR = 0.55 * 96;

/** Page objects of a PDF; the tree that holds them is of type Pages. */
async function pagesOf(page: Page, format: string): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page(?![a-z])/g)?.length ?? 0;
}

async function printed(path: string): Promise<Page> {
  const page = await visit(app, path);
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
    const page = await visit(app, path);
    expect(await pagesOf(page, format)).toBe(1);
    await page.context().close();
  });

  test('has every counter once, with its place, in a box that a half-inch counter fits on', async () => {
    const page = await printed(ROSTER);
    const entries = page.locator('[data-counter]');
    const ids = await entries.evaluateAll((all) => all.map((entry) => entry.getAttribute('data-counter')));
    expect(ids.toSorted()).toEqual(SHEET.counters.map(({ id }) => id).toSorted());
    for (const { id, name, place } of SHEET.counters) {
      const entry = page.locator(`[data-counter="${id}"]`);
      expect(await entry.locator('.titles b').innerText()).toBe(name);
      expect(await entry.locator('.begins').innerText()).toBe(place);
      const box = await entry.locator('.counter-box').boundingBox();
      expect(box?.width).toBeCloseTo(HALF_INCH_AND_A_HAIR, 1);
      expect(box?.height).toBeCloseTo(HALF_INCH_AND_A_HAIR, 1);
    }
    await page.context().close();
  });

  test('filled in, it shows each counter as it stands, in words too', async () => {
    const page = await printed(ROSTER);
    const strengths = await page.locator('.counter .strength').allTextContents();
    expect(strengths.toSorted()).toEqual(UNITS.map(({ record }) => String(record['manpower'])).toSorted());
    const tracy = page.locator('[data-counter="confederate-tracy"]');
    expect(await tracy.getByRole('img').first().getAttribute('aria-label')).toBe(
      'Tracy, STE, brigade, infantry, manpower 5, disorganized, exhausted, tactical value 2, artillery value 1',
    );
    expect(await tracy.locator('.counter .band, .counter .corner').count()).toBe(2);
    expect(await tracy.locator('.ticks [data-on]').count()).toBe(3);
    await page.context().close();
  });

  test('shows what the day has made of the counters; one that is lost is struck out', async () => {
    const page = await visit(app, ROSTER);
    await page.evaluate(() => {
      const changes = { 'union-osterhaus': { manpower: 6, fatigue: 2 }, 'union-carr': null };
      localStorage.setItem('longroll.roster.gcacw/port-gibson', JSON.stringify({ changes, past: [] }));
    });
    await page.reload();
    const osterhaus = page.locator('[data-counter="union-osterhaus"]');
    await osterhaus.waitFor();
    expect(await osterhaus.locator('.strength').textContent()).toBe('6');
    expect(await osterhaus.locator('[data-shape="pips"] [data-on]').innerText()).toBe('2');
    expect(await osterhaus.locator('.counter .pips [data-full]').count()).toBe(2);
    const carr = page.locator('[data-counter="union-carr"]');
    expect(await carr.locator('.counter, .ticks').count()).toBe(0);
    expect(await carr.innerText()).toContain('lost');
    expect(await page.locator('[data-side="union"] h2').innerText()).toContain('manpower 32, 1 lost');
    await page.context().close();
  });

  test('blank, it has the boxes and the names and nothing in them', async () => {
    const page = await printed(`${ROSTER}?blank=1`);
    expect(await page.locator('.counter').count()).toBe(0);
    expect(await page.locator('.ticks [data-on]').count()).toBe(0);
    expect((await page.locator('[data-shape="strength"] b').allTextContents()).join('')).toBe('');
    expect(await page.locator('.counter-box[data-blank]').count()).toBe(SHEET.counters.length);
    await page.context().close();
  });

  test('the switch makes it blank, and the address remembers', async () => {
    const page = await visit(app, ROSTER);
    await page.getByRole('radio', { name: 'blank' }).check();
    expect(await page.locator('.counter').count()).toBe(0);
    expect(page.url()).toContain('?blank=1');
    await page.reload();
    await page.locator('.counter-box[data-blank]').first().waitFor();
    await page.getByRole('radio', { name: 'filled in' }).check();
    expect(await page.locator('.counter').count()).toBe(SHEET.counters.length);
    expect(page.url()).not.toContain('blank');
    await page.context().close();
  });
});

describe('the card of a system', () => {
  test.each(['A4', 'Letter'])('is three pages of %s', async (format) => {
    const page = await visit(app, CARD);
    expect(await pagesOf(page, format)).toBe(3);
    await page.context().close();
  });

  test('has every chart, in printed order, and none runs out of its column', async () => {
    const page = await printed(CARD);
    await page.setViewportSize({ width: 711, height: 1030 });
    const titles = await page
      .locator('.card-chart h2')
      .evaluateAll((all) => all.map((title) => title.firstChild?.textContent));
    expect(titles).toEqual(SYSTEM.charts.map(({ title }) => title));
    const over = await page
      .locator('.card-chart .chart')
      .evaluateAll((all) =>
        all
          .filter((chart) => chart.scrollWidth > chart.clientWidth + 1)
          .map((chart) => chart.getAttribute('aria-label')),
      );
    expect(over).toEqual([]);
    await page.context().close();
  });
});

describe.each([
  ['roster', ROSTER],
  ['card', CARD],
])('the %s', (_, path) => {
  test('leaves the furniture of the page on the screen', async () => {
    const page = await visit(app, path);
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.masthead', '.tools', '.imprint'])
      expect(await page.locator(part).first().isVisible(), part).toBe(false);
    expect(await page.locator('.colophon').innerText()).toContain('Long Roll: unofficial');
    await page.context().close();
  });

  test('is black on white, also by night', async () => {
    const page = await visit(app, path, { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    const colours = await page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('.paper h1')!);
      return [color, getComputedStyle(document.body).backgroundColor];
    });
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    await page.context().close();
  });

  test.each(['light', 'dark'] as const)(
    'fits a phone, without an accessibility fault, %s',
    async (scheme) => {
      const page = await visit(app, path, { viewport: PHONE, colorScheme: scheme });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(PHONE.width);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.context().close();
    },
  );

  test('the print button prints', async () => {
    const page = await visit(app, path);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    expect(await page.locator('body').getAttribute('data-printed')).toBe('yes');
    await page.context().close();
  });
});
