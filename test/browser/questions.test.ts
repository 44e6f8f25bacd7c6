/** Every question has a page that works: its example answered, readable by everybody, reopened by its link. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registry } from '../../packages/registry/src/index.ts';
import { type Application, accessibilityFaults, PHONE, startApplication, visit } from './application.ts';

let app: Application;
let page: Page;
beforeAll(async () => {
  app = await startApplication();
  page = await visit(app, '/', { viewport: PHONE });
});
afterAll(() => app.close());

describe.each(registry.questions.map((question) => [question.id, question] as const))(
  '%s',
  (id, question) => {
    // One visitor looks at them all: what he has loaded once need not come again.
    test('opens with its example answered, fits a phone, has no accessibility fault', async () => {
      await page.setViewportSize(PHONE);
      await page.goto(`${app.address}/${id}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const verdict = question.ask(question.example);
      if (verdict.refused) throw new Error(verdict.refused.text);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(verdict.value.headline);
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        PHONE.width,
      );
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  },
);

describe('a stack of units', () => {
  test('is added to, changed and taken from; the link brings it back', async () => {
    const page = await visit(app, '/gcacw/attack');
    const defenders = page.locator('.field.list').nth(1);
    expect(await defenders.locator('.record').count()).toBe(2);
    await defenders.getByRole('button', { name: 'Add another' }).click();
    expect(await defenders.locator('.record').count()).toBe(3);
    await defenders.locator('.record').nth(2).locator('summary').click();
    await defenders.locator('input[name="defenders.2.name"]').fill('Baldwin');
    expect(await defenders.locator('.record').nth(2).locator('summary').innerText()).toContain('Baldwin');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('10 against 11');
    const again = await visit(app, page.url().slice(app.address.length));
    expect(await again.getByRole('heading', { level: 1 }).innerText()).toContain('10 against 11');
    await again.locator('.field.list').nth(1).locator('.record').nth(2).locator('summary').click();
    await again.getByRole('button', { name: 'Take 3 away' }).click();
    expect(await again.getByRole('heading', { level: 1 }).innerText()).toContain('10 against 7');
    await page.context().close();
    await again.context().close();
  });

  test('units that may not attack are refused in words, at their list', async () => {
    const page = await visit(app, '/gcacw/attack');
    await page.locator('input[name="attackers.0.demoralized"][value="1"]').check();
    expect(await page.getByRole('alert').innerText()).toContain('Hovey is Demoralize-1 and may not attack');
    await page.context().close();
  });

  test('what it does to every unit is said after the roll', async () => {
    const page = await visit(app, '/gcacw/attack?dice=4,2', {});
    await page.goto(`${app.address}/gcacw/attack`);
    await page.getByRole('button', { name: /attacker's die 6, defender's die 1/ }).click();
    expect(await page.locator('output.line').innerText()).toContain('Green 2 disorganized F3 Demoralize-1');
    await page.context().close();
  });
});

describe('house rules', () => {
  test('another reading changes the odds, and the link keeps it', async () => {
    const page = await visit(app, '/gcacw/combat?attackerCV=6&defenderCV=6');
    const holds = () => page.locator('.summary').first().locator('li').first().innerText();
    expect((await holds()).replace(/\s+/g, ' ')).toBe('holds 72.2 % 13/18');
    await page.getByText('Readings that the card leaves open').click();
    await page.locator('input[name="houseRules.artilleryAgainstNoGuns"][value="as-printed"]').check();
    expect((await holds()).replace(/\s+/g, ' ')).toBe('holds 91.7 % 11/12');
    expect(page.url()).toContain('houseRules=');
    await page.context().close();
  });
});

test('all questions are within reach from any page', async () => {
  const page = await visit(app, '/gcacw/combat');
  await page.getByText('All questions').click();
  const links = await page
    .locator('.contents a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links).toEqual(registry.questions.map(({ id }) => `/${id}`));
  await page.context().close();
});
