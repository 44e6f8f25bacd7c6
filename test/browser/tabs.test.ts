/** One game in two tabs of one browser, games found by what lies there, and files checked beside the page. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type GameRecord, linkedRecord } from '../../packages/kernel/src/index.ts';
import { expectAccessible } from './accessible.ts';
import { application, expectCount, expectText, expectTexts, PHONE } from './application.ts';

const app = application();
const calm = { reducedMotion: 'reduce' } as const;
const SCENARIO = 'gcacw/port-gibson';
const WATCHED = 'This game is open in another tab; here it can be watched.';

async function sitDown(viewport?: typeof PHONE): Promise<Page> {
  const page = await app.visit(`/field/${SCENARIO}?seed=two+tabs`, {
    ...calm,
    ...(viewport && { viewport }),
  });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.action').first().waitFor();
  return page;
}

const press = (page: Page, words: RegExp) => page.locator('.action', { hasText: words }).first().click();
const watched = (page: Page) => page.getByText(WATCHED);
const expectPrompt = (page: Page) => expectText(page.locator('.prompt'));
const kept = (page: Page) =>
  page.evaluate(() => {
    const text = Object.entries(localStorage).find(([name]) => name.endsWith('.moves.0'))?.[1];
    return text ? (JSON.parse(text) as { moves: unknown[] }).moves.length : 0;
  });
const bring = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('A plays and B follows; B takes over and A follows; when B is closed A plays on; no move is lost', async () => {
  const a = await sitDown(PHONE);
  const b = await a.context().newPage();
  await b.setViewportSize(PHONE);
  await b.goto(a.url());
  await watched(b).waitFor();
  await expectCount(b.locator('.action')).toBe(0);
  await press(a, /^Begin/);
  await expectPrompt(b).toContain('transfer leaders');
  await expectAccessible(b);

  await b.getByRole('button', { name: 'Play here instead' }).click();
  await watched(a).waitFor();
  await expectCount(a.locator('.action')).toBe(0);
  await press(b, /^No more leaders/);
  await expect.poll(() => kept(a)).toBe(2);
  await a.locator('.order-bar').getByText('Undo', { exact: true }).click({ force: true });
  await b.getByRole('tab', { name: 'Journal' }).click();
  await a.getByRole('tab', { name: 'Journal' }).click();
  await expectCount(a.locator('.journal li')).toBe(2);
  await expectCount(b.locator('.journal li')).toBe(2);

  await b.close();
  await expectCount(watched(a)).toBe(0);
  await a.getByRole('tab', { name: 'Actions' }).click();
  await press(a, /^No more leaders/);
  await expect.poll(() => kept(a)).toBe(3);
});

test('rolls in two tabs all stay in the log, and show in both', async () => {
  const a = await app.visit('/gcacw/combat', calm);
  const b = await a.context().newPage();
  await b.goto(`${app.address}/log`);
  await b.getByText('Nothing has been rolled yet').waitFor();
  const other = await a.context().newPage();
  await other.goto(a.url());
  for (const page of [a, other, a]) {
    await page.getByRole('button', { name: 'Roll here' }).click();
    await page.locator('.result .line').waitFor();
  }
  await expectCount(b.locator('.entries li')).toBe(3);
  await b.reload();
  await expectCount(b.locator('.entries li')).toBe(3);
});

test('a page without locks plays, and one that is behind takes in what lies there and says so', async () => {
  const a = await sitDown();
  const b = await a.context().newPage();
  await b.addInitScript(() => {
    delete (Navigator.prototype as { locks?: unknown }).locks;
    // Nothing is heard either.
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  await b.goto(a.url());
  await b.locator('.action').first().waitFor();
  await press(a, /^Begin/);
  await expectPrompt(a).toContain('transfer leaders');
  await press(b, /^Begin/);
  await expectText(b.getByRole('alert')).toBe(
    'This game went on in another tab. Nothing was done; here it now stands as it does there.',
  );
  await expectPrompt(b).toContain('transfer leaders');
  expect(await kept(a)).toBe(1);
});

describe('the list of games', () => {
  test('is of what lies there; one that cannot be read is saved or deleted, and leaves nothing', async () => {
    const page = await sitDown();
    await press(page, /^Begin/);
    await page.evaluate(() => {
      localStorage.setItem('longroll.field.games', '[{');
      for (const name of Object.keys(localStorage)) if (name.endsWith('.line')) localStorage.removeItem(name);
      localStorage.setItem('longroll.field.game.broken', '{"scen');
    });
    await page.goto(`${app.address}/field`);
    const games = page.locator('.kept-games li');
    await expectCount(games).toBe(2);
    await expectText(games.filter({ hasText: 'Port Gibson' })).toContain('1 move');
    const broken = games.filter({ hasText: 'This game cannot be read.' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      broken.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain('scen');
    await expectAccessible(page);
    await broken.getByRole('button', { name: /^Delete/ }).click();
    await games.getByRole('button', { name: /^Delete/ }).click();
    await expectCount(games).toBe(0);
    const left = await page.evaluate(() =>
      Object.keys(localStorage).filter((name) => name.startsWith('longroll.field')),
    );
    expect(left).toEqual([]);
  });

  test('has the whole game and the one that goes on from an earlier move of it', async () => {
    const page = await sitDown();
    for (const words of [/^Begin/, /^No more leaders/]) await press(page, words);
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('slider').fill('1');
    await page.getByRole('button', { name: 'Go on from here' }).click();
    await page.getByText(/The other is kept whole, with its 2 moves/).waitFor();
    await page.getByRole('tab', { name: 'Actions' }).click();
    await press(page, /^No more leaders/);
    await page.getByRole('link', { name: 'open the whole game' }).click();
    await page.getByRole('tab', { name: 'Journal' }).click();
    await expectCount(page.locator('.journal li')).toBe(2);
    await page.goto(`${app.address}/field`);
    await expectTexts(page.locator('.kept-games li > a')).toEqual([
      expect.stringMatching(/Port Gibson, from move 1$/),
      expect.stringMatching(/Port Gibson$/),
    ]);
  });
});

test('a file is checked beside the page: refused in words, cancelled, or kept with a word on its rules', async () => {
  const page = await sitDown();
  await press(page, /^Begin/);
  await page.getByText('More', { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to a file' }).click(),
  ]);
  const good: GameRecord = JSON.parse(readFileSync(await download.path(), 'utf8'));
  const older = linkedRecord({ ...good, rulesVersion: '0.0.9' });
  await page.goto(`${app.address}/field`);
  const started: string[] = [];
  page.on('worker', (worker) => started.push(worker.url()));
  const faulty = { side: 'Union', action: {}, journal: [1, 2, 3, 4, 5, 6] };
  await bring(page, JSON.stringify({ ...good, moves: Array(140_000).fill(faulty) }));
  await page.getByText(/Nothing was changed\. moves\.0\.journal\.0 is 1/).waitFor();
  expect(started).toEqual([expect.stringContaining('/assets/fileWorker-')]);

  // A worker that never comes: the page says that it reads, and can be told to stop.
  await page.route(/fileWorker/, () => undefined);
  await bring(page, JSON.stringify(good));
  await page.getByText('Reading the file.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectCount(page.getByText('Reading the file.')).toBe(0);
  // One that cannot be had: the page does it itself.
  await page.unrouteAll();
  await page.route(/fileWorker/, (route) => route.abort());
  await bring(page, JSON.stringify(linkedRecord({ ...older, moves: [...good.moves, ...good.moves] })));
  await page.getByText(/by version 0\.0\.9 of the rules; .* differs from move 2 of 2 on/).waitFor();
  await page.getByRole('button', { name: 'Keep it up to move 1' }).waitFor();
  await bring(page, JSON.stringify(older));
  await page.getByText(/made by version 0\.0\.9 of the rules; .* Its one move was checked/).waitFor();
  await expectPrompt(page).toContain('transfer leaders');
});
