/** What stands on the sheets that come out of a printer, word by word, with its place and size in points. */
import type { Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';

export interface Printed {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** From the foot of the sheet. */
  readonly foot: number;
  readonly size: number;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly printed: readonly Printed[];
}

/** As the reader of the document gives a piece of text; it gives marks without any, too. */
interface Piece {
  readonly str?: string;
  readonly width: number;
  readonly height: number;
  readonly transform?: readonly number[];
}

export type Format = 'A4' | 'Letter';

export async function sheetsOf(page: Page, format: Format): Promise<readonly Sheet[]> {
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  const numbers = Array.from({ length: document.numPages }, (_, i) => i + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const sheet = await document.getPage(number);
      const [, , width = 0, height = 0] = sheet.view;
      const { items } = (await sheet.getTextContent()) as { items: readonly Piece[] };
      const printed = items.flatMap(({ str: text = '', width: long, height: size, transform }) => {
        const [, , , , left = 0, foot = 0] = transform ?? [];
        return text.trim() === '' ? [] : [{ text, left, right: left + long, foot, size }];
      });
      return { width, height, printed };
    }),
  );
}

/** Where lines are broken is the printer's affair; which of its signs stands for minus, too. */
export const bare = (text: string): string => text.replace(/\s+/g, '').replaceAll('−', '-');
