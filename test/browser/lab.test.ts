/** The Lab in a real browser: a batch to its end, stopped and taken up again, read off its plots, compared, exported, opened. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { application, expectCount, expectText, expectTexts, expectToFit, PHONE } from './application.ts';

const app = application();
const calm = { reducedMotion: 'reduce' } as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const progress = (page: Page) => page.locator('.batch-progress output');

interface Setting {
  readonly union?: string;
  readonly games?: string;
}

/** On the page of the Lab: sets a batch up and plays it. */
async function play(page: Page, { union = 'sergeant', games = '10' }: Setting): Promise<void> {
  await page.getByLabel('Scenario', { exact: true }).selectOption('gcacw/port-gibson');
  await page.locator('.batch-form').getByLabel('Union', { exact: true }).selectOption(union);
  await page.getByLabel('Games', { exact: true }).selectOption(games);
  await button(page, `Play ${games} games`).click();
}

/** In the page itself, as soon as a game is through: by the time that a click from outside has come the batch may be over. */
const pauseAtOnce = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((paused, failed) => {
        const look = () => {
          const told = document.querySelector('.batch-progress output')?.textContent ?? '';
          const pause = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Pause');
          if (told.includes('through')) failed(new Error(`over before it was paused: ${told}`));
          if (!pause || !/^[1-9]/.test(told)) return;
          watched.disconnect();
          pause.click();
          paused();
        };
        const watched = new MutationObserver(look);
        watched.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
  );

const through = (page: Page, games: number) =>
  expectText(progress(page)).toBe(`${games} of ${games} games. All games are through.`);

const figuresUnder = async (page: Page, title: RegExp): Promise<readonly string[]> => {
  const plot = page.locator('.lab-plot', { hasText: title });
  await plot.locator('summary').click();
  return plot.locator('tbody tr').allInnerTexts();
};

async function saved(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return readFileSync(await download.path(), 'utf8');
}

describe('a batch', () => {
  test('is played, told, plotted with its figures, exported, and its games opened in the Field', async () => {
    const page = await app.visit('/lab', calm);
    await expectText(page.locator('.kept-batches .hint')).toContain('None yet.');
    await expectAccessible(page);
    await play(page, {});
    await through(page, 10);
    await expectText(page.locator('.lab-results .lede')).toMatch(
      /^Union wins \d+ of 10 games: [\d.]+ % \([\d.]+ to [\d.]+ %\)\. Its margin is [+−]?\d+\.\d points on average/,
    );
    // Every game is in the bars of the margin, and in the shares of who won.
    const bars = await figuresUnder(page, /Margin of Union/);
    const games = bars.map((line) => Number(line.split('\t')[1]));
    expect(games.reduce((sum, one) => sum + one, 0)).toBe(10);
    const won = await page.locator('.shares').first().locator('tbody tr').allInnerTexts();
    expect(won.reduce((sum, line) => sum + Number(line.split('\t')[1]), 0)).toBe(10);
    await expectCount(page.locator('.heat-map tbody tr')).toBeGreaterThan(0);
    expect((await figuresUnder(page, /Losses/)).length).toBe(1);
    await expectAccessible(page);

    const csv = await saved(page, 'Export as CSV');
    expect(csv.split('\r\n').filter((line) => line !== '').length).toBe(11);
    expect(csv).toMatch(/^game,seed,/);
    const { batch, rows } = JSON.parse(await saved(page, 'Export as JSON'));
    expect([batch.scenario, rows.length]).toEqual(['gcacw/port-gibson', 10]);

    await button(page, 'Open game 3 in the Field').click();
    await page.locator('dialog.report').waitFor();
    await expectText(page.locator('dialog.report .when')).toContain(`${rows[2].actions} moves`);
    await button(page, 'Look at the field').click();
    await page.getByRole('tab', { name: 'Journal' }).click();
    await expectText(page.locator('.journal .reason').first()).toMatch(/^Sergeant: .+\.$/);
  });

  test('is stopped, found again after a reload, and goes on to the same end; two settings stand side by side', async () => {
    const page = await app.visit('/lab', calm);
    await play(page, { games: '200' });
    await pauseAtOnce(page);
    await expectText(progress(page)).toContain('Held');
    await button(page, 'Stop').click();
    await expectText(progress(page)).toMatch(/^\d+ of 200 games\. Stopped\./);
    await page.reload();
    await expectText(progress(page)).toMatch(/^[1-9]\d* of 200 games\. Stopped\./);
    await button(page, 'Play the rest').click();
    await through(page, 200);
    const gist = await page.locator('.lab-results .lede').innerText();

    await page.locator('.eyebrow a').click();
    await expectTexts(page.locator('.kept-batches small')).toEqual(['200 of 200 games']);
    await play(page, { union: 'random', games: '20' });
    await through(page, 20);
    expect(await page.locator('.lab-results .lede').innerText()).not.toBe(gist);
    await page.getByLabel('Compare with').selectOption({ index: 1 });
    await expectText(page.locator('.compared .choice-made')).toMatch(
      /^(The two settings differ by more than chance|No difference between the two settings is more than chance)\. In the first Union wins/,
    );
    await expectTexts(page.locator('.compared tbody th')).toContain('Margin of Union, in points');
    await expectAccessible(page);
  });

  test('fits a phone in the dark, and one that is not there says so', async () => {
    const page = await app.visit('/lab', { ...calm, viewport: PHONE, colorScheme: 'dark' });
    await expectToFit(page);
    await play(page, {});
    await through(page, 10);
    await expectToFit(page);
    await expectAccessible(page);
    const lost = await app.visit('/lab/0123456789abcdef', calm);
    await expectText(lost.getByRole('alert')).toContain('not kept on this device');
  });
});
