/** What an automated check of accessibility (axe) finds wrong with a page. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Two frames later: what a change of the screen brings about has been laid out. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );

/** Texts that are looked at for their contrast, with all that stands in them, bear this. */
const MARK = 'data-one-of-its-make';

/**
 * Two rules cost more than all others together. Contrast is looked at on one text of each make: the same type in the same
 * colour on the same grounds; a text that stands in something placed over others is a make of its own. A link in a text
 * must be told by more than its colour or by much of it: which is looked at only where it is told by nothing else.
 */
function prepareCheck(mark: string): void {
  const { axe: check } = globalThis as unknown as { axe: typeof axe };
  const LINKS = {
    selector: 'a[href], [role=link]',
    matches: 'link-in-text-block-matches',
    excludeHidden: false,
  };
  check.configure({
    noHtml: true,
    rules: [
      { id: 'color-contrast', selector: `[${mark}], [${mark}] *` },
      { id: 'link-told-by-its-look', ...LINKS, any: ['link-in-text-block-style'] },
    ],
  });
}

async function faultsNow(mark: string): Promise<readonly string[]> {
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
  for (const at of eachMake) at.setAttribute(mark, '');
  const rules = { 'link-in-text-block': { enabled: false } };
  const found = await check.run(document, {
    ...{ resultTypes: ['violations', 'incomplete'], preload: false, elementRef: true, rules },
  });
  const ofLinks = ({ id }: axe.Result) => id === 'link-told-by-its-look';
  const plainLinks = [...found.violations, ...found.incomplete]
    .filter(ofLinks)
    .flatMap(({ nodes }) => nodes.map(({ element }) => element!));
  const links = await (plainLinks.length === 0
    ? { violations: [] }
    : check.run({ include: plainLinks }, { runOnly: ['link-in-text-block'], preload: false }));
  for (const at of eachMake) at.removeAttribute(mark);
  return [...found.violations.filter((one) => !ofLinks(one)), ...links.violations].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
  );
}

/** A line each. What checks is brought to a page once. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axe.source);
    await page.evaluate(prepareCheck, MARK);
  }
  return page.evaluate(faultsNow, MARK);
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
