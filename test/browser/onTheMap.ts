/** Hexes of the map on the table: where they lie on the screen, and touching them. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

type MapCanvas = HTMLCanvasElement & { whereIs?: (id: string) => Spot | null };

/** Null as long as nothing is drawn. */
export const whereIs = (page: Page, id: string): Promise<Spot | null> =>
  page.locator('.table-map > canvas').evaluate((canvas: MapCanvas, hex) => canvas.whereIs?.(hex) ?? null, id);

/** Where a hex lies in sight, the same for so many frames: the window may have got another size, or the map be moving. */
const restsInSight = (page: Page, id: string): Promise<Spot | null> =>
  page.locator('.table-map > canvas').evaluate(async (canvas: MapCanvas, hex) => {
    const first = canvas.whereIs?.(hex);
    for (let frames = 0; frames < 10; frames++) {
      await new Promise(requestAnimationFrame);
      const now = canvas.whereIs?.(hex);
      const { top, bottom } = canvas.getBoundingClientRect();
      const isInSight = now && now.y > top + 8 && now.y < Math.min(bottom, innerHeight) - 8;
      if (!isInSight || now.x !== first?.x || now.y !== first.y) return null;
    }
    return first ?? null;
  }, id);

export async function restsAt(page: Page, id: string): Promise<Spot> {
  let spot: Spot | null = null;
  await expect.poll(async () => (spot = await restsInSight(page, id))).not.toBeNull();
  return spot!;
}

/** By finger where the device has a touch screen, by mouse elsewhere. */
export async function tap(page: Page, id: string): Promise<void> {
  const { x, y } = await restsAt(page, id);
  const isTouched = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (isTouched ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}
