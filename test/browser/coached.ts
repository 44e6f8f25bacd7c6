/** Lessons as one plays them: the coach, what he says, and what is done beside him. */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import type { Lesson, LessonStep, Primer } from '../../packages/kernel/src/index.ts';
import { registry } from '../../packages/registry/src/index.ts';
import { type Application, DESKTOP, expectAddress, expectText, expectToFit, PHONE } from './application.ts';

export const calm = { reducedMotion: 'reduce' } as const;
export const ON_DESKTOP = { viewport: DESKTOP };
export const BY_TOUCH = { viewport: PHONE, hasTouch: true };
export type Device = typeof ON_DESKTOP | typeof BY_TOUCH;
export const DEVICES = [
  ['desktop', ON_DESKTOP],
  ['phone', BY_TOUCH],
] as const;

export const coach = (page: Page) => page.locator('.coach');
export const came = (page: Page) => page.locator('.coach .came');
export const todo = (page: Page) => page.locator('.coach .todo');
export const press = (page: Page, name: string) => coach(page).getByRole('button', { name }).click();

/** Follows the coach: whatever a step shows is done for one, until the step is over. */
export async function shown(page: Page, { goal, shown: actions }: LessonStep): Promise<void> {
  if (goal === null) return press(page, 'Go on');
  for (let i = 0; i < actions.length; i++) await press(page, 'Show me');
}

export async function toTheEnd(page: Page, { steps, close }: Lesson, from = 0): Promise<void> {
  for (const [i, step] of steps.entries()) {
    if (i < from) continue;
    await expectText(todo(page)).toBe(step.todo);
    await shown(page, step);
    if (step.done !== '') await expectText(came(page)).toBe(step.done);
  }
  await expectText(coach(page)).toContain(close);
}

const TICK = /^(.+) (?:is to (?:take part|march|join)|takes part|joins)$/;

/** Chosen from the list, and confirmed where the odds open first. */
export async function choose(page: Page, words: string | RegExp): Promise<void> {
  // Lists of units are check marks.
  const [, ticked] = TICK.exec(String(words)) ?? [];
  if (ticked !== undefined) return page.locator('.ticks .tick', { hasText: ticked }).click();
  const option = page.locator('.action', { hasText: words }).first();
  const asks = option.getByText('(shows its odds first)');
  await option.waitFor();
  const weighs = (await asks.count()) > 0;
  await option.click();
  if (weighs) await page.locator('.odds-view .primary').click();
}

/** The lessons of a system, and a way into each. */
export interface School {
  readonly primer: Primer;
  visit(lesson: Lesson, device?: Device): Promise<Page>;
}

export async function schoolOf(app: Application, system: string): Promise<School> {
  const primer = await registry.systems.find(({ id }) => id === system)!.primer!();
  return {
    primer,
    async visit(lesson, device = ON_DESKTOP) {
      const page = await app.visit(`/learn/${lesson.id}`, { ...calm, ...device });
      await expectText(todo(page)).toBe(lesson.steps[0]!.todo);
      return page;
    },
  };
}

/** Every lesson comes to its end if one follows the coach, and leads to the next, the last to the game. */
export const testLeadingOn = ({ primer: { lessons, game }, visit }: School): void =>
  test.each(lessons)('$id on a desktop, shown to its end, leads on', async (lesson) => {
    const page = await visit(lesson);
    await expectToFit(page);
    await toTheEnd(page, lesson);
    const after = lessons[lessons.indexOf(lesson) + 1] ?? game;
    await coach(page).getByRole('link', { name: /^Next/ }).click();
    await expectAddress(page).toContain(`/learn/${after.id}`);
  });
