// The TypeScript sources of an entry as one file, made by the first command after a change and kept for the next: that
// starts in half the time and plays half as fast again. Where nothing can be kept they run as they are.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PACKAGES = join(ROOT, 'packages');
const KEPT = join(ROOT, 'node_modules/.cache/longroll');
const SOURCE = /\.(?:ts|json)$/;
const NOT_SOURCES = /^(?:web|node_modules|test|fixtures|dist.*)$/;
/** What nobody has started for so long is of sources that have changed since. */
const FORGOTTEN = 24 * 3_600_000;

function addAll(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_SOURCES.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addAll(hash, path);
    else if (SOURCE.test(entry.name)) {
      const { mtimeMs, size } = statSync(path);
      hash.update(`${path} ${mtimeMs} ${size}\n`);
    }
  }
}

/** The name that the file has as long as no source changes. */
function keptAs(entry) {
  const hash = createHash('sha256');
  hash.update(process.version);
  addAll(hash, PACKAGES);
  return join(KEPT, `${entry}-${hash.digest('hex').slice(0, 16)}.mjs`);
}

/** Each source goes on knowing where it lies, and what is not ours is found where it is. */
const OURS = {
  name: 'ours',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@longroll/') ? undefined : { path, external: true },
    );
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: 'ts',
    }));
  },
};

/** Written beside its place and then moved there, so that two at once, or one that is killed, leave a whole file. */
async function put(entry, file) {
  const { build } = await import('esbuild');
  mkdirSync(KEPT, { recursive: true });
  const made = `${file}.${randomUUID()}`;
  await build({
    ...{ entryPoints: [join(PACKAGES, 'cli/src', `${entry}.ts`)], outfile: made, plugins: [OURS] },
    ...{ bundle: true, format: 'esm', platform: 'node', target: 'node20', sourcemap: 'inline' },
    ...{ sourcesContent: false, logLevel: 'silent' },
  });
  renameSync(made, file);
  clearForgotten();
}

function clearForgotten() {
  for (const name of readdirSync(KEPT)) {
    const path = join(KEPT, name);
    if (/\.mjs(?:\.|$)/.test(name) && Date.now() - statSync(path).mtimeMs > FORGOTTEN)
      rmSync(path, { force: true });
  }
}

async function kept(entry) {
  const file = keptAs(entry);
  if (!existsSync(file)) await put(entry, file);
  return pathToFileURL(file).href;
}

/** As they are: every file by itself, each time anew. */
async function asTheyAre(entry) {
  const { register } = await import('tsx/esm/api');
  register();
  return new URL(`../src/${entry}.ts`, import.meta.url).href;
}

/** The module of an entry of `cli/src`. */
export async function sources(entry) {
  process.setSourceMapsEnabled(true);
  return import(await kept(entry).catch(() => asTheyAre(entry)));
}
