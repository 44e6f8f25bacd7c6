// How soon the odds stand on the page after a tap, in a real browser, its processor slowed four times; and how
// much script the first visit to the Charts room loads; and frames while the map of a game is dragged; and how soon a long
// campaign is shown that lies on the device. Figures to read, not assertions. With words behind it only those parts that they
// name: odds, load, pan, campaign.
import { launchBrowser } from '../scripts/browser.mjs';
import { keptCampaign, laidOut } from '../scripts/keptCampaign.mjs';
import { served } from '../scripts/served.mjs';

const SLOWED = 4;
const TAPS = 24;
const BETWEEN_TAPS_MS = 400;
const LIMIT_MS = 50;
const LIMIT_KB = 250;
const PAINTED_MS = 2500;
const DRAGS = 240;
const CAMPAIGN_TURN = 61;
const TURNS_BACK = [20, 1, 40, 60, 20, 35, 10];
const OPENED_MS = 1000;

const parts = process.argv.slice(2);
const isWanted = (part) => parts.length === 0 || parts.includes(part);

const server = await served();
const { address } = server;
const browser = await launchBrowser();

/** A phone with a processor several times slower than this machine's. */
async function slowPhone(path) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  return page;
}

/**
 * From the tap, as the page is told of it, to the frame that it hands on to the screen with the changed odds in it, in
 * milliseconds, from the browser's own trace. What comes before (is it a tap or a drag?) and after (the screen) is
 * the browser's, and on a machine without a graphics card says nothing about a phone.
 */
function framesIn(events) {
  const taps = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  const commits = events.filter(({ name }) => name === 'Commit');
  const isOf = (tap) => (one) => one.pid === tap.pid && one.tid === tap.tid && one.ts > tap.ts;
  return taps.flatMap((tap) => {
    const frame = commits.find(isOf(tap));
    return frame ? [(frame.ts + frame.dur - tap.ts) / 1000] : [];
  });
}

async function fromTapToOdds(page, targets) {
  const odds = () => page.locator('.odds').textContent();
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  for (let i = 0; i < TAPS; i++) {
    const before = await odds();
    await targets[i % targets.length].tap();
    await page.waitForFunction((old) => document.querySelector('.odds')?.textContent !== old, before);
    // A thumb does not tap again before it has seen the answer.
    await page.waitForTimeout(BETWEEN_TAPS_MS);
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const times = framesIn(traceEvents.sort((one, other) => one.ts - other.ts));
  // The first few meet code that has never run.
  return times.slice(4).sort((one, other) => one - other);
}

const spread = (times) => {
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(0);
  return `median ${at(0.5)} ms, nine in ten within ${at(0.9)} ms of ${times.length} (limit ${LIMIT_MS} ms)`;
};

const attackTypes = (page) =>
  ['hasty', 'prepared'].map((type) =>
    page.locator('label', { has: page.locator(`input[name=attack][value=${type}]`) }),
  );

async function tellOdds() {
  console.log(`From a tap to the odds, processor slowed ${SLOWED} times`);
  for (const [name, path] of [
    ['combat typed in', '/gcacw/combat'],
    ['attack with units', '/gcacw/attack'],
  ]) {
    const page = await slowPhone(path);
    console.log(`    ${name.padEnd(20)} ${spread(await fromTapToOdds(page, attackTypes(page)))}`);
    await page.context().close();
  }

  const page = await slowPhone('/roster/gcacw/port-gibson');
  const counter = (name) =>
    page.locator('button.tapped', { has: page.locator(`svg[aria-label^="${name},"]`) });
  for (const name of ['Osterhaus', 'Green-A']) await counter(name).tap();
  await page.locator('.odds').waitFor();
  console.log(`    counters tapped      ${spread(await fromTapToOdds(page, [counter('Cockrell-A')]))}`);
  await page.context().close();
}

async function tellFirstLoad() {
  const context = await browser.newContext({ locale: 'en-US' });
  const visit = await context.newPage();
  let bytes = 0;
  const devtools = await context.newCDPSession(visit);
  await devtools.send('Network.enable');
  const scripts = new Set();
  devtools.on(
    'Network.responseReceived',
    ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await visit.goto(`${address}/charts`, { waitUntil: 'networkidle' });
  console.log(
    `First load of the Charts room: ${(bytes / 1000).toFixed(0)} kB of compressed script (limit ${LIMIT_KB} kB)`,
  );
  await context.close();
}

/** Frames while the map of a table is dragged to and fro, all units on it, in milliseconds. */
async function framesOfPanning(scale) {
  const seat = await browser.newContext({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: scale });
  const table = await seat.newPage();
  await table.goto(`${address}/field/gcacw/lorings-memorandum`, { waitUntil: 'networkidle' });
  await table.getByRole('button', { name: 'Begin' }).click();
  await table.locator('.table-map canvas').waitFor();
  await table.waitForTimeout(PAINTED_MS);
  await table.evaluate(() => {
    const frames = [];
    let before = 0;
    const watch = (now) => {
      if (before > 0) frames.push(now - before);
      before = now;
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
    window.frames = frames;
  });
  await table.mouse.move(400, 400);
  await table.mouse.down();
  for (let step = 0; step < DRAGS; step++) {
    const turn = (step / DRAGS) * Math.PI * 6;
    await table.mouse.move(400 + 260 * Math.sin(turn), 400 + 220 * Math.cos(turn));
  }
  await table.mouse.up();
  const frames = await table.evaluate(() => window.frames);
  await seat.close();
  return frames.sort((one, other) => one - other);
}

async function tellPanning() {
  console.log("Panning the map of Loring's Memorandum, all units on it, drawn without a graphics card");
  for (const scale of [1, 2]) {
    const frames = await framesOfPanning(scale);
    const at = (share) => frames[Math.min(frames.length - 1, Math.floor(frames.length * share))].toFixed(1);
    console.log(
      `    ${scale} pixel${scale > 1 ? 's' : ''} to a point   median ${at(0.5)} ms a frame, 95 % ${at(0.95)} ms, worst ${at(1)} ms of ${frames.length}`,
    );
  }
}

/**
 * From an event of the visitor to the frame after the facts of the table are those of a turn and its map is there, in
 * milliseconds: by the clock of the page, so that nothing of the driver is in it.
 */
async function untilShown(tab, event, turn, does) {
  await tab.evaluate(
    ([name, wanted]) => {
      window.shown = new Promise((done) => {
        const isShown = () =>
          document.querySelector('.table-map canvas') &&
          new RegExp(`(?<!\\d)${wanted} of 70`).test(document.querySelector('.facts')?.textContent);
        const look = (from) =>
          isShown()
            ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)))
            : requestAnimationFrame(() => look(from));
        addEventListener(name, ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
      });
    },
    [event, turn],
  );
  await does();
  return tab.evaluate(() => window.shown);
}

/** Milliseconds that the page itself has worked so far, by the processor's clock: a busy machine does not lengthen them. */
async function workOf(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

async function tellCampaign() {
  const kept = await keptCampaign('gcacw/campaign', ({ turn }) => turn < CAMPAIGN_TURN, 'long');
  const seat = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const tab = await seat.newPage();
  const link = tab.locator(`a[href="${kept.address}"]`).first();
  const devtools = await seat.newCDPSession(tab);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const measure = async (what, event, turn, does) => {
    const before = await workOf(devtools);
    const ms = await untilShown(tab, event, turn, does);
    const work = (await workOf(devtools)) - before;
    console.log(
      `    ${what.padEnd(32)} ${ms.toFixed(0).padStart(5)} ms, of which ${work.toFixed(0).padStart(5)} ms work`,
    );
  };
  const open = (what) => measure(what, 'click', CAMPAIGN_TURN, () => link.click());
  await tab.goto(`${address}/field`, { waitUntil: 'networkidle' });
  await laidOut(tab, kept);
  await tab.reload({ waitUntil: 'networkidle' });
  console.log(`A kept campaign of ${kept.moves} moves, at turn ${CAMPAIGN_TURN} (limit ${OPENED_MS} ms)`);
  await open('opened for the first time');
  for (let again = 0; again < 3; again++) {
    await tab.goBack({ waitUntil: 'networkidle' });
    await open('opened again');
  }
  await tab.locator('.order-bar .more summary').click();
  await tab.getByRole('button', { name: 'Replay' }).click();
  const turns = tab.getByRole('combobox', { name: 'Turn' });
  for (const turn of TURNS_BACK)
    await measure(`stepped to turn ${turn}`, 'change', turn, () => turns.selectOption(`${turn}`));
  await seat.close();
}

for (const [part, tells] of [
  ['odds', tellOdds],
  ['load', tellFirstLoad],
  ['pan', tellPanning],
  ['campaign', tellCampaign],
])
  if (isWanted(part)) await tells();
await browser.close();
server.close();
