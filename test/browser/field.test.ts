/** The Field in a real browser: a whole game by hand and one by keyboard, files, replay, agreement, misfortunes. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { act, begin, type Game, parseMap, seeded, stateOf } from '../../packages/kernel/src/index.ts';
import { registry } from '../../packages/registry/src/index.ts';
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

const SCENARIO = 'gcacw/port-gibson';
const entry = registry.systems.flatMap(({ scenarios }) => scenarios ?? []).find(({ id }) => id === SCENARIO)!;
const map = parseMap(
  readFileSync(new URL('../../packages/gcacw/maps/vicksburg.map.txt', import.meta.url), 'utf8'),
);

const rules = await entry.open(map);

/** The luck of a seed as the page has it: each move by its number. */
const luck = (seed: string, { turned }: Game) => seeded(`${seed} ${turned.length} 0`);

function played(seed: string, words: readonly RegExp[]): Game | null {
  const begun = begin(rules, { scenario: entry.id, system: 'gcacw', rulesVersion: '', houseRules: {} });
  if (begun.refused) throw new Error(begun.refused.text);
  return words.reduce<Game | null>((game, wanted) => {
    if (!game) return null;
    const state = stateOf(game);
    const [side] = rules.toMove(state);
    const action = rules.legal(state, side!).find((one) => wanted.test(rules.tell(state, one).text));
    const next = action === undefined ? null : act(game, side!, action, luck(seed, game));
    return next && !next.refused ? next.value : null;
  }, begun.value);
}

const OPENING = [/^Begin/, /^No more leaders/, /^No more leaders/];

/** A seed by which the Union has the initiative and Osterhaus the breath to reach Green's brigade and attack it. */
const SEED = Array.from({ length: 500 }, (_, i) => `port ${i}`).find((seed) =>
  played(seed, [...OPENING, /^Osterhaus marches/, /W5221/, /W5321/, /on Green-A/]),
)!;

const calm = { reducedMotion: 'reduce' } as const;

async function sitDown(options: Parameters<typeof visit>[2] = {}, seed = SEED): Promise<Page> {
  const page = await visit(app, `/field/${SCENARIO}?seed=${encodeURIComponent(seed)}`, {
    ...calm,
    ...options,
  });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.table-map canvas').waitFor();
  await expect.poll(() => whereIs(page, 'W5222')).not.toBeNull();
  return page;
}

const whereIs = (page: Page, id: string) =>
  page
    .locator('.table-map canvas')
    .evaluate(
      (canvas: HTMLCanvasElement & { whereIs?: (id: string) => { x: number; y: number } | null }, hex) =>
        canvas.whereIs?.(hex) ?? null,
      id,
    );

async function tap(page: Page, id: string): Promise<void> {
  const at = await whereIs(page, id);
  await page.mouse.click(at!.x, at!.y);
}

const prompt = (page: Page) => page.locator('.prompt').innerText();
const action = (page: Page, words: RegExp) => page.locator('.action', { hasText: words }).first();
const press = (page: Page, words: RegExp) => action(page, words).click();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const place = (page: Page, name: string) =>
  page.locator('.both-rosters li', { has: page.getByText(name, { exact: true }) }).innerText();

async function open(page: Page): Promise<void> {
  for (const words of OPENING) await press(page, words);
  await expect.poll(() => prompt(page)).toMatch(/^Union: march/);
}

/** Whatever ends it, and where nothing does the first thing on the list, until there is a verdict. */
async function playToTheEnd(page: Page, once: () => Promise<void>): Promise<void> {
  for (let moves = 0; moves < 300; moves++) {
    await page.locator('dialog.report, .ending, .action').first().waitFor();
    if ((await page.locator('dialog.report').count()) > 0) return;
    await once();
  }
  throw new Error(`no end: ${await prompt(page)}`);
}

async function endByHand(page: Page): Promise<void> {
  const ending = page.locator('.ending');
  if ((await ending.count()) > 0) await ending.click();
  else await page.locator('.action').first().click();
  const commit = page.locator('.odds-view .primary');
  if ((await commit.count()) > 0) await commit.click();
}

describe('a whole game', () => {
  test('by hand: a march over hexes, an attack with its odds open, and on to the verdict', async () => {
    const page = await sitDown();
    await open(page);
    await tap(page, 'W5222');
    await page.locator('.fan button', { has: page.locator('svg[aria-label^="Osterhaus"]') }).click();
    await press(page, /^Osterhaus marches/);
    expect(await page.locator('.odds-view .odds h2').innerText()).toMatch(/Odds|Answer/);
    await page.locator('.odds-view .primary').click();
    expect(await page.locator('.dice-tray').innerText()).toContain('movement die');

    // Two hexes away: it walks there by itself, and stops where the enemy holds it.
    await tap(page, 'W5321');
    await expect.poll(() => prompt(page)).toContain('enemy zone of control');
    await tab(page, 'Rosters');
    expect(await place(page, 'Osterhaus')).toContain('W5321');
    await tab(page, 'Actions');

    // Pointing at the enemy is enough to see the odds of every attack on him, and what they rest on.
    const enemy = (await whereIs(page, 'W5421'))!;
    await page.mouse.move(enemy.x, enemy.y);
    const hovered = await page.locator('.hover-odds').innerText();
    expect(hovered).toMatch(/attack on Green-A[\s\S]*holds [\d.]+ %/);
    expect(hovered).toContain('Ratio modifier');

    await tap(page, 'W5421');
    await page.locator('.cell-menu button, .odds-view').first().waitFor();
    if ((await page.locator('.cell-menu').count()) > 0)
      await page.locator('.cell-menu button').first().click();
    const shares = await page.locator('.odds-view .summary').first().locator('li').allInnerTexts();
    expect(shares.map((text) => text.trim().split(/\s/)[0])).toEqual([
      'holds',
      'retreats',
      'routs',
      'destroyed',
    ]);
    expect(await page.locator('.odds-view .ledger').innerText()).toContain('Ratio modifier');
    await page.locator('.odds-view .primary').click();
    expect(await page.locator('.dice-tray').innerText()).toContain("defender's die");

    await playToTheEnd(page, () => endByHand(page));
    const report = page.locator('dialog.report');
    expect(await report.getByRole('heading', { level: 2 }).innerText()).toMatch(/Union|Confederate|draw/i);
    expect(await report.locator('.luck tbody tr').count()).toBeGreaterThan(1);
    expect(await report.innerText()).toContain('Port Gibson');
    expect(await accessibilityFaults(page)).toEqual([]);
    await report.getByRole('button', { name: 'Look at the field' }).click();
    expect(await prompt(page)).toContain('over');
    await tab(page, 'Journal');
    const attack = page.locator('.journal li', { hasText: 'on Green-A' }).last();
    await attack.locator('summary').first().click();
    const chart = attack.locator('.account').getByRole('link', { name: 'chart' }).first();
    expect(await chart.getAttribute('href')).toMatch(/^\/charts\/gcacw\//);
    await page.context().close();
  });

  test('by keyboard alone', async () => {
    const page = await visit(app, `/field/${SCENARIO}?seed=${encodeURIComponent(SEED)}`, calm);
    const { keyboard } = page;
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    const doneWith = async (keys: readonly string[], wanted: RegExp) => {
      for (const key of keys) await keyboard.press(key);
      await expect.poll(() => prompt(page)).toMatch(wanted);
    };
    await page.getByRole('button', { name: 'Begin', disabled: false }).waitFor();
    for (let i = 0; i < 30 && (await focused()) !== 'Begin'; i++) await keyboard.press('Tab');
    await keyboard.press('Enter');
    await page.locator('.table-map canvas').waitFor();
    await keyboard.press('Escape');
    await expect.poll(focused).toContain('Begin');
    await doneWith(['Enter'], /transfer leaders/);
    await doneWith(['e', 'e'], /^Union: march/);
    await keyboard.type('osterhaus m');
    await expect.poll(focused).toContain('Osterhaus marches');
    await keyboard.press('Enter');
    await page.locator('.odds-view').waitFor();
    await doneWith(['Enter'], /Osterhaus marches, \d+ MP left/);
    for (let i = 0; i < 12 && !(await focused()).includes('W5221'); i++) await keyboard.press('ArrowDown');
    expect(await focused()).toContain('W5221');
    const before = await prompt(page);
    await keyboard.press('Enter');
    await expect.poll(() => prompt(page)).not.toBe(before);
    await doneWith(['u'], new RegExp(before.match(/\d+ MP/)![0]));
    await keyboard.press('u');
    expect(await page.getByRole('alert').innerText()).toContain('dice fell');
    const said = page.locator('.table-page > [role=status]');
    expect(await said.innerText()).toMatch(/movement die \d.*Union/);

    await playToTheEnd(page, async () => {
      const was = await said.innerText();
      await keyboard.press('e');
      if ((await said.innerText()) !== was) return;
      if ((await page.locator('dialog.report').count()) > 0) return;
      await keyboard.press('Escape');
      await page.locator('.action').first().focus();
      await keyboard.press('Enter');
      if ((await page.locator('.odds-view').count()) > 0) await keyboard.press('Enter');
    });
    expect(await page.locator('dialog.report h2').innerText()).toMatch(/Union|Confederate|draw/i);
    await keyboard.press('Escape');
    expect(await page.locator('dialog.report').count()).toBe(0);
    await page.context().close();
  });
});

describe('a game', () => {
  test('is kept, goes to a file, comes back from it, and is replayed', async () => {
    const page = await sitDown();
    await open(page);
    const now = await prompt(page);
    await page.reload();
    await expect.poll(() => prompt(page)).toBe(now);

    await page.getByText('More', { exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export to a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('port-gibson.game.json');
    const file = await download.path();

    await page.goto(`${app.address}/field`);
    const games = page.locator('.kept-games li');
    expect(await games.innerText()).toContain('3 moves');
    await page.getByRole('button', { name: /^Delete/ }).click();
    expect(await games.count()).toBe(0);
    await page.getByRole('button', { name: /^Bring back/ }).click();
    expect(await games.count()).toBe(1);

    const chooser = page.locator('input[type=file]');
    const wrong = (text: string) =>
      chooser.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await wrong('{');
    await page.getByText(/Nothing was changed\. This is no saved game/).waitFor();
    await wrong(readFileSync(file, 'utf8').replace(SCENARIO, 'gcacw/elsewhere'));
    await page.getByText(/gcacw\/elsewhere, is not known here/).waitFor();
    await chooser.setInputFiles(file);
    await page.locator('.table-map').waitFor();
    expect(await prompt(page)).toBe(now);

    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Replay' }).click();
    const replay = page.getByRole('group', { name: 'Replay' });
    await replay.getByRole('slider').fill('0');
    expect(await page.locator('.looking-back').innerText()).toBe('Looking back: after 0 of 3 moves');
    expect(await prompt(page)).toContain('set-up');
    expect(await page.locator('.action').count()).toBe(0);
    await replay.getByRole('button', { name: 'One move on' }).click();
    expect(await prompt(page)).toContain('transfer');
    await replay.getByRole('button', { name: 'One move back' }).click();
    await replay.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => prompt(page), { timeout: 8000 }).toBe(now);
    await replay.getByRole('button', { name: 'Back to now' }).click();
    expect(await page.locator('.action').count()).toBeGreaterThan(0);
    await page.context().close();
  });

  test('of which a move is no longer legal can be had as a file, or gone on with', async () => {
    const page = await sitDown();
    await open(page);
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('longroll.field.game.'))!;
      localStorage.setItem(key, localStorage.getItem(key)!.replace('"do":"done"', '"do":"pass"'));
    });
    await page.reload();
    expect(await page.getByRole('alert').innerText()).toMatch(/^Move 2 of 3 cannot be played/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the file as it is' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain('"do":"pass"');
    await page.getByRole('button', { name: 'Go on from move 1' }).click();
    expect(await prompt(page)).toContain('transfer');
    await page.context().close();
  });

  test('that the device cannot keep says so and goes on', async () => {
    const page = await sitDown();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await press(page, /^Begin/);
    expect(await page.getByRole('alert').innerText()).toContain('can keep no more');
    await press(page, /^No more leaders/);
    expect(await prompt(page)).toContain('transfer');
    await page.context().close();
  });

  test('without its map says so, and asks again', async () => {
    const page = await visit(app, '/field', calm);
    await page.route(/\.map.*\.txt/, (route) => route.abort());
    await page.getByRole('link', { name: /Port Gibson/ }).click();
    expect(await page.getByRole('alert').innerText()).toContain('The map could not be read');
    await page.unroute(/\.map.*\.txt/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.table-map').waitFor();
    await page.context().close();
  });

  test('that is not on this device is not opened', async () => {
    const page = await visit(app, '/field/game/nowhere', calm);
    expect(await page.getByRole('alert').innerText()).toContain('No game of this name');
    await page.context().close();
  });
});

test('players may hold to another reading of the card, and see it while they play', async () => {
  const page = await visit(app, `/field/${SCENARIO}`, calm);
  await page.getByText('House rules').click();
  const reading = page.locator('.house-rules li').first();
  const words = await reading.locator('label').evaluate((label) => label.firstChild!.textContent!.trim());
  await reading.locator('select').selectOption({ index: 1 });
  expect(await page.locator('.house-rules summary').innerText()).toContain('1 read otherwise');
  await page.getByRole('button', { name: 'Begin' }).click();
  await tab(page, 'Score');
  await page.getByRole('rowheader', { name: words }).waitFor();
  await page.context().close();
});

test('players may agree on what the rules do not allow; the journal says so', async () => {
  const page = await sitDown();
  await open(page);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Overrule by agreement' }).click();
  await tap(page, 'W5121');
  await tap(page, 'W5119');
  await tab(page, 'Rosters');
  await expect.poll(() => place(page, 'Tracy')).toContain('Port Gibson W5119');
  await page.getByRole('group', { name: 'Tracy, Fatigue Level' }).getByRole('button', { name: '3' }).click();
  await page.getByRole('button', { name: 'Back to the rules' }).click();
  await tab(page, 'Journal');
  expect(await page.locator('.journal [data-agreed]').count()).toBe(2);
  expect(await page.locator('.journal li').first().innerText()).toContain('Overruled');
  await page.context().close();
});

describe.each([
  ['phone', PHONE, 'dark'],
  ['desktop', DESKTOP, 'light'],
  ['phone', PHONE, 'light'],
  ['desktop', DESKTOP, 'dark'],
] as const)('on a %s', (_, viewport, colorScheme) => {
  const fits = async (page: Page) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize(viewport);
  };

  test(`in ${colorScheme} colours every part of it fits and has no accessibility fault`, async () => {
    const room = await visit(app, '/field', { ...calm, viewport, colorScheme });
    await fits(room);
    await room.context().close();
    const page = await sitDown({ viewport, colorScheme });
    await page.goBack();
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    await fits(page);
    await page.goForward();
    await open(page);
    await fits(page);
    await press(page, /^Osterhaus marches/);
    await fits(page);
    await page.locator('.odds-view .primary').click();
    for (const name of ['Journal', 'Rosters', 'Score']) {
      await tab(page, name);
      await fits(page);
    }
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Overrule by agreement' }).click();
    await tab(page, 'Actions');
    await page.keyboard.press('?');
    await fits(page);
    await page.context().close();
  });
});
