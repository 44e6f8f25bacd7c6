/** What happened, told on the page: sentences on the map and in the journal, the replay, coming back, settings. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import {
  type Application,
  application,
  DESKTOP,
  expectAttribute,
  expectCount,
  expectText,
  expectTexts,
  expectToFit,
  expectValue,
  PHONE,
} from './application.ts';

const app = application();
const calm = { reducedMotion: 'reduce' } as const;

/** A finished game, of which the first so many moves are opened. */
const whole = JSON.parse(
  readFileSync(new URL('../../packages/gcacw/fixtures/games/29-champion-hill.json', import.meta.url), 'utf8'),
) as { moves: { side: string; action: { do: string }; journal: unknown[] }[] };
const record = (moves: number) => ({ ...whole, started: '1863-05-16', moves: whole.moves.slice(0, moves) });

/** The assault that is declared and fails has the number of its move. */
const FAILED = whole.moves.findIndex(({ action }) => action.do === 'declare') + 1;
/** Before McClernand is activated the second time. */
const ACTIVATES = 170;
const FAILURE =
  /^McClernand's assault fails: 4 − 6, so nobody attacks\. The Union side wins the initiative\./;

async function openFile(page: Page, game: object): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(game));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
  await page.locator('.table-map canvas').waitFor();
}

async function sitDown(moves: number, wishes: Parameters<Application['visit']>[1] = {}): Promise<Page> {
  const page = await app.visit('/field', { ...calm, ...wishes });
  await openFile(page, record(moves));
  return page;
}

const strip = (page: Page) => page.locator('.happened');
const sentence = (page: Page) => strip(page).locator('.sentence');
const heard = (page: Page) => page.locator('.table-page > [role=status]');
const entry = (page: Page) => page.locator('.journal li');
const marked = (page: Page) => page.locator('.journal [aria-current=step]');
const replay = (page: Page) => page.getByRole('group', { name: 'Replay' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

async function fromMore(page: Page, name: string): Promise<void> {
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

/** Whether something lies within the panel of orders, where it can be seen. */
const isInPanel = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const [one, panel] = [wanted, '.orders-body'].map((part) => document.querySelector(part)!);
    const [lies, room] = [one!.getBoundingClientRect(), panel!.getBoundingClientRect()];
    return lies.top >= room.top - 1 && lies.top < room.bottom;
  }, selector);

describe('what happened', () => {
  test('a failed assault is told on the map, in the journal and to a listener by the same sentence', async () => {
    const page = await sitDown(FAILED);
    await expectText(sentence(page)).toMatch(FAILURE);
    await expectText(strip(page).locator('.dice-tray')).toContain('command die');
    await expect.poll(() => heard(page).textContent()).toMatch(FAILURE);
    await tab(page, 'Journal');
    const latest = entry(page).first();
    await expectText(latest.locator('.sentence')).toMatch(FAILURE);
    await expectText(latest.locator('.fallen')).toContain('command die');
    // The account is folded, and has lines of the rules only.
    await expectCount(latest.locator('.account')).toBe(0);
    await latest.locator('summary').click();
    await latest.locator('.account').first().waitFor();
    await expectText(latest.locator('details')).not.toContain('nobody attacks');
  });

  test('is told anew after every action, and is put away when one has read it', async () => {
    const page = await sitDown(FAILED);
    await page.locator('.action', { hasText: /^McClernand is activated/ }).click();
    await expectText(sentence(page)).toBe('McClernand is activated.');
    await strip(page).getByRole('button', { name: 'Put away' }).click();
    await expectCount(strip(page)).toBe(0);
    await page.keyboard.press('u');
    await expectText(sentence(page)).toMatch(FAILURE);
  });

  test('never lies on those who act', async () => {
    const page = await sitDown(FAILED);
    await page.locator('.action', { hasText: /^McClernand is activated/ }).click();
    const where = () =>
      page.evaluate(() => {
        const canvas = document.querySelector<
          HTMLCanvasElement & { whereIs?: (id: string) => { x: number; y: number } | null }
        >('.table-map canvas')!;
        const { x, y } = canvas.whereIs!('E2527')!;
        const { left, right, top, bottom } = document.querySelector('.happened')!.getBoundingClientRect();
        return { y, isOver: x > left && x < right && y > top && y < bottom };
      });
    const map = page.locator('.table-map canvas');
    await map.focus();
    const foot = (await map.boundingBox())!;
    // Down to the foot of the map, where the strip lies.
    for (let i = 0; i < 40 && (await where()).y < foot.y + foot.height - 40; i++)
      await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await where()).y).toBeGreaterThan(foot.y + foot.height - 120);
    await expect.poll(async () => (await where()).isOver).toBe(false);
  });
});

describe('the replay', () => {
  test('goes in step with the journal, says what each move did and from where to where', async () => {
    const page = await sitDown(FAILED);
    await fromMore(page, 'Replay');
    await replay(page).getByRole('slider').fill('43');
    await expectText(marked(page).locator('.move-number')).toMatch(/43$/);
    await expect.poll(() => isInPanel(page, '.journal [aria-current=step]')).toBe(true);
    const words = 'Barton to E2730 Coker: 4 MP.';
    await expectText(sentence(page)).toBe(words);
    await expectText(marked(page).locator('.sentence')).toBe(words);
    await expectText(strip(page).locator('.ways-gone')).toBe('Ratliff E2629 → Coker E2730');
    await replay(page).getByRole('slider').fill('3');
    await expectText(marked(page).locator('.move-number')).toMatch(/\b3$/);
    await expect.poll(() => isInPanel(page, '.journal [aria-current=step]')).toBe(true);
    await replay(page).getByRole('button', { name: 'Back to now' }).click();
    await expectText(sentence(page)).toMatch(FAILURE);
    await expectCount(marked(page)).toBe(0);
    await expectCount(page.locator('.action')).toBeGreaterThan(0);
  });

  test('is stepped by the arrows and played by space, at a pace that is kept', async () => {
    const page = await sitDown(FAILED);
    await fromMore(page, 'Replay');
    await replay(page).getByRole('combobox', { name: 'Pace' }).selectOption('fast');
    const slider = replay(page).getByRole('slider');
    await slider.fill(`${FAILED - 3}`);
    await slider.press('ArrowLeft');
    await expectValue(slider).toBe(`${FAILED - 4}`);
    await slider.press('ArrowRight');
    await expectValue(slider).toBe(`${FAILED - 3}`);
    await slider.press('Space');
    await expectValue(slider).toBe(`${FAILED}`);
    await expectText(sentence(page)).toMatch(FAILURE);
    await page.reload();
    await fromMore(page, 'Replay');
    await expectValue(replay(page).getByRole('combobox', { name: 'Pace' })).toBe('fast');
  });
});

describe('one who comes back', () => {
  test('is offered what was done elsewhere since he left', async () => {
    const page = await sitDown(FAILED - 2);
    await expectText(strip(page)).toContain('Show the turn so far');
    await strip(page).getByRole('button', { name: 'Not now' }).click();
    await expectCount(page.locator('.since')).toBe(0);
    // The other player has sent the game back, two moves on.
    await page.goto(`${app.address}/field`);
    await openFile(page, record(FAILED));
    await expectText(page.locator('.since')).toContain('Since you left: 2 moves.');
    await page.getByRole('button', { name: 'Show them' }).click();
    await expectText(page.locator('.looking-back')).toContain(`after ${FAILED - 2} of ${FAILED} moves`);
    await expectText(sentence(page)).toMatch(FAILURE);
    await page.reload();
    await expectText(strip(page)).toContain('Show the turn so far');
  });

  test('to his own table is offered the turn so far, and a new game offers nothing', async () => {
    const page = await app.visit('/field/gcacw/port-gibson?seed=back', calm);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.action', { hasText: /^Begin/ }).click();
    await expectText(sentence(page)).toMatch(/: begin\.$/);
    await expectCount(page.locator('.since')).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: 'Show the turn so far' }).click();
    await expectText(page.locator('.looking-back')).toBe('Looking back: after 0 of 1 moves');
    await expectText(sentence(page)).toMatch(/: begin\.$/);
  });
});

describe('settings', () => {
  const radio = (page: Page, setting: string, words: string) =>
    page.getByRole('group', { name: setting }).getByRole('radio', { name: words, exact: true });

  test('hold at once and are kept', async () => {
    const page = await sitDown(FAILED);
    const root = page.locator('html');
    const side = () =>
      strip(page).evaluate((one) => getComputedStyle(one).getPropertyValue('border-left-color'));
    const size = () => root.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    const [plain, small] = [await side(), await size()];
    await fromMore(page, 'Settings');
    await radio(page, 'Colours', 'blue and orange').check();
    await radio(page, 'Size of the type', '130 %').check();
    await radio(page, 'Movement', 'off').check();
    await radio(page, 'Forced moves by themselves', 'on').check();
    await page.getByRole('button', { name: 'Close' }).click();
    const holds = async () => {
      await expect.poll(side).not.toBe(plain);
      await expect.poll(size).toBeCloseTo(small * 1.3, 1);
      await expectAttribute(root, 'data-motion').toBe('off');
    };
    await holds();
    await page.reload();
    await page.locator('.table-map canvas').waitFor();
    await holds();
    await fromMore(page, 'Settings');
    await expect.poll(() => radio(page, 'Forced moves by themselves', 'on').isChecked()).toBe(true);
    await expect.poll(() => radio(page, 'Sound of dice', 'off').isChecked()).toBe(true);
  });

  test('dice lie at once where movement is off, and sound only where it is on', async () => {
    const page = await app.visit('/field', {});
    await page.evaluate(() => {
      const heardDice = { times: 0 };
      Object.assign(window, { heardDice });
      AudioBufferSourceNode.prototype.start = () => {
        heardDice.times++;
      };
    });
    const knocks = () =>
      page.evaluate(() => (window as unknown as { heardDice: { times: number } }).heardDice.times);
    await openFile(page, record(FAILED));
    const march = async () => {
      await page
        .locator('.action', { hasText: /^(Osterhaus|Carr) marches/ })
        .first()
        .click();
      await page.locator('.odds-view .primary').click();
      await expectText(page.locator('.dice-tray')).toContain('movement die');
    };
    const set = async (setting: string, words: string) => {
      await fromMore(page, 'Settings');
      await radio(page, setting, words).check();
      await page.getByRole('button', { name: 'Close' }).click();
    };
    await set('Movement', 'off');
    await march();
    await expectCount(page.locator('.dice-tray[data-falling]')).toBe(0);
    expect(await knocks()).toBe(0);
    await set('Sound of dice', 'on');
    await page.locator('.ending').click();
    await page.locator('.ask-end .primary').click();
    await expect.poll(knocks).toBeGreaterThan(0);
  });

  test('forced moves are made where they are wanted, told with the move before, and taken back with it', async () => {
    // McClernand can put nobody but Osterhaus on his list.
    const page = await sitDown(ACTIVATES);
    await fromMore(page, 'Settings');
    await radio(page, 'Forced moves by themselves', 'on').check();
    await page.getByRole('button', { name: 'Close' }).click();
    const newest = entry(page).first().locator('.move-number');
    const shows = async (move: number) => {
      await tab(page, 'Journal');
      await expectText(newest).toMatch(new RegExp(`\\b${move}$`));
      await tab(page, 'Actions');
    };
    await shows(ACTIVATES);
    await page.locator('.action', { hasText: /^McClernand is activated/ }).click();
    await expectText(sentence(page)).toBe('McClernand is activated. Osterhaus is to march.');
    await shows(ACTIVATES + 2);
    await page.keyboard.press('u');
    await page.locator('.action', { hasText: /^McClernand is activated/ }).waitFor();
    await shows(ACTIVATES);
  });

  test.each([
    ['phone', PHONE, 'light'],
    ['desktop', DESKTOP, 'dark'],
  ] as const)('with the second palette and large type all fits on a %s', async (_, viewport, colorScheme) => {
    const page = await sitDown(FAILED, { viewport, colorScheme });
    await fromMore(page, 'Settings');
    await radio(page, 'Colours', 'blue and orange').check();
    await radio(page, 'Size of the type', '130 %').check();
    await expectToFit(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await fromMore(page, 'Replay');
    await replay(page).getByRole('slider').fill('144');
    await expectText(sentence(page)).toContain("Featherston-A's normal attack");
    await expectToFit(page);
    await expectAccessible(page);
  });
});

test('the report retells the game, a chapter to a turn', async () => {
  const page = await sitDown(whole.moves.length);
  const report = page.locator('dialog.report');
  await report.getByText('How it went').click();
  await expectTexts(report.locator('.how-it-went h3')).toEqual(['Turn 1']);
  await expectText(report.locator('.how-it-went')).toContain("McClernand's assault fails: 4 − 6");
  await expectText(report.locator('.how-it-went p').last()).toContain('The game is over');
  await expectAccessible(page);
});
