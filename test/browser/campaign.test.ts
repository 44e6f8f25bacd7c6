/** A campaign at one screen: turns with a strategic cycle by clicking, lines of supply, a long game stepped back through. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { idly, type KeptCampaign, keptCampaign } from '../../bench/keptCampaign.ts';
import { expectAccessible } from './accessible.ts';
import { application, expectCount, expectText, expectToFit, PHONE } from './application.ts';
import { fated } from './fated.ts';

const app = application();
const calm = { reducedMotion: 'reduce' } as const;
const facts = (page: Page) => page.locator('.facts');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** A game in which nobody stirs, as far as the beginning of a turn. */
const played = (scenario: string, to: number): Promise<KeptCampaign> =>
  keptCampaign(scenario, ({ turn }) => turn < to, 'kept', idly);

const SEVENTH = /Turn\s+7\s/;

/** A visitor on whose device the game lies. */
async function visitorWith({ texts }: KeptCampaign): Promise<Page> {
  const page = await app.visit('/field', calm);
  await page.evaluate((all) => {
    for (const [name, text] of Object.entries(all)) localStorage.setItem(name, text);
  }, texts);
  return page;
}

async function opened(game: KeptCampaign): Promise<Page> {
  const page = await visitorWith(game);
  await page.goto(`${app.address}/field/game/kept`);
  await facts(page).waitFor();
  return page;
}

/** Where in the turn it is, what stands there and what can be done: another text says that something was done. */
const standing = async (page: Page): Promise<string> =>
  (await page.locator('.turn-bar summary, .prompt, .facts, .action').allInnerTexts()).join();

/** The end of what is being done, else the first that is offered, with its odds and the question before it. */
async function clickOn(page: Page): Promise<void> {
  const was = await standing(page);
  const ending = page.locator('.order-bar .ending');
  const first = page.locator('.action').first();
  await ending.or(first).first().waitFor();
  await ((await ending.count()) > 0 ? ending : first).click();
  const sure = page.locator('.ask-end .primary, .odds-view .primary');
  await expect.poll(async () => (await sure.count()) > 0 || (await standing(page)) !== was).toBe(true);
  if ((await sure.count()) > 0) await sure.click();
  await expect.poll(() => standing(page)).not.toBe(was);
}

describe('three turns of a campaign', () => {
  test('are played by clicking, with the strategic cycle of the second', async () => {
    const page = await opened(await played('gcacw/river-to-jackson', 4));
    const out = page.locator('.turn-bar summary [data-out]');
    await expectText(facts(page)).toContain('4 of 15');
    await expectCount(out).toBe(9);
    const seen = new Set<string>();
    for (let clicks = 0; clicks < 200 && !SEVENTH.test(await facts(page).innerText()); clicks++) {
      const words = `${await facts(page).innerText()} `.replace(/\s+/g, ' ');
      const now = await page.locator('.turn-bar summary [data-now] b').innerText();
      seen.add(`${/Turn (\d+)/.exec(words)?.[1]} ${now}`);
      if (words.includes('Turn 5 ')) await expectCount(out).toBe(0);
      await clickOn(page);
    }
    await expectText(facts(page)).toMatch(/Turn 7 of 15/);
    expect([...seen]).toEqual(expect.arrayContaining(['4 4B', '5 4B', '5 7B', '6 4B']));
    await tab(page, 'Course').click();
    await expectText(page.locator('.calendar ol > li').first()).toContain('7');
    await expectCount(page.locator('.calendar ol > li')).toBe(7);
    await expectAccessible(page);
  });
});

async function besieging(wishes: Parameters<typeof app.visit>[1] = {}): Promise<Page> {
  const page = await app.visit('/field/gcacw/siege-and-relief?seed=supply', { ...calm, ...wishes });
  await page.getByRole('button', { name: 'Begin' }).click();
  await facts(page).waitFor();
  return page;
}

describe('supply', () => {
  test('lies over the map with its lines, and who has none is named with the reason', async () => {
    const { rules, begun } = await fated('gcacw/siege-and-relief');
    const traces = rules.traces!(rules.view(begun().now, 'union'), 'supply');
    const page = await besieging();
    await page.keyboard.press('9');
    const lines = page.locator('.trace-list li');
    await page.locator('.trace-list summary', { hasText: 'With a line' }).click();
    await expectCount(lines).toBe(traces.length);
    await expect
      .poll(async () => (await lines.allTextContents()).toSorted())
      .toEqual(traces.map(({ text }) => text).toSorted());
    const cut = traces.filter(({ broken }) => broken);
    await expectCount(page.locator('.trace-list [data-broken]')).toBe(cut.length);
    await expectText(page.locator('.overlay-line')).toContain(`Out of supply: ${cut.length}`);
    await expectAccessible(page);
    await tab(page, 'Rosters').click();
    await page.getByRole('button', { name: /^Out of supply/ }).click();
    await expectCount(page.locator('.formations .force li')).toBe(cut.length);
  });

  test('and the course of the siege fit a phone', async () => {
    const page = await besieging({ viewport: PHONE, hasTouch: true });
    await tab(page, 'Course').click();
    await expectText(page.locator('.gauge').first()).toMatch(/siege of vicksburg/i);
    await page.locator('.turn-bar summary').click();
    await expectCount(page.locator('.turn-bar li')).toBe(24);
    await expectToFit(page);
    await expectAccessible(page);
  });
});

test('a game of sixty turns opens where it was left, and any turn of it is shown', async () => {
  const page = await opened(await played('gcacw/campaign', 61));
  await expectText(facts(page)).toContain('61 of 70');
  await page.locator('.order-bar .more summary').click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('combobox', { name: 'Turn' }).selectOption('20');
  await page.locator('.looking-back').waitFor();
  await expect
    .poll(async () => (await facts(page).textContent())?.replace(/\s+/g, ' '))
    .toMatch(/20 of 70, 19 May/);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expectText(facts(page)).toContain('61 of 70');
});

test('the map and the rules of the game that was played last are fetched before it is opened', async () => {
  const page = await visitorWith(await played('gcacw/river-to-jackson', 2));
  const asked = [/vicksburg\.map/, /\/assets\/rules-/].map((name) => page.waitForRequest(name));
  await page.reload();
  await Promise.all(asked);
  expect(new URL(page.url()).pathname).toBe('/field');
});
