/** Misfortunes: what is kept cannot be read or kept, and a room that fails leaves the house standing. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { registry } from '../../packages/registry/src/index.ts';
import { expectAccessible } from './accessible.ts';
import { application, expectCount, expectText, expectTexts, heading, PHONE } from './application.ts';

const app = application();
const keep = (page: Page, key: string, text: string) =>
  page.evaluate(([name, value]) => localStorage.setItem(`longroll.${name}`, value!), [key, text]);
/** Asked until it lies there: what tabs share is written under a lock, a moment after it is shown. */
const expectKept = (page: Page, key: string) =>
  expect.poll(async () => {
    const text = await page.evaluate((name) => localStorage.getItem(`longroll.${name}`), key);
    return text === null ? null : JSON.parse(text);
  });

const LINE = {
  ...{ id: 'a', at: '2026-01-01T10:00:00.000Z', question: 'gcacw/combat', headline: 'An attack' },
  ...{ line: 'An attack, 6 against 6.', values: { attackerCV: 6, defenderCV: 6 }, dice: [3, 4] },
};

test('a log with broken lines shows the others, and loses none', async () => {
  const page = await app.visit('/charts', { viewport: PHONE });
  const broken = JSON.stringify([
    LINE,
    { ...LINE, id: 'b', values: null },
    'x',
    { ...LINE, id: 'c', dice: 7 },
  ]);
  await keep(page, 'log', broken);
  await page.goto(`${app.address}/log`);
  await expectTexts(page.locator('.entries p')).toEqual([LINE.line]);
  await expectText(page.locator('.set-aside')).toContain('could not be read');
  await expectAccessible(page);
  await page.getByRole('button', { name: `Strike out: ${LINE.line}` }).click();
  await expectCount(page.locator('.entries li')).toBe(0);
  await expectKept(page, 'aside.log').toEqual([broken]);
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expectCount(page.locator('.set-aside')).toBe(0);
  await expectKept(page, 'aside.log').toBeNull();
});

describe('a roster', async () => {
  const { muster } = registry.systems.find(({ id }) => id === 'gcacw')!;
  const sheet = (await muster!.open()).sheets.find(({ id }) => id === 'gcacw/champion-hill')!;
  const [lost] = sheet.counters;
  const path = `/roster/${sheet.id}`;

  test('with an unknown counter keeps its other marks', async () => {
    const page = await app.visit('/charts');
    const text = JSON.stringify({ changes: { [lost!.id]: null, nobody: null }, past: [{}] });
    await keep(page, `roster.${sheet.id}`, text);
    await page.goto(app.address + path);
    await expectText(page.locator('.set-aside')).toContain('could not be read');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expectKept(page, `roster.${sheet.id}`).toEqual({ changes: {}, past: [] });
    await expectKept(page, `aside.roster.${sheet.id}`).toEqual([text]);
  });

  test('on a device that is full says that it is not kept', async () => {
    const page = await app.visit(path);
    await keep(page, `roster.${sheet.id}`, JSON.stringify({ changes: { [lost!.id]: null }, past: [{}] }));
    await page.reload();
    await heading(page).waitFor();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expectText(page.getByRole('alert')).toContain('Save it as a file');
  });
});

test('a room that cannot be shown says so, with a report, and the next one is there', async () => {
  const page = await app.visit('/charts', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.route(/LogPage/, (route) => route.abort());
  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await expectText(heading(page)).toBe('This page cannot be shown');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy a report' }).click();
  await expectText(page.locator('.mishap [role=status]')).toBe('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/log');
  await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
  await expectText(heading(page)).not.toBe('This page cannot be shown');
  await page.unrouteAll();
  await page.goto(`${app.address}/log`);
  await expectText(heading(page)).toBe('Log');
});
