// Finds a browser for the tests, or installs one, and says which it is.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const KNOWN = [
  process.env.LONGROLL_BROWSER,
  // The same browser without its windows: a good deal quicker.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const say = (text) => console.log(`browser: ${text}`);
const onSystem = () => KNOWN.find((path) => path && existsSync(path));
const downloaded = () => [chromium.executablePath()].find((path) => path && existsSync(path));
const run = (command, ...words) => spawnSync(command, words, { stdio: 'inherit' }).status === 0;

function installDebianPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say("none found; installing Debian's package chromium-headless-shell");
  return (
    run('apt-get', 'update', '-qq') &&
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell')
  );
}

function download() {
  say("none found; downloading the test tool's own");
  return run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');
}

/** The path of a browser that can be started; installs one where none is. */
export function findBrowser() {
  const there = onSystem() ?? downloaded();
  if (there) return there;
  if (!installDebianPackage()) download();
  const now = onSystem() ?? downloaded();
  if (!now) throw new Error('no browser: install Chromium, or set LONGROLL_BROWSER to the path of one');
  return now;
}

/** With more flags where somebody wants them. */
export function launchBrowser(more = []) {
  return chromium.launch({ executablePath: findBrowser(), args: [...FLAGS, ...more] });
}

if (process.argv[1]?.endsWith('browser.mjs')) say(`using ${findBrowser()}`);
