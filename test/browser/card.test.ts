/** The card of a system as it comes out of a printer: whole, in printed order, on no more sheets than it has sides. */
import type { CardSystem, Chart } from '@longroll/kernel';
import { describe, expect, test } from 'vitest';
import { registry } from '../../packages/registry/src/index.ts';
import { application } from './application.ts';
import { bare, type Format, type Printed, type Sheet, sheetsOf } from './sheets.ts';

const app = application();

/** Of the cards in the boxes. */
const SIDES = { gcacw: 4, antietam: 2, huzzah: 2 } as const;
const FORMATS: readonly Format[] = ['A4', 'Letter'];
const CASES = registry.systems.flatMap((system) => FORMATS.map((format) => [system.id, format] as const));
const systemOf = (id: string): CardSystem => registry.systems.find((system) => system.id === id)!;

/** Below this, figures cannot be read across a table. */
const SMALLEST = 6.5;
const MARGIN = 28;

/** Every word of a chart, in the order in which it is read; a chart set in parts has its heads again over each. */
const wordsOf = ({ title, rows, notes }: Chart): readonly string[] => [
  title,
  ...rows.flatMap(({ head, cells }) => [head, ...cells]),
  ...notes.flatMap(({ mark, text }) => [mark, text]),
];

interface Found {
  readonly sheet: number;
  /** The pieces of text from the first word of the chart to its last. */
  readonly pieces: readonly Printed[];
  readonly missing: readonly string[];
}

/** Reads on from where the last chart ended: what is not found there is missing, out of order or torn off. */
function reader(sheets: readonly Sheet[]) {
  let sheet = 0;
  let at = 0;
  const textOf = (number: number) => bare(sheets[number]!.printed.map(({ text }) => text).join(''));
  const texts = sheets.map((_, number) => textOf(number));
  return (chart: Chart): Found => {
    const isHere = () => texts[sheet]!.indexOf(bare(chart.title), at) >= 0;
    while (!isHere() && sheet < sheets.length - 1) [sheet, at] = [sheet + 1, 0];
    const begin = isHere() ? texts[sheet]!.indexOf(bare(chart.title), at) : at;
    const missing = wordsOf(chart).filter((word) => {
      const found = texts[sheet]!.indexOf(bare(word), at);
      if (found >= 0) at = found + bare(word).length;
      return found < 0;
    });
    return { sheet, pieces: piecesIn(sheets[sheet]!, begin, at), missing };
  };
}

function piecesIn({ printed }: Sheet, begin: number, end: number): readonly Printed[] {
  let at = 0;
  return printed.filter(({ text }) => {
    const from = at;
    at += bare(text).length;
    return from >= begin && at <= end;
  });
}

async function printed(path: string, format: Format): Promise<readonly Sheet[]> {
  const page = await app.visit(path);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return sheetsOf(page, format);
}

/** Printed once and looked at in several ways; what fails, fails for each of them. */
const known = new Map<string, Promise<readonly Sheet[]>>();
function printedCard(id: string, format: Format, path = `/charts/${id}`): Promise<readonly Sheet[]> {
  const key = `${path} ${format}`;
  const sheets = known.get(key) ?? printed(path, format);
  known.set(key, sheets);
  return sheets;
}

describe.each(CASES)('the card of %s on %s', (id, format) => {
  test('has no more sheets than the card has sides, printed from its page or from its preview', async () => {
    const sheets = await printedCard(id, format);
    expect(sheets.length).toBeLessThanOrEqual(SIDES[id as keyof typeof SIDES]);
    const preview = await printedCard(id, format, `/charts/${id}/print`);
    const textsOf = (all: readonly Sheet[]) => all.map(({ printed }) => printed.map(({ text }) => text));
    expect(textsOf(preview)).toEqual(textsOf(sheets));
  });

  test('has every cell and note of every chart, in printed order, none torn', async () => {
    const sheets = await printedCard(id, format);
    const read = reader(sheets);
    for (const chart of systemOf(id).charts) {
      const { sheet, pieces, missing } = read(chart);
      expect({ chart: chart.id, missing }).toEqual({ chart: chart.id, missing: [] });
      const left = Math.min(...pieces.map((piece) => piece.left));
      const right = Math.max(...pieces.map((piece) => piece.right));
      expect(right - left, `${chart.id} in one column`).toBeLessThan(sheets[sheet]!.width / 2);
    }
  });

  test('is all within the margins, and large enough to be read', async () => {
    for (const { printed, width, height } of await printedCard(id, format)) {
      expect(Math.min(...printed.map(({ size }) => size))).toBeGreaterThanOrEqual(SMALLEST);
      expect(Math.min(...printed.map(({ left }) => left))).toBeGreaterThan(MARGIN);
      expect(Math.max(...printed.map(({ right }) => right))).toBeLessThan(width - MARGIN);
      expect(Math.max(...printed.map(({ foot, size }) => foot + size))).toBeLessThan(height - MARGIN);
    }
  });
});

describe.each(registry.systems.map(({ id }) => id))('the card of %s, laid out for paper', (id) => {
  test.each([
    ['A4', 711],
    ['Letter', 733],
  ])('has no box that its words run out of, on the width of %s', async (_, width) => {
    const page = await app.visit(`/charts/${id}`);
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await page.locator('.card-chart').first().waitFor();
    const over = () =>
      page
        .locator('.card-chart, .card-chart :is(h2, .chart, th, td, li)')
        .evaluateAll((all) =>
          all
            .filter(
              (box) =>
                box.scrollWidth > box.clientWidth + 1 ||
                box.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
            )
            .map((box) => box.textContent),
        );
    await expect.poll(over).toEqual([]);
  });

  test('leaves the screen as it was', async () => {
    const page = await app.visit(`/charts/${id}`);
    const onScreen = () => page.locator('main').innerText();
    const before = await onScreen();
    await page.pdf();
    await expect.poll(onScreen).toBe(before);
    await expect.poll(() => page.locator('.paper').count()).toBe(0);
  });
});
