/** The end of a build: `sw.js`, which knows every file that the page is made of. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

export interface Built {
  /** Changes with the content of any file, and only then. */
  readonly version: string;
  /** Address of every file, with its digest as `integrity` wants it. */
  readonly files: Readonly<Record<string, string>>;
}

export interface Written extends Built {
  readonly bytes: number;
}

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));
const SCRIPT = 'sw.js';

/** The browser keeps the worker itself; maps are for whoever opens the tools, and compressed copies are one file each. */
const isKept = (path: string): boolean => path !== SCRIPT && !/\.(?:map|br)$/.test(path);

/** Some hosts redirect /index.html to /, and a redirected answer cannot open a page. */
const addressOf = (path: string): string => (path === 'index.html' ? '/' : `/${path}`);

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64');

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
}

/** Read from the folder, not from the bundle: what public/ holds is served too. */
async function builtIn(dist: string): Promise<Written> {
  const paths = (await filesIn(dist)).filter(isKept).sort();
  const contents = await Promise.all(paths.map((path) => readFile(join(dist, path))));
  const files = Object.fromEntries(
    paths.map((path, i) => [addressOf(path), `sha256-${sha256(contents[i]!)}`]),
  );
  const bytes = contents.reduce((sum, { length }) => sum + length, 0);
  return { version: sha256(JSON.stringify(files)).slice(0, 12), files, bytes };
}

/** Writes the worker for the files that a folder holds now. */
export async function writeWorker(dist: string): Promise<Written> {
  const { bytes, ...built } = await builtIn(dist);
  const { code } = await transformWithOxc(await readFile(WORKER, 'utf8'), WORKER, { sourcemap: false });
  await writeFile(join(dist, SCRIPT), `const BUILT = ${JSON.stringify(built, null, 2)};\n${code}`);
  return { ...built, bytes };
}

export function offline(): Plugin {
  return {
    name: 'longroll-offline',
    apply: 'build',
    async writeBundle({ dir }) {
      const { files, bytes, version } = await writeWorker(dir!);
      this.info(`${Object.keys(files).length} files, ${Math.round(bytes / 1000)} kB, version ${version}`);
    },
  };
}
