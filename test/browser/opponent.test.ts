/** Against the computer, in a real browser: two turns in each system, a reload, taking over, advice, what if, without a network. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { application, expectCount, expectText, expectToFit, PHONE } from './application.ts';

const app = application();
const calm = { reducedMotion: 'reduce' } as const;

const bar = (page: Page) => page.locator('.opponent-bar');
const prompt = (page: Page) => page.locator('.prompt');
const facts = (page: Page) => page.locator('.facts');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const seat = (page: Page, side: string) => page.locator('.seat-choices').getByLabel(side, { exact: true });

type Wishes = Parameters<typeof app.visit>[1];

async function sitDown(scenario: string, levels: Readonly<Record<string, string>>, wishes: Wishes = {}) {
  const page = await app.visit(`/field/${scenario}?seed=against`, { ...calm, ...wishes });
  for (const [side, level] of Object.entries(levels)) await seat(page, side).selectOption(level);
  await button(page, 'Begin').click();
  await page.locator('.orders-panel').waitFor();
  return page;
}

/** What stands beside the map, and the report when it is over. */
const standing = async (page: Page): Promise<string> =>
  (await page.locator('.prompt, .facts, .action, dialog.report').allInnerTexts()).join();

/** Lets the computer play until a person is to decide, or the game is over. It may be done before it is told to hurry. */
async function waitOut(page: Page): Promise<void> {
  const skip = button(page, /^Skip to/);
  const hurry = () => skip.click({ timeout: 1000 }).catch(() => undefined);
  const isThinking = async () => {
    if ((await skip.count()) > 0) await hurry();
    return (await bar(page).count()) > 0;
  };
  await expect.poll(isThinking).toBe(false);
}

const isOver = async (page: Page): Promise<boolean> => (await page.locator('dialog.report').count()) > 0;

/** Ends what there is to do; where somebody must decide first, the first that is offered. A computer may end the game before. */
async function playOn(page: Page): Promise<void> {
  await page.locator('.ending, .action, dialog.report').first().waitFor();
  if (await isOver(page)) return;
  const before = await standing(page);
  const ending = page.locator('.ending');
  if ((await ending.count()) > 0) await ending.click();
  else await page.locator('.action').first().click();
  const asks = page.locator('.ask-end .primary, .odds-view .primary');
  await expect.poll(async () => (await asks.count()) > 0 || (await standing(page)) !== before).toBe(true);
  if ((await asks.count()) > 0) await asks.first().click();
  await expect
    .poll(async () => (await bar(page).count()) > 0 || (await standing(page)) !== before)
    .toBe(true);
}

async function playUntil(page: Page, isThere: (words: string) => boolean): Promise<void> {
  for (let moves = 0; moves < 150; moves++) {
    await waitOut(page);
    const words = await standing(page);
    if (isThere(words) || (await isOver(page))) return;
    await playOn(page);
  }
  throw new Error(`not there: ${await standing(page)}`);
}

const reasons = (page: Page) => page.locator('.journal .reason');

async function expectReasons(page: Page, who: string): Promise<void> {
  if (await isOver(page)) await button(page, 'Look at the field').click();
  await page.getByRole('tab', { name: 'Journal' }).click();
  await expectText(reasons(page).first()).toMatch(new RegExp(`^${who}: .+\\.$`));
}

describe('two turns against the computer', () => {
  test('in the campaign system', async () => {
    const page = await sitDown('gcacw/unite-your-troops', { Confederate: 'sergeant' });
    await playUntil(page, (words) => words.includes('a game that never says so'));
    await expectText(page.locator('dialog.report h2')).toMatch(/victory|draw/i);
    await expectReasons(page, 'Sergeant');
  });

  test('in a battle of squares, whose orders are sealed', async () => {
    const page = await sitDown('antietam/sunken-road', { Confederate: 'captain' });
    await expectText(facts(page)).toContain('4 of 7');
    await playUntil(page, (words) => words.includes('6 of 7'));
    // No curtain between a person and a computer, and what it intends stays with it until the game is over.
    await expectCount(page.locator('.curtain')).toBe(0);
    await page.getByRole('tab', { name: 'Journal' }).click();
    await expectText(page.locator('.journal')).toContain('Confederate');
    await expectCount(reasons(page)).toBe(0);
  });

  test('in a battle of fire and assault, on a phone', async () => {
    const page = await sitDown(
      'huzzah/iuka',
      { Confederate: 'captain' },
      { viewport: PHONE, hasTouch: true },
    );
    await playUntil(page, (words) => /\b3 of 10/.test(words));
    await expectToFit(page);
    await expectReasons(page, 'Captain');
    await expectAccessible(page);
  });
});

describe('a computer', () => {
  test('can be watched, held, taken over from and given a side, and its game goes on after a reload', async () => {
    const page = await sitDown('gcacw/port-gibson', { Union: 'captain', Confederate: 'recruit' });
    await expectText(bar(page)).toMatch(/\((Captain|Recruit)\) (is thinking|has decided)/);
    await button(page, 'Pause').click();
    await expectText(bar(page)).toContain('waits');
    await expectAccessible(page);
    await button(page, 'Go on').click();
    await expectText(page.locator('.happened .reason')).toMatch(/^(Captain|Recruit): /);
    await button(page, 'Pause').click();
    await page.locator('.order-bar .more summary').click();
    await button(page, 'Who plays').click();
    await expectAccessible(page);
    await seat(page, 'Union').selectOption('person');
    await seat(page, 'Confederate').selectOption('person');
    await button(page, 'Close').click();
    await expectCount(bar(page)).toBe(0);
    await expectCount(page.locator('.action, .ready-list button')).toBeGreaterThan(0);
    await page.reload();
    await page.locator('.orders-panel').waitFor();
    await expectCount(bar(page)).toBe(0);
  });

  test('makes the same moves again after a reload', async () => {
    const first = async (reload: boolean): Promise<string> => {
      const page = await sitDown('gcacw/port-gibson', { Union: 'captain', Confederate: 'captain' });
      await expectText(bar(page)).toContain('Captain');
      if (reload) {
        await expectText(page.locator('.happened .reason')).toContain('Captain');
        await page.reload();
      }
      await button(page, 'Skip to the end').click();
      await page.locator('dialog.report').waitFor();
      return page.locator('dialog.report').innerText();
    };
    expect(await first(true)).toBe(await first(false));
  });

  test('that cannot think leaves the game to who takes over', async () => {
    const page = await app.visit('/field/huzzah/iuka?seed=against', calm);
    await seat(page, 'Union').selectOption('captain');
    // What it needs to know does not come.
    await page.context().route(/opponentWorker|doctrine/, (route) => route.abort());
    await page.evaluate(() => {
      Object.defineProperty(globalThis, 'Worker', { value: undefined });
    });
    await button(page, 'Begin').click();
    await expectText(bar(page)).toContain('could not decide for Union');
    await button(page, 'Take over Union').click();
    await expectText(prompt(page)).toBe('Union: look at the set-up, then begin.');
    await page.context().unroute(/opponentWorker|doctrine/);
  });

  test('works without a network', async () => {
    const page = await app.visit('/field/huzzah/iuka?seed=against', { ...calm, serviceWorkers: 'allow' });
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      while (active?.state !== 'activated') await new Promise((wait) => requestAnimationFrame(wait));
    });
    await page.context().setOffline(true);
    await seat(page, 'Union').selectOption('captain');
    await button(page, 'Begin').click();
    await expectText(page.locator('.happened .reason')).toContain('Captain: ');
    await page.context().setOffline(false);
  });
});

describe('asked', () => {
  test('what it would do, it says so with its reason, what else it weighed, and what would come of each', async () => {
    const page = await sitDown('gcacw/port-gibson', {});
    for (const words of [/^Begin/, /^No more leaders/, /^No more leaders/])
      await page.locator('.action', { hasText: words }).first().click();
    await page.locator('.order-bar .more summary').click();
    await button(page, 'What would you do?').click();
    await button(page, 'Ask').click();
    const sheet = page.locator('.ask-sheet');
    await expectText(sheet.locator('.choice-made')).toMatch(/\. .+\.$/);
    await sheet.locator('.advice summary').click();
    await expectCount(sheet.locator('.weighed tbody tr')).toBeGreaterThan(1);
    await sheet.getByLabel('Plays of each').selectOption('50');
    await button(page, 'Play it out').click();
    await expectText(sheet.locator('.prospects caption')).toMatch(/^50 plays of each/);
    await expectText(sheet.locator('.prospects tbody tr').first()).toMatch(
      /[+−]?\d+\.\d \([+−]?\d+\.\d to [+−]?\d+\.\d\).*the first.*\d+\.\d %/,
    );
    await expectAccessible(page);
  });

  test('from an earlier moment, and stopped before it is through', async () => {
    const page = await sitDown('huzzah/iuka', {}, { viewport: PHONE });
    await page.locator('.ending').click();
    await expectText(facts(page)).toContain('1 of 15');
    await page.locator('.order-bar .more summary').click();
    await button(page, 'Replay').click();
    await button(page, 'One move back').click();
    await expectText(page.locator('.looking-back')).toContain('after 0 of 1 moves');
    await button(page, 'What if').click();
    const sheet = page.locator('.ask-sheet');
    await expectText(sheet).toContain('After 0 of 1 moves it is Union that decides.');
    await sheet.getByLabel('Plays of each').selectOption('400');
    await button(page, 'Play it out').click();
    await button(page, 'Stop').click();
    await expectText(sheet.locator('.what-if .choice-made')).not.toBe('');
    await expectToFit(page);
  });
});
