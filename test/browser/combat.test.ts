/** The combat resolver in a real browser: fill the form, read the odds, type dice, paste, reopen the link. */
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

const odds = async (page: Page) =>
  (await page.locator('.summary').first().locator('li').allInnerTexts()).map((text) =>
    text.replace(/\s+/g, ' '),
  );
const fill = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value);
const pick = (page: Page, group: string, option: string) =>
  page
    .getByRole('radiogroup', { name: group, exact: true })
    .getByRole('radio', { name: option, exact: true })
    .check();
/** A line of the ledger, as somebody reads it who has scrolled there: what is off the screen is not laid out. */
const ledger = async (page: Page, text: string): Promise<string> => {
  const line = page.locator('.ledger tr', { hasText: text }).first();
  await line.scrollIntoViewIfNeeded();
  return line.innerText();
};

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('on a %s', (_, viewport) => {
  test('from the form to the pasted line, and back by the link', async () => {
    const page = await visit(app, '/gcacw/combat', { viewport });
    await pick(page, 'Attack', 'prepared');
    await fill(page, 'Attacker Combat Value', '7');
    await fill(page, 'Defender Combat Value', '2');
    await fill(page, 'Attacker Tactical Value', '3');
    await fill(page, 'Defender Tactical Value', '2');
    await pick(page, 'Defender in', 'woods');
    await pick(page, 'Hexside between', 'creek');
    expect(await odds(page)).toEqual(['holds 27.8 % 5/18', 'retreats 30.6 % 11/36', 'routs 41.7 % 5/12']);
    await expect.poll(() => ledger(page, 'Ratio modifier')).toContain('7 : 2 is 3-1');

    await fill(page, "attacker's die", '4');
    await fill(page, "defender's die", '2');
    await page.getByRole('button', { name: 'Use these dice' }).click();
    const line =
      'TOM prepared attack 7:2, net +3, dice 4-2 = +5: ' +
      'defender 1DR (routs, disorganized, loses 1), attacker Ea (may advance, march ends). 4 MP.';
    expect(await page.locator('output.line').innerText()).toBe(line);
    expect(await page.locator('.chart [data-lit="cell"]').allTextContents()).toEqual(
      expect.arrayContaining(['1DR', 'Ea']),
    );

    const link = page.url();
    expect(link).toContain('dice=4,2');
    const again = await visit(app, link.slice(app.address.length), { viewport });
    expect(await again.getByLabel('Attacker Combat Value', { exact: true }).inputValue()).toBe('7');
    expect(await again.locator('input[name=hexside]:checked').inputValue()).toBe('creek');
    expect(await again.locator('output.line').innerText()).toBe(line);
    expect(again.url()).toBe(link);
    await page.context().close();
    await again.context().close();
  });

  test('nothing is wider than the screen', async () => {
    const page = await visit(app, '/gcacw/combat', { viewport });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
    await page.context().close();
  });

  test.each(['light', 'dark'] as const)('no accessibility fault, %s', async (colorScheme) => {
    const page = await visit(app, '/gcacw/combat?attackerCV=4&defenderCV=4&dice=6,1', {
      viewport,
      colorScheme,
    });
    await page.getByText('10 lines do not apply').or(page.getByText('11 lines do not apply')).first().click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.context().close();
  });
});

describe('while you type', () => {
  test('the odds follow every change, computed in the browser and not by a call', async () => {
    const page = await visit(app, '/gcacw/combat?attackerCV=6&defenderCV=6');
    expect(await odds(page)).toEqual(['holds 72.2 % 13/18', 'retreats 19.4 % 7/36', 'routs 8.3 % 1/12']);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url());
    });
    await fill(page, 'Attacker Tactical Value', '2');
    expect(await odds(page)).toEqual(['holds 41.7 % 5/12', 'retreats 30.6 % 11/36', 'routs 27.8 % 5/18']);
    expect(calls).toEqual([]);
    await page.context().close();
  });

  test('what cannot be is said beside the field, with what may, and the old form is not lost', async () => {
    const page = await visit(app, '/gcacw/combat?attackerCV=6&defenderCV=6&rain=true');
    await fill(page, 'Attacker Combat Value', '2.25');
    expect(await page.getByRole('alert').innerText()).toContain(
      'attackerCV is 2.25: it must be a number in halves',
    );
    expect(await page.locator('input[name=rain]').isChecked()).toBe(true);
    await fill(page, 'Attacker Combat Value', '2.5');
    expect(await page.getByRole('alert').count()).toBe(0);
    await fill(page, 'Attacker Combat Value', 'many');
    expect(await page.getByRole('alert').innerText()).toContain('attackerCV is "many"');
    await page.context().close();
  });

  test('dice that cannot fall are refused in words', async () => {
    const page = await visit(app, '/gcacw/combat?attackerCV=6&defenderCV=6');
    await fill(page, "attacker's die", '7');
    await fill(page, "defender's die", '2');
    await page.getByRole('button', { name: 'Use these dice' }).click();
    expect(await page.getByRole('alert').innerText()).toContain("the attacker's die shows 1 to 6, not 7");
    await page.context().close();
  });

  test('another game shows its own lines and forgets the others', async () => {
    const page = await visit(app, '/gcacw/combat?attackerCV=6&defenderCV=6&gunboatAttack=true');
    await page.getByLabel('Game', { exact: true }).selectOption('SLB');
    expect(await page.getByText('Union gunboat attacking').count()).toBe(0);
    expect(await page.getByText('Hooker Loses Confidence').count()).toBeGreaterThan(0);
    expect(page.url()).not.toContain('gunboatAttack');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.context().close();
  });
});

describe('the dice', () => {
  test('roll here: the result is announced, and one of the odds', async () => {
    const page = await visit(app, '/gcacw/combat?attackerCV=6&defenderCV=6');
    await page.getByRole('button', { name: 'Roll here' }).click();
    const verdict = await page.locator('.verdict').innerText();
    expect(await page.locator('.outcomes th[scope=row]').allTextContents()).toContain(verdict);
    expect(await page.locator('.result[aria-live]').innerText()).toContain(verdict);
    expect(page.url()).toMatch(/dice=[1-6],[1-6]$/);
    await page.context().close();
  });

  test('every throw is drawn; a tap takes it; an artillery die splits the picture', async () => {
    const page = await visit(app, '/gcacw/combat?attackerCV=6&defenderCV=6');
    expect(await page.locator('.cells button').count()).toBe(36);
    await page.getByRole('button', { name: /attacker's die 6, defender's die 1/ }).click();
    expect(await page.locator('.verdict').innerText()).toContain('+5');
    await page.goto(
      `${app.address}/gcacw/combat?attackerCV=6&defenderCV=6&defenderTerrain=rough&defenderAV=1`,
    );
    await page.locator('.cells button').first().waitFor();
    expect(await page.locator('.cells button').count()).toBe(72);
    expect(await page.locator('.dice-picture figcaption').allInnerTexts()).toEqual([
      'artillery die 1, 3, 5',
      'artillery die 2, 4, 6',
    ]);
    await page.context().close();
  });
});

describe('the keyboard alone', () => {
  test('walks the choices, steps the numbers, rolls', async () => {
    const page = await visit(app, '/gcacw/combat?attackerCV=6&defenderCV=6');
    await page.locator('input[name=attack][value=normal]').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('input[name=attack]:checked').inputValue()).toBe('prepared');
    await page.getByLabel('Attacker Combat Value', { exact: true }).focus();
    await page.keyboard.press('ArrowUp');
    expect(await page.getByLabel('Attacker Combat Value', { exact: true }).inputValue()).toBe('7');
    await page.getByRole('button', { name: 'Roll here' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('output.line').count()).toBe(1);
    await page.context().close();
  });
});

describe('finding the way', () => {
  test('a first visit finds a worked attack, already filled in', async () => {
    const page = await visit(app, '/');
    const shown = page.getByRole('link', { name: /Prepared attack, 7 against 2/ });
    expect(await shown.innerText()).toContain('27.8 %');
    await shown.click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(
      'Prepared attack, 7 against 2',
    );
    await page.context().close();
  });

  test('an address that means nothing says so and shows what there is', async () => {
    const page = await visit(app, '/gcacw/nothing');
    expect(await page.getByRole('link', { name: 'Combat' }).getAttribute('href')).toBe('/gcacw/combat');
    await page.context().close();
  });

  test('light and dark can be chosen by hand, and the choice lasts', async () => {
    const page = await visit(app, '/gcacw/combat', { colorScheme: 'light' });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await page.getByRole('button', { name: /Colours: system/ }).click();
    await page.getByRole('button', { name: /Colours: light/ }).click();
    expect(await paper()).not.toBe(light);
    const dark = await paper();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await paper()).toBe(dark);
    await page.context().close();
  });

  test('the page that shows the API is there', async () => {
    const page = await visit(app, '/gcacw/combat');
    await page.goto(`${app.address}/api/docs`);
    await page.getByText('/api/odds/gcacw/combat').first().waitFor();
    await page.context().close();
  });
});
