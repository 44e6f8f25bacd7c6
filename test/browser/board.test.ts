import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { act, type Game, recordOf, seeded, type Told, writeRecord } from '../../packages/kernel/src/index.ts';
import { expectAccessible } from './accessible.ts';
import {
  type Application,
  application,
  DESKTOP,
  expectAttribute,
  expectCount,
  expectText,
  expectToFit,
  PHONE,
} from './application.ts';
import { fated, VICKSBURG } from './fated.ts';
import { restsAt, tap, whereIs } from './onTheMap.ts';

const app = application();

const SCENARIO = 'gcacw/port-gibson';
const { rules, begun, seedFor } = await fated(SCENARIO);

const OPENING = [/^Begin/, /^No more leaders/, /^No more leaders/];
/** The Union has the initiative, and Osterhaus the breath for two hexes. */
const SEED = seedFor('board', [...OPENING, /^Osterhaus marches/, /W5221/, /W5321/]);

/** Attacks wherever it can be done, else anything, until somebody has several hexes to retreat to. */
function untilRetreat(): { readonly game: Game; readonly marked: readonly Told[] } {
  const rng = seeded('retreat');
  for (let games = 0; games < 50; games++) {
    let game = begun();
    for (let side = rules.toMove(game.now)[0]; side !== undefined; side = rules.toMove(game.now)[0]) {
      const view = rules.view(game.now, side);
      const legal = rules.legal(view);
      const told = legal.map((one) => rules.tell(view, one));
      const marked = told.filter(({ mark }) => mark !== undefined);
      if (marked.length > 1) return { game, marked };
      const attack = told.findIndex(({ text }) => text.includes('attack on'));
      const next = act(game, side, legal[attack < 0 ? rng.int(legal.length) : attack], rng);
      if (next.refused) throw new Error(next.refused.text);
      game = next.value;
    }
  }
  throw new Error('nobody retreats');
}

const LANDSCAPE = { width: 844, height: 390 };
const SMALL = { width: 390, height: 568 };
const touch = { hasTouch: true, viewport: PHONE } as const;

type Wishes = NonNullable<Parameters<Application['visit']>[1]>;

async function sitDown(wishes: Wishes = {}): Promise<Page> {
  const path = `/field/${SCENARIO}?seed=${encodeURIComponent(SEED)}`;
  const page = await app.visit(path, { reducedMotion: 'reduce', ...wishes });
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect.poll(() => whereIs(page, 'W5222')).not.toBeNull();
  for (const words of OPENING) await page.locator('.action', { hasText: words }).first().click();
  await expectText(page.locator('.prompt')).toMatch(/^Union: march/);
  return page;
}

const counterOf = (page: Page, name: string) =>
  page.locator('.fan button', { has: page.locator(`svg[aria-label^="${name}"]`) });
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const place = (page: Page, name: string) =>
  page.locator('.both-rosters li', { has: page.getByText(name, { exact: true }) });
const inHand = (page: Page) => page.locator('.in-hand');
const movesKept = (page: Page) =>
  page.evaluate(() => {
    const sheaf = Object.keys(localStorage).find((name) => name.endsWith('.moves.0'))!;
    return JSON.parse(localStorage.getItem(sheaf)!).moves.length as number;
  });

/** Sought and put down again: it lies in the middle of the window. */
async function broughtToTheMiddle(page: Page, name: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Find a unit or a leader' }).fill(name);
  await page.keyboard.press('Enter');
  await expectText(inHand(page)).toContain(name);
  await page.getByRole('button', { name: 'Put down' }).tap();
  await expectCount(inHand(page)).toBe(0);
}

describe('a finger', () => {
  test('that opens a stack does not pick what comes up under it', async () => {
    const page = await sitDown({ ...touch, viewport: SMALL });
    await broughtToTheMiddle(page, 'Osterhaus');
    // Into the upper left: there a fan lies before it has found its place beside the cell.
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    const [at, next] = [(await whereIs(page, 'W5222'))!, (await whereIs(page, 'W5223'))!];
    await page.touchscreen.tap(at.x, at.y - Math.abs(next.x - at.x) * 0.25);
    const fan = page.locator('.fan');
    await expectCount(fan).toBe(1);
    await expectCount(fan.locator('[aria-pressed=true]')).toBe(0);
    await expectCount(inHand(page)).toBe(0);
    // The second touch is meant for the counter.
    await counterOf(page, 'Osterhaus').tap();
    await expectText(inHand(page)).toContain('Osterhaus');
    await expectCount(fan).toBe(0);
  });

  test('that takes a unit in hand puts what happened away, until more has happened', async () => {
    const page = await sitDown(touch);
    const strip = page.locator('.happened:visible');
    await expectText(strip).toContain('wins the initiative');
    await tap(page, 'W5222');
    await counterOf(page, 'Osterhaus').tap();
    await expectCount(strip).toBe(0);
    await page.locator('.action', { hasText: /^Osterhaus marches/ }).tap();
    await page.locator('.odds-view .primary').tap();
    await expectText(strip).toContain('Osterhaus marches with');
  });

  test('with the panel lowered still finds what can be done', async () => {
    const page = await sitDown(touch);
    await page.getByRole('button', { name: 'Lower the orders' }).tap();
    await tap(page, 'W5222');
    await counterOf(page, 'Osterhaus').tap();
    const quick = page.locator('.quick-actions');
    await expect.poll(() => quick.isVisible()).toBe(true);
    await quick.getByRole('button', { name: 'Osterhaus marches' }).tap();
    await expectText(page.locator('.odds-view .headline')).toContain('marches');
  });
});

describe.each([
  ['phone', touch],
  ['desktop', { viewport: { width: 1280, height: 800 } }],
] as const)('on a %s', (_, device) => {
  test('a unit is picked, then its destination: it goes there', async () => {
    const page = await sitDown(device);
    await tap(page, 'W5222');
    await counterOf(page, 'Osterhaus').click();
    const before = await movesKept(page);
    await tap(page, 'W5321');
    const going = page.locator('.odds-view .going');
    await expectText(going).toMatch(/W5321 2 steps \d+ points Comes so far \d+ %/);
    await expectText(page.locator('.odds-view .summary').first()).toContain('reaches the MP needed');
    expect(await movesKept(page)).toBe(before);
    await page.locator('.odds-view .primary').click();
    const menu = page.locator('.cell-menu');
    await page.locator('.cell-menu, .dice-tray').first().waitFor();
    // Whoever may come along is not left behind unasked.
    if ((await menu.count()) > 0) await menu.getByRole('button', { name: /nobody else/ }).click();
    await expectText(page.locator('.prompt')).toContain('enemy zone of control');
    await tab(page, 'Rosters');
    await expectText(place(page, 'Osterhaus')).toContain('W5321');
  });

  test('a piece with which nothing can be done says why, with its rule', async () => {
    const page = await sitDown(device);
    await page.getByRole('button', { name: 'Put away' }).click();
    const before = await movesKept(page);
    await tap(page, 'W5421');
    await expectText(inHand(page)).toContain('Green-A');
    const why = page.locator('.actions .why-idle');
    await expectText(why).toMatch(/^It is not its turn: the Union side decides now\. \d/);
    await why.getByRole('link').first().click();
    await page.getByRole('dialog').waitFor();
    expect(await movesKept(page)).toBe(before);
  });
});

test('on its side a phone has the orders beside the map, and all of it fits', async () => {
  const page = await sitDown({ hasTouch: true, viewport: LANDSCAPE });
  const [board, panel] = await Promise.all(
    ['.table-map', '.orders-panel'].map((part) => page.locator(part).boundingBox()),
  );
  expect(board!.height).toBeGreaterThan(300);
  expect(panel!.x).toBeGreaterThanOrEqual(board!.x + board!.width - 1);
  expect(panel!.y + panel!.height).toBeLessThanOrEqual(LANDSCAPE.height);
  await expectToFit(page);
  await tap(page, 'W5222');
  await counterOf(page, 'Osterhaus').tap();
  const march = page.locator('.quick-actions').getByRole('button', { name: 'Osterhaus marches' });
  const box = (await march.boundingBox())!;
  expect(box.y + box.height).toBeLessThan(LANDSCAPE.height);
  await expectAccessible(page);
  // However far the orders are scrolled, what E asks comes into sight.
  await page.locator('.orders-panel').evaluate((orders) => orders.scrollTo(0, orders.scrollHeight));
  await page.keyboard.press('e');
  const asked = page.locator('.ask-end .primary');
  await expect.poll(async () => (await asked.boundingBox())!.y).toBeGreaterThan(0);
});

test('E asks once before what cannot be taken back', async () => {
  const page = await sitDown();
  const before = await movesKept(page);
  await page.keyboard.press('e');
  const ask = page.locator('.ask-end');
  await expectText(ask).toMatch(/^Pass\? It cannot be taken back\./);
  await expectAccessible(page);
  expect(await movesKept(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expectCount(ask).toBe(0);
  await page.keyboard.press('e');
  await ask.waitFor();
  await page.keyboard.press('e');
  await expect.poll(() => movesKept(page)).toBe(before + 1);
  await expectCount(ask).toBe(0);
});

test('overlays come and go by a key each, and say what they shade', async () => {
  const page = await sitDown({ viewport: DESKTOP });
  const line = page.locator('.overlay-line');
  for (const [key, words] of [
    ['5', 'Own reach Union'],
    ['6', 'Enemy reach Confederate'],
    ['7', 'Zones of control'],
    ['8', 'Command'],
  ] as const) {
    await page.keyboard.press(key);
    await expectText(line).toContain(words);
  }
  await expectAccessible(page);
  await page.keyboard.press('8');
  await expectCount(line).toBe(0);
  await page.getByText('Show', { exact: true }).click();
  await page.getByRole('button', { name: 'Zones of control' }).click();
  await expectText(line).toContain('restricted zones are faint');
  await page.getByText('Show', { exact: true }).click();
  await expectAttribute(page.getByRole('button', { name: 'Zones of control 7' }), 'aria-pressed').toBe(
    'true',
  );
  await page.getByRole('button', { name: 'Key to the signs' }).click();
  await expectText(page.getByRole('region', { name: 'Key to the signs' })).toContain('Fatigue Level');
  await expectAccessible(page);
});

test('a hex to retreat to says what it comes to, and is gone to at a tap', async () => {
  const { game, marked } = untilRetreat();
  const page = await app.visit('/field', { reducedMotion: 'reduce', viewport: DESKTOP });
  const buffer = Buffer.from(writeRecord(recordOf(game)));
  const file = { name: 'retreat.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await expectCount(page.locator('.action')).toBeGreaterThan(1);
  const { text, cell, cite } = marked[1]!;
  const id = VICKSBURG.ids[cell!]!;
  const { x, y } = await restsAt(page, id);
  await page.mouse.move(x, y);
  await expectText(page.locator('.hover-odds')).toContain(text);
  await expectText(page.locator('.hover-odds')).toContain(cite);
  const before = await page.locator('.prompt').innerText();
  await page.mouse.click(x, y);
  await expectText(page.locator('.prompt')).not.toBe(before);
  await expectCount(page.locator('.odds-view, .cell-menu, .fan')).toBe(0);
  await tab(page, 'Rosters');
  await expectText(page.locator('.both-rosters')).toContain(id);
});

test('a unit is found by its name', async () => {
  const page = await sitDown();
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Find a unit or a leader' }).fill('green');
  await expectText(page.locator('.find-unit .map-names')).toContain('Green-A');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectText(inHand(page)).toContain('Green-A');
});
