/** The Rules room, and citations that open their rule in place, in a real browser. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type CardSystem, citedIds } from '../../packages/kernel/src/index.ts';
import { registry } from '../../packages/registry/src/index.ts';
import { expectAccessible } from './accessible.ts';
import {
  application,
  DESKTOP,
  expectAddress,
  expectCount,
  expectText,
  expectToFit,
  heading,
  PHONE,
} from './application.ts';

const app = application();

const SIZES = [
  ['phone', PHONE, 'light'],
  ['desktop', DESKTOP, 'dark'],
] as const;
const [FIRST] = registry.systems as readonly [CardSystem, ...CardSystem[]];

const slip = (page: Page) => page.getByRole('dialog');
const slipTitle = (page: Page) => slip(page).getByRole('heading', { level: 2 });
const titleOf = async (system: string, id: string) =>
  (await registry.book(system)!.rules()).find((rule) => rule.id === id)!.title;

/** A face that no die has: the refusal cites T.2. */
async function refusedDice(page: Page): Promise<Locator> {
  await page.locator('.typed input').first().fill('99');
  await page.getByRole('button', { name: 'Use these dice' }).click();
  return page.locator('.desk .fault').getByRole('link', { name: 'Rule T.2' });
}

describe.each(SIZES)('on a %s', (_, viewport, colorScheme) => {
  test.each([
    ['/rules', 'Rules'],
    ['/rules?find=taken back', 'Rules'],
    [`/rules/${FIRST.id}`, FIRST.title],
    [`/rules/${FIRST.id}?find=dice`, FIRST.title],
    [`/rules/${FIRST.id}/T.2`, 'T.2 Dice typed in'],
    [`/rules/${FIRST.id}/glossary`, 'Glossary'],
  ])('%s fits and has no accessibility fault', async (path, title) => {
    const page = await app.visit(path, { viewport, colorScheme });
    await expectText(heading(page)).toBe(title);
    await expectCount(page.locator('.loading')).toBe(0);
    await expectToFit(page);
    await expectAccessible(page);
  });

  test('a rule is found by words as one types, read, and left for the next', async () => {
    const page = await app.visit(`/rules/${FIRST.id}`, { viewport, colorScheme });
    await page.getByRole('searchbox').pressSequentially('saved games');
    const first = page.locator('.found-rules .rule-line').first();
    await expectText(first).toContain('T.6 Saved games and replays');
    await expectAddress(page).toMatch(/\?find=saved%20games$/);
    await first.getByRole('link').click();
    await expectText(heading(page)).toBe('T.6 Saved games and replays');
    await expectText(page.locator('.rule p.ground')).toContain('Ours');
    await page.getByRole('link', { name: /^Next T\.7/ }).click();
    await expectText(heading(page)).toBe('T.7 By agreement against the rules');
    await expectText(page.locator('.around [aria-current="page"]')).toContain('T.7');
    await page.getByRole('link', { name: /^Before T\.6/ }).click();
    await expectText(heading(page)).toBe('T.6 Saved games and replays');
  });

  test('a rule is found by its number, in all books at once', async () => {
    const page = await app.visit('/rules', { viewport, colorScheme });
    await page.getByRole('searchbox').fill('T.5');
    const found = page.locator('.found-rules');
    await expect.poll(() => found.count()).toBe(registry.systems.length);
    await expectText(found.first().locator('.rule-line').first()).toContain('T.5 Taking back');
  });

  test('a citation opens its rule in place; Escape closes it and the focus is where it was', async () => {
    const page = await app.visit('/huzzah/fire', { viewport, colorScheme });
    const cite = await refusedDice(page);
    await cite.click();
    await expectText(slipTitle(page)).toBe('Dice typed in');
    await expectText(slip(page).locator('.sheet-body')).toContain('All must be there, none may be left over');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await slip(page).waitFor({ state: 'detached' });
    await expect.poll(() => cite.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test('from there another rule can be opened, and the room', async () => {
    const page = await app.visit('/huzzah/fire', { viewport, colorScheme });
    await (await refusedDice(page)).press('Enter');
    await slip(page).getByRole('link', { name: 'Rule T.8' }).click();
    await expectText(slipTitle(page)).toBe('Decisions and seats');
    await slip(page).getByRole('link', { name: 'Open in the Rules room' }).click();
    await expectText(heading(page)).toBe('T.8 Decisions and seats');
    await slip(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/rules/huzzah/T.8');
  });

  test('its button closes it, and so does a tap beside it', async () => {
    const page = await app.visit('/huzzah/fire', { viewport, colorScheme });
    const cite = await refusedDice(page);
    await cite.click();
    await slip(page).getByRole('button', { name: 'Close' }).click();
    await slip(page).waitFor({ state: 'detached' });
    await cite.click();
    await slipTitle(page).waitFor();
    await page.mouse.click(5, 5);
    await slip(page).waitFor({ state: 'detached' });
  });
});

describe.each(
  registry.systems.filter(({ rulebook }) => rulebook).map((system) => [system.id, system] as const),
)('the citations of %s', (id, system) => {
  test.each(SIZES)('in a ledger open their rules on a %s', async (_, viewport, colorScheme) => {
    const page = await app.visit(`/${system.questions[0]!.id}`, { viewport, colorScheme });
    // In a neutral case hardly a line applies.
    await page.getByRole('button', { name: 'Show the worked example' }).click();
    const cite = page.locator('.ledger .rule-link').first();
    await cite.waitFor();
    // What is off the screen is not laid out and has no words to see.
    const number = (await cite.textContent()) ?? '';
    await cite.click();
    await expectText(slipTitle(page)).toBe(await titleOf(id, number));
    await expectAccessible(page);
  });

  test('stand in no button and in no other link', async () => {
    const page = await app.visit(`/${system.questions[0]!.id}`);
    await page.locator('.ledger').waitFor();
    const nested = 'button a, a a, a button, summary a, label button button';
    await expectCount(page.locator(nested)).toBe(0);
  });

  test('of the card and of readings are rules of the book', async () => {
    const { contents } = registry.book(id)!;
    const page = await app.visit(`/charts/${id}`);
    const cites = system.charts.flatMap(({ cite }) => citedIds(cite)).filter((one) => contents.line(one));
    await expect.poll(() => page.locator('.spread .rule-link').count()).toBe(cites.length);
  });
});

test('an address with a rule that is none says so', async () => {
  const page = await app.visit(`/rules/${FIRST.id}/99.9`);
  await expectText(heading(page)).toBe('Nothing stands here');
});

test('without a network rules can be read that were never opened', async () => {
  const page = await app.visit('/charts', { serviceWorkers: 'allow' });
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
  await page.context().setOffline(true);
  await page.goto(`${app.address}/rules/${FIRST.id}/T.5`);
  await expectText(heading(page)).toBe('T.5 Taking back');
  await page.goto(`${app.address}/rules/huzzah?find=sampled`);
  await expectText(page.locator('.found-rules .rule-line').first()).toContain('T.9');
});
