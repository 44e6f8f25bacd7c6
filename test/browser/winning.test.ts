import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import {
  application,
  DESKTOP,
  expectAddress,
  expectAttribute,
  expectCount,
  expectText,
  expectTexts,
  expectToFit,
  expectValue,
  heading,
  PHONE,
} from './application.ts';
import { fated } from './fated.ts';

const app = application();
const calm = { reducedMotion: 'reduce' } as const;

const SCENARIO = 'gcacw/lorings-memorandum';
const { rules, seedFor } = await fated(SCENARIO);
const OPENING = [/^Begin/, /^No more leaders/, /^No more leaders/, /^Loring-A assaults/];
const NAMING = ['Featherston-A', 'Tilghman-C', 'Buford-A'].map((name) => new RegExp(`^${name} is to`));

/** A seed by which the Confederates begin, and Loring's command die lets two of his three brigades attack. */
const SEED = seedFor('loring', [...OPENING, ...NAMING, /^Declare/], ({ now }) => {
  const { listing } = rules.table(rules.view(now, 'confederate'));
  return listing?.title === 'Takes part' && listing.most === 2;
});

const press = (page: Page, words: RegExp) => page.locator('.action', { hasText: words }).first().click();
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const expectTicked = (page: Page) =>
  expect.poll(() => page.locator('.tick[aria-checked="true"] b').allInnerTexts());

async function sitDown(wishes: Parameters<typeof app.visit>[1] = {}): Promise<Page> {
  const page = await app.visit(`/field/${SCENARIO}?seed=${encodeURIComponent(SEED)}`, { ...calm, ...wishes });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.table-map canvas').waitFor();
  return page;
}

describe.each([
  ['phone', PHONE, 'light'],
  ['desktop', DESKTOP, 'dark'],
] as const)('on a %s', (_, viewport, colorScheme) => {
  test('a scenario shows where it is fought, how it is won, both forces, and its turns', async () => {
    const page = await app.visit('/field/gcacw/invasion-and-breakout', { viewport, colorScheme, ...calm });
    const picture = page.getByRole('img', { name: /^Map of .*Port Gibson counts 4/ });
    await picture.waitFor();
    await expectText(page.locator('.terms')).toContain('The Union wins if its points less');
    await expectText(page.locator('.terms .ours')).toContain('no card, booklet or other source gives');
    await expectAttribute(page.locator('.terms .ours a'), 'href').toBe('/rules/gcacw');
    await expectText(page.locator('.force[data-side=union] > p')).toMatch(
      /^\d+ units, \d+ leaders?, \d+ manpower$/,
    );
    await expectCount(page.locator('.mustered:visible')).toBe(0);
    await page.getByText('Order of battle').first().click();
    await expectCount(page.locator('.mustered:visible')).toBeGreaterThan(0);
    await expectCount(page.locator('.turn-track ol > li')).toBe(5);
    await expectToFit(page);
    await expectAccessible(page);
    // Something is painted there, and not in one colour.
    const colours = () =>
      picture.evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
        const seen = new Set<number>();
        for (let i = 0; i < data.length; i += 404)
          seen.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!);
        return seen.size;
      });
    await expect.poll(colours).toBeGreaterThan(20);
  });

  test('what a side needs is in view, what would change it one tap away', async () => {
    const page = await sitDown({ viewport, colorScheme });
    const needs = page.locator('.needs');
    await expectText(needs).toMatch(/^Union needs \d+ points, has \d+$/);
    await needs.click();
    const score = page.locator('.score');
    await expectTexts(score.locator('.aims b')).toEqual(['Union', 'Confederate']);
    await expectText(score.locator('.aims')).toContain('Still to take');
    await expectText(score.locator('.turn-track [aria-current=step]')).toMatch(/^1 12 May now/);
    await expectCount(score.locator('.uncounted[open]')).toBe(0);
    await expectText(score.locator('.uncounted summary')).toMatch(/count for nobody now$/);
    await expectAccessible(page);
  });

  test('the home page shows the map and leads to play first', async () => {
    const page = await app.visit('/', { viewport, colorScheme });
    await page.getByRole('img', { name: /^Part of the map/ }).waitFor();
    await expectText(page.locator('.ways-in a').first()).toBe('Play');
    await expectText(page.locator('.ways-in a').nth(1)).toBe('Charts');
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await expectText(heading(page)).toBe('Field');
  });
});

describe('a list of units', () => {
  const naming = async (wishes?: Parameters<typeof app.visit>[1]) => {
    const page = await sitDown(wishes);
    for (const words of OPENING) await press(page, words);
    await tick(page, 'Buford-A').waitFor();
    return page;
  };

  test('is ticked and unticked; all, none; the odds of the assault follow', async () => {
    const page = await naming();
    await tick(page, 'Featherston-A').click();
    await tick(page, 'Buford-A').click();
    await expectTicked(page).toEqual(['Featherston-A', 'Buford-A']);
    await expectText(page.locator('.ticks h3')).toBe('NAMED FOR THE ASSAULT 2 of 3');
    const odds = page.locator('.actions .peek');
    const two = await odds.innerText();
    await tick(page, 'Featherston-A').click();
    await expectTicked(page).toEqual(['Buford-A']);
    await expectText(odds).not.toBe(two);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expectCount(page.locator('.tick[aria-checked="true"]')).toBe(3);
    await page.getByRole('button', { name: 'None', exact: true }).click();
    await expectTicked(page).toEqual([]);
    await expectCount(page.locator('.action', { hasText: 'Declare' })).toBe(0);
    await expectAccessible(page);
  });

  test('with a most, the rest wait when it is full, and it goes on only when told to', async () => {
    const page = await naming({ viewport: PHONE });
    // One after another, as the seed was sought.
    for (const name of ['Featherston-A', 'Tilghman-C', 'Buford-A']) {
      await tick(page, name).click();
      await expectAttribute(tick(page, name), 'aria-checked').toBe('true');
    }
    await press(page, /^Declare/);
    await page.locator('.odds-view .primary').click();
    await expectText(page.locator('.ticks h3')).toBe('TAKES PART 0 of at most 2');
    await expectCount(page.getByRole('button', { name: 'All', disabled: true, exact: true })).toBe(1);
    await tick(page, 'Featherston-A').click();
    await expectTicked(page).toEqual(['Featherston-A']);
    await expectCount(page.locator('.action', { hasText: 'Nobody else takes part' })).toBe(1);
    await tick(page, 'Buford-A').click();
    await expectTicked(page).toEqual(['Featherston-A', 'Buford-A']);
    await expect.poll(() => tick(page, 'Tilghman-C').isDisabled()).toBe(true);
    await tick(page, 'Buford-A').click();
    await expect.poll(() => tick(page, 'Tilghman-C').isDisabled()).toBe(false);
    await tick(page, 'Tilghman-C').click();
    await page.getByRole('button', { name: 'These 2, and go on' }).click();
    await expectText(page.locator('.dice-tray')).toContain("defender's die");
  });
});

describe('house rules', () => {
  test('stand by chapter, are found by words, and those that are changed can be seen alone', async () => {
    const page = await app.visit('/field/gcacw/port-gibson');
    await page.getByText('House rules').click();
    await expectTexts(page.locator('.readings h2')).toContain('11 Entrenchments');
    await expectText(page.locator('.readings > .hint')).toContain('“Ours” is what no card');
    await expectCount(page.locator('.readings li:visible')).toBe(0);
    await page.getByRole('searchbox').fill('abatis multiplies');
    await expectCount(page.locator('.readings li')).toBe(1);
    await page.locator('.readings select').selectOption('2');
    await page.getByRole('searchbox').fill('points for march losses');
    await expectText(page.locator('.terms')).toContain('lost on the march scores nothing');
    await page.locator('.readings select').selectOption('half');
    await expectText(page.locator('.terms')).toContain('lost on the march scores half as much');
    await page.locator('.readings select').selectOption('nothing');
    await page.getByRole('searchbox').fill('');
    await expectCount(page.locator('.readings li')).toBeGreaterThan(20);
    // Folded again; the part that has a changed one says so, and is opened by the keyboard.
    const part = page.locator('.readings-group', { hasText: 'Entrenchments' });
    await expectText(part.locator('summary')).toContain('1 read otherwise');
    await part.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expectCount(part.locator('li:visible')).toBeGreaterThan(5);
    await page.getByLabel('Only those that are changed').check();
    await expectTexts(page.locator('.readings li label')).toEqual([
      expect.stringContaining('Worth of an abatis'),
    ]);
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('xyzzy');
    await expectText(page.locator('.readings [role=status]')).toContain('Try fewer letters');
    await page.getByRole('button', { name: 'All as ours again' }).click();
    await expectText(page.locator('.house-rules > summary')).toContain('all as we read the card');
  });
});

describe('a resolver', () => {
  const combat = '/gcacw/combat';

  test('begins neutral; the example comes by a tap, says what is left of it, and goes by another', async () => {
    const page = await app.visit(combat);
    await expectText(heading(page)).toBe('Normal attack, 6 against 6, in clear');
    await page.getByRole('button', { name: 'Show the worked example' }).click();
    await expectText(heading(page)).toContain('Prepared attack, 7 against 2');
    await expectText(page.locator('.worked')).toContain('This is the worked example.');
    await page.getByLabel('Attacker Combat Value', { exact: true }).fill('9');
    await expectText(page.locator('.worked')).toMatch(/^Still from the worked example: .*Hexside between/);
    await page.getByRole('button', { name: 'Clear what is left of it' }).click();
    await expectText(heading(page)).toBe('Normal attack, 9 against 6, in clear');
    await expectValue(page.locator('input[name=hexside]:checked')).toBe('none');
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expectText(heading(page)).toBe('Normal attack, 6 against 6, in clear');
    await expectCount(page.getByRole('button', { name: 'Show the worked example' })).toBe(1);
  });

  test('a link goes on meaning what it meant: values, dice, and the example of the home page', async () => {
    const page = await app.visit(`${combat}?attackerCV=4&defenderCV=3&hexside=creek&dice=6,1`);
    await expectText(heading(page)).toContain('4 against 3');
    await expectText(page.locator('output.line')).toContain('dice 6-1');
    await expectAddress(page).toContain('hexside=creek');
    await expectCount(page.getByRole('button', { name: 'Show the worked example' })).toBe(1);
    await page.goto(app.address);
    await page.locator('.shown').click();
    await expectText(page.locator('.worked')).toContain('This is the worked example.');
  });

  test('forces are not folded away, and the result is in view after a roll', async () => {
    const page = await app.visit('/huzzah/assault', { viewport: PHONE, ...calm });
    await page.locator('input[name="attacker.units.0.sp"]').waitFor();
    await expect.poll(() => page.locator('input[name="attacker.units.0.sp"]').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Roll here' }).click();
    const verdict = page.locator('.result .verdict');
    await expect
      .poll(() =>
        verdict.evaluate((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
      )
      .toBe(true);
  });
});
