/** Home, charts, rosters and log in a real browser, on a phone and on a desktop. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { registry } from '../../packages/registry/src/index.ts';
import { expectAccessible } from './accessible.ts';
import {
  application,
  DESKTOP,
  expectAddress,
  expectAttribute,
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

const counter = (page: Page, name: string) =>
  page.locator('button.tapped', { has: page.locator(`svg[aria-label^="${name},"]`) });
const headline = (page: Page) => page.locator('.headline');

describe.each([
  ['phone', PHONE, 'light'],
  ['desktop', DESKTOP, 'dark'],
] as const)('on a %s', (_, viewport, colorScheme) => {
  test.each([
    ['/', 'Should I attack?'],
    ['/charts', 'Charts'],
    ['/charts?find=creek', 'Charts'],
    ['/charts/gcacw', 'Great Campaigns of the American Civil War'],
    ['/charts/antietam/melee', 'Battle of Antietam'],
    ['/charts/huzzah', 'Huzzah!'],
    ['/roster', 'Rosters'],
    ['/roster/gcacw/port-gibson', '1. The Battle of Port Gibson'],
    ['/log', 'Log'],
    ['/gcacw/nothing', 'Nothing stands here'],
  ])('%s fits and has no accessibility fault', async (path, title) => {
    const page = await app.visit(path, { viewport, colorScheme });
    await expectText(heading(page)).toBe(title);
    await expectToFit(page);
    await expectAccessible(page);
  });

  test('a combat picked from a roster: from opening the page to the odds in at most 8 taps', async () => {
    const page = await app.visit('/', { viewport });
    let taps = 0;
    const tap = async (what: ReturnType<Page['locator']>) => {
      taps++;
      await what.click();
    };
    await tap(page.getByRole('link', { name: 'Pick counters' }));
    await tap(page.getByRole('link', { name: /Port Gibson/ }));
    await tap(counter(page, 'Osterhaus'));
    await tap(counter(page, 'Tracy'));
    await tap(page.locator('label', { has: page.locator('input[name=attack][value=prepared]') }));
    await tap(page.locator('label', { has: page.locator('input[name=defenderTerrain][value=loess]') }));
    await expectText(headline(page)).toBe('Prepared attack, 8 against 3, in loess');
    await expectOdds(page).toEqual([
      expect.stringMatching(/^holds/),
      expect.stringMatching(/^retreats/),
      expect.stringMatching(/^routs/),
      expect.stringMatching(/^destroyed/),
    ]);
    expect(taps).toBeLessThanOrEqual(8);
  });
});

describe('charts', () => {
  test('every chart is on the card of its system, in printed order, and has an address of its own', async () => {
    for (const { id, charts } of registry.systems) {
      const page = await app.visit(`/charts/${id}`);
      await expectTexts(page.locator('.spread article h2')).toEqual(charts.map((c) => c.title));
      await page.goto(`${app.address}/charts/${charts.at(-1)!.id}`);
      const sought = page.locator('[data-sought] h2');
      await expectText(sought).toBe(charts.at(-1)!.title);
      await expect.poll(() => sought.evaluate((h) => h.getBoundingClientRect().top < innerHeight)).toBe(true);
    }
  });

  test('are found by any word on them, without loading a page anew', async () => {
    const page = await app.visit('/');
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    await page.getByRole('link', { name: 'Charts', exact: true }).first().click();
    await page.getByRole('searchbox').fill('rain creek');
    await page.getByRole('link', { name: "Defender's die roll modifiers" }).click();
    await expectAddress(page).toBe(`${app.address}/charts/gcacw/defender-modifiers`);
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
    await page.goBack();
    await expectValue(page.getByRole('searchbox')).toBe('rain creek');
    await page.getByRole('searchbox').fill('xyzzy');
    await expectText(page.getByRole('status').first()).not.toBe('1 chart');
    await expectText(page.locator('.found')).toContain('Try fewer letters');
  });

  test('a chart is scrolled to, also from another chart of its card', async () => {
    const page = await app.visit('/charts/gcacw');
    await page.getByRole('link', { name: 'Command Radius Summary' }).click();
    const sought = page.locator('[data-sought] h2');
    await expectText(sought).toBe('Command Radius Summary');
    await expect.poll(() => sought.evaluate((h) => h.getBoundingClientRect().top < innerHeight)).toBe(true);
  });

  test('are linked from the notes of a result', async () => {
    const page = await app.visit('/gcacw/combat');
    await page
      .locator('.ledger tr', { hasText: 'Ratio modifier' })
      .first()
      .getByRole('link', { name: 'chart' })
      .click();
    await expectAddress(page).toBe(`${app.address}/charts/gcacw/ratio`);
  });
});

describe('a roster', () => {
  const attack = async (page: Page) => {
    await counter(page, 'Osterhaus').click();
    await counter(page, 'Green-A').click();
  };
  const roll = async (page: Page, ...faces: readonly number[]) => {
    const inputs = page.locator('.typed input');
    for (const [i, face] of faces.entries()) await inputs.nth(i).fill(`${face}`);
    await page.getByRole('button', { name: 'Use these dice' }).click();
  };

  test('derives the numbers and says how', async () => {
    const page = await app.visit('/roster/gcacw/port-gibson');
    await attack(page);
    await counter(page, 'McClernand').click();
    const ledger = page.locator('.ledger');
    await expectText(ledger).toContain('Attacker Combat Value: Osterhaus 8');
    await expectText(ledger).toContain('Defender Combat Value: Green-A 3');
    await expectText(headline(page)).toBe('Normal attack, 8 against 3, in clear');
  });

  test('is marked by hand and by a result, undone, and kept from visit to visit', async () => {
    const page = await app.visit('/roster/gcacw/port-gibson');
    await attack(page);
    await page.locator('.picked', { hasText: 'Green-A' }).locator('summary').click();
    await page
      .getByRole('group', { name: 'Green-A, Strength marker' })
      .getByRole('button', { name: 'disorganized' })
      .click();
    await expectText(headline(page)).toBe('Normal attack, 8 against 2, in clear');
    await roll(page, 6, 1);
    await expectText(page.locator('output.line')).toContain('Green-A loses 1');
    await page.getByRole('button', { name: 'Mark it on the roster' }).click();
    await expectAttribute(counter(page, 'Green-A').locator('svg'), 'aria-label').toContain('manpower 2');
    await page.reload();
    const expectGreen = () => expectAttribute(counter(page, 'Green-A').locator('svg'), 'aria-label');
    await expectGreen().toContain('manpower 2');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectGreen().toContain('manpower 3, disorganized');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectGreen().not.toContain('disorganized');
    await page.getByRole('button', { name: 'Undo', disabled: true }).waitFor();
  });

  test('dice belong to the counters they were thrown for', async () => {
    const page = await app.visit('/roster/gcacw/port-gibson');
    await attack(page);
    await roll(page, 6, 1);
    await expectCount(page.locator('output.line')).toBe(1);
    await counter(page, 'Cockrell-A').click();
    await expectCount(page.locator('output.line')).toBe(0);
  });

  test('goes to a file and comes back; a wrong file changes nothing', async () => {
    const page = await app.visit('/roster/gcacw/port-gibson');
    await attack(page);
    await page.locator('.picked', { hasText: 'Osterhaus' }).locator('summary').click();
    await page.getByRole('button', { name: 'Osterhaus is lost' }).click();
    await expectText(page.locator('.lost')).toBe('Lost: Osterhaus');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('port-gibson.roster.json');
    const saved = await download.path();
    await page.getByRole('button', { name: 'Back to the set-up' }).click();
    await expectCount(page.locator('.lost')).toBe(0);
    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await page.getByText('Nothing was changed. This is not a roster saved here.').waitFor();
    await chooser.setInputFiles(saved);
    await page.getByText('The file is on the table.').waitFor();
    await expectText(page.locator('.lost')).toBe('Lost: Osterhaus');
  });

  test('every question that counters are called up for takes them', async () => {
    const { calls } = await registry.systems.find(({ id }) => id === 'gcacw')!.muster!.open();
    const page = await app.visit('/roster/gcacw/champion-hill');
    for (const { question, ranks } of calls) {
      // Nothing of the question before.
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${app.address}/roster/gcacw/champion-hill`);
      await page.getByLabel('Called up for').selectOption(question);
      await page.locator('.force').nth(0).locator('button.tapped').nth(2).click();
      if (ranks.length > 1) await page.locator('.force').nth(1).locator('button.tapped').nth(2).click();
      const refused = page.getByRole('alert');
      // The one that infantry cannot make says so.
      if (question === 'gcacw/cavalry-retreat') await expectText(refused).toContain('only a hex of cavalry');
      else {
        await page.locator('.odds').first().waitFor();
        await expectTexts(refused).toEqual([]);
      }
    }
  });
});

describe('other ways', () => {
  test('stand beside the chosen one, with the reason where the rules forbid them, and can be taken', async () => {
    const page = await app.visit('/gcacw/combat?attackerCV=7&defenderCV=6&hexside=creek');
    const rows = page.locator('.alternatives tbody tr');
    const [holds] = (await page.locator('.summary').first().locator('li').first().innerText()).match(
      /[\d.]+ %/,
    )!;
    await expectText(rows.first()).toContain(`as chosen ${holds}`);
    await page.getByRole('button', { name: 'over a clear hexside' }).click();
    await expectValue(page.locator('input[name=hexside]:checked')).toBe('none');
    await expectCount(rows.filter({ hasText: 'over a clear hexside' })).toBe(0);
  });

  test('one more counter of the stack is one of them', async () => {
    const page = await app.visit('/roster/gcacw/port-gibson');
    await counter(page, 'Osterhaus').click();
    await counter(page, 'Green-A').click();
    const row = page.locator('.alternatives tr', { hasText: 'with Carr too' });
    await row.waitFor();
    await expectCount(row.locator('td')).toBe(6);
    await row.getByRole('button').click();
    await expectText(headline(page)).toBe('Assault, 16 against 3, in clear');
    await expectAttribute(counter(page, 'Carr'), 'aria-pressed').toBe('true');
  });
});

describe('the log', () => {
  const rollTwice = async (page: Page) => {
    const dice = page.locator('.typed input');
    for (const faces of [
      ['6', '1'],
      ['1', '6'],
    ]) {
      await dice.nth(0).fill(faces[0]!);
      await dice.nth(1).fill(faces[1]!);
      await page.getByRole('button', { name: 'Use these dice' }).click();
      await expectAddress(page).toContain(`dice=${faces.join()}`);
    }
  };

  const openLog = async (page: Page) => {
    await page.getByRole('link', { name: 'Log' }).click();
    await page.locator('.entries li').first().waitFor();
  };

  test('gathers true rolls only, and weighs them against their exact distribution', async () => {
    const page = await app.visit('/gcacw/combat?attackerCV=7&defenderCV=2');
    await page.getByRole('button', { name: /attacker's die 3, defender's die 3/ }).click();
    await rollTwice(page);
    await openLog(page);
    await expectCount(page.locator('.entries li')).toBe(2);
    const row = page.locator('.luck tbody tr', { hasText: 'defender loses' });
    const asking = registry.question('gcacw/combat')!.ask({ attackerCV: 7, defenderCV: 2 });
    if (asking.refused) throw new Error(asking.refused.text);
    const expected = asking.value.summary().averages.find(({ label }) => label === 'defender loses')!.value;
    const cells = row.locator('td');
    await expectText(cells.nth(1)).toBe('2');
    await expectText(cells.nth(2)).toBe((2 * expected).toFixed(2));
    await expectText(cells.nth(4)).toMatch(/higher than [\d.]+ %/);
  });

  test('is copied as text and as markup, struck out line by line, begun anew and brought back', async () => {
    const page = await app.visit('/gcacw/combat?attack=prepared&attackerCV=7&defenderCV=2', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await rollTwice(page);
    await openLog(page);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await expect.poll(clipboard).toMatch(/^1\. .*prepared attack 7:2.*\n2\. /);
    await page.getByRole('button', { name: 'Copy as forum markup' }).click();
    await expect.poll(clipboard).toMatch(/^\[list=1\]\n\[\*\]/);
    await page
      .getByRole('button', { name: /^Strike out/ })
      .first()
      .click();
    await expectCount(page.locator('.entries li')).toBe(1);
    await page.getByRole('button', { name: 'Begin a new log' }).click();
    await expectCount(page.locator('.entries li')).toBe(0);
    await page.getByRole('button', { name: 'Bring the old log back' }).click();
    await expectCount(page.locator('.entries li')).toBe(1);
    await page.locator('.entries a').click();
    await expectText(page.locator('output.line')).toContain('dice 1-6');
  });
});
