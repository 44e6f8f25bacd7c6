// Draws public/icons/*.png from public/drum.svg. Run by hand when the drum changes: node packages/web/offline/icons.mjs
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../../../scripts/browser.mjs';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const PAPER = '#f7f2e7';
/** The drum stands a little high in its own square, by this many hundredths. */
const LOW = 4.7;
const drum = readFileSync(`${PUBLIC}drum.svg`).toString('base64');

/**
 * Systems cut a maskable icon to a circle of four fifths of its width, and iOS rounds corners by itself: both have
 * paper to the edge. Elsewhere the icon is shown as it is.
 */
const ICONS = [
  { name: 'drum-192', size: 192, drum: 0.88, corner: 0.18 },
  { name: 'drum-512', size: 512, drum: 0.88, corner: 0.18 },
  { name: 'drum-maskable-512', size: 512, drum: 0.68, corner: 0 },
  { name: 'drum-apple-180', size: 180, drum: 0.78, corner: 0 },
];

const markup = ({ size, drum: share, corner }) => `
  <style>
    body { margin: 0 }
    div { width: ${size}px; height: ${size}px; display: grid; place-items: center;
          background: ${PAPER}; border-radius: ${size * corner}px }
    img { width: ${size * share}px; translate: 0 ${LOW}% }
  </style>
  <div><img src="data:image/svg+xml;base64,${drum}"></div>`;

mkdirSync(`${PUBLIC}icons`, { recursive: true });
const browser = await launchBrowser();
for (const icon of ICONS) {
  const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
  await page.setContent(markup(icon));
  await page.locator('img').evaluate((image) => image.decode());
  await page.screenshot({ path: `${PUBLIC}icons/${icon.name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
