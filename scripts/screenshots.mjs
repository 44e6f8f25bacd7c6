// Pictures of the main pages, light and dark, phone and desktop, into screenshots/ (which git ignores).

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from './browser.mjs';
import { served } from './served.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = `${root}screenshots`;
const PAGES = {
  home: '/',
  charts: '/charts',
  found: '/charts?find=creek',
  card: '/charts/gcacw',
  rosters: '/roster',
  roster: '/roster/gcacw/champion-hill',
  sheet: '/roster/gcacw/champion-hill/print',
  map: '/map/gcacw/vicksburg',
  log: '/log',
  melee: '/antietam/melee',
  engagement: '/antietam/engagement',
  assault: '/huzzah/assault',
  resolver: '/gcacw/combat',
  rolled:
    '/gcacw/combat?attack=prepared&attackerCV=7&defenderCV=2&attackerTV=3&defenderTV=2&attackerAV=4&defenderAV=1&defenderTerrain=woods&hexside=creek&dice=4,2',
  guns: '/gcacw/combat?attackerSide=confederate&attackerCV=14&defenderCV=9&attackerAV=2&defenderAV=1&defenderTerrain=rough&flankBonus=2&dice=6,3,5',
  refused: '/gcacw/combat?attackerCV=0&defenderCV=4',
  nowhere: '/gcacw/nothing',
};
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 1000 } };

mkdirSync(out, { recursive: true });
const server = await served();
const { address } = server;
const browser = await launchBrowser();
for (const [page, path] of Object.entries(PAGES)) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark']) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        locale: 'en-US',
        serviceWorkers: 'block',
        deviceScaleFactor: 1,
      });
      const tab = await context.newPage();
      await tab.goto(address + path, { waitUntil: 'networkidle' });
      await tab.getByRole('heading', { level: 1 }).waitFor();
      // What is off the screen is not laid out: so all of it is on the screen.
      const height = await tab.evaluate(() => document.documentElement.scrollHeight);
      await tab.setViewportSize({ width: viewport.width, height });
      await tab.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      const file = `${out}/${page}-${size}-${colorScheme}.png`;
      await tab.screenshot({ path: file, fullPage: true });
      console.log(file.slice(root.length));
      await context.close();
    }
  }
}
await browser.close();
server.close();
