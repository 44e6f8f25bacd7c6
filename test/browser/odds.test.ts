/** How odds are drawn: every class in a colour of its own, every histogram with its chances. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { registry } from '../../packages/registry/src/index.ts';
import { expectAccessible } from './accessible.ts';
import { application, expectContents, expectCount, expectText, expectTexts, heading } from './application.ts';

const app = application();

const summariesOf = (id: string) => {
  const question = registry.question(id)!;
  const asking = question.ask(question.example);
  return asking.refused ? [] : asking.value.summary().summaries;
};

/** Of its form as it opens. */
const headlineOf = (id: string): string => {
  const question = registry.question(id)!;
  const asking = question.ask(question.neutral);
  return asking.refused ? '' : asking.value.headline;
};

/** Questions with a summary in which two classes have one tone. */
const REPEATED = registry.questions
  .map(({ id }) => id)
  .filter((id) =>
    summariesOf(id).some(({ classes }) => new Set(classes.map(({ tone }) => tone)).size < classes.length),
  );

/** Red, green and blue of these parts of each summary. */
const coloursIn = (page: Page, selector: string) =>
  page.locator('.odds .summary').evaluateAll((summaries, parts) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    const colourOf = (part: Element) => {
      context.fillStyle = getComputedStyle(part).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    };
    return summaries.map((summary) => [...summary.querySelectorAll(parts)].map(colourOf));
  }, selector);

/** Of two colours, in steps of red, green and blue. */
const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((value, i) => value - b[i]!));
const SEEN_APART = 6;

describe.each(['light', 'dark'] as const)('by %s', (colorScheme) => {
  test.each(REPEATED)('%s: no two classes of a bar have one colour', async (id) => {
    const page = await app.goOn(`/${id}`, { colorScheme });
    await expectText(heading(page)).toBe(headlineOf(id));
    await expectCount(page.locator('.odds .bar')).toBe(summariesOf(id).length);
    for (const colours of await coloursIn(page, '.bar span')) {
      const pairs = colours.flatMap((one, i) => colours.slice(i + 1).map((other) => apart(one, other)));
      expect(Math.min(...pairs)).toBeGreaterThan(SEEN_APART);
    }
    await expectAccessible(page);
  });
});

test('a class has the colour of its part of the bar in the list beside it', async () => {
  const page = await app.visit('/huzzah/fire');
  await page.locator('.odds .bar').waitFor();
  expect(await coloursIn(page, '.swatch')).toEqual(await coloursIn(page, '.bar span'));
});

describe('a histogram', () => {
  test('of few bars has the chance of each over it', async () => {
    const page = await app.visit('/gcacw/combat?attackerCV=7&defenderCV=2');
    const first = page.locator('.plots figure').first();
    await expectTexts(first.locator('td')).toEqual(['41.7 %', '50.0 %', '8.3 %']);
    await expectContents(first.locator('.histogram b')).toEqual(['42%', '50%', '8.3%']);
    await expectContents(first.locator('.histogram small')).toEqual(['0', '1', '2']);
  });

  test('of many has it over those that have their number under them', async () => {
    const page = await app.visit('/antietam/fire');
    const histogram = page.locator('.histogram').first();
    await histogram.waitFor();
    const numbered = histogram.locator('div', { has: page.locator('small:not(:empty)') });
    expect(await numbered.count()).toBeGreaterThan(5);
    await expectCount(histogram.locator('b')).toBe(await numbered.locator('b').count());
    expect(await numbered.locator('b').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\d/)]),
    );
  });
});
