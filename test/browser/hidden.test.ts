/** A battle of many hidden units at one screen: the curtain, orders to many, what is shown of a combat, lines of sight. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { begin, parseMap, type Table } from '../../packages/kernel/src/index.ts';
import { registry } from '../../packages/registry/src/index.ts';
import { offeredAt, playableOf } from '../../packages/web/src/field/scenarios.ts';
import { expectAccessible } from './accessible.ts';
import {
  application,
  DESKTOP,
  expectAttribute,
  expectCount,
  expectText,
  expectToFit,
  PHONE,
  spell,
} from './application.ts';
import { restsAt, tap, whereIs } from './onTheMap.ts';

const app = application();

const SCENARIO = 'antietam/sunken-road';
const playable = await playableOf(offeredAt(registry, SCENARIO)!);
const map = parseMap(
  readFileSync(new URL('../../packages/antietam/maps/antietam.map.txt', import.meta.url), 'utf8'),
);
const rules = await playable.entry.open(map);

/** The first table of a seat, by the rules themselves. */
function firstTable(seat: string): Table {
  const { id: system, version: rulesVersion } = playable.system;
  const game = begin(rules, { scenario: SCENARIO, system, rulesVersion, houseRules: { hidden: true } });
  if (game.refused) throw new Error(game.refused.text);
  return rules.table(rules.view(game.value.now, seat));
}

const NAMES = playable.sheet.counters.filter(({ kind }) => kind !== 'leader').map(({ name }) => name);

const calm = { reducedMotion: 'reduce' } as const;

async function sitDown(hidden: boolean, wishes: Parameters<typeof app.visit>[1] = {}): Promise<Page> {
  const page = await app.visit(`/field/${SCENARIO}?seed=lane`, { ...calm, ...wishes });
  await page.getByLabel('Hidden units').selectOption(String(hidden));
  await page.getByRole('button', { name: 'Begin' }).click();
  return page;
}

const prompt = (page: Page) => page.locator('.prompt').innerText();
const expectPrompt = (page: Page) => expectText(page.locator('.prompt'));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Nothing of any table is on the page: no unit is named on it. */
async function expectCovered(page: Page, side: string): Promise<void> {
  await expectText(page.locator('.curtain h1')).toBe(`${side}: it is your turn`);
  await expectCount(page.locator('.table-page, .orders-panel, .journal, canvas')).toBe(0);
  const words = await page.evaluate(() => document.documentElement.outerHTML);
  expect(NAMES.filter((name) => words.includes(name))).toEqual([]);
}

async function lift(page: Page): Promise<void> {
  await page.locator('.curtain .primary').click();
  await page.locator('.table-map canvas').waitFor();
}

/** Ends what is being done, with the question that is asked once. */
async function end(page: Page): Promise<void> {
  await page.locator('.ending').click();
  await page.locator('.ask-end .primary, .hand-over, .curtain, dialog.report').first().waitFor();
  if ((await page.locator('.ask-end').count()) > 0) await page.locator('.ask-end .primary').click();
}

async function beginTurn(page: Page): Promise<void> {
  await lift(page);
  await end(page);
  await expectPrompt(page).toContain('march, plot fire');
}

/** Everybody fires at what is before him. */
async function fireAtWill(page: Page): Promise<void> {
  await button(page, /^Order many/).click();
  await button(page, /^All$/).click();
  await page.getByLabel('Fire at will').check();
  await expectText(page.locator('.prospect p')).toMatch(/^\d+ of \d+ units: Fire \d+\.$|could do that now/);
  if (await button(page, 'Carry it out').isEnabled()) {
    await button(page, 'Carry it out').click();
    await expectText(page.locator('.happened .sentence')).toMatch(/^Fire at will: \d+ units?, \d+ orders?\./);
  }
  await button(page, 'Close').click();
}

const sections = (page: Page, side: string) => page.locator(`.both-rosters section[data-side="${side}"] li`);

/** Whose turn the curtain says it is; lifted for him. */
async function takeSeat(page: Page, before: readonly string[]): Promise<string> {
  const side = (await page.locator('.curtain h1').innerText()).split(':')[0]!;
  if (before.length < 4) await expectCovered(page, side);
  await lift(page);
  await expectPrompt(page).toContain(`${side}: `);
  return side;
}

/** What is before the players now: the end, a covered table, one to be handed over, or one to play at. */
async function before(page: Page): Promise<'report' | 'curtain' | 'done' | 'plays'> {
  await page.locator('.ending, .hand-over, .curtain, dialog.report').first().waitFor();
  if ((await page.locator('dialog.report').count()) > 0) return 'report';
  if ((await page.locator('.curtain').count()) > 0) return 'curtain';
  return (await page.locator('.hand-over').count()) > 0 ? 'done' : 'plays';
}

/** Who sat down, one after the other, until the report lies there. */
async function playToTheEnd(page: Page): Promise<readonly string[]> {
  const sides: string[] = [];
  for (let steps = 0; steps < 200; steps++) {
    const now = await before(page);
    if (now === 'report') return sides;
    if (now === 'curtain') sides.push(await takeSeat(page, sides));
    else if (now === 'done') await page.locator('.hand-over .primary').click();
    else {
      if (sides.length < 2) await fireAtWill(page);
      await end(page);
    }
  }
  throw new Error(`no end: ${await prompt(page)}`);
}

describe('hidden units at one screen', () => {
  test('to the end by clicking, with the table covered between the sides', async () => {
    const page = await sitDown(true);
    await expectCovered(page, 'Union');
    await beginTurn(page);
    const sides = await playToTheEnd(page);
    expect(sides.length).toBeGreaterThan(6);
    expect(new Set(sides)).toEqual(new Set(['Union', 'Confederate']));
    await expectText(page.locator('dialog.report h2')).toMatch(/victory|draw/i);
    await button(page, 'Look at the field').click();
    // What was sealed is open now.
    await page.getByRole('tab', { name: 'Journal' }).click();
    await expectText(page.locator('.origin').first()).toContain('Hidden units: only what is seen');
    await expectCount(page.locator('.journal li', { hasText: 'under seal' })).toBe(0);
  });

  test('is played back to each side as it saw it, and never undone or looked at by the other', async () => {
    const page = await sitDown(true);
    await beginTurn(page);
    await fireAtWill(page);
    await end(page);
    const strip = page.locator('.happened');
    await expectText(strip.locator('output')).toMatch(/^\d+ of \d+$/);
    await expectText(strip.locator('.sentence')).toMatch(/fires on|breaks|flees|falls back/);
    await page.keyboard.press('Escape');
    await expectCount(strip.locator('output')).toBe(0);
    await expectText(strip.locator('.sentence')).toMatch(/^All \d+ things that happened were told/);
    await button(page, 'Show again').click();
    await expectText(strip.locator('output')).toMatch(/^1 of/);
    await strip.getByRole('button', { name: 'Skip' }).click();
    await page.locator('.hand-over .primary').click();
    await expectCovered(page, 'Confederate');
    await lift(page);

    // The other side's shots are told, its orders are not.
    await expectText(strip.locator('.sentence')).not.toBe('');
    await page.getByRole('tab', { name: 'Journal' }).click();
    await expectCount(page.locator('.journal li', { hasText: 'under seal' })).toBeGreaterThan(0);
    await expectAttribute(button(page, 'Undo'), 'aria-disabled').toBe('true');
    await page.keyboard.press('Escape');
    await page.keyboard.press('u');
    await expectText(page.locator('.refused')).toContain('union made it');

    // Looking back to the beginning he sees what he saw then, and no more of the enemy.
    const seen = firstTable('confederate').pieces.filter(({ side }) => side === 'union');
    await button(page, /^Show the table after move 1$/).click();
    await page.getByRole('tab', { name: 'Rosters' }).click();
    await page.getByRole('slider', { name: 'Move' }).fill('0');
    await expectText(page.locator('.looking-back')).toContain('after 0 of');
    await expectCount(sections(page, 'union')).toBe(seen.length);
    expect(seen.length).toBeLessThan(
      firstTable('union').pieces.filter(({ side }) => side === 'union').length,
    );
  });

  test('one turn of both sides by keyboard alone', async () => {
    const page = await sitDown(true);
    const press = async (key: string, then: () => Promise<unknown>) => {
      await page.keyboard.press(key);
      await then();
    };
    const covered = (side: string) => expectText(page.locator('.curtain h1')).toContain(side);
    await covered('Union');
    await press('Enter', () => expectPrompt(page).toContain('begin'));
    await press('e', () => page.locator('.ask-end').waitFor());
    await press('e', () => expectPrompt(page).toContain('march'));
    await press('n', () => page.locator('.in-hand').waitFor());
    // Its list is walked by letters: the first step.
    await page.locator('.action').first().focus();
    await spell(page, 'steps');
    await expectText(page.locator(':focus')).toMatch(/^Steps/);
    await page.keyboard.press('Enter');
    await expectText(page.locator('.happened .sentence')).toContain('steps');
    await press('o', () => page.locator('.many-orders').waitFor());
    await page.locator('.formations input').first().focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Dig in').focus();
    await page.keyboard.press('Space');
    await expectText(page.locator('.prospect p')).not.toContain('Say');
    await press('Escape', () => expectCount(page.locator('.many-orders')).toBe(0));
    for (const side of ['Confederate', 'Union', 'Confederate']) {
      await press('e', () => page.locator('.ask-end').waitFor());
      await press('e', () => page.locator('.hand-over, .curtain').first().waitFor());
      if ((await page.locator('.hand-over').count()) > 0) await press('e', () => covered(side));
      await press('Enter', () => expectPrompt(page).toContain(`${side}: `));
    }
    await press('e', () => page.locator('.ask-end').waitFor());
    await press('e', () => page.locator('.hand-over, .curtain').first().waitFor());
    if ((await page.locator('.hand-over').count()) > 0) await press('e', () => covered('Union'));
    await expectText(page.locator('.curtain .when')).toContain('Turn 5');
  });
});

async function opened(wishes: Parameters<typeof app.visit>[1] = {}): Promise<Page> {
  const page = await sitDown(false, wishes);
  await page.locator('.table-map canvas').waitFor();
  await expect.poll(() => whereIs(page, '1516')).not.toBeNull();
  await end(page);
  await expectPrompt(page).toContain('march, plot fire');
  return page;
}

describe('unit, then destination', () => {
  test('walks without a beginning, an enemy is fired on with odds first, a stack is offered beside', async () => {
    const page = await opened();
    await expectCount(page.locator('.curtain')).toBe(0);
    await expectText(page.locator('.ready-list')).toContain('Stainrook');
    // Nobody's actions are listed before somebody is in hand.
    await expectCount(page.locator('.action')).toBe(1);
    await page.locator('.ready-list').getByRole('button', { name: 'Stainrook' }).click();
    await expectText(page.locator('.particulars')).toMatch(/Men 401 .*Weapon .*Points left \d+/);
    await tap(page, '1617');
    await expectText(page.locator('.in-hand')).toContain('1617');
    await page.keyboard.press('u');
    await expectText(page.locator('.in-hand')).toContain('1516');

    // Where others of one's own lie, they may be meant.
    await tap(page, '1416');
    await expectText(page.locator('.fan')).toMatch(/1416/);
    await page.keyboard.press('Escape');
    await page.locator('.in-hand').getByRole('button', { name: 'Put down' }).click();
    await page.locator('.ready-list').getByRole('button', { name: 'Tyndale A' }).click();
    await tap(page, '1218');
    await page.locator('.odds-view, .cell-menu').first().waitFor();
    if ((await page.locator('.cell-menu').count()) > 0)
      await page.locator('.cell-menu button').first().click();
    await expectText(page.locator('.odds-view .headline').first()).not.toBe('');
    await page.locator('.odds-view .primary').click();
    await expectText(page.locator('.happened .sentence')).toContain('fires on');
  });

  test('goes to the next of those who can still act', async () => {
    const page = await opened();
    await page.keyboard.press('n');
    const name = page.locator('.in-hand b').first();
    await expectText(name).not.toBe('');
    const one = await name.innerText();
    await button(page, 'Next').click();
    await expectText(name).not.toBe(one);
  });
});

describe('an order to many', () => {
  test('marches a formation to a place, is told in one sentence, and goes back unit by unit', async () => {
    const page = await opened({ viewport: DESKTOP });
    await page.keyboard.press('o');
    await page.locator('.formations li', { hasText: 'Greene' }).getByRole('checkbox').check();
    await page.getByLabel('March over the ground').check();
    await tap(page, '1613');
    await expectText(page.locator('.prospect p')).toMatch(/^\d of 3 units|^3 units: March \d+/);
    await button(page, 'Carry it out').click();
    const sentence = page.locator('.happened .sentence');
    await expectText(sentence).toMatch(/^March over the ground: \d units?, \d+ orders\./);
    await page.getByRole('tab', { name: 'Journal' }).click();
    const moves = await page.locator('.journal > li').count();
    expect(moves).toBeGreaterThan(3);
    await page.keyboard.press('u');
    await expectCount(page.locator('.journal > li')).toBeLessThan(moves - 1);
    await expectText(sentence).toContain('Taken back');
  });
});

describe('a line of sight', () => {
  test('is drawn to the square that is pointed at, with words for what blocks it', async () => {
    const page = await opened();
    await page.locator('.ready-list').getByRole('button', { name: 'Tyndale A' }).click();
    await page.keyboard.press('7');
    await expectText(page.locator('.overlay-line')).toContain('Sight');
    const line = page.locator('.cell-line .sight-line');
    const near = await restsAt(page, '1415');
    await page.mouse.move(near.x, near.y);
    await expectText(line).toBe('1 square to 1415: in sight');
    const far = await restsAt(page, '1520');
    await page.mouse.move(far.x, far.y);
    await expectText(line).toMatch(/hidden behind .+, elevation \d+/);
    await expectAttribute(line, 'data-blocked').toBe('true');
    await page.keyboard.press('7');
    await expectCount(line).toBe(0);
  });

  test('on a phone is asked for by one tap; the second one acts', async () => {
    const page = await opened({ viewport: PHONE, hasTouch: true });
    await page.locator('.ready-list').getByRole('button', { name: 'Stainrook' }).click();
    await page.locator('.map-show summary').click();
    await button(page, /^Sight/).click();
    await tap(page, '1517');
    await expectText(page.locator('.cell-line .sight-line')).toContain('1517');
    await expectText(page.locator('.in-hand')).toContain('1516');
    await tap(page, '1517');
    await expectText(page.locator('.in-hand')).toContain('1517');
  });
});

describe('on a phone', () => {
  test('the scenario, the curtain, the table and an order to many fit and are accessible', async () => {
    const page = await app.visit(`/field/${SCENARIO}?seed=lane`, {
      ...calm,
      viewport: PHONE,
      hasTouch: true,
      colorScheme: 'dark',
    });
    await expectToFit(page);
    await page.getByLabel('Hidden units').selectOption('true');
    await button(page, 'Begin').click();
    await page.locator('.curtain').waitFor();
    await expectToFit(page);
    await expectAccessible(page);
    await beginTurn(page);
    await expectToFit(page);
    await button(page, /^Order many/).click();
    await page.locator('.formations li', { hasText: 'French' }).getByRole('checkbox').check();
    await page.getByLabel('March over the ground').check();
    await page.getByLabel('Number of the place').fill('1717');
    await expectText(page.locator('.prospect p')).toMatch(/of 8 units: March \d+/);
    await expectToFit(page);
    await expectAccessible(page);
    await button(page, 'Carry it out').click();
    await expectText(page.locator('.happened .sentence')).toContain('March over the ground');
  });
});
