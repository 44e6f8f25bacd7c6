/** A battle of fire and assault at one screen: to its end by clicking, fire at movers by order and by hand, by keyboard, on a phone. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { application, expectCount, expectText, expectToFit, PHONE } from './application.ts';
import { tap } from './onTheMap.ts';

const app = application();
const calm = { reducedMotion: 'reduce' } as const;

const prompt = (page: Page) => page.locator('.prompt');
const segment = (page: Page) => page.locator('.facts');
const action = (page: Page, words: RegExp) => page.locator('.action', { hasText: words }).first();
const asked = (page: Page) => page.locator('.asked-word');
const happened = (page: Page) => page.locator('.happened .sentence');

async function sitDown(seed: string, wishes: Parameters<typeof app.visit>[1] = {}): Promise<Page> {
  const page = await app.visit(`/field/huzzah/iuka?seed=${seed}`, { ...calm, ...wishes });
  await page.getByRole('button', { name: 'Begin' }).click();
  await expectText(prompt(page)).toBe('Union: look at the set-up, then begin.');
  await page.locator('.ending').click();
  await expectText(segment(page)).toContain('1 of 15, Union artillery fire');
  return page;
}

/** Ends what is being done, with the question that is asked once where it stands for good. */
async function end(page: Page): Promise<void> {
  const before = await page.locator('.orders-panel').innerText();
  await page.locator('.ending').click();
  await expect
    .poll(async () => (await page.locator('.orders-panel, dialog.report').allInnerTexts()).join())
    .not.toBe(before);
  if ((await page.locator('.ask-end').count()) > 0) await page.locator('.ask-end .primary').click();
}

/** All that can be chosen now, as text: another one says that something was done. */
const before = async (page: Page): Promise<string> =>
  (await page.locator('.prompt, .facts, .action').allInnerTexts()).join();

/** Does the first that is offered, with its odds before it. */
async function doFirst(page: Page): Promise<void> {
  const was = await before(page);
  await page.locator('.action').first().click();
  await page.locator('.odds-view .primary').or(page.locator('.orders-body')).first().waitFor();
  if ((await page.locator('.odds-view').count()) > 0) await page.locator('.odds-view .primary').click();
  await expect.poll(() => before(page)).not.toBe(was);
}

/** The next thing by clicking: the end of a segment, or what somebody must decide before it. */
async function goOn(page: Page): Promise<void> {
  await page.locator('.ending, .action, dialog.report').first().waitFor();
  if ((await page.locator('dialog.report').count()) > 0) return;
  await ((await page.locator('.ending').count()) > 0 ? end(page) : doFirst(page));
}

async function endUntil(page: Page, words: RegExp): Promise<void> {
  for (let ends = 0; ends < 30 && !words.test(await segment(page).innerText()); ends++) await end(page);
  await expectText(segment(page)).toMatch(words);
}

const CONFEDERATE_ACTION = /6 of 15, Confederate action/;

/** The 3rd Texas goes down into the ravine, under the guns, after its risk has been shown. */
async function goDown(page: Page): Promise<void> {
  await tap(page, '1011');
  await expectText(prompt(page)).toContain('3 TX with Hebert: move, fire, charge');
  await tap(page, '1012');
  await expectText(page.locator('.odds-view .going')).toMatch(/2 shots, arrives in good order \d+ %/);
  await page.locator('.odds-view .primary').click();
}

/** Who takes part is ticked; one who is left out is ticked again, and then the stack is put back. */
async function leaveOut(page: Page): Promise<void> {
  await tap(page, '1011');
  const hebert = page.getByRole('checkbox', { name: /Hebert/ });
  await hebert.click();
  await expectText(prompt(page)).toMatch(/^Confederate: 3 TX: /);
  await hebert.click();
  await expectText(prompt(page)).toContain('3 TX with Hebert: ');
  await page.keyboard.press('u');
  await expectText(prompt(page)).toContain('choose a stack');
}

/** Whatever is to be decided on the way, the first that is offered, until a stack is to be chosen again. */
async function settle(page: Page): Promise<void> {
  for (let words = 0; words < 25; words++) {
    if (/choose (a stack|guns|small arms|cavalry)/.test(await prompt(page).innerText())) return;
    await doFirst(page);
  }
  throw new Error(`no end: ${await prompt(page).innerText()}`);
}

describe('Iuka', () => {
  test('to its end by clicking, with a shot, and a charge to its end', async () => {
    const page = await sitDown('ravine');
    await endUntil(page, CONFEDERATE_ACTION);
    // A shot: its odds stand there before it is fired, with the ladder of its line.
    await tap(page, '1111');
    await action(page, /fires at .*11 OH Btry/).click();
    await expectText(page.locator('.odds-view .ledger').first()).toMatch(/line/i);
    await page.locator('.odds-view .primary').click();
    await expectText(happened(page)).toMatch(/^Clark in 1111 fires at 11 OH Btry with Sanborn/);
    await settle(page);
    // A charge: the odds are those of its end.
    await tap(page, '1211');
    await action(page, /charges 5 IA/).click();
    await expectText(page.locator('.odds-view')).toMatch(/attacker|defender/i);
    await page.locator('.odds-view .primary').click();
    await expectText(prompt(page)).toMatch(/3 LA/);
    await settle(page);
    for (let ends = 0; ends < 220 && (await page.locator('dialog.report').count()) === 0; ends++)
      await goOn(page);
    await expectText(page.locator('dialog.report h2')).toMatch(/victory|draw/i);
    await page.getByRole('button', { name: 'Look at the field' }).click();
    await expectText(prompt(page)).toContain('The game is over');
  });

  test('fire at movers by hand: whose word it is, who may fire at what odds, one key each', async () => {
    const page = await sitDown('word');
    await endUntil(page, CONFEDERATE_ACTION);
    await leaveOut(page);
    await goDown(page);
    await expectText(asked(page).locator('h2')).toMatch(
      /^Union, your word.* 3 TX with Hebert comes to 1012/i,
    );
    await expectCount(asked(page).locator('button')).toBe(3);
    await expectText(asked(page).locator('button').first()).toMatch(/^11 OH Btry .* F unhurt [\d.]+ %/);
    await expectAccessible(page);
    await page.keyboard.press('f');
    await expectText(happened(page)).toMatch(
      /^11 OH Btry in 1014 .* fires at the approaching 3 TX with Hebert in 1012, line/,
    );
    await settle(page);
  });

  test('by standing order: given to a side and to a stack, and told when it acted', async () => {
    const page = await sitDown('order');
    await page.getByText('Standing orders of the Union side').click();
    const near = page.getByRole('group', { name: 'Fire at whoever comes near' });
    await near.getByRole('button', { name: 'never' }).click();
    await expect
      .poll(() => near.getByRole('button', { name: 'never' }).getAttribute('aria-pressed'))
      .toBe('true');
    // The battery has its own.
    await page.keyboard.press('/');
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('11 OH');
    await page.keyboard.press('Enter');
    await page.getByText('Standing orders of its stack').click();
    await near.getByRole('button', { name: 'always' }).click();
    await expectText(happened(page)).toMatch(/11 OH Btry in 1014 .*advance fire: always/);
    await page.keyboard.press('Escape');
    await endUntil(page, CONFEDERATE_ACTION);
    await goDown(page);
    await expectText(happened(page)).toMatch(
      /By standing order 11 OH Btry in 1014 .* fires at the approaching 3 TX with Hebert/,
    );
    await expectCount(asked(page)).toBe(0);
    await expectText(prompt(page)).toMatch(/^Confederate: /);
  });

  test('one turn by keyboard', async () => {
    const page = await sitDown('keys');
    for (let keys = 0; keys < 40 && !/6 of 15/.test(await segment(page).innerText()); keys++) {
      const before = await page.locator('.orders-panel').innerText();
      await page.keyboard.press('e');
      await expect.poll(() => page.locator('.orders-panel').innerText()).not.toBe(before);
    }
    await page.keyboard.press('n');
    await expectText(page.locator('.in-hand b').first()).toBe('14-17 AR');
    await page.locator('.action').first().focus();
    await page.keyboard.press('Enter');
    await expectText(prompt(page)).toContain('14-17 AR: ');
    await page.keyboard.press('u');
    await expectText(prompt(page)).toContain('choose a stack to act');
    for (
      let keys = 0;
      keys < 40 && !/^Turn 2 of 10/.test((await segment(page).innerText()).replace(/\s+/g, ' '));
      keys++
    ) {
      const before = await page.locator('.orders-panel').innerText();
      await page.keyboard.press('e');
      await expect.poll(() => page.locator('.orders-panel').innerText()).not.toBe(before);
    }
    await expectText(segment(page)).toMatch(/^Turn 2 of 10, 16:45/);
  });
});

describe('on a phone', () => {
  test('the word that is asked stands with the orders, and the map stays free', async () => {
    const page = await sitDown('word', { viewport: PHONE, hasTouch: true });
    await endUntil(page, CONFEDERATE_ACTION);
    await goDown(page);
    await expectText(asked(page).locator('h2')).toMatch(/^Union, your word/i);
    await expectCount(page.locator('.table-map .asked-word')).toBe(0);
    await expectToFit(page);
    await asked(page).getByRole('button', { name: 'Hold fire' }).click();
    await expectText(prompt(page)).toMatch(/^Confederate: 3 TX with Hebert: /);
    await expectAccessible(page);
  });
});
