/** Every question has a page that works: begun neutral and answered, readable by everybody, reopened by its link. */
import { describe, expect, test } from 'vitest';
import { registry } from '../../packages/registry/src/index.ts';
import { leftOfExample } from '../../packages/web/src/case/example.ts';
import { expectAccessible } from './accessible.ts';
import {
  application,
  expectAddress,
  expectCount,
  expectOdds,
  expectText,
  expectToFit,
  heading,
  PHONE,
} from './application.ts';

const app = application();

describe.each(registry.questions.map((question) => [question.id, question] as const))(
  '%s',
  (id, question) => {
    const headlineOf = (values: typeof question.example): string => {
      const verdict = question.ask(values);
      if (verdict.refused) throw new Error(verdict.refused.text);
      return verdict.value.headline;
    };

    test('opens neutral and answered, shows its example, fits a phone, has no accessibility fault', async () => {
      const page = await app.goOn(`/${id}`, { viewport: PHONE });
      await expectText(heading(page)).toBe(headlineOf(question.neutral));
      await expectCount(page.getByRole('alert')).toBe(0);
      if (leftOfExample(question, question.example).length > 0)
        await page.getByRole('button', { name: 'Show the worked example' }).click();
      await expectText(heading(page)).toBe(headlineOf(question.example));
      await expectCount(page.getByRole('alert')).toBe(0);
      await expectToFit(page);
      await expectAccessible(page);
    });
  },
);

describe('a sketch of hexes', () => {
  test('names its hexes, and one that is added and placed changes the answer', async () => {
    const page = await app.visit('/huzzah/fire-zone', { viewport: PHONE });
    await page.getByRole('button', { name: 'Show the worked example' }).click();
    const around = page.locator('.field.list');
    await expectText(around.locator('summary').first()).toBe('1 ahead, woods');
    await around.getByRole('button', { name: 'Add another' }).click();
    await expectText(page.getByRole('alert')).toContain('described already');
    await around.locator('summary').nth(2).click();
    await around.locator('select[name="hexes.2.place"]').selectOption('far-side-right');
    await expectText(around.locator('summary').nth(2)).toContain('3 2 hexes at the right side');
    await expectCount(page.getByRole('alert')).toBe(0);
    await expectText(page.locator('main')).not.toMatch(/reaches 2:[^.]*2 hexes at the right side/);
  });

  test('a step off the road takes the bonus away, in words', async () => {
    const page = await app.visit('/huzzah/movement', { viewport: PHONE });
    await page.getByRole('button', { name: 'Show the worked example' }).click();
    await page.locator('.field.list').nth(1).getByRole('button', { name: 'Add another' }).click();
    await expectText(page.getByRole('alert')).toContain('not the whole move is by road');
  });
});

describe('a stack of units', () => {
  const withExample = async () => {
    const page = await app.visit('/gcacw/attack');
    await page.getByRole('button', { name: 'Show the worked example' }).click();
    return page;
  };

  test('is added to, changed and taken from; the link brings it back', async () => {
    const page = await withExample();
    const defenders = page.locator('.field.list').nth(1);
    await expectCount(defenders.locator('.record')).toBe(2);
    await defenders.getByRole('button', { name: 'Add another' }).click();
    await expectCount(defenders.locator('.record')).toBe(3);
    await defenders.locator('.record').nth(2).locator('summary').click();
    await defenders.locator('input[name="defenders.2.name"]').fill('Baldwin');
    await expectText(defenders.locator('.record').nth(2).locator('summary')).toContain('Baldwin');
    await expectText(heading(page)).toContain('10 against 11');
    await expectAddress(page).toContain('Baldwin');
    const again = await app.visit(page.url().slice(app.address.length));
    await expectText(heading(again)).toContain('10 against 11');
    await again.locator('.field.list').nth(1).locator('.record').nth(2).locator('summary').click();
    await again.getByRole('button', { name: 'Take 3 away' }).click();
    await expectText(heading(again)).toContain('10 against 7');
  });

  test('units that may not attack are refused in words, at their list', async () => {
    const page = await withExample();
    await page.locator('input[name="attackers.0.demoralized"][value="1"]').check();
    await expectText(page.getByRole('alert')).toContain('Hovey is Demoralize-1 and may not attack');
  });

  test('what it does to every unit is said after the roll', async () => {
    const page = await withExample();
    await page.getByRole('button', { name: /attacker's die 6, defender's die 1/ }).click();
    await expectText(page.locator('output.line')).toContain(
      'Green loses 1, is disorganized, is demoralized (1) and tires to fatigue 3; Tracy loses 1',
    );
  });
});

describe('house rules', () => {
  test('another reading changes the odds, and the link keeps it', async () => {
    const page = await app.visit('/gcacw/combat?attackerCV=6&defenderCV=6');
    await expectOdds(page).toContain('holds 72.2 % 13/18');
    await page.getByText('Readings that the card leaves open').click();
    await page.locator('input[name="houseRules.artilleryAgainstNoGuns"][value="as-printed"]').check();
    await expectOdds(page).toContain('holds 91.7 % 11/12');
    await expectAddress(page).toContain('houseRules=');
  });
});

describe('several words of a list', () => {
  test('are pressed side by side; the rules say which go together, and the link keeps them', async () => {
    const page = await app.visit('/gcacw/combat?attackerCV=6&defenderCV=6&game=BTC&attack=assault');
    const bonus = page.getByRole('group', { name: 'Bonus of' });
    await expectCount(bonus.getByRole('checkbox')).toBe(3);
    await bonus.getByRole('checkbox', { name: 'Lee' }).check();
    await expectAddress(page).toContain('leaderBonus=lee');
    await bonus.getByRole('checkbox', { name: 'Hunt' }).check();
    await expectAddress(page).toContain('leaderBonus=lee,hunt');
    await expectCount(page.getByRole('alert')).toBe(0);
    await bonus.getByRole('checkbox', { name: 'Stafford Heights' }).check();
    await expectText(page.getByRole('alert')).toContain('of each side one counts');
    await bonus.getByRole('checkbox', { name: 'Stafford Heights' }).uncheck();
    await expectAddress(page).toMatch(/leaderBonus=lee,hunt(&|$)/);
    const again = await app.visit(page.url().slice(app.address.length));
    await expectCount(
      again.getByRole('group', { name: 'Bonus of' }).getByRole('checkbox', { checked: true }),
    ).toBe(2);
    await expectAccessible(again);
  });

  test('are not asked for where the game has none', async () => {
    const page = await app.visit('/gcacw/combat?attackerCV=6&defenderCV=6');
    await expectText(heading(page)).toContain('6 against 6');
    await expectCount(page.getByRole('group', { name: 'Bonus of' })).toBe(0);
  });
});

describe('a price that a note changes', () => {
  test('is shown with the note, beside the printed one', async () => {
    const page = await app.visit(
      '/gcacw/combat?attackerCV=6&defenderCV=6&attack=prepared&defenderTerrain=loess',
    );
    const summary = page.locator('.charts summary', { hasText: 'Attack Summary' });
    await expectText(summary).toContain('Infantry MP cost: 4, loess 5');
  });
});

test('all questions are within reach from any page', async () => {
  const page = await app.visit('/gcacw/combat');
  await page.getByText('All questions').click();
  const links = page.locator('.contents a');
  await expect
    .poll(() => links.evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
    .toEqual(registry.questions.map(({ id }) => `/${id}`));
});
