/** What an automated check of accessibility (axe) finds wrong with a page. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Two frames later: what a change of the screen brings about has been laid out. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );

/**
 * Everything but contrast on the whole page. Contrast, by far the slowest, on one text of each make: the same type in
 * the same colour on the same grounds. A text that stands in something placed over others is a make of its own.
 */
async function faultsNow(): Promise<readonly string[]> {
  const { axe: check } = globalThis as unknown as { axe: typeof axe };
  const grounds = new Map<Element, string>();
  const groundOf = (at: Element | null): string => {
    if (at === null) return '';
    const known = grounds.get(at);
    if (known !== undefined) return known;
    const { position, opacity, backgroundColor, backgroundImage } = getComputedStyle(at);
    const own = [position, opacity, backgroundColor, backgroundImage].join(' ');
    const isPlaced = position !== 'static' && position !== 'relative';
    const ground = `${own}${isPlaced ? grounds.size : ''} > ${groundOf(at.parentElement)}`;
    grounds.set(at, ground);
    return ground;
  };
  const makeOf = (at: Element): string => {
    const { color, fontSize, fontWeight, textShadow, visibility } = getComputedStyle(at);
    return [color, fontSize, fontWeight, textShadow, visibility, groundOf(at)].join(' ');
  };
  const hasText = (at: Element): boolean =>
    [...at.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '');
  const texts = [...document.body.querySelectorAll('*')].filter(
    (at) => at.checkVisibility() && (hasText(at) || at.matches('input, select, textarea')),
  );
  const eachMake = [...new Map(texts.map((at) => [makeOf(at), at])).values()];
  const options: axe.RunOptions = { resultTypes: ['violations'], preload: false };
  const found = [
    await check.run(document, { ...options, rules: { 'color-contrast': { enabled: false } } }),
    await check.run({ include: eachMake }, { ...options, runOnly: ['color-contrast'] }),
  ];
  return found.flatMap(({ violations }) =>
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
  );
}

/** A line each. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(faultsNow);
}

/** No fault; a page caught in a movement is looked at again. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  // What is off the screen is not laid out, and what is not laid out cannot be checked.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: before.width, height: Math.max(height, 800) });
  await drawn(page);
  await expect.poll(() => accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize(before);
}
