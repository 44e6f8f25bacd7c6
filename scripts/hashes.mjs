// npm run hashes: the golden games and random ones played again under every Node and in Chromium; their hashes must agree.
// Nodes are this one and those in LONGROLL_NODES, paths with ":" between them. --each N random games of every scenario,
// --seed TEXT others, --no-browser without Chromium.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { launchBrowser } from './browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const GOLDEN = ['gcacw', 'antietam'].map((system) => join(root, 'packages', system, 'fixtures/games'));
const mapIn = (file) => readFileSync(join(root, 'packages', file), 'utf8');
/** As packages/registry/maps lists them. */
export const MAPS = {
  'gcacw/vicksburg': mapIn('gcacw/maps/vicksburg.map.txt'),
  'antietam/sharpsburg': mapIn('antietam/maps/antietam.map.txt'),
  'huzzah/iuka': mapIn('huzzah/maps/iuka.map.txt'),
  'huzzah/seven-pines': mapIn('huzzah/maps/seven-pines.map.txt'),
};
const MOST_OUTPUT = 2 ** 28;

/** The rules and the replay in one file, the same for all; its text. */
export async function bundle(into) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: into,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: { entry: join(root, 'bench/hashes.ts'), formats: ['es'], fileName: () => 'hashes.mjs' },
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  return readFileSync(join(into, 'hashes.mjs'), 'utf8');
}

function gameIn(folder, name) {
  const bytes = readFileSync(join(folder, name));
  return { name, text: (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8') };
}

export const goldenGames = () =>
  GOLDEN.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name !== 'ends.json')
      .sort()
      .map((name) => gameIn(folder, name)),
  );

/** In a new process of some Node: reads games and maps, prints the hashes. */
const IN_NODE = `
import { readFileSync } from 'node:fs';
const { hashesOf } = await import('./hashes.mjs');
const { games, maps } = JSON.parse(readFileSync('games.json', 'utf8'));
console.log(JSON.stringify({ version: process.version, hashes: await hashesOf(games, maps) }));
`;

export function inNode(node, folder, games) {
  writeFileSync(join(folder, 'games.json'), JSON.stringify({ games, maps: MAPS }));
  writeFileSync(join(folder, 'inNode.mjs'), IN_NODE);
  const out = execFileSync(node, ['inNode.mjs'], { cwd: folder, encoding: 'utf8', maxBuffer: MOST_OUTPUT });
  const { version, hashes } = JSON.parse(out);
  return { where: `Node ${version}`, hashes };
}

export async function inChromium(text, games) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ type: 'module', content: text });
    await page.waitForFunction(() => 'hashesOf' in globalThis);
    const hashes = await page.evaluate((given) => globalThis.hashesOf(given.games, given.maps), {
      games,
      maps: MAPS,
    });
    return { where: `Chromium ${browser.version()}`, hashes };
  } finally {
    await browser.close();
  }
}

/** The games of which not all have the same hash. */
export const unlike = (answers) =>
  answers[0].hashes.filter(({ hash }, at) => answers.some(({ hashes }) => hashes[at]?.hash !== hash));

function tell(answers) {
  const [{ hashes }] = answers;
  for (const [at, { name, moves }] of hashes.entries()) {
    const all = [...new Set(answers.map((one) => one.hashes[at]?.hash ?? 'none'))];
    console.log(`${name.padEnd(44)} ${String(moves).padStart(5)} moves  ${all.join('  DIFFERS  ')}`);
  }
  for (const { where, hashes: own } of answers)
    console.log(`${where}: ${own.length} games, ${unlike([answers[0], { hashes: own }]).length} differ`);
}

async function main() {
  const { values } = parseArgs({
    options: {
      each: { type: 'string', default: '6' },
      seed: { type: 'string', default: 'hashes' },
      'no-browser': { type: 'boolean', default: false },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'longroll-hashes-'));
  try {
    const text = await bundle(folder);
    const { randomGames } = await import(join(folder, 'hashes.mjs'));
    const games = [...goldenGames(), ...(await randomGames(Number(values.each), values.seed, MAPS))];
    const nodes = [process.execPath, ...(process.env.LONGROLL_NODES ?? '').split(':')].filter(Boolean);
    const answers = nodes.map((node) => inNode(node, folder, games));
    if (!values['no-browser']) answers.push(await inChromium(text, games));
    tell(answers);
    process.exitCode = unlike(answers).length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv[1]?.endsWith('hashes.mjs')) await main();
