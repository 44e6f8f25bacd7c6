// How soon the odds stand on the page after a tap, in a real browser, its processor slowed four times; and how
// much script the first visit to the Charts room loads. Figures to read, not assertions.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../scripts/browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const SLOWED = 4;
const TAPS = 24;
const LIMIT_MS = 50;
const LIMIT_KB = 250;

const server = spawn(process.execPath, ['packages/cli/bin/longroll.js', 'serve', '--port', '0'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.on('exit', () => server.kill());
const address = await new Promise((resolve) => {
  server.stdout.on('data', (text) => {
    const found = /http:\/\/[\w.]+:\d+/.exec(String(text));
    if (found) resolve(found[0]);
  });
});
const browser = await launchBrowser();

/** A phone with a processor several times slower than this machine's. */
async function slowPhone(path) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  return page;
}

/** Milliseconds from the click until the odds on the page have changed, measured inside the page. */
const fromTapToOdds = (page, choices) =>
  page.evaluate(
    async ({ choices, taps }) => {
      const odds = () => document.querySelector('.odds')?.textContent;
      const times = [];
      for (let i = 0; i < taps; i++) {
        const before = odds();
        const input = document.querySelector(choices[i % choices.length]);
        const start = performance.now();
        const changed = new Promise((resolve) => {
          const watch = new MutationObserver(() => {
            if (odds() === before) return;
            watch.disconnect();
            // Until the frame that shows it, not only until the page knows it.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          });
          watch.observe(document.querySelector('main'), {
            subtree: true,
            childList: true,
            characterData: true,
          });
        });
        input.click();
        times.push(await changed);
        await new Promise((resolve) => requestIdleCallback(resolve));
      }
      return times.slice(4).sort((a, b) => a - b);
    },
    { choices, taps: TAPS },
  );

const spread = (times) => {
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1);
  return `median ${at(0.5)} ms, nine in ten within ${at(0.9)} ms (limit ${LIMIT_MS} ms)`;
};

const CASES = [
  [
    'combat typed in',
    '/gcacw/combat',
    ['input[name=attack][value=hasty]', 'input[name=attack][value=prepared]'],
  ],
  [
    'attack with units',
    '/gcacw/attack',
    ['input[name=attack][value=hasty]', 'input[name=attack][value=prepared]'],
  ],
];
console.log(`From a tap to the odds, processor slowed ${SLOWED} times`);
for (const [name, path, choices] of CASES) {
  const page = await slowPhone(path);
  console.log(`    ${name.padEnd(20)} ${spread(await fromTapToOdds(page, choices))}`);
  await page.context().close();
}

const page = await slowPhone('/roster/gcacw/port-gibson');
await page.getByRole('button', { name: /^Osterhaus/ }).click();
const counters = [/^Green-A/, /^Cockrell-A/].map((name) => page.getByRole('button', { name }).first());
await counters[0].click();
await page.locator('.odds').waitFor();
for (const [i, counter] of counters.entries())
  await counter.evaluate((b, id) => b.setAttribute('data-tap', id), i);
console.log(`    counters tapped      ${spread(await fromTapToOdds(page, ['[data-tap="1"]']))}`);
await page.context().close();

const context = await browser.newContext({ locale: 'en-US' });
const visit = await context.newPage();
let bytes = 0;
const devtools = await context.newCDPSession(visit);
await devtools.send('Network.enable');
const scripts = new Set();
devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
  if (scripts.has(requestId)) bytes += encodedDataLength;
});
await visit.goto(`${address}/charts`, { waitUntil: 'networkidle' });
console.log(
  `First load of the Charts room: ${(bytes / 1000).toFixed(0)} kB of compressed script (limit ${LIMIT_KB} kB)`,
);
await browser.close();
server.kill();
