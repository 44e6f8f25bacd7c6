/** The Field in a real browser: a whole game by hand and one by keyboard, files, replay, agreement, misfortunes. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chainOf, type GameRecord, readRecord } from '../../packages/kernel/src/index.ts';
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
  PHONE,
  spell,
} from './application.ts';
import { fated } from './fated.ts';
import { tap, whereIs } from './onTheMap.ts';

const app = application();

const SCENARIO = 'gcacw/port-gibson';
const { seedFor } = await fated(SCENARIO);

const OPENING = [/^Begin/, /^No more leaders/, /^No more leaders/];

/** A seed by which the Union has the initiative and Osterhaus the breath to reach Green's brigade and attack it. */
const SEED = seedFor('port', [...OPENING, ...[/^Osterhaus marches/, /W5221/, /W5321/, /on Green-A/]]);

const calm = { reducedMotion: 'reduce' } as const;

async function sitDown(options: Parameters<Application['visit']>[1] = {}, seed = SEED): Promise<Page> {
  const page = await app.visit(`/field/${SCENARIO}?seed=${encodeURIComponent(seed)}`, {
    ...calm,
    ...options,
  });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.table-map canvas').waitFor();
  await expect.poll(() => whereIs(page, 'W5222')).not.toBeNull();
  return page;
}

const prompt = (page: Page) => page.locator('.prompt').innerText();
const expectPrompt = (page: Page) => expectText(page.locator('.prompt'));
const action = (page: Page, words: RegExp) => page.locator('.action', { hasText: words }).first();
const press = (page: Page, words: RegExp) => action(page, words).click();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const place = (page: Page, name: string) =>
  page.locator('.both-rosters li', { has: page.getByText(name, { exact: true }) });

function mustRead(text: string): GameRecord {
  const read = readRecord(JSON.parse(text));
  if (read.refused) throw new Error(read.refused.text);
  return read.value;
}

async function open(page: Page): Promise<void> {
  for (const words of OPENING) await press(page, words);
  await expectPrompt(page).toMatch(/^Union: march/);
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

/** All that a move changes: the game as it is kept, what is said of it, what lies open. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const kept = Object.entries(localStorage).filter(([name]) => name.startsWith('longroll.field.game.'));
    const shown = ['.table-page > [role=status]', '.odds-view'].map(
      (part) => document.querySelector(part)?.textContent,
    );
    return JSON.stringify([kept, shown]);
  });

async function untilChanged(page: Page, act: () => Promise<void>): Promise<void> {
  const was = await standing(page);
  await act();
  await expect.poll(() => standing(page)).not.toBe(was);
}

/** Ends what is being done, or does the first thing on the list; where the odds open first, it is then done. */
async function move(
  page: Page,
  by: { end(): Promise<void>; first(): Promise<void>; commit(): Promise<void> },
) {
  const canEnd = (await page.locator('.ending').count()) > 0;
  await untilChanged(page, canEnd ? by.end : by.first);
  if ((await page.locator('.odds-view').count()) > 0) await untilChanged(page, by.commit);
}

describe('a whole game', () => {
  test('by hand: a march over hexes, an attack with its odds open, and on to the verdict', async () => {
    const page = await sitDown();
    await open(page);
    await tap(page, 'W5222');
    await page.locator('.fan button', { has: page.locator('svg[aria-label^="Osterhaus"]') }).click();
    await press(page, /^Osterhaus marches/);
    await expectText(page.locator('.odds-view .odds h2')).toMatch(/Odds|Answer/);
    await page.locator('.odds-view .primary').click();
    await expectText(page.locator('.dice-tray')).toContain('movement die');

    // Two hexes away: it walks there by itself, and stops where the enemy holds it.
    await tap(page, 'W5321');
    await expectPrompt(page).toContain('enemy zone of control');
    await tab(page, 'Rosters');
    await expectText(place(page, 'Osterhaus')).toContain('W5321');
    await tab(page, 'Actions');

    // Pointing at the enemy is enough to see the odds of every attack on him, and what they rest on.
    const enemy = (await whereIs(page, 'W5421'))!;
    await page.mouse.move(enemy.x, enemy.y);
    const hovered = page.locator('.hover-odds');
    await expectText(hovered).toMatch(/attack on Green-A.*holds [\d.]+ %/);
    await expectText(hovered).toContain('Ratio modifier');

    await tap(page, 'W5421');
    await page.locator('.cell-menu button, .odds-view').first().waitFor();
    if ((await page.locator('.cell-menu').count()) > 0)
      await page.locator('.cell-menu button').first().click();
    await expectTexts(page.locator('.odds-view .summary').first().locator('li')).toEqual([
      expect.stringMatching(/^holds/),
      expect.stringMatching(/^retreats/),
      expect.stringMatching(/^routs/),
      expect.stringMatching(/^destroyed/),
    ]);
    await expectText(page.locator('.odds-view .ledger')).toContain('Ratio modifier');
    await page.locator('.odds-view .primary').click();
    await expectText(page.locator('.dice-tray')).toContain("defender's die");

    await playToTheEnd(page, () =>
      move(page, {
        end: () => page.locator('.ending').click(),
        first: () => page.locator('.action').first().click(),
        commit: () => page.locator('.odds-view .primary').click(),
      }),
    );
    const report = page.locator('dialog.report');
    await expectText(report.getByRole('heading', { level: 2 })).toMatch(/Union|Confederate|draw/i);
    await expectCount(report.locator('.luck tbody tr')).toBeGreaterThan(1);
    await expectText(report).toContain('Port Gibson');
    await expectAccessible(page);
    await report.getByRole('button', { name: 'Look at the field' }).click();
    await expectPrompt(page).toContain('over');
    await tab(page, 'Journal');
    const attack = page.locator('.journal li', { hasText: 'on Green-A' }).last();
    await attack.locator('summary').first().click();
    const chart = attack.locator('.account').getByRole('link', { name: 'chart' }).first();
    await expectAttribute(chart, 'href').toMatch(/^\/charts\/gcacw\//);
  });

  test('by keyboard alone', async () => {
    const page = await app.visit(`/field/${SCENARIO}?seed=${encodeURIComponent(SEED)}`, calm);
    const { keyboard } = page;
    // Where nothing has the focus the body has it, and all the words of the page are in that.
    const focused = () =>
      page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body ? '' : (activeElement?.textContent ?? '');
      });
    const doneWith = async (keys: readonly string[], wanted: RegExp) => {
      for (const key of keys) await keyboard.press(key);
      await expectPrompt(page).toMatch(wanted);
    };
    await page.getByRole('button', { name: 'Begin', disabled: false }).waitFor();
    for (let i = 0; i < 30 && (await focused()) !== 'Begin'; i++) await keyboard.press('Tab');
    await keyboard.press('Enter');
    await page.locator('.table-map canvas').waitFor();
    await keyboard.press('Escape');
    await expect.poll(focused).toContain('Begin');
    await doneWith(['Enter'], /transfer leaders/);
    // The second of them lets dice fall, so it is asked for once more.
    await doneWith(['e', 'e', 'e'], /^Union: march/);
    await spell(page, 'osterhaus m');
    await expect.poll(focused).toContain('Osterhaus marches');
    await keyboard.press('Enter');
    await page.locator('.odds-view').waitFor();
    await doneWith(['Enter'], /Osterhaus marches, \d+ MP left/);
    for (let i = 0; i < 12 && !(await focused()).includes('W5221'); i++) await keyboard.press('ArrowDown');
    await expect.poll(focused).toContain('W5221');
    const before = await prompt(page);
    await keyboard.press('Enter');
    await expectPrompt(page).not.toBe(before);
    await doneWith(['u'], new RegExp(before.match(/\d+ MP/)![0]));
    await keyboard.press('u');
    await expectText(page.getByRole('alert')).toContain('dice fell');
    const said = page.locator('.table-page > [role=status]');
    await expectText(said).toMatch(/movement die \d.*Union/);

    const pressOn = async (part: string) => {
      await page.locator(part).first().focus();
      await keyboard.press('Enter');
    };
    await playToTheEnd(page, () =>
      move(page, {
        end: () => keyboard.press('e'),
        first: () => pressOn('.action'),
        commit: () => pressOn('.odds-view .primary'),
      }),
    );
    await expectText(page.locator('dialog.report h2')).toMatch(/Union|Confederate|draw/i);
    await keyboard.press('Escape');
    await expectCount(page.locator('dialog.report')).toBe(0);
  });
});

describe('a game', () => {
  test('is kept, goes to a file, comes back from it, and is replayed', async () => {
    const page = await sitDown();
    await open(page);
    const now = await prompt(page);
    await page.reload();
    await expectPrompt(page).toBe(now);

    await page.getByText('More', { exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export to a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('port-gibson.game.json');
    const file = await download.path();

    await page.goto(`${app.address}/field`);
    const games = page.locator('.kept-games li');
    await expectText(games).toContain('3 moves');
    await page.getByRole('button', { name: /^Delete/ }).click();
    await expectCount(games).toBe(0);
    await page.getByRole('button', { name: /^Bring back/ }).click();
    await expectCount(games).toBe(1);

    const chooser = page.locator('input[type=file]');
    const wrong = (text: string) =>
      chooser.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await wrong('{');
    await page.getByText(/Nothing was changed\. This is no saved game/).waitFor();
    await wrong(readFileSync(file, 'utf8').replace(SCENARIO, 'gcacw/elsewhere'));
    await page.getByText(/gcacw\/elsewhere, is not known here/).waitFor();
    await chooser.setInputFiles(file);
    await page.locator('.table-map').waitFor();
    await expectPrompt(page).toBe(now);

    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Replay' }).click();
    const replay = page.getByRole('group', { name: 'Replay' });
    await replay.getByRole('slider').fill('0');
    await expectText(page.locator('.looking-back')).toBe('Looking back: after 0 of 3 moves');
    await expectPrompt(page).toContain('set-up');
    await expectCount(page.locator('.action')).toBe(0);
    await replay.getByRole('button', { name: 'One move on' }).click();
    await expectPrompt(page).toContain('transfer');
    await replay.getByRole('button', { name: 'One move back' }).click();
    await replay.getByRole('button', { name: 'Play' }).click();
    await expectPrompt(page).toBe(now);
    await replay.getByRole('button', { name: 'Back to now' }).click();
    await expectCount(page.locator('.action')).toBeGreaterThan(0);
  });

  test('of which a move is no longer legal can be had as a file, looked at, or played on with', async () => {
    const page = await sitDown();
    await open(page);
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('.moves.0'))!;
      localStorage.setItem(key, localStorage.getItem(key)!.replace('"do":"done"', '"do":"pass"'));
    });
    await page.reload();
    await expectText(page.getByRole('alert')).toMatch(
      /^Moves 1 to 32 are not as they were written\. Move 2 is not as it was written: .* It differs from move 2 of 3 on: /,
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the file as it is' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain('"do":"pass"');
    await page.getByRole('button', { name: 'Look at it up to move 1' }).click();
    await expectPrompt(page).toContain('transfer');
    await expectCount(page.locator('.action')).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: 'Play on from move 1' }).click();
    await action(page, /^No more leaders/).waitFor();
    await expectPrompt(page).toContain('transfer');
    await page.goto(`${app.address}/field`);
    await expectCount(page.locator('.kept-games li')).toBe(2);
    await expectText(page.locator('.kept-games')).toContain('from move 1');
  });

  test('from a file with another die says which move was edited, and is played on from before it', async () => {
    const page = await sitDown();
    await open(page);
    await page.getByText('More', { exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    const text = readFileSync(await download.path(), 'utf8');
    const edited = text.replace(/"faces":\[(\d)/, (_, face) => `"faces":[${face === '6' ? 5 : 6}`);
    expect(edited).not.toBe(text);
    // What the browser has linked fits here as well.
    expect(chainOf(mustRead(text))).toMatchObject({ state: 'whole' });
    const at = (JSON.parse(text) as { moves: { journal: object[] }[] }).moves.findIndex(
      ({ journal }) => journal.length > 0,
    );
    await page.goto(`${app.address}/field`);
    const file = { name: 'edited.json', mimeType: 'application/json', buffer: Buffer.from(edited) };
    await page.locator('input[type=file]').setInputFiles(file);
    const edit = `Nothing was changed. Move ${at + 1} is not as it was written: its seal does not fit`;
    await page.getByText(edit).waitFor();
    await page.getByRole('button', { name: `Keep it up to move ${at}` }).click();
    await expectCount(page.locator('.action')).toBeGreaterThan(0);
  });

  test('that an earlier version of the page kept opens, and is kept anew', async () => {
    const page = await sitDown();
    await open(page);
    const now = await prompt(page);
    await page.evaluate(() => {
      const names = Object.keys(localStorage).filter((name) => name.startsWith('longroll.field.game.'));
      const read = (name: string) => JSON.parse(localStorage.getItem(name)!);
      const head = names.find((name) => !/\.(moves|state|line)\b/.test(name))!;
      const moves = read(`${head}.moves.0`).moves.map((move: object) => ({ ...move, link: undefined }));
      const old = JSON.stringify({ ...read(head), link: undefined, version: 1, moves });
      for (const name of names) localStorage.removeItem(name);
      localStorage.setItem(head, old);
    });
    await page.reload();
    await expectPrompt(page).toBe(now);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((name) => name.endsWith('.moves.0'))))
      .toBe(true);
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Check every move' }).click();
    await page.getByText('All 3 moves are as the rules have them.').waitFor();
    await page.getByRole('tab', { name: 'Journal' }).click();
    await expectText(page.locator('.origin').first()).toContain(`the seed "${SEED}"`);
    await expectText(page.locator('.origin').last()).toContain('The first 3 moves came without seals');
  });

  test('that the device cannot keep says so and goes on', async () => {
    const page = await sitDown();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await press(page, /^Begin/);
    await expectText(page.getByRole('alert')).toContain('can keep no more');
    await press(page, /^No more leaders/);
    await expectPrompt(page).toContain('transfer');
  });

  test('without its map says so, and asks again', async () => {
    const page = await app.visit('/field', calm);
    await page.route(/\.map.*\.txt/, (route) => route.abort());
    await page.getByRole('link', { name: /Port Gibson/ }).click();
    await expectText(page.getByRole('alert')).toContain('The map could not be read');
    await page.unroute(/\.map.*\.txt/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.table-map').waitFor();
  });

  test('that is not on this device is not opened', async () => {
    const page = await app.visit('/field/game/nowhere', calm);
    await expectText(page.getByRole('alert')).toContain('No game of this name');
  });
});

test('players may hold to another reading of the card, and see it while they play', async () => {
  const page = await app.visit(`/field/${SCENARIO}`, calm);
  await page.getByText('House rules').click();
  await page.locator('.readings-group summary').first().click();
  const reading = page.locator('.house-rules li').first();
  const words = await reading.locator('label').evaluate((label) => label.firstChild!.textContent!.trim());
  await reading.locator('select').selectOption({ index: 1 });
  await expectText(page.locator('.house-rules > summary')).toContain('1 read otherwise');
  await page.getByRole('button', { name: 'Begin' }).click();
  await tab(page, 'Score');
  await page.getByRole('rowheader', { name: words }).waitFor();
});

test('players may agree on what the rules do not allow; the journal says so', async () => {
  const page = await sitDown();
  await open(page);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Overrule by agreement' }).click();
  await tap(page, 'W5121');
  await tap(page, 'W5119');
  await tab(page, 'Rosters');
  await expectText(place(page, 'Tracy')).toContain('Port Gibson W5119');
  await page.getByRole('group', { name: 'Tracy, Fatigue Level' }).getByRole('button', { name: '3' }).click();
  await page.getByRole('button', { name: 'Back to the rules' }).click();
  await tab(page, 'Journal');
  await expectCount(page.locator('.journal [data-agreed]')).toBe(2);
  await expectText(page.locator('.journal li').first()).toContain('Overruled');
});

describe.each([
  ['phone', PHONE, 'dark'],
  ['desktop', DESKTOP, 'light'],
] as const)('on a %s', (_, viewport, colorScheme) => {
  const fits = async (page: Page) => {
    await expectToFit(page);
    await expectAccessible(page);
  };

  test(`in ${colorScheme} colours every part of it fits and has no accessibility fault`, async () => {
    const room = await app.visit('/field', { ...calm, viewport, colorScheme });
    await fits(room);
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
  });
});
