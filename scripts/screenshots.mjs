// Pictures of the main pages, light and dark, phone and desktop, into screenshots/ (which git ignores), or into the folder
// that LONGROLL_SCREENSHOTS names. With words behind it only those whose name has one of them.

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from './browser.mjs';
import { keptCampaign, laidOut } from './keptCampaign.mjs';
import { served } from './served.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = process.env.LONGROLL_SCREENSHOTS ?? `${root}screenshots`;
const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const PAGES = {
  home: '/',
  charts: '/charts',
  found: '/charts?find=creek',
  card: '/charts/gcacw',
  rules: '/rules',
  book: '/rules/gcacw',
  rule: '/rules/gcacw/T.2',
  glossary: '/rules/gcacw/glossary',
  rosters: '/roster',
  roster: '/roster/gcacw/champion-hill',
  sheet: '/roster/gcacw/champion-hill/print',
  map: '/map/gcacw/vicksburg',
  battlefield: '/map/antietam/sharpsburg',
  ravines: '/map/huzzah/iuka',
  clearings: '/map/huzzah/seven-pines',
  field: '/field',
  scenario: '/field/gcacw/port-gibson',
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

/** A game as far as its first march: what is shown is reached by playing. */
const TABLE = '/field/gcacw/port-gibson?seed=screenshot';
const STEPS = {
  table: (tab) => tab.getByRole('button', { name: 'Begin' }).click(),
  'table-march': async (tab) => {
    for (const words of [/^Begin/, /^No more leaders/, /^No more leaders/, /marches/])
      await tab.locator('.action', { hasText: words }).first().click();
  },
  'table-reach': (tab) => tab.locator('.odds-view .primary').click(),
  'table-far': (tab) => tab.getByRole('button', { name: 'Whole map' }).click(),
};
/** Dice have fallen and the map has come to rest. */
const rested = (tab) => tab.waitForTimeout(1500);

/** A battle of stacks on hexes as far as the other side is asked whether it fires. */
const BATTLE = '/field/huzzah/iuka?seed=screenshot';
const SIXTH = /6 of 15/;
const hexAt = (tab, id) =>
  tab.locator('.table-map > canvas').evaluate((canvas, hex) => canvas.whereIs?.(hex), id);
const clickHex = async (tab, id) => {
  const { x, y } = await hexAt(tab, id);
  await tab.mouse.click(x, y);
};
const BATTLE_STEPS = {
  'battle-group': async (tab) => {
    await tab.getByRole('button', { name: 'Begin' }).click();
    for (let ends = 0; ends < 9 && !SIXTH.test(await tab.locator('.facts').innerText()); ends++) {
      await tab.locator('.ending').click();
      await rested(tab);
      const ask = tab.locator('.ask-end .primary');
      if ((await ask.count()) > 0) await ask.click();
    }
    await clickHex(tab, '1011');
  },
  'battle-risk': (tab) => clickHex(tab, '1012'),
  'battle-asked': (tab) => tab.locator('.odds-view .primary').click(),
};

/** A campaign: as it begins, the house rules that it offers, its turn; then kept ones, in a Strategic Cycle and late in the siege. */
const CAMPAIGN = '/field/gcacw/campaign?seed=screenshot';
const tabNamed = (tab, name) => tab.getByRole('tab', { name }).click();
const CAMPAIGN_STEPS = {
  'campaign-scenario': (tab) => tab.locator('.scenario-picture canvas').waitFor(),
  'campaign-house-rules': async (tab) => {
    await tab.getByText('House rules').click();
    await tab.getByText('19.4.8 Railroad').click();
    await tab.getByText('19.4.8 Railroad').scrollIntoViewIfNeeded();
  },
  'campaign-found-rules': (tab) => tab.getByRole('searchbox').fill('victory points'),
  'campaign-opening': (tab) => tab.getByRole('button', { name: 'Begin' }).click(),
  'campaign-turn': (tab) => tab.locator('.turn-bar summary').click(),
  'campaign-course': async (tab) => {
    await tab.locator('.turn-bar summary').click();
    await tabNamed(tab, 'Course');
  },
};
const SIEGE = '/field/gcacw/siege-and-relief?seed=screenshot';
const SIEGE_STEPS = {
  'campaign-siege': (tab) => tab.getByRole('button', { name: 'Begin' }).click(),
  'campaign-siege-course': (tab) => tabNamed(tab, 'Course'),
  'campaign-siege-score': async (tab) => {
    await tabNamed(tab, 'Score');
    await tab.getByText('How it is won').click();
  },
  'campaign-siege-rosters': (tab) => tabNamed(tab, 'Rosters'),
  'campaign-supply': async (tab) => {
    await tabNamed(tab, 'Actions');
    await tab.keyboard.press('9');
  },
};
const KEPT_STEPS = {
  'campaign-cycle': async () => {},
  'campaign-cycle-course': (tab) => tabNamed(tab, 'Course'),
};
const LATE_STEPS = {
  'campaign-late': async () => {},
  'campaign-late-course': (tab) => tabNamed(tab, 'Course'),
  'campaign-late-journal': (tab) => tabNamed(tab, 'Journal'),
};
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 1000 } };

async function pictureTable(browser, address, size, colorScheme, [table, steps, kept]) {
  if (!Object.keys(steps).some(isWanted)) return;
  const options = { viewport: SIZES[size], colorScheme, locale: 'en-US', serviceWorkers: 'block' };
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const tab = await context.newPage();
  if (kept) {
    await tab.goto(`${address}/field`);
    await laidOut(tab, kept);
  }
  await tab.goto(address + table);
  for (const [name, step] of Object.entries(steps)) {
    await step(tab);
    await rested(tab);
    const file = `${name}-${size}-${colorScheme}.png`;
    if (isWanted(name)) await tab.screenshot({ path: `${out}/${file}` });
    console.log(`screenshots/${file}`);
  }
  await context.close();
}

mkdirSync(out, { recursive: true });
const server = await served();
const { address } = server;
const browser = await launchBrowser();
for (const [page, path] of Object.entries(PAGES).filter(([name]) => isWanted(name))) {
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
      console.log(`screenshots/${page}-${size}-${colorScheme}.png`);
      await context.close();
    }
  }
}
const inCycle = await keptCampaign(
  'gcacw/river-to-jackson',
  ({ turn, stage }) => turn < 5 || (turn === 5 && stage.at !== 'depot'),
  'cycle',
);
const late = await keptCampaign('gcacw/campaign', ({ turn }) => turn < 41, 'late');
for (const size of Object.keys(SIZES))
  for (const colorScheme of ['light', 'dark'])
    for (const course of [
      [TABLE, STEPS],
      [BATTLE, BATTLE_STEPS],
      [CAMPAIGN, CAMPAIGN_STEPS],
      [SIEGE, SIEGE_STEPS],
      [inCycle.address, KEPT_STEPS, inCycle],
      [late.address, LATE_STEPS, late],
    ])
      await pictureTable(browser, address, size, colorScheme, course);
await browser.close();
server.close();
