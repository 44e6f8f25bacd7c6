/** Lessons as one plays them: the coach, what he says, and what is done beside him. */
import type { Page } from 'playwright-core';
import type { Lesson, LessonStep } from '../../packages/kernel/src/index.ts';
import { DESKTOP, expectText, PHONE } from './application.ts';

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
