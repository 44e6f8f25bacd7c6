/** The combat resolver in a real browser: fill the form, read the odds, type dice, paste, reopen the link. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tried } from '../../packages/kernel/test/fairDice.ts';
import { expectAccessible } from './accessible.ts';
import {
  application,
  DESKTOP,
  expectAddress,
  expectAttribute,
  expectContents,
  expectCount,
  expectOdds,
  expectText,
  expectTexts,
  expectToFit,
  expectValue,
  heading,
  PHONE,
} from './application.ts';

const app = application();

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
    const page = await app.visit('/gcacw/combat', { viewport });
    await pick(page, 'Attack', 'prepared');
    await fill(page, 'Attacker Combat Value', '7');
    await fill(page, 'Defender Combat Value', '2');
    await fill(page, 'Attacker Tactical Value', '3');
    await fill(page, 'Defender Tactical Value', '2');
    await pick(page, 'Defender in', 'woods');
    await pick(page, 'Hexside between', 'creek');
    await expectOdds(page).toEqual(['holds 27.8 % 5/18', 'retreats 30.6 % 11/36', 'routs 41.7 % 5/12']);
    await expect.poll(() => ledger(page, 'Ratio modifier')).toContain('7 : 2 is 3-1');

    await fill(page, "attacker's die", '4');
    await fill(page, "defender's die", '2');
    await page.getByRole('button', { name: 'Use these dice' }).click();
    const line =
      'TOM prepared attack 7:2, net +3, dice 4-2 = +5: ' +
      'defender 1DR (routs, disorganized, loses 1), attacker Ea (may advance, march ends). 4 MP.';
    await expectText(page.locator('output.line')).toBe(line);
    await expectContents(page.locator('.chart [data-lit="cell"]')).toEqual(
      expect.arrayContaining(['1DR', 'Ea']),
    );

    await expectAddress(page).toContain('dice=4,2');
    const link = page.url();
    const again = await app.visit(link.slice(app.address.length), { viewport });
    await expectValue(again.getByLabel('Attacker Combat Value', { exact: true })).toBe('7');
    await expectValue(again.locator('input[name=hexside]:checked')).toBe('creek');
    await expectText(again.locator('output.line')).toBe(line);
    await expectAddress(again).toBe(link);
  });

  test('nothing is wider than the screen', async () => {
    const page = await app.visit('/gcacw/combat', { viewport });
    await expectToFit(page);
  });

  test.each(['light', 'dark'] as const)('no accessibility fault, %s', async (colorScheme) => {
    const page = await app.visit('/gcacw/combat?attackerCV=4&defenderCV=4&dice=6,1', {
      viewport,
      colorScheme,
    });
    await page.getByText('10 lines do not apply').or(page.getByText('11 lines do not apply')).first().click();
    await expectAccessible(page);
  });
});

describe('while you type', () => {
  test('the odds follow every change, computed in the browser and not by a call', async () => {
    const page = await app.visit('/gcacw/combat?attackerCV=6&defenderCV=6');
    await expectOdds(page).toEqual(['holds 72.2 % 13/18', 'retreats 19.4 % 7/36', 'routs 8.3 % 1/12']);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url());
    });
    await fill(page, 'Attacker Tactical Value', '2');
    await expectOdds(page).toEqual(['holds 41.7 % 5/12', 'retreats 30.6 % 11/36', 'routs 27.8 % 5/18']);
    expect(calls).toEqual([]);
  });

  test('what cannot be is said beside the field, with what may, and the old form is not lost', async () => {
    const page = await app.visit('/gcacw/combat?attackerCV=6&defenderCV=6&rain=true');
    await fill(page, 'Attacker Combat Value', '2.25');
    await expectText(page.getByRole('alert')).toContain(
      'Attacker Combat Value is 2.25: it must be a number in halves',
    );
    await expectCount(page.locator('input[name=rain]:checked')).toBe(1);
    await fill(page, 'Attacker Combat Value', '2.5');
    await expectCount(page.getByRole('alert')).toBe(0);
    await fill(page, 'Attacker Combat Value', 'many');
    await expectText(page.getByRole('alert')).toContain('Attacker Combat Value is "many"');
  });

  test('dice that cannot fall are refused in words', async () => {
    const page = await app.visit('/gcacw/combat?attackerCV=6&defenderCV=6');
    await fill(page, "attacker's die", '7');
    await fill(page, "defender's die", '2');
    await page.getByRole('button', { name: 'Use these dice' }).click();
    await expectText(page.getByRole('alert')).toContain("the attacker's die shows 1 to 6, not 7");
  });

  test('another game shows its own lines and forgets the others', async () => {
    const page = await app.visit('/gcacw/combat?attackerCV=6&defenderCV=6&gunboatAttack=true');
    await page.getByLabel('Game', { exact: true }).selectOption('SLB');
    await expectCount(page.getByText('Union gunboat attacking')).toBe(0);
    await expectCount(page.getByText('Hooker Loses Confidence')).toBeGreaterThan(0);
    await expectAddress(page).not.toContain('gunboatAttack');
    await expectCount(page.getByRole('alert')).toBe(0);
  });
});

describe('the dice', () => {
  test('of the page are fair: a face that never falls, or one too often, would be found', async () => {
    const page = await app.visit('/gcacw/combat?attackerCV=6&defenderCV=6', { reducedMotion: 'reduce' });
    const button = page.getByRole('button', { name: 'Roll here' });
    await button.evaluate(async (roll: HTMLButtonElement) => {
      for (let i = 0; i < 200; i++) {
        roll.click();
        await new Promise(requestAnimationFrame);
      }
    });
    // The log is written under a lock that every tab asks for, so the last roll may not lie there at once.
    const fallen = (): Promise<readonly number[]> =>
      page.evaluate(() => {
        const name = Object.keys(localStorage).find((key) => key.endsWith('log'))!;
        const rolls: readonly { readonly dice: readonly number[] }[] = JSON.parse(
          localStorage.getItem(name)!,
        );
        return rolls.flatMap(({ dice }) => dice.slice(0, 2));
      });
    await expect.poll(async () => (await fallen()).length).toBe(400);
    const faces = await fallen();
    const shares = Array.from({ length: 6 }, () => 1 / 6);
    const { alone, inPairs } = tried(shares, faces.length, (i) => faces[i]! - 1);
    expect(alone).toBeLessThan(1);
    expect(inPairs).toBeLessThan(1);
  });

  test('roll here: the result is announced, and one of the odds', async () => {
    const page = await app.visit('/gcacw/combat?attackerCV=6&defenderCV=6');
    await page.getByRole('button', { name: 'Roll here' }).click();
    const verdict = await page.locator('.verdict').innerText();
    await expectContents(page.locator('.outcomes th[scope=row]')).toContain(verdict);
    await expectText(page.locator('.result[aria-live]')).toContain(verdict);
    await expectAddress(page).toMatch(/dice=[1-6],[1-6]$/);
  });

  test('every throw is drawn; a tap takes it; an artillery die splits the picture', async () => {
    const page = await app.visit('/gcacw/combat?attackerCV=6&defenderCV=6');
    await expectCount(page.locator('.cells button')).toBe(36);
    await page.getByRole('button', { name: /attacker's die 6, defender's die 1/ }).click();
    await expectText(page.locator('.verdict')).toContain('+5');
    await page.goto(
      `${app.address}/gcacw/combat?attackerCV=6&defenderCV=6&defenderTerrain=rough&defenderAV=1`,
    );
    await page.locator('.cells button').first().waitFor();
    await expectCount(page.locator('.cells button')).toBe(72);
    await expectTexts(page.locator('.dice-picture figcaption')).toEqual([
      'artillery die 1, 3, 5',
      'artillery die 2, 4, 6',
    ]);
  });
});

describe('the keyboard alone', () => {
  test('walks the choices, steps the numbers, rolls', async () => {
    const page = await app.visit('/gcacw/combat?attackerCV=6&defenderCV=6');
    await page.locator('input[name=attack][value=normal]').focus();
    await page.keyboard.press('ArrowRight');
    await expectValue(page.locator('input[name=attack]:checked')).toBe('prepared');
    await page.getByLabel('Attacker Combat Value', { exact: true }).focus();
    await page.keyboard.press('ArrowUp');
    await expectValue(page.getByLabel('Attacker Combat Value', { exact: true })).toBe('7');
    await page.getByRole('button', { name: 'Roll here' }).focus();
    await page.keyboard.press('Enter');
    await expectCount(page.locator('output.line')).toBe(1);
  });
});

describe('finding the way', () => {
  test('a first visit finds a worked attack, already filled in', async () => {
    const page = await app.visit('/');
    const shown = page.getByRole('link', { name: /Prepared attack, 7 against 2/ });
    await expectText(shown).toContain('27.8 %');
    await shown.click();
    await expectText(heading(page)).toContain('Prepared attack, 7 against 2');
  });

  test('an address that means nothing says so and shows what there is', async () => {
    const page = await app.visit('/gcacw/nothing');
    await expectAttribute(page.getByRole('link', { name: 'Combat' }), 'href').toBe('/gcacw/combat');
  });

  test('light and dark can be chosen by hand, and the choice lasts', async () => {
    const page = await app.visit('/gcacw/combat', { colorScheme: 'light' });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await page.getByRole('button', { name: /Colours: system/ }).click();
    await page.getByRole('button', { name: /Colours: light/ }).click();
    await expect.poll(paper).not.toBe(light);
    const dark = await paper();
    await page.reload();
    await heading(page).waitFor();
    await expect.poll(paper).toBe(dark);
  });

  test('the page that shows the API is there', async () => {
    const page = await app.visit('/gcacw/combat');
    await page.goto(`${app.address}/api/docs`);
    await page.getByText('/api/odds/gcacw/combat').first().waitFor();
  });
});
