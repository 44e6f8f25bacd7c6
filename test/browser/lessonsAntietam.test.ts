/** The guided first game of the square-grid system, on a phone and on a desktop. */
import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import type { Lesson, Primer } from '../../packages/kernel/src/index.ts';
import { registry } from '../../packages/registry/src/index.ts';
import { expectAccessible } from './accessible.ts';
import { application, expectText, expectTexts, expectToFit } from './application.ts';
import {
  calm,
  came,
  choose,
  coach,
  DEVICES,
  ON_DESKTOP,
  press,
  schoolOf,
  shown,
  testLeadingOn,
  todo,
  toTheEnd,
} from './coached.ts';
import { tap } from './onTheMap.ts';

const app = application();
const school = await schoolOf(app, 'antietam');
const { primer, visit } = school;
const [march] = primer.lessons as [Lesson];

/** Takes up the next unit that can be given orders. */
const next = (page: Page) => page.locator('.orders-panel').getByRole('button', { name: 'Next' }).click();

describe.each(DEVICES)('on a %s', (_, device) => {
  test('the first lesson by hand: column, the road, the corn, the end of operations, line', async () => {
    const page = await visit(march, device);
    await expectToFit(page);
    await expectAccessible(page);
    await press(page, 'Go on');
    await tap(page, '1711');
    await choose(page, /^Forms column/);
    await expectText(came(page)).toBe(march.steps[1]!.done);
    await tap(page, '1515');
    await expectText(came(page)).toBe(march.steps[2]!.done);
    await next(page);
    // On a phone the squares that it goes to lie under the coach: the list has them as well.
    for (const square of ['1512', '1513', '1514'])
      await choose(page, new RegExp(`^Steps south to ${square}`));
    await expectText(came(page)).toBe(march.steps[3]!.done);
    await press(page, 'Go on');
    await page.locator('.ending').click();
    await page.locator('.ask-end .primary').click();
    await expectText(came(page)).toBe(march.steps[5]!.done);
    await next(page);
    await choose(page, /^Forms line/);
    await expectText(coach(page)).toContain(march.close);
    await expectToFit(page);
  });
});

testLeadingOn(school);

test('who leaves the road is told so at the square where he does, and goes back', async () => {
  const page = await visit(march);
  for (const step of march.steps.slice(0, 2)) await shown(page, step);
  await tap(page, '1711');
  await tap(page, '1611');
  await expectText(came(page)).toBe(march.steps[2]!.misses[0]!.said);
  await press(page, 'Take a step back');
  await expectText(todo(page)).toBe(march.steps[2]!.todo);
  await toTheEnd(page, march, 2);
});

test('how far one has come is kept for each system by itself', async () => {
  const page = await visit(march);
  await toTheEnd(page, march);
  await page.getByRole('link', { name: 'All lessons' }).click();
  const marks = (system: string) => page.getByRole('region', { name: system }).locator('.lessons small');
  await expectTexts(marks('Battle of Antietam')).toEqual(['done', 'next', '', '']);
  await expectTexts(marks('Great Campaigns')).toEqual(['next', '', '', '', '', '']);
});

test('the Sunken Road with hints: one after another is put away, and not those of another game', async () => {
  const { game } = primer;
  const hint = (id: string) => game.hints.find((one) => one.id === id)!.say[0]!.text;
  const page = await app.visit(`/learn/${game.id}?seed=first`, { ...calm, ...ON_DESKTOP });
  await page.getByRole('button', { name: 'Begin' }).click();
  await expectText(coach(page)).toContain(hint('set-up'));
  await press(page, 'I know that');
  await expectText(coach(page)).toContain('Nothing new to say here.');
  await choose(page, /[Bb]egin/);
  await expectText(coach(page)).toContain(hint('union'));
  await press(page, 'I know that');
  await expectText(coach(page)).toContain(hint('end'));
  await tap(page, '1915');
  await expectText(coach(page)).toContain(hint('column'));
  const other: Primer = await registry.systems.find(({ id }) => id === 'gcacw')!.primer!();
  await page.goto(`${app.address}/learn/${other.game.id}?seed=first`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expectText(coach(page)).toContain(other.game.hints.find(({ id }) => id === 'set-up')!.say[0]!.text);
});
